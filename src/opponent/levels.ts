/** How strong the computer may play: the games it plays on from a decision, at most. */
export const LEVELS = { easy: 40, normal: 160, strong: 640 } as const;
export type Level = keyof typeof LEVELS;

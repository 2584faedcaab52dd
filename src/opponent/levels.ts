/** How strong the computer may play: the games it plays on from a decision, at most. */
export const LEVELS = { easy: 24, normal: 80, strong: 240 } as const;
export type Level = keyof typeof LEVELS;

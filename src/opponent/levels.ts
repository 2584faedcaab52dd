/** How strong the computer may play: the most games it may play out from one decision. */
export const LEVELS = { easy: 24, normal: 80, strong: 240 } as const;
export type Level = keyof typeof LEVELS;

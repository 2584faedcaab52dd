/** What a game turn consists of. */

/** The phases of the game turn (5). */
export const STAGES = [
  'reinforce',
  'return',
  'levy',
  'offices',
  'shuffle',
  'deal',
  'first',
  'strategy',
  'winter',
  'isolation',
  'victory',
  'end',
] as const;
export type Stage = (typeof STAGES)[number];

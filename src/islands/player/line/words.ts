/** What the line of a game says: who was ahead, and what turned it. */
export const whatDecided = 'What decided it';
export const estimatedOn = (date: string, looks: number): string =>
  `Estimated on ${date} with all hands open, by playing ${looks} games from each step. A roll is compared with the average of its faces, a decision with the best option, judging by what the player could see.`;
export const whoWins = (at: number, says: string): string => `Who wins, after step ${at}: ${says}`;
export const kind = (type: 'luck' | 'decision'): string => type;
export const better = (what: string): string => `; better: ${what}`;
export const unclear = 'unclear';
export const side = 'Side';
export const decisions = 'decisions';

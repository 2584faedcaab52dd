/** What the line of a game says: who was ahead, and what turned it. */
export const whatDecided = 'What decided it';
export const estimatedOn = (date: string, looks: number): string =>
  `Estimated on ${date} with all hands open, by playing ${looks} games from each step. Rolls are compared with their average, decisions with the best option given what the player could see.`;
export const whoWins = (at: number, says: string): string => `Who leads after step ${at}: ${says}`;
export const kind = (type: 'luck' | 'decision'): string => type;
export const better = (what: string): string => `; better: ${what}`;
export const unclear = 'unclear';
export const side = 'Side';
export const decisions = 'decisions';

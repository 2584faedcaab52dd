/** The words of a game in play once there is something to choose: figures and advice. */

// Figures
export const noFigures = 'The odds could not be loaded. You can play on without them.';
export const exactWithOurs = '◐ Exact, but with our stand-in. ';
export const exact = '✓ Exact: all rolls counted. ';
export const estimatedFrom = (looks: number, who: string): string =>
  ` Estimated by playing ${looks} games from here, using only what ${who} can see.`;
export const otherQuestion = ' These two measure different things, so they are not ranked together.';

// Advice
export const advice = 'Advice';
export const adviceAsk = 'Advice: what would you do?';

// A figure beside a choice
export const noRisk = 'no risk';
export const nothingRolled = 'no dice';
export const winsAtBest = 'wins the game, at best';
export const sure = 'certain';
export const cannotSucceed = (of: string): string => `${of}: cannot succeed`;
export const ifNobodyAnswers = ', if nobody responds';
export const winsShort = (chance: string, error: string): string => `${chance} ±${error} wins`;
export const unclear = 'unclear';
export const winsGame = 'wins the game';

// The pieces that may go
export const move = 'Move';
export const tapPiece = 'tap a piece on the board';
export const mayGo = 'can move';

// Asking about something else
export const askElse = 'Ask about something else…';

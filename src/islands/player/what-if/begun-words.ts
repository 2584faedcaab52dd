/** The words of a game in play once a choice was made or an address opened: figures, advice, looking back. */

// A branch from an address
export const theSetUp = 'the set-up';
export const aStep = (at: number): string => `step ${at}`;
export const unreadable = (step: string): string =>
  `The branch in this address cannot be read. Here is ${step}, where it began.`;
export const older = (step: string): string =>
  `This link was made with another version. Here is ${step} of the current one.`;
export const noSeats = 'The address does not say who plays which seat: all are yours for now.';
export const firstActions = (many: number): string =>
  `its first ${many === 1 ? 'action is' : `${many} actions are`} here`;
export const hereIs = (step: string): string => `here is ${step}`;
export const cutOff = (rest: string): string => `The branch in this address was changed or cut off: ${rest}.`;

// Figures
export const noFigures = 'The odds could not be loaded. The rules still work.';
export const exactWithOurs = '◐ Exact over all rolls, with our stand-in. ';
export const exact = '✓ Exact over all rolls. ';
export const estimatedFrom = (looks: number, who: string): string =>
  ` Estimated by playing ${looks} games from here, by what ${who} can see.`;
export const otherQuestion = ' It answers a different question, so the two are not ranked together.';

// Advice
export const advice = 'Advice';
export const adviceAsk = 'Advice: what would you do?';

// Looking back
export const lookingBack = 'Looking back';
export const lookBack = 'Look back: what decided it';
export const aheadSoFar = 'Who is ahead so far';
export const byWhat = (who: string): string => `by what ${who} can see`;

// The uses of a card
export const notAllowed = 'not allowed';

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

// Between two players around one device
export const handTo = (name: string): string => `Hand the device to ${name}`;
export const iAm = (name: string): string => `I am ${name}`;

// The pieces that may go
export const move = 'Move';
export const tapPiece = 'tap a piece on the board';
export const mayGo = 'can move';

// Games that were tried
export const triedBefore = 'Tried before';
export const goOnWith = 'Go on with';
export const forget = (what: string): string => `Delete: ${what}`;

// The hand
export const noneOfUse = 'Cards, none of them useful now';
export const handOf = (name: string): string => `Hand of ${name}`;

// Asked about
export const askElse = 'Ask about something else…';
export const allowed = 'It is allowed: do it';

// Silenced
export const waived = (name: string): string => `${name}: not this round`;

/** The words of a game in play once something was played, or its address was opened. */

// A branch from an address
export const theSetUp = 'the set-up';
export const aStep = (at: number): string => `step ${at}`;
export const unreadable = (step: string): string =>
  `The moves in this link cannot be read. Here is ${step}, where they start.`;
export const older = (step: string): string =>
  `This link was made with another version. Here is ${step} of the current one.`;
export const noSeats = 'The link does not say who plays which side, so you play them all for now.';
export const firstActions = (many: number): string => `only the first ${many === 1 ? 'one is' : `${many} are`} here`;
export const hereIs = (step: string): string => `none of them can be used: here is ${step}, where they start`;
export const cutOff = (rest: string): string => `The moves in this link were changed or cut off, so ${rest}.`;

// Looking back
export const lookingBack = 'Looking back';
export const lookBack = 'Look back: what decided it';
export const aheadSoFar = 'Who is ahead so far';
export const byWhat = (who: string): string => `judging only by what ${who} can see`;

// The uses of a card
export const notAllowed = 'not allowed';

// Between two players around one device
export const handTo = (name: string): string => `Hand the device to ${name}`;
export const iAm = (name: string): string => `I am ${name}`;

// Games that were tried
export const triedBefore = 'Tried before';
export const goOnWith = 'Go on with';
export const forget = (what: string): string => `Delete: ${what}`;

// Asked about
export const allowed = 'Allowed: do it';

// Silenced
export const waived = (name: string): string => `${name}: not this round`;

// What happened
export const before = 'Before that';

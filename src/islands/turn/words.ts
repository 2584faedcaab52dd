/** The words of My turn. */

// The turn
export const gameOver = 'The game is over';
export const nextTurn = (word: string, turn: number): string => `Next: ${word} ${turn}`;
export const nextIs = (what: string): string => `Next: ${what}`;
export const next = 'Next';
export const doneNext = (seat: string): string => `Done: ${seat} next`;
export const stepOf = (step: number, count: number): string => `step ${step} of ${count}`;
export const myTurn = 'My turn';
export const evening = 'Evening';
export const players = (many: number): string => `${many} players`;
export const more = 'Players, order, phases';
export const stepByStep = (phase: string): string => `${phase}, step by step`;
export const wholeTurn = 'The whole turn';
export const undo = 'Undo';
export const stepBack = 'Step back';
export const whoseTurn = 'Whose turn it is';
export const doneAlready = '(done)';
export const of = (last: number | undefined): string => (last ? ` of ${last}` : '');
export const roundIs = (at: number, times: number | undefined): string => `, round ${at}${of(times)}`;
export const phaseOf = (phase: number, count: number): string => `Phase ${phase} of ${count}`;
export const whoFirst = 'Who goes first';
export const first = ' first';
export const tickOff = 'Tick off who is done';
export const tied = ', tied';
export const toSort = (unit: string): string => `Enter ${unit} to sort`;
export const eveningSays = (told: string): string => `Evening: ${told}`;
export const other = 'Other';

// How the table plays
export const playersAre = 'Players';
export const clockwise = 'Clockwise around the table';
export const earlier = (seat: string): string => `Move ${seat} up`;
export const goToPhase = 'Go to a phase';
export const overFrom = (turn: string): string => `Start over from ${turn} 1?`;
export const yesOver = 'Yes, start over';
export const noGoOn = 'No, go on';
export const startOver = 'Start over';

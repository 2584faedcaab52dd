/** The words of those parts of a calculator's page that load when they are seen. */
import type { VNode } from 'preact';

// Where the numbers come from
export const whereFrom = 'Where the numbers come from';
export const rulesQuestions = 'Rules questions';
export const leastCertain = (standing: VNode, meaning: string) => (
  <>
    The least certain figure here is {standing}: {meaning}.
  </>
);
export const tableOf = (title: string): string => `${title} table`;
export const whatTheyMean = 'What these words mean';
export const oneEntry = (at: string): string => `entry ${at}, `;
export const entriesOf = (many: number): string => `${many} entries, the least certain `;
export const noQuestion = 'No open rules question affects this result.';
export const amounts = 'Amounts';
export const modifiers = 'Modifiers';
export const side = 'Side';
export const amount = 'Amount';
export const why = 'Why';
export const clause = 'Clause';
export const source = 'Source';
export const inAll = 'in total';

// Drawn results
export const stop = 'Stop';
export const drawAgain = 'Sample again';
export const DRAWING = {
  running: 'still running',
  stopped: 'stopped',
  done: 'done',
  failed: 'stopped early: the rest did not load',
} as const;
export const anotherSeed = 'with another seed';
export const drawn = 'Sampled';
export const drawnSoFar = 'Sampled so far';
export const afterDraws = (error: string, draws: string, of: string): string =>
  `${error && `: ±${error}`} after ${draws} ${of}`;
export const seed = (seed: number): string => `seed ${seed}`;

// All the numbers, case by case, stage by stage
export const drawnShare = 'sampled';
export const onAverageDrawn = 'on average, sampled';
export const onAverage = 'on average';
export const allNumbers = 'All the numbers';
export const everyFigure = 'Every figure in this result';
export const everyCase = 'Every case';
export const everyCaseTable = 'Every case, as a table';
export const stages = 'Stage by stage';
export const worst = 'worst for the aim';
export const best = 'best for the aim';
export const ofAll = (share: string): string => `(${share} of all)`;
export const goOn = 'Go on';
export const range = (from: number, to: number): string => (from === to ? String(from) : `${from} to ${to}`);
export const lossesOfBoth = 'Losses of both sides';
export const readRegion =
  'To see the chance of a region, drag across cells, tap two corners, or hold Shift and use the arrow keys.';
export const allCells = 'All cells add up to 100%.';
export const chanceBy = (rows: string, columns: string): string =>
  `Chance in per cent by ${rows} (rows) and ${columns} (columns)`;
export const inPercent = 'in per cent; · means less than 0.05';

// What would change it
export const oneChange = 'What one change is worth';
export const noChange = 'No single change makes a difference here.';
export const tryingChanges = 'Trying each change …';
export const betterThanNow = (by: number): string => `${by} better than now`;
export const whatDoINeed = 'What do I need?';
export const twoNumbers = 'Change two numbers at once';
export const atLeast = (isChance: boolean): string => (isChance ? ': at least' : ':');
export const goal = 'Goal';
export const byChanging = 'by changing';
export const numberToChange = 'Number to change';
export const otherWays = 'Other ways';
export const tryingValues = 'Trying every value …';
export const noValue = 'No value is allowed here.';
export const asNow = 'as now';
export const apart = (by: number): string => `${Math.abs(by)} ${by > 0 ? 'more' : 'less'} than now`;
export const notAlone = (label: string, chance: string, value: string): string =>
  `${label} alone is not enough: ${chance} at best, with ${value}.`;
export const hasIt = 'You are already there, with nothing to spare.';
export const hasMore = (value: string, chance: string): string =>
  `You are already there: ${value} would be enough (${chance}).`;
export const use = (value: string): string => `Use ${value}`;
export const evenWith = (value: string): string => `already there, even with ${value}:`;
export const notAloneWith = (value: string): string => `not enough alone; the best is ${value}:`;
export const noValueHere = 'no value is allowed here';
export const fromTo = (label: string, first: number, firstWorth: string, last: number, lastWorth: string): string =>
  `${label}: from ${firstWorth} at ${first} to ${lastWorth} at ${last}.`;
export const nowAt = (value: number): string => `, now ${value}`;
export const withStandIn = 'with our stand-in';
export const upTheSide = 'Up the side';
export const alongTheTop = 'Along the top';
export const notAllowed = 'not allowed';
export const pressAgain = 'Press again to use these numbers.';
export const gridOf = (aim: string, rows: string, columns: string): string =>
  `${aim} by ${rows} (rows) and ${columns} (columns)`;
export const pairRead = (aim: string, row: string, column: string): string =>
  `${aim.charAt(0).toUpperCase() + aim.slice(1)} with ${row}, ${column}:`;
export const insideLine = (goal: string): string => `${goal} or more inside this line`;
export const lessThanHalf = 'less than half the time';

// Recent cases and those side by side
export const recentCases = 'Recent cases';
export const noneYet = 'None yet. Cases you look at will be listed here.';
export const forgetThese = 'Clear the list';
export const cannotWorkOut = 'it has no answer.';
export const casesCopied = 'Link to these cases copied.';
export const copyingBlocked = 'This browser blocks copying.';
export const compare = 'Compare';
export const cannotBeRead = 'cannot be read';
export const sideBySide = 'Cases side by side';
export const close = 'Close';
export const cameWithLink = 'These cases came with the link.';
export const showMine = 'Show mine';
export const discardThem = 'Discard them';
export const shareCases = (many: number): string => `Share ${many > 1 ? 'all' : 'it'}`;
export const keepCases = (haveMine: boolean): string => `Keep them${haveMine ? ' instead of mine' : ''}`;
export const unreadCase = (letter: string, ofLink: boolean, why: string): string =>
  `Case ${letter} ${ofLink ? 'in this link ' : ''}cannot be read: ${why}`;
export const sameIn = (many: number, what: string): string =>
  `The same in ${many === 2 ? 'both' : 'every case'}: ${what}`;
export const everyFigureBeside = 'Every figure side by side';
export const whatDiffers = 'What differs';
export const nothingElse = 'nothing else';
export const bestOf = 'best';
export const howSure = 'How sure';
export const thisCase = 'This case';
export const sameInAll = (what: string): string => `The same in every case: ${what}.`;
export const open = 'Open';
export const nameOf = (letter: string): string => `Name of ${letter}`;
export const nameIt = 'Name it';

// Sharing
export const tooLong = 'The link is too long for a QR code: copy it instead.';
export const copyBlocked = (address: string): string => `This browser blocks copying. Here is the link: ${address}`;
export const send = 'Send';
export const linkCopied = 'Link copied.';
export const copyLink = 'Copy link';
export const sentenceCopied = 'Sentence copied.';
export const copySentence = 'Copy sentence';
export const qrCode = 'QR code';
export const qrCodeOf = (what: string): string => `QR code for ${what}`;
export const shareThis = 'Share this case';
export const aCase = 'this case';
export const tooMany = (most: number): string =>
  `The answer uses more than ${most} of your own entries, too many for a link. Export them from the tables page and send the file too.`;
export const withTheirs = (tables: string): string => `With the sender’s entries in ${tables}`;
export const withYours = (chance: string): string => `With yours: ${chance}.`;
export const against = ' against ';
export const see = 'See them';
export const keepTheirs = 'Keep theirs';
export const useMine = 'Use mine';

// Rolling, the luck log and the evening
export const whichFaces = 'What did you roll?';
export const takeBack = (roll: string, face: number): string => `${roll}: take back the ${face}`;
export const rolled = (face: number): string => `Rolled a ${face}`;
export const rollIt = 'Roll it';
export const whoRolls = 'Who rolls?';
export const nameForLog = 'a name for the log';
export const rollAgain = 'Roll again';
export const rollRest = 'Roll the rest';
export const rollDice = 'Roll the dice';
export const intoLuckLog = 'Add to the luck log';
export const chanceOfThis = (chance: string): string => `${chance} chance of this`;
export const luckOf = (name: string, luck: string, unit: string): string => `${name}: ${luck} ${unit} of luck`;
export const luckLog = 'Luck log';
export const noRollYet = 'no rolls yet';
export const everyRoll = 'Every roll you make here is noted, with the average beside it.';
export const noName = 'No name';
export const fell = 'rolled';
export const expected = 'expected';
export const latest = 'Latest rolls';
export const takeBackLast = 'Take back the last roll';
export const clearLog = 'Clear the log';
export const fellOf = (fell: number, rolls: number): string => `${fell} of ${rolls}`;
export const nobody = 'nobody';
export const goodFor = 'Good for';
export const badFor = 'Bad for';
export const whoseLuck = (term: string): string => `${term}: whose luck is it?`;
export const inTheLog = 'Added to the log.';
export const backToTurn = 'Back to My turn';
export const theEvening = 'The evening';
export const logAndReturn = 'Log it and return to My turn';
export const logIt = 'Log it';
export const myTurn = '‹ My turn';
export const evening = 'Evening';
export const notSo = (term: string): string => `Did not happen: ${term}`;
export const whatHappened = 'What happened';
export const whatHappenedAsk = 'What happened?';

/** The words of the page of an evening. */

// The page
export const evening = 'Evening';
export const myTurn = 'My turn';
export const changed = 'Changed.';
export const undo = 'Undo';
export const shareOrPrint = 'Share or print';
export const endIt = 'End the evening';
export const alliedSince = (a: string, b: string, turn: number): string => `${a} and ${b} allied since turn ${turn}`;
export const besieged = (place: string, by: string, level: number): string =>
  `${place} besieged by ${by}, level ${level}`;
export const nameFor = (seat: string): string => `${seat}: name`;
export const done = 'Done';
export const names = 'Names';
export const addBattle = '+ Battle';
export const count = 'Count';
export const other = 'Other';
export const nothingYet = 'Nothing noted yet. Send a roll here from a calculator to begin.';
export const unreadable = 'The evening in this link cannot be read. Ask for a new link or the file.';
export const cameWithLink = 'This evening came with the link.';
export const keepIt = 'Keep it';
export const leaveIt = 'Discard it';

// A new evening
export const aboutEvening =
  'The turns, points, battles and luck of one evening, kept on this device. Nobody else sees it until you share it.';
export const players = 'Players';
export const whoPlays = 'Who plays?';
export const aName = 'name';
export const startAt = (turn: string, now: number): string =>
  `Start at ${turn} 1 (the “My turn” page is at ${turn} ${now})`;
export const begin = 'Begin the evening';
export const whatItKeeps = 'What it records';
/** A word to find it by, and what it is. */
export const KEEPS = (points: string | undefined): readonly (readonly [string, string])[] => [
  [
    'The game.',
    `The “My turn” page follows the phases and records each turn and phase${points ? `; ${points} are drawn as lines, turn by turn` : ''}.`,
  ],
  [
    'Battles.',
    'Open one in its calculator and tap the dice you rolled at the table: the result is added to the evening.',
  ],
  ['Luck.', 'What each player rolled, compared with the average.'],
  [
    'One page.',
    'To share or print at the end: how the game went, how the rolls compared with the odds, and who was lucky.',
  ],
];

// What is noted by hand
export const noteSomething = 'Add an entry';
export const howToLog = 'Set up the case, tap the dice you rolled, and log it.';
export const points = 'Points';
export const what = 'What';
export const decrease = (name: string): string => `Decrease ${name}`;
export const increase = (name: string): string => `Increase ${name}`;
export const noteAmounts = (what: string): string => `Save ${what}`;
export const alliance = 'Alliance';
export const oneSide = 'One player';
export const otherSide = 'The other player';
export const and = 'and';
export const part = 'End it';
export const ally = 'Now allied';
export const siege = 'Siege';
export const whoBesieges = 'Who besieges';
export const place = 'Place';
export const aPlace = 'place';
export const level = 'level';
export const over = 'over';
export const noteSiege = 'Add the siege';
export const anythingElse = 'Anything else';
export const whatHappened = 'What happened';
export const whatHappenedHere = 'what happened';
export const noteIt = 'Add it';

// The log
export const faces = 'Dice';
export const placeOrName = 'Place or name';
export const theCase = 'Open the case';
export const remove = 'Remove';
export const luckSays = (luck: string): string => `luck ${luck}`;
export const allies = (a: string, b: string, ends: boolean): string =>
  `${a} and ${b} are ${ends ? 'no longer allied' : 'allied'}`;
export const besieges = (by: string, place: string): string => `${by} besieges ${place}`;
export const siegeOver = (place: string): string => `The siege of ${place} is over`;
export const byTurn = (what: string, says: string): string => `${what} by turn: ${says}`;
export const luck = 'Luck';
export const oneResult = '+1 means one more result in that player’s favour than expected.';
export const inUnit = (unit: string): string => `Counted in ${unit}: the result rolled minus the average.`;

// The page to share
export const anEvening = (name: string): string => `An evening of ${name}`;
export const turnsIn = (turns: string, span: string): string => `${turns} in ${span}`;
export const levelAt = (most: number, what: string): string => `Level at ${most} ${what}`;
export const leads = (name: string, most: number, next: number, what: string): string =>
  `${name} leads ${most} ${what} to ${next}`;
export const dearestRolls = 'The luckiest and unluckiest rolls';
export const chanceOfThis = (chance: string): string => `${chance} chance of this.`;
export const allOfIt = (entries: string): string => `What happened, ${entries}`;
export const shareEvening = 'Share the evening';
export const print = 'Print';
export const close = 'Close';
export const tooLong = 'This evening is too long for a link. Export it and send the file.';
export const thisEvening = 'this evening';
export const staysHere = 'Nothing leaves this device until you share it.';

// The shelf
export const exported = 'Exported.';
export const earlier = 'Earlier evenings';
export const look = 'Open';
export const goOn = 'Continue';
export const delete_ = 'Delete';
export const exportAll = (evenings: string): string => `Export ${evenings}`;
export const importFile = 'Import a file';

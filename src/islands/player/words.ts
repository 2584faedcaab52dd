/** The words that the player puts around a step of a sample. */

// Bars and sheets
export const allSteps = 'All steps';
export const handsPilesTracks = 'Hands, piles, tracks';
export const tracks = 'Tracks';
export const boardAsTable = 'The board as a table';
export const steps = 'Steps';
export const hands = 'Hands';
export const table = 'Table';
export const allGames = 'All games';
export const fromStep = (title: string, from: number): string => `${title}, from step ${from}`;
export const aStepOf = (name: string): string => `A step from ${name}`;
export const thisStep = 'This step';
export const besideBoard = 'Beside the board';
export const stepSays = (at: number, says: string): string => `Step ${at}. ${says}`;
export const events = 'Events';
export const all = 'All';
export const odds = 'Odds';
export const whatIsWhere = 'What is where';
export const place = 'Place';
export const heldBy = 'Held by';
export const there = 'What is there';
export const heldByNobody = 'held by nobody';
export const nobody = 'nobody';
export const inside = ', inside';
export const besieged = (by: string, points: number, of: number): string => `besieged by ${by}, ${points} of ${of}`;
export const handsAndMore = 'Hands, piles and tracks';
export const handsSeenBy = 'Hands seen by';
export const everybody = 'everybody';
export const cards = (many: number): string => `${many} ${many === 1 ? 'card' : 'cards'}`;
export const trackAt = (at: number, to: number): string => `${at} of ${to}`;
export const wins = (at: number): string => ` (${at} wins)`;
export const round = (at: number, of: number | undefined): string => `Round ${at}${of ? ` of ${of}` : ''}`;
export const sumOf = (sum: number, goal: number, unit: string): string => `${sum} of ${goal} ${unit}`;
export const faceDown = (many: number): string => ` · ${cards(many)} face down`;
export const holds = 'Holds';
export const noCard = 'no cards';

// A step
export const setUp = 'Set-up';
export const left = (left: number, unit: string): string => `${left} ${unit} left`;
export const openCase = (title: string): string => `${title}: open this case in the calculator`;
export const ownHandOnly = '. Each side knows only its own hand.';
export const whereFrom = 'Where it comes from';
export const dice = 'Dice';
export const modifiersOf = (many: number): string => `${many} ${many === 1 ? 'modifier' : 'modifiers'}`;
export const modifiers = 'Modifiers';
export const nobodyAnswers = 'Nobody responds.';

// Moving through the game
export const playFromHere = 'Play from here';
export const whatIf = 'What if';
export const stop = 'Stop';
export const playOn = 'Play automatically';
export const stepBack = 'Step back';
export const speed = (now: string): string => `Speed: ${now}. Change it`;
export const again = 'Again';
export const next = 'Next';
export const step = 'Step';
export const stepOf = (at: number, last: number, chapter: string): string =>
  `Step ${at} of ${last}${chapter && `, ${chapter}`}`;
export const boardOf = (name: string): string =>
  `${name}, the board: plus and minus zoom, and the arrow keys step through the game`;
export const enlarge = 'Zoom in';
export const showMore = 'Zoom out';
export const backToStep = 'Back to this step';

// Luck
export const atStep = (step: number): string => `step ${step}`;
export const luckOfDice = 'Luck of the dice';
export const howCounted =
  'Each roll scores from −0.5 (worst) to +0.5 (best); the average is 0. Tap the line to jump to a step.';
export const luckSoFar = (told: string): string => `Luck so far: ${told}`;
export const luckiest = 'Luckiest';
export const unluckiest = 'Unluckiest';
export const ourCards = '◇ The numbers on the cards are ours.';

/** The words of the page while a game is played: the question, the buttons, what else can be done. */

// Who decides, and where the branch left its game
export const gameOver = 'The game is over';
export const chance = 'Chance';
export const close = 'Close';
export const playFrom = 'Play from here. ';
export const whatIf = 'What if? ';
export const backTo = (isNew: boolean): string => `Back to the ${isNew ? 'set-up' : 'game'}`;
export const fromSetUp = 'From the set-up';
export const afterStep = (at: number): string => `After step ${at}`;
export const partOf = (at: number, part: number, of: number): string => `Step ${at}, part ${part} of ${of}`;
export const fromStep = (at: number): string => `From step ${at}`;

// The question
export const to = (from: string, goal: string): string => `${from} to ${goal}?`;
export const whereTo = 'where to?';
export const forWhat = 'for what?';
export const yourMove = 'Your move';
export const showCards = (name: string): string => `${name}: show my cards`;
export const withoutCard = 'Without a card';
export const oneStep = 'One step';
export const noneOfUse = 'Cards: none can be used now';
export const handOf = (name: string): string => `Hand of ${name}`;
export const played = 'played here in the game';
export const decrease = 'Decrease';
export const increase = 'Increase';
export const whatToDo = 'What to do';

// The foot
export const BY_CHANCE = { roll: 'Roll', deal: 'Deal', draw: 'Draw', shuffle: 'Shuffle' } as const;
export const andBegin = (deed: string): string => `${deed} and begin`;
export const go = 'Go';
export const notThisRound = 'Not this round';
export const KEYS = [
  ['1–9', 'card'],
  ['Tab', 'piece or place'],
  ['Enter', 'choose, go'],
  ['0', 'pass, end'],
  ['U', 'back'],
] as const;
export const takeBackRoll = 'Take back the roll';
export const takeBack = 'Take back';
export const takeBackWhy = (why: string): string => `Cannot take back: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;

// What chance brings
export const shuffled = (pile: string): string => `The device shuffles: ${pile}.`;
export const drawn = (cards: string): string => `Drawn: ${cards}`;
export const cards = (many: number): string => `${many} ${many === 1 ? 'card' : 'cards'}`;
export const others = 'Other cards';
export const asAtTable = 'Enter our cards';

// What happened
export const whatHappened = 'What happened';
export const nothingYet = 'Nothing yet.';
export const tracks = 'Tracks';
export const handsAndPiles = 'Hands and piles';

// Beside the game
export const openHands = 'Hands are open';
export const hiddenHands = 'Players see only their own hand';
export const deviceDeals = 'The device deals and draws';
export const tableDeals = 'We deal at our table';
export const copied = 'Link copied. Anyone who opens it can see this game.';
export const inBar = 'Copy the link from the address bar.';
export const saved = 'Saved as a file.';
export const shareSave = 'Sharing and saving';
export const shareSaveHands = 'Sharing, saving and hands';
export const hands = 'Hands';
export const whoDeals = 'Who deals';
export const copyAddress = 'Copy the address';
export const saveFile = 'Save as a file';
export const easy = 'Computer, easy';
export const normal = 'Computer, normal';
export const strong = 'Computer, strong';
export const you = 'You';
export const aPerson = 'A person here';
export const whoPlays = 'Who plays';
export const againstComputer = 'Play against the computer';

// A game that was tried
export const theEnd = 'to the end';
export const playedTo = (acts: number, to: string): string => `${acts} ${acts === 1 ? 'action' : 'actions'}, ${to}`;

// A new game
export const ourReadings = 'Rules questions: all answered our way';
export const ownReadings = (many: number): string => `Rules questions: ${many} answered your way`;
export const byBox = 'With your box';

export const friendByLink = 'A friend, by link';
export const openHandedOn = 'Open a game a friend sent you';

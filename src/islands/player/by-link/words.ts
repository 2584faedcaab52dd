/** What a game by link says: how it is handed on and opened, the word of a seat, what has happened since, and the games on this device. */
import { plural } from '../../../calculator/words.ts';

const actions = (many: number): string => plural(many, 'action');

// What cannot be opened
export const gone = 'This game is not on this device. Open its link or file again.';
export const otherGame = 'This link belongs to another game. Open the link itself, just as you got it.';
export const otherVersion =
  'This game was started with another version of the site, which plays it differently. It is kept as it is.';
export const noGame = 'This file is not from a game that was handed on to you.';

// As it came
export const byAgreement = 'All hands are open, by agreement.';
export const notSealed =
  'Over plain http a browser cannot encrypt anything, so all hands are open and anyone can read the link.';
export const isOld = (brought: number, here: number): string =>
  `This link is out of date: it has ${actions(brought)} and your game has ${here}. Here is your own, newer game. `;
export const lookAtOld = 'Look at the older one';
export const goOn = 'Go on';
export const parts = (shared: number, here: number, brought: number): string =>
  `There are two versions of this game: they share ${actions(shared)} and then differ. Yours has ${here}, and the link has ${brought}. Whichever you take, the other is kept under My games. `;
export const keepMine = 'Keep mine';
export const takeTheirs = 'Take theirs';
export const otherCourse = (says: string): string => `${says} (the version you left)`;

// What has happened since
export const sinceLast = 'What has happened since your last move';
export const yourMove = 'Your move. ';
export const howMany = (isFirst: boolean, steps: number): string =>
  `${isFirst ? 'So far' : 'Since your last one'}: ${plural(steps, 'step')}.`;
export const showSteps = (many: number): string => (many > 1 ? 'Show them' : 'Show it');
export const stepBefore = 'Previous step';
export const nextStep = 'Next step';
export const of = (nth: number, many: number): string => `${nth} of ${many}`;
export const toMove = (isYours: boolean): string => (isYours ? 'To your move' : 'To the latest step');

// Handing on
export const handOn = 'Hand the game on';
export const toPlay = (name: string): string => `${name} to play: send them the game.`;
export const waitingFor = (name: string): string => `Sent. Waiting for ${name}.`;
export const tellEnd = (names: string): string => `Send ${names} the finished game.`;
export const title = (game: string, name: string): string => `${game}: your move, ${name}`;
export const endTitle = (game: string): string => `${game}: the game is over`;
export const theGame = 'the game';
export const saveFile = 'Save as a file';
export const openAnswer = 'Open their file';
export const tooLong =
  'The whole game no longer fits in a link. The link holds only what they do not have yet; the file holds everything. ';
export const theyAnswer =
  'They play on their phone and send you a link: open it here. You can close this page; the game stays under My games.';
export const holds =
  'The link holds the whole game. The passwords hide your hands from a casual glance, not from somebody who takes the link apart.';

// The word of a seat
export const chooseWord = (name: string): string => `Choose a password for ${name}`;
export const wordOf = (name: string): string => `${name}’s password`;
export const thisIsIt = 'This is my password';
export const showCards = 'Show my cards';
export const checking = 'Checking the password …';
export const typeFirst = 'Type a password first.';
export const wrongWord = (name: string): string => `That is not ${name}’s password.`;
export const opensCards = 'It unlocks your cards.';
export const beforeHanding = (name: string): string =>
  `Choose one before you hand the game to ${name}: it unlocks your cards.`;
export const whatItHolds =
  'It is not sent, and nobody can look it up. It hides your cards from a casual glance, not from an attacker: the link holds the whole game and its key, since every phone must be able to play on.';
export const isLost = 'I have forgotten the password';
export const cannotFind = 'Nobody can recover it. You can play on with all hands open, and everybody will be told.';
export const openHands = 'Play on with open hands';

// Who sits where
export const whichSide = 'Which side is yours?';
export const iPlay = (name: string): string => `I play ${name}`;
export const hasWord = 'has a password';
export const free = 'free';

// Giving up
export const giveUp = (name: string): string => `Give up as ${name}`;
export const gaveUp = (name: string): string => `${name} gave up: the game ends here.`;
export const takeBack = 'Play on after all';

// The games on this device
export const myGames = 'My games';
export const openFile = 'Open a game from a file';

/** The words of those parts of a game in play that load when they are opened. */
import { isKeyOf } from '../../../../calculator/keys.ts';
import { plural } from '../../../../calculator/words.ts';
import type { Ending, Victory } from '../../../../play/state.ts';

export const reason = ({ gains, costs }: { readonly gains?: string; readonly costs?: string }): string =>
  gains ? `for ${gains}` : costs ? `though it costs ${costs}` : 'much like the others';
export const asGood = 'as good';
export const behind = (less: number): string => `${plural(less, 'point')} worse`;
export const noAdvice = 'Advice could not be loaded.';
export const playingOn = 'Playing on from here …';
export const howFar = 'Progress';
export const estimatedFrom = (looks: number, who: string): string =>
  ` Estimated by playing ${looks} games from here, using only what ${who} can see.`;
export const tooClose = (all: boolean): string => ` ${all ? 'They' : 'The first two'} are too close to call.`;
export const what = 'What';
export const isAllowed = 'Is it allowed?';
export const whereTo = 'Where to';
export const withPieces = (pieces: string): string => `With ${pieces}`;
export const leaveSome = 'Leave some behind';
export const ring = 'Ring: the chance of getting there';
export const ringSwords = '; with swords, of winning';
export const asList = 'As a list';
export const enemyThere = 'enemy there';
export const winOrArrive = (isEnemy: boolean): string => (isEnemy ? 'win' : 'arrive');
export const stepByStep = 'One step at a time';
export const toGoal = (goal: string): string => `To ${goal}`;
export const toPlace = (isChance: boolean, enemy: boolean, goal: string): string =>
  `${isChance ? (enemy ? 'to win in' : 'to reach') : 'to'} ${goal}`;
export const left = (left: number): string => `, ${left} left`;
export const anotherWay = 'Another way';
export const fewer = 'fewer can respond';
export const more = 'more can respond';
export const costliest = (many: number): string =>
  many === 1 ? 'Your costliest decision' : `Your ${many === 2 ? 'two' : 'three'} costliest decisions`;
export const luckWas = (fell: number): string =>
  fell === 0
    ? 'Luck favoured nobody'
    : `Luck was ${fell > 0 ? 'kind: +' : 'unkind: −'}${plural(Math.abs(fell), 'point')}`;
export const costNothing = (luck: string): string => `${luck}. No decision cost you much.`;
export const cost = (luck: string, points: number, many: number): string =>
  `${luck}. Your decisions took ${plural(points, 'point')} off your chance to win, most of them in ${many === 1 ? 'this one' : `these ${many}`}.`;
export const notHere = 'This could not be worked out here.';
export const playingEvery = 'Playing on from every step …';
export const stop = 'Stop';
export const allCostliest = 'The costliest decisions';
export const better = (what: string): string => `better: ${what}`;
export const inPoints = 'in points of winning chance';
export const afterAction = (at: number, standing: string): string => `After action ${at}: ${standing}.`;
export const allSwings = 'All swings';
export const withOpenHands = 'Estimated with all hands open, by playing games from every step.';
export const byThisSeat = 'Estimated from what this player can see, by playing games from every step.';
export const gameOver = 'The game is over:';
const WAYS: Readonly<Record<Victory, string>> = {
  points: ' on points.',
  automatic: ' at once by automatic victory.',
  'last-standing': ': no other power is left.',
};
/** What ends a game is a sentence, or the name of one of these ways. */
export const won = (names: readonly string[], how: Ending['how']): string =>
  `${names.join(' and ')} ${names.length > 1 ? 'share the victory' : 'wins'}${isKeyOf(WAYS, how) ? WAYS[how] : `. ${how}`}`;
export const ourReading = 'our reading';
export const pickCards = 'Pick the cards you dealt at the table; the device deals the rest.';
export const theDraw = 'the draw';
export const picked = (many: number, of: number): string => `${many} of ${of} picked`;
export const takeCard = (card: string, name: string): string => `Take ${card} back from ${name}`;
export const cardFor = (name: string): string => `A card for ${name}`;
export const addCard = 'Add a card';
export const tryAgain = 'Try again';
export const theComputer = 'The computer';
export const thinking = (name: string): string => `${name} is thinking`;
export const playNow = 'Play now';
export const whatItDid = 'What the computer did';
export const beforeThat = (more: number): string => `Before that, ${more} more`;
export const triedFrom = (many: number, step: number): string =>
  `${many} ${many === 1 ? 'action' : 'actions'} tried from step ${step}`;
export const inThisStep = (to: 'earlier' | 'later'): string => `${to === 'earlier' ? 'Earlier' : 'Later'} in this step`;
export const wantsOn = (name: string): string => `${name} wants to play on.`;
export const offerEnd = 'Offer to stop here';
export const resign = 'Resign';
export const agreed = 'Everybody agreed to end the game here.';
export const resigned = (name: string): string => `${name} resigned.`;
export const playOn = 'Play on';
export const diceOf = (many: number, of: number): string => `${many} of ${of} dice`;
export const tapFace = 'tap a face, or roll';
export const asPlayed = (faces: string): string => `As in the game: ${faces}`;
export const theField = (field: string): string => `the ${field}`;
export const taken = (taken: number, most: number, isSettled: boolean, name: string): string =>
  `${taken < most ? `${taken} of ${most}` : isSettled ? most : `all ${most}`} ${name}`;

/** How a set-up becomes the first position; a RangeError where it does not fit. */
import { known } from '../../../../../src/calculator/keys.ts';
import { keptFrom } from '../../../../../src/play/figures.ts';
import { allKnown, noneTwice } from '../../../../../src/play/position.ts';
import { NEEDED } from '../siege.ts';
import { DECK, eachPlace, eachSide, enemyOf, HOMES, MOST, PLACES, ROUNDS, SIDES, TURNS } from '../words.ts';
import { rulingsOf } from './rulings.ts';
import type { Options, Position } from './set-up.ts';
import type { SaltRoad, State } from './state.ts';

/** 1.1 */
const FIRST: Position['bands'] = { rome: { roma: 4, ostia: 3 }, sabinum: { fidenae: 1, cures: 3, reate: 2 } };

/** A RangeError where it is no whole number from 0, or more than there can be. */
function within(most: number, what: string, number: number): number {
  if (Number.isSafeInteger(number) && number >= 0 && number <= most) return number;
  throw new RangeError(`${what}: found ${number}; it must be a whole number from 0 to ${most}`);
}

function bandsFrom(given: Position['bands']): State['bands'] {
  allKnown('side', Object.keys(given), SIDES);
  const bands = eachSide(() => eachPlace(() => 0));
  for (const side of SIDES)
    for (const [at, number] of Object.entries(given[side] ?? {}))
      bands[side][known(PLACES, at, 'space')] = within(MOST, `bands in ${at}`, number);
  for (const at of PLACES)
    if (SIDES.every((side) => bands[side][at] > 0))
      throw new RangeError(`space "${at}" cannot hold bands of both sides`);
  for (const side of SIDES)
    if (bands[side][HOMES[enemyOf(side)]] > 0)
      throw new RangeError(`side "${side}" has taken the home of its enemy: the game is over`);
  return bands;
}

export function begin(options: Options, { tables }: SaltRoad['Content']): State {
  allKnown('field of a set-up', Object.keys(options), ['rounds', 'rulings', 'position']);
  const { position } = options;
  const rounds = known(ROUNDS, options.rounds ?? ROUNDS[0], 'number of rounds');
  if (position)
    allKnown('field of a position', Object.keys(position), ['active', 'round', 'turn', 'points', 'bands', 'hands']);
  const hands = position?.hands ?? {};
  allKnown('side', Object.keys(hands), SIDES);
  const held = SIDES.flatMap((side) => hands[side] ?? []);
  allKnown('card', held, DECK);
  noneTwice('card', held);
  const { round = 1, turn = 0, points = 0 } = position ?? {};
  within(rounds - 1, 'rounds over', round - 1);
  const state: State = {
    setup: { rounds, rulings: rulingsOf(options.rulings), tables: keptFrom(tables, ['siege']) },
    round,
    bands: bandsFrom(position?.bands ?? FIRST),
    points: within(NEEDED - 1, 'siege points', points),
    hands: eachSide((side) => [...(hands[side] ?? [])]),
    deck: DECK.filter((card) => !held.includes(card)),
    discards: [],
    frames: [{ type: 'round', stage: 'cards', turn: 0 }],
    happened: [],
    ending: null,
  };
  if (position) {
    within(TURNS - 1, 'turns over', turn);
    if (turn % SIDES.length !== SIDES.indexOf(known(SIDES, position.active, 'side')))
      throw new RangeError(`turn ${turn} of a round does not belong to side "${position.active}"`);
    state.frames = [{ type: 'round', stage: 'turns', turn }];
  }
  return state;
}

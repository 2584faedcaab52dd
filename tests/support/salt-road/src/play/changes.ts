/** What moves, adds and removes bands and cards. */
import { plural } from '../../../../../src/calculator/words.ts';
import { note, noteMove } from '../../../../../src/play/state.ts';
import {
  cardName,
  enemyOf,
  HOMES,
  MOST,
  PLACE_NAMES,
  SIDE_NAMES,
  SIDES,
  type Side,
  type Space,
  WALLED,
} from '../words.ts';
import { bandsOf } from './queries.ts';
import type { State } from './state.ts';

export function lose(d: State, rule: string, side: Side, at: Space, number: number): void {
  d.bands[side][at] -= number;
  note(
    d,
    rule,
    () => `${SIDE_NAMES[side]} loses ${plural(number, 'band')} in ${PLACE_NAMES[at]}.`,
    () => ({ facts: { lost: number } }),
  );
}

/** 3.1, 1.2: bands go along one connection; those without room are removed. */
export function go(d: State, rule: string, side: Side, from: Space, to: Space, bands: number): void {
  const room = Math.min(bands, MOST - bandsOf(d, side, to));
  d.bands[side][from] -= bands;
  d.bands[side][to] += room;
  noteMove(
    d,
    rule,
    side,
    [from, to],
    () => `${SIDE_NAMES[side]} goes to ${PLACE_NAMES[to]} with ${plural(room, 'band')}.`,
  );
}

export function discard(d: State, rule: string, side: Side, card: string): void {
  d.hands[side] = d.hands[side].filter((one) => one !== card);
  d.discards.push(card);
  note(d, rule, () => `${SIDE_NAMES[side]} plays ${cardName(card)}.`);
}

/** 5.2, 6.1: an empty Fidenae has no siege points, and whoever is in the home of the enemy has won. */
export function settle(d: State): void {
  if (SIDES.every((side) => bandsOf(d, side, WALLED) === 0)) d.points = 0;
  if (d.ending) return;
  const winner = SIDES.find((side) => bandsOf(d, side, HOMES[enemyOf(side)]) > 0);
  if (!winner) return;
  note(d, '6.1', () => `${SIDE_NAMES[winner]} has taken ${PLACE_NAMES[HOMES[enemyOf(winner)]]}.`);
  d.ending = { how: 'automatic', rule: '6.1', winners: [winner] };
}

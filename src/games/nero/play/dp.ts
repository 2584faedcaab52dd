/** Declaration Points in play (7.1): what the position gives, and what cards add. */

import { figuresOf } from '../../../play/figures.ts';
import { dpOf, type Position, worthOf } from '../declare/rules.ts';
import { COLOURS, type Colour, type EventId } from '../words.ts';
import { eventOf } from './cards.ts';
import type { DpCard } from './frames.ts';
import { areasCounting, legionsOf } from './situation.ts';
import type { State } from './state.ts';

/** 7.1: the cards that give DP. */
export const givesDp = (event: string): boolean => event === 'senate-influence' || event === 'praetorian-guard';

/** 7.1: Legions in Italy and Areas. */
export function positionOf(s: State, c: Colour): Position {
  const { italy } = s.setup.board;
  const sum = (count: (at: string) => number): number => italy.reduce((all, at) => all + count(at), 0);
  const others = COLOURS.filter((other) => other !== c);
  const counts = s.setup.rulings['uncontrolled-in-italy'] === 'count';
  return {
    own: sum((at) => legionsOf(s, c, at)),
    others: sum((at) => others.reduce((all, other) => all + legionsOf(s, other, at), 0)),
    uncontrolled: counts ? sum((at) => s.uncontrolled[at] ?? 0) : 0,
    areas: areasCounting(s, c),
  };
}

/** 7.1: DP needed. */
export const neededBy = (s: State): number => worthOf(figuresOf(s)).needed;

/** 7.1: DP of a card. */
export function dpOfCard(s: State, card: string): number {
  const { senate, guard } = worthOf(figuresOf(s));
  return eventOf(s, card) === 'senate-influence' ? senate : guard;
}

/** 7.1: DP with the cards that nobody has cancelled. */
export function dpWith(s: State, cards: readonly DpCard[]): number {
  const left = (event: EventId) => cards.filter(({ card, struck }) => !struck && eventOf(s, card) === event).length;
  const laid = { senate: left('senate-influence'), guard: left('praetorian-guard') };
  return dpOf(positionOf(s, s.round.active), laid, worthOf(figuresOf(s)));
}

/** Points in play: the BP of both sides of a battle (6.2, 6.3), and the DP of a declaration (7.1). */

import { figuresOf } from '../../../play/figures.ts';
import { cardBp, type Force, forceBp } from '../battle/rules.ts';
import { dpOf, type Position, worthOf } from '../declare/rules.ts';
import { COLOURS, type Colour, type EventId, type Side } from '../words.ts';
import type { Target } from './actions.ts';
import { cardOf, eventOf } from './cards.ts';
import { areasCounting, legionsOf, movingForce } from './queries.ts';
import type { State } from './state.ts';

/** 6.2: the force that attacks. */
export function attacking(s: State): Force {
  const { legions, leader, marked } = movingForce(s);
  return { legions, leader: leader ? s.leaders[s.round.active].status : 'none', marker: marked, tribe: false };
}

/** 6.2: what defends. */
export function defending(s: State, target: Target): Force {
  const { at } = movingForce(s);
  const none = { legions: 0, leader: 'none', marker: false, tribe: false } as const;
  if (target === 'barbarian') return { ...none, tribe: true };
  if (target === 'uncontrolled') return { ...none, legions: s.uncontrolled[at] ?? 0 };
  const stack = s.stacks[target][at];
  const { status, at: place } = s.leaders[target];
  return {
    ...none,
    legions: stack?.n ?? 0,
    leader: place === at ? status : 'none',
    marker: stack?.marker ?? false,
  };
}

/** 6.2, 6.3: the BP of a force with its card. */
function bpOf(s: State, force: Force, card: string | null): number {
  const figures = figuresOf(s);
  const added = card === null ? 0 : cardBp(cardOf(s, card).bp, force, s.setup.rulings['least-card-value'], figures);
  return forceBp(force, figures) + added;
}

/** 6.2: both sides' BP, with the cards that are laid. */
export const totals = (
  s: State,
  target: Target,
  attackerCard: string | null,
  defenderCard: string | null,
): Record<Side, number> => ({
  attacker: bpOf(s, attacking(s), attackerCard),
  defender: bpOf(s, defending(s, target), defenderCard),
});

/** A card laid for DP. */
export interface DpCard {
  readonly card: string;
  /** The event that has cancelled it. */
  struck: EventId | null;
}

/** 7.1: the cards that give DP. */
export const givesDp = (event: EventId): boolean => event === 'senate-influence' || event === 'praetorian-guard';

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

/** Declaration in Roma (7.1): a player's DP, and how many the others can take away. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Dist } from '../../../engine/dist.ts';
import { counts, hands } from '../../../engine/draw.ts';
import { figureOf } from '../limits/rules.ts';
import type { Figures, Keys } from '../tables.ts';

export interface Position {
  /** Legions in Italy: mine, those of other players, Uncontrolled ones that count. */
  readonly own: number;
  readonly others: number;
  readonly uncontrolled: number;
  readonly areas: number;
}

export interface DpCards {
  readonly senate: number;
  readonly guard: number;
}

/** What the others answer with: Bribes, and how often Bad Augury. */
export interface Answers {
  readonly bribes: number;
  readonly auguries: number;
}

/** What each thing is worth, as the reader's table says. */
export interface Worth {
  readonly needed: number;
  readonly superiority: number;
  readonly area: number;
  readonly senate: number;
  readonly guard: number;
}

type Source = Keys['declaration'][0];

/** 7.1: DP by source. */
export function worthOf(figures: Figures): Worth {
  const dp = (source: Source): number => figureOf(figures.at('declaration', source, 'dp'));
  return {
    needed: dp('needed'),
    superiority: dp('superiority'),
    area: dp('area'),
    senate: dp('senate-influence'),
    guard: dp('praetorian-guard'),
  };
}

/** 7.1: own Legions in Italy beyond all others there. */
export const surplusOf = ({ own, others, uncontrolled }: Position): number => Math.max(0, own - others - uncontrolled);

/** 7.1: DP without cards. */
export const baseDp = (position: Position, worth: Worth): number =>
  surplusOf(position) * worth.superiority + position.areas * worth.area;

/** 7.1: DP with cards, before anybody answers. */
export const dpOf = (position: Position, { senate, guard }: DpCards, worth: Worth): number =>
  baseDp(position, worth) + senate * worth.senate + guard * worth.guard;

/** 7.1, 12.0-bribe, 12.0-bad-augury: the most that these answers take away, each hitting a card of its own. */
export function takenBy({ senate, guard }: DpCards, { bribes, auguries }: Answers, worth: Worth): number {
  const bribed = Math.min(senate, bribes);
  const left = [
    ...Array.from({ length: guard }, () => worth.guard),
    ...Array.from({ length: senate - bribed }, () => worth.senate),
  ].sort((a, b) => b - a);
  const struck = left.slice(0, auguries).reduce((sum, dp) => sum + Math.max(0, dp), 0);
  return bribed * Math.max(0, worth.senate) + struck;
}

/**
 * 12.0-bad-augury: the same where the declaring player answers one of their cards with a Bad Augury of his own. Where Once
 * is for the table theirs, played first, bars his; without it his strikes a Bribe, and a spare Bribe may strike again.
 */
export function takenDespite(cards: DpCards, answers: Answers, worth: Worth, once: 'table' | 'player'): number {
  const { bribes, auguries } = answers;
  if (once === 'table' && auguries > 0) return takenBy(cards, answers, worth);
  const spared = [
    ...(bribes > 0 ? [{ bribes: bribes - 1, auguries }] : []),
    ...(auguries > 0 ? [{ bribes, auguries: auguries - 1 }] : []),
  ];
  return Math.min(takenBy(cards, answers, worth), ...spared.map((less) => takenBy(cards, less, worth)));
}

/** 12.0: what the others hold to answer with. Once for the table: one Bad Augury in all; else one from each who holds any. */
export function answersHeld(
  unseen: Answers,
  total: number,
  sizes: readonly number[],
  once: 'table' | 'player',
  most: number,
): Dist<Answers> {
  const kinds = [unseen.bribes, unseen.auguries];
  if (once === 'table') {
    const held = counts(
      kinds,
      total,
      sizes.reduce((a, b) => a + b, 0),
    );
    const outcomes = held.outcomes.map(([bribes = 0, auguries = 0]) => ({
      bribes,
      auguries: Math.min(auguries, most),
    }));
    return { ...held, outcomes };
  }
  const start: Answers = { bribes: 0, auguries: 0 };
  return hands(kinds, total, sizes, start, (so, [bribes = 0, auguries = 0]) => ({
    bribes: so.bribes + bribes,
    auguries: Math.min(most, so.auguries + Math.min(1, auguries)),
  }));
}

/** 7.1: the ledger of a declaration, cards cancelled already included. */
export function declarationLedger(
  position: Position,
  cards: DpCards,
  lost: number,
  worth: Worth,
  figures: Figures,
): Line[] {
  const added = (amount: number, why: string, rule: string, source: Source): Line[] =>
    amount ? [line('Declaring player', amount, why, rule, figures.at('declaration', source, 'dp').standing)] : [];
  const surplus = surplusOf(position);
  const [senate, guard] = ['senate-influence', 'praetorian-guard'] as const;
  return [
    ...added(surplus * worth.superiority, `Legion superiority in Italy: ${surplus}`, '7.1', 'superiority'),
    ...added(position.areas * worth.area, `Areas controlled: ${position.areas}`, '7.1', 'area'),
    ...added(cards.senate * worth.senate, `Senate Influence played: ${cards.senate}`, `12.0-${senate}`, senate),
    ...added(cards.guard * worth.guard, `Praetorian Guard played: ${cards.guard}`, `12.0-${guard}`, guard),
    ...added(-lost, 'Cancelled already', '7.1', senate),
  ];
}

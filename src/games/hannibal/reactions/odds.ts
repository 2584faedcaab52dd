/** The odds of reactions: how it may end when an Army enters a space, and with how many cards. */

import type { Grid } from '../../../calculator/report.ts';
import { type Plan, pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { chance, weighted } from '../../../engine/dist.ts';
import { leavesOf } from '../../../engine/tree.ts';
import { chancesOf } from '../ends.ts';
import { capital } from '../words.ts';
import type { Input } from './fields.ts';
import { ENDS, type End, planned, prepared } from './plan.ts';
import { lostBacking, wordsOf } from './roll.ts';
import { type Entry, isEmpty, isIntercepted, triesToAvoid } from './rules.ts';

function figuresOf(entry: Entry, plan: Plan<End>) {
  const leaves = leavesOf(plan.solved);
  const ends = weighted(leaves.map(({ leaf, chance }) => [leaf, chance] as const));
  const battles = leaves.flatMap(({ leaf, chance }) => (leaf.type === 'battle' ? [[leaf.hands, chance] as const] : []));
  const hands = battles.length ? weighted(battles) : undefined;
  const all = entry.interceptors.length;
  return {
    chances: {
      ...chancesOf(ENDS, ends, (e) => e.type),
      avoided: chance(ends, (e) => e.avoided),
      displaced: chance(ends, (e) => e.displaced),
      intercepted: chance(ends, (e) => isIntercepted(entry, e.came)),
      allIntercept: chance(ends, (e) => all > 0 && e.came.length === all),
    },
    ...measure({
      comers: [all > 0 ? ends : undefined, (e) => e.came.length],
      defenderCards: [hands, (h) => h.defender],
      moverCards: [hands, (h) => h.mover],
      edge: [hands, (h) => h.defender - h.mover],
      moverLost: [entry.backOver !== 'none' ? ends : undefined, lostBacking],
    }),
  };
}

type Figured = ReturnType<typeof figuresOf>;

export function reactionOdds(input: Input, tables: Tables) {
  const { entry, plan, basis, facts } = prepared(input, tables);
  const figured = figuresOf(entry, plan);
  return {
    sentence: sentence(entry, figured),
    ...figured,
    facts,
    ...(canChoose(entry) && { grid: gridOf(entry, tables) }),
    tree: pictureOf(plan, wordsOf),
    ...basis,
  };
}

/** 9: whoever has a General and CUs may stand or try to get away. */
const canChoose = ({ here, plan, came }: Entry): boolean =>
  here.cu > 0 && here.rating > 0 && plan !== 'failed' && !came;

/** Standing and avoiding side by side. */
function gridOf(entry: Entry, tables: Tables): Grid {
  const cards = (mean: number | undefined) => (mean === undefined ? '–' : decimal(mean, 2));
  const rows = (['stand', 'avoid'] as const).map((plan) => {
    const tried = { ...entry, plan };
    const { chances, expected } = figuresOf(tried, planned(tried, new Reader(tables)));
    return {
      plan: plan === 'stand' ? 'Stand' : 'Try to Avoid Battle',
      battle: chances.battle,
      backsUp: chances.backsUp,
      passes: chances.passes + chances.overrun,
      defender: cards(expected.defenderCards),
      mover: cards(expected.moverCards),
    };
  });
  return {
    columns: [
      { id: 'plan', label: 'In the space', form: 'text' },
      { id: 'battle', label: 'Battle', form: 'chance' },
      { id: 'backsUp', label: 'Mover Backs up', form: 'chance' },
      { id: 'passes', label: 'No Battle', form: 'chance' },
      { id: 'defender', label: 'Defender’s cards in it', form: 'text' },
      { id: 'mover', label: 'Mover’s cards in it', form: 'text' },
    ],
    rows,
  };
}

function sentence(entry: Entry, { chances, expected: { defenderCards, moverCards } }: Figured): string {
  if (isEmpty(entry) && !entry.interceptors.length) return 'Nobody reacts: the Army moves on.';
  if (chances.overrun === 1) return 'The Army may Overrun the CU: nobody can Intercept it.';
  const parts = [
    ...(triesToAvoid(entry) ? [`Avoiding Battle works ${percent(chances.avoided)} of the time`] : []),
    ...(entry.interceptors.length > 0
      ? [`at least one Interception succeeds ${percent(chances.intercepted)} of the time`]
      : []),
  ].join(', and ');
  const cards =
    defenderCards === undefined || moverCards === undefined
      ? ''
      : `, in which the defender has ${decimal(defenderCards)} cards on average and the mover ${decimal(moverCards)}`;
  const lead = parts ? `${capital(parts)}. ` : '';
  return `${lead}There is a Battle ${percent(chances.battle)} of the time${cards}.`;
}

/** All that may come of Land Reactions, as a report: chances, losses, and what is best for whom. */

import { mapped } from '../../../calculator/keys.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Grid, Stage } from '../../../calculator/report.ts';
import { pictureOf, planOf as solve } from '../../../calculator/roll/dice-tree.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { chanceOf, expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import type { Clashes, Costs } from './battle.ts';
import type { ReactionsInput, Situation } from './fields.ts';
import { moverLoses, opponentLoses, planOf, TOLD, WORTHS } from './plan.ts';
import { declarationsOf, isBarred, someoneThere } from './rules.ts';
import { declaredTree, type End } from './tree.ts';
import { declaredName, STANCE_WORDS } from './words.ts';

/** What one side loses over all ends. */
const lossesOver = (solved: Solved<End>, of: (costs: Costs) => number, besides: (end: End) => number): Dist<number> =>
  weighted(
    leavesOf(solved).flatMap(({ leaf, chance }) => {
      const { battled } = leaf;
      if (!battled) return [[besides(leaf), chance] as const];
      return [...entriesOf(battled.costs)].map(
        ([costs, weight]) => [of(costs) + besides(leaf), (chance * weight) / battled.costs.total] as const,
      );
    }),
  );

const chancesOf = (solved: Solved<End>) => mapped(TOLD, (holds) => chanceOf(solved, (end) => (holds(end) ? 1 : 0)));

type Chances = ReturnType<typeof chancesOf>;

const self = (value: number): number => value;
const none = (): number => 0;

export function reactionsOdds(input: ReactionsInput, tables: Tables) {
  const { situation, clashes, plan, basis, facts, read } = planOf(input, tables);
  const { solved } = plan;
  const chances = chancesOf(solved);
  const moverLosses = lossesOver(solved, (c) => c.mover, none);
  const opponentLosses = lossesOver(
    solved,
    (c) => c.opponent,
    (end) => (end.overrun ? 1 : 0),
  );
  return {
    sentence: sentenceOf(situation, chances, answerOf(input, solved, read), adviceOf(solved)),
    chances,
    ...measure({ moverLosses: [moverLosses, self], opponentLosses: [opponentLosses, self] }),
    facts,
    ...(!isBarred(situation) && { grid: gridOf(input, clashes, read) }),
    tree: pictureOf(plan, words),
    ...basis,
  };
}

/** A row for each declaration, with the best choices that may still follow in it. */
function gridOf(input: ReactionsInput, clashes: Clashes, figures: Figures): Grid {
  return {
    columns: [
      { id: 'declared', label: 'The opponent declares', form: 'text' },
      { id: 'holds', label: 'Active Army stands there', form: 'chance' },
      { id: 'movesOn', label: 'May move on', form: 'chance' },
      { id: 'battle', label: 'Land Battle', form: 'chance' },
      { id: 'beaten', label: 'Active Army is beaten', form: 'chance' },
      { id: 'lose', label: 'It loses (CUs)', form: 'text' },
      { id: 'take', label: 'Opponent loses (CUs)', form: 'text' },
    ],
    rows: declarationsOf(input, figures).map((declared) => {
      const { solved } = solve(declaredTree(input, declared, clashes, figures), WORTHS[input.aim], moverLoses);
      const { holds, movesOn, battle, beaten } = chancesOf(solved);
      return {
        declared: declaredName(declared, someoneThere(input)),
        holds,
        movesOn,
        battle,
        beaten,
        lose: decimal(expectedOf(solved, moverLoses), 2),
        take: decimal(expectedOf(solved, opponentLoses), 2),
      };
    }),
  };
}

const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What the opponent does, where the reader leaves it the choice, or cannot do, where the reader settles it. */
function answerOf(input: ReactionsInput, solved: Solved<End>, figures: Figures): string {
  const { stance } = input;
  const isOpen = stance === 'best' || declarationsOf(input, figures).some((declared) => declared.stance === stance);
  if (!isOpen && someoneThere(input)) return `To ${STANCE_WORDS[stance]} is not open to the opponent here: it stands. `;
  if (solved.type === 'leaf' || !solved.against) return '';
  const best = solved.branches.find((b) => b.best);
  return best ? `Best for the opponent: ${small(best.name)}. ` : '';
}

/** What the active side should do once it is intercepted: the same everywhere, different, or no question. */
function adviceOf(solved: Solved<End>): string {
  const found = new Set<'fight' | 'back up'>();
  const visit = (node: Solved<End>): void => {
    if (node.type === 'leaf') return;
    for (const { best, to } of node.branches) {
      if (best && !node.against) found.add(to.type === 'leaf' && to.leaf.end === 'backsUp' ? 'back up' : 'fight');
      if (best !== false) visit(to);
    }
  };
  visit(solved);
  if (found.size > 1) return ' Whether it should fight or Back up depends on who comes.';
  if (found.has('fight')) return ' If it is intercepted, it should fight.';
  return found.has('back up') ? ' If it is intercepted, it should Back up.' : '';
}

function sentenceOf(s: Situation, { avoided, intercepted, holds }: Chances, answer: string, advice: string): string {
  if (isBarred(s)) return 'A General without CUs cannot enter that space or end his move there.';
  const parts = [
    ...when(avoided > 0, `the opponent slips away ${percent(avoided)} of the time`),
    ...when(intercepted > 0, `somebody intercepts ${percent(intercepted)} of the time`),
    `the active Army is in the space at the end ${percent(holds)} of the time`,
  ];
  return `${answer}${capital(parts.join(', '))}.${advice}`;
}

const NAMES: Readonly<Record<End['end'], string>> = {
  movesOn: 'May move on',
  stays: 'Stands there, move over',
  wins: 'Wins the battle',
  backsUp: 'Back where it came from, move over',
  beaten: 'Is beaten',
  displaced: 'The lone General is displaced',
  barred: 'Cannot enter',
};

function words(end: End): Stage {
  const notes = [
    ...when(end.overrun, '1 CU overrun'),
    ...when(end.generalLost, 'the lone enemy General is displaced'),
    ...when(end.battled !== undefined, `loses ${decimal(moverLoses(end))} CUs, takes ${decimal(opponentLoses(end))}`),
  ];
  return { name: NAMES[end.end], note: notes.join('; ') };
}

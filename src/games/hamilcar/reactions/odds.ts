/** All that may come of Land Reactions, as a report: chances, losses, and what is best for whom. */
import { type Plan, type Procedure, pictureOf, planOf } from '../../../calculator/procedure.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Basis, Fact, Grid, Report, Stage } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { limitOf } from '../limits.ts';
import { type Battled, type Clashes, type Costs, clashesOf } from './battle.ts';
import { type ReactionsInput, situationOf } from './fields.ts';
import { reactionsBasis } from './readings.ts';
import { attemptsOf, declarationsOf, isBarred, type Situation } from './rules.ts';
import { declaredTree, ENDS, type End, reactionsTree } from './tree.ts';
import { declaredName } from './words.ts';

const moverLoses = ({ battled }: End): number => battled?.meanCosts.mover ?? 0;
const opponentLoses = (end: End): number => (end.battled?.meanCosts.opponent ?? 0) + (end.overrun ? 1 : 0);
const holds = ({ end }: End): boolean => end === 'movesOn' || end === 'stays' || end === 'wins';

const WORTH: Record<ReactionsInput['aim'], (end: End) => number> = {
  holds: (end) => (holds(end) ? 1 : 0),
  onward: ({ end }) => (end === 'movesOn' ? 1 : 0),
  saved: (end) => -moverLoses(end),
  swing: (end) => opponentLoses(end) - moverLoses(end),
};

/** What is told of an end, by the names of the chances. */
export const tellingsOf = (end: End): Record<string, boolean> => ({
  ...Object.fromEntries(ENDS.map((e) => [e, e === end.end])),
  holds: holds(end),
  battle: end.battled !== undefined,
  intercepted: end.intercepted,
  avoided: end.avoided,
  overrun: end.overrun,
  generalLost: end.generalLost,
});

interface Prepared {
  readonly situation: Situation;
  readonly clashes: Clashes;
  readonly plan: Plan<End>;
  readonly basis: Basis;
  readonly read: Reader;
}

export const prepared = remember((input: ReactionsInput, tables: Tables): Prepared => {
  const situation = situationOf(input);
  const read = new Reader(tables);
  const clashes = clashesOf(situation, read);
  const procedure = reactionsTree(situation, input, clashes, read);
  const battles: Battled[] = [];
  battlesIn(procedure, battles);
  return {
    situation,
    clashes,
    plan: planOf(procedure, WORTH[input.aim]),
    basis: reactionsBasis(situation, battles, clashes, read),
    read,
  };
});

function battlesIn(node: Procedure<End>, found: Battled[]): void {
  if (node.type !== 'leaf') for (const branch of node.branches) battlesIn(branch.to, found);
  else if (node.leaf.battled) found.push(node.leaf.battled);
}

/** What one side loses over all ends. */
function lossesOver(solved: Solved<End>, of: (costs: Costs) => number, besides: (end: End) => number): Dist<number> {
  return weighted(
    leavesOf(solved).flatMap(({ leaf, chance }) =>
      leaf.battled
        ? [...entriesOf(leaf.battled.costs)].map(
            ([costs, weight]) => [of(costs) + besides(leaf), (chance * weight) / leaf.battled!.costs.total] as const,
          )
        : [[besides(leaf), chance] as const],
    ),
  );
}

const chancesOf = (solved: Solved<End>): Record<string, number> => {
  const keys = Object.keys(tellingsOf(leavesOf(solved)[0]!.leaf));
  return Object.fromEntries(
    keys.map((key) => [
      key,
      Math.min(
        1,
        expectedOf(solved, (end) => (tellingsOf(end)[key] ? 1 : 0)),
      ),
    ]),
  );
};

export function reactionsOdds(input: ReactionsInput, tables: Tables): Report {
  const { situation, clashes, plan, basis, read } = prepared(input, tables);
  const { solved } = plan;
  const chances = chancesOf(solved);
  const self = (value: number): number => value;
  const { expected, distributions } = measure({
    moverLosses: [
      lossesOver(
        solved,
        (c) => c.mover,
        () => 0,
      ),
      self,
    ],
    opponentLosses: [
      lossesOver(
        solved,
        (c) => c.opponent,
        (end) => (end.overrun ? 1 : 0),
      ),
      self,
    ],
  });
  return {
    sentence: sentenceOf(situation, chances, answerOf(solved), choiceOf(solved)),
    chances,
    expected,
    distributions,
    facts: factsOf(situation, read),
    ...(!isBarred(situation) && { grid: gridOf(input, situation, clashes, read) }),
    tree: pictureOf(plan, words),
    ...basis,
  };
}

/** 10: what the opponent may declare, and whether an Overrun could come of it. */
export function factsOf(s: Situation, read: Reader): Record<string, Fact> {
  const declared = isBarred(s) ? [] : declarationsOf(s, read);
  const may = (stance: string) => declared.some((d) => d.stance === stance);
  const stances = new Set(declared.map((d) => d.stance));
  return {
    mayAvoid: may('avoid'),
    mayGoInside: may('inside'),
    mayDoBoth: may('inside-avoid'),
    stances: s.cu > 0 || s.rating !== 'none' ? stances.size : 0,
    attempts: isBarred(s) ? 0 : (may('avoid') ? 1 : 0) + attemptsOf(s),
    overrunStrength: s.moverCu >= limitOf('overrun-cu', read),
  };
}

/** A row for each declaration, with the best choices that may still follow in it. */
function gridOf(input: ReactionsInput, s: Situation, clashes: Clashes, read: Reader): Grid {
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
    rows: declarationsOf(s, read).map((declared) => {
      const { solved } = planOf(declaredTree(s, declared, clashes, read), WORTH[input.aim]);
      const { holds = 0, movesOn = 0, battle = 0, beaten = 0 } = chancesOf(solved);
      return {
        declared: declaredName(declared, s.cu > 0 || s.rating !== 'none'),
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

/** What the opponent does, where the reader leaves it the choice. */
function answerOf(solved: Solved<End>): string {
  if (solved.type === 'leaf' || !solved.against) return '';
  const { name } = solved.branches.find((b) => b.best)!;
  return `Best for the opponent: ${name[0]!.toLowerCase()}${name.slice(1)}. `;
}

/** What the active side should do once it is intercepted: the same everywhere, different, or no question. */
function choiceOf(solved: Solved<End>): string {
  const found = new Set<string>();
  const visit = (node: Solved<End>): void => {
    if (node.type === 'leaf') return;
    for (const branch of node.branches) {
      if (branch.best && !node.against) found.add(branch.name);
      if (branch.best !== false) visit(branch.to);
    }
  };
  visit(solved);
  const [only] = found;
  if (!only) return '';
  if (found.size > 1) return ' Whether it should fight or Back up depends on who comes.';
  return only === 'Fight' ? ' If intercepted it should fight.' : ' If intercepted it should Back up.';
}

function sentenceOf(s: Situation, chances: Record<string, number>, answer: string, advice: string): string {
  if (isBarred(s)) return 'A General without CUs cannot enter that space or end his move there.';
  const parts = [
    ...(chances['avoided']! > 0 ? [`the opponent slips away ${percent(chances['avoided']!)} of the time`] : []),
    ...(chances['intercepted']! > 0 ? [`somebody intercepts ${percent(chances['intercepted']!)}`] : []),
    `the active Army stands in the space at the end ${percent(chances['holds']!)}`,
  ];
  const text = parts.join(', ');
  return `${answer}${text[0]!.toUpperCase()}${text.slice(1)}.${advice}`;
}

const NAMES: Record<End['end'], string> = {
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
    ...(end.overrun ? ['1 CU overrun'] : []),
    ...(end.generalLost ? ['the lone enemy General is displaced'] : []),
    ...(end.battled ? [`loses ${decimal(moverLoses(end))} CUs, takes ${decimal(opponentLoses(end))}`] : []),
  ];
  return { name: NAMES[end.end], note: notes.join('; ') };
}

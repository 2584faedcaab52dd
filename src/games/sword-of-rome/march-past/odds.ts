/** All that may happen on a march past enemy armies, as a report: chances, losses, and what is best. */
import { type Plan, pictureOf, planOf } from '../../../calculator/procedure.ts';
import { remember } from '../../../calculator/remember.ts';
import type { Basis, Fact, Report, Series, Stage } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { leavesOf, type Solved } from '../../../engine/tree.ts';
import { type Field, fieldOf, lossesOver } from '../battle/fights.ts';
import type { Side } from '../battle/rules.ts';
import { POWER_NAMES } from '../words.ts';
import { type MarchInput, marchOf } from './fields.ts';
import { chanceToCome, inTieOrder, mayTry } from './interception.ts';
import { type End, enemyLoses, marchTree, moverLoses } from './plan.ts';
import { marchBasis } from './readings.ts';
import { type March, watcherAt } from './rules.ts';

const self = (value: number): number => value;

const WORTH: Record<MarchInput['aim'], (end: End) => number> = {
  through: ({ short }) => (short ? 0 : 1),
  unbeaten: ({ end }) => (end === 'beaten' ? 0 : 1),
  saved: (end) => -moverLoses(end),
  swing: (end) => enemyLoses(end) - moverLoses(end),
};

interface Prepared {
  readonly march: March;
  readonly field: Field;
  readonly plan: Plan<End>;
  readonly basis: Basis;
}

export const prepared = remember((input: MarchInput, tables: Tables): Prepared => {
  const march = marchOf(input);
  const field = fieldOf(tables, new Reader(tables));
  const plan = planOf(marchTree(march, field), WORTH[input.aim]);
  return { march, field, plan, basis: marchBasis(march, field) };
});

export function marchOdds(input: MarchInput, tables: Tables): Report {
  const { march, field, plan, basis } = prepared(input, tables);
  const leaves = leavesOf(plan.solved);
  const chanceOf = (share: (end: End) => number) =>
    Math.min(
      1,
      leaves.reduce((sum, { leaf, chance }) => sum + chance * share(leaf), 0),
    );
  const ended = (end: End['end']) => chanceOf((leaf) => (leaf.end === end ? 1 : 0));
  const untouched = untouchedBy(march);
  const chances = {
    intercepted: 1 - untouched.at(-1)!,
    passes: ended('passes'),
    turnedBack: ended('turnedBack'),
    wins: ended('wins'),
    beaten: ended('beaten'),
    through: chanceOf(({ short }) => (short ? 0 : 1)),
    stoppedShort: chanceOf(({ end, short }) => (end === 'wins' && short ? 1 : 0)),
    moverWipedOut: chanceOf((end) => wipedOut(march, end)),
  };
  const losses = (side: Side, besides: (end: End) => number) =>
    lossesOver(
      leaves.map(({ leaf, chance }) => ({ fight: leaf.fight, besides: besides(leaf), chance })),
      side,
    );
  const { expected, distributions } = measure({
    moverLosses: [losses('attacker', (end) => end.lostAtSea), self],
    enemyLosses: [losses('defender', (end) => end.brushedAside), self],
  });
  return {
    sentence: sentence(march, chances, adviceOf(plan.solved)),
    chances,
    expected,
    distributions,
    facts: orderFacts(march, field.read),
    tree: pictureOf(plan, words),
    ...(march.spaces.length > 1 && { series: bySpace(untouched) }),
    ...basis,
  };
}

/** The chance, at this end, that the mover has nothing left. */
export const wipedOut = ({ moverCu }: March, { fight, lostAtSea }: End): number =>
  fight ? fight.wipedOut.attacker : lostAtSea >= moverCu ? 1 : 0;

/** 10.1: the chance that nobody has come, after each space; no battle can have changed who watches till then. */
function untouchedBy(march: March): number[] {
  let chance = 1;
  return march.spaces.map((_, space) => {
    march.interceptors.forEach((army, who) => {
      if (mayTry(army, space + 1)) chance *= 1 - chanceToCome(watcherAt(march, who, space));
    });
    return chance;
  });
}

const bySpace = (untouched: readonly number[]): Series => ({
  title: 'Space by space',
  step: 'space',
  points: untouched.map((passes, i) => ({ at: i + 1, chances: { intercepted: 1 - passes, passes } })),
});

/** 10.3: who sets the order, where more than one power would try for the same space. */
export function orderFacts({ interceptors, spaces }: March, read: Reader): Record<string, Fact> {
  for (const space of spaces.keys()) {
    const trying = interceptors.filter((army) => mayTry(army, space + 1));
    const [first, ...others] = inTieOrder([...new Set(trying.map((army) => army.power))], read);
    if (others.length) return { orderSetBy: POWER_NAMES[first!] };
  }
  return {};
}

/** What the best choices are called, each once. */
function adviceOf(solved: Solved<End>, seen = new Set<Solved<End>>(), found = new Set<string>()): Set<string> {
  if (solved.type === 'leaf' || seen.has(solved)) return found;
  seen.add(solved);
  for (const branch of solved.branches) {
    if (branch.best) found.add(branch.name);
    if (branch.best !== false) adviceOf(branch.to, seen, found);
  }
  return found;
}

const ADVICE: Record<string, string> = {
  Fight: ' Then it should fight.',
  'Try to refuse': ' Then it should try to refuse.',
  Refuse: ' Then it should refuse battle.',
};

function sentence({ spaces }: March, chances: Record<string, number>, advice: Set<string>): string {
  const end = spaces.length > 1 ? `gets through all ${spaces.length} spaces` : 'stands in the space at the end';
  const [only] = advice;
  const then =
    advice.size === 0 ? '' : advice.size === 1 ? ADVICE[only!] : ' Whether it should then fight depends on who comes.';
  return `The army is intercepted ${percent(chances['intercepted']!)} of the time and ${end} ${percent(chances['through']!)}.${then}`;
}

const NAMES: Record<End['end'], string> = {
  passes: 'Marches on untouched',
  turnedBack: 'Back where it came from, move over',
  wins: 'Wins the battle',
  beaten: 'Is beaten',
};

function words(end: End): Stage {
  const name = end.end === 'wins' && end.short ? 'Wins the battle, but stops here' : NAMES[end.end];
  const [lost, taken] = [moverLoses(end), enemyLoses(end)];
  const note = end.fight || lost > 0 || taken > 0 ? `loses ${decimal(lost)} CU, takes ${decimal(taken)}` : '';
  return { name, note };
}

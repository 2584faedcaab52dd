/** A voyage over all its dice: unopposed, slipped past, victorious or beaten. */
import { keyed, mapped } from '../../../calculator/keys.ts';
import type { Grid, Stage } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, given, mean } from '../../../engine/dist.ts';
import type { Solved, SolvedBranch } from '../../../engine/tree.ts';
import type { Stakes } from '../naval-battle/end.ts';
import { levelSymbols } from '../seamanship/levels.ts';
import { LEVEL_NAMES, LEVELS, type Level, otherSide, SIDE_NAMES, type Side } from '../words.ts';
import type { VoyageInput } from './fields.ts';
import { planOf, type VoyagePlan } from './plan.ts';
import { voyageBasis } from './readings.ts';
import { COUNTED, portName, TOLD } from './result.ts';
import { avoids, type Landfall, untouched } from './rules.ts';
import { type Passage, worthAt } from './solution.ts';

export function voyageOdds(input: VoyageInput, tables: Tables) {
  const plan = planOf(input, tables);
  const { ends } = plan.taken;
  const chances = mapped(TOLD, (holds) => chance(ends, holds));
  const { expected, distributions } = measure(keyed(COUNTED, (key) => [ends, (end: Landfall) => end[key]] as const));
  const mayMeet = plan.qualifying.length > 0 && input.declares !== 'never';
  const grid = mayMeet ? gridOf(plan) : undefined;
  return {
    sentence: sentence(plan, chances, expected),
    chances,
    expected,
    distributions,
    facts: plan.facts,
    ...(grid && { grid }),
    tree: treeOf(plan),
    // What the grid was read from is named too.
    ...voyageBasis(plan),
  };
}

type Chances = Readonly<Record<keyof typeof TOLD, number>>;
type Averages = Readonly<Record<(typeof COUNTED)[number], number>>;

/** What a report tells of the mover's stakes: to get through is to win. */
export const stakesIn = ({
  chances,
  expected,
}: {
  readonly chances: Chances;
  readonly expected: Averages;
}): Stakes => ({
  ...expected,
  wins: chances.arrives,
  supremacy: chances.supremacy,
});

/** 8.2: the chance to slip past at each level, where somebody may come. */
function gridOf({ input: { symbols }, read }: VoyagePlan): Grid {
  const away = (side: Side, level: Level): number => chance(avoids(side, level, symbols, read), (avoided) => avoided);
  return {
    columns: [
      { id: 'level', label: 'Seamanship', form: 'text' },
      { id: 'symbols', label: 'Carthaginian symbols', form: 'number' },
      { id: 'rome', label: 'A Roman Fleet avoids', form: 'chance' },
      { id: 'carthage', label: 'A Carthaginian Fleet avoids', form: 'chance' },
    ],
    rows: LEVELS.map((level) => ({
      level: LEVEL_NAMES[level],
      symbols: levelSymbols(level, symbols, read),
      rome: away('rome', level),
      carthage: away('carthage', level),
    })),
  };
}

function sentence({ input, taken, qualifying }: VoyagePlan, chances: Chances, { unitsLost }: Averages): string {
  const enemy = SIDE_NAMES[otherSide(input.mover)];
  const who = `The ${input.mover === 'rome' ? 'Roman' : 'Carthaginian'} Fleet`;
  if (!qualifying.length) return `${who} sails unopposed: ${enemy} cannot intercept at any of its ports.`;
  if (taken.course.port === undefined)
    return `${who} sails unopposed: ${enemy} could intercept at ${plural(qualifying.length, 'port')} and does not.`;
  const slips =
    taken.avoid !== undefined
      ? `slips past ${percent(taken.avoid)} of the time`
      : taken.declines
        ? 'does better not to slip past'
        : 'cannot try to slip past';
  return `${who} gets through ${percent(chances.arrives)} of the time. If it is intercepted at ${portName(taken.course.port)}, it ${slips}, wins ${percent(chances.wins)} and is beaten ${percent(chances.beaten)}; it loses ${decimal(unitsLost)} Units on average.`;
}

/** Where the interceptor declares, whether the Fleet slips past, and how it fares if not. */
function treeOf({ input, passages, taken }: VoyagePlan): Solved<Stage> {
  if (input.declares !== 'best' || passages.length === 1) return passageTree(input, taken);
  return {
    type: 'choice',
    name: `${SIDE_NAMES[otherSide(input.mover)]} declares an Interception`,
    worth: taken.worth,
    branches: passages.map((passage) => ({
      name: passage.course.port === undefined ? 'Nowhere' : `At ${portName(passage.course.port)}`,
      best: passage === taken,
      to: passageTree(input, passage),
    })),
  };
}

function passageTree(input: VoyageInput, { avoid, caught, worth, course }: Passage): Solved<Stage> {
  if (!caught)
    return {
      type: 'leaf',
      worth,
      leaf: { name: 'Unopposed', note: course.holder === input.mover ? 'with Naval Supremacy' : '' },
    };
  const leaf = (name: string, ends: Dist<Landfall>): Solved<Stage> => ({
    type: 'leaf',
    worth: mean(ends, (end) => worthAt(input, end)),
    leaf: {
      name,
      note: `loses ${decimal(mean(ends, (end) => end.unitsLost))} Units, the enemy ${decimal(mean(ends, (end) => end.enemyUnitsLost))}`,
    },
  });
  const branch = (name: string, passes: (end: Landfall) => boolean): SolvedBranch<Stage>[] => {
    const part = given(caught, passes);
    return part ? [{ name, chance: part.total / caught.total, to: leaf(name, part) }] : [];
  };
  const fight: Solved<Stage> = {
    type: 'chance',
    name: 'Intercepted',
    worth: mean(caught, (end) => worthAt(input, end)),
    branches: [...branch('Wins', (end) => end.kind === 'wins'), ...branch('Is beaten', (end) => end.kind === 'beaten')],
  };
  if (avoid === undefined) return fight;
  const away: Solved<Stage> = {
    type: 'leaf',
    worth: worthAt(input, untouched('avoids', true)),
    leaf: { name: 'Slips past', note: 'keeps Naval Supremacy' },
  };
  return {
    type: 'chance',
    name: 'Naval Die',
    worth,
    branches: [
      { name: 'Avoids', chance: avoid, to: away },
      { name: 'Is caught', chance: 1 - avoid, to: fight },
    ],
  };
}

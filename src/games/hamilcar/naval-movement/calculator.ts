/** Naval Movement (7.3, 8): where a Fleet can be intercepted, whether it slips past, and what happens if it does not. */
import { figuresOf } from '../../../calculator/figures.ts';
import { perCase } from '../../../calculator/remember.ts';
import type { Grid, Stage } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, given, mean } from '../../../engine/dist.ts';
import type { Solved, SolvedBranch } from '../../../engine/tree.ts';
import { settled } from '../dice.ts';
import { aimsOf, type Stakes } from '../naval-battle/end.ts';
import { FOLDED } from '../naval-battle/fleet-fields.ts';
import { NAVAL_RULES, NAVAL_TABLES } from '../naval-battle/readings.ts';
import { calculator } from '../readings.ts';
import { levelSymbols } from '../seamanship/levels.ts';
import type { Reader } from '../tables.ts';
import { LEVEL_NAMES, LEVELS, type Level, otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { type VoyageInput, voyageFields } from './fields.ts';
import { groundsOf, voyageGrounds } from './readings.ts';
import { type Sailed, sail, voyageSteps } from './roll.ts';
import { avoids, getsThrough, interceptRange, type Landfall, portName, untouched } from './rules.ts';
import { type Passage, type Solution, solve, worthAt } from './solution.ts';

/** How a voyage ended; with its course, where one is told. */
interface Ended extends Landfall {
  readonly sailed?: Sailed;
}

const UNITS = 'Units lost';
const PCS = 'PCs lost';

const figures = figuresOf<Ended>()(({ chance, amount, fact }) => ({
  unopposed: chance('Nobody intercepts', ({ kind }) => kind === 'unopposed', { tone: 'plain' }),
  avoids: chance('Slips past', ({ kind }) => kind === 'avoids', { tone: 'faint' }),
  wins: chance('Intercepted and wins', ({ kind }) => kind === 'wins', { tone: 'attacker' }),
  beaten: chance('Intercepted and beaten', ({ kind }) => kind === 'beaten', { tone: 'defender' }),
  arrives: chance('Gets through', getsThrough),
  supremacy: chance('Has Naval Supremacy afterwards', (end) => end.supremacy),
  displaced: chance('Its Generals are displaced', (end) => end.displaced),
  shipsLost: amount('Warships the mover loses', (end) => end.shipsLost),
  enemyShipsLost: amount('Warships the interceptor loses', (end) => end.enemyShipsLost),
  unitsLost: amount('Units the mover loses', (end) => end.unitsLost, { tone: 'attacker', chart: UNITS }),
  enemyUnitsLost: amount('Units the interceptor loses', (end) => end.enemyUnitsLost, {
    tone: 'defender',
    chart: UNITS,
  }),
  prizes: amount('Prizes the mover claims', (end) => end.prizes),
  enemyPrizes: amount('Prizes the interceptor claims', (end) => end.enemyPrizes),
  pcs: amount('PCs the mover loses', (end) => end.pcs, { tone: 'attacker', chart: PCS }),
  enemyPcs: amount('PCs the interceptor loses', (end) => end.enemyPcs, { tone: 'defender', chart: PCS }),
  net: fact('Roman symbols minus Carthaginian ones', ({ sailed }) => sailed?.avoiding?.net),
}));

type Folded = Omit<ReturnType<typeof figures.fold>, 'distributions'>;

/** A voyage as a reader sets it, solved once for all faces that are asked for. */
const planOf = perCase((input: VoyageInput, read: Reader) => {
  const solution = solve(input, read);
  const { qualifying, taken } = solution;
  const facts = {
    qualifying: qualifying.length,
    range: interceptRange(input, read),
    interceptedAt: portName(taken.course.port),
    mayAvoid: taken.avoid !== undefined,
    symbols: levelSymbols(input.seamanship, input.symbols, read),
  };
  return { solution, facts, own: voyageGrounds(solution) };
});

/** 8.2: the chance to slip past at each level, where somebody may come. */
const gridOf = perCase(({ symbols }: VoyageInput, read: Reader): Grid => {
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
});

function sentence({ input, taken, qualifying }: Solution, { chances, expected: { unitsLost } }: Folded): string {
  const enemy = SIDE_NAMES[otherSide(input.mover)];
  const who = `The ${input.mover === 'rome' ? 'Roman' : 'Carthaginian'} Fleet`;
  if (!qualifying.length) return `${who} sails unopposed: ${enemy} cannot intercept at any port on the way.`;
  if (taken.course.port === undefined)
    return `${who} sails unopposed: ${enemy} could intercept at ${plural(qualifying.length, 'port')} but does not.`;
  const slips =
    taken.avoid !== undefined
      ? `slips past ${percent(taken.avoid)} of the time`
      : taken.declines
        ? 'should not try to slip past'
        : 'cannot try to slip past';
  return `${who} gets through ${percent(chances.arrives)} of the time. Against an Interception at ${portName(taken.course.port)}, it ${slips}, wins ${percent(chances.wins)} and is beaten ${percent(chances.beaten)}; it loses ${decimal(unitsLost)} Units on average.`;
}

/** Where the interceptor declares, whether the Fleet slips past, and how it fares if not. */
function treeOf({ input, passages, taken }: Solution): Solved<Stage> {
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

function compute(input: VoyageInput, read: Reader) {
  const { solution, facts, own } = planOf(input, read);
  const folded = figures.fold(solution.taken.ends);
  const mayMeet = solution.qualifying.length > 0 && input.declares !== 'never';
  return {
    sentence: sentence(solution, folded),
    ...folded,
    facts,
    ...(mayMeet && { grid: gridOf(input, read) }),
    tree: treeOf(solution),
    ...groundsOf(solution, own, read),
  };
}

/** What a report tells of the mover's stakes: to get through is to win. */
const stakesIn = ({ chances, expected }: Folded): Stakes => ({
  ...expected,
  wins: chances.arrives,
  supremacy: chances.supremacy,
});

const { wins: arrives, ...aims } = aimsOf(stakesIn);

const SENTENCES: Readonly<Record<Landfall['kind'], string>> = {
  unopposed: 'The Fleet sails unopposed.',
  avoids: 'The Fleet avoids the Interception and sails on.',
  wins: 'The Fleet is intercepted and wins.',
  beaten: 'The Fleet is intercepted and beaten.',
};

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval Movement and Interception',
  question: 'Does my Fleet get through, and what if it is intercepted?',
  rules: [...NAVAL_RULES, '2.1.H', '7.3.A', '7.3.C', '8.1', '8.2', '8.3', '8.4', '8.5', '15.4.A', '17.1.#49'],
  fields: voyageFields,
  folded: FOLDED,
  tables: [...NAVAL_TABLES, 'naval-die', 'sea-costs'],
  figures,
  terms: {
    qualifying: 'Ports that qualify',
    range: 'Interceptor’s range in MPs',
    interceptedAt: 'Intercepted at',
    mayAvoid: 'May try to avoid it',
    symbols: 'Carthaginian symbols at this level',
  },
  figure: 'arrives',
  headline: ['unopposed', 'avoids', 'wins', 'beaten'],
  luck: { unit: 'Warships', gains: ['enemyShipsLost', 'prizes'], loses: ['shipsLost', 'enemyPrizes'] },
  compute,
  aims: { arrives, ...aims },
  rolls: (input, read, fallen) => sail(planOf(input, read).solution, fallen).rolls,
  resolve: (input, faces, read) => {
    const { solution, facts, own } = planOf(input, read);
    const sailed = sail(solution, faces);
    const end = settled(sailed.end, 'a voyage');
    return {
      sentence: SENTENCES[end.kind],
      facts: { ...facts, ...figures.facts({ ...end, sailed }) },
      steps: voyageSteps(solution, sailed, end),
      ...groundsOf(solution, own, read),
    };
  },
});

/** March past (chapters 10 and 12): who intercepts, fight or refuse, and how the battle ends. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import { aim, choice, flag, type InputOf, list, number } from '../../../calculator/fields.ts';
import type { Line, Outcome, Report, Stage } from '../../../calculator/report.ts';
import { basis, measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { type Dist, entriesOf, mean, weighted } from '../../../engine/dist.ts';
import { decide, leaf, leavesOf, type Solved, type Tree } from '../../../engine/tree.ts';
import { type Battle, PLAIN_BATTLE, type Side } from '../battle.ts';
import { readingsOf } from '../battle-readings.ts';
import { battleRoll, battleRolls } from '../battle-roll.ts';
import { type Arrival, arrivalOf, arrivals, chanceToRefuse, comesOn, type Interceptor } from '../interception.ts';
import { type Result, resultsOf } from '../losses.ts';
import { strengthOf } from '../strength.ts';

const AIMS = [
  { id: 'through', label: 'standing in the space at the end' },
  { id: 'unbeaten', label: 'not being beaten' },
  { id: 'saved', label: 'fewest CU lost' },
  { id: 'swing', label: 'CU swing in my favour' },
] as const;

const fields = {
  moverCu: number({ label: 'My army, CU', key: 'm', min: 1, max: 40, default: 6, rule: '10.5.2' }),
  moverTactics: number({
    label: 'My tactics',
    key: 'mt',
    min: 0,
    max: 6,
    default: 3,
    rule: '10.5.1',
    presets: 'leaders',
  }),
  interceptors: list({
    label: 'Armies that may intercept',
    key: 'i',
    rule: '10.3',
    item: 'Army',
    min: 1,
    max: 6,
    of: {
      cu: number({ label: 'CU', key: 'c', min: 1, max: 40, default: 6 }),
      tactics: number({ label: 'Tactics', key: 't', min: 0, max: 6, default: 3, presets: 'leaders' }),
      enemySpace: flag({ label: 'Into a space enemy to it, without its CU (+1)', key: 'e', rule: '10.3' }),
    },
    default: [{ cu: 6, tactics: 3, enemySpace: false }],
  }),
  friendlyTo: choice({
    label: 'The space is friendly to',
    key: 'fr',
    rule: '12.2.3',
    options: [
      { id: 'none', label: 'neither' },
      { id: 'attacker', label: 'me' },
      { id: 'defender', label: 'the interceptors' },
      { id: 'both', label: 'both' },
    ],
    default: 'none',
  }),
  acrossRough: flag({ label: 'I enter across rough or a strait', key: 'r', rule: '12.2.3' }),
  aim: aim({ label: 'What I want most', key: 'aim', group: 'Aim', options: AIMS, default: 'through' }),
};

type Input = InputOf<typeof fields>;

const ENDS = ['passes', 'turnedBack', 'wins', 'beaten'] as const;

interface End {
  readonly end: (typeof ENDS)[number];
  /** What the battle cost, where there was one. */
  readonly results?: Dist<Result>;
}

const NAMES: Record<(typeof ENDS)[number], string> = {
  passes: 'Marches on untouched',
  turnedBack: 'Back where it came from, move over',
  wins: 'Wins the battle',
  beaten: 'Is beaten',
};

/** 10.5.2: the mover attacks whoever came. */
const battleAgainst = (input: Input, arrival: Arrival): Battle => ({
  ...PLAIN_BATTLE,
  attackerCu: input.moverCu,
  defenderCu: arrival.cu,
  attackerTactics: input.moverTactics,
  defenderTactics: arrival.tactics,
  friendlyTo: input.friendlyTo,
  intercepted: true,
  acrossRough: input.acrossRough,
});

const nameOf = ({ who }: Arrival): string =>
  `${who.length > 1 ? 'Armies' : 'Army'} ${who.map((i) => i + 1).join(' and ')} ${who.length > 1 ? 'come' : 'comes'}`;

/** 10.5.2: both ends of the battle against those who came. */
function battleTree(input: Input, arrival: Arrival, read: Reader): Tree<End> {
  const battle = battleAgainst(input, arrival);
  const results = resultsOf(battle, strengthOf(battle, read), read);
  const split = (winner: Side): Dist<Result> | undefined => {
    const part = [...entriesOf(results)].filter(([r]) => r.winner === winner);
    return part.length ? weighted(part) : undefined;
  };
  const branch = (name: string, end: 'wins' | 'beaten', part: Dist<Result> | undefined) =>
    part ? [{ name, chance: part.total / results.total, to: leaf<End>({ end, results: part }) }] : [];
  return {
    type: 'chance',
    name: 'Battle',
    branches: [...branch('Won', 'wins', split('attacker')), ...branch('Lost', 'beaten', split('defender'))],
  };
}

/** 10.3 to 10.5: from the interceptors' rolls to the last leaf. */
function treeOf(input: Input, read: Reader): Tree<End> {
  const refuses = chanceToRefuse(input.moverTactics);
  return {
    type: 'chance',
    name: 'Interception',
    branches: arrivals(input.interceptors).map(({ arrival, chance }) => {
      if (arrival.who.length === 0) return { name: 'Nobody comes', chance, to: leaf<End>({ end: 'passes' }) };
      const battle = battleTree(input, arrival, read);
      const refusal: Tree<End> = {
        type: 'chance',
        name: 'Refusal',
        branches: [
          { name: 'Succeeds', chance: refuses, to: leaf<End>({ end: 'turnedBack' }) },
          { name: 'Fails', chance: 1 - refuses, to: battle },
        ],
      };
      const choice: Tree<End> = {
        type: 'choice',
        name: 'Fight or refuse',
        branches: [{ name: 'Fight', to: battle }, ...(refuses > 0 ? [{ name: 'Try to refuse', to: refusal }] : [])],
      };
      return { name: nameOf(arrival), chance, to: choice };
    }),
  };
}

const lost = (end: End, of: (r: Result) => number): number => (end.results ? mean(end.results, of) : 0);

const WORTH: Record<Input['aim'], (end: End) => number> = {
  through: ({ end }) => (end === 'passes' || end === 'wins' ? 1 : 0),
  unbeaten: ({ end }) => (end === 'beaten' ? 0 : 1),
  saved: (end) => -lost(end, (r) => r.attackerLosses),
  swing: (end) => lost(end, (r) => r.defenderLosses - r.attackerLosses),
};

const solve = (input: Input, read: Reader): Solved<End> => decide(treeOf(input, read), WORTH[input.aim]);

/** One way it may end, losses included. */
interface Way {
  readonly end: End['end'];
  readonly moverLosses: number;
  readonly enemyLosses: number;
  readonly moverWipedOut: boolean;
}

const waysOf = (solved: Solved<End>): Dist<Way> =>
  weighted(
    leavesOf(solved).flatMap(({ leaf: { end, results }, chance }) =>
      results
        ? [...entriesOf(results)].map(
            ([r, w]) =>
              [
                {
                  end,
                  moverLosses: r.attackerLosses,
                  enemyLosses: r.defenderLosses,
                  moverWipedOut: r.attackerWipedOut,
                },
                (chance * w) / results.total,
              ] as const,
          )
        : [[{ end, moverLosses: 0, enemyLosses: 0, moverWipedOut: false }, chance] as const],
    ),
  );

/** 10.3 and 12.2.3: the roll each army needs, and every modifier of each battle that may follow. */
function ledgerOf(input: Input, read: Reader): Line[] {
  const needs = input.interceptors.flatMap((army, i): Line[] =>
    army.enemySpace
      ? [
          {
            who: `army ${i + 1}`,
            amount: 1,
            why: 'Interception roll: into a space enemy to it',
            rule: '10.3',
            standing: 'printed',
          },
        ]
      : [],
  );
  const battles = arrivals(input.interceptors).flatMap(({ arrival }) =>
    arrival.who.length
      ? strengthOf(battleAgainst(input, arrival), read).ledger.map((line) => ({ ...line, in: nameOf(arrival) }))
      : [],
  );
  return [...needs, ...battles];
}

const basisOf = (input: Input, read: Reader) => {
  const worst = battleAgainst(input, arrivalOf(input.interceptors, [0]));
  return basis(ledgerOf(input, read), readingsOf(worst, false), read);
};

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const solved = solve(input, read);
  const ways = waysOf(solved);
  const chanceOf = (passes: (way: Way) => boolean) =>
    [...entriesOf(ways)].reduce((sum, [way, w]) => (passes(way) ? sum + w : sum), 0) / ways.total;
  const nobody = arrivals(input.interceptors).find(({ arrival }) => arrival.who.length === 0)!.chance;
  const chances = {
    intercepted: 1 - nobody,
    passes: chanceOf((w) => w.end === 'passes'),
    turnedBack: chanceOf((w) => w.end === 'turnedBack'),
    wins: chanceOf((w) => w.end === 'wins'),
    beaten: chanceOf((w) => w.end === 'beaten'),
    through: chanceOf((w) => w.end === 'passes' || w.end === 'wins'),
    moverWipedOut: chanceOf((w) => w.moverWipedOut),
  };
  const { expected, distributions } = measure({
    moverLosses: [ways, (w) => w.moverLosses],
    enemyLosses: [ways, (w) => w.enemyLosses],
  });
  return {
    sentence: sentence(chances, solved),
    chances,
    expected,
    distributions,
    facts: {},
    tree: display(solved),
    ...basisOf(input, read),
  };
}

function sentence(chances: Record<string, number>, solved: Solved<End>): string {
  const intercepted = `The army is intercepted ${percent(chances['intercepted']!)} of the time`;
  const choices =
    solved.type === 'leaf'
      ? []
      : solved.branches.flatMap(({ to }) => (to.type === 'choice' ? [to.branches.find((b) => b.best)!.name] : []));
  const all = (name: string) => choices.length > 0 && choices.every((c) => c === name);
  const advice =
    choices.length === 0
      ? ''
      : all('Fight')
        ? ' Then it should fight.'
        : all('Try to refuse')
          ? ' Then it should try to refuse.'
          : ' Whether it should then fight depends on who comes.';
  return `${intercepted} and stands in the space at the end ${percent(chances['through']!)}.${advice}`;
}

/** The solved tree with words in its leaves. */
function display(solved: Solved<End>): Solved<Stage> {
  if (solved.type !== 'leaf') return { ...solved, branches: solved.branches.map((b) => ({ ...b, to: display(b.to) })) };
  const { end, results } = solved.leaf;
  const note = results
    ? `loses ${decimal(mean(results, (r) => r.attackerLosses))} CU, takes ${decimal(mean(results, (r) => r.defenderLosses))}`
    : '';
  return { type: 'leaf', worth: solved.worth, leaf: { name: NAMES[end], note } };
}

const comers = (armies: readonly Interceptor[], faces: Faces): Arrival =>
  arrivalOf(
    armies,
    armies.flatMap((army, i) => ((faces['interceptions']?.[i] ?? 7) <= comesOn(army) ? [i] : [])),
  );

/** The choice that the tree makes against those who came. */
function fights(input: Input, arrival: Arrival, tables: Tables): boolean {
  const solved = solve(input, new Reader(tables));
  if (solved.type === 'leaf') return true;
  const here = solved.branches.find((b) => b.name === nameOf(arrival))?.to;
  return here?.type !== 'choice' || here.branches.find((b) => b.best)!.name === 'Fight';
}

const backsOut = (input: Input, faces: Faces): boolean => (faces['refusal']?.[0] ?? 7) <= input.moverTactics;

function rolls(input: Input, tables: Tables, fallen: Faces): Roll[] {
  const needed: Roll[] = [
    {
      id: 'interceptions',
      label: 'Interception, army by army',
      dice: input.interceptors.length,
      sides: 6,
      ordered: true,
    },
  ];
  if (!fallen['interceptions']) return needed;
  const arrival = comers(input.interceptors, fallen);
  if (arrival.who.length === 0) return needed;
  if (!fights(input, arrival, tables)) {
    needed.push({ id: 'refusal', label: 'Refusal', dice: 1, sides: 6 });
    if (!fallen['refusal'] || backsOut(input, fallen)) return needed;
  }
  return [...needed, ...battleRolls(battleAgainst(input, arrival), tables)];
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const steps = input.interceptors.map((army, i) => {
    const face = faces['interceptions']![i]!;
    return {
      rule: '10.4',
      text: `Army ${i + 1} needs ${comesOn(army)} or less and rolls ${face}: it ${face <= comesOn(army) ? 'comes' : 'stays'}.`,
    };
  });
  const arrival = comers(input.interceptors, faces);
  const ended = (
    end: End['end'],
    text: string,
    cost = { moverLosses: 0, enemyLosses: 0, moverWipedOut: false },
  ): Outcome => ({
    sentence: text,
    facts: {
      intercepted: arrival.who.length > 0,
      ...Object.fromEntries(ENDS.map((e) => [e, e === end])),
      through: end === 'passes' || end === 'wins',
      ...cost,
    },
    steps,
    ...basisOf(input, read),
  });
  if (arrival.who.length === 0) return ended('passes', 'Nobody intercepts: the army marches on.');
  if (!fights(input, arrival, tables)) {
    const face = faces['refusal']![0]!;
    const out = backsOut(input, faces);
    steps.push({
      rule: '10.5.1',
      text: `The army tries to refuse, needs ${input.moverTactics} or less and rolls ${face}: it ${out ? 'backs up' : 'must fight'}.`,
    });
    if (out) return ended('turnedBack', `${nameOf(arrival)}; the army backs up and its move is over.`);
  }
  const battle = battleRoll(battleAgainst(input, arrival), faces, tables);
  steps.push(...battle.steps);
  const { attackerLosses, defenderLosses, attackerWipedOut, winner } = battle.facts;
  return ended(
    winner === 'attacker' ? 'wins' : 'beaten',
    `${nameOf(arrival)} (${plural(arrival.cu, 'CU', 'CU')}). ${battle.sentence}`,
    {
      moverLosses: Number(attackerLosses),
      enemyLosses: Number(defenderLosses),
      moverWipedOut: attackerWipedOut === true,
    },
  );
}

export const marchPast = calculator({
  id: 'march-past',
  title: 'March past',
  question: 'If I march past these armies, who stops me, and what then?',
  rules: ['10.1', '10.3', '10.4', '10.5.1', '10.5.2', '12.2.3', '12.3'],
  fields,
  tables: ['force-ratio', 'combat-loss'],
  terms: {
    intercepted: 'Intercepted',
    passes: 'Marches on untouched',
    turnedBack: 'Backs up, move over',
    wins: 'Intercepted and wins',
    beaten: 'Intercepted and beaten',
    through: 'Stands in the space at the end',
    moverWipedOut: 'My army wiped out',
    moverLosses: 'I lose (CU)',
    enemyLosses: 'The interceptors lose (CU)',
  },
  figure: 'through',
  headline: ['passes', 'wins', 'turnedBack', 'beaten'],
  charts: [{ title: 'Losses', keys: ['moverLosses', 'enemyLosses'] }],
  tones: {
    passes: 'plain',
    wins: 'attacker',
    turnedBack: 'faint',
    beaten: 'defender',
    moverLosses: 'attacker',
    enemyLosses: 'defender',
  },
  aims: {
    through: { label: AIMS[0].label, form: 'chance', worth: (r) => r.chances['through']! },
    unbeaten: { label: AIMS[1].label, form: 'chance', worth: (r) => 1 - r.chances['beaten']! },
    saved: { label: AIMS[2].label, form: 'number', worth: (r) => -r.expected['moverLosses']! },
    swing: {
      label: AIMS[3].label,
      form: 'number',
      worth: (r) => r.expected['enemyLosses']! - r.expected['moverLosses']!,
    },
  },
  compute,
  rolls,
  resolve,
});

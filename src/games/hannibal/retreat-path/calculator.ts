/** Retreat (11.10B): which ways are legal, what each costs, and which is cheapest. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, type InputOf, list, number } from '../../../calculator/fields.ts';
import type { Assumption, Fact, Grid, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { cheapest, type Retreat, ROUTES, type Route, type Space, type Walked, walk } from './rules.ts';

const fields = {
  cu: number({
    label: 'CUs that Retreat',
    key: 'c',
    rule: '11.10B',
    min: 1,
    max: 40,
    default: 6,
    help: 'After casualties and the Retreat Die',
  }),
  role: choice<Retreat['role']>({
    label: 'It was first the',
    key: 'r',
    rule: '11.10B.c',
    options: [
      { id: 'attacker', label: 'Attacker' },
      { id: 'defender', label: 'Defender' },
    ],
    default: 'attacker',
  }),
  landed: flag({ label: 'It landed here in this activation', key: 'l', rule: '11.10B.b' }),
  city: flag({
    label: 'A friendly Walled City, not Besieged, stands in the Battle space',
    key: 'w',
    rule: '11.10B.e',
  }),
  spaces: list({
    label: 'Spaces, way by way, in the order of the march',
    key: 's',
    rule: '11.10B.a',
    item: 'Space',
    min: 0,
    max: 16,
    of: {
      route: choice<Route>({
        label: 'On way',
        key: 'r',
        options: ROUTES.map((id) => ({ id, label: id })),
        default: 'A',
      }),
      ground: choice<Space['ground']>({
        label: 'The space is',
        key: 'g',
        rule: '11.10B.d',
        options: [
          { id: 'own', label: 'friendly' },
          { id: 'neutral', label: 'empty' },
          { id: 'enemy', label: 'with an enemy PC' },
          { id: 'tribe', label: 'of an unfriendly Tribe' },
        ],
        default: 'own',
      }),
      enemyCu: number({ label: 'Enemy CUs', key: 'e', rule: '11.10B.d', min: 0, max: 20, default: 0 }),
      friendlyCu: number({ label: 'Friendly CUs', key: 'f', rule: '11.10B.a', min: 0, max: 20, default: 0 }),
      cameFrom: flag({ label: 'The active Army came from here', key: 'c', rule: '11.10B.c' }),
      barred: flag({ label: 'Entered over a pass or a strait', key: 'b', rule: '7.2B.b' }),
    },
    default: [
      { route: 'A', ground: 'neutral', enemyCu: 0, friendlyCu: 0, cameFrom: true, barred: false },
      { route: 'A', ground: 'own', enemyCu: 0, friendlyCu: 0, cameFrom: false, barred: false },
      { route: 'B', ground: 'enemy', enemyCu: 0, friendlyCu: 0, cameFrom: true, barred: false },
      { route: 'B', ground: 'own', enemyCu: 0, friendlyCu: 0, cameFrom: false, barred: false },
    ],
  }),
};

type Input = InputOf<typeof fields>;

function compute(input: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const ways = ROUTES.flatMap((route) => walk(input, route, read) ?? []);
  const best = cheapest(ways);
  const legal = ways.filter((w) => !w.barred).length;
  return {
    sentence: sentence(input, ways, best),
    ...SETTLED,
    facts: { ...factsOf(input, best), legalWays: legal },
    ...(ways.length > 0 && { grid: gridOf(ways) }),
    ...basis(
      ways.flatMap((w) => w.lines),
      readings(input),
      read,
    ),
  };
}

/** 11.10B.d, 11.10B.e: the city, else the cheapest way, else the end of the Force. */
function factsOf({ city, cu }: Input, best: Walked | undefined): Record<string, Fact> {
  if (city) return { way: 'the Walled City', cuLost: 0, cuLeft: cu, cuSwept: 0, eliminated: false };
  if (!best) return { way: 'none', cuLost: cu, cuLeft: 0, cuSwept: 0, eliminated: true };
  const { route, lost, left, swept } = best;
  return { way: route, cuLost: lost, cuLeft: left, cuSwept: swept, eliminated: left === 0 };
}

function sentence({ city, cu, landed }: Input, ways: readonly Walked[], best: Walked | undefined): string {
  if (city) return `All ${plural(cu, 'CU')} may go into the Walled City: it costs nothing.`;
  if (best) {
    const swept = best.swept > 0 ? `, and ${plural(best.swept, 'friendly CU')} must come along` : '';
    if (best.left === 0) return `Even the cheapest way, ${best.route}, costs the last CU: the Force is gone.`;
    return `Way ${best.route} is the cheapest: it costs ${plural(best.lost, 'CU')}, ${best.left} arrive${swept}.`;
  }
  if (landed) return 'The Army has just landed and has no Walled City here: it is eliminated.';
  const [only] = ways;
  if (!only) return 'No way is given: if there is none, the Force is eliminated.';
  return ways.length === 1
    ? `Way ${only.route} is not allowed: ${only.barred!.why}. If there is no other, the Force is eliminated.`
    : 'None of these ways is allowed: the Force is eliminated, unless there is another.';
}

const gridOf = (ways: readonly Walked[]): Grid => ({
  columns: [
    { id: 'way', label: 'Way', form: 'text' },
    { id: 'lost', label: 'CUs lost', form: 'text' },
    { id: 'swept', label: 'Come along', form: 'text' },
    { id: 'left', label: 'Arrive', form: 'text' },
    { id: 'note', label: 'Allowed', form: 'text' },
  ],
  rows: ways.map(({ route, lost, swept, left, barred }) => ({
    way: route,
    lost: barred ? '' : String(lost),
    swept: barred ? '' : String(swept),
    left: barred ? '' : String(left),
    note: barred ? `no (${barred.rule}): ${barred.why}` : 'yes',
  })),
});

const readings = ({ landed, spaces }: Input): Assumption[] => [
  ...(landed
    ? [
        {
          ruling: 'landed-that-round',
          rule: '11.10B.b',
          reading: 'An Army has landed that round if it did so in the activation that led to the Battle.',
        },
      ]
    : []),
  ...(spaces.some((s) => s.ground === 'tribe')
    ? [
        {
          ruling: 'friendly-tribes',
          rule: '11.10B.d',
          reading: 'Which Tribes are friendly is taken from the fields: the aid has no list.',
        },
      ]
    : []),
];

export const retreatPath = calculator({
  id: 'retreat-path',
  title: 'Retreat',
  question: 'Where can I Retreat, and at what cost?',
  rules: ['11.10B', '11.10B.a', '11.10B.b', '11.10B.c', '11.10B.d', '11.10B.e', '7.2B.b'],
  fields,
  tables: ['limits'],
  terms: {
    way: 'Cheapest way',
    cuLost: 'CUs lost on it',
    cuLeft: 'CUs that arrive',
    cuSwept: 'Friendly CUs that come along',
    eliminated: 'The Force is eliminated',
    legalWays: 'Ways that are allowed',
  },
  ...NO_DICE,
  compute,
});

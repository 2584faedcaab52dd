/** Greek leaders (8.2.3): what keeping them costs in loyalty, and how it can be paid. */
import { calculator } from '../../../calculator/calculator.ts';
import { flag, type InputOf, list, number, numberOr, shown } from '../../../calculator/fields.ts';
import type { Assumption, Grid, Line } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { line } from '../ledger.ts';
import {
  LEADER_NAMES,
  loyaltyOf,
  mostKept,
  NAMED,
  type Named,
  type Payment,
  type Penalty,
  paymentsOf,
  penaltyOf,
  type Relief,
  reliefOf,
} from './rules.ts';

const CITIES = 'Greek walled cities';
const SICILY = 'Sicily, with five players';

const cities = (loyalty: number, key: string, start: number) =>
  number({ label: `With loyalty ${loyalty}`, key, group: CITIES, rule: '8.2.3', min: 0, max: 20, default: start });

const leader = {
  leader: numberOr<Named>({
    label: 'Penalty in the red circle',
    key: 'l',
    min: 0,
    max: 6,
    words: NAMED.map((id) => ({ id, label: LEADER_NAMES[id] })),
    default: 'dionysius',
  }),
  inSicily: flag({ label: 'In Sicily', key: 's' }),
};

const fields = {
  leaders: list({
    label: 'Named leaders to keep, displaced ones too',
    key: 'l',
    rule: '8.2.3',
    item: 'Leader',
    min: 0,
    max: 6,
    of: leader,
    default: [{ leader: 'dionysius', inSicily: false }],
  }),
  threes: cities(3, 'c3', 1),
  twos: cities(2, 'c2', 1),
  ones: cities(1, 'c1', 2),
  fivePlayers: flag({ label: 'Five players', key: 'p5', group: SICILY, rule: '8.2.3-5p' }),
  sicilyLost: flag({
    label: 'The Greeks have lost a space in Sicily',
    key: 'sl',
    group: SICILY,
    rule: '8.2.3-5p',
  }),
  spaces: number({
    label: 'Carthaginian home spaces in Sicily that the Greeks control',
    key: 'sp',
    group: SICILY,
    rule: '8.2.3-5p',
    min: 0,
    max: 9,
    default: 0,
  }),
};

type Input = InputOf<typeof fields>;

const five = ({ fivePlayers }: Input): boolean => fivePlayers;

function compute(input: Input, tables: Tables) {
  const read = new Reader(tables);
  const leaders = input.leaders.map((l) => penaltyOf(l, read));
  const spaces = input.fivePlayers ? input.spaces : 0;
  const relief = reliefOf(leaders, spaces, !input.sicilyLost);
  const full = leaders.reduce((sum, l) => sum + l.penalty, 0);
  const due = full - relief.points;
  const loyalty = loyaltyOf(input);
  const ways = paymentsOf(due, input);
  const [cheapest] = ways;
  const canKeepAll = due <= loyalty;
  const kept = mostKept(leaders, loyalty, spaces, !input.sicilyLost);
  return {
    sentence: sentence(leaders.length, due, loyalty, cheapest?.citiesLost ?? 0, kept),
    ...SETTLED,
    facts: {
      due,
      loyalty,
      canKeepAll,
      mostKept: kept,
      ...(canKeepAll && cheapest && { waysToPay: ways.length, citiesLost: cheapest.citiesLost }),
      ...(input.fivePlayers && { relief: relief.points, reliefLost: relief.lost }),
    },
    ...(canKeepAll && due > 0 && { grid: gridOf(ways) }),
    ...basis(ledgerOf(leaders, relief), readings(input), read),
  };
}

function sentence(leaders: number, due: number, loyalty: number, lost: number, kept: number): string {
  if (leaders === 0) return 'No named leader, nothing to pay.';
  if (due === 0) return `Keeping ${plural(leaders, 'leader')} costs no loyalty.`;
  if (due > loyalty)
    return `Keeping all ${leaders} would cost ${due} loyalty, and the cities have ${loyalty}: at most ${kept} can stay, the others leave the game.`;
  return `Keeping ${plural(leaders, 'leader')} costs ${due} of ${loyalty} loyalty; ${lost ? `${plural(lost, 'city', 'cities')} at least must turn independent` : 'no city has to turn independent'}.`;
}

const ledgerOf = (leaders: readonly Penalty[], relief: Relief): Line[] => [
  ...leaders.map(({ name, penalty, standing }, i) =>
    line('Greeks', penalty, `Leader ${i + 1}${name ? `, ${name}` : ''}: loyalty to pay`, '8.2.3', standing),
  ),
  ...(relief.at === undefined
    ? []
    : [line('Greeks', -relief.points, `Spaces in Sicily, for leader ${relief.at + 1}`, '8.2.3-5p')]),
];

const gridOf = (ways: readonly Payment[]): Grid => ({
  columns: [
    { id: 'way', label: 'Way to pay', form: 'text' },
    { id: 'threes', label: 'Cities that give 3', form: 'number' },
    { id: 'twos', label: 'Give 2', form: 'number' },
    { id: 'ones', label: 'Give 1', form: 'number' },
    { id: 'citiesLost', label: 'Turn independent', form: 'number' },
  ],
  rows: ways.map((way, i) => ({ way: String(i + 1), ...way })),
});

const readings = ({ fivePlayers, spaces, sicilyLost }: Input): Assumption[] =>
  fivePlayers && spaces > 0 && sicilyLost
    ? [
        {
          ruling: 'greek-penalty-relief',
          rule: '8.2.3-5p',
          reading: 'A leader in Sicily pays less only while the Greeks have lost none of their spaces there.',
        },
      ]
    : [];

export const greekLeaders = calculator({
  id: 'greek-leaders',
  title: 'Greek leaders',
  question: 'What does it cost to keep my Greek leaders, and can I pay?',
  rules: ['8.2.3', '8.2.3-5p', '5.10.2', '7.3.2'],
  fields: shown(fields, { sicilyLost: five, spaces: five }),
  folded: [SICILY],
  tables: ['greek-leader-penalty'],
  terms: {
    due: 'Loyalty to pay',
    loyalty: 'Loyalty of all cities',
    canKeepAll: 'All can stay',
    mostKept: 'Leaders who can stay at most',
    waysToPay: 'Ways to pay',
    citiesLost: 'Cities that turn independent, at least',
    relief: 'Taken off for Sicily',
    reliefLost: 'Relief without effect',
  },
  ...NO_DICE,
  compute,
});

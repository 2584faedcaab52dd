/** Greek leaders (8.2.3): what keeping them costs in loyalty, and how it can be paid. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { barIf, barred, flag, type InputOf, list, number, numberOr, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import type { Figures } from '../tables.ts';
import { type Penalty, type Relief, reliefOf } from './relief.ts';

const NAMED = ['dionysius', 'timoleon'] as const;
type Named = (typeof NAMED)[number];

const LEADER_NAMES: Readonly<Record<Named, string>> = { dionysius: 'Dionysius', timoleon: 'Timoleon' };

const CITIES = 'Greek walled cities';
const SICILY = 'Sicily, with five players';

const cities = (loyalty: number, key: string, start: number) =>
  number({ label: `With loyalty ${loyalty}`, key, group: CITIES, rule: '8.2.3', max: 20, default: start });

const leader = {
  leader: numberOr<Named>({
    label: 'Penalty in the red circle',
    key: 'l',
    max: 6,
    words: NAMED.map((id) => ({ id, label: LEADER_NAMES[id] })),
    default: 'dionysius',
  }),
  inSicily: flag({ label: 'In Sicily', key: 's' }),
};

const fields = {
  leaders: list({
    label: 'Named leaders to keep, including displaced',
    key: 'l',
    rule: '8.2.3',
    item: 'Leader',
    max: 6,
    of: leader,
    default: [{ leader: 'dionysius', inSicily: false }],
  }),
  threes: cities(3, 'c3', 1),
  twos: cities(2, 'c2', 1),
  ones: cities(1, 'c1', 2),
  fivePlayers: flag({ label: 'Five players', key: 'p5', group: SICILY, rule: '8.2.3-5p' }),
  sicilyLost: flag({ label: 'The Greeks have lost a space in Sicily', key: 'sl', group: SICILY, rule: '8.2.3-5p' }),
  spaces: number({
    label: 'Carthaginian home spaces in Sicily that the Greeks control',
    key: 'sp',
    group: SICILY,
    rule: '8.2.3-5p',
    max: 9,
  }),
};

type GreekInput = InputOf<typeof fields>;

const five = ({ fivePlayers }: GreekInput): boolean => fivePlayers;

const greekFields = barred(shown(fields, { sicilyLost: five, spaces: five }), {
  leaders: ({ leaders }) => {
    const twice = NAMED.find((id) => leaders.filter(({ leader }) => leader === id).length > 1);
    return barIf(twice !== undefined, '8.2.3', `${twice ? LEADER_NAMES[twice] : ''} can be kept only once`);
  },
});

/** By name, or by the number in the red circle. */
type GreekLeader = GreekInput['leaders'][number];

const penaltyOf = ({ leader, inSicily }: GreekLeader, figures: Figures): Penalty => {
  if (typeof leader === 'number') return { penalty: leader, standing: 'yours', inSicily };
  const { value, standing } = figures.at('greek-leader-penalty', leader, 'penalty');
  return { name: LEADER_NAMES[leader], penalty: Number(value), standing, inSicily };
};

/** Greek walled cities by their loyalty. */
type Cities = Pick<GreekInput, 'ones' | 'twos' | 'threes'>;

export const loyaltyOf = ({ ones, twos, threes }: Cities): number => ones + 2 * twos + 3 * threes;

/** A way to pay: how many cities give three, two or one, and how many of them turn independent (7.3.2). */
export interface Payment extends Cities {
  readonly citiesLost: number;
}

/** 8.2.3: every way to take so much loyalty from these cities, the fewest cities lost first. */
export function paymentsOf(due: number, cities: Cities): Payment[] {
  const ways: Payment[] = [];
  for (let threes = Math.min(cities.threes, Math.floor(due / 3)); threes >= 0; threes--) {
    const rest = due - 3 * threes;
    for (let twos = Math.min(cities.threes - threes + cities.twos, Math.floor(rest / 2)); twos >= 0; twos--) {
      const ones = rest - 2 * twos;
      if (threes + twos + ones > cities.threes + cities.twos + cities.ones) continue;
      ways.push({ threes, twos, ones, citiesLost: citiesLost(threes, twos, ones, cities) });
    }
  }
  return ways.sort((a, b) => a.citiesLost - b.citiesLost);
}

/** Each payment comes from the strongest city left, so that as few as possible fall to 0. */
function citiesLost(threes: number, twos: number, ones: number, cities: Cities): number {
  const strong = cities.threes - threes;
  const twosFromTwos = Math.max(0, twos - strong);
  const spare = Math.max(0, strong - twos) + (cities.twos - twosFromTwos);
  return threes + twosFromTwos + Math.max(0, ones - spare);
}

/** 8.2.3: the most leaders that so much loyalty can keep. */
function mostKept(leaders: readonly Penalty[], loyalty: number, spaces: number, sicilyIntact: boolean): number {
  let most = 0;
  for (let set = 0; set < 2 ** leaders.length; set++) {
    const kept = leaders.filter((_, i) => set & (1 << i));
    const cost = kept.reduce((sum, l) => sum + l.penalty, 0) - reliefOf(kept, spaces, sicilyIntact).points;
    if (cost <= loyalty) most = Math.max(most, kept.length);
  }
  return most;
}

function compute(input: GreekInput, read: Figures) {
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
    facts: {
      due,
      loyalty,
      canKeepAll,
      mostKept: kept,
      ...(canKeepAll && cheapest && { waysToPay: ways.length, citiesLost: cheapest.citiesLost }),
      ...(input.fivePlayers && { relief: relief.points, reliefLost: relief.lost }),
    },
    ...(canKeepAll && due > 0 && { grid: gridOf(ways) }),
    ledger: ledgerOf(leaders, relief),
    readings: { 'greek-penalty-relief': spaces > 0 && input.sicilyLost },
  };
}

function sentence(leaders: number, due: number, loyalty: number, lost: number, kept: number): string {
  if (leaders === 0) return 'Without named leaders there is nothing to pay.';
  if (due === 0) return `Keeping ${plural(leaders, 'leader')} costs no loyalty.`;
  if (due > loyalty) {
    const all = leaders === 1 ? 'the leader' : `all ${leaders} leaders`;
    const gone = leaders === 1 ? 'he leaves the game' : 'all of them leave the game';
    const fate = kept === 0 ? gone : `at most ${kept} can stay, and the others leave the game`;
    return `Keeping ${all} would cost ${due} loyalty, but the cities have ${loyalty}: ${fate}.`;
  }
  return `Keeping ${plural(leaders, 'leader')} costs ${due} of ${loyalty} loyalty; ${lost ? `at least ${plural(lost, 'city', 'cities')} must turn independent` : 'no city has to turn independent'}.`;
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
    { id: 'threes', label: 'Cities that pay 3', form: 'number' },
    { id: 'twos', label: 'Pay 2', form: 'number' },
    { id: 'ones', label: 'Pay 1', form: 'number' },
    { id: 'citiesLost', label: 'Turn independent', form: 'number' },
  ],
  rows: ways.map((way, i) => ({ way: String(i + 1), ...way })),
});

const calculator = calculatorWith({
  'greek-penalty-relief': {
    rule: '8.2.3-5p',
    says: 'A leader in Sicily costs less only while the Greeks have lost none of their spaces there.',
  },
});

export const greekLeaders = calculator({
  id: 'greek-leaders',
  title: 'Greek leaders',
  question: 'What does it cost to keep my Greek leaders, and can I pay?',
  rules: ['8.2.3', '8.2.3-5p', '5.10.2', '7.3.2'],
  fields: greekFields,
  folded: [SICILY],
  tables: ['greek-leader-penalty'],
  terms: {
    due: 'Loyalty to pay',
    loyalty: 'Loyalty of all cities',
    canKeepAll: 'All can stay',
    mostKept: 'Most leaders who can stay',
    waysToPay: 'Ways to pay',
    citiesLost: 'Fewest cities that turn independent',
    relief: 'Deducted for Sicily',
    reliefLost: 'Deduction unused',
  },
  compute,
});

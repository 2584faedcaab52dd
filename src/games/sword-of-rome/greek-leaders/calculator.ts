/** Greek leaders (8.2.3): what keeping them costs in loyalty, and how it can be paid. */

import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import { type GreekInput, greekFields, SICILY } from './fields.ts';
import { type Penalty, type Relief, reliefOf } from './relief.ts';
import { loyaltyOf, mostKept, type Payment, paymentsOf, penaltyOf } from './rules.ts';

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
  if (leaders === 0) return 'No named leader, nothing to pay.';
  if (due === 0) return `Keeping ${plural(leaders, 'leader')} costs no loyalty.`;
  if (due > loyalty)
    return `Keeping all ${leaders} would cost ${due} loyalty, and the cities have ${loyalty}: at most ${kept} can stay, and the others leave the game.`;
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
    { id: 'threes', label: 'Cities that give 3', form: 'number' },
    { id: 'twos', label: 'Give 2', form: 'number' },
    { id: 'ones', label: 'Give 1', form: 'number' },
    { id: 'citiesLost', label: 'Turn independent', form: 'number' },
  ],
  rows: ways.map((way, i) => ({ way: String(i + 1), ...way })),
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
    mostKept: 'Leaders who can stay at most',
    waysToPay: 'Ways to pay',
    citiesLost: 'Cities that turn independent, at least',
    relief: 'Taken off for Sicily',
    reliefLost: 'Relief without effect',
  },
  compute,
});

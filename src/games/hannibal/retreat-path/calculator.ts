/** Retreat (11.10B): which routes are legal, what each costs, and which is cheapest. */
import type { Grid } from '../../../calculator/report.ts';
import { plural, some } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { fields, type Input } from './fields.ts';
import { allWays, cheapest, compared, type Walked } from './rules.ts';

function compute(input: Input, read: Reader) {
  const ways = compared(allWays(input, read));
  const best = cheapest(ways);
  const legal = ways.filter((w) => !w.barred).length;
  return {
    sentence: sentence(input, ways, best),
    facts: { ...factsOf(input, best), legalWays: legal },
    ...(ways.length > 0 && { grid: gridOf(ways) }),
    ledger: ways.flatMap((w) => w.lines.map((line) => ({ ...line, in: `Route ${nameOf(w)}` }))),
    readings: {
      'play-retreat-choice': new Set(ways.map((w) => w.spaces)).size > 1,
      'landed-that-round': input.landed,
      'friendly-tribes': input.spaces.some((s) => s.ground === 'tribe'),
    },
  };
}

/** 11.10B.d, 11.10B.e: the city, else the cheapest way, else the end of the Force. */
function factsOf({ city, cu }: Input, best: Walked | undefined) {
  if (city) return { way: 'the Walled City', cuLost: 0, cuLeft: cu, cuSwept: 0, eliminated: false };
  if (!best) return { way: 'none', cuLost: cu, cuLeft: 0, cuSwept: 0, eliminated: true };
  const { lost, left, swept } = best;
  return { way: nameOf(best), cuLost: lost, cuLeft: left, cuSwept: swept, eliminated: left === 0 };
}

const nameOf = ({ route, stops, spaces }: Walked): string => (stops ? `${route} as far as space ${spaces}` : route);

function sentence({ city, cu, landed }: Input, ways: readonly Walked[], best: Walked | undefined): string {
  if (city) return `${cu === 1 ? 'The CU' : `All ${cu} CUs`} may go into the Walled City, at no cost.`;
  if (best) {
    const swept = best.swept > 0 ? `; ${plural(best.swept, 'friendly CU')} must come along` : '';
    if (best.left === 0) return `Even the cheapest route, ${nameOf(best)}, costs the last CU: the Force is eliminated.`;
    return `Route ${nameOf(best)} is cheapest: it costs ${some(best.lost, 'CU')}, and ${best.left} ${best.left === 1 ? 'arrives' : 'arrive'}${swept}.`;
  }
  if (landed) return 'The Army has just landed and has no Walled City here: it is eliminated.';
  const [only] = ways;
  if (!only) return 'You have entered no route. If none exists, the Force is eliminated.';
  return ways.length === 1
    ? `Route ${only.route} is not allowed: ${only.barred?.why}. If there is no other, the Force is eliminated.`
    : 'None of these routes is allowed. If there is no other, the Force is eliminated.';
}

const gridOf = (ways: readonly Walked[]): Grid => ({
  columns: [
    { id: 'way', label: 'Route', form: 'text' },
    { id: 'lost', label: 'CUs lost', form: 'text' },
    { id: 'swept', label: 'Come along', form: 'text' },
    { id: 'left', label: 'Arrive', form: 'text' },
    { id: 'note', label: 'Allowed', form: 'text' },
  ],
  rows: ways.map((way) => ({
    way: nameOf(way),
    lost: way.barred ? '' : String(way.lost),
    swept: way.barred ? '' : String(way.swept),
    left: way.barred ? '' : String(way.left),
    note: way.barred ? `no (${way.barred.rule}): ${way.barred.why}` : 'yes',
  })),
});

export const retreatPath = calculator({
  id: 'retreat-path',
  title: 'Retreat',
  question: 'Where can I Retreat, and at what cost?',
  rules: ['11.10B', '11.10B.a', '11.10B.b', '11.10B.c', '11.10B.d', '11.10B.e', '7.2B.b'],
  fields,
  tables: ['limits'],
  terms: {
    way: 'Cheapest route',
    cuLost: 'CUs lost on the way',
    cuLeft: 'CUs that arrive',
    cuSwept: 'Friendly CUs that come along',
    eliminated: 'The Force is eliminated',
    legalWays: 'Routes that are allowed',
  },
  compute,
});

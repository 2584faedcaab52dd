/** Victory (4.1, 5.5): who is ahead, what the Victory Check costs, and whether anybody has won. */
import { barIf, barred, flag, type InputOf, number } from '../../../calculator/fields.ts';
import { plural } from '../../../calculator/words.ts';
import { calculator } from '../readings.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { behind, countLedger, type Standings, type Verdict, verdictOf } from './rules.ts';

const ONCE = 'Immediate victory';

/** Provinces of the map, and those of Italia without Latium. */
const ALL = 22;
const ITALIA = 6;

const provinces = (side: Side, key: string) =>
  number({
    label: 'Politically Significant Provinces',
    key,
    group: SIDE_NAMES[side],
    rule: '5.5',
    max: ALL,
    default: 9,
    help: 'In the 2007 edition 18 of 22 count: 9 Roman and 7 Carthaginian at the start',
  });
const pcs = (side: Side, key: string) =>
  number({
    label: 'PCs on the map that may be removed',
    key,
    group: SIDE_NAMES[side],
    rule: '5.5',
    max: 40,
    default: 12,
    help: 'Excluding Walled Cities and Tribes',
  });

const asked = {
  romeProvinces: provinces('rome', 'rp'),
  romePcs: pcs('rome', 'rc'),
  carthageProvinces: provinces('carthage', 'cp'),
  carthagePcs: pcs('carthage', 'cc'),
  lastTurn: flag({ label: 'It is the last turn', key: 'l', rule: '5.5.a' }),
  italiaMissing: number({
    label: 'Provinces of Italia except Latium that Carthage does not control',
    key: 'i',
    group: ONCE,
    rule: '4.1',
    max: ITALIA,
    default: ITALIA,
    help: 'Six in all',
  }),
  romeHoldsCarthago: flag({ label: 'Rome controls Carthago', key: 'kc', group: ONCE, rule: '4.1' }),
  carthageHoldsRoma: flag({ label: 'Carthage controls Roma', key: 'kr', group: ONCE, rule: '4.1' }),
};

type Input = InputOf<typeof asked>;

const fields = barred(asked, {
  carthageProvinces: ({ romeProvinces, carthageProvinces }) => {
    const named = romeProvinces + carthageProvinces;
    return barIf(named > ALL, '5.5', `There are ${ALL} Provinces, but you entered ${named}`);
  },
  italiaMissing: ({ italiaMissing, carthageProvinces }) => {
    const held = ITALIA - italiaMissing;
    const says = `Carthage holds ${held} Provinces of Italia, but you entered only ${carthageProvinces} in all`;
    return barIf(held > carthageProvinces, '4.1', says);
  },
});

const standingsOf = (input: Input): Standings => ({
  ...input,
  provinces: { rome: input.romeProvinces, carthage: input.carthageProvinces },
  pcs: { rome: input.romePcs, carthage: input.carthagePcs },
});

function compute(input: Input) {
  const standings = standingsOf(input);
  const verdict = verdictOf(standings);
  const last = behind(standings);
  return {
    sentence: sentence(standings, verdict),
    facts: {
      ahead: last ? SIDE_NAMES[otherSide(last)] : 'nobody',
      lead: Math.abs(input.romeProvinces - input.carthageProvinces),
      removes: verdict.removes ? SIDE_NAMES[verdict.removes] : 'nobody',
      pcsRemoved: verdict.removes ? verdict.due : 0,
      winner: verdict.winner ? SIDE_NAMES[verdict.winner] : 'nobody yet',
      toSweep: input.italiaMissing,
    },
    ledger: countLedger(standings),
    readings: { 'sweep-before-removal': input.italiaMissing === 0 },
  };
}

function sentence(standings: Standings, { winner, why, removes, due }: Verdict): string {
  const { italiaMissing } = standings;
  const sweep = `Carthage still needs ${plural(italiaMissing, 'Province')} of Italia (Latium is not needed).`;
  const won = winner ? `${SIDE_NAMES[winner]} wins: ${why}.` : '';
  if (won && !removes) return won;
  const cost = removes
    ? `${SIDE_NAMES[removes]} is behind and must remove ${plural(due, 'PC')}.`
    : 'Both have the same number of Provinces: nobody removes PCs.';
  return won ? `${cost} ${won}` : `${cost} ${sweep}`;
}

export const victory = calculator({
  id: 'victory',
  title: 'Victory Check',
  question: 'Who is ahead, who removes PCs, and has anybody won?',
  rules: ['4.1', '5.5', '5.5.a'],
  fields,
  tables: [],
  terms: {
    ahead: 'Ahead',
    lead: 'by this many Provinces',
    removes: 'Must remove PCs',
    pcsRemoved: 'PCs to remove',
    winner: 'Winner',
    toSweep: 'Provinces Carthage still needs for the Italian sweep',
  },
  compute,
});

/** What a reader sets for a Victory Check. */
import { barIf, barred, flag, type InputOf, number } from '../../../calculator/fields.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Standings } from './rules.ts';

const ONCE = 'Victory on the spot';

/** Provinces of the map, and those of Italia without Latium. */
const ALL = 21;
const ITALIA = 6;

const provinces = (side: Side, key: string) =>
  number({
    label: 'Politically Significant Provinces',
    key,
    group: SIDE_NAMES[side],
    rule: '5.5',
    min: 0,
    max: ALL,
    default: 9,
    help: 'Which Provinces count is not in the aid',
  });
const pcs = (side: Side, key: string) =>
  number({
    label: 'PCs on the map that may be removed',
    key,
    group: SIDE_NAMES[side],
    rule: '5.5',
    min: 0,
    max: 40,
    default: 12,
    help: 'Not Walled Cities, not Tribes',
  });

const asked = {
  romeProvinces: provinces('rome', 'rp'),
  romePcs: pcs('rome', 'rc'),
  carthageProvinces: provinces('carthage', 'cp'),
  carthagePcs: pcs('carthage', 'cc'),
  lastTurn: flag({ label: 'It is the last turn', key: 'l', rule: '5.5.a' }),
  italiaMissing: number({
    label: 'Provinces of Italia, Latium apart, that Carthage does not control',
    key: 'i',
    group: ONCE,
    rule: '4.1',
    min: 0,
    max: ITALIA,
    default: ITALIA,
    help: 'Six in all, by a public glossary of an older edition',
  }),
  romeHoldsCarthago: flag({ label: 'Rome controls Carthago', key: 'kc', group: ONCE, rule: '4.1' }),
  carthageHoldsRoma: flag({ label: 'Carthage controls Roma', key: 'kr', group: ONCE, rule: '4.1' }),
};

export type Input = InputOf<typeof asked>;

export const fields = barred(asked, {
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

export const standingsOf = (input: Input): Standings => ({
  ...input,
  provinces: { rome: input.romeProvinces, carthage: input.carthageProvinces },
  pcs: { rome: input.romePcs, carthage: input.carthagePcs },
});

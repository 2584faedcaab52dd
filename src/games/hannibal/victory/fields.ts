/** What a reader sets for a Victory Check. */
import { flag, type InputOf, number } from '../../../calculator/fields.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Standings } from './rules.ts';

const ONCE = 'Victory on the spot';

const provinces = (side: Side, key: string) =>
  number({
    label: 'Politically Significant Provinces',
    key,
    group: SIDE_NAMES[side],
    rule: '5.5',
    min: 0,
    max: 21,
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

export const fields = {
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
    max: 6,
    default: 6,
    help: 'Six in all, by a public glossary of an older edition',
  }),
  romeHoldsCarthago: flag({ label: 'Rome controls Carthago', key: 'kc', group: ONCE, rule: '4.1' }),
  carthageHoldsRoma: flag({ label: 'Carthage controls Roma', key: 'kr', group: ONCE, rule: '4.1' }),
};

export type Input = InputOf<typeof fields>;

export const standingsOf = (input: Input): Standings => ({
  ...input,
  provinces: { rome: input.romeProvinces, carthage: input.carthageProvinces },
  pcs: { rome: input.romePcs, carthage: input.carthagePcs },
});

/** Recent cases: the newest first, none twice, few of each calculator, and a full device is said. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  $casesTrouble,
  $recentCases,
  forgetCases,
  keepCase,
  openRecentCases,
  recentOf,
} from '../../src/stores/recent-cases.ts';
import { Device } from '../support/storage.ts';

const BATTLE = { game: 'sword-of-rome', calculator: 'battle' };
const SIEGE = { game: 'sword-of-rome', calculator: 'siege' };
const keep = (place: typeof BATTLE, ...queries: string[]) => {
  for (const query of queries) keepCase({ ...place, query, sentence: `case ${query}` });
};
const queries = (place: { game: string; calculator?: string }) =>
  recentOf($recentCases.get(), place).map(({ query }) => query);

let device: Device;
beforeEach(() => {
  device = new Device();
  openRecentCases();
});
afterEach(() => {
  forgetCases(BATTLE);
  forgetCases(SIEGE);
  device.leave();
});

test('the newest is on top, a case looked at again comes up once, and a calculator keeps six', () => {
  keep(BATTLE, '1', '2', '3', '1');
  expect(queries(BATTLE)).toEqual(['1', '3', '2']);
  keep(BATTLE, '4', '5', '6', '7');
  expect(queries(BATTLE)).toEqual(['7', '6', '5', '4', '1', '3']);
});

test('calculators keep their own, and a game lists all of them', () => {
  keep(BATTLE, '1', '2', '3', '4', '5', '6');
  keep(SIEGE, '1');
  expect(queries(SIEGE)).toEqual(['1']);
  expect(queries({ game: 'sword-of-rome' })).toEqual(['1', '6', '5', '4', '3', '2', '1']);
  forgetCases(BATTLE);
  expect(queries({ game: 'sword-of-rome' })).toEqual(['1']);
});

test('what another tab keeps is seen here, and this tab adds to it', () => {
  keep(BATTLE, '1');
  const theirs = [{ ...BATTLE, query: '2', sentence: 'theirs' }];
  device.writtenElsewhere('tabularium:cases', JSON.stringify(theirs));
  keep(BATTLE, '3');
  expect(queries(BATTLE)).toEqual(['3', '2']);
});

test('a device without room says so, and the case stays for the visit', () => {
  device.full = true;
  keep(BATTLE, '1');
  expect($casesTrouble.get()).toContain('is full or');
  expect(queries(BATTLE)).toEqual(['1']);
  device.full = false;
});

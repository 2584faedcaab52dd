/** Errors that tests once let live are noticed now, by the cheap tests that were written for them; the audit tries them all. */
import { expect, test } from 'vitest';
import { everyPlanted, SEEN, UNSEEN } from './errors.ts';
import { noticedBy } from './planted.ts';

const NAMED = [
  'Asina does not come when Caudex is eliminated',
  'Determined Defense is paid in vain, where no besieger is left',
  'Determined Defense is reckoned as paid where no besieger is left',
  'Latium is an Ally of Rome',
  'the Appian Way is free from the first step',
  'a way on after a pursuit may lead over rough',
  'lent ships take the place of better own ones',
  'a Bad Augury strikes the cheapest card of a declaration',
];
const BY = [
  ...['hamilcar', 'hannibal', 'sword-of-rome'].map((game) => `tests/games/${game}/play/once-unseen`),
  ...['tests/games/nero/declare.test', 'tests/mechanics/siege.test'],
];

test('errors that lived once are noticed, a change that changes nothing is not', async () => {
  const errors = everyPlanted().filter(({ breaks }) => NAMED.includes(breaks));
  expect(errors.map(({ breaks }) => breaks).sort()).toEqual(NAMED.toSorted());
  const noticed = await noticedBy(
    BY,
    [...errors, SEEN, UNSEEN].map(({ id }) => id),
  );
  expect(noticed.sort()).toEqual([...errors, SEEN].map(({ id }) => id).sort());
});

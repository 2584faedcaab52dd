/** The method page tells what the last audit found: all of its file, and of this version. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { count } from '../../src/calculator/words.ts';
import { proof } from '../../src/gate/proof.ts';
import { proved } from '../../src/gate/proved.ts';
import { site } from './built.ts';

const found = proof()!;
const text = site()
  .pages.find(({ path }) => path === '/method/')!
  .document.querySelector('article')!.textContent!;

test('the proof is of this version, and says when it was found', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(found.version).toBe(version);
  expect(text).toContain(`version ${version}, found on ${found.date}`);
});

test('every number that was found is told', () => {
  const { tests, calculators, addresses, games, pages, mutation } = found;
  const numbers = [
    ...[tests.passed, calculators.calculators, calculators.cases, addresses.cases, pages.pages],
    ...[mutation.tried, mutation.caught, ...games.flatMap((one) => [one.games, one.actions])],
  ];
  expect(numbers.filter((number) => !text.includes(count(number)))).toEqual([]);
  expect(found.speed.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
});

test('of every game it is told how many planted errors were noticed, and no clause is proved whose error lives', () => {
  const { date, games } = proved()!;
  expect(games).toHaveLength(4);
  const told = games.map(({ planted, noticed }) => `${count(noticed)} of ${count(planted)} caught`);
  expect(told.filter((one) => !text.includes(one))).toEqual([]);
  expect(text).toContain(date);
  for (const { clauses, alive } of games) expect(alive.filter(({ clause }) => clauses.includes(clause))).toEqual([]);
});

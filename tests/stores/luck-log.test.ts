/** The luck log: what fell against what was to be expected, summed by player; taken back, reset, kept. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultsOf } from '../../src/calculator/fields.ts';
import { nextRoll } from '../../src/calculator/roll/faces.ts';
import { type Fall, stakesOf, talliesOf } from '../../src/calculator/roll/luck.ts';
import { $logs, $logTrouble, logFall, logOf, openLog, takeBack } from '../../src/stores/luck-log.ts';
import { everyCalculator } from '../support/calculators.ts';
import { Device } from '../support/storage.ts';

const GAME = 'sword-of-rome';
const fall = (player: string, fell: boolean, expected: number, lost: number): Fall => ({
  player,
  asked: 'Battle: 6 CU against 6 CU',
  sentence: 'The attacker wins.',
  stakes: [
    { term: 'Attacker wins', form: 'chance', expected, fell: Number(fell) },
    { term: 'Attacker losses', form: 'number', expected: 2.5, fell: lost },
  ],
});
const log = () => logOf($logs.get(), GAME);

let device: Device;
beforeEach(() => {
  device = new Device();
  openLog();
});
afterEach(() => {
  device.full = false;
  takeBack(GAME, 'all');
  device.leave();
});

test('sums are by player, who rolled last first, and each term beside what was to be expected', () => {
  for (const one of [fall('Anna', true, 0.25, 1), fall('Ben', false, 0.75, 4), fall('Anna', true, 0.5, 2)])
    logFall(GAME, one);
  expect(talliesOf(log())).toEqual([
    {
      player: 'Anna',
      rolls: 2,
      tallies: [
        { term: 'Attacker wins', form: 'chance', expected: 0.75, fell: 2, rolls: 2 },
        { term: 'Attacker losses', form: 'number', expected: 5, fell: 3, rolls: 2 },
      ],
    },
    expect.objectContaining({ player: 'Ben', rolls: 1 }),
  ]);
});

test('the last roll can be taken back, all can be, and other games keep theirs', () => {
  logFall(GAME, fall('Anna', true, 0.5, 1));
  logFall(GAME, fall('Ben', true, 0.5, 1));
  logFall('nero', fall('Anna', true, 0.5, 1));
  takeBack(GAME, 'last');
  expect(log().map(({ player }) => player)).toEqual(['Anna']);
  takeBack(GAME, 'all');
  expect([log().length, logOf($logs.get(), 'nero').length]).toEqual([0, 1]);
  takeBack('nero', 'all');
});

test('two tabs write one log, and what is no log is set aside', () => {
  logFall(GAME, fall('Anna', true, 0.5, 1));
  device.writtenElsewhere('tabularium:luck', JSON.stringify({ [GAME]: [...log(), fall('Ben', false, 0.5, 2)] }));
  logFall(GAME, fall('Cato', true, 0.5, 1));
  expect(log().map(({ player }) => player)).toEqual(['Anna', 'Ben', 'Cato']);
  device.writtenElsewhere('tabularium:luck', '{"sword-of-rome":[{"player":"Anna","stakes":[{"fell":null}]}]}');
  openLog();
  expect(log()).toEqual([]);
  expect(device.items.get('tabularium:luck:aside')).toContain('Anna');
});

test('a device without room says so', () => {
  device.full = true;
  logFall(GAME, fall('Anna', true, 0.5, 1));
  expect($logTrouble.get()).toContain('is full or');
});

test('every calculator that can be rolled has something at stake, in words, and it comes out as its facts say', async () => {
  for (const { game, calculator, content } of await everyCalculator()) {
    const { rolls, resolve } = calculator;
    if (!rolls || !resolve) continue;
    const input = defaultsOf(calculator.fields) as never;
    const faces: Record<string, readonly number[]> = {};
    const needed = (fallen: typeof faces) => rolls(input, content.tables, fallen);
    for (let next = nextRoll(needed, faces); next; next = nextRoll(needed, faces))
      faces[next.id] = Array.from({ length: next.dice }, () => 1);
    const report = calculator.compute(input, content.tables);
    const outcome = resolve(input, faces, content.tables);
    const stakes = stakesOf(calculator, report, outcome);
    const name = `${game} ${calculator.id}`;
    // A retreat costs what it costs: its dice decide nothing that has a chance of its own.
    if (calculator.headline.length) expect(stakes[0]?.form, name).toBe('chance');
    for (const { term, form, fell } of stakes) {
      expect(term, name).toMatch(/^\S.*\S$/);
      if (form === 'chance') expect([0, 1], name).toContain(fell);
    }
  }
});

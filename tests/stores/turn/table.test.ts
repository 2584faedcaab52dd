/** A table under way: who goes when, what is ticked off, what is kept and what undo brings back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../../src/gate/game.ts';
import { planFor } from '../../../src/stores/turn/plan.ts';
import {
  circleOf,
  goOn,
  leaveRounds,
  leftOut,
  NEW,
  queueOf,
  type Seating,
  sooner,
  ticked,
} from '../../../src/stores/turn/table.ts';
import {
  $trouble,
  $turns,
  canUndo,
  follow,
  openTurn,
  startOver,
  tableOf,
  undo,
} from '../../../src/stores/turn/turn.ts';
import { Device } from '../../support/storage.ts';

const four = { players: 4, without: [] };
const plan = planFor(gameOf('sword-of-rome').sequence, four);
const attrition = plan.phases.find((p) => p.id === '5.5')!;
const names = (table: Seating) =>
  queueOf(plan, attrition, table, four).map(({ seat, tied }) => seat.id + (tied ? '*' : ''));
const NEUTRAL = ['transalpine', 'volsci', 'carthage'];

describe('the order of a phase (5.5, 4.4)', () => {
  test('neutral powers, then as listed until all VP are known', () => {
    expect(names(NEW)).toEqual([...NEUTRAL, 'romans', 'greeks', 'gauls', 'etruscans']);
    expect(names({ ...NEW, points: { romans: 1, gauls: 9 } })).toEqual([
      ...NEUTRAL,
      'romans',
      'greeks',
      'gauls',
      'etruscans',
    ]);
  });
  test('then from the most to the fewest, and who wins the tie first', () => {
    const points = { romans: 5, greeks: 7, gauls: 5, etruscans: 6 };
    expect(names({ ...NEW, points })).toEqual([...NEUTRAL, 'greeks', 'etruscans', 'gauls*', 'romans*']);
  });
  test('two sides in the order that the rules name', () => {
    const two = planFor(gameOf('hannibal').sequence, { players: 2, without: [] });
    const isolation = two.phases.find((p) => p.id === '5.4')!;
    expect(queueOf(two, isolation, NEW, four).map(({ seat }) => seat.id)).toEqual(['rome', 'carthage']);
  });
});

test('seats move up, and one may be left out, but never all', () => {
  const moved = sooner(plan, NEW, 'gauls');
  expect(circleOf(plan, moved, four).seats.map((s) => s.id)).toEqual(['romans', 'gauls', 'greeks', 'etruscans']);
  let table: Seating = moved;
  for (const seat of ['romans', 'gauls', 'greeks', 'etruscans']) table = leftOut(plan, table, four, seat);
  expect(circleOf(plan, table, four).seats.map((s) => s.id)).toEqual(['etruscans']);
});

test('Nero with three leaves the last Area out, unless the players choose another (3.2)', () => {
  const three = { players: 3, without: [] };
  const nero = planFor(gameOf('nero').sequence, three);
  const seats = (table: Seating) => circleOf(nero, table, three).seats.map((s) => s.id);
  expect(seats(NEW)).toEqual(['west', 'central', 'east']);
  const other = leftOut(nero, leftOut(nero, NEW, three, 'asia'), three, 'west');
  expect(seats(other)).toEqual(['central', 'east', 'asia']);
});

test('what is ticked off belongs to its phase', () => {
  const there = ticked({ ...NEW, place: { turn: 1, phase: 4, step: 0 } }, 'volsci');
  expect(there.done).toEqual(['volsci']);
  expect(ticked(there, 'volsci').done).toEqual([]);
  expect(goOn(plan, there, four)).toMatchObject({ place: { phase: 5, step: 0 }, done: [] });
});

test('rounds without a number end when the players say so', () => {
  const two = { players: 2, without: [] };
  const hamilcar = planFor(gameOf('hamilcar').sequence, two);
  const round = { ...NEW, place: { turn: 1, phase: 1, step: 0, round: 6, seat: 'rome' }, rounds: 6 };
  expect(goOn(hamilcar, round, two).place).toMatchObject({ round: 7, seat: 'carthage' });
  expect(leaveRounds(hamilcar, round, two)).toMatchObject({ place: { phase: 2, step: 0 }, rounds: 6 });
});

describe('on the device', () => {
  let device: Device;
  beforeEach(() => {
    device = new Device();
  });
  afterEach(() => device.leave());
  const at = (phase: number): Seating => ({ ...NEW, place: { turn: 2, phase, step: 0 } });

  test('each game has its own table; undo leads back one by one, past a start over', () => {
    openTurn();
    follow('nero', () => at(1));
    follow('hannibal', () => at(4));
    follow('nero', (table) => ({ ...table, seats: ['asia'], place: { turn: 2, phase: 3, step: 0 } }));
    startOver('nero');
    expect(tableOf($turns.get(), 'nero')).toEqual({ ...NEW, seats: ['asia'] });
    expect(tableOf($turns.get(), 'hannibal')).toEqual(at(4));
    undo('nero');
    undo('nero');
    expect(tableOf($turns.get(), 'nero')).toEqual(at(1));
    undo('nero');
    expect(tableOf($turns.get(), 'nero')).toEqual(NEW);
    expect(canUndo($turns.get(), 'nero')).toBe(false);
    expect(JSON.parse(device.items.get('tabularium:turn')!).hannibal.now).toEqual(at(4));
  });

  test.each([
    '{"nero":{"now":{},"before":[]}}',
    '{"nero":{"now":{"seats":[],"points":{},"place":{"turn":0,"phase":0,"step":0},"rounds":1,"done":[]},"before":[]}}',
    '[1]',
  ])('what is no table is set aside: %s', (text) => {
    device.items.set('tabularium:turn', text);
    openTurn();
    expect($trouble.get()).toMatch(/set aside/);
    expect(tableOf($turns.get(), 'nero')).toEqual(NEW);
  });
});

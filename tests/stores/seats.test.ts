/** Who plays which seat: as a part of an address, at the table, and the computer that answers. */
import { describe, expect, test } from 'vitest';
import type { Sample, Written } from '../../src/play/sample.ts';
import { branching } from '../../src/stores/branch/branch.ts';
import { computerAt, type Order, type Thinker } from '../../src/stores/branch/computer.ts';
import { leavingsAt, mainLine } from '../../src/stores/branch/main-line.ts';
import { NOBODY, type Seats, seatsFrom, seatsText } from '../../src/stores/branch/seats.ts';
import { sitting } from '../../src/stores/branch/sitting.ts';
import { CONTENT, skirmish } from '../play/skirmish.ts';

const SEATS: Seats = { computers: { blue: 'normal', green: 'easy' }, seed: 4711 };
const SAMPLE: Sample = {
  ...{ id: 'new', title: 'A new game', teaches: '', standIns: [], steps: [], isNew: true },
  setup: { hand: 1 },
};

/** Answers with the first option, when it is let. */
function thinker() {
  const orders: Order[] = [];
  const waits: (() => void)[] = [];
  const one: Thinker = {
    think: (order) =>
      new Promise((settle) => {
        orders.push(order);
        const [first] = skirmish.choices(order.state as never);
        waits.push(() => settle({ action: first!.action as never, chance: 0.5, sentence: 'It is the first.' }));
      }),
    hurry() {},
    stop() {},
  };
  return {
    ...{ one, orders },
    async answer() {
      for (let next = waits.shift(); next; next = waits.shift()) {
        next();
        await new Promise((done) => setTimeout(done));
      }
    },
  };
}

async function table(seats: Seats = SEATS) {
  const line = mainLine(skirmish, SAMPLE, CONTENT);
  const at = sitting(branching(line, leavingsAt(line, 0)[0]!.branch), 0, () => 1);
  const thinks = thinker();
  const computer = computerAt(at, thinks.one);
  at.$seats.set(seats);
  await thinks.answer();
  return { at, computer, ...thinks, now: () => at.branching.$now.get() };
}

describe('in an address', () => {
  test('seats and the seed come back as they were', () => {
    for (const seats of [SEATS, { ...SEATS, over: 'red' }, NOBODY])
      expect(seatsFrom(seatsText(seats), skirmish)).toEqual(seats);
  });

  test.each(['x', '1,purple:easy', '1,blue:mighty', '1', '!,blue:easy', '1,blue:easy,over:purple'])(
    '"%s" seats nobody',
    (text) => expect(seatsFrom(text, skirmish)).toBeUndefined(),
  );
});

describe('against the computer', () => {
  test('dice and deals fall by themselves, and the first question is the reader’s own', async () => {
    const { now, at } = await table();
    expect(now().decider).toBe('red');
    expect(at.$viewer.get()).toBe('red');
    expect(at.$turn.get().covered).toBe(false);
  });

  test('the same seed deals the same, another one does not', async () => {
    const dealt = async (seed: number) => JSON.stringify((await table({ ...SEATS, seed })).now().moves[0]?.action);
    const all = await Promise.all([7, 7, 8, 9, 10].map(dealt));
    expect(all[1]).toBe(all[0]);
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  test('it answers for its seats, and taking back leads to the reader’s own last decision', async () => {
    const { now, at, answer, orders, computer } = await table();
    const before = now().state;
    const [first] = now().choices;
    at.play([first!.action as Written]);
    await answer();
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every(({ seat }) => seat === 'blue' || seat === 'green')).toBe(true);
    expect(computer.$did.get().map(({ seat }) => seat)).toEqual(orders.map(({ seat }) => seat));
    expect(now().decider === 'red' || now().ending !== undefined).toBe(true);
    at.undo();
    expect(now().state).toEqual(before);
    expect(computer.$did.get()).toEqual([]);
  });

  test('what it may do is not offered to the reader, and it stops when somebody gave up', async () => {
    const { now, at, orders } = await table();
    at.play([now().choices[0]!.action as Written]);
    expect(now().decider).not.toBe('red');
    expect(at.$tapping.get().options).toEqual([]);
    const asked = orders.length;
    at.$seats.set({ ...SEATS, over: 'red' });
    expect(orders.length).toBe(asked);
  });

  test('while nobody looks it does not think', async () => {
    const { now, at, orders, computer } = await table();
    computer.rest();
    at.play([now().choices[0]!.action as Written]);
    expect(orders).toEqual([]);
    computer.wake();
    expect(orders.length).toBe(1);
  });
});

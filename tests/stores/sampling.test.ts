/** A drawn result in use: begins anew with each input, stops when told, and never takes a figure of an older run. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Report } from '../../src/calculator/report.ts';
import { duel } from '../../src/games/hannibal/duel/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';
import { type Launch, type Order, openSampling } from '../../src/stores/sampling.ts';
import { openSession } from '../../src/stores/session.ts';

interface Launched {
  readonly order: Order;
  readonly tell: (report: Report) => void;
  readonly fail: () => void;
  ended: boolean;
}

const { tables } = gameOf('hannibal');
let launched: Launched[];
const launch: Launch = (order, tell, fail) => {
  const run: Launched = { order, tell, fail, ended: false };
  launched.push(run);
  return () => {
    run.ended = true;
  };
};

/** The report of this order after so many games. */
function drawn({ order }: Launched, games: number, of = 400_000): Report {
  const sampling = duel.sample!.start(order.input as never, order.tables, order.seed);
  sampling.step(games);
  const report = sampling.report();
  return { ...report, sampled: { ...report.sampled!, of } };
}

function open() {
  const session = openSession(duel, 'hannibal', tables, {});
  session.$report.subscribe(() => {});
  const running = openSampling(session, 'hannibal', launch);
  vi.runAllTimers();
  return { session, running };
}

beforeEach(() => {
  launched = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run', () => {
  test('begins with the first seed and the first report, and betters it', () => {
    const { session, running } = open();
    expect(launched.map(({ order }) => [order.game, order.calculator, order.seed])).toEqual([['hannibal', 'duel', 1]]);
    expect(running.$run.get().state).toBe('running');
    const better = drawn(launched[0]!, 9000);
    launched[0]!.tell(better);
    expect(session.$report.get()).toBe(better);
  });

  test('is done when all is drawn', () => {
    const { session, running } = open();
    const last = drawn(launched[0]!, 5000, 5000);
    launched[0]!.tell(last);
    expect(running.$run.get().state).toBe('done');
    expect(launched[0]!.ended).toBe(true);
    expect(session.$report.get()).toBe(last);
  });

  test('stops when told, keeps what it has, and takes nothing more', () => {
    const { session, running } = open();
    const kept = drawn(launched[0]!, 5000);
    launched[0]!.tell(kept);
    running.stop();
    expect(launched[0]!.ended).toBe(true);
    expect(running.$run.get().state).toBe('stopped');
    launched[0]!.tell(drawn(launched[0]!, 9000));
    expect(session.$report.get()).toBe(kept);
  });

  test('runs again with another seed', () => {
    const { session, running } = open();
    running.stop();
    running.again(77);
    vi.runAllTimers();
    expect(launched[1]!.order.seed).toBe(77);
    launched[1]!.tell(drawn(launched[1]!, 5000));
    expect(session.$report.get().sampled).toMatchObject({ seed: 77, drawn: 5000 });
    session.change({ attackerCards: 9 });
    vi.runAllTimers();
    expect(launched[2]!.order.seed).toBe(1);
  });

  test('that cannot go on says so', () => {
    const { session, running } = open();
    const first = session.$report.get();
    launched[0]!.fail();
    expect(running.$run.get().state).toBe('failed');
    expect(session.$report.get()).toBe(first);
  });
});

describe('a changed input', () => {
  test('ends the old run, whose figures never land, and begins another', () => {
    const { session } = open();
    const stale = drawn(launched[0]!, 9000);
    session.change({ attackerCards: 12 });
    expect(launched[0]!.ended).toBe(true);
    const first = session.$report.get();
    launched[0]!.tell(stale);
    expect(session.$report.get()).toBe(first);
    vi.runAllTimers();
    expect(launched[1]!.order.input).toMatchObject({ attackerCards: 12 });
    // Not even if it were handed over by mistake.
    session.better(stale, stale);
    expect(session.$report.get()).toBe(first);
  });

  test('that comes quickly after another starts one run only', () => {
    const { session } = open();
    for (const attackerCards of [11, 12, 13]) session.change({ attackerCards });
    vi.runAllTimers();
    expect(launched.slice(1).map((l) => l.order.input['attackerCards'])).toEqual([13]);
  });

  test('that leaves nothing to draw starts none', () => {
    const { session, running } = open();
    session.change({ defenderCards: 0 });
    vi.runAllTimers();
    expect(launched).toHaveLength(1);
    expect(running.$run.get().state).toBe('done');
  });

  test('starts none once the calculator is closed', () => {
    const { session, running } = open();
    running.close();
    session.change({ attackerCards: 5 });
    vi.runAllTimers();
    expect(launched).toHaveLength(1);
  });
});

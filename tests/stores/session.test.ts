/** A session keeps the last input that made sense, says what cannot be worked out, and follows the reader's own tables at once. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { battle } from '../../src/games/sword-of-rome/battle/calculator.ts';
import { gameOf } from '../../src/gate/game.ts';
import { changeOwn } from '../../src/stores/kept/own-tables.ts';
import { typeEntries, undo } from '../../src/stores/own-edit.ts';
import { NO_ANSWER, openSession } from '../../src/stores/session.ts';

const { tables } = gameOf('sword-of-rome');
const open = () => openSession(battle, 'sword-of-rome', tables, {});

beforeEach(() => changeOwn(() => ({})));

describe('typing', () => {
  test('the report follows what is typed, text or number', () => {
    const session = open();
    session.change({ attackerCu: '12', defenderCu: 12 });
    expect(session.$report.get().facts).toMatchObject({ attackerSize: 12, defenderSize: 12 });
  });
  test('nonsense names its field and leaves the last good report', () => {
    const session = open();
    session.change({ attackerCu: 9 });
    const good = session.$report.get();
    session.change({ attackerCu: 'abc' });
    expect(session.$problems.get().map((p) => p.field)).toEqual(['attackerCu']);
    expect(session.$report.get()).toBe(good);
    session.change({ attackerCu: '10' });
    expect(session.$problems.get()).toEqual([]);
    expect(session.$report.get().facts['attackerSize']).toBe(10);
  });
  test('what was refused is said until something is changed, and changes nothing', () => {
    const session = open();
    const before = session.$report.get();
    session.refuse({ code: 'version', field: 'address', sentence: 'No.' });
    expect(session.$problems.get().map((p) => p.sentence)).toEqual(['No.']);
    expect(session.$report.get()).toBe(before);
    session.change({ attackerCu: 9 });
    expect(session.$problems.get()).toEqual([]);
  });
  test('starting over forgets everything typed', () => {
    const session = open();
    const first = session.$report.get().sentence;
    session.change({ attackerCu: 30, acrossRough: true });
    session.reset();
    expect(session.$report.get().sentence).toBe(first);
  });
});

describe('a case that cannot be worked out', () => {
  const failing = {
    ...battle,
    compute: (input: never, given: typeof tables) => {
      if ((input as { attackerCu: number }).attackerCu === 9) throw new RangeError('no such row');
      return battle.compute(input, given);
    },
  } as typeof battle;

  test('takes the answer of the case before away, says so, and the next case is answered', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = openSession(failing, 'sword-of-rome', tables, {});
    const before = session.$report.get();
    const seen: string[] = [];
    session.$report.listen(({ sentence }) => seen.push(sentence));
    session.change({ attackerCu: 9 });
    expect(session.$report.get()).toBe(NO_ANSWER);
    expect(seen.at(-1)).toMatch(/^This case cannot be worked out: [^.]+\. Change the case/);
    expect(session.$report.get().chances).toEqual({});
    expect(session.$query.get()).toBe('v=1&a=9');
    session.change({ attackerCu: 10 });
    expect(session.$report.get().chances['attackerWins']).not.toBe(before.chances['attackerWins']);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  test('keeps the entries of the link that it came with in the address', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = openSession(failing, 'sword-of-rome', tables, {});
    session.lay({ 'force-ratio': { '7 5': 5 } });
    session.change({ attackerCu: 9 });
    expect(session.$query.get()).toContain('own=');
    session.change({ attackerCu: 10 });
    complaint.mockRestore();
  });
});

describe('own tables', () => {
  test('an own entry is in use at once, and undone at once', () => {
    const session = open();
    session.change({ attackerCu: 7, defenderCu: 5 });
    const before = session.$report.get();
    typeEntries('sword-of-rome', 'force-ratio', { '7 5': 5 });
    const after = session.$report.get();
    expect(after.facts['forceRatio']).toBe(5);
    expect(after.breakdown[0]!.standing).toBe('yours');
    undo();
    expect(session.$report.get().facts['forceRatio']).toBe(before.facts['forceRatio']);
  });
  test('entries of another game do not touch it', () => {
    const session = open();
    const before = session.$report.get();
    typeEntries('nero', 'force-ratio', { '6 6': 5 });
    expect(session.$report.get().facts).toEqual(before.facts);
  });
});

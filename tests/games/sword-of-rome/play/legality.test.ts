/** Positions in which something is allowed or not: each by the clause that says so. */
import { expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { banOf, cases, reached } from './cases.ts';

const ids = swordOfRome.actions;

test.each(cases)('$case: $says', (c) => {
  const runner = reached(c);
  const ban = banOf(runner.state as State, c);
  if (ban !== undefined) {
    expect(ban).toBe(c.verdict);
    return;
  }
  if (c.bribes) {
    runner.passUntil({ type: 'bribe', card: 'etruscans-04' }, 0);
    const asked = runner.acts.map((act) => swordOfRome.asks(act.before as State)?.rule);
    expect(asked).not.toContain('7.2.2');
    return;
  }
  if (c.interrupts) {
    runner.passUntil({ type: 'redraw', card: `${c.interrupts}-desperate-1` }, 0);
    expect(swordOfRome.decider(runner.state as State)).toBe(c.interrupts);
    return;
  }
  if (c.held) {
    const held = new Map(Object.entries((runner.state as State).hand));
    for (const [seat, count] of Object.entries(c.held)) expect(held.get(seat)).toHaveLength(count);
    return;
  }
  const { action, verdict } = c;
  if (!action) throw new Error('a case without an action');
  expect(Object.keys(ids)).toContain(action.type);
  const [word, clause] = verdict.includes(' ') ? verdict.split(' ') : ['refused', verdict];
  runner.passUntil(action, 0);
  const { by: _, ...plain } = action;
  const before = runner.state as State;
  const played = swordOfRome.play(before, plain);
  if (word === 'ends') {
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    runner.state = played.state;
    runner.passUntil(undefined, 0);
    expect(runner.state.ending).toMatchObject({ rule: clause, winners: c.winners?.split(',') });
  } else if (word === 'allowed') expect(played).toMatchObject({ type: 'played' });
  else if (word === 'home') {
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    expect((played.state as State).marker['sentinum']).toBeUndefined();
  } else if (word === 'gone') {
    expect(played).toMatchObject({ type: 'rejected', problem: { code: 'moment' } });
    expect(before.cu['bononia']).toBeUndefined();
  } else if (word === 'moment') expect(played).toMatchObject({ type: 'rejected', problem: { code: 'moment' } });
  else expect(played).toMatchObject({ type: 'rejected', problem: { code: 'rule', rule: clause } });
});

/** Positions in which something is allowed or not: each by the clause that says so. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endProblem } from '../../../../src/games/sword-of-rome/play/movement.ts';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/play.ts';
import { avoidBan, interceptBan } from '../../../../src/games/sword-of-rome/play/reactions.ts';
import { under } from '../../../../src/games/sword-of-rome/play/responses.ts';
import { contestBan } from '../../../../src/games/sword-of-rome/play/sea.ts';
import type { Options } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Power } from '../../../../src/games/sword-of-rome/words.ts';
import { propose } from '../../../../src/play/propose.ts';
import { Runner } from '../../../../src/play/runner.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { start } from './table.ts';

interface Case {
  readonly case: number | string;
  readonly says: string;
  readonly setup: Options;
  readonly before: readonly Written[];
  readonly action?: Written;
  /** A clause that refuses it; or `allowed`, `moment` (nobody is asked), `gone`, `home`, with the clause. */
  readonly verdict: string;
  readonly intercepts?: { readonly power: Power; readonly from: string };
  readonly avoids?: { readonly power: Power; readonly at: string };
  readonly contests?: Power;
  readonly rests?: { readonly power: Power; readonly at: string };
  readonly winners?: string;
  readonly bribes?: 'no';
  readonly interrupts?: string;
  readonly until?: 'draw' | 'upkeep';
  readonly held?: Readonly<Record<string, number>>;
}

const cases: Case[] = JSON.parse(readFileSync(new URL('legality.json', import.meta.url), 'utf8'));

/** On with whatever comes first, to the moment that a case is about. */
function onward(first: State, until: NonNullable<Case['until']>): State {
  let s = first;
  for (let i = 0; i < 200; i++) {
    const top = s.frames.at(-1);
    if (until === 'upkeep' && top?.type === 'reinforce' && top.stage === 'upkeep') return s;
    if (until === 'draw' && top?.type === 'draw' && top.stage === 'draw') return s;
    const waits = swordOfRome.chance(s);
    const open = swordOfRome.choices(s).map((choice) => choice.action);
    const action = waits ? propose(waits, i).action : (open.find(({ type }) => type === 'pass') ?? open[0]);
    const played = swordOfRome.play(s, action);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    s = played.state;
  }
  throw new Error(`never came to ${until}`);
}

const banOf = (s: State, c: Case): string | undefined => {
  if (c.intercepts) {
    const { power, from } = c.intercepts;
    return interceptBan(s, under(s, 'move')!.force, power, from, [])?.rule;
  }
  if (c.contests) return contestBan(s, c.contests)?.rule;
  if (c.rests) return endProblem(s, c.rests.power, c.rests.at)?.rule;
  return c.avoids && avoidBan(s, c.avoids.at, c.avoids.power)?.rule;
};

const ids = swordOfRome.actions;

test.each(cases)('$case: $says', (c) => {
  const runner = new Runner(swordOfRome, start(c.setup));
  for (const action of c.before) {
    runner.passUntil(action, 0);
    runner.play(action, 0);
  }
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
  if (c.until) runner.state = onward(runner.state as State, c.until);
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

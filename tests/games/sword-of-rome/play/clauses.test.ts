/** Every clause is accounted for: a wrong action breaks it, a game tells it or asks by it, or it is said why not. */
import { expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { accountsOf } from '../../../../src/gate/accounts.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples } from '../../../../src/gate/samples.ts';
import { replay } from '../../../../src/play/replay.ts';
import { type Act, Runner } from '../../../../src/play/runner.ts';
import type { Written } from '../../../../src/play/sample.ts';
import type { AnyState } from '../../../../src/play/state.ts';
import { banOf, cases, reached } from './cases.ts';
import { scenes } from './scenes.ts';
import { CONTENT, start } from './table.ts';

const game = gameOf('sword-of-rome');
const accounts = accountsOf(game);
/** The clauses that refusals, happenings, questions and endings have named. */
const quoted = new Set<string>();

function hear(s: AnyState, happened: readonly { readonly rule: string }[]): void {
  for (const { rule } of happened) quoted.add(rule);
  if (s.ending) quoted.add(s.ending.rule);
  const asks = swordOfRome.asks(s as State);
  if (asks) quoted.add(asks.rule);
}
const hearAll = (acts: readonly Act[]): void => {
  for (const { before, happened } of acts) hear(before, happened);
};

function perform(setup: unknown, actions: readonly Written[]): void {
  const runner = new Runner(swordOfRome, start(setup as never));
  for (const action of actions) {
    runner.passUntil(action, 0);
    runner.play(action, 0);
  }
  runner.passUntil(undefined, 0);
  hearAll(runner.acts);
  hear(runner.state, []);
}

for (const sample of readSamples(game)) {
  const { moments } = replay(swordOfRome, sample, CONTENT);
  for (const { acts, state } of moments) {
    hearAll(acts);
    hear(state, []);
  }
}
for (const { setup, actions } of scenes) perform(setup, actions);
for (const c of cases) {
  const runner = reached(c);
  const { action } = c;
  hear(runner.state, []);
  const ban = banOf(runner.state as State, c);
  if (ban) quoted.add(ban);
  if (action) {
    runner.passUntil(action, 0);
    const { by: _, ...plain } = action;
    const played = swordOfRome.play(runner.state as State, plain);
    if (played.type === 'played') {
      hear(played.state, played.happened);
      runner.state = played.state;
      runner.passUntil(undefined, 0);
      hear(runner.state, []);
    }
    if (played.type === 'rejected' && played.problem.code === 'rule') quoted.add(played.problem.rule);
  }
  hearAll(runner.acts);
}

test('each clause stands once, in the order of the rulebook', () => {
  expect(accounts.map(({ clause }) => clause)).toEqual(game.ids);
  expect(accounts).toHaveLength(333);
});

test('a clause is quoted in some game, or it is said why not; nothing else is left over', () => {
  const enforced = accounts.flatMap(({ clause, how }) => (how === 'enforced' ? [clause] : []));
  expect(enforced.filter((clause) => !quoted.has(clause))).toEqual([]);
  expect(game.ids.filter((clause) => quoted.has(clause) && !enforced.includes(clause))).toEqual([]);
  expect(accounts.filter(({ how }) => how === 'laid' || how === 'carried')).toEqual([]);
});

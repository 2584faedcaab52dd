/** Every clause is accounted for: a wrong action breaks it, a game tells it, others carry it, or it is said why not. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/play.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Count } from '../../../../src/games/sword-of-rome/words.ts';
import { type Account, accountsOf } from '../../../../src/gate/accounts.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples } from '../../../../src/gate/samples.ts';
import { replay } from '../../../../src/play/replay.ts';
import { type Act, Runner } from '../../../../src/play/runner.ts';
import type { Written } from '../../../../src/play/sample.ts';
import type { Table } from '../../../../src/play/table.ts';
import { playRandomly } from './random-game.ts';
import { scenes } from './scenes.ts';
import { CONTENT, start } from './table.ts';

const game = gameOf('sword-of-rome');
const accounts = accountsOf(game);
const cases: { setup: never; before: Written[]; verdict: string }[] = JSON.parse(
  readFileSync(new URL('legality.json', import.meta.url), 'utf8'),
);

const broken = new Set<string>();
const told = new Set<string>();

function hear(s: Table, happened: readonly { readonly rule: string }[]): void {
  for (const { rule } of happened) told.add(rule);
  if (s.ending) told.add(s.ending.rule);
  const asks = swordOfRome.asks(s as State);
  if (asks) told.add(asks.rule);
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
  hearAll(runner.acts);
}

for (const sample of readSamples(game)) {
  const { moments } = replay(swordOfRome, sample, CONTENT);
  for (const { acts, state } of moments) {
    hearAll(acts);
    hear(state, []);
  }
}
for (const { setup, actions } of scenes) perform(setup, actions);
for (const { setup, before, verdict } of cases) {
  perform(setup, before);
  const [word, clause] = verdict.split(' ');
  if (clause === undefined) broken.add(word!);
  else told.add(clause);
}

/** Actions of other moments, tried at this one. */
const pool: unknown[] = [];
const random = new Random(5);
const played: readonly (readonly [Count, number])[] = [
  ['4', 1],
  ['4', 2],
  ['5', 1],
  ['5', 2],
  ['3', 1],
  ['2', 1],
];
for (const [players, seed] of played)
  playRandomly(start({ players }), seed, ({ action, after }) => {
    if (pool.length < 6000) pool.push(action);
    hear(after, after.happened);
    for (let i = 0; i < 3; i++) {
      const played = swordOfRome.play(after, pool[random.below(pool.length)]);
      // Out of its moment an action breaks no clause of its own.
      if (played.type === 'rejected' && played.problem.code === 'rule') broken.add(played.problem.rule);
    }
  });

const of = <H extends Account['how']>(how: H) => accounts.filter((a): a is Account & { how: H } => a.how === how);
const idsOf = (how: Account['how']): string[] => of(how).map(({ clause }) => clause);

test('each clause stands once, in the order of the rulebook', () => {
  expect(accounts.map(({ clause }) => clause)).toEqual(game.ids);
});

test('what is enforced is broken by some wrong action', () => {
  expect(idsOf('enforced').filter((clause) => !broken.has(clause))).toEqual([]);
});

test('what is told is told in some game', () => {
  expect(idsOf('told').filter((clause) => !told.has(clause))).toEqual([]);
});

test('what others carry names clauses that are enforced or told', () => {
  const carrying = [...idsOf('enforced'), ...idsOf('told')];
  const carried = accounts.flatMap((a) => (a.how === 'carried' ? [a] : []));
  for (const { clause, by } of carried)
    expect([clause, by.filter((id) => !carrying.includes(id))]).toEqual([clause, []]);
});

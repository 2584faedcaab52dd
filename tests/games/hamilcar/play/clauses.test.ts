/** Every clause of the rulebook is accounted for: a wrong action breaks it, a game tells it, or it is said why not. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { type Account, accountsOf } from '../../../../src/gate/accounts.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { factsOf } from '../../../../src/play/board-facts.ts';
import { replay } from '../../../../src/play/replay.ts';
import { refusals } from './refusals.ts';
import { scenes } from './scenes.ts';
import { clauses, content, next, start } from './table.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const accounts = accountsOf(gameOf('hamilcar'));
const cases: { optional?: []; position: object; actions: unknown[]; then: unknown }[] = read('legality.json');

const SAMPLES = 'content/hamilcar/samples';
const broken = new Set<string>();
const told = new Set<string>();

function tried(s: State, action: unknown): void {
  told.add(hamilcar.asks(s)?.rule ?? '');
  const played = hamilcar.play(s, action);
  if (played.type === 'rejected') {
    // Out of its moment an action breaks no clause of its own, unless one says why that moment never came.
    if (played.problem.code === 'rule' || played.problem.rule !== hamilcar.asks(s)?.rule)
      broken.add(played.problem.rule);
    return;
  }
  for (const { rule } of played.happened) told.add(rule);
  told.add(hamilcar.asks(played.state)?.rule ?? '');
  if (played.state.ending) told.add(played.state.ending.rule);
}

const course = (from: State, actions: readonly unknown[]): State =>
  actions.reduce((s: State, action) => {
    tried(s, action);
    return next(s, action);
  }, from);

for (const { optional = [], position, actions, then } of cases)
  tried(course(start({ optional, position }), actions), then);
for (const { setup, actions, then } of refusals) tried(course(start(setup), actions), then);
for (const { setup, actions } of scenes) course(start(setup), actions);

const samples = readdirSync(SAMPLES).map((file) => JSON.parse(readFileSync(`${SAMPLES}/${file}`, 'utf8')));
// Four turns in which much happens that is seldom seen: a mercenary General who leaves, a Peaceful Miat.
for (const sample of [...samples, read('long-course.json')]) {
  const { moments } = replay(hamilcar, sample, content);
  for (const { happened, board } of moments)
    for (const rule of [...happened.map((h) => h.rule), ...(board.ending ? [board.ending.rule] : [])]) told.add(rule);
}

type Of<How> = Extract<Account, { readonly how: How }>;
const of = <How extends Account['how']>(how: How) => accounts.filter((one): one is Of<How> => one.how === how);

test('each clause stands once, in the order of the rulebook', () => {
  expect(accounts.map(({ clause }) => clause)).toEqual(clauses);
  expect(clauses).toHaveLength(247);
});

test('what is enforced is broken by some wrong action or told in some game', () => {
  const quoted = broken.union(told);
  expect(of('enforced').flatMap(({ clause }) => (quoted.has(clause) ? [] : [clause]))).toEqual([]);
});

test('what is laid out stands there when a game begins', () => {
  const board = factsOf(hamilcar.board(start(), 'all'));
  for (const { clause, facts } of of('laid')) expect([clause, board]).toEqual([clause, expect.objectContaining(facts)]);
});

test('no clause is left to others, and what only explains or is not played has its reason', () => {
  expect(of('carried')).toEqual([]);
  for (const { because } of [...of('told'), ...of('not-played')]) expect(because).toMatch(/\.$/);
});

/** Every clause of the aid is accounted for: a wrong action breaks it, a game tells it, or it is said why not. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { type Account, accountsOf } from '../../../../src/gate/accounts.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { replay } from '../../../../src/play/replay.ts';
import { playThrough } from './random-player.ts';
import { scenes } from './scenes.ts';
import { clauses, content, next, position, start } from './table.ts';

const read = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const accounts = accountsOf(gameOf('hannibal'));
const cases: { position: object; actions: unknown[]; then: unknown }[] = read('legality.json');

const SAMPLES = 'content/hannibal/samples';
const broken = new Set<string>();
const told = new Set<string>();

function asked(s: State): void {
  const asks = hannibal.asks(s);
  if (asks) told.add(asks.rule);
}

function tried(s: State, action: unknown): void {
  asked(s);
  const played = hannibal.play(s, action);
  if (played.type === 'rejected') {
    // Out of its moment an action breaks no clause of its own.
    if (played.problem.code === 'rule') broken.add(played.problem.rule);
    return;
  }
  for (const { rule } of played.happened) told.add(rule);
  if (played.state.ending) told.add(played.state.ending.rule);
}

for (const { position: p, actions, then } of cases) {
  const end = actions.reduce((s: State, action) => {
    tried(s, action);
    return next(s, action);
  }, position(p));
  tried(end, then);
}

// Nobody who plays well tries it.
tried(position({ stage: 'levy', turn: 2 }), { type: 'levy', at: 'rome', cu: 6 });

const everything = scenes.flatMap(({ actions }) => actions);
for (const { setup, actions } of scenes)
  actions.reduce((s: State, action) => {
    for (const other of [action, ...everything]) tried(s, other);
    return next(s, action);
  }, start(setup));

for (const file of readdirSync(SAMPLES)) {
  const { moments } = replay(hannibal, JSON.parse(readFileSync(`${SAMPLES}/${file}`, 'utf8')), content);
  for (const { happened, board } of moments)
    for (const rule of [...happened.map((h) => h.rule), ...(board.ending ? [board.ending.rule] : [])]) told.add(rule);
}

/** Actions of other moments, tried at this one. */
const pool: unknown[] = [];
const random = new Random(5);
for (const seed of [3, 4, 5, 6, 7, 8, 9, 10])
  playThrough(start(), seed, ({ action, after }) => {
    if (pool.length < 4000) pool.push(action);
    for (const { rule } of after.happened) told.add(rule);
    if (after.ending) told.add(after.ending.rule);
    for (let i = 0; i < 4; i++) tried(after, pool[random.below(pool.length)]);
  });

type Of<How> = Extract<Account, { readonly how: How }>;
const of = <How extends Account['how']>(how: How) => accounts.filter((one): one is Of<How> => one.how === how);

test('each clause stands once, in the order of the aid', () => {
  expect(accounts.map(({ clause }) => clause)).toEqual(clauses);
  expect(clauses).toHaveLength(90);
});

test('what is enforced is broken by some wrong action or told in some game', () => {
  const quoted = broken.union(told);
  expect(of('enforced').flatMap(({ clause }) => (quoted.has(clause) ? [] : [clause]))).toEqual([]);
});

test('what other clauses carry names clauses that are enforced', () => {
  const carrying: string[] = of('enforced').map(({ clause }) => clause);
  for (const { clause, by } of of('carried')) {
    expect([clause, by.filter((other) => !carrying.includes(other))]).toEqual([clause, []]);
  }
});

test('what is not played has its reason', () => {
  for (const { because } of of('not-played')) expect(because).toMatch(/\.$/);
});

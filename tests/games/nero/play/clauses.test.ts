/** Every clause of Nero is accounted for: a wrong action breaks it, a game tells it or asks by it, or it is said why not. */
import { expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { type Account, accountsOf } from '../../../../src/gate/accounts.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { readSamples } from '../../../../src/gate/samples.ts';
import { factsOf } from '../../../../src/play/board-facts.ts';
import { propose } from '../../../../src/play/propose.ts';
import { replay } from '../../../../src/play/replay.ts';
import type { AnyState } from '../../../../src/play/state.ts';
import { pick } from './random-player.ts';
import { anySetup } from './random-setup.ts';
import { scenes } from './scenes.ts';
import { position, start, tables } from './table.ts';

const game = gameOf('nero');
const accounts = accountsOf(game);
/** The clauses that refusals, happenings, questions and endings have named. */
const quoted = new Set<string>();

function hear(s: AnyState, happened: readonly { readonly rule: string }[]): void {
  for (const { rule } of happened) quoted.add(rule);
  if (s.ending) quoted.add(s.ending.rule);
  const asks = nero.asks(s as State);
  if (asks) quoted.add(asks.rule);
}

/** Plays it, or hears why not. */
function tried(s: State, action: unknown): State | undefined {
  const played = nero.play(s, action);
  if (played.type === 'rejected') {
    if (played.problem.code === 'rule') quoted.add(played.problem.rule);
    return undefined;
  }
  hear(s, played.happened);
  hear(played.state, []);
  return played.state;
}

const course = (from: State, actions: readonly unknown[]): State =>
  actions.reduce((s: State, action) => {
    const next = tried(s, action);
    if (!next) throw new Error(`refused: ${JSON.stringify(action)}`);
    return next;
  }, from);

for (const sample of readSamples(game))
  for (const { acts, state } of replay(nero, sample, { tables }).moments) {
    for (const { before, happened } of acts) hear(before, happened);
    hear(state, []);
  }
for (const { setup, actions } of scenes) course(nero.start(setup, { tables }), actions);

/** Emperor over three Areas, with a card to end the turn. */
const outright = position({
  hands: { west: ['bribe-1'] },
  legions: {
    west: { hispania: 1, lusitania: 1, britannia: 1, judaea: 1, syria: 1, aegyptus: 1, dacia: 1, moesia: 1, achaea: 1 },
  },
  leaders: { west: { status: 'emperor', at: 'roma' } },
});
course(outright, [{ type: 'discard', card: 'bribe-1' }, { type: 'done' }]);

/** Revolts in an Area that nobody plays. */
const vacant = position({
  players: 3,
  vacant: 'asia',
  legions: { west: { hispania: 3 } },
  hands: { west: ['revolts-1'] },
});
tried(vacant, { type: 'event', card: 'revolts-1' });

/** Games at random, in which what was open earlier is tried again at other times. */
for (let seed = 0; seed < 8; seed++) {
  const random = new Random(seed);
  const share = () => random.share();
  const once: object[] = [];
  let s: State = nero.start(anySetup(seed, share), { tables });
  while (!nero.ending(s)) {
    const waits = nero.chance(s);
    const open = nero.choices(s).map(({ action }) => action);
    const action = waits ? propose(waits, random.next() | 0).action : pick(s, open, share);
    for (let n = 0; n < 6 && once.length > 0 && !waits; n++) tried(s, once[random.below(once.length)]);
    once.push(...open.slice(0, 3));
    s = course(s, [action]);
  }
}

type Of<How> = Extract<Account, { readonly how: How }>;
const of = <How extends Account['how']>(how: How) => accounts.filter((one): one is Of<How> => one.how === how);
const enforced = of('enforced').map(({ clause }) => clause);

test('each clause stands once, in the order of the rulebook', () => {
  expect(accounts.map(({ clause }) => clause)).toEqual(game.ids);
  expect(accounts).toHaveLength(98);
});

test('a clause is quoted in some game, or it is said why not; nothing else is left over', () => {
  expect(enforced.filter((clause) => !quoted.has(clause))).toEqual([]);
  expect(game.ids.filter((clause) => quoted.has(clause) && !enforced.includes(clause))).toEqual([]);
});

test('what other clauses carry names clauses that are enforced', () => {
  for (const { clause, by } of of('carried'))
    expect([clause, by.filter((other) => !enforced.includes(other))]).toEqual([clause, []]);
});

test('what is laid out stands there when a game begins', () => {
  const board = factsOf(nero.board(start(), 'all'));
  for (const { clause, facts } of of('laid')) expect([clause, board]).toEqual([clause, expect.objectContaining(facts)]);
});

test('what only explains has its reason', () => {
  expect(of('not-played')).toEqual([]);
  for (const { because } of of('told')) expect(because).toMatch(/\.$/);
});

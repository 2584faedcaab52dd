/** What the machine demands of a game: frames that it knows, somebody who decides, an end to what runs by itself. */
import { describe, expect, test } from 'vitest';
import { chanceProblem } from '../../src/play/chance.ts';
import { COMMON, flag, place } from '../../src/play/fields.ts';
import { type AnyGame, wholeGame } from '../../src/play/machine.ts';
import { no } from '../../src/play/problem.ts';
import { always, ask, to } from '../../src/play/procedure.ts';
import { type Act, Runner, Stopped } from '../../src/play/runner.ts';
import { type AnyState, draftOf } from '../../src/play/state.ts';

const picture = () => ({ title: '', places: {}, tracks: {}, hands: {}, piles: {} });
const asks = () => ({ rule: '1', says: 'end it.' });
const table = (...types: string[]): AnyState => ({
  setup: {},
  frames: types.map((type) => ({ type })),
  happened: [],
  ending: null,
});
const ends = {
  options: () => [{ type: 'done' }],
  says: () => 'End',
  apply: (d: AnyState) => {
    d.ending = { how: 'points', rule: '4', winners: ['one'] };
  },
};

/** A game of these procedures, which begins with these frames. */
const gameOf = (procedures: object, first: readonly string[], more: object = {}): AnyGame =>
  wholeGame({
    id: 'game',
    seats: { one: 'One', two: 'Two' },
    actions: COMMON,
    procedures,
    begin: () => table(...first),
    picture,
    ...more,
  } as never) as AnyGame;

describe('a game is at fault', () => {
  const at = (procedures: object, first = ['here'], more: object = {}) => gameOf(procedures, first, more).start({}, {});

  test('whose frame is not declared', () => {
    expect(() => at({ there: { asks } })).toThrow('frame "here" is not one of there');
  });

  test('that never comes to rest', () => {
    expect(() => at({ here: { run: () => 'goes-on' } })).toThrow('does not come to rest: here');
  });

  test('that waits and asks nothing, or nobody', () => {
    const silent = gameOf({ here: { who: () => 'one', answers: { done: ends } } }, ['here']);
    expect(() => silent.asks(silent.start({}, {}))).toThrow('waits, but asks nothing');
    const nobody = gameOf({ here: { asks, answers: { done: ends } } }, ['here']);
    expect(() => nobody.decider(nobody.start({}, {}))).toThrow('waits, but nobody decides');
  });

  test('that gives an action a field with a name that is taken', () => {
    for (const taken of ['by', 'type'])
      expect(() => gameOf({}, [], { actions: { act: { [taken]: place } } })).toThrow('action "act"');
    expect(() => gameOf({}, [], { actions: { act: { buy: flag } } })).not.toThrow();
  });
});

describe('a game of one decision', () => {
  const game = gameOf(
    {
      pause: { run: (d: AnyState) => (d.frames.pop() ? 'goes-on' : 'waits') },
      here: { who: () => 'one', asks, answers: { done: ends } },
    },
    ['here', 'pause', 'pause'],
    { missed: (_: AnyState, type: string) => (type === 'pass' ? { rule: '9', sentence: 'Too late.' } : undefined) },
  );
  const s = game.start({}, {});

  test('runs by itself to the frame that waits', () => {
    expect(s.frames).toEqual([{ type: 'here' }]);
    expect([game.decider(s), game.asks(s), game.chance(s), game.question(s)]).toEqual([
      'one',
      asks(),
      undefined,
      undefined,
    ]);
    expect(game.choices(s).map(({ action }) => action)).toEqual([{ type: 'done' }]);
    expect(game.frames).toEqual(['here']);
    expect(game.offers).toEqual({});
  });

  test('says by which clause a moment was missed', () => {
    expect(game.problem(s, { type: 'pass' })).toEqual({
      code: 'moment',
      rule: '9',
      sentence: 'Too late. Now: end it.',
    });
    expect(game.problem(s, { type: 'shuffle', pile: 'x' })).toMatchObject({ code: 'moment', rule: '1' });
  });

  test('asks nobody when it is over', () => {
    const played = game.play(s, { type: 'done' });
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    const over = played.state;
    expect([game.decider(over), game.asks(over), game.chance(over), game.question(over)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([game.choices(over), game.problem(over, { type: 'done' })?.code]).toEqual([[], 'over']);
    expect(game.board(over, 'all')).toMatchObject({ asked: null, ending: { rule: '4' } });
    expect([game.ending(s), game.ending(over)?.winners]).toEqual([undefined, ['one']]);
  });
});

describe('a game at rest', () => {
  test('has nothing under way, or is over: then nothing runs', () => {
    expect(gameOf({}, []).start({}, {}).frames).toEqual([]);
    const ending = { how: 'points', rule: '4', winners: ['one'] } as const;
    const runs = (d: AnyState) => {
      d.ending = ending;
      return 'goes-on';
    };
    expect(gameOf({ here: { run: runs } }, ['here']).start({}, {}).ending).toEqual(ending);
  });

  test('waits for chance by that name', () => {
    const shuffle = { waits: () => ({ pile: 'deck' }), apply: () => undefined };
    const game = gameOf({ here: { asks, answers: { shuffle, done: { ...ends, when: () => false } } } }, ['here']);
    const s = game.start({}, {});
    expect(game.problem(s, { type: 'done' })?.sentence).toBe('This is not the moment for that. Now: end it.');
    expect(game.chance(s)).toEqual({ type: 'shuffle', pile: 'deck' });
  });
});

test('a draft may be changed at will: nothing in it is shared but the set-up', () => {
  const piece = { at: 'roma' };
  const s = { ...table('here'), mixed: ['a', piece, null], lists: [['b']], none: null };
  const d = draftOf(s);
  (d.mixed[1] as { at: string }).at = 'capua';
  d.lists[0]!.push('c');
  d.frames.pop();
  expect([piece.at, s.lists, s.frames, d.none, d.mixed[2]]).toEqual(['roma', [['b']], [{ type: 'here' }], null, null]);
  expect(d.setup).toBe(s.setup);
});

describe('a runner', () => {
  /** One is asked, then Two; both may pass, and only Two may end it. */
  const turn = (who: string, answers: object) => ({ who: () => who, asks, answers });
  const pass = {
    ...ends,
    options: () => [{ type: 'pass' }],
    says: () => 'Pass',
    apply: (d: AnyState) => d.frames.pop(),
  };
  const game = gameOf(
    { two: turn('two', { pass, done: ends }), one: turn('one', { pass }), last: turn('one', { done: ends }) },
    ['last', 'two', 'one'],
  );
  const runner = () => new Runner(game, game.start({}, {}));
  const by = (acts: readonly Act[]) => acts.map((act) => `${act.by} ${act.action.type} ${act.unwritten ?? false}`);

  test('lets those who are asked before pass, as nobody wrote down', () => {
    const one = runner();
    one.passUntil({ type: 'done' }, 0);
    one.play({ type: 'done' }, 0);
    expect(by(one.acts)).toEqual(['one pass true', 'two done false']);
    expect(one.acts[0]).not.toHaveProperty('question');
  });

  test('goes on to whoever is meant, and stops where nobody can pass', () => {
    const one = runner();
    one.passUntil({ type: 'done', by: 'one' }, 0);
    expect(by(one.acts)).toEqual(['one pass true', 'two pass true']);
    one.passUntil(undefined, 0);
    expect(one.acts).toHaveLength(2);
    one.play({ type: 'done', by: 'one' }, 0);
    expect(game.ending(one.state)).toBeDefined();
    one.passUntil(undefined, 0);
    expect(one.acts).toHaveLength(3);
  });

  test('stops at an action of somebody else, or of nobody once the game is over', () => {
    const stop = (run: () => void) => {
      try {
        run();
      } catch (error) {
        return error instanceof Stopped ? error.stop : undefined;
      }
      return undefined;
    };
    const one = runner();
    expect(stop(() => one.play({ type: 'pass', by: 'two' }, 3))).toMatchObject({
      step: 3,
      rule: '1',
      sentence: 'two cannot act now. one decides: end it.',
    });
    one.passUntil({ type: 'done' }, 0);
    one.play({ type: 'done' }, 0);
    expect(stop(() => one.play({ type: 'pass', by: 'two' }, 4))?.sentence).toContain('The game is over.');
    expect(stop(() => one.play({ type: 'pass' }, 4))).toMatchObject({ step: 4, rule: '4' });
  });
});

test('chance of one kind is no answer to chance of another', () => {
  const waits = { type: 'draw', pile: 'lots', from: ['a', 'b'], number: 2 } as const;
  expect(chanceProblem(waits, { type: 'draw', cards: ['a', 'b'] })).toBeUndefined();
  expect(chanceProblem(waits, { type: 'draw', cards: ['a', 'a'] })).toBe('a is listed twice.');
  expect(chanceProblem(waits, { type: 'draw', cards: ['a', 'b', 'c'] })).toContain('must be drawn from lots, not 3');
  for (const given of [
    { type: 'roll', faces: {} },
    { type: 'deal', hands: {} },
    { type: 'shuffle', pile: 'lots' },
  ] as const) {
    expect(chanceProblem(waits, given)).toBe(`The next action must be "draw", not "${given.type}".`);
    expect(chanceProblem({ type: 'shuffle', pile: 'lots' }, { type: 'draw', cards: [] })).toContain('"shuffle"');
  }
  const deals = { type: 'deal', pile: 'deck', from: ['a', 'b'], hands: { red: 1, blue: 0 } } as const;
  expect(chanceProblem(deals, { type: 'deal', hands: { red: ['a'], blue: [] } })).toBeUndefined();
  expect(chanceProblem(deals, { type: 'deal', hands: { red: ['a'] } })).toBe(
    'The deal must be red 1, blue 0; blue is missing.',
  );
  expect(chanceProblem(deals, { type: 'deal', hands: { red: ['a'], blue: [], green: [] } })).toContain('green has 0');
  expect(chanceProblem(deals, { type: 'roll', faces: {} })).toContain('must be "deal"');
});

describe('an action without fields', () => {
  const f = { type: 'here', left: 2 };
  const state = (): AnyState => ({ ...table(), frames: [{ ...f }] });
  const spend = (_: unknown, own: typeof f): void => {
    own.left -= 1;
  };
  const says = (_: unknown, { left }: typeof f) => `End, ${left} left`;
  const gameWith = (done: object): AnyGame =>
    gameOf({ here: { asks, who: () => 'one', answers: { done } } }, [], { begin: state });

  test.each([
    ['that is declared', { says, apply: spend }],
    ['that is made', always({ type: 'done' }, says, spend)],
  ])('%s is allowed in its moment, and says what it does there', (_, done) => {
    const game = gameWith(done);
    const s = game.start({}, {});
    expect(game.choices(s)).toEqual([{ action: { type: 'done' }, says: 'End, 2 left' }]);
    const played = game.play(s, { type: 'done' });
    expect(played.type === 'played' && played.state.frames).toEqual([{ ...f, left: 1 }]);
  });

  test('is forbidden by what speaks against it', () => {
    const why = (_: unknown, { left }: typeof f) => (left > 1 ? no('2', 'Too many are left.') : undefined);
    const game = gameWith({ says: 'End', why, apply: spend });
    const s = game.start({}, {});
    expect(game.choices(s)).toEqual([]);
    expect(game.problem(s, { type: 'done' })).toEqual(no('2', 'Too many are left.'));
    expect(game.choices({ ...s, frames: [{ ...f, left: 1 }] })).toEqual([{ action: { type: 'done' }, says: 'End' }]);
  });
});

test('a stage says what counts there, all else the procedure', () => {
  const staged = gameOf(
    {
      here: {
        who: () => 'one',
        asks: ask('1', 'end it.'),
        answers: { done: ends },
        stages: {
          first: to('second'),
          second: { who: () => 'two', pass: { says: 'Go on', apply: to('third') } },
          third: { asks: ask('3', 'the last question.', 'Last?'), done: { ...ends, when: () => false } },
        },
      },
    },
    [],
    { begin: (stage: string) => ({ ...table(), frames: [{ type: 'here', stage }] }) },
  );
  const seen = (s: AnyState) => [staged.decider(s), staged.asks(s)?.says, staged.moment(s)];
  const second = staged.start('first', {});
  expect(seen(second)).toEqual(['two', 'end it.', ['done', 'pass']]);
  const third = staged.play(second, { type: 'pass' });
  expect(third.type === 'played' && seen(third.state)).toEqual(['one', 'the last question.', []]);
  expect(seen(staged.start('unnamed', {}))).toEqual(['one', 'end it.', ['done']]);
  expect(staged.frames).toEqual(['here']);
});

/** Every whole game: played at random it ends, and what may be chosen is exactly what is accepted, in states of every kind. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/calculator/parse.ts';
import type { Fact } from '../../src/calculator/report.ts';
import { calculatorOf, GAMES, type GameId, playOf, worthOf } from '../../src/games/index.ts';
import { accountsOf } from '../../src/gate/accounts.ts';
import { gameOf } from '../../src/gate/game.ts';
import { factsOf } from '../../src/play/board-facts.ts';
import { type Field, isNumber } from '../../src/play/fields.ts';
import type { AnyGame, Played } from '../../src/play/machine.ts';
import { propose } from '../../src/play/propose.ts';
import type { Question } from '../../src/play/question.ts';
import type { AnyState } from '../../src/play/state.ts';
import type { Worth } from '../../src/play/worth.ts';
import type { Course } from '../corpus/course.ts';
import { HANDED_OUT, recorded } from '../corpus/records.ts';
import { differenceOf, type Held, SELDOM, Trail } from '../corpus/trail.ts';
import { atRandom, type Play, plays } from '../support/plays.ts';
import { AS_RECORDED, AT_LENGTH, sized } from '../support/work.ts';

type Action = { readonly type: string; readonly [field: string]: unknown };

/** More actions than any game needs: a game that takes more does not end. */
const LONGEST = 20_000;
/** States of each kind in which everything is tried. */
const SAMPLES = sized(1, 2);
/** Actions of a type that are tried in a state. */
const MOST_TRIED = 400;
/** Of so many states one is kept, until there are enough of its kind. */
const EVERY = 7;

const keyOf = (a: Action): string => JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)));

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

type Ruled = AnyState & { readonly setup: { readonly rulings: Readonly<Record<string, string>> } };

/** The same state under another reading. */
const under = (s: AnyState, id: string, option: string): Ruled => {
  const { setup } = s as Ruled;
  return { ...s, setup: { ...setup, rulings: { ...setup.rulings, [id]: option } } };
};

/** The same state, with the readings noted that are looked at. */
const noting = (s: AnyState, read: Set<string>): Ruled => {
  const { setup } = s as Ruled;
  const rulings = new Proxy(setup.rulings ?? {}, {
    get(all, id: string) {
      read.add(id);
      return all[id];
    },
  });
  return { ...s, setup: { ...setup, rulings } };
};

/** A state in words, without the set-up that all states of a game share. */
const textOf = (s: AnyState): string => JSON.stringify({ ...s, setup: null });

const courseOf = (played: Played<AnyState>): string =>
  played.type === 'played' ? textOf(played.state) : played.problem.code;

const keysOf = (open: readonly Action[]): string => open.map(keyOf).join();

/** What was done in a state: all that was open there, what was chosen, and what followed. */
interface Turn {
  readonly s: AnyState;
  readonly open: readonly Action[];
  readonly action: Action;
  readonly played: Played<AnyState>;
}

/** Whether a reading makes a difference to what follows from this action, or to what may be done here. */
const differs = (game: AnyGame, { open, action, played }: Turn, other: AnyState): boolean =>
  courseOf(played) !== courseOf(game.play(other, action)) ||
  keysOf(open) !== keysOf(game.choices(other).map((c) => c.action));

/** What is remembered of the games played. */
interface Seen {
  /** States by what is decided in them. */
  readonly states: Map<string, AnyState[]>;
  /** Values by the name of their field. */
  readonly values: Map<string, Set<unknown>>;
  readonly types: Map<string, number>;
  readonly rules: Set<string>;
  /** Readings that have not made a difference yet. */
  readonly idle: Set<string>;
  steps: number;
}

const kindOf = (game: AnyGame, s: AnyState): string =>
  `${s.frames.at(-1)?.type} ${game.decider(s) === 'chance' ? 'chance' : [...new Set(game.choices(s).map((c) => c.action.type))].sort().join(' ')}`;

/** Keeps the state for later, with the set-up that its game began with. */
function remember(seen: Seen, game: AnyGame, s: AnyState, setup: object, open: readonly Action[]): void {
  if (seen.steps++ % EVERY !== 0) return;
  for (const action of open)
    for (const [field, value] of Object.entries(action)) {
      const values = seen.values.get(field) ?? new Set();
      seen.values.set(field, values.add(value));
    }
  const kind = kindOf(game, s);
  const states = seen.states.get(kind) ?? [];
  if (states.length < SAMPLES) seen.states.set(kind, [...states, frozen({ ...s, setup })]);
}

/** A whole game of the list, with those who try it. */
interface Tried extends Play {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly worth: Worth | undefined;
}

const tried = await Promise.all(
  GAMES.map(async (id): Promise<Tried[]> => {
    const [game, worth, play] = [await playOf(id), await worthOf(id), plays[id]];
    return game && play ? [{ id, game, worth, ...play }] : [];
  }),
);

test('every whole game of the list is tried', async () => {
  const whole = await Promise.all(GAMES.map(async (id) => ((await playOf(id)) ? [id] : [])));
  expect(tried.flat().map(({ id }) => id)).toEqual(whole.flat());
});

/** A game that is watched while it is played: what comes up, and which readings are looked at. */
class Watched {
  s: AnyState;
  readonly #play: Tried;
  readonly #seen: Seen;
  readonly #trail: Trail;
  readonly #setup: object;
  readonly #read = new Set<string>();
  readonly #told: Record<string, Fact> = {};
  readonly #left: number[] = [];
  #before: readonly Action[] = [];

  constructor(play: Tried, setup: unknown, seen: Seen, trail: Trail) {
    this.#play = play;
    this.#trail = trail;
    this.#seen = seen;
    const start: AnyState = play.game.start(setup, gameOf(play.id));
    this.#setup = start.setup;
    this.s = noting(start, this.#read);
  }

  /** Plays what is chosen of all that is open. */
  go(choose: (open: readonly Action[], s: AnyState) => Action): void {
    const { game, check } = this.#play;
    this.#read.clear();
    const choices: readonly { readonly action: Action }[] = game.choices(this.s);
    const open = choices.map((c) => c.action);
    if (open.length === 0 && !game.chance(this.s)) throw new Error(`nothing to choose: ${textOf(this.s)}`);
    const action = choose(open, this.s);
    const played = game.play(this.s, action);
    if (played.type === 'rejected') throw new Error(`${JSON.stringify(action)}: ${played.problem.sentence}`);
    for (const id of [...this.#read]) switchOver(this.#seen, game, { s: this.s, open, action, played }, id);
    remember(this.#seen, game, this.s, this.#setup, open);
    this.#seen.types.set(action.type, (this.#seen.types.get(action.type) ?? 0) + 1);
    for (const { rule, facts } of played.happened) {
      this.#seen.rules.add(rule);
      Object.assign(this.#told, facts);
    }
    this.#trail.note({ s: this.s, choices, ...played });
    this.#before = open;
    this.s = played.state;
    const { left } = game.board(this.s, 'all').moving ?? {};
    if (left !== undefined) this.#left.push(left);
    check(this.s);
  }

  /**
   * What was told on the way and what the board shows; `left`: the MP of whoever moves, action by action; `open` and
   * `before`: the types of action that may be chosen now, and those of which the last one was.
   */
  facts(): Readonly<Record<string, Fact>> {
    const { game } = this.#play;
    const types = (of: readonly Action[]): string => [...new Set(of.map(({ type }) => type))].sort().join(' ');
    return {
      ...this.#told,
      ...factsOf(game.board(this.s, 'all')),
      left: this.#left.join(' '),
      open: types(game.choices(this.s).map((c) => c.action)),
      before: types(this.#before),
    };
  }
}

/** One game at random, to its end, and its course in letters. */
function playOut(play: Tried, seed: number, seen: Seen): Held {
  const { setup, choose } = atRandom(play.game, play, seed);
  const trail = new Trail(play.game, play.worth, SELDOM);
  const watched = new Watched(play, setup, seen, trail);
  for (let i = 0; i < LONGEST; i++) {
    if (play.game.ending(watched.s)) return trail.held;
    watched.go(choose);
  }
  throw new Error('the game does not end');
}

/** Tries the other readings of a ruling that was looked at. */
function switchOver(seen: Seen, game: AnyGame, turn: Turn, id: string): void {
  for (const switched of seen.idle) {
    const [of, option = ''] = switched.split(' ');
    if (of !== id || (turn.s as Ruled).setup.rulings[id] === option) continue;
    if (differs(game, turn, under(turn.s, id, option))) seen.idle.delete(switched);
  }
}

/** Everything that may stand in a field. */
function valuesOf(seen: Seen, name: string, field: Field): readonly unknown[] {
  if (field.kind === 'flag') return [false, true];
  if ('options' in field) return field.options;
  const known = [...(seen.values.get(name) ?? [])];
  if (isNumber(field)) return [...new Set([0, 1, 2, 3, 25, ...known])];
  return [...known, 'nowhere'];
}

/** Every action of a type, with what it is known by. */
function every(seen: Seen, game: AnyGame, type: string): { readonly action: Action; readonly key: string }[] {
  const fields = Object.entries(game.actions[type] as Readonly<Record<string, Field>>);
  const actions = fields.reduce<Action[]>(
    (partial, [name, field]) => {
      const values = valuesOf(seen, name, field);
      return partial.flatMap((a) => values.map((value) => ({ ...a, [name]: value })));
    },
    [{ type }],
  );
  return actions.map((action) => ({ action, key: keyOf(action) }));
}

const isChance = (type: string): boolean => ['roll', 'deal', 'draw', 'shuffle'].includes(type);

describe.each(tried.flat())('$id', (play) => {
  const { game, games, never, shown } = play;
  const switches = Object.entries(game.readings).flatMap(([id, options]) =>
    Object.keys(options)
      .slice(1)
      .map((to) => `${id} ${to}`),
  );
  const seen: Seen = {
    ...{ states: new Map(), values: new Map(), types: new Map(), rules: new Set() },
    idle: new Set(switches),
    steps: 0,
  };
  const clauses = gameOf(play.id).ids;
  const sampled = (): AnyState[] => [...seen.states.values()].flat();

  test('what became of each of its clauses is told', () => {
    const file = `content/${play.id}/accounts.json`;
    expect(
      accountsOf(gameOf(play.id)).map(({ clause }) => clause),
      file,
    ).toEqual(clauses);
  });

  const isHeld = AS_RECORDED && HANDED_OUT.includes(play.id);
  const courses = new Map((isHeld ? recorded<Course>(`courses-${play.id}`) : []).map((course) => [course.of, course]));
  const expectRecorded = (of: string, held: Held): void => {
    if (isHeld) expect(differenceOf(courses.get(of), held)).toBeUndefined();
  };

  test.each(Array.from({ length: games }, (_, seed) => seed))(
    'game %i at random ends, no state on the way is illegal, and it takes the course that was recorded',
    (seed) => expectRecorded(`game ${seed}`, playOut(play, seed, seen)),
  );

  test.each(play.scenes)('$says', ({ says, setup, actions }) => {
    const trail = new Trail(game, play.worth);
    const watched = new Watched(play, setup, seen, trail);
    for (const action of actions) watched.go(() => action);
    const [expected, found] = [play.ends[says] ?? {}, watched.facts()];
    // A scene that expects nothing proves nothing: it may choose among these.
    if (Object.keys(expected).length === 0) expect(found).toEqual({ 'a few of these in': 'scene-ends.json' });
    const named = Object.keys(expected).map((fact) => [fact, found[fact] ?? null]);
    expect(Object.fromEntries(named)).toEqual(expected);
    expectRecorded(`scene ${says}`, trail.held);
  });

  test('nothing is expected of a scene that is not there', () => {
    const known = play.scenes.map(({ says }) => says);
    expect(new Set(known).size).toBe(known.length);
    expect(Object.keys(play.ends).filter((says) => !known.includes(says))).toEqual([]);
  });

  test('every type of action is played', () => {
    const missing = Object.keys(game.actions).filter((type) => !seen.types.has(type) && !never.includes(type));
    expect(missing).toEqual([]);
  });

  test('every switch of a reading changes the course of some game', () => {
    expect(switches.length > 0).toBe(Object.keys(game.readings).length > 0);
    expect([...seen.idle]).toEqual([]);
  });

  test('of all actions that there are exactly the choices are accepted, and every refusal says why', () => {
    const types = Object.keys(game.actions).filter((name) => !isChance(name));
    const tries = new Map(types.map((type) => [type, every(seen, game, type)]));
    for (const [nth, s] of sampled().entries()) {
      const open = game.choices(s);
      const allowed = new Set(open.map((c) => keyOf(c.action)));
      expect(allowed.size).toBe(open.length);
      expect(open.filter((c) => c.says === '')).toEqual([]);
      const chosen = new Set(open.map((c) => c.action.type));
      const wrong: string[] = [];
      // Where it is not the moment for a type, some of its kind stand for all.
      for (const [type, actions] of tries) {
        // Of very many a part is tried beside the choices, in the next state another part.
        const parts = AT_LENGTH ? 1 : Math.ceil(actions.length / MOST_TRIED);
        for (const [i, { action, key }] of (chosen.has(type) ? actions : actions.slice(0, 3)).entries()) {
          if (i % parts !== nth % parts && !allowed.has(key)) continue;
          const problem = game.problem(s, action);
          if (!problem !== allowed.has(key)) wrong.push(`${problem ? 'refused' : 'allowed'} ${key}`);
          if (!problem) continue;
          seen.rules.add(problem.rule);
          if (!/^[A-Z"0-9].{10,}\.$/.test(problem.sentence)) wrong.push(problem.sentence);
        }
      }
      for (const { action } of open) if (game.play(s, action).type !== 'played') wrong.push(keyOf(action));
      expect(wrong.slice(0, 5), kindOf(game, s)).toEqual([]);
    }
  });

  test('every clause named exists', () => {
    for (const s of sampled()) seen.rules.add(game.asks(s)?.rule ?? 'none');
    expect([...seen.rules].filter((id) => !clauses.includes(id))).toEqual([]);
  });

  test('states are plain data: read back from JSON they play on as before', () => {
    // A game's states share one set-up, so that it is read back once.
    const setups = new Map(sampled().map(({ setup }) => [setup, JSON.parse(JSON.stringify(setup)) as object]));
    for (const [setup, again] of setups) expect(isDeepStrictEqual(again, setup)).toBe(true);
    for (const s of sampled()) {
      const text = textOf(s);
      const again: AnyState = { ...JSON.parse(text), setup: setups.get(s.setup) };
      expect(isDeepStrictEqual({ ...again, setup: s.setup }, s), text).toBe(true);
      const waits = game.chance(s);
      const action = waits ? propose(waits, 1).action : game.choices(s).at(-1)?.action;
      expect(courseOf(game.play(again, action))).toBe(courseOf(game.play(s, action)));
    }
  });

  test('a board shows no card of another hand', () => {
    const seats = Object.keys(game.seats);
    for (const s of sampled()) {
      const hands = game.board(s, 'all').hands;
      for (const viewer of [...seats, 'none']) {
        const text = JSON.stringify(game.board(s, viewer));
        const own = seats.filter((seat) => seat !== viewer).flatMap((seat) => hands[seat]?.cards ?? []);
        const open = shown(s, viewer);
        const leaked = own.filter(({ id }) => !open.includes(id) && text.includes(JSON.stringify(id)));
        expect(leaked, `${viewer} at ${kindOf(game, s)}`).toEqual([]);
      }
    }
  });

  test('every question fits its calculator, which answers it', async () => {
    const { tables } = gameOf(play.id);
    const asked = new Map<string, Question[]>();
    for (const s of sampled()) {
      const questions = [game.question(s), ...game.choices(s).map((c) => c.question)];
      for (const q of questions) if (q) asked.set(q.calculator, [...(asked.get(q.calculator) ?? []), q]);
    }
    for (const [id, questions] of asked) {
      const calculator = await calculatorOf(play.id, id);
      if (!calculator) throw new Error(`no calculator "${id}"`);
      for (const { input, shows } of questions) {
        const parsed = parse(calculator.fields, input);
        if (parsed.type === 'problems') throw new Error(`${id}: ${parsed.problems[0]?.sentence}`);
        const known = calculator.compute(parsed.input as never, tables).chances;
        if (shows !== undefined) expect(Object.keys(known), id).toContain(shows);
      }
    }
    expect(asked.size).toBeGreaterThan(0);
  });
});

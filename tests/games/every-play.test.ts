/** Every whole game: played at random it ends, and what may be chosen is exactly what is accepted, in states of every kind. */
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/calculator/parse.ts';
import { Random } from '../../src/engine/random.ts';
import { calculatorOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { Field } from '../../src/play/fields.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { propose } from '../../src/play/propose.ts';
import type { Question } from '../../src/play/question.ts';
import type { Table } from '../../src/play/table.ts';
import { type Play, plays, type Share } from '../support/plays.ts';

type Action = { readonly type: string; readonly [field: string]: unknown };

/** More actions than any game needs: a game that takes more does not end. */
const LONGEST = 20_000;
/** States of each kind in which everything is tried. */
const SAMPLES = 2;
/** Of so many states one is kept, until there are enough of its kind. */
const EVERY = 7;

const keyOf = (a: Action): string => JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)));

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** What is remembered of the games played. */
interface Seen {
  /** States by what is decided in them. */
  readonly states: Map<string, Table[]>;
  /** Values by the name of their field. */
  readonly values: Map<string, Set<unknown>>;
  readonly types: Map<string, number>;
  readonly rules: Set<string>;
  actions: number;
}

const kindOf = (game: AnyGame, s: Table): string =>
  `${s.frames.at(-1)?.type} ${game.decider(s) === 'chance' ? 'chance' : [...new Set(game.choices(s).map((c) => c.action.type))].sort().join(' ')}`;

function remember(seen: Seen, game: AnyGame, s: Table, open: readonly Action[], at: number): void {
  if (at % EVERY !== 0) return;
  for (const action of open)
    for (const [field, value] of Object.entries(action)) {
      const values = seen.values.get(field) ?? new Set();
      seen.values.set(field, values.add(value));
    }
  const kind = kindOf(game, s);
  const states = seen.states.get(kind) ?? [];
  if (states.length < SAMPLES) seen.states.set(kind, [...states, frozen(s)]);
}

/** One game at random, to its end. */
function playOut({ game, content, setup, pick, check }: Play, seed: number, seen: Seen): void {
  const random = new Random(seed);
  const share: Share = () => random.share();
  let s: Table = game.start(setup(seed, share), content);
  for (let i = 0; i < LONGEST; i++) {
    check(s);
    if (game.ending(s)) return;
    const waits = game.chance(s);
    const open: readonly Action[] = game.choices(s).map((c) => c.action);
    if (open.length === 0 && !waits) throw new Error(`nothing to choose: ${JSON.stringify({ ...s, setup: null })}`);
    remember(seen, game, s, open, i + seed);
    const action = waits ? propose(waits, random.next() | 0).action : (pick(s, open, share) as Action);
    const played = game.play(s, action);
    if (played.type === 'rejected') throw new Error(`${JSON.stringify(action)}: ${played.problem.sentence}`);
    seen.types.set(action.type, (seen.types.get(action.type) ?? 0) + 1);
    for (const { rule } of played.happened) seen.rules.add(rule);
    seen.actions += 1;
    s = played.state;
  }
  throw new Error('the game does not end');
}

/** Everything that may stand in a field. */
function valuesOf(seen: Seen, name: string, field: Field): readonly unknown[] {
  if (field.kind === 'flag') return [false, true];
  if (field.kind === 'one of') return field.options;
  const known = [...(seen.values.get(name) ?? [])];
  if (field.kind === 'whole number') return [...new Set([0, 1, 2, 3, 25, ...known])];
  return [...known, 'nowhere'];
}

/** Every action of a type. */
const all = (seen: Seen, game: AnyGame, type: string): Action[] =>
  Object.entries(game.actions[type] as Readonly<Record<string, Field>>).reduce<Action[]>(
    (partial, [name, field]) =>
      partial.flatMap((a) => valuesOf(seen, name, field).map((value) => ({ ...a, [name]: value }))),
    [{ type }],
  );

const isChance = (type: string): boolean => ['roll', 'deal', 'draw', 'shuffle'].includes(type);

describe.each(plays)('$id', (play) => {
  const { game, games, never, shown } = play;
  const seen: Seen = { states: new Map(), values: new Map(), types: new Map(), rules: new Set(), actions: 0 };
  const clauses = gameOf(play.id).ids;
  const sampled = (): Table[] => [...seen.states.values()].flat();

  test('games at random end, and no state on the way is illegal', () => {
    for (let seed = 0; seed < games; seed++) playOut(play, seed, seen);
  });

  test('every type of action is played', () => {
    const missing = Object.keys(game.actions).filter((type) => !seen.types.has(type) && !never.includes(type));
    expect(missing).toEqual([]);
  });

  test('of all actions that there are exactly the choices are accepted, and every refusal says why', () => {
    for (const s of sampled()) {
      const open = game.choices(s);
      const allowed = new Set(open.map((c) => keyOf(c.action)));
      expect(allowed.size).toBe(open.length);
      expect(open.filter((c) => c.says === '')).toEqual([]);
      const types = new Set(open.map((c) => c.action.type));
      const wrong: string[] = [];
      for (const type of Object.keys(game.actions).filter((name) => !isChance(name))) {
        // Where it is not the moment for a type, one of its kind stands for all.
        const tries = types.has(type) ? all(seen, game, type) : all(seen, game, type).slice(0, 3);
        for (const action of tries) {
          const played = game.play(s, action);
          if ((played.type === 'played') !== allowed.has(keyOf(action)))
            wrong.push(`${played.type} ${JSON.stringify(action)}`);
          if (played.type === 'played') continue;
          seen.rules.add(played.problem.rule);
          if (!/^[A-Z"0-9].{10,}\.$/.test(played.problem.sentence)) wrong.push(played.problem.sentence);
        }
      }
      expect(wrong.slice(0, 5), kindOf(game, s)).toEqual([]);
    }
  });

  test('every clause named exists', () => {
    for (const s of sampled()) seen.rules.add(game.asks(s)?.rule ?? 'none');
    expect([...seen.rules].filter((id) => !clauses.includes(id))).toEqual([]);
  });

  test('states are plain data: read back from JSON they play on as before', () => {
    for (const s of sampled()) {
      const read: Table = JSON.parse(JSON.stringify(s));
      expect(read).toEqual(s);
      const waits = game.chance(s);
      const action = waits ? propose(waits, 1).action : game.choices(s).at(-1)?.action;
      expect(game.play(read, action)).toEqual(game.play(s, action));
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

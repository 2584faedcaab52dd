/**
 * What a moment tells of its roll, held against the falls of that roll: every fall is played, and the chance told before of
 * what it settles must be the share of the falls that bring it. What a fall leaves open counts with the chance told after it.
 * And the die that the calculator asks for first must be the one that waits: it may not ask for one that has fallen.
 */
import type { Calculator, Calculators } from '../../src/calculator/calculator.ts';
import { parse } from '../../src/calculator/parse.ts';
import type { Fact } from '../../src/calculator/report.ts';
import { everyFall } from '../../src/calculator/roll/falls.ts';
import { calculatorOf, calculatorsOf, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { Question } from '../../src/play/question.ts';
import type { AnyState, Happening } from '../../src/play/state.ts';
import { CHOSEN, TOLD, WAITING } from './told.ts';

/** What a fall has brought. */
export interface Brought {
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game
  readonly before: any;
  // biome-ignore lint/suspicious/noExplicitAny: a state of any game
  readonly after: any;
  /** Whether the game has told this fact; without a value, whether it has told any under that name. */
  readonly said: (fact: string, value?: unknown) => boolean;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * Whether it came about; undefined where a later roll decides, with the names that it is told by then where they are others;
 * 'apart' where somebody's choice decides that no calculator foresees.
 */
export type Settles = (brought: Brought) => boolean | { readonly as: readonly string[] } | undefined | 'apart';

export interface Moments {
  /** How many chances of this state have been held against its falls; throws where one is wrong. */
  readonly check: (s: AnyState) => number;
}

const NEAR = 1e-9;

/** Undefined where one of them is. */
const sumOf = (shares: readonly (number | undefined)[]): number | undefined =>
  shares.reduce<number | undefined>(
    (sum, share) => (sum === undefined || share === undefined ? undefined : sum + share),
    0,
  );

const said =
  (happened: readonly Happening[]): Brought['said'] =>
  (fact, value) =>
    happened.some(({ facts }) => {
      const found = facts?.[fact];
      return found !== undefined && (value === undefined || found === value);
    });

const factsOf = (happened: readonly Happening[]): Readonly<Record<string, Fact>> =>
  Object.assign({}, ...happened.map(({ facts }) => facts));

/** Where the last frames stand, for whoever reads a failure. */
const placeOf = ({ frames }: AnyState): string =>
  frames
    .slice(-2)
    .map((f) => `${f.type}${'stage' in f ? `/${f.stage}` : ''}`)
    .join(' > ');

async function loaded(id: GameId): Promise<ReadonlyMap<string, Calculator>> {
  const names = Object.keys((await calculatorsOf(id)) satisfies Calculators);
  const found = await Promise.all(names.map(async (name) => [name, await calculatorOf(id, name)] as const));
  return new Map(found.flatMap(([name, calculator]) => (calculator ? [[name, calculator] as const] : [])));
}

interface Terms {
  /** Rolls with more falls than that are left out. */
  readonly most: number;
  /** A question put otherwise, to see whether that would be noticed. */
  readonly puts?: (question: Question) => Question;
}

export async function momentsOf(id: GameId, { most, puts = (question) => question }: Terms): Promise<Moments> {
  const game: AnyGame | undefined = await playOf(id);
  if (!game) throw new RangeError(`${id} cannot be played through`);
  const { tables } = gameOf(id);
  const calculators = await loaded(id);
  const known = new Map<string, Readonly<Record<string, number>>>();

  const caseOf = ({ calculator: name, input }: Question) => {
    const calculator = calculators.get(name);
    if (!calculator) throw new RangeError(`${id} has no calculator "${name}"`);
    const parsed = parse(calculator.fields, input);
    if (parsed.type === 'problems') throw new RangeError(`${name}: ${parsed.problems[0]?.sentence}`);
    return { calculator, input: parsed.input };
  };
  const told = (question: Question): Readonly<Record<string, number>> => {
    const key = JSON.stringify(question);
    const found = known.get(key);
    if (found) return found;
    const { calculator, input } = caseOf(question);
    const { chances } = calculator.compute(input, tables);
    known.set(key, chances);
    return chances;
  };

  /** Up to the next roll or to a moment that tells its own odds; whoever may answer with a card in between does not. */
  function onward(whole: AnyGame, after: AnyState, happened: readonly Happening[]) {
    let found: { readonly s: AnyState; readonly happened: readonly Happening[] } = { s: after, happened };
    for (;;) {
      const { s } = found;
      if (whole.ending(s) || whole.chance(s) || whole.question(s)) return found;
      const action = CHOSEN[id]?.(s) ?? (s.frames.at(-1)?.type === 'window' ? { type: 'pass' } : undefined);
      const played = action && whole.play(s, action);
      if (played?.type !== 'played') return found;
      found = { s: played.state, happened: [...found.happened, ...played.happened] };
    }
  }

  function check(s: AnyState): number {
    const waits = game?.chance(s);
    const asked = waits?.type === 'roll' ? game?.question(s) : undefined;
    if (!game || waits?.type !== 'roll' || !asked) return 0;
    const question = puts(asked);
    const rows = TOLD[id]?.[question.calculator];
    const wrong = (what: string) =>
      new Error(`${id}, ${placeOf(s)}: ${what}\n${question.calculator} ${JSON.stringify(question.input)}`);
    if (!rows)
      throw wrong(
        `nothing says how the game settles what is told: say it as "told" in tests/games/${id}/play/at-random.ts`,
      );
    const { calculator, input } = caseOf(question);
    const first = calculator.rolls?.(input, tables, {}).map((roll) => roll.id) ?? [];
    const due = waits.dice({}).map((die) => WAITING[id]?.(s, die.id) ?? die.id);
    if (first.join() !== due.join())
      throw wrong(`what waits is the roll "${due.join()}", the calculator asks for "${first.join()}"`);
    const falls = everyFall(waits.dice, most);
    if (!falls) return 0;
    const before = told(question);
    const sums = new Map(Object.keys(rows).map((key) => [key, 0]));
    for (const { faces, chance } of falls) {
      const played = game.play(s, { type: 'roll', faces });
      if (played.type === 'rejected') throw wrong(played.problem.sentence);
      const later = onward(game, played.state, played.happened);
      const brought: Brought = {
        before: s,
        after: later.s,
        said: said(later.happened),
        facts: factsOf(later.happened),
      };
      let next: Readonly<Record<string, number>> | undefined;
      for (const [key, settles] of Object.entries(rows)) {
        const settled = settles(brought);
        if (settled === 'apart') {
          sums.delete(key);
          continue;
        }
        const open = settled === undefined ? [key] : typeof settled === 'object' ? settled.as : undefined;
        if (open && !next) {
          const following = game.question(later.s);
          next = following ? told(following) : {};
        }
        const share = open ? sumOf(open.map((name) => next?.[name])) : Number(settled);
        const sum = sums.get(key);
        if (share === undefined) throw wrong(`"${key}": neither settled by ${JSON.stringify(faces)} nor told after it`);
        if (sum !== undefined) sums.set(key, sum + chance * share);
      }
    }
    for (const [key, share] of sums)
      if (Math.abs((before[key] ?? Number.NaN) - share) > NEAR)
        throw wrong(`"${key}" is told as ${before[key]}, its falls come to ${share}`);
    return sums.size;
  }
  return { check };
}

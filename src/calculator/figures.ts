/**
 * The figures of a calculator, each declared once over the result of one case: the odds add them up over all rolls, a
 * single roll reads them off.
 */
import { type Dist, part } from '../engine/dist.ts';
import type { Tone } from './calculator.ts';
import { keyed, keysOf } from './keys.ts';
import type { Fact, Share } from './report.ts';

/** `chance` becomes a chance, `amount` an expectation with its distribution, `mean` the former alone, `fact` is told of one roll only. */
type Kind = 'chance' | 'amount' | 'mean' | 'fact';

interface Telling<R, C> {
  readonly tone?: Tone;
  /** The title of the chart that draws it; figures of one title are drawn together. */
  readonly chart?: string;
  /** Counts only results of which this holds; without any it is missing, and so it is from such a roll. */
  readonly given?: (result: R, of: C) => boolean;
  /** Counted over all rolls only in cases of which this holds; one roll tells it in any case. */
  readonly when?: (of: C) => boolean;
}

interface Figure<R, C, K extends Kind = Kind, May extends boolean = boolean> extends Telling<R, C> {
  readonly kind: K;
  readonly label: string;
  readonly of: (result: R, of: C) => Fact | undefined;
  /** Whether it may be missing: known to the types alone. */
  readonly may?: May;
}

type Conditions = 'given' | 'when';

/** Declares a figure that may be missing since it has a condition, or one that is always there. */
interface Declares<R, C, K extends Kind, V extends Fact> {
  (label: string, of: (result: R, of: C) => V, telling: Conditional<R, C>): Figure<R, C, K, true>;
  (label: string, of: (result: R, of: C) => V, telling?: Omit<Telling<R, C>, Conditions>): Figure<R, C, K, false>;
}

type Conditional<R, C> = Telling<R, C> &
  (Required<Pick<Telling<R, C>, 'given'>> | Required<Pick<Telling<R, C>, 'when'>>);

/** What a figure may be, for results of a game that share some. */
export interface Kinds<R, C> {
  readonly chance: Declares<R, C, 'chance', boolean>;
  readonly amount: Declares<R, C, 'amount', number>;
  readonly mean: Declares<R, C, 'mean', number>;
  /** Undefined where the roll has nothing to tell of it. */
  readonly fact: (label: string, of: (result: R, of: C) => Fact | undefined) => Figure<R, C, 'fact', true>;
}

// biome-ignore lint/suspicious/noExplicitAny: figures of any result; the exact ones are inferred from each declaration
type Listed = Readonly<Record<string, Figure<any, any>>>;

/** A value for every figure of these kinds; it may be missing where the figure may be. */
type Folded<F extends Listed, K extends Kind, V> = {
  readonly [N in keyof F as F[N] extends { kind: K; may?: false } ? N : never]: V;
} & {
  readonly [N in keyof F as F[N] extends { kind: K; may?: false } ? never : F[N] extends { kind: K } ? N : never]?: V;
};

/** What a calculator declares of its figures, and both ways to find them. */
export interface FigureList<R, C, F extends Listed = Listed> {
  readonly terms: Readonly<Record<keyof F & string, string>>;
  readonly tones: Readonly<Partial<Record<keyof F, Tone>>>;
  readonly charts: readonly { readonly title: string; readonly keys: readonly (keyof F & string)[] }[];
  /** Over all results of a case. */
  readonly fold: (
    results: Dist<R>,
    of: C,
  ) => {
    readonly chances: Folded<F, 'chance', number>;
    readonly expected: Folded<F, 'amount' | 'mean', number>;
    readonly distributions: Folded<F, 'amount', readonly Share[]>;
  };
  /** Off one result. */
  readonly facts: (result: R, of: C) => { readonly [N in keyof F]?: Fact };
}

const declares =
  <K extends Kind>(kind: K) =>
  (label: string, of: unknown, telling: object = {}) =>
    // The four differ in their types alone, and so do their lists.
    ({ kind, label, of, ...telling }) as never;

// As above: one function for each, typed where it is handed out.
const KINDS = keyed(['chance', 'amount', 'mean', 'fact'], declares) as never;

/** The figures over results of type R, in cases of type C: `figuresOf<Result, Case>()(({ chance, amount }) => ({ … }))`. */
export const figuresOf =
  <R, C = void>() =>
  <F extends Readonly<Record<string, Figure<R, C>>>>(declare: (kinds: Kinds<R, C>) => F): FigureList<R, C, F> => {
    const list = declare(KINDS);
    const names = keysOf<keyof F & string>(list);
    const titles = new Set(names.flatMap((name) => list[name]?.chart ?? []));
    const all: readonly (readonly [string, Figure<R, C>])[] = Object.entries(list);
    return {
      terms: keyed(names, (name) => list[name]?.label ?? ''),
      // One entry for each figure that has a tone.
      tones: Object.fromEntries(all.flatMap(([name, { tone }]) => (tone ? [[name, tone]] : []))) as never,
      charts: [...titles].map((title) => ({ title, keys: names.filter((name) => list[name]?.chart === title) })),
      // One entry for each figure that can happen.
      fold: (results, of) => fold(all, results, of) as never,
      // One for each figure that the roll tells.
      facts: (result, of) => read(all, result, of) as never,
    };
  };

type Named<R, C> = readonly (readonly [string, Figure<R, C>])[];

function fold<R, C>(figures: Named<R, C>, results: Dist<R>, of: C) {
  const chances: Record<string, number> = {};
  const expected: Record<string, number> = {};
  const distributions: Record<string, Share[]> = {};
  for (const [name, figure] of figures) {
    if (figure.kind === 'fact' || (figure.when && !figure.when(of))) continue;
    if (figure.kind === 'chance') {
      const found = chanceOf(figure, results, of);
      if (found !== undefined) chances[name] = found;
      continue;
    }
    const amount = amountOf(figure, results, of);
    if (!amount) continue;
    expected[name] = amount.mean;
    if (figure.kind === 'amount') distributions[name] = sharesOf(amount);
  }
  return { chances, expected, distributions };
}

function chanceOf<R, C>({ of: holds, given }: Figure<R, C>, { outcomes, weights, total }: Dist<R>, of: C) {
  let [weight, rest] = [0, 0];
  // Of those counted, added up in their order.
  let counted = 0;
  for (let i = 0; i < outcomes.length; i++) {
    // Within the list; by place, since it is counted at every change.
    const [result, w] = [outcomes[i] as R, weights[i] ?? 0];
    if (given && !given(result, of)) continue;
    counted += w;
    if (holds(result, of)) weight += w;
    else rest += w;
  }
  if (counted === 0) return undefined;
  return part(weight, rest, given ? counted : total);
}

interface Amount {
  readonly mean: number;
  readonly values: readonly number[];
  readonly weights: readonly number[];
  readonly counted: number;
}

function amountOf<R, C>(figure: Figure<R, C>, { outcomes, weights, total }: Dist<R>, of: C): Amount | undefined {
  const { of: worth, given } = figure;
  const values: number[] = [];
  const heaps: number[] = [];
  let [sum, counted] = [0, 0];
  for (let i = 0; i < outcomes.length; i++) {
    // Within the list, and an amount is a number.
    const [result, w] = [outcomes[i] as R, weights[i] ?? 0];
    if (given && !given(result, of)) continue;
    const value = Number(worth(result, of));
    counted += w;
    sum += value * w;
    // Amounts are few: looking through them costs less than a map.
    const place = values.indexOf(value);
    if (place === -1) {
      values.push(value);
      heaps.push(w);
    } else heaps[place] = (heaps[place] ?? 0) + w;
  }
  return counted === 0 ? undefined : { mean: sum / (given ? counted : total), values, weights: heaps, counted };
}

/** In rising order. */
const sharesOf = ({ values, weights, counted }: Amount): Share[] =>
  values
    .map((value, i) => ({ value, chance: part(weights[i] ?? 0, values.length - 1, counted) }))
    .sort((a, b) => a.value - b.value);

function read<R, C>(figures: Named<R, C>, result: R, of: C): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  for (const [name, figure] of figures) {
    if (figure.given && !figure.given(result, of)) continue;
    const fact = figure.of(result, of);
    if (fact !== undefined) facts[name] = fact;
  }
  return facts;
}

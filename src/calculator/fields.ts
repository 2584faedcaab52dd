/** What a reader can set in a calculator: declarations from which form, address, JSON and types all follow. */
import { keysOf, known, mapped } from './keys.ts';

export interface Option<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

interface Common {
  readonly label: string;
  /** Short and never changed: it stands in shared addresses. */
  readonly key: string;
  readonly help?: string;
  /** The clause that makes it matter. */
  readonly rule?: string;
  /** Fields of one group stand together; those of a folded group are tucked away. */
  readonly group?: string;
  /** The game gives it and no player can choose it now, such as who plays which side: no change of it is offered. */
  readonly given?: true;
  /** Shown only where this holds; the value is kept and ignored elsewhere. Set by `shown`, which knows the other fields. */
  readonly when?: (input: Readonly<Record<string, unknown>>) => boolean;
  /** What forbids the value beside the others. Set by `barred`, which knows the other fields. */
  readonly bar?: (input: Readonly<Record<string, unknown>>) => Bar | undefined;
}

/** Why values cannot be so together, as a sentence without its end, and the clause. */
export interface Bar {
  readonly says: string;
  readonly rule: string;
}

export interface NumberField<W extends string = never> extends Common {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number | W;
  /** Words allowed in place of a number. */
  readonly words?: readonly Option<W>[];
  /** The clause that allows no more; whoever types more is told. */
  readonly limit?: string;
  /** Show a plus sign before positive numbers. */
  readonly signed?: boolean;
  /** Named values offered beside the stepper: a list of the game's content. */
  readonly presets?: 'leaders';
}

export interface FlagField extends Common {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface ChoiceField<Id extends string = string> extends Common {
  readonly kind: 'choice';
  readonly options: readonly Option<Id>[];
  readonly default: Id;
}

/** A reading of the rules that the reader may switch; `ruling` names the entry in rulings.json. */
export interface RulingField<Id extends string = string> extends Common {
  readonly kind: 'ruling';
  readonly ruling: string;
  readonly options: readonly Option<Id>[];
  readonly default: Id;
}

/** What "best" means. */
export interface AimField<Id extends string = string> extends Common {
  readonly kind: 'aim';
  readonly options: readonly Option<Id>[];
  readonly default: Id;
}

export interface ListField<Of extends Record<string, ScalarField> = Record<string, ScalarField>> extends Common {
  readonly kind: 'list';
  readonly of: Of;
  readonly item: string;
  readonly min: number;
  readonly max: number;
  readonly default: readonly { readonly [K in keyof Of]: ValueOf<Of[K]> }[];
}

// biome-ignore lint/suspicious/noExplicitAny: words of any kind; the exact ones are inferred from each declaration
export type ScalarField = NumberField<any> | FlagField | ChoiceField | RulingField | AimField;
// biome-ignore lint/suspicious/noExplicitAny: items of any kind; the exact ones are inferred from each declaration
export type Field = ScalarField | ListField<any>;
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> =
  F extends NumberField<infer W>
    ? number | W
    : F extends FlagField
      ? boolean
      : F extends ListField<infer Of>
        ? readonly { readonly [K in keyof Of]: ValueOf<Of[K]> }[]
        : F extends { readonly options: readonly Option<infer Id>[] }
          ? Id
          : never;

export type InputOf<Fs extends Fields> = { readonly [K in keyof Fs]: ValueOf<Fs[K]> };

/** Some of the fields; of the items of a list the first parts may do. */
export type SomeOf<Fs extends Fields> = {
  readonly [K in keyof Fs]?: ValueOf<Fs[K]> extends readonly (infer Item)[] ? readonly Partial<Item>[] : ValueOf<Fs[K]>;
};

type Counted<W extends string> = Omit<NumberField<W>, 'kind' | 'min' | 'default'> & { readonly min?: number };

/** From 0, where nothing else is said, and least at first. */
export const number = (field: Counted<never> & { readonly default?: number }): NumberField<never> => {
  const { min = 0, default: first = min } = field;
  return { kind: 'number', ...field, min, default: first };
};
export const numberOr = <W extends string>(field: Counted<W> & { readonly default: number | W }): NumberField<W> => ({
  kind: 'number',
  min: 0,
  ...field,
});
export const flag = (field: Omit<FlagField, 'kind' | 'default'> & { readonly default?: boolean }): FlagField => ({
  kind: 'flag',
  default: false,
  ...field,
});

/** What may be chosen, in words; by their ids where no id is a number. The first is the default where none is named. */
interface Offered<Id extends string> {
  readonly options: readonly Option<Id>[] | Readonly<Record<Id, string>>;
  readonly default?: NoInfer<Id>;
}

const isList = <T>(of: readonly T[] | object): of is readonly T[] => Array.isArray(of);

function offered<Id extends string>({ options, default: start }: Offered<Id>, label: string) {
  const listed = isList(options) ? options : named<Id>(options);
  const ids = listed.map(({ id }) => id);
  return { options: listed, default: known(ids, start ?? ids[0], label) };
}

type Said<F> = Omit<F, 'kind' | 'options' | 'default'>;

export const choice = <Id extends string>(field: Said<ChoiceField> & Offered<Id>): ChoiceField<Id> => ({
  ...field,
  ...offered(field, field.label),
  kind: 'choice',
});
/** Its label and key are the same wherever there is one. */
export const aim = <Id extends string>(field: Partial<Said<AimField>> & Offered<Id>): AimField<Id> => ({
  label: 'Rank changes by',
  key: 'aim',
  ...field,
  ...offered(field, 'aim'),
  kind: 'aim',
});
/** Empty at first, where nothing else is said. */
export const list = <Of extends Record<string, ScalarField>>(
  field: Omit<ListField<Of>, 'kind' | 'min' | 'default'> & Partial<Pick<ListField<Of>, 'min' | 'default'>>,
): ListField<Of> => ({ kind: 'list', min: 0, default: [], ...field });

/** Options by their labels, in this order. */
export const named = <Id extends string>(labels: Readonly<Record<Id, string>>): Option<Id>[] =>
  keysOf(labels).map((id) => ({ id, label: labels[id] }));

/** Fields that stand together under one heading; the kind alone is asked for, so that a choice keeps its own words. */
export const grouped = <Fs extends Readonly<Record<string, { readonly kind: string }>>>(group: string, fields: Fs) =>
  // The same fields, each with its group.
  mapped<string, object, object>(fields, (field) => ({ ...field, group })) as unknown as Fs;

/** The same fields for one of several who have them all: `cards` of `rome` is `romeCards`. */
export const prefixed = <P extends string, Fs extends Readonly<Record<string, { readonly kind: string }>>>(
  who: P,
  fields: Fs,
) =>
  // One field for each, under its longer name.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [`${who}${name.charAt(0).toUpperCase()}${name.slice(1)}`, field]),
  ) as { readonly [K in keyof Fs & string as `${P}${Capitalize<K>}`]: Fs[K] };

/** The fields, some of them shown only where the others allow it. */
export const shown = <Fs extends Fields>(
  fields: Fs,
  when: { readonly [K in keyof Fs]?: (input: InputOf<Fs>) => boolean },
): Fs => withEach(fields, 'when', when);

/** A bar where it cannot be so. */
export const barIf = (cannot: boolean, rule: string, says: string): Bar | undefined =>
  cannot ? { says, rule } : undefined;

/** The fields, some of them with what forbids their value beside the others. */
export const barred = <Fs extends Fields>(
  fields: Fs,
  bar: { readonly [K in keyof Fs]?: (input: InputOf<Fs>) => Bar | undefined },
): Fs => withEach(fields, 'bar', bar);

const withEach = <Fs extends Fields>(
  fields: Fs,
  part: 'when' | 'bar',
  of: { readonly [K in keyof Fs]?: (input: InputOf<Fs>) => unknown },
): Fs =>
  // A condition reads what the parser has made of these very fields.
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, of[name] ? { ...field, [part]: of[name] } : field]),
  ) as unknown as Fs;

export const defaultsOf = <Fs extends Fields>(fields: Fs): InputOf<Fs> =>
  // Each field's default is a value of it.
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as InputOf<Fs>;

/** What the rules forbid between fields: values that each field allows by itself and that cannot be so together. */
export interface Barred {
  readonly code: 'bar';
  /** The field at which it is said. */
  readonly field: string;
  readonly sentence: string;
}

/** The number of a clause as the rules print it: what we add to tell clauses of one number apart is no number. */
const printed = (rule: string): string => rule.replace(/-.*$/, '');

/** The first contradiction of each field that is asked for in this case. */
export const barsOf = (fields: Fields, input: Readonly<Record<string, unknown>>): Barred[] =>
  Object.entries(fields).flatMap(([field, { bar, when }]) => {
    const found = bar && (!when || when(input)) ? bar(input) : undefined;
    return found ? [{ code: 'bar', field, sentence: `${found.says} (${printed(found.rule)}).` }] : [];
  });

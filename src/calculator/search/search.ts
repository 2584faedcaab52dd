/** A search through many values of one input, handed out in pieces: single changes, values of each number, or pairs of two. */
import type { Calculator } from '../calculator.ts';
import { fitting } from '../parse.ts';
import type { Tables } from '../table.ts';
import { type Change, changes } from './changes.ts';
import { numbersOf, type Tried, tryEach } from './goal.ts';
import { type MatrixRow, matrixRow } from './matrix.ts';
import type { Input } from './places.ts';

export type Search =
  | { readonly type: 'changes' }
  | { readonly type: 'each'; readonly first: string }
  | {
      readonly type: 'pairs';
      readonly rows: string;
      readonly columns: string;
      readonly up: readonly number[];
      readonly across: readonly number[];
    };

/** All that a search needs beside its calculator. */
export interface Asking {
  readonly input: Input;
  readonly tables: Tables;
  readonly aim: string;
  readonly search: Search;
}

export interface TriedPlace {
  readonly type: 'tried';
  readonly place: string;
  readonly tried: readonly Tried[];
}

export interface FoundRow {
  readonly type: 'row';
  readonly row: MatrixRow;
}

export interface FoundChanges {
  readonly type: 'changes';
  readonly changes: readonly Change[];
}

export type Found = TriedPlace | FoundRow | FoundChanges;

/** The number that the reader looks at comes first. */
export function* found(calculator: Calculator, { input, tables, aim, search }: Asking): Generator<Found> {
  if (search.type === 'changes') {
    const report = calculator.compute(fitting(input), tables);
    yield { type: 'changes', changes: changes(calculator, input, report, tables, aim) };
  } else if (search.type === 'each') {
    const places = numbersOf(calculator, input).sort((a, b) => +(b.id === search.first) - +(a.id === search.first));
    for (const place of places)
      yield { type: 'tried', place: place.id, tried: tryEach(calculator, place, tables, aim) };
  } else {
    for (const value of search.up)
      yield { type: 'row', row: matrixRow(calculator, input, tables, aim, { ...search, value }) };
  }
}

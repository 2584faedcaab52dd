/** What a calculator understands of a typed sentence: the names of its sides, and which words mean which field. */

/** A number of each side: "8 CU", "tactics 3". The first one listed is what a bare number counts. */
export interface Measure {
  readonly words: readonly string[];
  /** How it is said back, with # for the number. */
  readonly says: string;
  readonly keys: readonly [string, string];
  readonly min: number;
  readonly max: number;
}

/** What a name or an office stands for: "Camillus" for his tactics. */
export interface Pick {
  readonly of: Readonly<Record<string, string>>;
  readonly keys: readonly [string, string];
  /** What holds for a side that names none, if it is not the field's own default. */
  readonly otherwise?: string;
}

export interface Takes {
  /** The address's beginning, with what holds where nothing is said. */
  readonly query: string;
  /** What the two sides are called; the first is meant by what is said first, if neither is named. */
  readonly sides: readonly [readonly string[], readonly string[]];
  /** The field that says which side is said first. */
  readonly first?: { readonly key: string; readonly values: readonly [string, string] };
  readonly measures: readonly Measure[];
  readonly picks: readonly Pick[];
  /** Words that set something by themselves. */
  readonly flags: readonly {
    readonly word: string;
    readonly key: string;
    readonly value: string;
    /** How it is said back. */
    readonly says: string;
  }[];
}

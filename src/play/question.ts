/** What a moment of a game asks of a calculator. */

export interface Question {
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The chance of the report that this moment turns on. */
  readonly shows?: string;
}

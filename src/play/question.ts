/** What a moment of a game asks a calculator. */

export interface Question {
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The chance of the report that this moment turns on. */
  readonly shows?: string;
  /** The sentence of the report says what to choose. */
  readonly advises?: true;
  /** The same moment as somebody else sees it, who holds other cards: for those who may see all hands. */
  readonly beside?: { readonly by: string; readonly question: Question };
}

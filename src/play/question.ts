/** What a moment of a game asks a calculator. */

export interface Question {
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The chance of the report that this moment turns on. */
  readonly shows?: string;
  /** The seat that hopes for what it shows, and one that fears it, where the dice of the moment do not tell whose they are. */
  readonly wants?: string;
  readonly fears?: string;
  /** It tells what a thing costs that is settled by then: no option is weighed by it. */
  readonly isAftermath?: true;
  /** The sentence of the report says what to choose. */
  readonly advises?: true;
  /** The same moment as somebody else sees it, who holds other cards: for those who may see all hands. */
  readonly beside?: { readonly by: string; readonly question: Question };
}

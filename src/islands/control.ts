/** What every control is given: its field, name and value, and where to hand a change. */

export interface Control<F> {
  readonly field: F;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

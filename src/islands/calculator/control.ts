/** What every control receives: its field, name and value, and where to report a change. */

export interface Control<F> {
  readonly field: F;
  readonly name: string;
  /** As drawn. */
  readonly value: unknown;
  /** At this moment: newer than what is drawn where several presses come at once. */
  readonly now: () => unknown;
  readonly onChange: (value: unknown) => void;
}

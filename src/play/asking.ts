/** Asking in turn: everyone who could respond, until all have passed in a row. Plain data for a frame to hold. */

export interface Asking<Seat extends string = string> {
  readonly order: readonly Seat[];
  /** Whose turn it is to answer. */
  readonly at: number;
  /** How many have passed since the last answer. */
  readonly passed: number;
}

export const asking = <Seat extends string>(order: readonly Seat[]): Asking<Seat> => ({ order, at: 0, passed: 0 });

/** Who is asked now; undefined when all have passed. */
export const asked = <Seat extends string>({ order, at, passed }: Asking<Seat>): Seat | undefined =>
  passed < order.length ? order[at] : undefined;

/** Who is asked after that, if all pass. */
export const askedNext = <Seat extends string>({ order, at, passed }: Asking<Seat>): readonly Seat[] =>
  Array.from({ length: Math.max(0, order.length - passed - 1) }, (_, i) => order[(at + 1 + i) % order.length]!);

const turned = <Seat extends string>(a: Asking<Seat>, passed: number): Asking<Seat> => ({
  ...a,
  at: (a.at + 1) % a.order.length,
  passed,
});

export const passes = <Seat extends string>(a: Asking<Seat>): Asking<Seat> => turned(a, a.passed + 1);

/** After an answer everyone is asked once more, the next in turn first. */
export const answers = <Seat extends string>(a: Asking<Seat>): Asking<Seat> => turned(a, 0);

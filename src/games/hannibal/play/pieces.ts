/** What stands together on the board, as plain data. */

/** CUs, and how many of them are Elephants. */
export interface Pieces {
  readonly cu: number;
  readonly elephants: number;
}

export interface Stack extends Pieces {
  readonly generals: readonly string[];
}

/** CUs and Generals that are together, and how such Forces are added and taken apart. Knows no state. */

/** CUs, and how many of them are Elephants. */
export interface Pieces {
  readonly cu: number;
  readonly elephants: number;
}

export interface Stack extends Pieces {
  readonly generals: readonly string[];
}

export const NOBODY: Stack = { cu: 0, elephants: 0, generals: [] };

export const plus = (a: Stack, b: Stack): Stack => ({
  cu: a.cu + b.cu,
  elephants: a.elephants + b.elephants,
  generals: [...a.generals, ...b.generals],
});

/** Elephants beyond the CUs are gone with them. */
export const minus = (a: Stack, b: Stack): Stack => {
  const cu = Math.max(0, a.cu - b.cu);
  return {
    cu,
    elephants: Math.min(cu, Math.max(0, a.elephants - b.elephants)),
    generals: a.generals.filter((id) => !b.generals.includes(id)),
  };
};

/** At most so many CUs of a stack, its Elephants first among them. */
export const partOf = ({ cu, elephants }: Pieces, most: number): Pieces =>
  most >= cu ? { cu, elephants } : { cu: most, elephants: Math.min(elephants, most) };

/** Numbers of CUs with Elephants among them that may be picked out of a stack, and their words. */
import { plural } from '../../../../calculator/words.ts';
import type { Pieces } from '../forces.ts';

/** All numbers of CUs and Elephants up to these. */
export const pickings = ({ cu, elephants }: Pieces, most: number): Pieces[] =>
  Array.from({ length: elephants + 1 }, (_, e) => e).flatMap((e) =>
    Array.from({ length: cu - elephants + 1 }, (_, n) => ({ cu: n + e, elephants: e })).filter(
      (part) => part.cu >= 1 && part.cu <= most,
    ),
  );

export const piecesSaid = ({ cu, elephants }: Pieces): string =>
  elephants ? `${plural(cu, 'CU')}, ${elephants} of them Elephants` : plural(cu, 'CU');

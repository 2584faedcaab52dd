/** A Change of Command by the die rolled: who commands afterwards. */
import { consulsSwap } from './rules.ts';

export interface Commanded {
  readonly swapped: boolean;
  /** Of the Consul who commands now. */
  readonly rating: number;
}

/** 11.2: who commands after this face, or where nobody rolls. */
export function commandOn(
  die: number | undefined,
  { inCommand, other }: { readonly inCommand: number; readonly other: number },
): Commanded {
  const swapped = die !== undefined && consulsSwap(die);
  return { swapped, rating: swapped ? other : inCommand };
}

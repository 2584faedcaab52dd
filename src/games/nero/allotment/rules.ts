/** 5.1: whether movement cards cover what the forces are to have; a card serves one Province only. */
import type { Province } from '../words.ts';

interface Allotted {
  readonly at: Province;
  readonly mp: number;
}

/** MP wanted in each Province. */
export function wantedBy(forces: readonly Allotted[]): Map<Province, number> {
  const wanted = new Map<Province, number>();
  for (const { at, mp } of forces) wanted.set(at, (wanted.get(at) ?? 0) + mp);
  return wanted;
}

/** 5.1: a Province for each card such that every Province has its MP; undefined where there is none. */
export function shareOut(cards: readonly number[], forces: readonly Allotted[]): Province[] | undefined {
  const wanted = wantedBy(forces);
  const covered = (share: readonly Province[]): boolean =>
    [...wanted].every(([p, least]) => cards.reduce((sum, mp, i) => (share[i] === p ? sum + mp : sum), 0) >= least);
  const tried = (share: readonly Province[]): Province[] | undefined => {
    if (share.length === cards.length) return covered(share) ? [...share] : undefined;
    for (const p of wanted.keys()) {
      const found = tried([...share, p]);
      if (found) return found;
    }
    return undefined;
  };
  return wanted.size ? tried([]) : [];
}

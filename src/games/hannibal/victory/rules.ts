/** 4.1, 5.5, 5.5.a: who wins at once, who must remove PCs, and who wins on the last turn. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';

export interface Standings {
  /** Politically Significant Provinces. */
  readonly provinces: Readonly<Record<Side, number>>;
  /** PCs that may be removed. */
  readonly pcs: Readonly<Record<Side, number>>;
  /** Provinces of Italia, Latium apart, that Carthage does not control. */
  readonly italiaMissing: number;
  readonly romeHoldsCarthago: boolean;
  readonly carthageHoldsRoma: boolean;
  readonly lastTurn: boolean;
}

export interface Verdict {
  readonly winner?: Side;
  /** Why somebody has won. */
  readonly why?: string;
  readonly rule?: string;
  /** The side that must remove PCs, and how many. */
  readonly removes?: Side;
  readonly due: number;
}

/** 5.5: the side with fewer Provinces; none where both have as many. */
export function behind({ provinces }: Standings): Side | undefined {
  if (provinces.rome === provinces.carthage) return undefined;
  return provinces.rome < provinces.carthage ? 'rome' : 'carthage';
}

/** 4.1: a capital lost, or all of Italia but Latium: tested before anything is removed. */
function atOnce(s: Standings): Pick<Verdict, 'winner' | 'why' | 'rule'> | undefined {
  if (s.romeHoldsCarthago) return { winner: 'rome', why: 'Rome controls Carthago', rule: '4.1' };
  if (s.carthageHoldsRoma) return { winner: 'carthage', why: 'Carthage controls Roma', rule: '4.1' };
  if (s.italiaMissing === 0)
    return { winner: 'carthage', why: 'Carthage controls all Provinces of Italia except Latium', rule: '4.1' };
  return undefined;
}

/** 4.1, 5.5, 5.5.a: the whole check, in this order. */
export function verdictOf(s: Standings): Verdict {
  const now = atOnce(s);
  if (now) return { ...now, due: 0 };
  const loser = behind(s);
  const due = Math.abs(s.provinces.rome - s.provinces.carthage);
  const removal = loser ? { removes: loser, due } : { due };
  if (loser && due > s.pcs[loser])
    return {
      ...removal,
      winner: otherSide(loser),
      why: `${SIDE_NAMES[loser]} must remove ${plural(due, 'PC')} but has only ${s.pcs[loser]}`,
      rule: '5.5',
    };
  if (!s.lastTurn) return removal;
  const winner = loser ? otherSide(loser) : 'carthage';
  const why = loser
    ? 'it controls more Provinces on the last turn'
    : 'the last turn ends level, and Carthage wins ties';
  return { ...removal, winner, why, rule: '5.5.a' };
}

/** 5.5: the count as it is compared. */
export const countLedger = ({ provinces }: Standings): Line[] =>
  SIDES.map((side) => line(SIDE_NAMES[side], provinces[side], 'Politically Significant Provinces', '5.5'));

/** 15.3, 5.1.B: the mood of the Miat, the majority that decides it, what it forbids, and what Carthage receives. */
import { limitOf } from '../limits.ts';
import type { Figures } from '../tables.ts';
import { type Both, both, type Mood } from '../words.ts';
import type { Miat } from './fields.ts';

/** 15.3.B, 15.3.C, 15.3.D: enough PCs with the center make it Warlike, none at all Peaceful. */
export function moodOf(pcs: number, center: boolean, figures: Figures): Mood {
  if (pcs === 0) return 'peaceful';
  return center && pcs >= limitOf('warlike-pc', figures) ? 'warlike' : 'neutral';
}

/** 15.3.B, 15.3.C, 15.3.D: only a Warlike Miat lets CUs and STs leave Africa. */
export const leavesAfrica = (mood: Mood): boolean => mood === 'warlike';

/** 5.5: what the Miat adds to each side's count. */
export const miatPoints = (mood: Mood, figures: Figures): Both<number> =>
  both((side) => Number(figures.at('miat', mood, side).value));

export interface Arrivals {
  readonly standardCu: number;
  readonly miatCu: number;
  readonly warships: number;
  readonly generals: number;
  readonly refits: number;
  /** 5.2.C3.2: he comes unhired in the last Turn. */
  readonly barca: boolean;
}

/** All that the arrivals of a turn depend on. */
type Due = Pick<Miat, 'turn' | 'barca' | 'cuSymbols' | 'generalSymbols' | 'admirals'>;

/** 5.1.B: what Carthage receives; Game Turn 1 has no reinforcements. */
export function arrivalsOf(input: Due, figures: Figures): Arrivals {
  if (input.turn === 1) return { standardCu: 0, miatCu: 0, warships: 0, generals: 0, refits: 0, barca: false };
  const regular = (what: 'cu' | 'warships' | 'generals') =>
    Number(figures.at('reinforcements', 'carthage', what).value);
  const barca = input.barca && input.turn === limitOf('turns', figures);
  return {
    standardCu: regular('cu'),
    miatCu: input.cuSymbols,
    warships: regular('warships'),
    generals: regular('generals') + input.generalSymbols,
    refits: input.admirals,
    barca,
  };
}

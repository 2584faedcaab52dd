/** 7.2.c: whether an Army overruns those it meets. */
import type { Figures, Keys } from '../tables.ts';

interface Meeting {
  readonly mover: { readonly cu: number };
  /** A rating of 0 is nobody in command. */
  readonly here: { readonly cu: number; readonly rating: number };
}

/** 7.2.c: enough CUs against few enough that have no General. */
export const mayOverrun = ({ mover, here }: Meeting, figures: Figures): boolean => {
  const of = (limit: Keys['limits'][0]) => Number(figures.at('limits', limit, 'number').value);
  return here.rating === 0 && here.cu > 0 && here.cu <= of('overrun-enemy') && mover.cu >= of('overrun-cu');
};

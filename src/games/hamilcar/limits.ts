/** Numbers that the rules fix once for all, read from the table of limits. */
import type { Figures } from '../../calculator/table.ts';

export type Limit =
  | 'consul-cu'
  | 'dictator-lead'
  | 'dictator-cu'
  | 'dictator-op'
  | 'italian-provinces'
  | 'led-units'
  | 'mp'
  | 'mp-bad-weather'
  | 'mp-forced-march'
  | 'overrun-cu'
  | 'overrun-enemy-cu'
  | 'reform-levels'
  | 'siege-cu'
  | 'turns'
  | 'warlike-pc';

export const limitOf = (limit: Limit, figures: Figures): number => Number(figures.at('limits', limit, 'number').value);

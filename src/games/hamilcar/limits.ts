/** Fixed numbers of the rules, read from the table of limits. */
import type { Bar } from '../../calculator/fields.ts';
import type { Figures } from './tables.ts';

export const LIMITS = [
  'consul-cu',
  'dictator-lead',
  'dictator-cu',
  'dictator-op',
  'italian-provinces',
  'led-units',
  'mp',
  'mp-bad-weather',
  'mp-forced-march',
  'overrun-cu',
  'overrun-enemy-cu',
  'reform-levels',
  'siege-cu',
  'turns',
  'warlike-pc',
] as const;

export type Limit = (typeof LIMITS)[number];

/** 2.2.A: the Units that an activated General can command, STs included, for fields that must know it before any table. */
export const LED = 10;

/** Why a General cannot lead so many. */
export const ledBar = (units: number): Bar | undefined =>
  units > LED
    ? { says: `A General leads at most ${LED} Units, STs included; you entered ${units}`, rule: '2.2.A' }
    : undefined;

export const limitOf = (limit: Limit, figures: Figures): number => Number(figures.at('limits', limit, 'number').value);

/** What the end of a voyage means, by the names of a report's chances and averages. */
import { getsThrough, type Landfall } from './rules.ts';

/** What holds of an end, or has a chance over all of them. */
export const TOLD = {
  unopposed: ({ kind }: Landfall) => kind === 'unopposed',
  avoids: ({ kind }: Landfall) => kind === 'avoids',
  wins: ({ kind }: Landfall) => kind === 'wins',
  beaten: ({ kind }: Landfall) => kind === 'beaten',
  arrives: getsThrough,
  supremacy: ({ supremacy }: Landfall) => supremacy,
  displaced: ({ displaced }: Landfall) => displaced,
} as const;

/** What is counted of an end, or averaged over all of them. */
export const COUNTED = [
  'shipsLost',
  'enemyShipsLost',
  'unitsLost',
  'enemyUnitsLost',
  'prizes',
  'enemyPrizes',
  'pcs',
  'enemyPcs',
] as const satisfies readonly (keyof Landfall)[];

export const portName = (port: number | undefined): string => (port === undefined ? 'nowhere' : `port ${port + 1}`);

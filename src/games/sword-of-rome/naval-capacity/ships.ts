/** Ships for an army that reacts (11.1.1, 12.4.3): one choice that says who sails, with which card, and where. */
import { choice } from '../../../calculator/fields.ts';
import type { Figures } from '../tables.ts';
import type { Fleet } from './fields.ts';
import { type Capacity, capacityOf } from './rules.ts';

const SHIPS = [
  'greeks',
  'greeks-syracuse',
  'greeks-from-syracuse',
  'romans',
  'etruscans',
  'romans-allied',
  'carthage',
  'carthage-1',
  'carthage-2',
  'carthage-3',
  'greeks-lilybaeum',
  'greeks-from-lilybaeum',
  'landed',
] as const;
export type Ships = 'none' | (typeof SHIPS)[number];

const FLEETS: Readonly<
  Record<(typeof SHIPS)[number], Partial<Fleet> & Pick<Fleet, 'who' | 'means'> & { readonly label: string }>
> = {
  greeks: { label: 'Greeks with a 3-value card', who: 'greeks', means: '3' },
  'greeks-syracuse': { label: 'Greeks with a 3-value card, to Syracuse', who: 'greeks', means: '3', to: 'syracuse' },
  'greeks-from-syracuse': {
    label: 'Greeks with a 3-value card, from Syracuse',
    who: 'greeks',
    means: '3',
    from: 'syracuse',
  },
  romans: { label: 'Romans with a 3-value card after Duoviri Navales', who: 'romans', means: '3', duoviri: true },
  etruscans: { label: 'Etruscans with Naval Transports', who: 'etruscans', means: 'event' },
  'romans-allied': {
    label: 'Two to four players: Romans allied with Carthage, a 3-value card',
    who: 'romans',
    means: '3',
    romanTreaty: true,
  },
  carthage: { label: 'Two to four players: Carthage, no card', who: 'carthage', means: 'none' },
  'carthage-1': {
    label: 'Five players: Carthage or an ally with a 1-value card',
    who: 'ally',
    means: '1',
    players: 'five',
  },
  'carthage-2': {
    label: 'Five players: Carthage or an ally with a 2-value card',
    who: 'ally',
    means: '2',
    players: 'five',
  },
  'carthage-3': {
    label: 'Five players: Carthage or an ally with a 3-value card',
    who: 'ally',
    means: '3',
    players: 'five',
  },
  'greeks-lilybaeum': {
    label: 'Five players: Greeks with Lilybaeum and a 3-value card, to it or Syracuse',
    who: 'greeks',
    means: '3',
    players: 'five',
    greekLilybaeum: true,
    to: 'lilybaeum',
  },
  'greeks-from-lilybaeum': {
    label: 'Five players: Greeks with Lilybaeum and a 3-value card, from it or Syracuse',
    who: 'greeks',
    means: '3',
    players: 'five',
    greekLilybaeum: true,
    from: 'lilybaeum',
  },
  landed: { label: 'Attackers who came by sea', who: 'greeks', means: 'none', landed: true },
};

/** What no army that reacts is asked: it sails to a friendly port, and as these ships say. */
const PLAIN: Omit<Fleet, 'who' | 'means' | 'cu' | 'syracuse'> = {
  players: 'two-to-four',
  from: 'other',
  to: 'other',
  unfriendly: false,
  duoviri: false,
  romanTreaty: false,
  greekLilybaeum: false,
  greeksInKerkouane: false,
  landed: false,
  overCapacity: 'lost',
};

export interface Shipping {
  readonly ships: Ships;
  readonly syracuse: Fleet['syracuse'];
}

/** 11.1.1, 12.4.3: how many CU these ships take; undefined where there are none. */
export function shipCapacity(
  { ships, syracuse }: Shipping,
  cu: number,
  use: 'avoiding' | 'retreating',
  figures: Figures,
): Capacity | undefined {
  if (ships === 'none') return undefined;
  const { label: _, ...fleet } = FLEETS[ships];
  return capacityOf({ ...PLAIN, ...fleet, cu, syracuse }, use, figures);
}

/** 15.2.4: Carthage contests neither its own voyages nor an ally's. */
export const contestable = (ships: Ships): boolean =>
  ships === 'none' || (FLEETS[ships].who !== 'carthage' && FLEETS[ships].who !== 'ally');

export const shipsName = (ships: Exclude<Ships, 'none'>): string => FLEETS[ships].label;

/** 11.1.1, 12.4.3: the reading about Syracuse matters only for voyages that begin there. */
export const leavesSyracuse = ({ ships }: Pick<Shipping, 'ships'>): boolean =>
  ships !== 'none' && FLEETS[ships].from !== undefined;

/** Which ships an army that reacts has. */
export const shipsField = (key: string, group: string, rule: string, without: readonly Ships[] = []) =>
  choice<Ships>({
    label: 'Ships',
    key,
    group,
    rule,
    options: [
      { id: 'none', label: 'no ships or no port' },
      ...SHIPS.filter((id) => !without.includes(id)).map((id) => ({ id, label: shipsName(id) })),
    ],
    default: 'none',
    help: 'To a friendly port; Desperate Times counts as a 3-value card',
  });

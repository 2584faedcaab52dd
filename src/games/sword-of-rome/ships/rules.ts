/** Ships for an army that reacts (11.1.1, 12.4.3): one choice that says who sails, with which card, and where. */
import { choice, ruling } from '../../../calculator/fields.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Capacity, capacityOf, type Fleet } from '../naval-capacity/rules.ts';

type Raw = Readonly<Record<string, unknown>>;

const FLEETS = {
  greeks: { label: 'Greeks, a 3-value card', who: 'greeks', means: '3' },
  'greeks-syracuse': { label: 'Greeks, a 3-value card, to Syracuse', who: 'greeks', means: '3', to: 'syracuse' },
  'greeks-from-syracuse': {
    label: 'Greeks, a 3-value card, from Syracuse',
    who: 'greeks',
    means: '3',
    from: 'syracuse',
  },
  romans: { label: 'Romans after Duoviri Navales, a 3-value card', who: 'romans', means: '3', duoviri: true },
  etruscans: { label: 'Etruscans, Naval Transports', who: 'etruscans', means: 'event' },
  'romans-allied': {
    label: 'Two to four players: Romans allied with Carthage, a 3-value card',
    who: 'romans',
    means: '3',
    romanTreaty: true,
  },
  carthage: { label: 'Two to four players: Carthage, no card', who: 'carthage', means: 'none' },
  'carthage-1': {
    label: 'Five players: Carthage or its ally, a 1-value card',
    who: 'ally',
    means: '1',
    players: 'five',
  },
  'carthage-2': {
    label: 'Five players: Carthage or its ally, a 2-value card',
    who: 'ally',
    means: '2',
    players: 'five',
  },
  'carthage-3': {
    label: 'Five players: Carthage or its ally, a 3-value card',
    who: 'ally',
    means: '3',
    players: 'five',
  },
  'greeks-lilybaeum': {
    label: 'Five players: Greeks holding Lilybaeum, a 3-value card, to it or Syracuse',
    who: 'greeks',
    means: '3',
    players: 'five',
    greekLilybaeum: true,
    to: 'lilybaeum',
  },
  'greeks-from-lilybaeum': {
    label: 'Five players: Greeks holding Lilybaeum, a 3-value card, from it or Syracuse',
    who: 'greeks',
    means: '3',
    players: 'five',
    greekLilybaeum: true,
    from: 'lilybaeum',
  },
  landed: { label: 'Attackers who came by sea', who: 'greeks', means: 'none', landed: true },
} as const satisfies Record<string, Partial<Fleet> & { label: string }>;

export const SHIPS = Object.keys(FLEETS) as (keyof typeof FLEETS)[];
export type Ships = 'none' | (typeof SHIPS)[number];

/** Nothing special about it. */
const PLAIN_FLEET: Fleet = {
  players: 'two-to-four',
  who: 'greeks',
  means: 'none',
  from: 'other',
  to: 'other',
  unfriendly: false,
  duoviri: false,
  romanTreaty: false,
  greekLilybaeum: false,
  greeksInKerkouane: false,
  landed: false,
  cu: 1,
  syracuse: 'to',
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
  read: Reader,
): Capacity | undefined {
  if (ships === 'none') return undefined;
  const { label: _, ...fleet } = FLEETS[ships];
  return capacityOf({ ...PLAIN_FLEET, ...fleet, cu, syracuse }, use, read);
}

/** 15.2.4: Carthage contests neither its own voyages nor an ally's. */
export const contestable = (ships: Ships): boolean => !ships.startsWith('carthage');

export const shipsName = (ships: Exclude<Ships, 'none'>): string => FLEETS[ships].label;

/** The reading matters only for voyages that begin there. */
const leavesSyracuse = (ships: unknown): boolean => String(ships).startsWith('greeks-from');

export const shipReading = ({ ships, syracuse }: Shipping, rule: string) =>
  leavesSyracuse(ships)
    ? [
        {
          ruling: 'sea-capacity-from-syracuse',
          rule,
          field: 'syracuse',
          reading:
            syracuse === 'to'
              ? 'The Greeks ship more CU only to Syracuse or Lilybaeum, not from there.'
              : 'The Greeks ship more CU to and from Syracuse or Lilybaeum.',
        },
      ]
    : [];

export const shipsField = (key: string, group: string, rule: string, without: readonly Ships[] = []) =>
  choice<Ships>({
    label: 'Ships',
    key,
    group,
    rule,
    options: [
      { id: 'none', label: 'none, or no port' },
      ...SHIPS.filter((id) => !without.includes(id)).map((id) => ({ id, label: FLEETS[id].label })),
    ],
    default: 'none',
    help: 'To a friendly port; Desperate Times counts as a 3-value card',
  });

export const syracuseField = (key: string, group: string, rule: string) =>
  ruling({
    label: 'Avoiding or retreating, the Greeks ship more',
    key,
    group,
    rule,
    ruling: 'sea-capacity-from-syracuse',
    options: [
      { id: 'to', label: 'only to Syracuse (or Lilybaeum)' },
      { id: 'to-or-from', label: 'to or from it' },
    ],
    when: (input: Raw) => leavesSyracuse(input['ships']),
  });

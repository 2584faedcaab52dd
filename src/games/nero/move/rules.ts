/** Which entries of the movement cost table a force pays, and how often (5.2 to 5.8, 6.1). Knows no words. */
import { amountOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';

type Cost =
  | 'enter-1-3'
  | 'enter-4-5'
  | 'enter-6plus'
  | 'enter-barbarian'
  | 'straits'
  | 'roma'
  | 'leader-alone'
  | 'passage'
  | 'pickup-own'
  | 'pickup-uncontrolled'
  | 'attack'
  | 'clear-retreat'
  | 'fatigue';

/** The readings that change a cost. */
export interface CostReadings {
  readonly leaderAlone: 'three' | 'one';
  readonly straitsToTribe: 'flat' | 'per-legion';
  readonly passages: 'one' | 'each';
}

export interface Paid {
  readonly cost: Cost;
  readonly times: number;
}

/** A force on its way; without Legions it is a Leader alone. */
export interface Force {
  readonly legions: number;
  /** Battles it has attacked in and won in this player round. */
  readonly won: number;
}

/** What lies before a force at its next step. */
interface Ahead {
  readonly roma: boolean;
  readonly straits: boolean;
  readonly tribe: boolean;
}

/** aid-terrain: MP for what is paid. */
export const mpFor = ({ cost, times }: Paid, figures: Figures): number =>
  amountOf(figures.at('movement-costs', cost, 'mp')) * times;

export const sumOf = (paid: readonly Paid[], figures: Figures): number =>
  paid.reduce((sum, part) => sum + mpFor(part, figures), 0);

const once = (cost: Cost): Paid => ({ cost, times: 1 });

/** 5.2: a border crossed, by the number of Legions. */
const bySize = (legions: number): Cost => (legions <= 3 ? 'enter-1-3' : legions <= 5 ? 'enter-4-5' : 'enter-6plus');

/** 5.2, 5.7, 5.8, 12.0-barbarians: one step, without fatigue. */
function entry(legions: number, { roma, straits, tribe }: Ahead, readings: CostReadings): Paid {
  if (roma) return once('roma');
  if (legions === 0) return once(tribe && readings.leaderAlone === 'three' ? 'enter-barbarian' : 'leader-alone');
  if (tribe && !(straits && readings.straitsToTribe === 'per-legion')) return once('enter-barbarian');
  return straits ? { cost: 'straits', times: legions } : once(bySize(legions));
}

/** 5.3: a force that has won pays more to enter and to attack; a Leader alone never does. */
const fatigue = ({ legions, won }: Force): Paid[] => (legions > 0 && won > 0 ? [{ cost: 'fatigue', times: won }] : []);

/** 5.2, 5.3, 5.7, 5.8, 12.0-barbarians: one step into the next place. */
export const forStep = (force: Force, ahead: Ahead, readings: CostReadings): Paid[] => [
  entry(force.legions, ahead, readings),
  ...(ahead.roma ? [] : fatigue(force)),
];

/** 6.1, 5.3: one attack. */
export const forAttack = (force: Force): Paid[] => [once('attack'), ...fatigue(force)];

/** 5.4: Legions picked up, however many. */
export const forPickUp = (whose: 'own' | 'uncontrolled'): Paid => once(`pickup-${whose}`);

/** 5.5: on from a Province by the permission of so many players. */
export const forPassage = (owners: number, { passages }: Pick<CostReadings, 'passages'>): Paid => ({
  cost: 'passage',
  times: passages === 'each' ? owners : Math.min(1, owners),
});

/** 5.6: the Retreat marker must go before the Legions can. */
export const FOR_MARKER: Paid = once('clear-retreat');

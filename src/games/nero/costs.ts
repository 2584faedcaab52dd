/** Which entries of the table of movement costs a force pays, and how often (5.2 to 5.8, 6.1). Knows neither figures nor words. */

export const COSTS = [
  'enter-1-3',
  'enter-4-5',
  'enter-6plus',
  'enter-barbarian',
  'straits',
  'roma',
  'leader-alone',
  'passage',
  'pickup-own',
  'pickup-uncontrolled',
  'attack',
  'clear-retreat',
  'fatigue',
] as const;
export type Cost = (typeof COSTS)[number];

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

/** What lies before a force at its next step. */
export interface Ahead {
  readonly roma: boolean;
  readonly straits: boolean;
  readonly tribe: boolean;
}

const once = (cost: Cost): Paid => ({ cost, times: 1 });

/** 5.2: a border crossed, by the number of Legions. */
const bySize = (legions: number): Cost => (legions <= 3 ? 'enter-1-3' : legions <= 5 ? 'enter-4-5' : 'enter-6plus');

/** 5.2, 5.7, 5.8, 12.0-barbarians: one step, without fatigue; no Legions are a Leader alone. */
export function entry(legions: number, { roma, straits, tribe }: Ahead, readings: CostReadings): Paid {
  if (roma) return once('roma');
  if (legions === 0) return once(tribe && readings.leaderAlone === 'three' ? 'enter-barbarian' : 'leader-alone');
  if (tribe && !(straits && readings.straitsToTribe === 'per-legion')) return once('enter-barbarian');
  return straits ? { cost: 'straits', times: legions } : once(bySize(legions));
}

/** 5.3: how often a force that has won pays for its fatigue at a step or attack; a Leader alone never does. */
export const fatigue = (legions: number, won: number): number => (legions > 0 ? won : 0);

/** 5.5: how often the permission of so many players is paid. */
export const passages = (owners: number, { passages: reading }: Pick<CostReadings, 'passages'>): number =>
  reading === 'each' ? owners : Math.min(1, owners);

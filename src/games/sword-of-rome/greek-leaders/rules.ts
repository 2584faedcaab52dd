/** 8.2.3: what named Greek leaders cost in loyalty, what Sicily takes off, and how it can be paid. */
import type { Figures } from '../../../calculator/table.ts';
import { type GreekInput, LEADER_NAMES } from './fields.ts';
import { type Penalty, reliefOf } from './relief.ts';

/** By name, or by the number in the red circle. */
type GreekLeader = GreekInput['leaders'][number];

export const penaltyOf = ({ leader, inSicily }: GreekLeader, figures: Figures): Penalty => {
  if (typeof leader === 'number') return { penalty: leader, standing: 'yours', inSicily };
  const { value, standing } = figures.at('greek-leader-penalty', leader, 'penalty');
  return { name: LEADER_NAMES[leader], penalty: Number(value), standing, inSicily };
};

/** Greek walled cities by their loyalty. */
type Cities = Pick<GreekInput, 'ones' | 'twos' | 'threes'>;

export const loyaltyOf = ({ ones, twos, threes }: Cities): number => ones + 2 * twos + 3 * threes;

/** A way to pay: how many cities give three, two or one, and how many of them turn independent (7.3.2). */
export interface Payment extends Cities {
  readonly citiesLost: number;
}

/** 8.2.3: every way to take so much loyalty from these cities, the fewest cities lost first. */
export function paymentsOf(due: number, cities: Cities): Payment[] {
  const ways: Payment[] = [];
  for (let threes = Math.min(cities.threes, Math.floor(due / 3)); threes >= 0; threes--) {
    const rest = due - 3 * threes;
    for (let twos = Math.min(cities.threes - threes + cities.twos, Math.floor(rest / 2)); twos >= 0; twos--) {
      const ones = rest - 2 * twos;
      if (threes + twos + ones > cities.threes + cities.twos + cities.ones) continue;
      ways.push({ threes, twos, ones, citiesLost: citiesLost(threes, twos, ones, cities) });
    }
  }
  return ways.sort((a, b) => a.citiesLost - b.citiesLost);
}

/** Each payment comes from the strongest city left, so that as few as possible fall to 0. */
function citiesLost(threes: number, twos: number, ones: number, cities: Cities): number {
  const strong = cities.threes - threes;
  const twosFromTwos = Math.max(0, twos - strong);
  const spare = Math.max(0, strong - twos) + (cities.twos - twosFromTwos);
  return threes + twosFromTwos + Math.max(0, ones - spare);
}

/** 8.2.3: the most leaders that so much loyalty can keep. */
export function mostKept(leaders: readonly Penalty[], loyalty: number, spaces: number, sicilyIntact: boolean): number {
  let most = 0;
  for (let set = 0; set < 2 ** leaders.length; set++) {
    const kept = leaders.filter((_, i) => set & (1 << i));
    const cost = kept.reduce((sum, l) => sum + l.penalty, 0) - reliefOf(kept, spaces, sicilyIntact).points;
    if (cost <= loyalty) most = Math.max(most, kept.length);
  }
  return most;
}

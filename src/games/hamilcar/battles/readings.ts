/** What battle after battle rests on. */
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { battleReadings } from '../land-battle/readings.ts';
import { siegeLedger, siegeReadings } from '../siege/readings.ts';
import { campOf, isOver, startOf as siegeStart } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import type { Plan } from './plan.ts';
import { siegeAfter, startOf } from './rules.ts';

/** The levels of each battle as it is met with all CUs, and the readings that they touch. */
export function basisOf(campaign: Campaign, { read, meet }: Plan): Basis {
  const start = startOf(campaign);
  const met = campaign.battles.map((_, n) => meet(n, start));
  const siege = siegeAfter(campaign, { ...start, won: campaign.battles.length });
  const camp = siege && campOf(siege, read);
  const ledger: Line[] = [
    ...met.flatMap(({ stage }, n) => stage.ledger.map((l) => ({ ...l, in: `Battle ${n + 1}, with all CUs` }))),
    ...(camp ? siegeLedger(camp).map((l) => ({ ...l, in: 'Siege' })) : []),
  ];
  const readings = [
    ...met.flatMap(({ battle, stage }) => battleReadings(battle, stage, [])),
    ...(camp ? siegeReadings(camp, !isOver(camp, siegeStart(camp)), false) : []),
  ];
  return basis(ledger, once(readings), read);
}

/** Each reading once, as it stands where it is first touched. */
const once = (all: readonly Assumption[]): Assumption[] =>
  all.filter((a, i) => all.findIndex((b) => b.ruling === a.ruling && b.reading === a.reading) === i);

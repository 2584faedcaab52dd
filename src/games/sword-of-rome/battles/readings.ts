/** What battle after battle rests on. */
import type { Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Field, fightsOf, readingsOf } from '../battle/fights.ts';
import { assumed, once } from '../readings.ts';
import { siegeLedger, siegeReadings } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { battleAt, siegeAfter, startOf } from './rules.ts';

/** The modifiers of each battle as it is met with all CU, and the readings that they touch. */
export function basisOf(campaign: Campaign, field: Field<Reader>): Basis {
  const met = campaign.battles.map((_, n) => battleAt(campaign, n, campaign.cu));
  const siege = siegeAfter(campaign, { ...startOf(campaign), won: campaign.battles.length });
  const ledger: Line[] = [
    ...met.flatMap((battle, n) =>
      fightsOf(battle, field).strength.ledger.map((l) => ({ ...l, in: `Battle ${n + 1}, with all CU` })),
    ),
    ...(siege ? siegeLedger(siege).map((l) => ({ ...l, in: 'Siege' })) : []),
  ];
  const readings = [
    ...met.flatMap((battle) => readingsOf(battle, fightsOf(battle, field).strength.automatic !== undefined)),
    ...(siege ? assumed(siegeReadings(siege, false), {}) : []),
  ];
  return basis(ledger, once(readings), field.figures);
}

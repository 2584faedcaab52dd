/** Naval capacity (9.6.3): how many CU may sail to move, to avoid battle and to retreat. */
import { keyed } from '../../../calculator/keys.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid } from '../../../calculator/report.ts';
import { calculator } from '../naval-movement/readings.ts';
import type { Figures } from '../tables.ts';
import { capacityFields, type Fleet, READINGS } from './fields.ts';
import { type Capacity, capacityOf, USES, type Use } from './rules.ts';

type Capacities = Readonly<Record<Use, Capacity>>;

/** What becomes of the CU that find no room. */
const restOf = (fleet: Fleet, use: Use): string => {
  if (use === 'moving') return 'stay behind';
  if (use === 'avoiding') return 'stay and fight';
  return fleet.overCapacity === 'lost' ? 'are lost' : 'retreat by land';
};

const USE_NAMES: Readonly<Record<Use, string>> = {
  moving: 'moving',
  avoiding: 'avoiding battle',
  retreating: 'retreating',
};

function gridOf(fleet: Fleet, capacities: Capacities): Grid {
  return {
    columns: [
      { id: 'use', label: 'Use', form: 'text' },
      { id: 'capacity', label: 'Capacity (CU)', form: 'number' },
      { id: 'sail', label: 'Sail', form: 'number' },
      { id: 'left', label: 'Left over', form: 'number' },
      { id: 'rest', label: 'Those', form: 'text' },
      { id: 'why', label: 'Why', form: 'text' },
    ],
    rows: USES.map((use) => {
      const { cu, why } = capacities[use];
      const sail = Math.min(cu, fleet.cu);
      const left = fleet.cu - sail;
      return { use: USE_NAMES[use], capacity: cu, sail, left, rest: sail && left ? restOf(fleet, use) : '–', why };
    }),
  };
}

function factsOf(fleet: Fleet, capacities: Capacities) {
  const sail = (use: Use) => Math.min(capacities[use].cu, fleet.cu);
  return {
    capacityMoving: capacities.moving.cu,
    capacityAvoiding: capacities.avoiding.cu,
    capacityRetreating: capacities.retreating.cu,
    sailMoving: sail('moving'),
    sailAvoiding: sail('avoiding'),
    sailRetreating: sail('retreating'),
    leftMoving: fleet.cu - sail('moving'),
    leftAvoiding: fleet.cu - sail('avoiding'),
    leftRetreating: fleet.cu - sail('retreating'),
    lostRetreating: sail('retreating') > 0 && fleet.overCapacity === 'lost' ? fleet.cu - sail('retreating') : 0,
  };
}

/** The readings that this voyage touches. */
function readingsOf(fleet: Fleet, { cu }: Capacity) {
  const greek = fleet.who === 'greeks' && fleet.means === '3' && !fleet.unfriendly;
  const leaves =
    fleet.from === 'syracuse' || (fleet.from === 'lilybaeum' && fleet.players === 'five' && fleet.greekLilybaeum);
  return { 'sea-capacity-from-syracuse': greek && leaves, 'sea-retreat-over-capacity': cu > 0 && cu < fleet.cu };
}

function compute(fleet: Fleet, read: Figures) {
  const capacities: Capacities = keyed(USES, (use) => capacityOf(fleet, use, read));
  return {
    sentence: sentence(capacities),
    facts: factsOf(fleet, capacities),
    grid: gridOf(fleet, capacities),
    ledger: USES.map((use) => {
      const { cu, why, rule, standing } = capacities[use];
      return line(USE_NAMES[use], cu, why, rule, standing);
    }),
    readings: readingsOf(fleet, capacities.retreating),
  };
}

function sentence({ moving, avoiding, retreating }: Capacities): string {
  const most = (cu: number) => (cu ? `up to ${cu} CU` : 'no CU');
  if (moving.cu === avoiding.cu && moving.cu === retreating.cu)
    return moving.cu
      ? `Up to ${moving.cu} CU may sail, whether they move, avoid battle or retreat.`
      : `No CU may sail. ${moving.why}.`;
  return `By sea ${most(moving.cu)} may move, ${most(avoiding.cu)} avoid battle and ${most(retreating.cu)} retreat.`;
}

export const navalCapacity = calculator({
  id: 'naval-capacity',
  title: 'Naval capacity',
  question: 'How many CU may sail, and with which card?',
  rules: [
    '9.6',
    '9.6.2',
    '9.6.3',
    '9.6.3-5p',
    '11.1.1',
    '11.1.1-5p',
    '12.4.3',
    '12.4.3-5p',
    '18',
    '19',
    '9.1.1',
    '7.4.6',
  ],
  fields: capacityFields,
  folded: [READINGS],
  tables: ['naval-capacity'],
  terms: {
    capacityMoving: 'Capacity (CU), moving',
    capacityAvoiding: 'Capacity (CU), avoiding battle',
    capacityRetreating: 'Capacity (CU), retreating',
    sailMoving: 'CU that sail, moving',
    sailAvoiding: 'CU that sail, avoiding battle',
    sailRetreating: 'CU that sail, retreating',
    leftMoving: 'CU left over, moving',
    leftAvoiding: 'CU left over, avoiding battle',
    leftRetreating: 'CU left over, retreating',
    lostRetreating: 'CU lost, retreating',
  },
  compute,
});

/** Naval capacity (9.6.3): how many CU may sail to move, to avoid battle and to retreat. */
import { calculator } from '../../../calculator/calculator.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Grid } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { capacityFields, type Fleet } from './fields.ts';
import { READINGS } from './reading-fields.ts';
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
      { id: 'capacity', label: 'Room for CU', form: 'number' },
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
function capacityReadings(fleet: Fleet, capacities: Capacities): Assumption[] {
  const greek = fleet.who === 'greeks' && fleet.means === '3' && !fleet.unfriendly;
  const leaves =
    fleet.from === 'syracuse' || (fleet.from === 'lilybaeum' && fleet.players === 'five' && fleet.greekLilybaeum);
  const ends: Assumption = {
    ruling: 'sea-capacity-from-syracuse',
    rule: '11.1.1',
    field: 'syracuse',
    reading:
      fleet.syracuse === 'to'
        ? 'To avoid battle or retreat, the Greeks ship more CU only when they sail to Syracuse or Lilybaeum.'
        : 'To avoid battle or retreat, the Greeks ship more CU to and from Syracuse or Lilybaeum.',
  };
  const { cu } = capacities.retreating;
  const over: Assumption = {
    ruling: 'sea-retreat-over-capacity',
    rule: '12.4.3',
    field: 'overCapacity',
    reading:
      fleet.overCapacity === 'lost'
        ? 'CU that find no room in a retreat by sea are lost.'
        : 'CU that find no room in a retreat by sea retreat by land.',
  };
  return [...(greek && leaves ? [ends] : []), ...(cu > 0 && cu < fleet.cu ? [over] : [])];
}

function compute(fleet: Fleet, tables: Tables) {
  const read = new Reader(tables);
  const capacities: Capacities = {
    moving: capacityOf(fleet, 'moving', read),
    avoiding: capacityOf(fleet, 'avoiding', read),
    retreating: capacityOf(fleet, 'retreating', read),
  };
  const lines = USES.map((use) => {
    const { cu: amount, why, rule, standing } = capacities[use];
    return line(USE_NAMES[use], amount, why, rule, standing);
  });
  return {
    sentence: sentence(capacities),
    ...SETTLED,
    facts: factsOf(fleet, capacities),
    grid: gridOf(fleet, capacities),
    ...basis(lines, capacityReadings(fleet, capacities), read),
  };
}

function sentence({ moving, avoiding, retreating }: Capacities): string {
  const most = (cu: number) => (cu ? `up to ${cu} CU` : 'no CU');
  if (moving.cu === avoiding.cu && moving.cu === retreating.cu)
    return moving.cu
      ? `Up to ${moving.cu} CU may sail, whether they move, avoid battle or retreat.`
      : `Nobody sails. ${moving.why}.`;
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
    capacityMoving: 'Room for CU, moving',
    capacityAvoiding: 'Room for CU, avoiding battle',
    capacityRetreating: 'Room for CU, retreating',
    sailMoving: 'CU that sail, moving',
    sailAvoiding: 'CU that sail, avoiding battle',
    sailRetreating: 'CU that sail, retreating',
    leftMoving: 'CU left over, moving',
    leftAvoiding: 'CU left over, avoiding battle',
    leftRetreating: 'CU left over, retreating',
    lostRetreating: 'CU lost, retreating',
  },
  ...NO_DICE,
  compute,
});

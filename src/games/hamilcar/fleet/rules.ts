/** 2.3.G, 7.3, 8.3, 15.6: what makes a Fleet and its route legal. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { levelNumber, seaRange } from '../seamanship/levels.ts';
import type { Figures, Keys } from '../tables.ts';
import { SIDE_NAMES } from '../words.ts';
import type { Fleet } from './fields.ts';

export interface Breach {
  readonly text: string;
  readonly rule: string;
}

export const unitsOf = ({ warships, cus, sts }: Fleet): number => warships + cus + sts;

/** 7.3.A: the most that one Naval Movement may use. */
export const rangeOf = ({ side, seamanship }: Fleet, figures: Figures): number =>
  Number(seaRange(side, seamanship, figures).value);

/** 7.3.A: the MPs of the route. */
export const costOf = ({ lanes, crossings }: Fleet, figures: Figures): number =>
  lanes * Number(figures.at('sea-costs', 'lane').value) +
  crossings * Number(figures.at('sea-costs', 'tyrrhenum').value);

/** 7.3.A, 15.4.B: what of the range the route uses; by the other reading Rome counts lanes. */
export const rangeUsed = (fleet: Fleet, figures: Figures): number =>
  fleet.side === 'rome' && fleet.rangeCounts === 'lanes' ? fleet.lanes + fleet.crossings : costOf(fleet, figures);

/** 15.6, 2.2.D3: whether Rome may sail to Africa at its level. */
function africaOpen({ seamanship, syracusae, africanus }: Fleet, figures: Figures): boolean {
  const access = figures.at('rome-in-africa', levelNumber(seamanship)).value;
  return africanus || access === 'open' || (access === 'with Syracusae' && syracusae);
}

/** Everything that stands in the way, clause by clause. */
export function breachesOf(fleet: Fleet, figures: Figures): Breach[] {
  const { side, role, generals, warships, ready, cus, sts, crossings, mps, besieged } = fleet;
  const limit = (key: Keys['fleet-limits'][0]): number => Number(figures.at('fleet-limits', key).value);
  const moving = role === 'moving';
  const [units, used, range] = [unitsOf(fleet), rangeUsed(fleet, figures), rangeOf(fleet, figures)];
  const breach = (holds: boolean, rule: string, text: () => string): Breach[] =>
    holds ? [{ rule, text: text() }] : [];
  return [
    ...breach(generals < 1, moving ? '7.3.C' : '8.4', () => 'no General is aboard'),
    ...breach(
      units > limit('units'),
      '2.3.G',
      () => `it has ${units} Units, and a Fleet has at most ${limit('units')}`,
    ),
    ...breach(
      warships > limit('warships'),
      '2.3.G',
      () => `it has ${warships} Warships, and a Fleet has at most ${limit('warships')}`,
    ),
    ...breach(
      warships > ready,
      '2.3.F',
      () => `${ready ? `only ${plural(ready, 'Warship')} ${ready === 1 ? 'is' : 'are'}` : 'no Warship is'} Ready`,
    ),
    ...breach(!moving && warships < limit('intercepting'), '8.3', () => 'an Intercepting Fleet needs a Warship'),
    ...breach(moving && besieged, '7.3.B', () => 'nobody sails from a Besieged Walled City'),
    ...breach(!moving && besieged, '8.3', () => 'nobody joins from a Besieged Walled City'),
    ...breach(!moving && crossings > 0, '8.1', () => 'no Interception can cross Mare Tyrrhenum'),
    ...breach(used > range, '7.3.A', () => `the route uses ${used}, but the Fleet’s range is ${range}`),
    ...breach(
      moving && costOf(fleet, figures) > mps,
      '7.1',
      () =>
        `the route costs ${plural(costOf(fleet, figures), 'MP')}, but ${mps ? `only ${plural(mps, 'is', 'are')}` : 'none is'} left`,
    ),
    ...(moving && fleet.africa && side === 'rome'
      ? breach(!africaOpen(fleet, figures), '15.6', () => 'Africa is closed to this Roman Fleet')
      : []),
    // 15.3.C, 15.3.D know no exception for a Fleet that intercepts.
    ...breach(
      fleet.africa && side === 'carthage' && cus + sts > 0 && !fleet.warlike,
      moving ? '7.1' : '15.3.C',
      () => 'CUs and STs leave Africa only with a Warlike Miat',
    ),
  ];
}

/** The Units aboard and the MPs of the route. */
export function fleetLedger(fleet: Fleet, figures: Figures): readonly Line[] {
  const { side, warships, cus, sts, lanes, crossings } = fleet;
  const part = (amount: number, why: string, rule: string, of: string): readonly Line[] =>
    when(amount !== 0, { ...line(SIDE_NAMES[side], amount, why, rule), in: of });
  const cost = (key: Keys['sea-costs'][0]): number => Number(figures.at('sea-costs', key).value);
  return [
    ...part(warships, 'Warships', '2.3.G', 'Units'),
    ...part(cus, 'CUs', '2.3.G', 'Units'),
    ...part(sts, 'STs', '2.3.G', 'Units'),
    ...part(lanes * cost('lane'), 'Sea lanes', '7.3.A', 'MPs'),
    ...(crossings ? part(crossings * cost('tyrrhenum'), 'Across Mare Tyrrhenum', '2.1.H', 'MPs') : []),
  ];
}

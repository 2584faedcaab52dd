/** 17.1.#11, 17.1.#39: how often a Fleet rolls in a storm, in which column, and what the hits take from it. */
import type { Assumption, Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { certain, combine, type Dist, map, uniform } from '../../../engine/dist.ts';
import { COLUMNS, type Column, columnOf, type RowSix, rowSixReading, tableEntry } from '../attrition/rules.ts';

export interface Storm {
  readonly card: 'cruel-sea' | 'storms-at-sea';
  readonly warships: number;
  readonly cu: number;
  readonly sts: number;
  /** Storm symbols on the last sea lane. */
  readonly symbols: number;
  readonly poor: boolean;
  readonly corvi: boolean;
  /** What Carthage takes first once the Warships are gone. */
  readonly takes: 'cu' | 'st';
  /** Battle Ratings of the Aristocrats aboard, added up. */
  readonly aristocrats: number;
  readonly rowSix: RowSix;
}

export interface Wreck {
  readonly hits: number;
  readonly warshipsLost: number;
  readonly cuLost: number;
  readonly stsLost: number;
  readonly allLost: boolean;
}

export const unitsOf = ({ warships, cu, sts }: Storm): number => warships + cu + sts;

/** 17.1.#11, 2.1.J, 15.4.B, 15.5: the rolls of Cruel Sea, line by line; 17.1.#39: Storms at Sea takes one. */
export function stormLedger(storm: Storm, read: Reader): Line[] {
  const line = (amount: number, why: string, rule: string): Line => ({
    who: 'rolls',
    amount,
    why,
    rule,
    standing: 'printed',
  });
  if (unitsOf(storm) === 0) return [line(0, 'No Unit is aboard', storm.card === 'cruel-sea' ? '17.1.#11' : '17.1.#39')];
  if (storm.card === 'storms-at-sea') return [line(1, 'Storms at Sea', '17.1.#39')];
  const rolls = (cause: string): number => Math.max(0, Number(read.at('storm-rolls', cause).value));
  const { symbols, poor, corvi } = storm;
  return [
    line(symbols && symbols * rolls('symbol'), `${plural(symbols, 'Storm symbol')} on the last sea lane`, '2.1.J'),
    ...(poor ? [line(rolls('poor'), 'Poor Seamanship', '15.4.B')] : []),
    ...(corvi ? [line(rolls('corvi'), 'Corvi mounted', '15.5')] : []),
  ];
}

export const rollsIn = (ledger: readonly Line[]): number => ledger.reduce((sum, { amount }) => sum + amount, 0);

/** 17.1.#11, 17.1.#39: the Storm column, or the one for all Units of the Fleet. */
export function stormColumn(storm: Storm, read: Reader): Column {
  if (storm.card === 'storms-at-sea') return columnOf(unitsOf(storm));
  const place = Math.min(COLUMNS.length, Math.max(1, Number(read.at('storm-column', 'storm', 'place').value)));
  return COLUMNS[place - 1]!.id;
}

/** 15.2: the hits of all rolls together. */
export function hitsOf(rolls: number, column: Column, rowSix: RowSix, read: Reader): Dist<number> {
  let hits: Dist<number> = certain(0);
  if (rolls === 0) return hits;
  const die = map(uniform([1, 2, 3, 4, 5, 6]), (face) => tableEntry(face, column, rowSix, read));
  for (let roll = 0; roll < rolls; roll++) hits = combine(hits, die, (a, b) => a + b);
  return hits;
}

/** 17.1.#11: a hit takes one of each kind; 17.1.#39: a hit takes one Unit, Warships first. */
export function wreckOf(storm: Storm, hits: number): Wreck {
  const { card, warships, cu, sts, takes } = storm;
  const warshipsLost = Math.min(hits, warships);
  const left = card === 'cruel-sea' ? hits : hits - warshipsLost;
  const cuFirst = card === 'cruel-sea' || takes === 'cu';
  const cuLost = Math.min(cu, cuFirst ? left : Math.max(0, left - sts));
  const stsLost = Math.min(sts, card === 'cruel-sea' ? left : cuFirst ? Math.max(0, left - cu) : left);
  const allLost = unitsOf(storm) > 0 && warshipsLost + cuLost + stsLost === unitsOf(storm);
  return { hits, warshipsLost, cuLost, stsLost, allLost };
}

/** 17.1.#11, 2.2.D2: Aristocrats displaced with the last Unit; Storms at Sea displaces nobody. */
export const pcsLost = ({ card, aristocrats }: Storm, { allLost }: Wreck): number =>
  card === 'cruel-sea' && allLost ? aristocrats : 0;

export function stormReadings({ card, rowSix }: Storm, rolls: number): Assumption[] {
  if (rolls === 0) return [];
  const counted: Assumption =
    card === 'cruel-sea'
      ? {
          ruling: 'cruel-sea-rolls',
          rule: '17.1.#11',
          reading:
            'One roll for each Storm symbol of the last lane, one more at Poor and one more with Corvi, all without modifiers.',
        }
      : {
          ruling: 'storms-at-sea-column',
          rule: '17.1.#39',
          reading: 'Warships, CUs and STs added up give the column.',
        };
  const column: Assumption = {
    ruling: 'storm-column',
    rule: '17.1.#11',
    reading: 'The Storm column is the one that its table names; where that is ours, replace it by your own.',
  };
  return [counted, ...(card === 'cruel-sea' ? [column] : []), rowSixReading(rowSix, 'rowSix')];
}

/** 17.1.#11, 17.1.#39: how often a Fleet rolls in a storm, in which column, and what the hits cost it. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { certain, combine, type Dist, map } from '../../../engine/dist.ts';
import { COLUMNS, type Column, columnOf } from '../../../mechanics/attrition-columns.ts';
import { type RowSix, tableEntry } from '../attrition/table.ts';
import { DIE, nth } from '../dice.ts';
import type { Figures } from '../tables.ts';
import type { Storm } from './fields.ts';

export interface Wreck {
  readonly hits: number;
  readonly warshipsLost: number;
  readonly cuLost: number;
  readonly stsLost: number;
  readonly allLost: boolean;
  /** 2.2.D2: PCs that displaced Aristocrats cost. */
  readonly pcsLost: number;
}

export const ruleOf = ({ card }: Storm): string => (card === 'cruel-sea' ? '17.1.#11' : '17.1.#39');

export const unitsOf = ({ warships, cu, sts }: Storm): number => warships + cu + sts;

/** 17.1.#11, 2.1.J, 15.4.B, 15.5: the rolls of Cruel Sea, line by line; 17.1.#39: Storms at Sea takes one. */
export function stormLedger(storm: Storm, figures: Figures): readonly Line[] {
  if (unitsOf(storm) === 0) return [line('rolls', 0, 'No Unit is aboard', ruleOf(storm))];
  if (storm.card === 'storms-at-sea') return [line('rolls', 1, 'Storms at Sea', '17.1.#39')];
  const rolls = (cause: 'symbol' | 'poor' | 'corvi'): number =>
    Math.max(0, Number(figures.at('storm-rolls', cause).value));
  const { symbols, poor, corvi } = storm;
  const bySymbols = symbols && symbols * rolls('symbol');
  return [
    line('rolls', bySymbols, `${plural(symbols, 'Storm symbol')} on the last sea lane`, '2.1.J'),
    ...(poor ? [line('rolls', rolls('poor'), 'Poor Seamanship', '15.4.B')] : []),
    ...(corvi ? [line('rolls', rolls('corvi'), 'Corvi mounted', '15.5')] : []),
  ];
}

/** 17.1.#11, 17.1.#39: the Storm column, or the one for all Units of the Fleet. */
export function stormColumn(storm: Storm, figures: Figures): Column {
  if (storm.card === 'storms-at-sea') return columnOf(unitsOf(storm));
  const place = Number(figures.at('storm-column', 'storm', 'place').value);
  return nth(COLUMNS, Math.min(COLUMNS.length, Math.max(1, place))).id;
}

/** 15.2: the hits of all rolls together. */
export function hitsOf(rolls: number, column: Column, rowSix: RowSix, figures: Figures): Dist<number> {
  let hits: Dist<number> = certain(0);
  if (rolls === 0) return hits;
  const die = map(DIE, (face) => tableEntry(face, column, rowSix, figures));
  for (let roll = 0; roll < rolls; roll++) hits = combine(hits, die, (a, b) => a + b);
  return hits;
}

/** 17.1.#11: a hit takes one of each kind; 17.1.#39: a hit takes one Unit, Warships first, and displaces nobody. */
export function wreckOf(storm: Storm, hits: number): Wreck {
  const { card, warships, cu, sts, takes, aristocrats } = storm;
  const warshipsLost = Math.min(hits, warships);
  const left = card === 'cruel-sea' ? hits : hits - warshipsLost;
  const cuFirst = card === 'cruel-sea' || takes === 'cu';
  const cuLost = Math.min(cu, cuFirst ? left : Math.max(0, left - sts));
  const stsLost = Math.min(sts, card === 'cruel-sea' ? left : cuFirst ? Math.max(0, left - cu) : left);
  const allLost = unitsOf(storm) > 0 && warshipsLost + cuLost + stsLost === unitsOf(storm);
  const pcsLost = card === 'cruel-sea' && allLost ? aristocrats : 0;
  return { hits, warshipsLost, cuLost, stsLost, allLost, pcsLost };
}

export const lostOf = ({ warshipsLost, cuLost, stsLost }: Wreck): number => warshipsLost + cuLost + stsLost;

export const warshipsGone = ({ warships }: Storm, { warshipsLost }: Wreck): boolean =>
  warships > 0 && warshipsLost === warships;

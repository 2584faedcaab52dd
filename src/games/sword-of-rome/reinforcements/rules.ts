/** 5.10.1: which spaces give how many CU to whom, and what happens to mercenaries. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures, Keys } from '../tables.ts';

export const OWNERS = ['romans', 'greeks', 'gauls', 'etruscans', 'samnites', 'carthage', 'volsci'] as const;
export type Owner = (typeof OWNERS)[number];

/** Spaces by the power they belong to from the start; the CU they yield stand in the table. */
export const SOURCES = {
  romans: ['roma'],
  greeks: ['syracuse', 'messana', 'tarentum', 'neapolis'],
  gauls: ['eporedia', 'genua', 'mediolanum', 'bononia', 'sena-gallica', 'patavium'],
  etruscans: ['pisae', 'tarquinii'],
  samnites: ['aufidena', 'bovianum', 'larinum'],
  carthage: ['carthago'],
  volsci: ['antium'],
} as const satisfies Readonly<Record<Owner, readonly string[]>>;
export type Source = (typeof SOURCES)[Owner][number];

export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  roma: 'Roma',
  syracuse: 'Syracuse',
  messana: 'Messana',
  tarentum: 'Tarentum',
  neapolis: 'Neapolis',
  eporedia: 'Eporedia',
  genua: 'Genua',
  mediolanum: 'Mediolanum',
  bononia: 'Bononia',
  'sena-gallica': 'Sena Gallica',
  patavium: 'Patavium',
  pisae: 'Pisae',
  tarquinii: 'Tarquinii',
  aufidena: 'Aufidena',
  bovianum: 'Bovianum',
  larinum: 'Larinum',
  carthago: 'Carthago',
  antium: 'Antium',
};

interface Yield {
  readonly line: Line;
  /** CU that a siege or subjugation holds back. */
  readonly withheld: number;
}

/** 5.10.1, 13.3: what one kind of source yields, so many of them held free and so many besieged. */
export function yieldOf(
  who: string,
  source: Keys['reinforcements'][0],
  name: string,
  free: number,
  besieged: number,
  figures: Figures,
): Yield {
  const entry = figures.at('reinforcements', source, 'cu');
  const rule = entry.source === '5.10.1-5p' ? '5.10.1-5p' : '5.10.1';
  const note = free > 0 ? '' : besieged > 0 ? ': besieged or being subjugated' : ': not under control';
  return {
    line: line(who, free * Number(entry.value), `${name}${note}`, rule, entry.standing),
    withheld: besieged * Number(entry.value),
  };
}

/** 5.10.1-5p: half of the mercenaries on the board go first, fractions up. */
export const upkeepOf = (mercenaries: number, figures: Figures): { removed: number; left: number } => ({
  removed: Number(figures.at('mercenary-upkeep', mercenaries, 'removed').value),
  left: Number(figures.at('mercenary-upkeep', mercenaries, 'left').value),
});

/** 7.3, 7.3.a: a Naval Move: what the Naval Die does to a Carthaginian Force, and the MPs that are left. */
import { known } from '../../../calculator/keys.ts';
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures } from '../../../calculator/table.ts';
import type { Side } from '../words.ts';

export const LANDINGS = ['arrives', 'returns', 'lost'] as const;
export type Landing = (typeof LANDINGS)[number];

export interface Voyage {
  readonly who: Side;
  readonly cu: number;
  readonly friendlyPort: boolean;
  readonly otherModifiers: number;
}

/** 7.3.a: only Carthage rolls; the aid mentions no roll for Rome. */
export const mustRoll = ({ who }: Voyage): boolean => who === 'carthage';

/** 7.3.a: what is added to the die. */
export function voyageLedger(voyage: Voyage, figures: Figures): Line[] {
  if (!mustRoll(voyage)) return [];
  const lines: Line[] = [];
  if (voyage.friendlyPort) {
    const { value, standing } = figures.at('naval-modifiers', 'friendly-port', 'roll');
    lines.push(line('roll', Number(value), 'To a friendly port', '7.3.a', standing));
  }
  if (voyage.otherModifiers) lines.push(line('roll', voyage.otherModifiers, 'Cards and abilities', '7.3.a', 'yours'));
  return lines;
}

export const voyageModifier = (voyage: Voyage, figures: Figures): number => totalOf(voyageLedger(voyage, figures));

/** 7.3.a: below 1 counts as 1, above 6 as 6. */
export const landingOn = (die: number, voyage: Voyage, figures: Figures): Landing => {
  const row = Math.min(6, Math.max(1, die + voyageModifier(voyage, figures)));
  return known(LANDINGS, figures.at('naval', row, 'result').value, `naval ${row}:`);
};

/** 7.2, 7.3: MPs left after the voyage. */
export const mpLeft = (figures: Figures): number => {
  const of = (limit: string) => Number(figures.at('limits', limit, 'number').value);
  return Math.max(0, of('mp') - of('naval-mp'));
};

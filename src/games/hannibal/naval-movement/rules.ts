/** 7.3, 7.3.a: a Naval Move: what the Naval Die does to a Carthaginian Force, and the MPs that are left. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
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
export function voyageLedger(voyage: Voyage, read: Reader): Line[] {
  if (!mustRoll(voyage)) return [];
  const lines: Line[] = [];
  if (voyage.friendlyPort) {
    const { value, standing } = read.at('naval-modifiers', 'friendly-port', 'roll');
    lines.push({ who: 'roll', amount: Number(value), why: 'To a friendly port', rule: '7.3.a', standing });
  }
  if (voyage.otherModifiers)
    lines.push({
      who: 'roll',
      amount: voyage.otherModifiers,
      why: 'Cards and abilities',
      rule: '7.3.a',
      standing: 'yours',
    });
  return lines;
}

export const voyageModifier = (voyage: Voyage, read: Reader): number =>
  voyageLedger(voyage, read).reduce((sum, { amount }) => sum + amount, 0);

/** 7.3.a: below 1 counts as 1, above 6 as 6. */
export const landingOn = (die: number, voyage: Voyage, read: Reader): Landing => {
  const row = Math.min(6, Math.max(1, die + voyageModifier(voyage, read)));
  return read.at('naval', row, 'result').value as Landing;
};

/** 7.2, 7.3: MPs left after the voyage. */
export const mpLeft = (read: Reader): number => {
  const of = (limit: string) => Number(read.at('limits', limit, 'number').value);
  return Math.max(0, of('mp') - of('naval-mp'));
};

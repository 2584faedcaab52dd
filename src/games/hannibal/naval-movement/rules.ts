/** 7.3, 7.3.a: a Naval Move: what the roll at sea does to a Carthaginian Force, and the MPs it has left. */
import { known } from '../../../calculator/keys.ts';
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures, Keys } from '../tables.ts';
import type { Side } from '../words.ts';
import { PORT_NAMES, type Port } from './ports.ts';

export const LANDINGS = ['arrives', 'returns', 'lost'] as const;
export type Landing = (typeof LANDINGS)[number];

export interface Voyage {
  readonly who: Side;
  readonly cu: number;
  readonly from: Port;
  readonly to: Port;
  /** A Roman PC or city is in the port. */
  readonly romanFrom: boolean;
  readonly romanTo: boolean;
  /** Carthage controls Syracuse. */
  readonly syracuse: boolean;
  /** Macedon is an ally of Carthage. */
  readonly macedon: boolean;
  /** A Carthaginian Naval Victory holds in this turn. */
  readonly victory: boolean;
  /** Mago commands. */
  readonly mago: boolean;
  readonly otherModifiers: number;
}

/** 7.3.a: a die is rolled for Carthage only. */
export const mustRoll = ({ who }: Voyage): boolean => who === 'carthage';

/** 7.3.a: what holds of the voyage, by the reasons of the table. */
const REASONS: readonly (readonly [
  reason: Keys['naval-modifiers'][0],
  why: string,
  holds: (voyage: Voyage) => boolean,
])[] = [
  ['small', 'No more than 1 CU on board', ({ cu }) => cu <= 1],
  ['roman-port', 'A Roman PC or city in the port of departure', ({ romanFrom }) => romanFrom],
  ['roman-port', 'A Roman PC or city in the port of arrival', ({ romanTo }) => romanTo],
  ['syracuse', 'Carthage controls Syracuse', ({ syracuse }) => syracuse],
  ['macedon', 'Macedon is an ally', ({ macedon }) => macedon],
  ['victory', 'Carthaginian Naval Victory', ({ victory }) => victory],
  ['mago', 'Mago commands', ({ mago }) => mago],
];

/** 7.3.a: what is added to the die: the numbers of both ports, then each reason that holds. */
export function voyageLedger(voyage: Voyage, figures: Figures): Line[] {
  if (!mustRoll(voyage)) return [];
  const ports = [['From', voyage.from] as const, ['To', voyage.to] as const].map(([way, port]) => {
    const { value, standing } = figures.at('ports', port, 'number');
    return line('roll', Number(value), `${way} ${PORT_NAMES[port]}`, '7.3.a', standing);
  });
  const reasons = REASONS.flatMap(([reason, why, holds]) => {
    if (!holds(voyage)) return [];
    const { value, standing } = figures.at('naval-modifiers', reason, 'roll');
    return [line('roll', Number(value), why, '7.3.a', standing)];
  });
  const { otherModifiers } = voyage;
  const others = otherModifiers ? [line('roll', otherModifiers, 'Cards and abilities', '7.3.a', 'yours')] : [];
  return [...ports, ...reasons, ...others];
}

export const voyageModifier = (voyage: Voyage, figures: Figures): number => totalOf(voyageLedger(voyage, figures));

/** 7.3.a: below 1 counts as 1, above 6 as 6. */
export const landingOn = (die: number, voyage: Voyage, figures: Figures): Landing => {
  const row = Math.min(6, Math.max(1, die + voyageModifier(voyage, figures)));
  return known(LANDINGS, figures.at('naval', row, 'result').value, `naval ${row}:`);
};

/** 7.2, 7.3: MPs left after the voyage. */
export const mpLeft = (figures: Figures): number => {
  const of = (limit: Keys['limits'][0]) => Number(figures.at('limits', limit, 'number').value);
  return Math.max(0, of('mp') - of('naval-mp'));
};

/** 5.1: the CUs that both sides receive, and what they must do with them. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { SIDE_NAMES } from '../words.ts';

export type City = 'free' | 'besieged' | 'lost';

export interface Carthage {
  readonly carthago: 'free' | 'besieged';
  readonly carthagoNova: City;
  readonly baetica: boolean;
  readonly generalInAfrica: boolean;
  readonly generalInIberia: boolean;
  readonly generalElsewhere: boolean;
}

/** 5.1, 12.b: whether a CU of this heading can be placed anywhere; a Besieged city takes none. */
function placeable(source: 'africa' | 'carthago-nova' | 'baetica' | 'free', c: Carthage): boolean {
  const africa = c.carthago === 'free' || c.generalInAfrica;
  const iberia = c.carthagoNova === 'free' || c.generalInIberia;
  if (source === 'africa') return africa;
  return source === 'free' ? africa || iberia || c.generalElsewhere : iberia;
}

const HEADINGS = [
  { source: 'africa', rule: '5.1.A1', why: 'Carthago, or a General in Africa' },
  { source: 'carthago-nova', rule: '5.1.A2', why: 'Carthago Nova is controlled' },
  { source: 'baetica', rule: '5.1.A3', why: 'Baetica is controlled' },
  { source: 'free', rule: '5.1.A4', why: 'A General, Carthago or Carthago Nova' },
] as const;

export interface Received {
  readonly cu: number;
  /** CUs that are due but have no place to go. */
  readonly withheld: number;
  readonly lines: readonly Line[];
}

/** 5.1.A: heading by heading. */
export function carthaginian(c: Carthage, read: Reader): Received {
  const due = HEADINGS.filter(({ source }) => {
    if (source === 'carthago-nova') return c.carthagoNova !== 'lost';
    return source !== 'baetica' || c.baetica;
  });
  let withheld = 0;
  const lines = due.map(({ source, rule, why }): Line => {
    const { value, standing } = read.at('reinforcements', source, 'cu');
    const free = placeable(source, c);
    if (!free) withheld += Number(value);
    return {
      who: SIDE_NAMES.carthage,
      amount: free ? Number(value) : 0,
      why: free ? why : `${why}: no place that is not Besieged`,
      rule,
      standing,
    };
  });
  return { cu: lines.reduce((sum, { amount }) => sum + amount, 0), withheld, lines };
}

/** 5.1.B1, 5.1.B7, 5.1.B8: Rome's CUs, and Scipio's on his turn if a space will take him. */
export function roman(turn: number, scipioSpace: boolean, read: Reader): Received & { readonly scipio: boolean } {
  const at = (source: string) => read.at('reinforcements', source, 'cu');
  const line = (source: string, why: string, rule: string): Line => ({
    who: SIDE_NAMES.rome,
    amount: Number(at(source).value),
    why,
    rule,
    standing: at(source).standing,
  });
  const scipio = turn === Number(at('scipio-turn').value) && scipioSpace;
  const lines = [
    line('rome', 'Every turn', '5.1.B1'),
    ...(scipio ? [line('scipio', 'Scipio Africanus and his Army', '5.1.B7')] : []),
  ];
  return { cu: lines.reduce((sum, { amount }) => sum + amount, 0), withheld: 0, lines, scipio };
}

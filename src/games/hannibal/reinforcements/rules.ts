/** 5.1: the CUs that both sides receive, and what they must do with them. */
import { line, totalOf } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures, Keys } from '../tables.ts';
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
  { source: 'carthago-nova', rule: '5.1.A2', why: 'Carthage controls Carthago Nova' },
  { source: 'baetica', rule: '5.1.A3', why: 'Carthage controls Baetica' },
  { source: 'free', rule: '5.1.A4', why: 'A General, Carthago or Carthago Nova' },
] as const;

export interface Received {
  readonly cu: number;
  /** CUs that are due but have no place to go. */
  readonly withheld: number;
  readonly lines: readonly Line[];
}

export interface RomanReceived extends Received {
  /** He arrives with his Army. */
  readonly scipio: boolean;
}

/** 5.1.A: heading by heading. */
export function carthaginian(c: Carthage, figures: Figures): Received {
  const due = HEADINGS.filter(({ source }) => {
    if (source === 'carthago-nova') return c.carthagoNova !== 'lost';
    return source !== 'baetica' || c.baetica;
  });
  let withheld = 0;
  const lines = due.map(({ source, rule, why }): Line => {
    const { value, standing } = figures.at('reinforcements', source, 'cu');
    const free = placeable(source, c);
    if (!free) withheld += Number(value);
    return free
      ? line(SIDE_NAMES.carthage, Number(value), why, rule, standing)
      : line(SIDE_NAMES.carthage, 0, `${why}: no place that is not Besieged`, rule, standing);
  });
  return { cu: totalOf(lines), withheld, lines };
}

/** 5.1.B1, 5.1.B7, 5.1.B8: Rome's CUs, and Scipio's on his turn if a space will take him. */
export function roman(turn: number, scipioSpace: boolean, figures: Figures): RomanReceived {
  const at = (source: Keys['reinforcements'][0]) => figures.at('reinforcements', source, 'cu');
  const from = (source: Keys['reinforcements'][0], why: string, rule: string): Line =>
    line(SIDE_NAMES.rome, Number(at(source).value), why, rule, at(source).standing);
  const scipio = turn === Number(at('scipio-turn').value) && scipioSpace;
  const lines = [
    from('rome', 'Every turn', '5.1.B1'),
    ...(scipio ? [from('scipio', 'Scipio Africanus and his Army', '5.1.B7')] : []),
  ];
  return { cu: totalOf(lines), withheld: 0, lines, scipio };
}

/** 9.6.3, 11.1.1, 12.4.3: how many CU may go by sea, to move, to avoid battle and to retreat. */
import type { Standing } from '../../../calculator/standing.ts';
import type { Figures, Keys } from '../tables.ts';
import type { Fleet, Port } from './fields.ts';

export const USES = ['moving', 'avoiding', 'retreating'] as const;
export type Use = (typeof USES)[number];

/** The answer for one use: how many CU, or why none. */
export interface Capacity {
  readonly cu: number;
  readonly why: string;
  readonly rule: string;
  readonly standing: Standing;
}

/** 9.1.1: no more CU can have landed. */
const MOST_MOVING = 10;

const CLAUSES: Readonly<Record<Use, string>> = { moving: '9.6.3', avoiding: '11.1.1', retreating: '12.4.3' };

/** The clause of this use, with five players its own. */
const clauseOf = (use: Use, ofFive: boolean): string => (ofFive ? `${CLAUSES[use]}-5p` : CLAUSES[use]);

const isAfrican = (port: Port): boolean => port === 'carthago' || port === 'kerkouane';

/** 9.6.2, 19: a port that is closed to this fleet, with the clause that closes it. */
function closed(fleet: Fleet, port: Port): { why: string; rule: string } | undefined {
  if (fleet.who === 'carthage')
    return port === 'garrison-box' && fleet.players !== 'five'
      ? { why: 'The Garrison box is only for five players', rule: '19' }
      : undefined;
  if (port === 'garrison-box') return { why: 'Only Carthage may sail to or from the Garrison box', rule: '19' };
  if (fleet.players === 'five' || !isAfrican(port)) return undefined;
  if (port === 'kerkouane' && fleet.who === 'greeks' && fleet.greeksInKerkouane) return undefined;
  return { why: 'Only Carthage may use the ports of Africa', rule: '9.6.2' };
}

/** 9.6.3, 11.1.1, 12.4.3: whether this port is an end of the voyage that counts. */
const isEnd = ({ from, to, syracuse }: Fleet, use: Use, port: Port): boolean =>
  to === port || (from === port && (use === 'moving' || syracuse === 'to-or-from'));

type Row = Keys['naval-capacity'][0];

/** 9.6.3 with 11.1.1 and 12.4.3: the row of the capacity table, or what is missing for any. */
function rowOf(fleet: Fleet, use: Use): { row: Row; why: string } | { missing: string } {
  const { players, who, means, duoviri, romanTreaty, greekLilybaeum } = fleet;
  const five = players === 'five';
  switch (who) {
    case 'greeks': {
      if (means !== '3') return { missing: 'The Greeks need a 3-value card' };
      const large = five && greekLilybaeum && (isEnd(fleet, use, 'syracuse') || isEnd(fleet, use, 'lilybaeum'));
      if (large) return { row: 'greeks-lilybaeum', why: 'Greeks who control Lilybaeum' };
      if (isEnd(fleet, use, 'syracuse')) return { row: 'greeks-syracuse', why: 'Greeks and Syracuse' };
      return { row: 'greeks', why: 'Greeks with a 3-value card' };
    }
    case 'romans':
      if (means !== '3') return { missing: 'The Romans need a 3-value card' };
      if (!five && romanTreaty) return { row: 'romans-allied', why: 'Romans allied with Carthage' };
      if (duoviri) return { row: 'romans', why: 'Romans after Duoviri Navales' };
      return { missing: 'The Romans need Duoviri Navales' };
    case 'etruscans':
      return means === 'event'
        ? { row: 'etruscans', why: 'Etruscans with Naval Transports' }
        : { missing: 'The Etruscans need Naval Transports' };
    case 'ally':
      if (!five) return { missing: 'Carthage lends its ships only with five players' };
      return cardOf(means, 'An ally needs one of Carthage’s cards', 'An ally on Carthaginian ships');
    default:
      if (five) return cardOf(means, 'Carthage needs a card', 'Carthage');
      if (use !== 'moving') return { row: 'carthage', why: 'Carthage, without a card' };
      if (means === 'event') return { row: 'carthage', why: 'Carthage with Neutral Power Activates' };
      return means === '3' && romanTreaty
        ? { row: 'carthage', why: 'Carthage with a Roman 3-value card' }
        : { missing: 'Carthage needs Neutral Power Activates' };
  }
}

/** 9.6.3-5p: the card sets the number of CU. */
const cardOf = (means: Fleet['means'], missing: string, who: string) =>
  means === '1' || means === '2' || means === '3'
    ? { row: `carthage-${means}` as const, why: `${who}, with a ${means}-value card` }
    : { missing };

const ofFive = (row: Row): boolean => row === 'greeks-lilybaeum' || row.startsWith('carthage-');

/** 9.6.3, 11.1.1, 12.4.3: the most CU that may sail for this use. */
export function capacityOf(fleet: Fleet, use: Use, figures: Figures): Capacity {
  const none = (why: string, rule: string): Capacity => ({ cu: 0, why, rule, standing: 'printed' });
  const shut = closed(fleet, fleet.from) ?? closed(fleet, fleet.to);
  if (shut) return none(shut.why, shut.rule);
  if (fleet.from === fleet.to && fleet.from !== 'other') return none('A voyage goes from one port to another', '9.6');
  if (use !== 'moving' && (fleet.unfriendly || fleet.to === 'garrison-box'))
    return none('The destination must be a friendly port', CLAUSES[use]);
  const found = rowOf(fleet, use);
  const needed: Capacity =
    'row' in found
      ? readCapacity(found.row, found.why, use, figures)
      : none(
          found.missing,
          clauseOf(use, fleet.players === 'five' && (fleet.who === 'carthage' || fleet.who === 'ally')),
        );
  if (use !== 'retreating' || !fleet.landed || needed.cu >= Math.min(fleet.cu, MOST_MOVING)) return needed;
  const cu = Math.min(fleet.cu, MOST_MOVING);
  return { cu, why: 'All CU that landed: their ships are there', rule: '12.4.3', standing: 'derived' };
}

function readCapacity(row: Row, why: string, use: Use, figures: Figures): Capacity {
  const { value, standing } = figures.at('naval-capacity', row, use);
  return { cu: Number(value), why, rule: clauseOf(use, ofFive(row)), standing };
}

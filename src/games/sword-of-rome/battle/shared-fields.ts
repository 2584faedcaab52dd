/** What a battle asks that others ask for too who come to one: the typed force ratio, and the readings. */
import { numberOr } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';

export const CARDS = 'Cards and dice';
export const READINGS = 'Readings of the rules';

export const sharedFields = {
  forceRatio: numberOr<'table' | 'AV'>({
    label: 'Force ratio modifier',
    given: true,
    key: 'fo',
    group: CARDS,
    rule: '12.2.1',
    min: 0,
    max: 9,
    words: [
      { id: 'table', label: 'from the table' },
      { id: 'AV', label: 'automatic victory' },
    ],
    default: 'table',
    help: 'For the larger army, half of a flanking force counted: type what your own card says',
  }),
  losersOnes: ruling('losers-ones', { label: 'A 1 rolled by the loser', key: 'lo', group: READINGS, rule: '12.3' }),
  beatenOverRough: ruling('retreat-over-rough', {
    label: 'An attacker beaten after crossing rough',
    key: 'br',
    group: READINGS,
    rule: '12.4.1',
  }),
  winnersOnes: ruling('winners-ones', { label: 'A 1 rolled by the winner', key: 'wo', group: READINGS, rule: '12.3' }),
  defenderVictory: ruling('defender-automatic-victory', {
    label: 'A defender large enough',
    key: 'dv',
    group: READINGS,
    rule: '12.2.1',
  }),
};

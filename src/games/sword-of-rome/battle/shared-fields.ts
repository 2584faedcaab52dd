/** What a battle asks that others ask for too who come to one: the typed force ratio, and the readings. */
import { numberOr, ruling } from '../../../calculator/fields.ts';

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
    help: 'For the larger army: type what your own card says',
  }),
  losersOnes: ruling({
    label: 'A 1 rolled by the loser',
    key: 'lo',
    group: READINGS,
    rule: '12.3',
    ruling: 'losers-ones',
    options: [
      { id: 'costs', label: 'costs the loser 1 CU' },
      { id: 'nothing', label: 'does nothing' },
    ],
  }),
  beatenOverRough: ruling({
    label: 'An attacker beaten after crossing rough',
    key: 'br',
    group: READINGS,
    rule: '12.4.1',
    ruling: 'retreat-over-rough',
    options: [
      { id: 'destroyed', label: 'is destroyed' },
      { id: 'retreats', label: 'retreats' },
    ],
  }),
  winnersOnes: ruling({
    label: 'A 1 rolled by the winner',
    key: 'wo',
    group: READINGS,
    rule: '12.3',
    ruling: 'winners-ones',
    options: [
      { id: 'nothing', label: 'does nothing' },
      { id: 'costs', label: 'costs the winner 1 CU' },
    ],
  }),
  defenderVictory: ruling({
    label: 'A defender large enough',
    key: 'dv',
    group: READINGS,
    rule: '12.2.1',
    ruling: 'defender-automatic-victory',
    options: [
      { id: 'automatic', label: 'wins automatically' },
      { id: 'roll', label: 'rolls as usual' },
    ],
  }),
};

/** The readings of 12 and 20.3 that an attack on the unrest really touches. */
import type { Assumption } from '../../../calculator/report.ts';
import { touched } from '../readings.ts';
import type { Campaign } from './fields.ts';
import type { Prepared } from './rules.ts';

export function unrestReadings(campaign: Campaign, { strength }: Prepared): Assumption[] {
  const { automatic, sizes } = strength;
  // A second attack meets other sizes, so it may be fought where the first is not.
  const fought = !automatic || campaign.secondCu > 0;
  const larger = sizes.defender > sizes.attacker;
  return touched([
    {
      holds: fought,
      ruling: 'losers-ones',
      rule: '12.3',
      field: 'losersOnes',
      reading:
        campaign.losersOnes === 'costs'
          ? 'Each 1 that the loser rolls costs the loser 1 CU.'
          : 'A 1 that the loser rolls does nothing.',
    },
    {
      holds: fought,
      ruling: 'winners-ones',
      rule: '12.3',
      field: 'winnersOnes',
      reading:
        campaign.winnersOnes === 'nothing'
          ? 'A 1 that the winner rolls does nothing.'
          : 'Each 1 that the winner rolls costs the winner 1 CU.',
    },
    {
      holds: fought,
      ruling: 'tie-against-the-unrest',
      rule: '12.2.5',
      reading: 'The unrest defends, so it wins ties.',
    },
    {
      holds: fought,
      ruling: 'losses-over-strength',
      rule: '20.3',
      reading: 'Carthage loses no more CU than attacked; what its dice do to the unrest counts in full.',
    },
    {
      holds: fought || automatic === 'defender',
      ruling: 'unrest-win-support',
      rule: '20.3',
      reading: 'A winning unrest gains half of the CU that were really lost, rounded up.',
    },
    {
      holds: fought,
      ruling: 'losses-of-a-winning-unrest',
      rule: '20.3',
      reading: "If the unrest wins, Carthage's dice do nothing to it.",
    },
    {
      holds: fought,
      ruling: 'survivors-of-a-lost-unrest-attack',
      rule: '20.1',
      field: 'survivors',
      reading:
        campaign.survivors === 'stay'
          ? 'Beaten CU that survive stay in the Garrison box and hold the level down.'
          : 'Beaten CU that survive do not count for the highest level.',
    },
    {
      holds: larger && (automatic === 'defender' || campaign.unrestVictory === 'roll'),
      ruling: 'unrest-automatic-victory',
      rule: '20.3',
      field: 'unrestVictory',
      reading:
        campaign.unrestVictory === 'automatic'
          ? 'An unrest that is large enough wins automatically and destroys the attackers.'
          : 'The unrest never wins automatically; it rolls with the highest modifier a roll can have.',
    },
  ]);
}

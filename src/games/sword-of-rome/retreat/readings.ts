/** The readings of 12.4 that a retreat really touches. */
import type { Assumption } from '../../../calculator/report.ts';
import { type Reading, touched } from '../readings.ts';
import { shelterReadings } from '../shelter/readings.ts';
import { shipReadings } from '../ships/readings.ts';
import type { RetreatInput } from './fields.ts';
import type { Retreated } from './rules.ts';

export function retreatReadings(input: RetreatInput, { parting, trail }: Retreated): Assumption[] {
  const { stops } = trail;
  const met = stops.filter(({ passage }) => passage.ownCu > 0);
  const first = input.path[0];
  const readings: Reading[] = [
    {
      holds: met.length > 0,
      ruling: 'rout-comparison',
      rule: '12.4.2',
      reading: 'The CU that retreat are counted as they enter a space, before it costs them any.',
    },
    {
      holds: met.some(({ passage, cu, ends }) => passage.ownCu === cu && !ends),
      ruling: 'rout-of-equals',
      rule: '12.4.2',
      reading: 'A group of equal size is swept up.',
    },
    {
      holds: stops.some(({ passage }) => passage.enemyCu + passage.garrison > 0),
      ruling: 'retreat-losses-per-cu',
      rule: '12.4.5',
      reading: 'Every enemy CU in a space entered costs 1 CU, and an enemy PC marker, city or tribe 1 more.',
    },
    {
      holds: stops.some(({ passage }) => passage.garrison > 0),
      ruling: 'retreat-past-a-garrison',
      rule: '12.4.5',
      field: 'garrisons',
      reading:
        input.garrisons === 'all'
          ? 'Enemy CU inside a city count like those outside.'
          : 'Enemy CU inside a city cost nothing.',
    },
    {
      holds: parting.byLand > 0 && input.role === 'attacker' && first?.acrossRough === true,
      ruling: 'retreat-over-rough',
      rule: '12.4.1',
      field: 'beatenOverRough',
      reading:
        input.beatenOverRough === 'destroyed'
          ? 'An attacker that came over rough or a strait cannot go back and is destroyed.'
          : 'An attacker that came over rough or a strait may go back the same way.',
    },
    {
      holds: parting.sailing > 0 && input.cu - parting.insideCu > parting.sailing,
      ruling: 'sea-retreat-over-capacity',
      rule: '12.4.3',
      field: 'overCapacity',
      reading:
        input.overCapacity === 'lost'
          ? 'CU that find no room on the ships are lost.'
          : 'CU that find no room on the ships retreat by land.',
    },
    {
      holds: parting.capacity !== undefined && input.voyage === 'returns',
      ruling: 'naval-roll-when-reacting',
      rule: '12.4.3',
      reading: 'Ships that return leave only the retreat by land.',
    },
  ];
  return [
    ...touched(readings),
    ...shipReadings(input, '12.4.3'),
    ...(input.role === 'defender' ? shelterReadings(input, '12.4.4') : []),
  ];
}

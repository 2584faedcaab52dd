/** The readings for voyages, shelter and retreats in words, and the other calculators that depend on them. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { READINGS } from '../readings.ts';

export const calculator = calculatorWith({
  ...READINGS,
  'tactics-roll-certainty': {
    rule: ['10.4', '11.1'],
    says: 'No roll always succeeds or always fails: only the comparison with the tactics rating counts.',
  },
  'inside-an-allied-city': {
    rule: ['12.4.4', '9.3.1'],
    says: {
      own: 'Leaders and CU may go inside only their own power’s cities, not an ally’s.',
      friendly: 'Leaders and CU may go inside an ally’s city too.',
    },
  },
  'naval-return-and-attrition': {
    rule: '9.6.4',
    says: 'Return: the force goes back to the port it left. Attrition: one roll on the attrition table, then it arrives.',
  },
  'naval-combat-friendly-port': {
    rule: '9.6.4',
    says: 'Sailing to a friendly port takes 2 off the naval combat roll.',
  },
  'naval-combat-roll-range': {
    rule: '9.6.4',
    says: 'A naval combat roll below 1 is a success, and one above 6 is attrition.',
  },
  'naval-roll-when-reacting': {
    rule: ['11.1.1', '12.4.3'],
    says: {
      'as-failed': 'If the ships return, the attempt to avoid fails, with −1 for the defender.',
      'no-penalty': 'If the ships return, the attempt to avoid fails, without the −1.',
      retreat: 'If the ships return, only a retreat by land is left.',
    },
  },
  'sea-capacity-from-syracuse': {
    rule: ['11.1.1', '12.4.3'],
    says: {
      to: 'When avoiding battle or retreating, the Greeks ship more CU only to Syracuse or Lilybaeum.',
      'to-or-from': 'When avoiding battle or retreating, the Greeks ship more CU to and from Syracuse or Lilybaeum.',
    },
  },
  'sea-retreat-over-capacity': {
    rule: '12.4.3',
    says: {
      lost: 'In a retreat by sea, CU that find no room are lost.',
      'by-land': 'In a retreat by sea, CU that find no room go by land.',
    },
  },
  'rout-comparison': {
    rule: '12.4.2',
    says: 'The retreating CU are counted as they enter a space, before any are lost there.',
  },
  'rout-of-equals': { rule: '12.4.2', says: 'A group of equal size is swept up.' },
  'retreat-losses-per-cu': {
    rule: '12.4.5',
    says: 'Every enemy CU in a space entered costs 1 CU, and an enemy PC marker, city or tribe 1 more.',
  },
  'retreat-past-a-garrison': {
    rule: '12.4.5',
    says: { all: 'Enemy CU inside a city count like those outside.', outside: 'Enemy CU inside a city cost nothing.' },
  },
});

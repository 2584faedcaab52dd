/** Retreat (12.4): what a beaten force loses on its way, whom it sweeps up, and where it ends. */
import { calculator } from '../../../calculator/calculator.ts';
import { FOLDED, retreatFields } from './fields.ts';
import { retreatReport } from './odds.ts';

export const retreat = calculator({
  id: 'retreat',
  title: 'Retreat',
  question: 'What does this way back cost, and who is left at its end?',
  rules: [
    '12.4',
    '12.4.1',
    '12.4.2',
    '12.4.2-note',
    '12.4.3',
    '12.4.3-5p',
    '12.4.4',
    '12.4.5',
    '12.5',
    '8.4',
    '9.3.1',
    '9.6.4',
  ],
  fields: retreatFields,
  folded: FOLDED,
  tables: ['retreat-penalties', 'limits', 'naval-capacity'],
  terms: {
    cuLeft: 'CU left',
    retreatLosses: 'CU lost in the retreat',
    sweptUp: 'CU swept up',
    spacesEntered: 'Spaces entered',
    endsInSpace: 'Ends in space',
    eliminated: 'The force by land is eliminated',
    leadersDisplaced: 'Leaders displaced',
    insideCu: 'CU inside the city',
    seaCapacity: 'CU the ships take',
    sailing: 'CU that sail',
    support: 'Support points for the winner',
    supportAdded: 'Support points that the retreat adds',
  },
  headline: [],
  charts: [],
  tones: {},
  aims: {},
  compute: retreatReport,
});

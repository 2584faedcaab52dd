/** One Battle Roll at sea (9.2.B): its column and modifiers, the hits, and what else the row brings. */
import { calculator } from '../../../calculator/calculator.ts';
import { battleRollFields, READINGS } from './fields.ts';
import { broadsideOdds } from './odds.ts';
import { broadsideRoll, broadsideRolls } from './roll.ts';

export const battleRoll = calculator({
  id: 'battle-roll',
  title: 'Battle Roll at sea',
  question: 'What does one Battle Roll at sea bring?',
  rules: ['9.2.A', '9.2.B', '9.2.B1', '9.2.B2', '9.2.B3', '9.3.A', '15.2', '15.4.B', '15.5'],
  fields: battleRollFields,
  folded: [READINGS],
  tables: ['attrition', 'attrition-row-six', 'naval-columns', 'seamanship'],
  terms: {
    hit: 'At least 1 hit',
    miss: 'No hit',
    endsBattle: 'Hits on all enemy Warships',
    takesPrize: 'A Prize by the Corvus',
    takesSupremacy: 'Takes Naval Supremacy',
    drawsTc: 'Draws a Tactic Card',
    hits: 'Hits',
    column: 'Column',
    laterColumns: 'Columns of later rounds',
    modifier: 'Modifier',
    modifiedRoll: 'Modified roll',
    row: 'Row',
    shipsLeft: 'Enemy Warships left',
  },
  headline: ['hit', 'miss'],
  charts: [{ title: 'Hits', keys: ['hits'] }],
  tones: { hit: 'attacker', miss: 'faint', hits: 'attacker' },
  aims: {
    hit: { form: 'chance', worth: ({ chances }) => chances.hit },
    hits: { form: 'number', worth: ({ expected }) => expected.hits },
  },
  compute: broadsideOdds,
  rolls: broadsideRolls,
  resolve: broadsideRoll,
});

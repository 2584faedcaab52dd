/** One Battle Roll at sea (9.2.B): its column and modifiers, the hits, and what else the row brings. */
import { calculator, type Faces } from '../../../calculator/calculator.ts';
import { mapped } from '../../../calculator/keys.ts';
import { when } from '../../../calculator/ledger.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { faceOf, oneDie, settled } from '../dice.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { type BattleRoll, battleRollFields } from './fields.ts';
import { broadsideOdds } from './odds.ts';
import { MEANINGS, planOf } from './plan.ts';
import { rolledOn, rolledText } from './roll.ts';
import { READINGS } from './table-fields.ts';

/** One roll written down. */
function resolve(input: BattleRoll, faces: Faces, tables: Tables): Outcome {
  const { prospect, facts, basis } = planOf(input, tables);
  const rolled = rolledOn(prospect, settled(faceOf(faces, 'die'), 'a Battle Roll'));
  const { modified, row, brings } = rolled;
  const target = Number(input.target);
  const enemy = SIDE_NAMES[otherSide(input.side)];
  const shipsLeft = Math.max(0, target - brings.hits);
  return {
    sentence: `${SIDE_NAMES[input.side]} scores ${plural(brings.hits, 'hit')} in column ${facts.column}; ${enemy} has ${shipsLeft} of ${plural(target, 'Warship')} left.`,
    facts: {
      ...facts,
      modifiedRoll: modified,
      row,
      hits: brings.hits,
      ...mapped(MEANINGS, (holds) => holds(brings, target)),
      shipsLeft,
    },
    steps: [
      { rule: '9.2.B1', text: rolledText(rolled) },
      ...when(shipsLeft === 0, { rule: '9.3.A', text: `${enemy} has no Warships left: the battle is over.` }),
    ],
    ...basis,
  };
}

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
  rolls: () => [oneDie('die', 'Battle Roll')],
  resolve,
});

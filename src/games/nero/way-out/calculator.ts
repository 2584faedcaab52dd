/** Way out (5.6, 6.5): the Provinces to which a force may withdraw, or retreat after a defeat. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE } from '../../../calculator/settled.ts';
import { fields } from './fields.ts';
import { wayOutOdds } from './odds.ts';

export const wayOut = calculator({
  id: 'way-out',
  title: 'Withdrawal and retreat: where to',
  question: 'To which Provinces may this force withdraw or retreat?',
  rules: ['5.6', '6.5', '5.8', '12.0-barbarians'],
  fields,
  tables: ['links'],
  terms: {
    possible: 'There is a way',
    open: 'Open',
    mustStay: 'It has to stay',
    allowed: 'It may go where it wants',
    staying: 'Its Legions that stay behind',
    stack: 'Legions in the stack that it joins',
    marked: 'Legions under the Retreat marker',
    moverGoesOn: 'The moving force may go on',
    cardsAgain: 'Cards for a second withdrawal from the same force',
  },
  ...NO_DICE,
  compute: wayOutOdds,
});

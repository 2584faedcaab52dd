/** Naval movement (9.6.4): whether a force arrives, returns or suffers, and what each card of Carthage buys. */
import { calculator } from '../../../calculator/calculator.ts';
import { navalFields } from './fields.ts';
import { sailingOdds } from './odds.ts';
import { sailingRoll, sailingRolls } from './roll.ts';

export const navalMovement = calculator({
  id: 'naval-movement',
  title: 'Naval movement',
  question: 'Will the force arrive, and is it worth a card to contest it?',
  rules: ['9.6.3', '9.6.4', '9.6.4-5p', '15.2.4', '18', '7.4.6-5p', '5.5'],
  fields: navalFields,
  tables: ['naval-combat', 'naval-combat-modifiers', 'attrition'],
  terms: {
    success: 'Success',
    returns: 'Return',
    attrition: 'Attrition',
    arrives: 'Arrives',
    wipedOut: 'Loses its last CU at sea',
    cuLost: 'CU lost at sea',
    cuArriving: 'CU that arrive',
    rollDue: 'A roll is due',
    modifier: 'Modifier',
    modifiedRoll: 'Modified roll',
    result: 'Result',
  },
  figure: 'arrives',
  headline: ['success', 'attrition', 'returns'],
  charts: [{ title: 'CU', keys: ['cuArriving', 'cuLost'] }],
  tones: {
    success: 'attacker',
    attrition: 'plain',
    returns: 'defender',
    cuArriving: 'attacker',
    cuLost: 'defender',
  },
  aims: {
    arrives: { form: 'chance', worth: (r) => r.chances.arrives },
    cuArriving: { form: 'number', worth: (r) => r.expected.cuArriving },
    returns: { form: 'chance', worth: (r) => r.chances.returns },
    damage: { form: 'number', worth: (r) => r.expected.cuLost },
  },
  compute: sailingOdds,
  rolls: sailingRolls,
  resolve: sailingRoll,
});

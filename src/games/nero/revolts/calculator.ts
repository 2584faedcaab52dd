/** Revolts and Legion Rebels (12.0): whether the event may be played now, and how many Legions turn Uncontrolled. */
import { calculator } from '../../../calculator/calculator.ts';
import { NO_DICE } from '../../../calculator/settled.ts';
import { fields } from './fields.ts';
import { uprisingOdds } from './odds.ts';

export const revolts = calculator({
  id: 'revolts',
  title: 'Revolts and Legion Rebels',
  question: 'May this event be played, and how many Legions turn Uncontrolled?',
  rules: ['12.0', '12.0-revolts', '12.0-legion-rebels', '2.2-uncontrolled', '3.2'],
  fields,
  tables: ['limits', 'provinces'],
  terms: {
    playable: 'May be played',
    added: 'Legions that the player of the Base brings',
    uncontrolledThere: 'Uncontrolled in the Province afterwards',
    totalUncontrolled: 'Uncontrolled on the board afterwards',
    room: 'More that could turn Uncontrolled now',
  },
  ...NO_DICE,
  compute: uprisingOdds,
});

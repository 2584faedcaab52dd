/** The readings that a declaration rests on (7.1), each only where it matters. */
import { when } from '../../../calculator/ledger.ts';
import type { Assumption } from '../../../calculator/report.ts';
import type { Declaration } from './fields.ts';

export function declareReadings(input: Declaration): Assumption[] {
  const cards = input.senate + input.guard;
  return [
    ...when(cards > 0, {
      ruling: 'once-for-the-table',
      rule: '12.0',
      field: 'once',
      reading:
        input.once === 'table'
          ? 'Bad Augury can be played once in the round, by all players together.'
          : 'Each player can play one Bad Augury in the round.',
    }),
    ...when(cards > 0, {
      ruling: 'bad-augury-in-a-declaration',
      rule: '12.0-bad-augury',
      reading: 'Bad Augury cancels a Senate Influence or a Praetorian Guard played for DP.',
    }),
    ...when(cards > 1, {
      ruling: 'bad-augury-target',
      rule: '12.0-bad-augury',
      reading: 'Cards for DP are laid one by one, and each can be answered.',
    }),
    ...when(input.senate > 0, {
      ruling: 'bribe-timing',
      rule: '12.0-bribe',
      reading: 'A Bribe may be played at any moment until the DP are totalled.',
    }),
    ...when(input.ownAugury, {
      ruling: 'cancelling-a-reaction',
      rule: '12.0-bad-augury',
      reading: 'The declaring player may cancel a Bribe with Bad Augury.',
    }),
    ...when(input.uncontrolled > 0, {
      ruling: 'uncontrolled-in-italy',
      rule: '7.1',
      field: 'italy',
      reading:
        input.italy === 'count'
          ? 'Uncontrolled Legions in Italy count among the others.'
          : 'Uncontrolled Legions in Italy do not count.',
    }),
    ...when(input.players === '3' && input.vacant, {
      ruling: 'vacant-area',
      rule: '3.2',
      field: 'vacantArea',
      reading:
        input.vacantArea === 'counts' ? 'The vacant Area counts for DP.' : 'The vacant Area does not count for DP.',
    }),
  ];
}

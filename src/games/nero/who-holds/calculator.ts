/** Who holds it: the chance that a card is in a hand, after any cards seen. */
import { calculator } from '../../../calculator/calculator.ts';
import { SEEN, TABLE } from '../sight/fields.ts';
import { EVENTS } from '../words.ts';
import { fields } from './fields.ts';
import { whoHoldsOdds } from './odds.ts';

export const whoHolds = calculator({
  id: 'who-holds',
  amounts: true,
  title: 'Who holds it?',
  question: 'Is that card in a hand, and what would a Traitor find?',
  rules: ['12.0', '3.0.4', '4.2.2', '4.3', ...EVENTS.map((event) => `12.0-${event}`)],
  fields,
  folded: [TABLE, SEEN],
  tables: ['deck', 'hand-size', 'limits'],
  terms: {
    holds: 'Held',
    lacks: 'Not held',
    blind: 'Traitor, one card blind: it is one of them',
    look: 'Traitor, four cards looked at: at least one among them',
    afterLook: 'Held all the same, if four were seen in vain',
    copies: 'Copies held',
    unseenCards: 'Unseen cards',
    searched: 'Cards in the hands asked about',
    copiesLeft: 'Copies among the unseen cards',
  },
  headline: ['holds', 'lacks'],
  charts: [{ title: 'Copies held', keys: ['copies'] }],
  tones: { holds: 'attacker', lacks: 'defender', copies: 'attacker' },
  aims: { holds: { form: 'chance', worth: (r) => r.chances.holds } },
  compute: whoHoldsOdds,
});

/** Who holds it: the chance that a card is in a hand, after any cards seen. */
import { calculator } from '../../../calculator/calculator.ts';
import { choice, flag, list, number, ruling } from '../../../calculator/fields.ts';
import { SEEN, sightFields, TABLE } from '../sight/fields.ts';
import { EVENT_NAMES, EVENTS, type EventId } from '../words.ts';
import { whoHoldsOdds } from './odds.ts';

const CARDS = 'What and where';

type Raw = Readonly<Record<string, unknown>>;

const fields = {
  whose: choice({
    label: 'In whose hand',
    key: 'w',
    group: CARDS,
    rule: '4.2.2',
    options: [
      { id: 'others', label: 'all the others together' },
      { id: 'one', label: 'one opponent, as for a Traitor' },
      { id: 'any', label: 'some one opponent, whoever it is' },
      { id: 'deal', label: 'mine, in the next deal' },
    ],
    default: 'others',
  }),
  number: number({ label: 'At least', key: 'k', group: CARDS, rule: '12.0', min: 1, max: 8, default: 1 }),
  cards: list({
    label: 'Cards',
    key: 'c',
    group: CARDS,
    rule: '12.0',
    item: 'Event',
    min: 1,
    max: 3,
    of: {
      event: choice<EventId>({
        label: 'Event',
        key: 'e',
        options: EVENTS.map((id) => ({ id, label: EVENT_NAMES[id] })),
        default: 'bribe',
      }),
      seen: number({ label: 'I hold or have seen', key: 's', min: 0, max: 8, default: 0 }),
    },
    default: [{ event: 'bribe', seen: 0 }],
  }),
  how: choice({
    label: 'Several events count',
    key: 'h',
    group: CARDS,
    rule: '12.0',
    options: [
      { id: 'together', label: 'together, any of them' },
      { id: 'each', label: 'each by itself, all of them' },
    ],
    default: 'together',
    when: (input: Raw) => (input['cards'] as readonly unknown[]).length > 1,
  }),
  holding: flag({
    label: 'I have held a card over',
    key: 'o1',
    group: CARDS,
    rule: '4.3',
    when: (input: Raw) => input['whose'] === 'deal',
    help: 'If it is one of these cards, count it as seen',
  }),
  ...sightFields('Cards of this opponent'),
  smallHand: ruling({
    label: 'Traitor and a small hand',
    key: 'rt',
    rule: '12.0-traitor',
    ruling: 'traitor-and-a-small-hand',
    options: [
      { id: 'all', label: 'look at all' },
      { id: 'not-playable', label: 'cannot be used so' },
    ],
  }),
};

export const whoHolds = calculator({
  id: 'who-holds',
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
  aims: { holds: { form: 'chance', worth: (r) => r.chances['holds']! } },
  compute: whoHoldsOdds,
});

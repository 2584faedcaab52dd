/** Once (12.0): how many cards of one event may still be played as events in this player round. */
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line, when } from '../../../calculator/ledger.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { onceField } from '../rulings.ts';
import type { Reader } from '../tables.ts';
import { EVENT_NAMES, EVENT_OPTIONS } from '../words.ts';
import { isOnce, isSpent, waitsForOwnRound } from './rules.ts';

const asked = {
  event: choice({ label: 'Event', key: 'e', rule: '12.0', options: EVENT_OPTIONS, default: 'traitor' }),
  held: number({ label: 'Cards of this event in my hand', key: 'h', rule: '12.0', max: 13, default: 3 }),
  mine: flag({ label: 'It is my own round', key: 'r', rule: '4.3', default: true }),
  used: number({
    label: 'Cards I have used this round',
    key: 'c',
    rule: '4.3',
    max: 4,
    help: 'Those for movement, battle and events together',
  }),
  byMe: number({ label: 'My plays of this event this round', key: 'm', rule: '12.0', max: 4 }),
  byOthers: number({ label: 'Plays of this event by others', key: 'o', rule: '12.0', max: 8 }),
  once: onceField,
};

const fields = shown(asked, { used: ({ mine }) => mine });

type Input = InputOf<typeof fields>;

interface Limit {
  readonly most: number;
  readonly why: string;
  /** Why nothing can be played, where it allows nothing. */
  readonly none: string;
  readonly rule: string;
}

/** 12.0, 4.3: everything that limits the plays; the lowest figure holds. */
function limitsOf(input: Input, read: Reader): Limit[] {
  const { event, held, mine, used } = input;
  const cards = limitOf('cards-in-round', read);
  const waits = waitsForOwnRound(event, read) && !mine;
  const spent = isSpent(input, input.once);
  const limit = (most: number, why: string, none: string, rule = '12.0'): Limit => ({ most, why, none, rule });
  const left = Math.max(0, cards - used);
  return [
    limit(held, 'Cards in hand', 'you hold no such card'),
    ...when(waits, limit(0, 'Only in your own round', 'you may play it only in your own round')),
    ...when(
      isOnce(event, read),
      spent
        ? limit(0, 'Once, and played already', 'it is a Once event and has been played already')
        : limit(1, 'Once', ''),
    ),
    ...when(
      mine,
      limit(left, 'Cards you may still use this round', 'you have used all your cards for this round', '4.3'),
    ),
  ];
}

function compute(input: Input, read: Reader) {
  const limits = limitsOf(input, read);
  const allowed = Math.min(...limits.map((l) => l.most));
  const rest = input.held - allowed;
  const name = EVENT_NAMES[input.event];
  const why = limits.find((l) => l.most === allowed)?.none ?? '';
  const other =
    rest && allowed
      ? ` You may still use the other ${rest === 1 ? 'card' : `${rest} cards`} for movement or battle, within your card limit for the round.`
      : '';
  return {
    sentence: allowed
      ? `You may play ${name} as an event ${allowed === 1 ? 'once' : `${allowed} times`} now.${other}`
      : `You cannot play ${name} as an event now: ${why}.`,
    facts: { allowed, rest, once: isOnce(input.event, read) },
    ledger: limits.map((l) => line('at most', l.most, l.why, l.rule)),
    readings: { 'once-for-the-table': isOnce(input.event, read) },
  };
}

export const once = calculator({
  id: 'once',
  title: 'Once',
  question: 'May I play this event, or play it again, in this round?',
  rules: ['12.0', '2.5', '4.3'],
  fields,
  tables: ['deck', 'limits'],
  terms: {
    allowed: 'Times I may still play this event',
    rest: 'Cards of this event left for other uses',
    once: 'A Once event',
  },
  compute,
});

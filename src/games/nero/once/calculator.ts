/** Once (12.0): how many cards of one event may still be played as events in this player round. */
import { choice, flag, type InputOf, number, shown } from '../../../calculator/fields.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Reader } from '../../../calculator/table.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { onceField } from '../rulings.ts';
import { EVENT_NAMES, EVENT_OPTIONS } from '../words.ts';
import { isOnce, isSpent, waitsForOwnRound } from './rules.ts';

const asked = {
  event: choice({ label: 'Event', key: 'e', rule: '12.0', options: EVENT_OPTIONS, default: 'traitor' }),
  held: number({ label: 'Cards of it in my hand', key: 'h', rule: '12.0', max: 13, default: 3 }),
  mine: flag({ label: 'It is my own round', key: 'r', rule: '4.3', default: true }),
  used: number({
    label: 'Cards that I have used in it',
    key: 'c',
    rule: '4.3',
    max: 4,
    help: 'Those for movement, battle and events together',
  }),
  byMe: number({ label: 'Plays of it by me in this round', key: 'm', rule: '12.0', max: 4 }),
  byOthers: number({ label: 'Plays of it by others', key: 'o', rule: '12.0', max: 8 }),
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
  const limits: Limit[] = [{ most: held, why: 'Cards in hand', none: 'you hold no card of it', rule: '12.0' }];
  if (waitsForOwnRound(event, read) && !mine)
    limits.push({
      most: 0,
      why: 'Only in your own round',
      none: 'you may play it only in your own round',
      rule: '12.0',
    });
  if (isOnce(event, read))
    limits.push(
      isSpent(input, input.once)
        ? {
            most: 0,
            why: 'Once, and played already',
            none: 'it is a Once event and has been played already',
            rule: '12.0',
          }
        : { most: 1, why: 'Once', none: '', rule: '12.0' },
    );
  if (mine)
    limits.push({
      most: Math.max(0, cards - used),
      why: 'Cards left to you in this round',
      none: 'you have used all the cards of this round',
      rule: '4.3',
    });
  return limits;
}

function compute(input: Input, read: Reader) {
  const limits = limitsOf(input, read);
  const allowed = Math.min(...limits.map((l) => l.most));
  const rest = input.held - allowed;
  const name = EVENT_NAMES[input.event];
  const why = limits.find((l) => l.most === allowed)?.none ?? '';
  const other =
    rest && allowed
      ? ` You may still use the other ${rest === 1 ? 'card' : `${rest} cards`} for movement or battle, within the cards of your round.`
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
    allowed: 'Plays of it still allowed to me',
    rest: 'Cards of it that are left for other uses',
    once: 'A Once event',
  },
  compute,
});

/** Last cards (4.2.2, 4.3): how many I can still play, whether I may hold one, and what the next deal brings. */
import { choice, flag, grouped, type InputOf, number } from '../../../calculator/fields.ts';
import { line, when } from '../../../calculator/ledger.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { dealtTo } from '../deck/rules.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import { playersField } from '../sight/fields.ts';
import type { Reader } from '../tables.ts';
import { EVENT_NAMES, EVENT_OPTIONS } from '../words.ts';
import { canHold, chanceOf, chanceOfBoth, lastRound } from './rules.ts';

const NEXT = 'Next game turn';

const fields = {
  cards: number({ label: 'Cards in my hand', key: 'c', rule: '4.3', max: 13, default: 1 }),
  alone: flag({ label: 'Nobody else has cards', key: 'o', rule: '4.2.3-last' }),
  ...grouped(NEXT, {
    players: playersField('4.2.2'),
    version: choice({
      label: 'Version',
      given: true,
      key: 'ver',
      rule: '4.2.2',
      options: { normal: 'normal', fast: 'Fast Version' },
    }),
    held: choice({
      label: 'The card I could hold',
      key: 'h',
      rule: '4.3',
      options: EVENT_OPTIONS,
      default: 'hail-caesar',
    }),
    wanted: choice({
      label: 'The card I want with it',
      key: 'w',
      rule: '4.2.2',
      options: EVENT_OPTIONS,
      default: 'praetorian-guard',
    }),
  }),
  lastHand: ruling('last-hand-of-four-or-fewer', {
    label: 'The only player with cards has 4 or fewer',
    key: 'lh',
    rule: '4.2.3-last',
  }),
};

type Input = InputOf<typeof fields>;

function compute(input: Input, read: Reader) {
  const { cards, held, wanted } = input;
  const round = lastRound({ cards, alone: input.alone, reading: input.lastHand }, read);
  const holds = canHold(cards);
  const dealtHolding = dealtTo(input, read, true);
  const dealt = dealtTo(input, read);
  const holding = chanceOfBoth(held, wanted, true, dealtHolding, read);
  const notHolding = chanceOfBoth(held, wanted, false, dealt, read);
  const both = held === wanted ? `two ${EVENT_NAMES[held]} cards` : `${EVENT_NAMES[held]} and ${EVENT_NAMES[wanted]}`;
  const now = holds
    ? `You may discard your last card and hold it: you are dealt ${dealtHolding} and begin with ${dealtHolding + 1}.`
    : cards === 0
      ? input.alone
        ? 'Nobody has a card left: there is no round to play and nothing to hold.'
        : 'You have no card to hold.'
      : `You may play ${plural(round.playable, 'card')} in this round${round.unplayed ? `, and at least ${round.unplayed} of your cards will stay unplayed` : ''}; only a last card can be held.`;
  const often =
    cards === 0
      ? `${percent(notHolding)} of the time`
      : `${percent(holding)} of the time if you hold ${holds ? 'it' : 'your last card'}, and ${percent(notHolding)} if you do not`;
  return {
    sentence: `${now} Next time you will have ${both} ${often}.`,
    chances: { ...(cards > 0 && { holding }), notHolding, wantedAlone: chanceOf(wanted, dealt, read) },
    facts: {
      mayHold: holds,
      ...(cards > 0 && { dealt: dealtHolding, hand: dealtHolding + 1 }),
      dealtOtherwise: dealt,
      mostPlayed: round.playable,
      lastRound: round.last,
      unplayed: round.unplayed,
    },
    ledger: [
      line('next deal', dealt, 'Cards dealt', '4.2.2'),
      ...when(
        cards > 0 && dealtHolding < dealt,
        line('next deal', dealtHolding - dealt, '1 fewer for the card held', '4.2.2'),
      ),
    ],
    readings: { 'last-hand-of-four-or-fewer': input.alone && cards > 0 && cards <= 4 },
  };
}

export const heldCard = calculator({
  id: 'held-card',
  title: 'Last cards',
  question: 'How many cards can I still play, and is it worth holding the last one?',
  rules: ['4.2.2', '4.2.3-last', '4.3', '3.2', '14.0'],
  fields,
  tables: ['hand-size', 'limits', 'deck'],
  terms: {
    holding: 'Both cards next time if I hold',
    notHolding: 'Both cards next time if I do not',
    wantedAlone: 'The wanted card from a full deal',
    mayHold: 'May be held',
    dealt: 'Cards dealt if I hold',
    hand: 'Hand including that card',
    dealtOtherwise: 'Cards dealt if I do not',
    mostPlayed: 'Cards I can play in this round',
    lastRound: 'It is the last round',
    unplayed: 'Cards left unplayed',
  },
  compute,
});

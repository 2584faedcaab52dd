/** Who holds it: the chance that a card is in a hand, given any cards already seen. */
import { barIf, barred, choice, flag, grouped, type InputOf, list, number, shown } from '../../../calculator/fields.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, map } from '../../../engine/dist.ts';
import { atLeast, counts, hands } from '../../../engine/draw.ts';
import { copiesOf, dealtTo, deckSize, unseenOf, within } from '../deck/rules.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import { ruling } from '../rulings.ts';
import { SEEN, sightFields, TABLE } from '../sight/fields.ts';
import { type Sight, sightOf } from '../sight/rules.ts';
import type { Reader } from '../tables.ts';
import { EVENT_NAMES, EVENT_OPTIONS, EVENTS, type EventId } from '../words.ts';

const CARDS = 'What and where';

const wanted = {
  event: choice({ label: 'Event', key: 'e', options: EVENT_OPTIONS, default: 'bribe' }),
  seen: number({ label: 'I hold or have seen', key: 's', max: 8 }),
};

const asked = {
  ...grouped(CARDS, {
    whose: choice({
      label: 'Held by',
      key: 'w',
      rule: '4.2.2',
      options: {
        others: 'all the others together',
        one: 'one opponent, as for a Traitor',
        any: 'any one opponent',
        deal: 'me, in the next deal',
      },
    }),
    number: number({ label: 'At least', key: 'k', rule: '12.0', min: 1, max: 8 }),
    cards: list({
      label: 'Cards',
      key: 'c',
      rule: '12.0',
      item: 'Event',
      min: 1,
      max: 3,
      of: wanted,
      default: [{ event: 'bribe', seen: 0 }],
    }),
    how: choice({
      label: 'Several events count',
      key: 'h',
      rule: '12.0',
      options: { together: 'together, any of them', each: 'separately, all of them' },
    }),
    holding: flag({
      label: 'I have held a card over',
      key: 'o1',
      rule: '4.3',
      help: 'If it is one of these cards, count it as seen',
    }),
  }),
  ...sightFields('Cards of this opponent'),
  smallHand: ruling('traitor-and-a-small-hand', { label: 'Traitor and a small hand', key: 'rt', rule: '12.0-traitor' }),
};

const fields = barred(
  shown(asked, { how: ({ cards }) => cards.length > 1, holding: ({ whose }) => whose === 'deal' }),
  {
    cards: ({ cards }) =>
      barIf(new Set(cards.map(({ event }) => event)).size < cards.length, '12.0', 'The same event is named twice'),
  },
);

type Search = InputOf<typeof fields>;

const figures = figuresOf<number, Search>()(({ chance, amount }) => ({
  holds: chance('Held', (copies, { number }) => copies >= number, { tone: 'attacker' }),
  copies: amount('Copies held', (copies) => copies, { tone: 'attacker', chart: 'Copies held' }),
}));

/** Each event once, with all its copies seen. */
function wantedOf({ cards }: Search): { event: EventId; seen: number }[] {
  const seen = new Map<EventId, number>();
  for (const { event, seen: more } of cards) seen.set(event, (seen.get(event) ?? 0) + more);
  return [...seen].map(([event, n]) => ({ event, seen: n }));
}

interface Searched {
  readonly total: number;
  /** Hands that are searched. */
  readonly sizes: readonly number[];
  /** Whether what they hold counts together. */
  readonly pooled: boolean;
  readonly who: string;
}

/** 4.2.2, 4.3: where the cards are looked for; a card held over is dealt no more, and one card less is dealt. */
function placeOf(input: Search, sight: Sight, read: Reader): Searched {
  const { unseen: total, hands: all } = sight;
  switch (input.whose) {
    case 'one':
      return { total, sizes: all.slice(0, 1), pooled: true, who: 'This opponent holds' };
    case 'any':
      return { total, sizes: all, pooled: false, who: 'One of the opponents holds' };
    case 'deal': {
      const deck = Math.max(0, deckSize(read) - (input.holding ? 1 : 0));
      return {
        total: deck,
        sizes: [Math.min(deck, dealtTo(input, read, input.holding))],
        pooled: true,
        who: 'The next deal gives you',
      };
    }
    default:
      return { total, sizes: all, pooled: true, who: 'The others together hold' };
  }
}

/** How many of the wanted cards are held: of all of them, or of the one held least. */
function heldIn(place: Searched, kinds: readonly number[], how: Search['how']): Dist<number> {
  // What counts together is one kind of card.
  const apart = how === 'each' ? kinds : [kinds.reduce((a, b) => a + b, 0)];
  const { total, sizes, pooled } = place;
  if (pooled) {
    const size = sizes.reduce((a, b) => a + b, 0);
    return map(counts(apart, total, size), (held) => Math.min(...held));
  }
  return hands(apart, total, sizes, 0, (most, held) => Math.max(most, Math.min(...held)));
}

function compute(input: Search, read: Reader) {
  const sight = sightOf(input, read);
  const place = placeOf(input, sight, read);
  const wanted = wantedOf(input);
  const kinds = within(
    place.total,
    wanted.map(({ event, seen }) => unseenOf(event, seen, read)),
  );
  const held = heldIn(place, kinds, input.how);
  const folded = figures.fold(held, input);
  const { holds } = folded.chances;
  const all = kinds.reduce((a, b) => a + b, 0);
  const traitor: Traitor = input.whose === 'one' ? traitorOdds(input, all, sight, read) : {};
  const [nearest = 0] = sight.hands;
  const caution = input.whose === 'deal' ? '' : sight.caution;
  return {
    sentence: `${overcounted(wanted, read)}${caution}${place.who} ${thing(input, wanted, kinds)} ${percent(holds)} of the time.`,
    ...folded,
    chances: { holds, lacks: 1 - holds, ...traitor },
    facts: { unseenCards: place.total, searched: place.sizes.reduce((a, b) => a + b, 0), copiesLeft: all },
    grid: gridOf(held),
    ledger: ledgerOf(wanted, read),
    readings: { 'traitor-and-a-small-hand': input.whose === 'one' && nearest > 0 && nearest < 4 },
  };
}

/** 12.0: more cards of an event seen than the deck has. */
function overcounted(wanted: readonly { readonly event: EventId; readonly seen: number }[], read: Reader): string {
  const found = wanted.find(({ event, seen }) => seen > copiesOf(event, read));
  if (!found) return '';
  return `Of ${EVENT_NAMES[found.event]} the deck has only ${plural(copiesOf(found.event, read), 'card')}, but you entered ${found.seen}. `;
}

function thing({ how, number }: Search, wanted: readonly { event: EventId }[], kinds: readonly number[]): string {
  const names = wanted.map(({ event }) => EVENT_NAMES[event]);
  const list = (joint: string) => names.join(', ').replace(/, ([^,]*)$/, ` ${joint} $1`);
  if (how === 'each' && names.length > 1) return `at least ${number} each of ${list('and')}`;
  const left = kinds.reduce((a, b) => a + b, 0);
  if (left < number)
    return `at least ${plural(number, 'card')} called ${list('or')}, though ${left === 0 ? 'none' : `only ${left}`} ${left > 1 ? 'are' : 'is'} unseen,`;
  if (left === 1 && number === 1) return `the one unseen ${list('or')}`;
  return `at least ${number} of the ${plural(left, `unseen ${list('or')} card`)}`;
}

interface Traitor {
  readonly blind?: number;
  readonly look?: number;
  readonly afterLook?: number;
}

/** 12.0-traitor: one card blind, or four looked at and given back; then what is left after four in vain. */
function traitorOdds(input: Search, copies: number, { unseen, hands: [size = 0] }: Sight, read: Reader): Traitor {
  const most = limitOf('traitor-look', read);
  const look = Math.min(most, size);
  if (size === 0) return {};
  const blind = copies / unseen;
  if (look < most && input.smallHand === 'not-playable') return { blind };
  const others = unseen - look;
  // Where more copies are about than unseen cards are left, they cannot all have been missed.
  const missed = copies <= others && { afterLook: atLeast(1, copies, others, size - look) };
  return { blind, look: atLeast(1, copies, unseen, look), ...missed };
}

const gridOf = (held: Dist<number>): Grid => ({
  columns: [
    { id: 'number', label: 'At least', form: 'number' },
    { id: 'chance', label: 'Chance', form: 'chance' },
  ],
  rows: Array.from({ length: Math.max(1, ...held.outcomes) }, (_, i) => ({
    number: i + 1,
    chance: Math.min(
      1,
      chance(held, (n) => n > i),
    ),
  })),
});

const ledgerOf = (wanted: readonly { event: EventId; seen: number }[], read: Reader): Line[] =>
  wanted.flatMap(({ event, seen }): Line[] => {
    const who = EVENT_NAMES[event];
    const rule = `12.0-${event}`;
    const { standing } = read.at('deck', event, 'count');
    const gone = Math.min(seen, copiesOf(event, read));
    return [
      { who, amount: copiesOf(event, read), why: 'Cards in the deck', rule, standing },
      ...(gone ? [line(who, -gone, 'In my hand or seen', rule)] : []),
    ];
  });

export const whoHolds = calculator({
  id: 'who-holds',
  amounts: true,
  title: 'Who holds it?',
  question: 'Does anyone hold that card, and what would a Traitor find?',
  rules: ['12.0', '3.0.4', '4.2.2', '4.3', ...EVENTS.map((event) => `12.0-${event}`)],
  fields,
  folded: [TABLE, SEEN],
  tables: ['deck', 'hand-size', 'limits'],
  figures,
  terms: {
    lacks: 'Not held',
    blind: 'Traitor, one card taken blindly: it is one of them',
    look: 'Traitor, four cards looked at: at least one among them',
    afterLook: 'Still held if not among the four seen',
    unseenCards: 'Unseen cards',
    searched: 'Cards in the hands asked about',
    copiesLeft: 'Copies among the unseen cards',
  },
  headline: ['holds', 'lacks'],
  tones: { lacks: 'defender' },
  compute,
  aims: { holds: { form: 'chance', worth: (r) => r.chances.holds } },
});

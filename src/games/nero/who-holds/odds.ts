/** Who holds a card: any events, any hands, after any cards seen, and what a Traitor would find. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Grid, Line } from '../../../calculator/report.ts';
import { basis, shares } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent, plural } from '../../../calculator/words.ts';
import { chance, type Dist, map, mean } from '../../../engine/dist.ts';
import { atLeast, counts, hands } from '../../../engine/draw.ts';
import { copiesOf, dealtTo, deckSize, unseenOf, within } from '../deck/rules.ts';
import { limitOf } from '../limits/rules.ts';
import { type Sight, sightOf } from '../sight/rules.ts';
import { EVENT_NAMES, type EventId } from '../words.ts';
import type { Search } from './fields.ts';

/** Each event once, with all its copies seen. */
function wantedOf({ cards }: Search): { event: EventId; seen: number }[] {
  const seen = new Map<EventId, number>();
  for (const { event, seen: more } of cards) seen.set(event, (seen.get(event) ?? 0) + more);
  return [...seen].map(([event, n]) => ({ event, seen: n }));
}

interface Place {
  readonly total: number;
  /** Hands that are searched. */
  readonly sizes: readonly number[];
  /** Whether what they hold counts together. */
  readonly pooled: boolean;
  readonly who: string;
}

/** 4.2.2, 4.3: where the cards are looked for; a card held over is dealt no more, and one card less is dealt. */
function placeOf(input: Search, sight: Sight, read: Reader): Place {
  const { unseen: total, hands: all } = sight;
  switch (input.whose) {
    case 'one':
      return { total, sizes: all.slice(0, 1), pooled: true, who: 'This opponent holds' };
    case 'any':
      return { total, sizes: all, pooled: false, who: 'Some one opponent holds' };
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
function heldIn(place: Place, kinds: readonly number[], how: Search['how']): Dist<number> {
  // What counts together is one kind of card.
  const apart = how === 'each' ? kinds : [kinds.reduce((a, b) => a + b, 0)];
  const { total, sizes, pooled } = place;
  if (pooled) {
    const size = sizes.reduce((a, b) => a + b, 0);
    return map(counts(apart, total, size), (held) => Math.min(...held));
  }
  return hands(apart, total, sizes, 0, (most, held) => Math.max(most, Math.min(...held)));
}

export function whoHoldsOdds(input: Search, tables: Tables) {
  const read = new Reader(tables);
  const sight = sightOf(input, read);
  const place = placeOf(input, sight, read);
  const wanted = wantedOf(input);
  const kinds = within(
    place.total,
    wanted.map(({ event, seen }) => unseenOf(event, seen, read)),
  );
  const held = heldIn(place, kinds, input.how);
  const holds = chance(held, (n) => n >= input.number);
  const all = kinds.reduce((a, b) => a + b, 0);
  const traitor = input.whose === 'one' ? traitorOdds(input, all, sight, read) : {};
  const caution = input.whose === 'deal' ? '' : sight.caution;
  return {
    sentence: `${overcounted(wanted, read)}${caution}${place.who} ${thing(input, wanted, kinds)} ${percent(holds)} of the time.`,
    chances: { holds, lacks: 1 - holds, ...traitor },
    expected: { copies: mean(held, (n) => n) },
    distributions: { copies: shares(held) },
    facts: {
      unseenCards: place.total,
      searched: place.sizes.reduce((a, b) => a + b, 0),
      copiesLeft: all,
    },
    grid: gridOf(held),
    ...basis(ledgerOf(wanted, read), readings(input, sight), read),
  };
}

/** 12.0: more cards of an event seen than the deck has. */
function overcounted(wanted: readonly { readonly event: EventId; readonly seen: number }[], read: Reader): string {
  const found = wanted.find(({ event, seen }) => seen > copiesOf(event, read));
  if (!found) return '';
  return `The deck has only ${plural(copiesOf(found.event, read), 'card')} of ${EVENT_NAMES[found.event]}, and you name ${found.seen}. `;
}

function thing({ how, number }: Search, wanted: readonly { event: EventId }[], kinds: readonly number[]): string {
  const names = wanted.map(({ event }) => EVENT_NAMES[event]);
  const list = (joint: string) => names.join(', ').replace(/, ([^,]*)$/, ` ${joint} $1`);
  if (how === 'each' && names.length > 1) return `at least ${number} each of ${list('and')}`;
  const left = kinds.reduce((a, b) => a + b, 0);
  if (left === 0) return `at least ${number} of ${list('or')}, all of which have been seen,`;
  if (left === 1 && number === 1) return `the one unseen card of ${list('or')}`;
  return `at least ${number} of the ${plural(left, 'unseen card')} of ${list('or')}`;
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

const readings = (input: Search, { hands: [size = 0] }: Sight): Assumption[] =>
  when(input.whose === 'one' && size > 0 && size < 4, {
    ruling: 'traitor-and-a-small-hand',
    rule: '12.0-traitor',
    field: 'smallHand',
    reading:
      input.smallHand === 'all'
        ? 'A Traitor looks at all cards of a hand of fewer than 4.'
        : 'A Traitor cannot look at a hand of fewer than 4 cards.',
  });

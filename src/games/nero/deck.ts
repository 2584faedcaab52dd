/** The deck by event: names, copies, and what is left of it for one who has seen some. Knows no board. */
import type { Reader } from '../../calculator/table.ts';

export const EVENTS = [
  'assassin',
  'bad-augury',
  'bad-weather',
  'barbarians',
  'bribe',
  'crisis',
  'galley-fleet',
  'sick',
  'hail-caesar',
  'legion-rebels',
  'praetorian-guard',
  'revolts',
  'senate-influence',
  'traitor',
] as const;

export type EventId = (typeof EVENTS)[number];

export const EVENT_NAMES: Readonly<Record<EventId, string>> = {
  assassin: 'Assassin',
  'bad-augury': 'Bad Augury',
  'bad-weather': 'Bad Weather',
  barbarians: 'Barbarian Tribe Attacks',
  bribe: 'Bribe',
  crisis: 'Crisis in Roma',
  'galley-fleet': 'Galley Fleet',
  sick: 'General/Contender Sick',
  'hail-caesar': 'Hail Caesar!',
  'legion-rebels': 'Legion Rebels',
  'praetorian-guard': 'Praetorian Guard',
  revolts: '(Province) Revolts',
  'senate-influence': 'Senate Influence',
  traitor: 'Traitor',
};

/** A figure of a table; a word in its place, or less than nothing, counts as nothing. */
export const amountOf = (value: number | string): number => (typeof value === 'number' ? Math.max(0, value) : 0);

/** 12.0: how many cards of an event the deck has. */
export const copiesOf = (event: EventId, read: Reader): number => amountOf(read.at('deck', event, 'count').value);

/** 2.5: all cards of the deck. */
export const deckSize = (read: Reader): number => EVENTS.reduce((sum, event) => sum + copiesOf(event, read), 0);

/** Copies that I have neither in my hand nor seen. */
export const unseenOf = (event: EventId, seen: number, read: Reader): number =>
  Math.max(0, copiesOf(event, read) - seen);

/** Kinds of cards cannot be more than the cards; the last named give way. */
export function within(total: number, kinds: readonly number[]): number[] {
  let left = total;
  return kinds.map((there) => {
    const taken = Math.min(there, left);
    left -= taken;
    return taken;
  });
}

/** The decks as content has them, and the cards of the seats of one game. */
import { byId } from '../../../../calculator/keys.ts';
import type { Count, Player } from '../../words.ts';

/** 7.1: what a card is worth. */
export type Worth = 1 | 2 | 3;

export interface CardsData {
  readonly events: readonly {
    readonly id: string;
    readonly title: string;
    readonly response?: true;
    readonly remove?: true;
    readonly players?: string;
  }[];
  readonly decks: Readonly<
    Record<
      string,
      readonly {
        readonly number: number;
        readonly value: Worth;
        readonly event?: string;
        readonly title?: string;
        readonly reshuffle?: true;
        readonly cancelsGallicEvent?: true;
      }[]
    >
  >;
  readonly desperate: Readonly<Record<string, readonly string[]>>;
}

/** Whether what is for some numbers of players is for this one. */
export const fits = (players: string | undefined, count: Count): boolean =>
  players === undefined ||
  players === 'all' ||
  (players.includes('-')
    ? Number(count) >= Number(players.split('-')[0]) && Number(count) <= Number(players.split('-')[1])
    : players === count);

export function cardsOf({ decks, events }: CardsData, seats: readonly Player[], count: Count) {
  const known = new Map(events.map((event) => [event.id, event]));
  return byId(
    seats.flatMap((seat) =>
      (decks[seat] ?? []).map((card) => {
        const event = card.event === undefined ? undefined : known.get(card.event);
        const facts = {
          seat,
          title: card.title ?? event?.title ?? `No. ${card.number}`,
          value: card.value,
          /** The event that it carries in this game; none where it does not fit the number of players. */
          event: event && fits(event.players, count) ? event.id : null,
          remove: event?.remove ?? false,
          reshuffle: card.reshuffle ?? false,
          /** 7.1-icons: with three players it keeps the Gauls quiet for the round. */
          calms: card.cancelsGallicEvent ?? false,
        };
        return [`${seat}-${String(card.number).padStart(2, '0')}`, facts] as const;
      }),
    ),
  );
}
export type CardFacts = ReturnType<typeof cardsOf>[string];

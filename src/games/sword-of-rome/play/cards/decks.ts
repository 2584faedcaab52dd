/** The decks as content has them, and the cards of the seats of one game. */
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

export interface CardFacts {
  readonly seat: Player;
  readonly title: string;
  readonly value: Worth;
  /** The event that it carries in this game; none where it does not fit the number of players. */
  readonly event: string | null;
  readonly remove: boolean;
  readonly reshuffle: boolean;
  /** 7.1-icons: with three players it keeps the Gauls quiet for the round. */
  readonly calms: boolean;
}

/** Whether what is for some numbers of players is for this one. */
export const fits = (players: string | undefined, count: Count): boolean =>
  players === undefined ||
  players === 'all' ||
  (players.includes('-')
    ? Number(count) >= Number(players.split('-')[0]) && Number(count) <= Number(players.split('-')[1])
    : players === count);

export function cardsOf(
  { decks, events }: CardsData,
  seats: readonly Player[],
  count: Count,
): Record<string, CardFacts> {
  const byId = new Map(events.map((event) => [event.id, event]));
  return Object.fromEntries(
    seats.flatMap((seat) =>
      (decks[seat] ?? []).map((card): [string, CardFacts] => {
        const event = card.event === undefined ? undefined : byId.get(card.event);
        const inPlay = event && fits(event.players, count);
        return [
          `${seat}-${String(card.number).padStart(2, '0')}`,
          {
            seat,
            title: card.title ?? event?.title ?? `No. ${card.number}`,
            value: card.value,
            event: inPlay ? event.id : null,
            remove: event?.remove ?? false,
            reshuffle: card.reshuffle ?? false,
            calms: card.cancelsGallicEvent ?? false,
          },
        ];
      }),
    ),
  );
}

/** Plays a whole game between players from a seed: the same players and seed give the same game. */
import { Random } from '../engine/random.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import type { Player } from './players.ts';

export interface Played {
  /** None where it did not end. */
  readonly winners: readonly string[];
  /** What was decided where there was something to choose, by seat. */
  readonly decisions: Readonly<Record<string, number>>;
  readonly state: AnyState;
}

/** More actions than any game takes. */
const LONGEST = 20_000;

/** `look` sees every position in which something is decided, before it is. */
export function playMatch(
  game: AnyGame,
  start: AnyState,
  players: Readonly<Record<string, Player>>,
  seed: number,
  look?: (state: AnyState, seat: string) => void,
): Played {
  const random = new Random(seed);
  const search = game.search(start);
  const decisions: Record<string, number> = {};
  for (let i = 0; i < LONGEST && !search.state.ending; i++) {
    const seat = search.decider() ?? '';
    if (seat === 'chance' || search.only()) {
      search.play(search.draw(random));
      continue;
    }
    look?.(search.state, seat);
    const player = players[seat];
    if (!player) throw new RangeError(`nobody plays ${seat}`);
    decisions[seat] = (decisions[seat] ?? 0) + 1;
    search.play(player(search.state, seat, random.next() | 0));
  }
  return { winners: search.state.ending?.winners ?? [], decisions, state: search.state };
}

/** The set-up that a game offers first. */
export const freshSetup = ({ offers }: AnyGame): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(offers).flatMap(
      ([
        field,
        {
          options: [first],
        },
      ]) => (first ? [[field, first.value]] : []),
    ),
  );

/** Whose turn it is in a branch, who plays the seat, and whether the device must be handed over first. */
import { Random } from '../../engine/random.ts';
import type { Viewer } from '../../play/board.ts';
import type { AnyGame } from '../../play/machine.ts';
import type { AnyState } from '../../play/state.ts';
import { lately, type Now } from './branch.ts';
import { hasComputer, isByLink, isComputers, NOBODY, peopleOf, type Seats } from './seats.ts';

/** How the hands lie: open for all who look, or each for its owner. */
export type Hands = 'open' | 'hidden';

export interface Holding {
  readonly hands: Hands;
  /** The seat that holds the device, where hands are hidden. */
  readonly holder: string;
  /** By link: the seats of those who sit here, all others are away. */
  readonly here?: readonly string[];
  /** By link: so many actions were handed on, or came from elsewhere. */
  readonly handed?: number;
  /** By link: hands lie open all the same. */
  readonly bare?: boolean;
}

/** The seats of people that are not by link: where a game by link is begun, they sit here. */
const atHome = (game: AnyGame, s: AnyState, seats: Seats): string[] =>
  peopleOf(seats, game.seated(s)).filter((seat) => !seats.linked?.includes(seat));

/** Against the computer hands are hidden, and who plays alone against it holds the device. */
export function tableWith(game: AnyGame, s: AnyState, table: Holding, seats: Seats): Holding {
  if (isByLink(seats)) {
    const { here = atHome(game, s, seats), holder, bare } = table;
    const [only = ''] = table.here || here.length > 1 ? [] : here;
    return { ...table, here, holder: holder || only, hands: bare ? 'open' : 'hidden' };
  }
  if (!hasComputer(seats)) return table;
  const people = peopleOf(seats, game.seated(s));
  return { hands: 'hidden', holder: people.length === 1 ? (people[0] ?? '') : table.holder };
}

export interface Turn {
  /** A seat or chance; absent when the game is over. */
  readonly decider?: string;
  /** The screen must be handed over before anything is shown. */
  readonly covered: boolean;
  /** The seat decides what all can see, and its hand is closed; it may want to see it all the same. */
  readonly closed?: boolean;
  /** Who is asked plays from elsewhere, by link. */
  readonly away?: boolean;
  /** What that seat may do hangs on its hand: it must be asked, whatever it may do. */
  readonly secret?: boolean;
  readonly viewer: Viewer;
}

const cardsOf = (game: AnyGame, s: AnyState, seat: string): number => game.board(s, 'none').hands[seat]?.count ?? 0;

/** New deals that must leave the options as they are, before they count as seen by all. */
const DEALS = 6;

/** Whether what may be done now hangs on cards that only the seat may see: it takes one, or other hands would allow other things. */
function needsHand(game: AnyGame, s: AnyState, seat: string): boolean {
  if (cardsOf(game, s, seat) === 0) return false;
  const isCard = (type: string): boolean =>
    Object.values(game.actions[type] ?? {}).some((field) => (field as { readonly kind: string }).kind === 'card');
  if (game.moment(s).some(isCard)) return true;
  const other = Object.keys(game.seats).find((one) => one !== seat);
  if (other === undefined) return false;
  const random = new Random(1);
  const options = JSON.stringify(game.search(s).options());
  return Array.from({ length: DEALS }, () => game.redeal(s, other, random)).some(
    (dealt) => JSON.stringify(game.search(dealt).options()) !== options,
  );
}

/** The one place that says who plays: the computer in its seats, else everybody who sits here, in turn. */
export function turnOf(game: AnyGame, s: AnyState, { hands, holder, here }: Holding, seats = NOBODY): Turn {
  const decider: string | undefined = game.decider(s);
  const isSeat = decider !== undefined && decider !== 'chance' && !isComputers(seats, decider);
  const away = isSeat && here !== undefined && !here.includes(decider);
  const known = {
    ...(decider !== undefined && { decider }),
    ...(away && { away, secret: hands !== 'open' && needsHand(game, s, decider) }),
  };
  if (hands === 'open') return { ...known, covered: false, viewer: 'all' };
  if (!isSeat || away || decider === holder) return { ...known, covered: false, viewer: holder || 'none' };
  const covered = needsHand(game, s, decider);
  return { ...known, covered, closed: !covered && cardsOf(game, s, decider) > 0, viewer: 'none' };
}

/** Why the last gesture cannot be taken back; nothing where it can. */
export function whyNoUndo(now: Now, table: Holding, seats = NOBODY, people = 2): string | undefined {
  const { hands, holder, handed = 0 } = table;
  if (now.moves.length === 0) return 'Nothing has happened yet';
  if (now.moves.length <= handed) return 'You have handed the game on';
  // Against the computer alone nobody is wronged.
  if ((hands === 'open' && !isByLink(seats)) || (hasComputer(seats) && people < 2)) return undefined;
  const last = lately(now);
  if (last.some(({ by }) => by === 'chance')) return 'Dice were rolled or cards drawn since';
  const own = hands === 'open' ? (table.here ?? []) : [holder];
  return last.every(({ by }) => own.includes(by)) ? undefined : 'Somebody else has acted since';
}

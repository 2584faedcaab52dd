/** What one colour may see of a game: the board and the counts in full, hidden cards only where they are its own. */

import { type Colour, each, type Status } from '../words.ts';
import { controllerOf } from './board.ts';
import { decider } from './play.ts';
import type { State } from './state.ts';

export interface PlaceView {
  readonly at: string;
  readonly name: string;
  readonly legions: readonly { readonly colour: Colour; readonly n: number; readonly marker: boolean }[];
  readonly uncontrolled: number;
  readonly leaders: readonly { readonly colour: Colour; readonly status: Status }[];
  readonly barbarian: boolean;
  /** 11.1 */
  readonly controller: Colour | null;
}

export interface HandView {
  readonly size: number;
  /** The cards themselves, for their owner. */
  readonly cards: readonly string[] | null;
  readonly holds: boolean;
}

export interface View {
  readonly turn: number;
  readonly active: Colour;
  readonly decider: Colour | null;
  /** What is being decided. */
  readonly doing: string | null;
  readonly places: readonly PlaceView[];
  readonly hands: Readonly<Record<Colour, HandView>>;
  readonly vp: Readonly<Record<Colour, number>>;
  /** Cards that lie face up, the last one used last. */
  readonly used: readonly string[];
  /** 12.0-traitor: what the viewer was shown. */
  readonly seen: { readonly of: Colour; readonly cards: readonly string[] } | null;
}

/** 3.0.4, 14.0: hands are secret; with two players a person sees both own hands, so he asks for both views. */
export function view(s: State, viewer: Colour): View {
  const { places } = s.setup.board;
  return {
    turn: s.turn,
    active: s.round.active,
    decider: decider(s) ?? null,
    doing: s.frames.at(-1)?.type ?? null,
    places: Object.entries(places).map(([at, { name }]) => ({
      at,
      name,
      legions: s.setup.colours.flatMap((colour) => {
        const stack = s.stacks[colour][at];
        return stack ? [{ colour, n: stack.n, marker: stack.marker }] : [];
      }),
      uncontrolled: s.uncontrolled[at] ?? 0,
      leaders: s.setup.colours.flatMap((colour) =>
        s.leaders[colour].at === at ? [{ colour, status: s.leaders[colour].status }] : [],
      ),
      barbarian: s.barbarian === at,
      controller: controllerOf(s, at) ?? null,
    })),
    hands: each((c) => ({
      size: s.hands[c].length,
      cards: c === viewer ? s.hands[c] : null,
      holds: s.held[c] !== null,
    })),
    vp: s.vp,
    used: s.faceUp,
    seen: viewer === s.round.active ? s.round.seen : null,
  };
}

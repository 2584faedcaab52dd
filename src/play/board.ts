/**
 * What a game's board shows, as plain data: one shape for all games, made so that two boards can be compared name by
 * name. A card that the viewer may not see is never in it.
 */
import type { Ending, Happening, Move, Score } from './state.ts';

/** A side that looks, everything laid open, or only what all may see. */
export type Viewer<Seat extends string = string> = Seat | 'all' | 'none';

/** A marker: a glyph on the board, named for the list and for a screen reader. */
export interface Mark {
  readonly id: string;
  readonly says: string;
  readonly number?: number;
  readonly side?: string;
}

export interface Stack {
  readonly side: string;
  /** What its pieces are: CU, Legions, Warships. */
  readonly kind: string;
  readonly number: number;
  /** Within the walls. */
  readonly inside?: true;
  readonly marks?: readonly Mark[];
}

export interface Leader {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly rating?: number;
  /** An office or a rank. */
  readonly status?: string;
  readonly inside?: true;
  readonly marks?: readonly Mark[];
}

export interface Siege {
  readonly by: string;
  readonly points: number;
  /** As many as the place can bear. */
  readonly of: number;
}

export interface Place {
  readonly control: string | null;
  readonly stacks: readonly Stack[];
  readonly leaders: readonly Leader[];
  readonly siege?: Siege;
  readonly marks?: readonly Mark[];
}

export interface Card {
  readonly id: string;
  readonly title: string;
  /** Whose it is, or from whose deck. */
  readonly side?: string;
  /** Its printed figures by their names. */
  readonly values?: Readonly<Record<string, number | string>>;
  /** What has struck it, where it is cancelled. */
  readonly struck?: string;
}

/** Whether anybody plays with cards here: some games have none. */
export const hasCards = ({ hands, piles }: Pick<Picture, 'hands' | 'piles'>): boolean =>
  Object.keys(hands).length + Object.keys(piles).length > 0;

export interface Hand {
  readonly count: number;
  /** The cards, for those who may see them. */
  readonly cards?: readonly Card[];
  readonly marks?: readonly Mark[];
}

export interface Pile {
  readonly label: string;
  readonly count: number;
  /** What lies open, the last card last. */
  readonly open?: readonly Card[];
}

/** A track: one marker, or one of each side. */
export interface Track {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly at: number | Readonly<Record<string, number>>;
  /** From here on it wins, or counts. */
  readonly wins?: number;
  /** The steps, where they have names. */
  readonly words?: readonly string[];
}

/** Pieces with movement to spend. */
export interface Force {
  readonly side: string;
  readonly at: string;
  readonly says: string;
  readonly left: number;
  readonly of?: number;
  /** What it spends: MP. */
  readonly unit: string;
}

export interface Party {
  readonly side: string;
  /** Attacker, mover, declarer. */
  readonly role: string;
  readonly stacks?: readonly Stack[];
  readonly leaders?: readonly Leader[];
  /** Cards that lie open before it, and how many lie hidden. */
  readonly cards?: readonly Card[];
  readonly hidden?: number;
  /** What it still holds, how many of each by name, for those who may see it. */
  readonly holds?: Readonly<Record<string, number>>;
  readonly total?: number;
  readonly wins?: true;
  readonly marks?: readonly Mark[];
}

/** A sum that must reach a goal, block by block. */
export interface Tally {
  readonly unit: string;
  readonly goal: number;
  readonly blocks: readonly {
    readonly side: string;
    readonly number: number;
    readonly says: string;
    readonly struck?: string;
  }[];
}

/** Something given that is no piece: by its name, and whose it is. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly side?: string;
}

/** What is fought out beside the map: a battle, a duel of cards, a declaration. */
export interface Box {
  readonly title: string;
  readonly at?: string;
  readonly round?: number;
  readonly rounds?: number;
  /** Its steps by name, and the one that is under way. */
  readonly stages?: readonly string[];
  readonly stage?: number;
  readonly parties: readonly Party[];
  readonly facts?: readonly Fact[];
  readonly tally?: Tally;
}

/** Who is asked what, and who after that. */
export interface Asked {
  readonly who: string;
  readonly rule: string;
  readonly says: string;
  readonly after: readonly string[];
}

/** What a game draws of itself. */
export interface Picture {
  /** What is going on, in a line. */
  readonly title: string;
  /** By the id of the place on the map. */
  readonly places: Readonly<Record<string, Place>>;
  /** By id; the turn is a track too. */
  readonly tracks: Readonly<Record<string, Track>>;
  /** By seat. */
  readonly hands: Readonly<Record<string, Hand>>;
  readonly piles: Readonly<Record<string, Pile>>;
  /** Leaders that are on no place. */
  readonly beside?: readonly Leader[];
  /** What holds for the whole table. */
  readonly marks?: readonly Mark[];
  readonly moving?: Force;
  readonly waiting?: readonly Force[];
  readonly box?: Box;
}

/** With what the frame of the game adds. */
export interface Board extends Picture {
  readonly viewer: string;
  readonly asked: Asked | null;
  /** What has just moved. */
  readonly moves: readonly Move[];
  /** What has just been fought out. */
  readonly score: Score | null;
  readonly ending: Ending | null;
}

/** What happenings leave on the board until the next ones. */
export function tracesOf(happened: readonly Happening[]): Pick<Board, 'moves' | 'score'> {
  return {
    moves: happened.flatMap(({ move }) => (move ? [move] : [])),
    score: happened.findLast((one) => one.score)?.score ?? null,
  };
}

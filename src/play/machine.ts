/**
 * A whole game as pure functions over plain data: start, decider, choices, play, ending, board, question. It runs the
 * frames by the procedures that a game declares, and knows no game.
 */
import { keysOf } from '../calculator/keys.ts';
import type { Switches } from '../calculator/switches.ts';
import type { Random } from '../engine/random.ts';
import { type Board, type Picture, tracesOf, type Viewer } from './board.ts';
import { type Chance, chanceProblem } from './chance.ts';
import type { ChanceAction } from './fields.ts';
import { type AnyAction, type AnyAnswer, Frames, sameAction } from './frames.ts';
import { keyOf } from './key.ts';
import { no, type Problem } from './problem.ts';
import type { ActionIn, Asks, Choice, Procedures, Types, Words } from './procedure.ts';
import type { Question } from './question.ts';
import { type Redeal, Search } from './search.ts';
import { shapeProblem } from './shape.ts';
import { type AnyFrame, type AnyState, draftOf, type Ending, type Happening, top } from './state.ts';
import type { Travel } from './travel.ts';

/** What may be chosen of a fresh game: a field of its set-up. */
export interface Offer {
  readonly label: string;
  /** The usual one first. */
  readonly options: readonly { readonly value: string | number; readonly says: string }[];
}

/** By the name of the field. */
export type Offers = Readonly<Record<string, Offer>>;

/** The clause by which it is not the moment for an action, and one sentence. */
export interface Missed {
  readonly rule: string;
  readonly sentence: string;
}

/** What a game declares of itself. */
interface Definition<G extends Types> {
  readonly id: string;
  /** The seats with their names, in the order in which they sit. */
  readonly seats: Readonly<Record<G['Seat'], string>>;
  /** Who plays from here on, in a game that can be played by fewer than it has seats; otherwise all. */
  readonly seated?: (s: G['State']) => readonly G['Seat'][];
  /** What a fresh game offers; a game that is always set up alike offers nothing. */
  readonly offers?: Offers;
  /** The readings that it may be played by, as its set-up has them under `rulings`. */
  readonly readings?: Switches;
  readonly actions: G['Actions'];
  readonly procedures: Procedures<G>;
  /** The position before anything runs; a RangeError where the set-up does not fit. */
  readonly begin: (setup: G['Setup'], content: G['Content']) => G['State'];
  /** What follows at once from where the pieces are, after every change. */
  readonly settle?: (d: G['State']) => void;
  /** Why the moment for a type of action never came or is over, where a clause says so. */
  readonly missed?: (s: G['State'], type: string) => Missed | undefined;
  readonly picture: (s: G['State'], viewer: Viewer<G['Seat']>) => Picture;
  /** Deals anew, in place, what a seat cannot see; where nothing is hidden, nothing. */
  readonly redeal?: (d: G['State'], viewer: G['Seat'], random: Random) => void;
  /** How pieces get about, for a board that shows how far they come. */
  readonly travel?: Travel<G['State']>;
  /** Which round it is, by a name of its own: what somebody waives for a round is waived as long as this is the same. */
  readonly round?: (s: G['State']) => string;
  /** Fields of the state whose lists are heaps: their order does not matter. */
  readonly loose?: readonly (keyof G['State'] & string)[];
}

export type Played<S> =
  | { readonly type: 'played'; readonly state: S; readonly happened: readonly Happening[] }
  | { readonly type: 'rejected'; readonly problem: Problem };

interface WholeGame<G extends Types> {
  readonly id: string;
  readonly seats: Readonly<Record<G['Seat'], string>>;
  readonly offers: Offers;
  /** The seats that somebody plays, in the order in which they sit. */
  seated(s: G['State']): G['Seat'][];
  readonly readings: Switches;
  readonly actions: G['Actions'];
  readonly travel?: Travel<G['State']>;
  /** The types of frames that somebody, or chance, answers. */
  readonly frames: readonly string[];
  /** The state in which somebody must decide first. */
  start(setup: G['Setup'], content: G['Content']): G['State'];
  /** Who must decide now; undefined when the game is over. */
  decider(s: G['State']): G['Seat'] | 'chance' | undefined;
  /** What is being decided. */
  asks(s: G['State']): Asks<G['Seat']> | undefined;
  /** The chance that is waited for, where the decider is chance. */
  chance(s: G['State']): Chance | undefined;
  /** The same as long as a round lasts. */
  round(s: G['State']): string;
  /** The types of action whose moment it is, whether one of them is allowed or not; chance left out. */
  moment(s: G['State']): string[];
  /** Everything that is allowed now, chance left out. */
  choices(s: G['State']): Choice<ActionIn<G>>[];
  /** The calculator that tells the odds of this moment, and its input. */
  question(s: G['State']): Question | undefined;
  /** Why an action is not allowed, without playing it. */
  problem(s: G['State'], action: unknown): Problem | undefined;
  /** The state after an action, with what happened; or why it is not allowed. Neither argument is changed. */
  play(s: G['State'], action: unknown): Played<G['State']>;
  ending(s: G['State']): Ending | undefined;
  board(s: G['State'], viewer: Viewer<G['Seat']>): Board;
  /** The same table as a seat sees it, with everything hidden dealt anew. */
  redeal(s: G['State'], viewer: G['Seat'], random: Random): G['State'];
  /** The same for equal positions, in whatever order single actions have led to them. */
  key(s: G['State']): string;
  /** Plays on from here in place, to look ahead. */
  search(s: G['State']): Search<G['State']>;
}

// biome-ignore lint/suspicious/noExplicitAny: a game of any types; its own functions fit each other
export type AnyGame = WholeGame<any>;

/** Why none of the options is meant, where the game has nothing to say of it. */
function notAmong(s: AnyState, f: AnyFrame, answer: AnyAnswer, rule: string): Problem {
  const few = [...answer.options(s, f)].slice(0, 8).map((a) => wordsOf(answer, s, f, a).says);
  return no(rule, `That is not possible here.${few.length ? ` You can choose: ${few.join('; ')}.` : ''}`);
}

const wordsOf = (answer: AnyAnswer, s: AnyState, f: AnyFrame, a: AnyAction): Words => {
  const words = answer.says(s, f, a);
  return typeof words === 'string' ? { says: words } : words;
};

function isAllowed(s: AnyState, f: AnyFrame, answer: AnyAnswer, action: AnyAction): boolean {
  if (answer.allows) return answer.allows(s, f, action);
  for (const option of answer.options(s, f)) if (sameAction(option, action)) return true;
  return false;
}

export function wholeGame<G extends Types>(game: Definition<G>): WholeGame<G> {
  type S = G['State'];
  const { id, seats, offers = {}, readings = {}, actions } = game;
  const reserved = Object.entries(actions).find(([, fields]) => 'by' in fields || 'type' in fields);
  if (reserved) throw new RangeError(`action "${reserved[0]}": no field may be called "by" or "type"`);
  const frames = new Frames(game.procedures as unknown as Procedures<Types>, game.settle as (d: AnyState) => void);

  function problemOf(s: S, given: unknown): Problem | undefined {
    if (s.ending) return { code: 'over', rule: s.ending.rule, sentence: 'The game is over; nothing more can be done.' };
    const f = top(s);
    const { rule, says } = frames.asks(s, f);
    const shape = shapeProblem(actions, given);
    if (shape) return { code: 'shape', rule, sentence: shape };
    const action = given as AnyAction;
    const waits = frames.chance(s, f);
    const decisions = new Map(waits ? [] : frames.decisions(s, f));
    const answer = decisions.get(action.type);
    if (waits?.type !== action.type && !answer) {
      const missed = game.missed?.(s, action.type);
      const sentence = `${missed?.sentence ?? 'This is not the moment for that.'} Now: ${says}`;
      return { code: 'moment', rule: missed?.rule ?? rule, sentence };
    }
    if (waits) {
      const sentence = chanceProblem(waits, given as ChanceAction);
      return sentence ? { code: 'rule', rule, sentence } : undefined;
    }
    if (!answer || isAllowed(s, f, answer, action)) return undefined;
    return answer.why?.(s, f, action) ?? notAmong(s, f, answer, rule);
  }

  return {
    id,
    seats,
    offers,
    seated: (s) => keysOf(seats).filter((seat) => game.seated?.(s).includes(seat) ?? true),
    readings,
    actions,
    ...(game.travel && { travel: game.travel }),
    frames: frames.types,
    start: (setup, content) => frames.advance(draftOf(game.begin(setup, content))),
    decider: (s) => (s.ending ? undefined : (frames.decider(s, top(s)) as G['Seat'] | 'chance')),
    asks: (s) => (s.ending ? undefined : (frames.asks(s, top(s)) as Asks<G['Seat']>)),
    chance: (s) => (s.ending ? undefined : frames.chance(s, top(s))),
    round: (s) => game.round?.(s) ?? '',
    moment: (s) => (s.ending || frames.chance(s, top(s)) ? [] : [...frames.decisions(s, top(s))].map(([type]) => type)),
    choices(s) {
      if (s.ending) return [];
      const f = top(s);
      if (frames.chance(s, f)) return [];
      const choices: Choice<AnyAction>[] = [];
      for (const [, answer] of frames.decisions(s, f))
        for (const action of answer.options(s, f)) choices.push({ action, ...wordsOf(answer, s, f, action) });
      return choices as Choice<ActionIn<G>>[];
    },
    question: (s) => (s.ending ? undefined : frames.question(s, top(s))),
    problem: problemOf,
    play(s, action) {
      const problem = problemOf(s, action);
      if (problem) return { type: 'rejected', problem };
      const d = draftOf(s as S);
      const state = frames.apply(d, top(d), action as AnyAction);
      return { type: 'played', state, happened: state.happened };
    },
    ending: (s) => s.ending ?? undefined,
    board(s, viewer) {
      const f = s.ending ? undefined : top(s);
      const asks = f && frames.asks(s, f);
      return {
        ...game.picture(s, viewer),
        viewer,
        asked: asks ? { who: frames.decider(s, f), rule: asks.rule, says: asks.says, after: asks.after ?? [] } : null,
        ...tracesOf(s.happened),
        ending: s.ending,
      };
    },
    redeal(s, viewer, random) {
      const d = draftOf(s as S);
      d.happened = s.happened;
      game.redeal?.(d, viewer, random);
      return d;
    },
    key: (s) => keyOf(s, game.loose ?? []),
    search: (s) => new Search({ frames, redeal: game.redeal as Redeal | undefined }, s as S),
  };
}

/**
 * A whole game as pure functions over plain data: start, decider, choices, play, ending, board, question. It runs the
 * frames by the procedures that a game declares, and knows no game.
 */
import type { Switches } from '../calculator/fields.ts';
import { isAmong } from '../calculator/keys.ts';
import { type Board, type Picture, tracesOf, type Viewer } from './board.ts';
import { type Chance, chanceProblem } from './chance.ts';
import { CHANCES, type ChanceAction, type ChanceType } from './fields.ts';
import type { Problem } from './problem.ts';
import type { ActionIn, Answer, Asks, ChanceAnswer, Choice, Procedures, Types } from './procedure.ts';
import type { Question } from './question.ts';
import { shapeProblem } from './shape.ts';
import { type AnyFrame, draftOf, type Ending, type Happening, type Table, top } from './table.ts';

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
}

export type Played<S> =
  | { readonly type: 'played'; readonly state: S; readonly happened: readonly Happening[] }
  | { readonly type: 'rejected'; readonly problem: Problem };

interface WholeGame<G extends Types> {
  readonly id: string;
  readonly seats: Readonly<Record<G['Seat'], string>>;
  readonly offers: Offers;
  readonly readings: Switches;
  readonly actions: G['Actions'];
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
}

// biome-ignore lint/suspicious/noExplicitAny: a game of any types; its own functions fit each other
export type AnyGame = WholeGame<any>;

/** More steps than any game takes between two decisions. */
const ENDLESS = 10_000;

// These types stand for a procedure of any frame: each frame is only ever handed to the procedure of its own type.
type AnyAnswer = Answer<Types, AnyFrame, unknown>;
type AnyChance = ChanceAnswer<Types, AnyFrame, ChanceType>;
interface AnyProcedure {
  run?(d: Table, f: AnyFrame): 'goes-on' | 'waits';
  who?(s: Table, f: AnyFrame): string;
  asks?(s: Table, f: AnyFrame): Asks;
  question?(s: Table, f: AnyFrame): Question | undefined;
  readonly answers?: Readonly<Record<string, AnyAnswer | AnyChance>>;
}

const isChance = (type: string): type is ChanceType => isAmong(CHANCES, type);

export function wholeGame<G extends Types>(game: Definition<G>): WholeGame<G> {
  type S = G['State'];
  const { id, seats, offers = {}, readings = {}, actions } = game;
  const reserved = Object.entries(actions).find(([, fields]) => 'by' in fields || 'type' in fields);
  if (reserved) throw new RangeError(`action "${reserved[0]}": a sample writes whose it is as "by", no field may`);
  const procedures = new Map(Object.entries<AnyProcedure>(game.procedures as unknown as Record<string, AnyProcedure>));
  const answers = new Map(
    [...procedures].flatMap(([type, { answers }]) => (answers ? [[type, Object.entries(answers)] as const] : [])),
  );

  const procedureOf = (f: AnyFrame): AnyProcedure => {
    const procedure = procedures.get(f.type);
    if (!procedure) throw new RangeError(`frame "${f.type}" is not among ${[...procedures.keys()].join(', ')}`);
    return procedure;
  };

  /** The types of action that the frame may be answered with now. */
  const open = (s: S, f: AnyFrame): string[] =>
    (answers.get(f.type) ?? []).flatMap(([type, { when }]) => (!when || when(s, f) ? [type] : []));

  const pending = (s: S, f: AnyFrame): Chance | undefined => {
    for (const [type, answer] of answers.get(f.type) ?? [])
      if (isChance(type) && (!answer.when || answer.when(s, f)))
        return { type, ...(answer as AnyChance).waits(s, f) } as Chance;
    return undefined;
  };

  const asksOf = (s: S, f: AnyFrame): Asks => {
    const asks = procedureOf(f).asks?.(s, f);
    if (!asks) throw new RangeError(`frame "${f.type}" waits, but asks nothing`);
    return asks;
  };

  const deciderOf = (s: S, f: AnyFrame): string => {
    if (pending(s, f)) return 'chance';
    const who = procedureOf(f).who?.(s, f);
    if (who === undefined) throw new RangeError(`frame "${f.type}" waits, but nobody decides`);
    return who;
  };

  const nameOf = (who: string): string => (who === 'chance' ? 'Chance' : (seats[who as G['Seat']] ?? who));

  /** Goes on until somebody must decide or the game is over. */
  function advance(d: S): S {
    for (let i = 0; i < ENDLESS; i++) {
      game.settle?.(d);
      const f = d.frames.at(-1);
      if (!f || d.ending || (procedureOf(f).run?.(d, f) ?? 'waits') === 'waits') return d;
    }
    throw new RangeError(`the game does not come to rest: ${d.frames.map((f) => f.type).join(' > ')}`);
  }

  function problemOf(s: S, given: unknown): Problem | undefined {
    if (s.ending) return { code: 'over', rule: s.ending.rule, sentence: 'The game is over; nothing more can be done.' };
    const f = top(s);
    const { rule, says } = asksOf(s, f);
    const shape = shapeProblem(actions, given);
    if (shape) return { code: 'shape', rule, sentence: shape };
    const action = given as { readonly type: string };
    const types = open(s, f);
    if (!types.includes(action.type)) {
      const now = `${nameOf(deciderOf(s, f))} decides now: ${says}`;
      const missed = game.missed?.(s, action.type);
      const found = `${missed ? `${missed.sentence} ` : ''}Found "${action.type}"; ${now}`;
      return { code: 'moment', rule: missed?.rule ?? rule, sentence: `${found} Allowed: ${types.join(', ')}.` };
    }
    const waits = pending(s, f);
    if (waits) {
      const sentence = chanceProblem(waits, given as ChanceAction);
      return sentence ? { code: 'rule', rule, sentence } : undefined;
    }
    return answerOf(f, action.type).problem(s, f, action);
  }

  const answerOf = (f: AnyFrame, type: string): AnyAnswer => {
    const answer = procedureOf(f).answers?.[type];
    if (!answer) throw new RangeError(`frame "${f.type}" knows no "${type}"`);
    return answer as AnyAnswer;
  };

  return {
    id,
    seats,
    offers,
    readings,
    actions,
    frames: [...answers.keys()],
    start: (setup, content) => advance(draftOf(game.begin(setup, content))),
    decider: (s) => (s.ending ? undefined : (deciderOf(s, top(s)) as G['Seat'] | 'chance')),
    asks: (s) => (s.ending ? undefined : (asksOf(s, top(s)) as Asks<G['Seat']>)),
    chance: (s) => (s.ending ? undefined : pending(s, top(s))),
    choices(s) {
      if (s.ending) return [];
      const f = top(s);
      if (pending(s, f)) return [];
      return open(s, f).flatMap((type) => answerOf(f, type).choices(s, f)) as Choice<ActionIn<G>>[];
    },
    question(s) {
      if (s.ending) return undefined;
      const f = top(s);
      return procedureOf(f).question?.(s, f);
    },
    problem: problemOf,
    play(s, action) {
      const problem = problemOf(s, action);
      if (problem) return { type: 'rejected', problem };
      const d = draftOf(s as S);
      const f = top(d);
      answerOf(f, (action as { readonly type: string }).type).apply(d, f, action);
      const state = advance(d);
      return { type: 'played', state, happened: state.happened };
    },
    ending: (s) => s.ending ?? undefined,
    board(s, viewer) {
      const f = s.ending ? undefined : top(s);
      const asks = f && asksOf(s, f);
      return {
        ...game.picture(s, viewer),
        viewer,
        asked: asks ? { who: deciderOf(s, f), rule: asks.rule, says: asks.says, after: asks.after ?? [] } : null,
        ...tracesOf(s.happened),
        ending: s.ending,
      };
    },
  };
}

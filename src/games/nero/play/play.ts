/** The game as four pure functions: start, choices, play, ending. The only place where a state is changed. */

import { AREA_NAMES, type Colour, each } from '../words.ts';
import { type Action, shapeProblem } from './actions.ts';
import type { Frame, FrameOf } from './frames.ts';
import { gain, settle } from './pieces.ts';
import { no, type Problem, type Procedure, top } from './procedure.ts';
import { allot } from './procedures/allot.ts';
import { assassinate } from './procedures/assassinate.ts';
import { battle } from './procedures/battle.ts';
import { consent } from './procedures/consent.ts';
import { declare } from './procedures/declare.ts';
import { displace } from './procedures/displace.ts';
import { event } from './procedures/event.ts';
import { march } from './procedures/march.ts';
import { muster } from './procedures/muster.ts';
import { setUp, setUpSteps } from './procedures/placement.ts';
import { retreat } from './procedures/retreat.ts';
import { round } from './procedures/round.ts';
import { roundOf, turn } from './procedures/turn.ts';
import { answer, window } from './procedures/window.ts';
import { entered, withdraw } from './procedures/withdraw.ts';
import { type Options, prepare } from './set-up.ts';
import { copied, type Ending, type Happening, type State } from './state.ts';

const PROCEDURES: { readonly [T in Frame['type']]: Procedure<FrameOf<T>> } = {
  'set-up': setUp,
  turn,
  round,
  allot,
  march,
  entered,
  withdraw,
  consent,
  battle,
  retreat,
  declare,
  assassinate,
  event,
  displace,
  muster,
  window,
  answer,
};

// Each frame is only ever handed to the procedure of its own type.
const procedureOf = (f: Frame): Procedure<Frame> => PROCEDURES[f.type] as unknown as Procedure<Frame>;

/** Goes on until somebody must decide or the game is over. */
function advance(d: State): State {
  for (;;) {
    settle(d);
    const f = d.frames.at(-1);
    if (!f || procedureOf(f).run(d, f)) return d;
  }
}

/** 3.0: the board before the first decision. The seed settles every shuffle and blind draw of the game. */
export function start(options: Options, seed: number): State {
  const setup = prepare(options);
  const d: State = {
    setup,
    seed: seed | 0,
    turn: 1,
    first: setup.youngest,
    counting: [],
    hands: each(() => []),
    held: each(() => null),
    faceDown: Object.keys(setup.deck),
    faceUp: [],
    stacks: each(() => ({})),
    uncontrolled: {},
    leaders: each(() => ({ status: 'general', at: '' })),
    barbarian: null,
    vp: each(() => 0),
    wholeTurn: each(() => false),
    round: roundOf(setup.youngest, false),
    frames: [{ type: 'turn', stage: 'deal' }],
    happened: [],
    ending: null,
  };
  for (const c of setup.colours) for (const at of setup.board.areas[c]) gain(d, c, at, 1);
  d.frames.push({ type: 'set-up', steps: setUpSteps(d) });
  return advance(d);
}

/** Who must decide now; undefined when the game is over. */
export function decider(s: State): Colour | undefined {
  if (s.ending) return undefined;
  const f = top(s);
  return procedureOf(f).who(s, f);
}

/** Every action that is allowed now; none when the game is over. */
export function choices(s: State): Action[] {
  if (s.ending) return [];
  const f = top(s);
  return procedureOf(f).choices(s, f);
}

export type Played =
  | { readonly type: 'played'; readonly state: State; readonly happened: readonly Happening[] }
  | { readonly type: 'rejected'; readonly problem: Problem };

function problemOf(s: State, given: unknown): Problem | undefined {
  if (s.ending) return no(s.ending.rule, 'The game is over; nothing more can be done.');
  const shape = shapeProblem(given);
  if (shape) return no('4.3', shape);
  const f = top(s);
  const procedure = procedureOf(f);
  const { type } = given as Action;
  if (procedure.accepts.includes(type)) return procedure.problem(s, f, given as Action);
  const who = AREA_NAMES[procedure.who(s, f)];
  return no('4.3', `Found "${type}"; ${who} may now ${procedure.accepts.join(', ')}.`);
}

/** The state after an action, with what happened; or why the action is not allowed. Neither argument is changed. */
export function play(s: State, action: unknown): Played {
  const problem = problemOf(s, action);
  if (problem) return { type: 'rejected', problem };
  const d = copied(s);
  const f = top(d);
  procedureOf(f).apply(d, f, action as Action);
  const state = advance(d);
  return { type: 'played', state, happened: state.happened };
}

/** 13: how the game ended; undefined while it goes on. */
export const ending = (s: State): Ending | undefined => s.ending ?? undefined;

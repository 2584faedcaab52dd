/** Positions made by hand, and short words for playing them. */
import { expect } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import { begin } from '../../../../src/games/nero/play/position.ts';
import { deckFrom, type Options, type Position as Placed } from '../../../../src/games/nero/play/set-up.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import type { Colour, Version } from '../../../../src/games/nero/words.ts';
import { gameOf } from '../../../../src/gate/game.ts';
import { propose } from '../../../../src/play/propose.ts';

export const { tables } = gameOf('nero');
export const deck = deckFrom(tables);
export const { play, decider, ending } = nero;

export const start = (
  players: 2 | 3 | 4 = 4,
  version: Version = 'normal',
  more: Omit<Options, 'players' | 'version'> = {},
): State => nero.start({ players, version, ...more }, { tables });

export type Position = Partial<Placed> & Omit<Options, 'players' | 'position'> & { readonly players?: 2 | 3 | 4 };

/** A state in the middle of a round, with exactly these pieces and hands; nothing has gone on by itself yet. */
export function position({ players = 4, version, youngest, vacant, rulings, values, ...placed }: Position = {}): State {
  const options = { players, version, youngest, vacant, rulings, values };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return begin({ players, ...given, position: { active: 'west', ...placed } }, { tables });
}

/** What may be done now, without its words. */
export const choices = (s: State): Action[] => nero.choices(s).map(({ action }) => action);

/** An action, or what it is in a state. */
export type Doing = Action | ((s: State) => Action);

const actionIn = (s: State, doing: unknown): unknown => (typeof doing === 'function' ? doing(s) : doing);

/** The answer with this card, against the first of what it may strike or a later one. */
export const reply =
  (card: string, nth = 0): Doing =>
  (s) =>
    offered(s, 'answer').filter((a) => 'card' in a && a.card === card)[nth] ?? { type: 'answer', card, target: 'none' };

function played(s: State, doing: unknown): State {
  const action = actionIn(s, doing);
  const result = play(s, action);
  if (result.type === 'rejected')
    expect.fail(`${JSON.stringify(action)}: ${result.problem.rule} ${result.problem.sentence}`);
  return result.state;
}

/** Whoever is asked and has nothing but a pass to answer passes. */
function unanswered(s: State): State {
  let at = s;
  for (let open = choices(at); open.length === 1 && open[0]?.type === 'pass'; open = choices(at))
    at = played(at, open[0]);
  return at;
}

/** Plays these one after another; each must be allowed. Those who could not answer anyway are passed over. */
export const next = (s: State, ...doings: readonly Doing[]): State =>
  doings.reduce((at: State, doing) => unanswered(played(at, doing)), s);

/** Chance as a seed gives it, until somebody must decide. */
export function fallen(s: State, seed = 1): State {
  let [at, from] = [s, seed];
  for (let waits = nero.chance(at); waits; waits = nero.chance(at)) {
    const proposed = propose(waits, from);
    at = next(at, proposed.action);
    from = proposed.seed;
  }
  return at;
}

/** The clause that an action breaks. */
export function broken(s: State, doing: unknown): string {
  const played = play(s, actionIn(s, doing));
  return played.type === 'rejected' ? played.problem.rule : 'allowed';
}

export const offered = (s: State, type: Action['type']): Action[] => choices(s).filter((a) => a.type === type);

/** Lays a card and marches: the force with all its MP, ready to step. */
export function marching(s: State, card: string, at: string, legions: number, leader = false, mp?: number): State {
  const all = mp ?? s.setup.deck[card]!.mp;
  const laid = next(s, { type: 'lay', card, at }, { type: 'allot', legions, leader, mp: all }, { type: 'done' });
  return next(passed(laid), { type: 'march', force: laid.round.forces });
}

/** Everybody lets every window pass. */
export function passed(s: State): State {
  let at = s;
  while (at.frames.at(-1)?.type === 'window') at = next(at, { type: 'pass' });
  return at;
}

export const n = (s: State, c: Colour, at: string): number => s.stacks[c][at]?.n ?? 0;

/** 6.3: whoever answers a sealed card turns it up, and what follows depends on it. */
export function reveals(s: State): boolean {
  const f = s.frames.at(-1);
  return f?.type === 'battle' && f.stage === 'defender';
}

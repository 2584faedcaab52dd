/** A board and a deck to play on, positions made by hand, and short words for playing them. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import type { Leader, Stack } from '../../../../src/games/nero/play/forces.ts';
import { choices, play, start } from '../../../../src/games/nero/play/play.ts';
import { roundOf } from '../../../../src/games/nero/play/procedures/turn.ts';
import type { Rulings } from '../../../../src/games/nero/play/rulings.ts';
import { type BoardData, deckFrom, type Options } from '../../../../src/games/nero/play/set-up.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS, type Colour, type Version } from '../../../../src/games/nero/words.ts';
import { gameOf } from '../../../../src/gate/game.ts';

export const { tables, rulings, ids: clauses } = gameOf('nero');
export const board: BoardData = JSON.parse(readFileSync(new URL('board.json', import.meta.url), 'utf8'));
export const deck = deckFrom(tables);

export const options = (players: 2 | 3 | 4 = 4, version: Version = 'normal', more: Partial<Options> = {}): Options => ({
  players,
  version,
  board,
  deck,
  tables,
  ...more,
});

export interface Position {
  readonly active?: Colour;
  /** Legions by colour and Province; what is not named is empty. */
  readonly legions?: Partial<Record<Colour, Readonly<Record<string, number>>>>;
  readonly markers?: Partial<Record<Colour, readonly string[]>>;
  readonly leaders?: Partial<Record<Colour, Leader | string>>;
  /** Hands as cards; a number after a colon gives a card other MP or BP: `x:mp6`, `y:bp4`. */
  readonly hands?: Partial<Record<Colour, readonly string[]>>;
  readonly uncontrolled?: Readonly<Record<string, number>>;
  readonly barbarian?: string;
  readonly turn?: number;
  readonly vp?: Partial<Record<Colour, number>>;
  readonly used?: number;
  readonly players?: 2 | 3 | 4;
  readonly vacant?: Colour;
  readonly rulings?: Partial<Rulings>;
  /** MP and BP of single cards. */
  readonly values?: Readonly<Record<string, { readonly mp?: number; readonly bp?: number }>>;
}

const stack = (n: number, marker: boolean): Stack => ({ n, marker, done: 0, attacked: 0, fled: 0, stuck: false });

/** A state in the middle of a round, with exactly these pieces and hands. */
export function position(p: Position = {}): State {
  const changed = Object.entries(p.values ?? {}).map(([id, v]) => [id, { ...deck[id]!, ...v }]);
  const given = options(p.players ?? 4, 'normal', {
    deck: { ...deck, ...Object.fromEntries(changed) },
    ...(p.rulings && { rulings: p.rulings }),
    ...(p.vacant && { vacant: p.vacant }),
  });
  const s = structuredClone(start(given, 1));
  const active = p.active ?? 'west';
  for (const c of COLOURS) {
    const marked = p.markers?.[c] ?? [];
    const legions = Object.entries(p.legions?.[c] ?? {});
    const stacks = Object.fromEntries(legions.map(([at, n]) => [at, stack(n, marked.includes(at))]));
    s.stacks = { ...s.stacks, [c]: stacks };
    const leader = p.leaders?.[c] ?? s.setup.board.areas[c][0]!;
    s.leaders[c] = typeof leader === 'string' ? { status: 'general', at: leader } : leader;
    s.hands[c] = p.hands?.[c] ?? [];
    s.vp[c] = p.vp?.[c] ?? 0;
  }
  const held = Object.values(s.hands).flat();
  s.faceDown = Object.keys(s.setup.deck).filter((id) => !held.includes(id));
  s.uncontrolled = { ...p.uncontrolled };
  s.barbarian = p.barbarian ?? null;
  s.turn = p.turn ?? 1;
  s.round = { ...roundOf(active, false), used: p.used ?? 0 };
  s.frames = [{ type: 'turn', stage: 'rounds' }, { type: 'round' }];
  if (p.players === 2) s.counting = ['west', 'central'];
  return s;
}

/** Plays these one after another; each must be allowed. */
export function next(s: State, ...actions: readonly Action[]): State {
  return actions.reduce((at, action) => {
    const played = play(at, action);
    if (played.type === 'rejected')
      expect.fail(`${JSON.stringify(action)}: ${played.problem.rule} ${played.problem.sentence}`);
    return played.state;
  }, s);
}

/** The clause that an action breaks. */
export function broken(s: State, action: unknown): string {
  const played = play(s, action);
  return played.type === 'rejected' ? played.problem.rule : 'allowed';
}

export const offered = (s: State, type: Action['type']): Action[] => choices(s).filter((a) => a.type === type);

/** Lays a card and marches: the force with all its MP, ready to step. */
export function marching(s: State, card: string, at: string, legions: number, leader = false, mp?: number): State {
  const all = mp ?? s.setup.deck[card]!.mp;
  const laid = next(s, { type: 'lay', card, at }, { type: 'allot', legions, leader, mp: all }, { type: 'ready' });
  return next(passed(laid), { type: 'march', force: laid.round.forces });
}

/** Everybody lets every window pass. */
export function passed(s: State): State {
  let at = s;
  while (at.frames.at(-1)?.type === 'window') at = next(at, { type: 'pass' });
  return at;
}

export const n = (s: State, c: Colour, at: string): number => s.stacks[c][at]?.n ?? 0;

/** What happens by itself after a move: a single option, a deal nobody chooses, a silenced question, the rest of a route. */
import type { AnyAction } from '../../play/frames.ts';
import type { AnyGame } from '../../play/machine.ts';
import { propose } from '../../play/propose.ts';
import { passAside, type Way } from '../../play/reach.ts';
import type { Written } from '../../play/sample.ts';
import type { Search } from '../../play/search.ts';
import type { AnyState } from '../../play/state.ts';
import type { Itself, Now } from './branch.ts';

/** The one thing that can be done, by whoever is asked. */
export const onlyOption =
  (game: AnyGame): Itself =>
  (s) =>
    game.search(s).only() as Written | undefined;

/** Cards that are dealt, drawn or shuffled by the device. */
export const dealtBy =
  (game: AnyGame, seed: () => number): Itself =>
  (s) => {
    const chance = game.chance(s);
    return chance && chance.type !== 'roll' ? (propose(chance, seed()).action as unknown as Written) : undefined;
  };

/** Everything that chance brings, by the seed of the game: the same position gives the same dice. */
export const fallsBy =
  (game: AnyGame, seed: () => number): Itself =>
  (s) => {
    const chance = game.chance(s);
    if (!chance) return undefined;
    let hash = seed() ^ 0x811c9dc5;
    for (const sign of game.key(s)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
    return propose(chance, hash).action as unknown as Written;
  };

/** Somebody who said "not this round" to a question that comes again. */
export interface Waived {
  readonly seat: string;
  /** The type of the frame that asks. */
  readonly frame: string;
  readonly rule: string;
  /** The round in which it was said. */
  readonly round: string;
}

const asksNow = (game: AnyGame, s: AnyState): Waived => ({
  ...{ seat: game.decider(s) ?? '', frame: s.frames.at(-1)?.type ?? '' },
  ...{ rule: game.asks(s)?.rule ?? '', round: game.round(s) },
});

const isSame = (a: Waived, b: Waived): boolean =>
  a.seat === b.seat && a.frame === b.frame && a.rule === b.rule && a.round === b.round;

const PASS: Written = { type: 'pass' };

/** What would be silenced for the round: whoever is asked may pass, and has passed on the same in this round. */
export function waivable(game: AnyGame, { state, moves, choices }: Now): Waived | undefined {
  if (choices.length < 2 || !choices.some(({ action }) => action.type === 'pass')) return undefined;
  const asks = asksNow(game, state);
  for (const { action, before } of moves.toReversed()) {
    if (game.round(before) !== asks.round) return undefined;
    if (action.type === 'pass' && isSame(asksNow(game, before), asks)) return asks;
  }
  return undefined;
}

/** Passes for those who said "not this round". */
export const waivedBy =
  (game: AnyGame, waived: () => readonly Waived[]): Itself =>
  (s) => {
    const list = waived();
    if (list.length === 0 || s.ending || game.chance(s)) return undefined;
    const asks = asksNow(game, s);
    return list.some((one) => isSame(one, asks)) && !game.problem(s, PASS) ? PASS : undefined;
  };

/** A way under way: what is left of it, each with the position in which it is meant. */
export interface Journey {
  readonly seat: string;
  readonly rest: readonly { readonly action: AnyAction; readonly key: string }[];
}

/** Whoever goes a way meets each position as it was when everybody passed. */
export function journeyOn(game: AnyGame, s: AnyState, { actions }: Pick<Way, 'actions'>): Journey {
  const seat: string = game.decider(s) ?? '';
  const search = game.search(s) as Search;
  const rest: { action: AnyAction; key: string }[] = [];
  for (const action of actions) {
    for (let pass = passAside(search); pass; pass = passAside(search)) search.play(pass);
    if (search.decider() !== seat) break;
    rest.push({ action, key: game.key(search.state) });
    search.play(action);
  }
  return { seat, rest };
}

/** The next action of a way, where the position is the one that it was meant for. */
export function nextOn(game: AnyGame, { seat, rest }: Journey, s: AnyState): Written | undefined {
  const [next] = rest;
  return next && game.decider(s) === seat && game.key(s) === next.key ? (next.action as Written) : undefined;
}

/** Why one option was preferred to the next: what its judged positions have more of, and the answer that was feared most. */
import { Random } from '../engine/random.ts';
import type { AnyAction } from '../play/frames.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import type { Judge, Judgement } from './judge.ts';
import type { Branch } from './tree.ts';

export interface Why {
  /** How much likelier the seat wins than by the next best option; that option. */
  readonly ahead: number;
  readonly next: AnyAction;
  /** The feature that speaks most for it, in words. */
  readonly gains?: string;
  /** The feature that speaks most against it. */
  readonly costs?: string;
  /** The answer of another seat that was looked at most. */
  readonly fears?: { readonly by: string; readonly action: AnyAction };
}

/** Who wants to know, and of what. */
interface Asked {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly seat: string;
  readonly judge: Judge;
  readonly worth: Judgement;
  readonly seed: number;
}

/** The likeliest line from an option, played out once; what each feature is worth at its end. */
function partsAfter({ game, state, seat, judge }: Asked, root: Branch, seed: number): number[] {
  const random = new Random(seed);
  const search = game.search(state);
  search.redeal(seat, random);
  search.play(root.action);
  let at: Branch | undefined = root;
  for (let i = 0; i < 100 && !search.state.ending && !judge.isRest(search.state); i++) {
    const forced = search.decider() === 'chance' || search.only();
    at = forced ? at : mostVisited(at, search.options());
    search.play(forced || !at ? search.draw(random) : at.action);
  }
  return search.state.ending ? [] : judge.parts(search.state, judge.sideOf(seat));
}

function mostVisited(from: Branch | undefined, options?: readonly AnyAction[]): Branch | undefined {
  let best: Branch | undefined;
  for (const branch of from?.next.values() ?? []) {
    if (options && !options.some((one) => JSON.stringify(one) === JSON.stringify(branch.action))) continue;
    if (branch.visits > (best?.visits ?? 0)) best = branch;
  }
  return best;
}

/** The first answer of another side on the line that was looked at most. */
function feared(root: Branch, seat: string, judge: Judge): Branch | undefined {
  const own = judge.sides[judge.sideOf(seat)] ?? [];
  for (let at = mostVisited(root); at; at = mostVisited(at)) if (!own.includes(at.by)) return at;
  return undefined;
}

const meanOf = ({ sums, visits }: Branch, side: number): number => (sums[side] ?? 0) / (visits || 1);

/** Samples over which what an option brings is averaged. */
const SAMPLES = 8;
/** Less than this is no reason. */
const SLIGHT = 0.02;

export function whyOf(asked: Asked, best: Branch, next: Branch): Why {
  const { seat, judge, worth, seed } = asked;
  const side = judge.sideOf(seat);
  const gains = Object.values(worth.worth.features).map((says) => ({ says, by: 0 }));
  for (let i = 0; i < SAMPLES; i++) {
    const [own, other] = [best, next].map((root) => partsAfter(asked, root, seed + i));
    gains.forEach((gain, at) => {
      gain.by += ((own?.[at] ?? 0) - (other?.[at] ?? 0)) / SAMPLES;
    });
  }
  gains.sort((a, b) => b.by - a.by);
  const [most, least] = [gains[0], gains.at(-1)];
  const fears = feared(best, seat, judge);
  return {
    ahead: meanOf(best, side) - meanOf(next, side),
    next: next.action,
    ...(most && most.by > SLIGHT && { gains: most.says }),
    ...(least && least.by < -SLIGHT && { costs: least.says }),
    ...(fears && { fears: { by: fears.by, action: fears.action } }),
  };
}

/** Why one option was preferred to the next best: what its positions have more and less of, and the response that was feared most. */
import { Random } from '../engine/random.ts';
import type { AnyAction } from '../play/frames.ts';
import type { AnyGame } from '../play/machine.ts';
import type { AnyState } from '../play/state.ts';
import type { Judge, Judgement } from './judge.ts';
import { keyOf } from './leaning.ts';
import type { Branch } from './tree.ts';

export interface Why {
  /** The chance to win, and how much greater it is than by the next best option. */
  readonly chance: number;
  readonly ahead: number;
  readonly next: AnyAction;
  /** The feature that speaks most for it, and the one that speaks most against it, in words. */
  readonly gains?: string;
  readonly costs?: string;
  /** The answer of another seat that was looked at most. */
  readonly fears?: { readonly by: string; readonly action: AnyAction; readonly says: string };
  /** All of it in one sentence. */
  readonly sentence: string;
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

interface Line {
  /** What each feature is worth at its end. */
  readonly parts: readonly number[];
  /** The first answer of another side on it. */
  readonly answer?: NonNullable<Why['fears']>;
}

/** More decisions than are looked at in a row. */
const LONGEST = 100;

/** What was looked at most, of what can be done. */
function mostVisited(from: Branch | undefined, options: readonly AnyAction[]): Branch | undefined {
  const open = new Set(options.map(keyOf));
  let best: Branch | undefined;
  for (const branch of from?.next.values() ?? [])
    if (branch.visits > (best?.visits ?? 0) && open.has(keyOf(branch.action))) best = branch;
  return best;
}

/** What was looked at most after an option, played until nothing is half done. */
function lineAfter({ game, state, seat, judge }: Asked, root: Branch, seed: number): Line {
  const random = new Random(seed);
  const search = game.search(state);
  const side = judge.sideOf(seat);
  search.redeal(seat, random);
  search.play(root.action);
  let at: Branch | undefined = root;
  let answer: Line['answer'];
  for (let i = 0; i < LONGEST && !search.state.ending && !judge.isRest(search.state); i++) {
    if (search.decider() === 'chance' || search.only()) {
      search.play(search.draw(random));
      continue;
    }
    const options = search.options();
    if (options.length === 0) break;
    at = mostVisited(at, options);
    if (at && !answer && judge.sideOf(at.by) !== side) {
      const key = keyOf(at.action);
      const choice = game.choices(search.state).find(({ action }) => keyOf(action) === key);
      answer = { by: at.by, action: at.action, says: choice?.says ?? at.action.type };
    }
    search.play(at?.action ?? search.draw(random));
  }
  return { parts: search.state.ending ? [] : judge.parts(search.state, side), ...(answer && { answer }) };
}

/** Lines over which what an option brings is averaged. */
const LINES = 8;
/** Less than this is no reason. */
const SLIGHT = 0.02;

const percent = (share: number): number => Math.round(share * 100);

function sentenceOf({ chance, ahead, gains, costs, fears }: Omit<Why, 'sentence'>, game: AnyGame): string {
  const points = percent(ahead);
  const lead =
    points >= 1
      ? `${points} ${points === 1 ? 'point' : 'points'} more than the next best`
      : 'no more than the next best';
  const reasons = [...(gains ? [` for ${gains}`] : []), ...(costs ? [` despite ${costs}`] : [])].join(',');
  const fear = fears ? `; main threat from ${game.seats[fears.by]}: ${fears.says}` : '';
  return `${percent(chance)}% to win, ${lead},${reasons}${fear}`.replace(/,(?=;|$)/, '');
}

/** An option that was looked at, with its chance as it is told. */
export interface Told {
  readonly branch: Branch;
  readonly chance: number;
}

export function whyOf(asked: Asked, best: Told, next: Told): Why {
  const { game, worth, seed } = asked;
  const gains = Object.values(worth.worth.features).map((says) => ({ says, by: 0 }));
  const answers: NonNullable<Why['fears']>[] = [];
  for (let i = 0; i < LINES; i++) {
    const [own, other] = [lineAfter(asked, best.branch, seed + i), lineAfter(asked, next.branch, seed + i)];
    if (own.answer) answers.push(own.answer);
    gains.forEach((gain, at) => {
      gain.by += ((own.parts[at] ?? 0) - (other.parts[at] ?? 0)) / LINES;
    });
  }
  gains.sort((a, b) => b.by - a.by);
  const [most, least, fears] = [gains[0], gains.at(-1), answers[0]];
  const { chance } = best;
  const found = {
    ...{ chance, ahead: chance - next.chance, next: next.branch.action },
    ...(most && most.by > SLIGHT && { gains: most.says }),
    ...(least && least.by < -SLIGHT && { costs: least.says }),
    ...(fears && { fears }),
  };
  return { ...found, sentence: sentenceOf(found, game) };
}

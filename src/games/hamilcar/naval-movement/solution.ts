/** A voyage solved: where the interceptor declares, and every end that each choice can lead to. */
import { perCase } from '../../../calculator/remember.ts';
import { certain, chance, type Dist, map, mean } from '../../../engine/dist.ts';
import type { Prospect } from '../battle-roll/rules.ts';
import { type BestPlay, bestPlay, endsOf } from '../naval-battle/best-play.ts';
import { WORTHS } from '../naval-battle/end.ts';
import type { AimId } from '../naval-battle/fleet-fields.ts';
import { battleOf, type NavalBattle } from '../naval-battle/moment.ts';
import type { Reader } from '../tables.ts';
import { both, otherSide, type Side } from '../words.ts';
import type { VoyageInput } from './fields.ts';
import {
  afterBattle,
  afterDie,
  avoids,
  type Course,
  coursesOf,
  type Landfall,
  lostAlone,
  qualifyingPorts,
  sailsAs,
  stakesAt,
  unguardedEnds,
  unguardedRoll,
  untouched,
} from './rules.ts';

/** One way for the interceptor to act, with all that may follow. */
export interface Passage {
  readonly course: Course;
  /** The chance to slip past; absent where the mover cannot try or had better not. */
  readonly avoid?: number;
  /** 8.2: the mover could try to slip past and does not. */
  readonly declines: boolean;
  /** What follows if the Fleet is caught; absent where nobody intercepts. */
  readonly caught?: Dist<Landfall>;
  readonly ends: Dist<Landfall>;
  readonly worth: number;
}

export interface Solution {
  readonly input: VoyageInput;
  readonly read: Reader;
  readonly qualifying: readonly number[];
  readonly passages: readonly Passage[];
  /** The passage that the interceptor takes. */
  readonly taken: Passage;
  /** The battle that follows if this side holds Naval Supremacy; whoever stands on it gives his reader. */
  readonly battle: (holder: Side, read?: Reader) => BestPlay;
  /** The one roll against the Fleet, where it has no Warships. */
  readonly unguarded: () => Prospect;
}

/** The battle at the interception port, with whoever holds Naval Supremacy by then. */
export const battleAt = (input: VoyageInput, holder: Side): NavalBattle => battleOf({ ...input, supremacy: holder });

/** To get through, a Fleet that is caught has to win. */
const aimAtSea = ({ aim }: VoyageInput): AimId => (aim === 'arrives' ? 'wins' : aim);

/** What an end is worth to the mover; the interceptor wants it as low as possible. */
export const worthAt = (input: VoyageInput, end: Landfall): number => WORTHS[aimAtSea(input)](stakesAt(end));

const playOf = perCase(({ input, holder }: { readonly input: VoyageInput; readonly holder: Side }, read: Reader) =>
  bestPlay(battleAt(input, holder), { side: input.mover, aim: aimAtSea(input) }, read),
);

export function solve(input: VoyageInput, read: Reader): Solution {
  const { mover, seamanship, symbols } = input;
  const met = both((holder) => ({ input, holder }));
  const battle = (holder: Side, by = read.aside()): BestPlay => playOf(met[holder], by);

  let known: Prospect | undefined;
  const unguarded = (): Prospect => {
    known ??= unguardedRoll(battleAt(input, input.supremacy), input, input[`${otherSide(mover)}OtherAdmiral`], read);
    return known;
  };

  const caughtBy = (holder: Side): Dist<Landfall> => {
    const at = battleAt(input, holder);
    const as = sailsAs(at, mover);
    if (as === 'alone') return certain(lostAlone(at, input, holder));
    if (as === 'unguarded') return unguardedEnds(at, input, unguarded());
    return map(endsOf(battle(holder)), (end) => afterBattle(end, at, mover));
  };

  const passageOf = (course: Course): Passage => {
    const holds = course.holder === mover;
    const worth = (ends: Dist<Landfall>): number => mean(ends, (end) => worthAt(input, end));
    if (course.port === undefined) {
      const ends = certain(untouched('unopposed', holds));
      return { course, ends, worth: worth(ends), declines: false };
    }
    const caught = caughtBy(course.holder);
    const met = { course, caught, ends: caught, worth: worth(caught) };
    if (!holds) return { ...met, declines: false };
    // 8.2: the mover can try; it need not.
    const avoided = avoids(mover, seamanship, symbols, read);
    const ends = afterDie(avoided, true, caught);
    if (input.slips === 'best' && met.worth > worth(ends) + EQUAL) return { ...met, declines: true };
    return { course, caught, avoid: chance(avoided, (away) => away), ends, worth: worth(ends), declines: false };
  };

  const qualifying = qualifyingPorts(input, input[`${otherSide(mover)}Warships`], read);
  const passages = coursesOf(qualifying, mover, input.supremacy).map(passageOf);
  return { input, read, qualifying, passages, taken: takenOf(input, passages), battle, unguarded };
}

/** Worths nearer than this differ only by rounding. */
const EQUAL = 1e-12;

/** Warships that the interceptor loses by it. */
const priceOf = ({ ends }: Passage): number => mean(ends, (end) => stakesAt(end).enemyShipsLost);

/**
 * 8.1: one declaration a Fleet; the interceptor wants as little as possible for the mover, among equals what costs it the
 * fewest Warships, and then the first port.
 */
function takenOf({ declares }: VoyageInput, passages: readonly Passage[]): Passage {
  const ports = passages.filter(({ course }) => course.port !== undefined);
  const wished = { first: ports[0], last: ports.at(-1), never: undefined, best: undefined }[declares];
  if (wished) return wished;
  const open = declares === 'best' ? passages : passages.filter(({ course }) => course.port === undefined);
  return open.reduce((best, passage) => {
    const gain = best.worth - passage.worth;
    const isBetter = Math.abs(gain) > EQUAL ? gain > 0 : priceOf(best) - priceOf(passage) > EQUAL;
    return isBetter ? passage : best;
  });
}

/**
 * Reinforcements (5.1): Carthage's CUs heading by heading, its returning Generals, and Rome's CUs with the obligations on
 * placing them.
 */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { either, no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { note } from '../../../../play/state.ts';
import type { Side } from '../../words.ts';
import type { Source } from '../actions.ts';
import { noRoom } from '../answers.ts';
import { arrive, waitsWhile } from '../changes.ts';
import { BAETICA, provinceOwner } from '../politics.ts';
import {
  AFRICA,
  CARTHAGO,
  CARTHAGO_NOVA,
  comesInside,
  cuIn,
  generalName,
  generalNames,
  IBERIA,
  ITALIA,
  isBesieged,
  isOwn,
  nameOf,
  namesOf,
  placeOf,
  ROMA,
  reachedBySupplies,
  regionOf,
  roomIn,
  takesCu,
} from '../queries.ts';
import { reinforcementsQuestion } from '../questions/march.ts';
import { type Bar, type Hannibal, NOBODY, type State } from '../state.ts';

export interface ReinforceFrame {
  readonly type: 'reinforce';
  left: readonly Source[];
}
export interface ReturnFrame {
  readonly type: 'return';
  left: readonly string[];
}

/** A figure of the table. */
export const reinforcement = (s: State, source: string): number =>
  Number(figuresOf(s).at('reinforcements', source, 'cu').value);

const RULES: Readonly<Record<Source, string>> = {
  africa: '5.1.A1',
  'carthago-nova': '5.1.A2',
  baetica: '5.1.A3',
  free: '5.1.A4',
};

const WORDS: Readonly<Record<Source, string>> = {
  africa: 'The CU for Africa',
  'carthago-nova': 'The CU for Carthago Nova',
  baetica: 'The CU for Baetica',
  free: 'The extra CU',
};

/** 5.1.A2, 5.1.A3: whether Carthage has a claim to it. */
function isDue(s: State, source: Source): boolean {
  if (source === 'carthago-nova') return isOwn(s, 'carthage', CARTHAGO_NOVA);
  return source !== 'baetica' || provinceOwner(s, BAETICA) === 'carthage';
}

/** 5.1, 12.b: spaces of Generals who are not inside a Besieged city. */
const generalSpaces = (s: State, side: Side): string[] => [
  ...new Set(reachedBySupplies(s, side).map((id) => placeOf(s, id))),
];

/** 5.1: an own city, where it is not Besieged. */
const cities = (s: State, ...names: readonly string[]): string[] =>
  names.filter((at) => isOwn(s, 'carthage', at) && !isBesieged(s, at));

/** 5.1.A1 to 5.1.A4: where the CU of this heading may go. */
function spacesFor(s: State, source: Source): string[] {
  const generals = generalSpaces(s, 'carthage');
  const inRegion = (region: string): string[] => generals.filter((at) => regionOf(s, at) === region);
  const all =
    source === 'africa'
      ? [...cities(s, CARTHAGO), ...inRegion(AFRICA)]
      : source === 'free'
        ? [...cities(s, CARTHAGO, CARTHAGO_NOVA), ...generals]
        : [...cities(s, CARTHAGO_NOVA), ...inRegion(IBERIA)];
  return [...new Set(all)].filter((at) => takesCu(s, 'carthage', at, reinforcement(s, source)));
}

const open = (s: State, f: ReinforceFrame): Source[] =>
  f.left.filter((source) => isDue(s, source) && spacesFor(s, source).length > 0);

export const reinforce: Procedure<Hannibal, ReinforceFrame> = {
  run: waitsWhile((s, f) => open(s, f).length > 0),
  who: () => 'carthage',
  asks: (s, f) => ask('5.1.A', `where to place ${plural(open(s, f).length, 'more CU')}.`),
  question: reinforcementsQuestion,
  answers: {
    reinforce: {
      options: (s, f) =>
        f.left
          .filter((source) => isDue(s, source))
          .flatMap((source) => spacesFor(s, source).map((at) => ({ type: 'reinforce' as const, source, at }))),
      says: (s, _, { source, at }) => ({ says: nameOf(s, at), group: WORDS[source] }),
      why(s, f, { source, at }) {
        const rule = RULES[source];
        if (!f.left.includes(source)) return no(rule, `${WORDS[source]} has already been placed.`);
        if (!isDue(s, source)) return no(rule, `${WORDS[source]} is not due: Carthage does not control its source.`);
        if (s.setup.spaces[at] && isBesieged(s, at))
          return no('12.b', `${nameOf(s, at)} is Besieged and cannot get Reinforcements.`);
        return no(rule, `The CU may go to ${either(namesOf(s, spacesFor(s, source)))}.`);
      },
      apply(d, f, { source, at }) {
        f.left = f.left.filter((one) => one !== source);
        arrive(d, 'carthage', at, { ...NOBODY, cu: reinforcement(d, source) });
        note(d, RULES[source], () => `${WORDS[source]} goes to ${nameOf(d, at)}.`);
      },
    },
  },
};

/** 5.1.A5: displaced Generals come back to spaces with CUs that are not Besieged. */
function returnSpaces(s: State): string[] {
  const outside = Object.keys(s.stacks.carthage).filter((at) => (s.stacks.carthage[at]?.cu ?? 0) > 0);
  const within = Object.keys(s.inside).filter(
    (at) => (s.inside[at]?.cu ?? 0) > 0 && isOwn(s, 'carthage', at) && !isBesieged(s, at),
  );
  return [...outside, ...within];
}

export const returning: Procedure<Hannibal, ReturnFrame> = {
  run: waitsWhile((s, f) => f.left.length > 0 && returnSpaces(s).length > 0),
  who: () => 'carthage',
  asks: (s, f) =>
    ask('5.1.A5', `where to place ${generalNames(s, f.left).join(' and ')}.`, 'Where do the returning Generals go?'),
  answers: {
    return: {
      options: (s, f) =>
        f.left.flatMap((general) => returnSpaces(s).map((at) => ({ type: 'return' as const, general, at }))),
      says: (s, _, { general, at }) => ({ says: nameOf(s, at), group: generalName(s, general) }),
      apply(d, f, { general, at }) {
        f.left = f.left.filter((id) => id !== general);
        d.displaced = d.displaced.filter((id) => id !== general);
        arrive(d, 'carthage', at, { ...NOBODY, generals: [general] });
        note(d, '5.1.A5', () => `${generalName(d, general)} returns in ${nameOf(d, at)}.`);
      },
    },
  },
};

/** 5.1.B1 to 5.1.B3: Rome's CUs, and where they go. */
export interface LevyFrame {
  readonly type: 'levy';
  left: number;
  /** 5.1.B3: of those left, how many must still go to Italia. */
  italia: number;
}

/** 5.1.B2, 12.b: Roma, or where a Roman General is. */
const levySpaces = (s: State): string[] =>
  [...new Set([...(isOwn(s, 'rome', ROMA) && !isBesieged(s, ROMA) ? [ROMA] : []), ...generalSpaces(s, 'rome')])].filter(
    (at) => takesCu(s, 'rome', at, 1),
  );

const inItalia = (s: State, at: string): boolean => regionOf(s, at) === ITALIA;

/** 5.1.B1, 5.1.B3: the CUs of this turn, and how many of them must go to Italia, as far as they can. */
export function levyDue(s: State): Pick<LevyFrame, 'left' | 'italia'> {
  const can = levySpaces(s).some((at) => inItalia(s, at));
  return { left: reinforcement(s, 'rome'), italia: can ? reinforcement(s, 'rome-italia') : 0 };
}

interface Placed {
  readonly at: string;
  readonly cu: number;
}

/** 5.1.B3: whether both duties can be met with so many CUs left, after some have gone to a space. */
function canMeet(s: State, spaces: readonly string[], left: number, italia: number, placed?: Placed): boolean {
  if (italia > left) return false;
  // CUs that a space still needs for a Force large enough for a Consul.
  const lacking = (at: string): number =>
    s.setup.limits['consul-cu'] - cuIn(s, 'rome', at) - (placed?.at === at ? placed.cu : 0);
  for (const at in s.stacks.rome) if (lacking(at) <= 0) return true;
  for (const at in s.inside) if (lacking(at) <= 0) return true;
  return spaces.some((at) => {
    const need = lacking(at);
    return need <= 0 || (inItalia(s, at) ? Math.max(need, italia) : need + italia) <= left;
  });
}

/** How many CUs Italia can take: behind walls no more than fit. */
const italiaTakes = (s: State, spaces: readonly string[]): number =>
  spaces.reduce((sum, at) => {
    if (!inItalia(s, at)) return sum;
    return sum + (comesInside(s, 'rome', at) ? roomIn(s, at) : Number.POSITIVE_INFINITY);
  }, 0);

/** Why so many CUs cannot go to a space. */
function barOf(s: State, f: LevyFrame, spaces: readonly string[]): (placed: Placed) => Bar | undefined {
  // What cannot be met now is no duty.
  const due = Math.min(f.italia, italiaTakes(s, spaces));
  const bound = canMeet(s, spaces, f.left, due);
  return ({ at, cu }) => {
    if (!spaces.includes(at))
      return s.setup.spaces[at] && isBesieged(s, at)
        ? () => no('12.b', `${nameOf(s, at)} is Besieged and cannot get Reinforcements.`)
        : () => no('5.1.B2', `Rome may place CUs in ${either(namesOf(s, spaces))}.`);
    if (!takesCu(s, 'rome', at, cu)) return () => noRoom(s, at, roomIn(s, at));
    if (cu < 1 || cu > f.left)
      return () => no('5.1.B1', `You may place ${f.left > 1 ? `1 to ${f.left} CUs` : 'only 1 CU'} here.`);
    const italia = Math.max(0, due - (inItalia(s, at) ? cu : 0));
    if (italia > f.left - cu)
      return () =>
        no('5.1.B3', `${plural(due, 'CU')} must still go to Italia, but ${f.left - cu || 'none'} would be left.`);
    if (bound && !canMeet(s, spaces, f.left - cu, italia, { at, cu }))
      return () => no('5.1.B3', `A Force of ${s.setup.limits['consul-cu']} CUs is possible, so you must form it.`);
    return undefined;
  };
}

export const levy: Procedure<Hannibal, LevyFrame> = {
  run: waitsWhile((s, f) => f.left > 0 && levySpaces(s).length > 0),
  who: () => 'rome',
  asks: (_, f) => ask('5.1.B', `where to place ${plural(f.left, 'CU')}.`),
  question: reinforcementsQuestion,
  answers: {
    levy: {
      *options(s, f) {
        const spaces = levySpaces(s);
        const bars = barOf(s, f, spaces);
        for (const at of spaces)
          for (let cu = 1; cu <= f.left; cu++) if (!bars({ at, cu })) yield { type: 'levy', at, cu };
      },
      says: (s, _, { at, cu }) => ({ says: plural(cu, 'CU'), group: nameOf(s, at) }),
      why: (s, f, placed) => barOf(s, f, levySpaces(s))(placed)?.(),
      apply(d, f, { at, cu }) {
        f.left -= cu;
        if (inItalia(d, at)) f.italia = Math.max(0, f.italia - cu);
        arrive(d, 'rome', at, { ...NOBODY, cu });
        note(d, '5.1.B2', () => `Rome places ${plural(cu, 'CU')} in ${nameOf(d, at)}.`);
      },
    },
  },
};

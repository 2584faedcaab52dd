/** How a Force leaves a Battle: the Retreat of a beaten one (11.10B), space by space, with its losses, and a Withdrawal (11.7.a). */

import { some } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { either, no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop } from '../../../../play/state.ts';
import { nearest, type Space, type Walked, walk } from '../../retreat-path/rules.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { goalOut } from '../answers.ts';
import { add, close, displaceAll, goInside, shift, subtract } from '../changes.ts';
import {
  byRoad,
  cuAt,
  enemyCuIn,
  isFreeToEnter,
  isOwn,
  isUnfriendlyTribe,
  nameOf,
  namesOf,
  stackAt,
  withdrawals,
} from '../queries.ts';
import type { FrameAt, Hannibal, State } from '../state.ts';
import { DONE, stays } from './force.ts';

export interface RetreatFrame {
  readonly type: 'retreat';
  readonly side: Side;
  readonly at: string;
  /** The ways that are allowed, space by space. */
  ways: readonly (readonly string[])[];
  path: string[];
}

/** 11.10B.d: what a space is to a Force on the march. */
function groundOf(s: State, side: Side, at: string): Space['ground'] {
  if (isUnfriendlyTribe(s, side, at)) return 'tribe';
  if (isOwn(s, side, at)) return 'own';
  return s.control[at] ? 'enemy' : 'neutral';
}

/** 11.10B: one way, walked by the rule that the calculator uses. */
function walked(s: State, side: Side, b: FrameAt<'battle'>, path: readonly string[], cu: number): Walked | undefined {
  const spaces = path.map(
    (at): Space => ({
      route: 'A',
      ground: groundOf(s, side, at),
      enemyCu: enemyCuIn(s, side, at),
      friendlyCu: cuAt(s, side, at),
      cameFrom: at === b.from,
      barred: at === b.from && path[0] === at && b.way !== 'road',
    }),
  );
  const role = side === b.attacker ? 'attacker' : 'defender';
  return walk({ cu, role, landed: b.landed && role === 'attacker', city: false, spaces }, 'A', figuresOf(s));
}

/** All marches by roads from a space, without coming back. */
function marches(s: State, from: string, most: number): string[][] {
  let open: string[][] = [[]];
  const all: string[][] = [];
  for (let i = 0; i < most; i++) {
    open = open.flatMap((path) =>
      byRoad(s, path.at(-1) ?? from)
        .filter((to) => to !== from && !path.includes(to))
        .map((to) => [...path, to]),
    );
    all.push(...open);
  }
  return all;
}

/** 11.10B: an end for the march: friendly and free, or with more friendly CUs than the Force. */
const isGoal = (s: State, side: Side, at: string, left: number): boolean =>
  enemyCuIn(s, side, at) === 0 && (groundOf(s, side, at) === 'own' || cuAt(s, side, at) > left);

/** 11.10B.a: the nearest ways, and farther ones that cost fewer CUs. */
export function legalWays(s: State, side: Side, b: FrameAt<'battle'>): string[][] {
  const { cu } = stackAt(s, side, b.at);
  const open = marches(s, b.at, s.setup.limits['retreat-mp']).flatMap((path) => {
    const way = walked(s, side, b, path, cu);
    const end = path.at(-1);
    return way && !way.barred && end && isGoal(s, side, end, way.left) ? [{ ...way, path }] : [];
  });
  return nearest(open).map(({ path }) => path);
}

/** 11.10B.a, 11.10B.d: losses on the way, and friendly CUs that join. */
function arrive(d: State, f: RetreatFrame): void {
  const { side, at, path } = f;
  const end = endOf(f);
  const { lost, joined } = found(walked(d, side, frameOf(d, 'battle'), path, cuAt(d, side, at)), 'way from', at);
  close(d, f);
  frameOf(d, 'aftermath').march = lost;
  const cost = () => `loses ${some(lost, 'CU')} on the way`;
  note(d, '11.10B', () => `${SIDE_NAMES[side]} Retreats to ${nameOf(d, end)} and ${cost()}.`, {
    facts: { marchLoss: lost },
    move: { side, path: [at, ...path], as: 'moved' },
  });
  for (const place of path.slice(0, -1).filter((_, i) => joined.includes(i)))
    shift(d, side, place, at, stackAt(d, side, place));
  const { generals } = stackAt(d, side, at);
  subtract(d, side, at, { cu: lost, elephants: 0, generals: [] });
  const { cu, elephants } = stackAt(d, side, at);
  // Whoever may not leave his Region does not go along.
  const go = generals.filter((id) => path.every((to) => isFreeToEnter(d, id, to)));
  displaceAll(
    d,
    generals.filter((id) => !go.includes(id)),
    '11.10B',
  );
  const force = { cu, elephants, generals: go };
  subtract(d, side, at, force);
  if (side === d.active) stays(d, end, force, DONE);
  if (side === 'carthage' && d.train === at) d.train = null;
  if (cu > 0) add(d, side, end, force);
  else displaceAll(d, go, '11.10B.d');
}

/** The space that has been reached. */
const endOf = (f: RetreatFrame): string => f.path.at(-1) ?? f.at;

const startsWith = (way: readonly string[], path: readonly string[]): boolean => path.every((at, i) => way[i] === at);

/** The spaces that come next on a way that is allowed. */
const onward = (f: RetreatFrame): string[] => [
  ...new Set(f.ways.flatMap((way) => (startsWith(way, f.path) ? way.slice(f.path.length, f.path.length + 1) : []))),
];

const isWhole = (f: RetreatFrame): boolean =>
  f.ways.some((way) => way.length === f.path.length && startsWith(way, f.path));

/** The clause by which the way does not go on there. */
function barredBy(s: State, f: RetreatFrame, to: string): string {
  const { from, attacker } = frameOf(s, 'battle');
  if (!byRoad(s, endOf(f)).includes(to)) return '7.2B.b';
  return (attacker === f.side && f.path.length === 0) || to === from ? '11.10B.c' : '11.10B';
}

export const retreat: Procedure<Hannibal, RetreatFrame> = {
  run(d, f) {
    if (!isWhole(f) || onward(f).length > 0) return 'waits';
    arrive(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.side,
  asks: (s, f) => ({
    rule: '11.10B',
    says: `where the beaten Force goes${f.path.length ? ` after ${nameOf(s, endOf(f))}` : ''}.`,
    short: 'Where does the beaten Force go?',
  }),
  answers: {
    retreat: goalOut('retreat', (_, f) => onward(f), {
      why: (s, f, { to }) => no(barredBy(s, f, to), `The Retreat may go on to ${either(namesOf(s, onward(f)))}.`),
      apply(_, f, { to }) {
        f.path.push(to);
      },
    }),
    done: { ...{ says: 'Stay here', apply: arrive }, when: (_, f) => isWhole(f) },
  },
};

/** 11.7.a: the whole Army goes one space by a road. */
export interface WithdrawFrame {
  readonly type: 'withdraw';
  readonly side: Side;
  readonly at: string;
}

export const withdraw: Procedure<Hannibal, WithdrawFrame> = {
  who: (_, f) => f.side,
  asks: ask('11.7.a', 'where the Army Withdraws to.', 'Where do you Withdraw?'),
  answers: {
    withdraw: goalOut('withdraw', (s, { side }) => withdrawals(s, side, frameOf(s, 'battle')), {
      apply(d, { side, at }, { to }) {
        const army = stackAt(d, side, at);
        if (side === d.active) stays(d, to, army, DONE);
        // A sortie goes back within its walls.
        if (to === at) goInside(d, side, at, army);
        else shift(d, side, at, to, army);
        pop(d);
        note(d, '11.7.a', () => `${SIDE_NAMES[side]} Withdraws to ${nameOf(d, to)}.`, {
          move: { side, path: [at, to], as: 'moved' },
        });
      },
    }),
  },
};

/** The march of a beaten Force (11.10B): the ways that are allowed, space by space, and what each costs. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no } from '../../../../play/problem.ts';
import { note } from '../../../../play/state.ts';
import { nearest, type Space, type Walked, walk } from '../../retreat-path/rules.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { add, cuAt, displaceAll, put, stackAt } from '../changes.ts';
import { limitOf } from '../figures.ts';
import { minus, NOBODY, plus, type Stack } from '../forces.ts';
import type { BattleFrame, RetreatFrame } from '../frames.ts';
import { stays } from '../movement.ts';
import { byRoad, enemyCuIn, isOwn, isUnfriendlyTribe, nameOf, namesOf } from '../queries.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';

/** 11.10B.d: what a space is to a Force on the march. */
function groundOf(s: State, side: Side, at: string): Space['ground'] {
  if (isUnfriendlyTribe(s, side, at)) return 'tribe';
  if (isOwn(s, side, at)) return 'own';
  return s.control[at] ? 'enemy' : 'neutral';
}

/** 11.10B: one way, walked by the rule that the calculator uses. */
function walked(s: State, side: Side, b: BattleFrame, path: readonly string[], cu: number): Walked | undefined {
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
export function legalWays(s: State, side: Side, b: BattleFrame): string[][] {
  const { cu } = stackAt(s, side, b.at);
  const open = marches(s, b.at, limitOf(s, 'retreat-mp')).flatMap((path) => {
    const way = walked(s, side, b, path, cu);
    const end = path.at(-1);
    return way && !way.barred && end && isGoal(s, side, end, way.left) ? [{ ...way, path }] : [];
  });
  return nearest(open).map(({ path }) => path);
}

/** 11.10B.a, 11.10B.d: losses on the way, and friendly CUs that join. */
function arrive(d: State, f: RetreatFrame): void {
  const b = frameOf(d, 'battle');
  const { side, at, path } = f;
  let force: Stack = stackAt(d, side, at);
  const way = walked(d, side, b, path, force.cu);
  put(d, side, at, NOBODY);
  for (const place of path.slice(0, -1).filter((_, i) => way?.joined.includes(i))) {
    force = plus(force, stackAt(d, side, place));
    put(d, side, place, NOBODY);
  }
  const lost = way?.lost ?? 0;
  force = minus(force, { ...NOBODY, cu: lost, elephants: Math.max(0, force.elephants - (force.cu - lost)) });
  const end = path.at(-1) ?? at;
  const after = frameOf(d, 'aftermath');
  after.march = lost;
  d.frames = d.frames.filter((frame) => frame !== f);
  note(d, '11.10B', `${SIDE_NAMES[side]} retreats to ${nameOf(d, end)} and loses ${plural(lost, 'CU')} on the way.`, {
    facts: { marchLoss: lost },
    move: { side, path: [at, ...path], as: 'moved' },
  });
  if (side === d.active) stays(d, end, force);
  if (force.cu > 0) add(d, side, end, force);
  else displaceAll(d, force.generals, '11.10B.d');
}

/** The spaces that come next on a way that is allowed. */
const onward = (f: RetreatFrame): string[] => [
  ...new Set(f.ways.flatMap((way) => (startsWith(way, f.path) && way[f.path.length] ? [way[f.path.length]!] : []))),
];

const startsWith = (way: readonly string[], path: readonly string[]): boolean => path.every((at, i) => way[i] === at);

const isWhole = (f: RetreatFrame): boolean =>
  f.ways.some((way) => way.length === f.path.length && startsWith(way, f.path));

export const retreat: ProcedureOf<'retreat'> = {
  run(d, f) {
    if (!isWhole(f) || onward(f).length > 0) return 'waits';
    arrive(d, f);
    return 'goes-on';
  },
  who: (_, f) => f.side,
  asks: (s, f) => ({
    rule: '11.10B',
    says: `where the beaten Force goes${f.path.length ? ` after ${nameOf(s, f.path.at(-1) ?? '')}` : ''}.`,
  }),
  answers: {
    retreat: {
      choices: (s, f) => onward(f).map((to) => ({ action: { type: 'retreat', to }, says: nameOf(s, to) })),
      problem(s, f, { to }) {
        const open = onward(f);
        if (open.includes(to)) return undefined;
        const { from, attacker } = frameOf(s, 'battle');
        const last = f.path.at(-1) ?? f.at;
        const rule = !byRoad(s, last).includes(to)
          ? '7.2B.b'
          : (attacker === f.side && f.path.length === 0) || to === from
            ? '11.10B.c'
            : '11.10B';
        return no(rule, `Found ${nameOf(s, to)}; the way goes on to ${listed(namesOf(s, open))}.`);
      },
      apply(_, f, { to }) {
        f.path = [...f.path, to];
      },
    },
    done: {
      when: (_, f) => isWhole(f),
      choices: () => [{ action: { type: 'done' }, says: 'Stay here' }],
      problem: () => undefined,
      apply: (d, f) => arrive(d, f),
    },
  },
};

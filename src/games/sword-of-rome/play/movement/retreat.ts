/** 12.4: where a beaten force may go next, on this map. */

import { figuresOf } from '../../../../play/figures.ts';
import { push } from '../../../../play/state.ts';
import { PLAIN_BATTLE } from '../../battle/rules.ts';
import { type Rout, type Stop, trailOf } from '../../retreat/rules.ts';
import type { Power } from '../../words.ts';
import {
  cuAt,
  foesAt,
  holderAt,
  insideAt,
  isFriend,
  leadersAt,
  limitOf,
  lineFor,
  spaceOf,
  standing,
} from '../queries.ts';
import type { FrameAt, State } from '../state.ts';

type RetreatFrame = FrameAt<'retreat'>;

type Passage = Rout['path'][number];
/** 12.4: whoever stands there has to leave. */
export function retreats(
  d: State,
  power: Power,
  at: string,
  how: Pick<RetreatFrame, 'role' | 'entry' | 'cameBy' | 'wallsAsked'>,
): void {
  push(d, {
    ...{ type: 'retreat', power, at, start: at, path: [], leaders: leadersAt(d, at, power), cu: cuAt(d, at, power) },
    ...{ stage: 'inside', owed: 0, to: null, room: 0, carried: null },
    ...how,
  });
}

/** The readings that a whole game is played with. */
const READ = { role: 'defender', garrisons: 'all', beatenOverRough: PLAIN_BATTLE.beatenOverRough } as const;

function passageTo(s: State, power: Power, from: string, to: string): Passage {
  const way = spaceOf(s, from).ways.find((w) => w.to === to)!;
  const holder = holderAt(s, to);
  const friendly = isFriend(s, power, holder);
  return {
    control: friendly ? 'friendly' : 'enemy',
    enemyCu: foesAt(s, to, power).reduce((sum, foe) => sum + cuAt(s, to, foe), 0),
    garrison: friendly ? 0 : insideAt(s, to),
    ownCu: cuAt(s, to, power),
    alliedCu:
      standing(s, to).some((other) => other !== power && isFriend(s, power, other)) ||
      (friendly && holder !== power && insideAt(s, to) > 0),
    acrossRough: lineFor(power, from, way) !== 'clear',
  };
}

/** 12.4.1 to 12.4.5: what entering this space does to the force, by the rules of the calculator. */
export function stopIn(
  s: State,
  f: Pick<RetreatFrame, 'power'>,
  from: string,
  to: string,
  cu: number,
): Stop | undefined {
  if (cu <= 0) return undefined;
  return trailOf(cu, { ...READ, path: [passageTo(s, f.power, from, to)] }, figuresOf(s)).stops[0];
}

/** The spaces to which the force may go from here, before it is known how far they lead. */
function open(s: State, f: RetreatFrame, at: string, visited: readonly string[]): string[] {
  // 12.4.1: a beaten attacker goes first where it came from; who came by sea has no such space.
  const first = f.role === 'attacker' && visited.length === 1 && f.entry !== null && f.cameBy !== 'sea';
  return spaceOf(s, at).ways.flatMap(({ to }) => {
    if (visited.includes(to)) return [];
    if (first && to !== f.entry) return [];
    return f.role === 'defender' && to === f.entry ? [] : [to];
  });
}

/** 12.4.1: how many more spaces lead to a lawful end from here, whatever the way costs; infinite where none do. */
function distance(s: State, f: RetreatFrame, at: string, cu: number, visited: readonly string[], left: number): number {
  if (left === 0) return Number.POSITIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  for (const to of open(s, f, at, visited)) {
    const stop = stopIn(s, f, at, to, cu);
    if (!stop) continue;
    if (stop.ends) return 1;
    best = Math.min(best, 1 + distance(s, f, to, stop.left || cu, [...visited, to], Math.min(left - 1, best - 2)));
  }
  return best;
}

/** 12.4: the next spaces on the shortest ways to an end; none where all is lost. */
export function nextSpaces(s: State, f: RetreatFrame): string[] {
  const visited = [f.start, ...f.path];
  const left = limitOf(s, 'retreat-spaces') - f.path.length;
  const ways = open(s, f, f.at, visited).flatMap((to) => {
    const stop = stopIn(s, f, f.at, to, f.cu);
    if (!stop || left < 1) return [];
    const far = stop.ends ? 1 : 1 + distance(s, f, to, stop.left || f.cu, [...visited, to], left - 1);
    return Number.isFinite(far) ? [{ to, far }] : [];
  });
  const nearest = Math.min(...ways.map(({ far }) => far));
  return ways.filter(({ far }) => far === nearest).map(({ to }) => to);
}

/** What a General under way may take, where he may go and what it costs (7.2, 7.2B, 7.3). */
import { no, type Problem } from '../../../play/problem.ts';
import { frameOf } from '../../../play/state.ts';
import { cardOf } from './cards/strategy.ts';
import type { Way } from './content.ts';
import {
  cuAt,
  enemyCuIn,
  holds,
  insideAt,
  isCity,
  isInside,
  isOwn,
  isUnfriendlyTribe,
  nameOf,
  spaceOf,
  stackAt,
  wayTo,
} from './queries.ts';
import { type Bar, type FrameAt, NOBODY, type Pieces, type Stack, type State } from './state.ts';

type Move = FrameAt<'move'>;

/** What is left when these have gone; Elephants beyond the CUs are gone with them. */
const minus = (a: Readonly<Stack>, b: Readonly<Stack>): Stack => {
  const cu = Math.max(0, a.cu - b.cu);
  return {
    cu,
    elephants: Math.min(cu, Math.max(0, a.elephants - b.elephants)),
    generals: a.generals.filter((id) => !b.generals.includes(id)),
  };
};

/** He is within walls that enemy CUs stand before. */
const isShutIn = (s: State, f: Move): boolean => isInside(s, f.general);

/** 7.2: what stands beside his Force and may be moved: nothing that moved with this card before, and nothing that he left here. */
export function beside(s: State, f: Move): Readonly<Stack> {
  if (isShutIn(s, f)) return NOBODY;
  const { moved, activated } = frameOf(s, 'card');
  const free = minus(minus(stackAt(s, s.active, f.at), f.force), f.behind);
  return minus(free, { cu: 0, elephants: 0, ...moved[f.at], generals: activated });
}

/** What has moved with the card stays where it is until the card is over. */
export function stays(d: State, at: string, { cu, elephants }: Readonly<Pieces>): void {
  const { moved } = frameOf(d, 'card');
  const there = moved[at] ?? { cu: 0, elephants: 0 };
  moved[at] = { cu: there.cu + cu, elephants: there.elephants + elephants };
}

/** 7.2: why these CUs cannot join his Force. */
export function takeProblem(s: State, f: Move, part: Readonly<Pieces>): Problem {
  const { cu, elephants } = part;
  const free = beside(s, f);
  const most = s.setup.limits['moving-cu'];
  if (cu < 1 || elephants > cu) return no('7.2', `Found ${cu} CUs with ${elephants} Elephants among them.`);
  if (f.force.cu + cu > most) return no('7.2', `${f.force.cu + cu} CUs would move; a General moves ${most} at most.`);
  const again = f.behind.cu > 0 && holds({ ...free, cu: free.cu + f.behind.cu }, { cu, elephants: 0 });
  const left = again ? ` What he has left here he takes again only when he has moved.` : '';
  return no('7.2', `Found ${cu} CUs with ${elephants} Elephants; free are ${free.cu} with ${free.elephants}.${left}`);
}

/** MPs that a way costs. */
export const costOf = ({ setup: { limits } }: State, way: Way | 'sea'): number =>
  way === 'sea' ? limits['naval-mp'] : way === 'road' ? 1 : limits['pass-mp'];

/** 7.2.b: who would stay behind here without CUs among enemy CUs. */
function strands(s: State, f: Move): boolean {
  const here = stackAt(s, s.active, f.at);
  return here.cu <= f.force.cu && here.generals.length > f.force.generals.length && enemyCuIn(s, s.active, f.at) > 0;
}

/** What forbids any departure. */
function leaveBar(s: State, f: Move, to: string): Bar | undefined {
  if (isShutIn(s, f)) return () => no('12.c', `Enemy CUs stand before ${nameOf(s, f.at)}: he may only attack them.`);
  if (f.force.cu === 0 && enemyCuIn(s, s.active, to) > 0)
    return () => no('7.2.b', `Enemy CUs are in ${nameOf(s, to)}: a General without CUs may not enter.`);
  if (strands(s, f))
    return () => no('7.2.b', `A General would stay among enemy CUs in ${nameOf(s, f.at)} without CUs.`);
  return undefined;
}

/** 7.2B.a: the strait between these two takes control of the city that is left. */
const isMessana = (from: string, to: string): boolean =>
  (from === 'messana' && to === 'rhegium') || (from === 'rhegium' && to === 'messana');

/** 7.2, 7.2B: why he cannot march there. */
export function stepBar(s: State, f: Move, to: string): Bar | undefined {
  const way = wayTo(s, f.at, to);
  if (!way) return () => no('7.2', `${nameOf(s, to)} is not next to ${nameOf(s, f.at)}.`);
  const cost = costOf(s, way);
  if (cost > f.mp) return () => no('7.2', `${nameOf(s, to)} costs ${cost} MPs; ${f.mp} are left.`);
  if (isMessana(f.at, to) && !isOwn(s, s.active, f.at))
    return () => no('7.2B.a', `The strait takes control of ${nameOf(s, f.at)}, the city that is left.`);
  return leaveBar(s, f, to);
}

/** 7.3, 5.2.c: why he cannot set sail at all. */
export function embarkBar(s: State, f: Move): Bar | undefined {
  if (!cardOf(s, frameOf(s, 'card').card).ship) return () => no('5.2.c', 'The card bears no ship.');
  if (!spaceOf(s, f.at).port) return () => no('7.3', `${nameOf(s, f.at)} is no port.`);
  const cost = costOf(s, 'sea');
  return cost > f.mp ? () => no('7.3', `A voyage costs ${cost} MPs; ${f.mp} are left.`) : undefined;
}

/** 7.3: why he cannot sail there. */
export function sailBar(s: State, f: Move, to: string): Bar | undefined {
  if (!s.setup.spaces[to]?.port) return () => no('7.3', `${nameOf(s, to)} is no port.`);
  if (to === f.at) return () => no('7.3', `He is in ${nameOf(s, to)} already.`);
  return leaveBar(s, f, to);
}

/** 12: whether the place here is a city or a Tribe that he may attempt. */
const isTarget = (s: State, at: string): boolean =>
  (isCity(s, at) && !isOwn(s, s.active, at)) || isUnfriendlyTribe(s, s.active, at);

/** 12, 12.a: why he cannot besiege or Subjugate here. */
export function besiegeBar(s: State, f: Move): Bar | undefined {
  const name = () => nameOf(s, f.at);
  if (!isTarget(s, f.at)) return () => no('12', `${name()} is neither an enemy city nor an unfriendly Tribe.`);
  const least = s.setup.limits['siege-cu'];
  const cu = cuAt(s, s.active, f.at);
  if (cu < least) return () => no('12', `${least} CUs are needed; ${cu} are in ${name()}.`);
  if (f.fought) return () => no('12', 'He fought a Land Battle in this activation.');
  if (frameOf(s, 'card').attempted.includes(f.at))
    return () => no('12.a', `${name()} has been attempted with this card.`);
  return undefined;
}

/** 7.2.d, 12: he goes no further; what he may attempt where his move ended is still open to him. */
export function endMove(d: State, f: Move): void {
  f.mp = 0;
  f.over = besiegeBar(d, f) !== undefined;
}

/** 12.c: why he cannot attack out of the city. */
export function sortieBar(s: State, f: Move): Bar | undefined {
  if (!isShutIn(s, f)) return () => no('12.c', `He is not shut in in ${nameOf(s, f.at)}.`);
  if (insideAt(s, f.at).cu === 0) return () => no('12.c', `There are no CUs with him in ${nameOf(s, f.at)}.`);
  return undefined;
}

/** What a General under way may take, where he may go and what it costs (7.2, 7.2B, 7.3). */
import { no, type Problem } from '../../../play/problem.ts';
import { cardOf } from './cards/strategy.ts';
import { cuAt, insideAt, stackAt } from './changes.ts';
import type { Way } from './content.ts';
import { limitOf } from './figures.ts';
import { minus, NOBODY, type Pieces, type Stack } from './forces.ts';
import type { CardFrame, MoveFrame } from './frames.ts';
import { enemyCuIn, isCity, isMessana, isOwn, isUnfriendlyTribe, nameOf, spaceOf, wayTo } from './queries.ts';
import { frameOf, type State } from './state.ts';

const cardFrame = (s: State): CardFrame => frameOf(s, 'card');

/** He is within walls that enemy CUs stand before. */
export const isShutIn = (s: State, f: MoveFrame): boolean => insideAt(s, f.at).generals.includes(f.general);

/** 7.2: what stands beside his Force and may still be moved: nothing that another General moved with this card. */
export function beside(s: State, f: MoveFrame): Stack {
  if (isShutIn(s, f)) return NOBODY;
  const moved = cardFrame(s).moved[f.at] ?? { cu: 0, elephants: 0 };
  const rest = minus(stackAt(s, s.active, f.at), f.force);
  const free = minus(rest, { ...moved, generals: cardFrame(s).activated });
  return { ...free, elephants: Math.min(free.elephants, free.cu) };
}

/** What has moved with the card stays where it is until the card is over. */
export function stays(d: State, at: string, { cu, elephants }: Pieces): void {
  const card = cardFrame(d);
  const moved = card.moved[at] ?? { cu: 0, elephants: 0 };
  card.moved = { ...card.moved, [at]: { cu: moved.cu + cu, elephants: moved.elephants + elephants } };
}

/** 7.2: why these CUs cannot join his Force. */
export function takeProblem(s: State, f: MoveFrame, { cu, elephants }: Pieces): Problem | undefined {
  const free = beside(s, f);
  if (cu < 1 || elephants > cu) return no('7.2', `Found ${cu} CUs with ${elephants} Elephants among them.`);
  const most = limitOf(s, 'moving-cu');
  if (f.force.cu + cu > most) return no('7.2', `${f.force.cu + cu} CUs would move; a General moves ${most} at most.`);
  if (cu > free.cu || elephants > free.elephants || cu - elephants > free.cu - free.elephants)
    return no('7.2', `Found ${cu} CUs with ${elephants} Elephants; free are ${free.cu} with ${free.elephants}.`);
  return undefined;
}

/** MPs that a way costs. */
export const costOf = (s: State, way: Way | 'sea'): number =>
  way === 'sea' ? limitOf(s, 'naval-mp') : way === 'road' ? 1 : limitOf(s, 'pass-mp');

/** 7.2.b: who would stay behind here without CUs among enemy CUs. */
function strands(s: State, f: MoveFrame): boolean {
  const left = minus(stackAt(s, s.active, f.at), f.force);
  return left.cu === 0 && left.generals.length > 0 && enemyCuIn(s, s.active, f.at) > 0;
}

/** What forbids any departure. */
function leaveProblem(s: State, f: MoveFrame, to: string): Problem | undefined {
  if (isShutIn(s, f)) return no('12.c', `Enemy CUs stand before ${nameOf(s, f.at)}: he may only attack them.`);
  if (f.force.cu === 0 && enemyCuIn(s, s.active, to) > 0)
    return no('7.2.b', `Enemy CUs are in ${nameOf(s, to)}: a General without CUs may not enter.`);
  if (strands(s, f)) return no('7.2.b', `A General would stay among enemy CUs in ${nameOf(s, f.at)} without CUs.`);
  return undefined;
}

/** 7.2, 7.2B: why he cannot march there. */
export function stepProblem(s: State, f: MoveFrame, to: string): Problem | undefined {
  const way = s.setup.spaces[to] && wayTo(s, f.at, to);
  if (!way) return no('7.2', `${nameOf(s, to)} is not next to ${nameOf(s, f.at)}.`);
  const cost = costOf(s, way);
  if (cost > f.mp) return no('7.2', `${nameOf(s, to)} costs ${cost} MPs; ${f.mp} are left.`);
  if (isMessana(f.at, to) && !isOwn(s, s.active, f.at))
    return no('7.2B.a', `The strait takes control of ${nameOf(s, f.at)}, the city that is left.`);
  return leaveProblem(s, f, to);
}

/** 7.3, 5.2.c: why he cannot sail there. */
export function sailProblem(s: State, f: MoveFrame, to: string): Problem | undefined {
  if (!cardOf(s, cardFrame(s).card).ship) return no('5.2.c', 'The card bears no ship.');
  for (const at of [f.at, to])
    if (!s.setup.spaces[at] || !spaceOf(s, at).port) return no('7.3', `${nameOf(s, at)} is no port.`);
  if (to === f.at) return no('7.3', `He is in ${nameOf(s, to)} already.`);
  const cost = costOf(s, 'sea');
  if (cost > f.mp) return no('7.3', `A voyage costs ${cost} MPs; ${f.mp} are left.`);
  return leaveProblem(s, f, to);
}

/** 12: whether the place here is a city or a Tribe that he may attempt. */
const isTarget = (s: State, at: string): boolean =>
  (isCity(s, at) && !isOwn(s, s.active, at)) || isUnfriendlyTribe(s, s.active, at);

/** 12, 12.a: why he cannot besiege or Subjugate here. */
export function besiegeProblem(s: State, f: MoveFrame): Problem | undefined {
  const name = nameOf(s, f.at);
  if (!isTarget(s, f.at)) return no('12', `${name} is neither an enemy city nor an unfriendly Tribe.`);
  const least = limitOf(s, 'siege-cu');
  const cu = cuAt(s, s.active, f.at);
  if (cu < least) return no('12', `${least} CUs are needed; ${cu} are in ${name}.`);
  if (f.fought) return no('12', 'He fought a Land Battle in this activation.');
  if (cardFrame(s).attempted.includes(f.at)) return no('12.a', `${name} has been attempted with this card.`);
  return undefined;
}

/** 7.2.d, 12: he goes no further; what he may attempt where his move ended is still open to him. */
export function endMove(d: State, f: MoveFrame): void {
  f.mp = 0;
  f.over = besiegeProblem(d, f) !== undefined;
}

/** 12.c: why he cannot attack out of the city. */
export function sortieProblem(s: State, f: MoveFrame): Problem | undefined {
  if (!isShutIn(s, f)) return no('12.c', `He is not shut in in ${nameOf(s, f.at)}.`);
  if (insideAt(s, f.at).cu === 0) return no('12.c', `There are no CUs with him in ${nameOf(s, f.at)}.`);
  return undefined;
}

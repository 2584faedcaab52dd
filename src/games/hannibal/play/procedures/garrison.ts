/** A city that a moving General passes through or ends in (8.a): who is available, and who is inside the walls when he has gone. */
import { comeOut, goInside } from '../changes.ts';
import { enemyCuAt, isCity, isOpenCity, isOwn, roomIn, stackAt } from '../queries.ts';
import { type FrameAt, NOBODY, type Pieces, type Stack, type State } from '../state.ts';
import { minus } from './force.ts';

type Move = FrameAt<'move'>;

/** Those within the walls of an own city, with no enemy before it, are at hand like all others. */
export function musters(d: State, f: Move): void {
  if (f.garrison || !d.inside[f.at] || !isOwn(d, d.active, f.at) || enemyCuAt(d, d.active, f.at) > 0) return;
  f.garrison = comeOut(d, d.active, f.at);
}

/** Who is to be within the walls: those who were, as far as he does not take them along, and those he sends there. */
function garrisonOf(s: State, f: Move): Stack {
  if (!f.garrison) return { ...NOBODY };
  const rest = minus(stackAt(s, s.active, f.at), f.force);
  const cu = Math.min(f.garrison.cu, rest.cu);
  const plain = rest.cu - rest.elephants;
  return {
    cu,
    elephants: Math.max(cu - plain, Math.min(f.garrison.elephants, rest.elephants, cu)),
    generals: f.garrison.generals.filter((id) => rest.generals.includes(id)),
  };
}

export function mansWalls(d: State, f: Move): void {
  if (f.garrison) goInside(d, d.active, f.at, garrisonOf(d, f));
  f.garrison = null;
}

export function change(of: Pieces, { cu, elephants }: Readonly<Pieces>, sign: 1 | -1): void {
  of.cu += sign * cu;
  of.elephants += sign * elephants;
}

/** 8.a: an own city that nobody besieges, with no enemy before it. */
export const mayEnterWalls = (s: State, f: Move): boolean =>
  isCity(s, f.at) && isOpenCity(s, s.active, f.at) && enemyCuAt(s, s.active, f.at) === 0;

/** 8.a: how many of his the walls still take. */
export const roomFor = (s: State, f: Move): number => roomIn(s, f.at) - garrisonOf(s, f).cu;

/** Of his Force, these are within the walls from now on. */
export function sends(d: State, f: Move, { cu, elephants, generals }: Readonly<Stack>): void {
  const within = garrisonOf(d, f);
  f.garrison = {
    cu: within.cu + cu,
    elephants: within.elephants + elephants,
    generals: [...within.generals, ...generals],
  };
  f.force = minus(f.force, { cu, elephants, generals });
  change(f.behind, { cu, elephants }, 1);
  f.behind.generals = [...f.behind.generals, ...generals];
}

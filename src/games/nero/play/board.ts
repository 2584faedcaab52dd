/** Questions to the board: who stands where, who controls what, who is Emperor. Changes nothing. */
import { controllerOf as holderOf } from '../control.ts';
import { COLOURS, type Colour, each } from './colours.ts';
import { ROMA } from './setup.ts';
import type { State } from './state.ts';

export const legionsOf = (s: State, c: Colour, at: string): number => s.stacks[c][at]?.n ?? 0;
export const placeName = (s: State, at: string): string => s.setup.board.places[at]?.name ?? at;

/** The colours in play after this one, clockwise; the one itself is not among them. */
export function clockwise(s: State, from: Colour): Colour[] {
  const i = COLOURS.indexOf(from);
  const round = [...COLOURS.slice(i + 1), ...COLOURS.slice(0, i)];
  return s.setup.vacant ? round.filter((c) => c !== s.setup.vacant) : round;
}

/** Other colours with Legions in a Province, clockwise. */
export function enemiesAt(s: State, c: Colour, at: string): Colour[] {
  if (at === ROMA) return [];
  return clockwise(s, c).filter((other) => legionsOf(s, other, at) > 0);
}

/** 5.5: Legions of any other colour. */
export function hasEnemies(s: State, c: Colour, at: string): boolean {
  for (const other of COLOURS) if (other !== c && s.stacks[other][at]) return true;
  return false;
}

/** 5.4: Legions of the active colour that have not moved in this player round, beside the force that moves. */
export function freshAt(s: State, at: string): number {
  const { active, force } = s.round;
  const stack = s.stacks[active][at];
  if (!stack) return 0;
  return stack.n - stack.done - (force && force.at === at ? force.legions : 0);
}

/** 5.7: the Leader of the active colour is there and may still begin to move. */
export const leaderFree = (s: State, at: string): boolean =>
  s.leaders[s.round.active].at === at &&
  !s.round.leaderDone &&
  !s.round.force?.leader &&
  !s.round.sick.includes(s.round.active);

/** 11.1: more Legions than all other players together, and no Barbarian Tribe. */
export function controllerOf(s: State, at: string): Colour | undefined {
  return holderOf(
    each((c) => legionsOf(s, c, at)),
    s.barbarian === at,
  );
}

/** 11.2: the Areas in which a colour controls Provinces enough. */
export const areasOf = (s: State, c: Colour): Colour[] =>
  COLOURS.filter(
    (area) =>
      s.setup.board.areas[area].filter((at) => controllerOf(s, at) === c).length >=
      s.setup.figures.limits['area-provinces'],
  );

/** 3.2: the Areas that count for DP and for an automatic victory. */
export const areasCounting = (s: State, c: Colour): number =>
  areasOf(s, c).filter((area) => area !== s.setup.vacant || s.setup.rulings['vacant-area'] === 'counts').length;

/** 10.0: the colours that have an Emperor. */
export const emperors = (s: State): Colour[] => s.setup.colours.filter((c) => s.leaders[c].status === 'emperor');

/** 2.2-uncontrolled: all of them on the board. */
export const allUncontrolled = (s: State): number => Object.values(s.uncontrolled).reduce((a, b) => a + b, 0);

/** 2.2-uncontrolled: how many Legions may still turn Uncontrolled. */
export const roomForUncontrolled = (s: State): number => s.setup.figures.limits.uncontrolled - allUncontrolled(s);

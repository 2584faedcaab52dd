/** Legion Rebels (12.0): which Legion may be taken, and of a stack whose Legions differ, which of them. */
import { no, type Problem } from '../../../../play/problem.ts';
import { COLOURS, type Colour } from '../../words.ts';
import type { Action, Part } from '../actions.ts';
import { freshAt, roomForUncontrolled } from '../situation.ts';
import type { State } from '../state.ts';

/** 12.0-legion-rebels: the stacks of which a Legion may be taken. */
export const legions = (s: State): Action<'aim-legion'>[] =>
  roomForUncontrolled(s) > 0
    ? COLOURS.flatMap((colour) =>
        Object.keys(s.stacks[colour]).map((province) => ({ type: 'aim-legion' as const, colour, province })),
      )
    : [];

/** 5.4, 6.0: what tells some Legions of a stack from the others, if anything. */
function partsOf(s: State, colour: Colour, province: string): Part[] {
  const { active, force } = s.round;
  const stack = s.stacks[colour][province];
  if (!stack) return [];
  const mixed = (some: number): boolean => some > 0 && some < stack.n;
  if (colour !== active) return mixed(stack.attacked) ? ['attacked'] : [];
  const moving = force?.at === province && force.legions > 0 && freshAt(s, province) > 0;
  return [...(mixed(stack.done) ? (['moved'] as const) : []), ...(moving ? (['moving'] as const) : [])];
}

/** 12.0-legion-rebels: any one Legion, so that where they differ it is said which. */
export const parts = (s: State): Action<'aim-which'>[] =>
  legions(s).flatMap(({ colour, province }) =>
    partsOf(s, colour, province).map((which) => ({ type: 'aim-which' as const, colour, province, which })),
  );

export const PART_SAYS: Readonly<Record<Part, string>> = {
  moved: 'that has moved',
  moving: 'of the force that moves',
  attacked: 'that has been attacked',
};

export const partProblem = (s: State, { colour, province, which }: Action<'aim-which'>): Problem | undefined =>
  partsOf(s, colour, province).includes(which)
    ? undefined
    : no('12.0-legion-rebels', `Found ${which} for ${colour} in ${province}; the Legions there do not differ so.`);

/** Legion Rebels (12.0): which Legion may be taken, and of a stack whose Legions differ, which of them. */
import { no, type Problem } from '../../../../play/problem.ts';
import { COLOURS, type Colour } from '../../words.ts';
import type { Action, Part } from '../actions.ts';
import { freshAt, roomForUncontrolled } from '../queries.ts';
import type { State } from '../state.ts';

/** 12.0-legion-rebels: the stacks of which a Legion may be taken. */
export function* legions(s: State): Generator<Action<'aim-legion'>> {
  if (roomForUncontrolled(s) <= 0) return;
  for (const colour of COLOURS)
    for (const province of Object.keys(s.stacks[colour])) yield { type: 'aim-legion', colour, province };
}

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
export function* parts(s: State): Generator<Action<'aim-which'>> {
  for (const { colour, province } of legions(s))
    for (const which of partsOf(s, colour, province)) yield { type: 'aim-which', colour, province, which };
}

export const PART_SAYS: Readonly<Record<Part, string>> = {
  moved: 'that has moved',
  moving: 'of the force that moves',
  attacked: 'that has been attacked',
};

export const whyNotApart = ({ colour, province, which }: Action<'aim-which'>): Problem =>
  no('12.0-legion-rebels', `Found ${which} for ${colour} in ${province}; the Legions there do not differ so.`);

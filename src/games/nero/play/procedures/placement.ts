/** Set-up (3.0): who opens, the two further Legions, the Generals; with two players also what each records (14.0). */

import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES, type Colour, PAIRS } from '../../words.ts';
import { clockwise, placeName } from '../board.ts';
import { figuresOf } from '../figures.ts';
import type { SetUpFrame, SetUpStep } from '../frames.ts';
import { gain, placeLeader } from '../pieces.ts';
import { list, no, note, type Procedure, pop } from '../procedure.ts';
import type { State } from '../state.ts';

/** 14.0 */
const pairOf = (c: Colour): readonly Colour[] => PAIRS.find((pair) => pair.includes(c))!;
const opponents = (c: Colour): readonly Colour[] => PAIRS.find((pair) => !pair.includes(c))!;

/** 3.0.2, 3.0.3: Legions one at a time, then Generals, both from the one who opens, clockwise. */
function placements(s: State, first: Colour): SetUpStep[] {
  const order = [first, ...clockwise(s, first)];
  const further = limitOf('legions-each', figuresOf(s)) - s.setup.board.areas[first].length;
  const legions = Array.from({ length: Math.max(0, further) }, () => order).flat();
  return [
    ...legions.map((who) => ({ do: 'legion', who }) as const),
    ...order.map((who) => ({ do: 'general', who }) as const),
  ];
}

/** 3.0, 14.0: everything that is decided before the first card is dealt. */
export function setUpSteps(s: State): SetUpStep[] {
  const { players, youngest } = s.setup;
  if (players !== 2) return placements(s, youngest);
  return [
    { do: 'open', who: youngest },
    { do: 'record', who: pairOf(youngest)[0]! },
    { do: 'record', who: opponents(youngest)[0]! },
  ];
}

const step = (f: SetUpFrame): SetUpStep => f.steps[0]!;

export const setUp: Procedure<SetUpFrame> = {
  accepts: ['open', 'record', 'place'],
  run(d, f) {
    if (f.steps.length > 0) return true;
    pop(d);
    return false;
  },
  who: (_, f) => step(f).who,
  choices(s, f) {
    const { do: what, who } = step(f);
    if (what === 'open') return pairOf(who).map((colour) => ({ type: 'open', colour }) as const);
    if (what === 'record') return opponents(who).map((colour) => ({ type: 'record', colour }) as const);
    return s.setup.board.areas[who].map((province) => ({ type: 'place', province }) as const);
  },
  problem(s, f, a) {
    const { do: what, who } = step(f);
    const wanted = what === 'open' || what === 'record' ? what : 'place';
    if (a.type !== wanted) return no('3.0', `Found "${a.type}"; ${AREA_NAMES[who]} now has to "${wanted}".`);
    if (a.type === 'place') {
      const home = s.setup.board.areas[who];
      if (home.includes(a.province)) return undefined;
      const rule = what === 'legion' ? '3.0.2' : '3.0.3';
      return no(rule, `Found ${a.province}; allowed are the Provinces of the own Area: ${list(home)}.`);
    }
    if (a.type !== 'open' && a.type !== 'record') return undefined;
    const allowed = what === 'open' ? pairOf(who) : opponents(who);
    return allowed.includes(a.colour) ? undefined : no('14.0', `Found ${a.colour}; allowed are ${list(allowed)}.`);
  },
  apply(d, f, a) {
    const { do: what, who } = step(f);
    f.steps = f.steps.slice(1);
    if (a.type === 'open') {
      d.first = a.colour;
      f.steps = [...f.steps, ...placements(d, a.colour)];
    } else if (a.type === 'record') {
      d.counting = [...d.counting, a.colour];
    } else if (a.type === 'place') {
      if (what === 'legion') gain(d, who, a.province, 1);
      else placeLeader(d, who, a.province);
      const piece = what === 'legion' ? 'a Legion' : 'its General';
      const rule = what === 'legion' ? '3.0.2' : '3.0.3';
      note(d, rule, `${AREA_NAMES[who]} places ${piece} in ${placeName(d, a.province)}.`);
    }
  },
};

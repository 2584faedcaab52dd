/** Set-up (3.0): who opens, the two further Legions, the Generals; with two players also what each records (14.0). */

import { figuresOf } from '../../../../play/figures.ts';
import type { Answer, Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES, type Colour, PAIRS } from '../../words.ts';
import { gain, placeLeader } from '../changes.ts';
import { clockwise, firstOf, nameOf } from '../queries.ts';
import type { Nero, State } from '../state.ts';

const ASKS = {
  open: { rule: '14.0', says: 'which of the two own colours opens.', short: 'Which of your colours opens?' },
  record: {
    rule: '14.0',
    says: 'which colour of the other player counts at the end.',
    short: 'Which other colour counts?',
  },
  legion: { rule: '3.0.2', says: 'where to place a further Legion.' },
  general: { rule: '3.0.3', says: 'where to place the General.' },
} as const;

interface Step {
  readonly do: keyof typeof ASKS;
  readonly who: Colour;
}

interface SetUpFrame {
  readonly type: 'set-up';
  readonly steps: Step[];
}

/** 14.0: the two colours of a person, or of the opponent. */
function pairOf(c: Colour, own: boolean): readonly Colour[] {
  const pair = PAIRS.find((one) => one.includes(c) === own);
  if (!pair) throw new RangeError(`colour "${c}" belongs to no pair`);
  return pair;
}

/** 3.0.2, 3.0.3: Legions one at a time, then Generals, both from the one who opens, clockwise. */
function placements(s: State, first: Colour): Step[] {
  const order = [first, ...clockwise(s, first)];
  const further = limitOf('legions-each', figuresOf(s)) - s.setup.board.areas[first].length;
  const legions = Array.from({ length: Math.max(0, further) }, () => order).flat();
  return [
    ...legions.map((who) => ({ do: 'legion', who }) as const),
    ...order.map((who) => ({ do: 'general', who }) as const),
  ];
}

/** 3.0, 14.0: everything that is decided before the first card is dealt. */
export function setUpSteps(s: State): Step[] {
  const { players, youngest } = s.setup;
  if (players !== 2) return placements(s, youngest);
  return [
    { do: 'open', who: youngest },
    { do: 'record', who: youngest },
    { do: 'record', who: firstOf(pairOf(youngest, false)) },
  ];
}

/** 14.0: naming a colour of the own pair, or of the opponent's. */
const naming = <T extends 'open' | 'record'>(
  type: T,
  apply: (d: State, f: SetUpFrame, colour: Colour) => void,
): Answer<Nero, SetUpFrame, { readonly type: T; readonly colour: Colour }> => ({
  when: (_, f) => firstOf(f.steps).do === type,
  options: (_, f) => pairOf(firstOf(f.steps).who, type === 'open').map((colour) => ({ type, colour })),
  says: (_, __, { colour }) => AREA_NAMES[colour],
  apply(d, f, { colour }) {
    f.steps.shift();
    apply(d, f, colour);
  },
});

export const setUp: Procedure<Nero, SetUpFrame> = {
  run(d, f) {
    if (f.steps.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => firstOf(f.steps).who,
  asks: (_, f) => ASKS[firstOf(f.steps).do],
  answers: {
    open: naming('open', (d, f, colour) => {
      d.first = colour;
      f.steps.push(...placements(d, colour));
    }),
    record: naming('record', (d, _, colour) => {
      d.counting.push(colour);
    }),
    place: {
      when: (_, f) => firstOf(f.steps).do === 'legion' || firstOf(f.steps).do === 'general',
      options: (s, f) => s.setup.board.areas[firstOf(f.steps).who].map((province) => ({ type: 'place', province })),
      says: (s, _, { province }) => nameOf(s, province),
      apply(d, f, { province }) {
        const { do: what, who } = firstOf(f.steps);
        f.steps.shift();
        if (what === 'legion') gain(d, who, province, 1);
        else placeLeader(d, who, province);
        const piece = what === 'legion' ? 'a Legion' : 'its General';
        note(d, ASKS[what].rule, () => `${AREA_NAMES[who]} places ${piece} in ${nameOf(d, province)}.`);
      },
    },
  },
};

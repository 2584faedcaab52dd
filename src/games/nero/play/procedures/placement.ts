/** Set-up (3.0): who opens, the two further Legions, the Generals; with two players also what each records (14.0). */

import { figuresOf } from '../../../../play/figures.ts';
import { listed, no } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES, type Colour, PAIRS } from '../../words.ts';
import type { SetUpFrame, SetUpStep } from '../frames.ts';
import { gain, placeLeader } from '../pieces.ts';
import { clockwise, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

/** 14.0 */
const pairOf = (c: Colour): readonly Colour[] => PAIRS.find((pair) => pair.includes(c)) ?? [];
const opponents = (c: Colour): readonly Colour[] => PAIRS.find((pair) => !pair.includes(c)) ?? [];

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
  const [other = youngest] = opponents(youngest);
  return [
    { do: 'open', who: youngest },
    { do: 'record', who: youngest },
    { do: 'record', who: other },
  ];
}

const step = (f: SetUpFrame): SetUpStep => f.steps[0]!;

const RULES = { open: '14.0', record: '14.0', legion: '3.0.2', general: '3.0.3' } as const;
const SAYS = {
  open: 'which of the two own colours opens.',
  record: 'which colour of the other player counts at the end.',
  legion: 'where to place a further Legion.',
  general: 'where to place the General.',
} as const;

/** 14.0: naming a colour, by the one who opens or the one who records. */
const naming = <T extends 'open' | 'record'>(type: T, allowed: (c: Colour) => readonly Colour[]) => ({
  when: (_: State, f: SetUpFrame) => step(f).do === type,
  choices: (_: State, f: SetUpFrame) =>
    allowed(step(f).who).map((colour) => ({ action: { type, colour }, says: AREA_NAMES[colour] })),
  problem(_: State, f: SetUpFrame, { colour }: { readonly colour: Colour }) {
    const open = allowed(step(f).who);
    return open.includes(colour) ? undefined : no('14.0', `Found ${colour}; allowed are ${listed(open)}.`);
  },
});

export const setUp: ProcedureOf<'set-up'> = {
  run(d, f) {
    if (f.steps.length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => step(f).who,
  asks: (_, f) => ({ rule: RULES[step(f).do], says: SAYS[step(f).do] }),
  answers: {
    open: {
      ...naming('open', pairOf),
      apply(d, f, { colour }) {
        d.first = colour;
        f.steps = [...f.steps.slice(1), ...placements(d, colour)];
      },
    },
    record: {
      ...naming('record', opponents),
      apply(d, f, { colour }) {
        d.counting = [...d.counting, colour];
        f.steps = f.steps.slice(1);
      },
    },
    place: {
      when: (_, f) => step(f).do === 'legion' || step(f).do === 'general',
      choices: (s, f) =>
        s.setup.board.areas[step(f).who].map((province) => ({
          action: { type: 'place', province },
          says: placeName(s, province),
        })),
      problem(s, f, { province }) {
        const home = s.setup.board.areas[step(f).who];
        if (home.includes(province)) return undefined;
        return no(RULES[step(f).do], `Found ${province}; allowed are the Provinces of the own Area: ${listed(home)}.`);
      },
      apply(d, f, { province }) {
        const { do: what, who } = step(f);
        f.steps = f.steps.slice(1);
        if (what === 'legion') gain(d, who, province, 1);
        else placeLeader(d, who, province);
        const piece = what === 'legion' ? 'a Legion' : 'its General';
        note(d, RULES[what], `${AREA_NAMES[who]} places ${piece} in ${placeName(d, province)}.`);
      },
    },
  },
};

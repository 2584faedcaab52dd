/** (Province) Revolts (12.0-revolts): the Base player brings Legions up to two, then all there turn Uncontrolled. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { mostUncontrolled, type Revolted, revolted } from '../../revolts/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { cardOf } from '../cards.ts';
import { gain, lose, noteMove, turnUncontrolled } from '../changes.ts';
import { allUncontrolled, legionsOf, nameOf, placeOf } from '../queries.ts';
import type { Nero, State } from '../state.ts';

interface MusterFrame {
  readonly type: 'muster';
  readonly who: Colour;
  readonly province: string;
  need: number;
}

const elsewhere = (s: State, c: Colour, province: string): string[] =>
  Object.keys(s.stacks[c]).filter((at) => at !== province);

/** What the revolt would find and bring. */
function revoltOf(s: State, province: string, base: Colour): Revolted {
  const owned = s.setup.colours.reduce((sum, c) => sum + legionsOf(s, c, province), 0);
  const there = owned + (s.uncontrolled[province] ?? 0);
  const baseLegions = elsewhere(s, base, province).reduce((sum, at) => sum + legionsOf(s, base, at), 0);
  const uncontrolledElsewhere = allUncontrolled(s) - (s.uncontrolled[province] ?? 0);
  return revolted({ there, uncontrolledElsewhere, baseLegions });
}

/** 12.0-revolts: the Province on the card, and the colour whose Base it is. */
function seatOf(s: State, card: string): { province: string; base: Colour | null } {
  const { province } = cardOf(s, card);
  if (!province) throw new RangeError(`card "${card}" names no Province`);
  return { province, base: placeOf(s, province).area };
}

/** 3.2, 12.0-revolts: why the Province cannot revolt now: no Base in play, or more Uncontrolled Legions than may be. */
export function whyNoRevolt(s: State, card: string): Problem | undefined {
  const rule = '12.0-revolts';
  const { rulings, colours } = s.setup;
  const { province, base } = seatOf(s, card);
  if (!base) return no(rule, `Found "${province}"; the card must name a Province of an Area.`);
  if (!colours.includes(base)) return no('3.2', `${nameOf(s, province)} is in the vacant Area.`);
  if (s.barbarian === province && rulings['revolt-beside-the-barbarians'] === 'no')
    return no(rule, `The Barbarian Tribe is in ${nameOf(s, province)}.`);
  const { missing, added, short, total } = revoltOf(s, province, base);
  const most = mostUncontrolled(figuresOf(s));
  if (total > most) return no(rule, `${total} Legions would be Uncontrolled; ${most} are allowed.`);
  if (short && rulings['revolt-without-legions'] === 'not-playable')
    return no(rule, `${AREA_NAMES[base]} has ${plural(added, 'Legion')} to bring; needed: ${missing}.`);
  return undefined;
}

/** 12.0-revolts: the player of the Base picks the Legions that he must bring. */
export function revolt(d: State, card: string): void {
  const { province, base } = seatOf(d, card);
  if (base) push(d, { type: 'muster', who: base, province, need: revoltOf(d, province, base).added });
}

export const muster: Procedure<Nero, MusterFrame> = {
  run(d, f) {
    if (f.need > 0) return 'waits';
    pop(d);
    for (const c of d.setup.colours) {
      const n = legionsOf(d, c, f.province);
      if (n > 0) turnUncontrolled(d, c, f.province, n);
    }
    note(d, '12.0-revolts', () => `${nameOf(d, f.province)} revolts; all Legions there are Uncontrolled.`);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({
    rule: '12.0-revolts',
    says: `which Legion to bring to ${nameOf(s, f.province)}, ${f.need} in all.`,
    short: `Bring ${plural(f.need, 'Legion')}: from where?`,
  }),
  answers: {
    muster: {
      options: (s, f) => elsewhere(s, f.who, f.province).map((from) => ({ type: 'muster', from })),
      says: (s, _, { from }) => `A Legion from ${nameOf(s, from)}`,
      apply(d, f, { from }) {
        lose(d, f.who, from, 1);
        gain(d, f.who, f.province, 1);
        f.need -= 1;
        noteMove(
          d,
          '12.0-revolts',
          f.who,
          [from, f.province],
          () => `${AREA_NAMES[f.who]} brings a Legion from ${nameOf(d, from)}.`,
        );
      },
    },
  },
};

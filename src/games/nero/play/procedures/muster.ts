/** (Province) Revolts (12.0-revolts): the Base player brings Legions up to two, then all there turn Uncontrolled. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { mostUncontrolled, type Revolted, revolted } from '../../revolts/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { cardOf } from '../cards.ts';
import { gain, lose, turnUncontrolled } from '../pieces.ts';
import { allUncontrolled, legionsOf, placeName } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

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
  const province = cardOf(s, card).province ?? '';
  return { province, base: s.setup.board.places[province]?.area ?? null };
}

const amongBarbarians = (s: State, province: string): boolean =>
  s.barbarian === province && s.setup.rulings['revolt-beside-the-barbarians'] === 'no';

/** 3.2, 12.0-revolts: whether the Province can revolt now. */
export function mayRevolt(s: State, card: string): boolean {
  const { province, base } = seatOf(s, card);
  if (!base || !s.setup.colours.includes(base) || amongBarbarians(s, province)) return false;
  const { short, total } = revoltOf(s, province, base);
  const enough = !short || s.setup.rulings['revolt-without-legions'] === 'what-he-has';
  return enough && total <= mostUncontrolled(figuresOf(s));
}

/** 3.2, 12.0-revolts: a Base in play, and no more Uncontrolled Legions than there may be. */
export function revoltProblem(s: State, card: string): Problem | undefined {
  const rule = '12.0-revolts';
  const { province, base } = seatOf(s, card);
  if (!base) return no(rule, `Found "${province}"; the card must name a Province of an Area.`);
  if (!s.setup.colours.includes(base)) return no('3.2', `${placeName(s, province)} is in the vacant Area.`);
  if (amongBarbarians(s, province)) return no(rule, `The Barbarian Tribe is in ${placeName(s, province)}.`);
  const { missing, added, short, total } = revoltOf(s, province, base);
  const most = mostUncontrolled(figuresOf(s));
  if (total > most) return no(rule, `${total} Legions would be Uncontrolled; ${most} are allowed.`);
  if (short && s.setup.rulings['revolt-without-legions'] === 'not-playable')
    return no(rule, `${AREA_NAMES[base]} has ${plural(added, 'Legion')} to bring; needed: ${missing}.`);
  return undefined;
}

/** 12.0-revolts: the player of the Base picks the Legions that he must bring. */
export function revolt(d: State, card: string): void {
  const { province, base } = seatOf(d, card);
  if (base) push(d, { type: 'muster', who: base, province, need: revoltOf(d, province, base).added });
}

export const muster: ProcedureOf<'muster'> = {
  run(d, f) {
    if (f.need > 0) return 'waits';
    pop(d);
    for (const c of d.setup.colours) {
      const n = legionsOf(d, c, f.province);
      if (n > 0) turnUncontrolled(d, c, f.province, n);
    }
    note(d, '12.0-revolts', `${placeName(d, f.province)} revolts; all Legions there are Uncontrolled.`);
    return 'goes-on';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({
    rule: '12.0-revolts',
    says: `which Legion to bring to ${placeName(s, f.province)}, ${f.need} in all.`,
  }),
  answers: {
    muster: {
      choices: (s, f) =>
        elsewhere(s, f.who, f.province).map((from) => ({
          action: { type: 'muster', from },
          says: `A Legion from ${placeName(s, from)}`,
        })),
      problem(s, f, { from }) {
        const open = elsewhere(s, f.who, f.province);
        if (open.includes(from)) return undefined;
        return no('12.0-revolts', `Found ${from}; own Legions are in ${listed(open)}.`);
      },
      apply(d, f, { from }) {
        lose(d, f.who, from, 1);
        gain(d, f.who, f.province, 1);
        f.need -= 1;
        note(d, '12.0-revolts', `${AREA_NAMES[f.who]} brings a Legion from ${placeName(d, from)}.`, {
          move: { side: f.who, path: [from, f.province], as: 'moved' },
        });
      },
    },
  },
};

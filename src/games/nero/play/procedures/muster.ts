/** (Province) Revolts (12.0-revolts): the Base player brings Legions up to two, then all there turn Uncontrolled. */
import { plural } from '../../../../calculator/words.ts';
import { mostUncontrolled, type Revolted, revolted } from '../../revolts/rules.ts';
import { AREA_NAMES, type Colour } from '../../words.ts';
import { allUncontrolled, legionsOf, placeName } from '../board.ts';
import { cardOf } from '../cards.ts';
import { figuresOf } from '../figures.ts';
import type { MusterFrame } from '../frames.ts';
import { gain, lose, turnUncontrolled } from '../pieces.ts';
import { list, no, note, type Problem, type Procedure, pop, push } from '../procedure.ts';
import type { State } from '../state.ts';

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

/** 3.2, 12.0-revolts: a Base in play, and no more Uncontrolled Legions than there may be. */
export function revoltProblem(s: State, card: string): Problem | undefined {
  const rule = '12.0-revolts';
  const province = cardOf(s, card).province ?? '';
  const base = s.setup.board.places[province]?.area;
  if (!base) return no(rule, `Found "${province}"; the card must name a Province of an Area.`);
  if (!s.setup.colours.includes(base)) return no('3.2', `${placeName(s, province)} is in the vacant Area.`);
  const { missing, added, short, total } = revoltOf(s, province, base);
  const most = mostUncontrolled(figuresOf(s));
  if (total > most) return no(rule, `${total} Legions would be Uncontrolled; ${most} are allowed.`);
  if (short && s.setup.rulings['revolt-without-legions'] === 'not-playable')
    return no(rule, `${AREA_NAMES[base]} has ${plural(added, 'Legion')} to bring; needed: ${missing}.`);
  return undefined;
}

/** 12.0-revolts: the player of the Base picks the Legions that he must bring. */
export function revolt(d: State, card: string): void {
  const province = cardOf(d, card).province!;
  const who = d.setup.board.places[province]!.area!;
  push(d, { type: 'muster', who, province, need: revoltOf(d, province, who).added });
}

export const muster: Procedure<MusterFrame> = {
  accepts: ['muster'],
  run(d, f) {
    if (f.need > 0) return true;
    pop(d);
    for (const c of d.setup.colours) {
      const n = legionsOf(d, c, f.province);
      if (n > 0) turnUncontrolled(d, c, f.province, n);
    }
    note(d, '12.0-revolts', `${placeName(d, f.province)} revolts; all Legions there are Uncontrolled.`);
    return false;
  },
  who: (_, f) => f.who,
  choices: (s, f) => elsewhere(s, f.who, f.province).map((from) => ({ type: 'muster', from }) as const),
  problem(s, f, a) {
    if (a.type !== 'muster') return undefined;
    const open = elsewhere(s, f.who, f.province);
    return open.includes(a.from) ? undefined : no('12.0-revolts', `Found ${a.from}; own Legions are in ${list(open)}.`);
  },
  apply(d, f, a) {
    if (a.type !== 'muster') return;
    lose(d, f.who, a.from, 1);
    gain(d, f.who, f.province, 1);
    f.need -= 1;
  },
};

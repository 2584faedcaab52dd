/** What must hold in every state of Hamilcar, whoever plays and however. */
import { cardOfGeneral } from '../../../../src/games/hamilcar/play/pieces/generals.ts';
import { cusOf, fieldOf, unitsOf } from '../../../../src/games/hamilcar/play/pieces/units.ts';
import { isBesieged } from '../../../../src/games/hamilcar/play/queries.ts';
import { type Fleet, PLACES, type State } from '../../../../src/games/hamilcar/play/state.ts';
import { otherSide, SIDES } from '../../../../src/games/hamilcar/words.ts';

type Wrong = (what: string) => never;

const whole = (n: number): boolean => Number.isInteger(n) && n >= 0;

const isUnderWay = (s: State, ...types: readonly string[]): boolean => s.frames.some((f) => types.includes(f.type));

/** 2.3.G: the Fleets at sea; in a Naval Battle those of its frame stand for the mover's. */
function fleetsOf(s: State): readonly Fleet[] {
  const fighting = isUnderWay(s, 'naval');
  return s.frames.flatMap((f) => {
    if (f.type === 'naval') return [f.fleets.rome, f.fleets.carthage];
    return 'fleet' in f && !(fighting && f.type === 'voyage') ? [f.fleet] : [];
  });
}

/** 2.3.F */
function checkWarships(s: State, wrong: Wrong): void {
  for (const side of SIDES) {
    const w = s.warships[side];
    const counts = [w.ready, w.spent, w.atSea, w.captured, w.track, w.supply];
    if (!counts.every(whole) || counts.reduce((a, b) => a + b, 0) !== 10) wrong(`Warships of ${side}`);
    if (w.atSea > 0 && !isUnderWay(s, 'voyage', 'landing')) wrong(`${side} at sea without a voyage`);
    if (w.captured > 0 && !isUnderWay(s, 'naval')) wrong('Prizes without a battle');
  }
}

/** 1, 2.3.C, 2.3.G: the pieces of the box, and what a Fleet holds. */
function checkUnits(s: State, wrong: Wrong): void {
  const fleets = fleetsOf(s);
  const heaps = [...SIDES.flatMap((side) => Object.values(s.field[side])), ...Object.values(s.inside), ...fleets];
  if (!heaps.every((h) => whole(h.cu) && whole(h.elephants) && whole(h.st))) wrong('Units');
  if (heaps.reduce((n, h) => n + h.st, 0) > 15) wrong('more than 15 STs');
  if (heaps.reduce((n, h) => n + h.elephants, 0) > 4) wrong('more than 4 Elephants');
  if (Object.values(s.field.rome).some((h) => h.elephants > 0)) wrong('Roman Elephants');
  if (Object.entries(s.inside).some(([at, h]) => h.elephants > 0 && s.control[at] === 'rome')) wrong('Roman Elephants');
  for (const fleet of fleets)
    if (fleet.warships > 5 || unitsOf(fleet) + fleet.warships > 10) wrong('a Fleet that is too large');
  const led = s.frames.every((f) => f.type !== 'voyage' || f.fleet.generals.length > 0);
  const met = s.frames.every((f) => f.type !== 'naval' || SIDES.every((side) => f.fleets[side].generals.length > 0));
  if (!led || !met) wrong('a Fleet without a General');
  const sailing = s.frames.flatMap((f) => (f.type === 'voyage' || f.type === 'squadron' ? [f.who] : []));
  if (new Set(sailing).size < sailing.length) wrong('two Fleets of one side');
}

/** 2.2.A, 2.2.C: each General in one place, and no office too many. */
function checkGenerals(s: State, wrong: Wrong): void {
  const offices = (office: string): number => Object.values(s.generals).filter((g) => g.office === office).length;
  if (offices('consul') > 2 || offices('proconsul') > 1 || offices('dictator') > 1) wrong('offices');
  if (offices('dictator') > 0 && s.dictatorCard !== 'chest') wrong('a Dictator without his card');
  const afloat = fleetsOf(s).flatMap((fleet) => fleet.generals);
  if (new Set(afloat).size < afloat.length) wrong('a General in two Fleets');
  for (const [id, g] of Object.entries(s.generals)) {
    const there = s.setup.spaces[g.at] !== undefined;
    if (!there && !PLACES.some((place) => place === g.at)) wrong(`${id} in ${g.at}`);
    if ((g.at === 'sea') !== afloat.includes(id)) wrong(`${id} is in a Fleet or at sea, not both`);
    if (g.office && !there && g.at !== 'sea') wrong(`${id} is ${g.office} in ${g.at}`);
    const { side } = cardOfGeneral(s, id);
    const alone = there && !g.inside && cusOf(fieldOf(s, side, g.at)) === 0;
    if (alone && s.frames.at(-1)?.type === 'round' && cusOf(fieldOf(s, otherSide(side), g.at)) > 0)
      wrong(`${id} is alone among enemies`);
    if (g.inside && s.control[g.at] !== side) wrong(`${id} within walls of the enemy`);
    if ((g.at === 'mercenary') !== s.mercenaries.includes(id)) wrong(`${id} among the Mercenaries`);
  }
}

/** 3.1, 9.1: every card once. */
function checkCards(s: State, wrong: Wrong): void {
  const played = SIDES.flatMap((side) => s.chest[side].map((p) => p.card)).filter((card) => card !== 's57');
  const cards = [...s.deck, ...s.discards, ...SIDES.flatMap((side) => [...s.hands[side]]), ...played];
  const all = s.setup.optional.includes('16.6') ? 58 : 56;
  if (cards.length !== all || new Set(cards).size !== all) wrong(`${cards.length} cards`);
  if (Object.keys(s.setup.tactics).length !== 20) wrong('Tactic Cards');
  for (const f of s.frames) {
    if (f.type !== 'naval') continue;
    const tactics = [...f.tactics, ...f.hands.rome, ...f.hands.carthage];
    if (new Set(tactics).size < tactics.length || tactics.some((id) => !s.setup.tactics[id]))
      wrong('a Tactic Card twice');
  }
}

/** 2.1.B to 2.1.D, 10, 13: who is where. */
function checkSpaces(s: State, wrong: Wrong): void {
  for (const tribe of s.tribes) if (s.control[tribe]) wrong(`a PC on the Tribe of ${tribe}`);
  for (const [id, space] of Object.entries(s.setup.spaces)) {
    if (space.kind === 'city' && !s.control[id]) wrong(`${id} belongs to nobody`);
    const inside = s.inside[id];
    if (inside && (space.kind !== 'city' || cusOf(inside) > space.capacity || inside.st > space.capacity))
      wrong(`inside ${id}`);
    const both = SIDES.every((side) => cusOf(fieldOf(s, side, id)) > 0);
    if (both && !isUnderWay(s, 'entered', 'battle')) wrong(`both sides in ${id}`);
  }
}

/** 14.1 */
function checkSieges(s: State, wrong: Wrong): void {
  for (const [id, siege] of Object.entries(s.sieges)) {
    const space = s.setup.spaces[id];
    const most = space?.large || s.tribes.includes(id) ? 2 : 1;
    if (siege.points < 1 || siege.points > most) wrong(`${siege.points} points at ${id}`);
    if (cusOf(fieldOf(s, siege.by, id)) === 0) wrong(`no besieger at ${id}`);
    if (isBesieged(s, id) && s.control[id] === siege.by) wrong(`${id} besieged by its owner`);
  }
}

/** Throws plainly, as it is asked many thousand times. */
export function check(s: State): void {
  const wrong: Wrong = (what) => {
    throw new Error(`${what}: ${JSON.stringify({ ...s, setup: undefined })}`);
  };
  checkWarships(s, wrong);
  checkUnits(s, wrong);
  checkGenerals(s, wrong);
  checkCards(s, wrong);
  checkSpaces(s, wrong);
  checkSieges(s, wrong);
  for (const f of s.frames)
    if (f.type === 'activation' && (f.mp < 0 || f.spent < 0 || unitsOf(f.band) > 10)) wrong('activation');
  if (s.turn > 7) wrong('turn');
}

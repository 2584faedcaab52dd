/** What must hold in every state of Hamilcar, whoever plays and however. */
import { cusOf, fieldOf, stsInPlay } from '../../../../src/games/hamilcar/play/pieces.ts';
import { isBesieged } from '../../../../src/games/hamilcar/play/situation.ts';
import { PLACES, type State } from '../../../../src/games/hamilcar/play/state.ts';
import { SIDES } from '../../../../src/games/hamilcar/words.ts';

/** Throws plainly, as it is asked many thousand times. */
export function check(s: State): void {
  const wrong = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify({ ...s, setup: undefined })}`);
  };
  const whole = (n: number): boolean => Number.isInteger(n) && n >= 0;
  const at = (type: string): boolean => s.frames.some((f) => f.type === type);
  for (const side of SIDES) {
    const w = s.warships[side];
    const counts = [w.ready, w.spent, w.atSea, w.captured, w.track, w.supply];
    if (!counts.every(whole) || counts.reduce((a, b) => a + b, 0) !== 10) wrong(`Warships of ${side}`);
    if (!at('voyage') && w.atSea > 0 && !at('landing')) wrong(`${side} at sea without a voyage`);
    if (!at('naval') && w.captured > 0) wrong(`Prizes without a battle`);
  }
  const heaps = [...SIDES.flatMap((side) => Object.values(s.field[side])), ...Object.values(s.inside)];
  if (!heaps.every((h) => whole(h.cu) && whole(h.elephants) && whole(h.st))) wrong('Units');
  if (stsInPlay(s) > 15) wrong('more than 15 STs');
  if (Object.values(s.field.rome).some((h) => h.elephants > 0)) wrong('Roman Elephants');
  if (heaps.reduce((n, h) => n + h.elephants, 0) > 4) wrong('more than 4 Elephants');
  const offices = (office: string): number => Object.values(s.generals).filter((g) => g.office === office).length;
  if (offices('consul') > 2 || offices('proconsul') > 1 || offices('dictator') > 1) wrong('offices');
  if (offices('dictator') > 0 && s.dictatorCard !== 'chest') wrong('a Dictator without his card');
  for (const [id, g] of Object.entries(s.generals)) {
    if (!s.setup.spaces[g.at] && !PLACES.some((place) => place === g.at)) wrong(`${id} in ${g.at}`);
    if (g.at === 'sea' && !at('voyage') && !at('landing')) wrong(`${id} at sea`);
    if (g.office && !s.setup.spaces[g.at] && g.at !== 'sea') wrong(`${id} is ${g.office} in ${g.at}`);
  }
  const played = SIDES.flatMap((side) => s.chest[side].map((p) => p.card)).filter((card) => card !== 's57');
  const cards = [...s.deck, ...s.discards, ...SIDES.flatMap((side) => [...s.hands[side]]), ...played];
  const all = Object.keys(s.setup.deck).length - 1;
  if (cards.length !== all || new Set(cards).size !== all) wrong(`${cards.length} cards`);
  for (const tribe of s.tribes) if (s.control[tribe]) wrong(`a PC on the Tribe of ${tribe}`);
  for (const [id, space] of Object.entries(s.setup.spaces)) {
    if (space.kind === 'city' && !s.control[id]) wrong(`${id} belongs to nobody`);
    const inside = s.inside[id];
    if (inside && (space.kind !== 'city' || cusOf(inside) > space.capacity || inside.st > space.capacity))
      wrong(`inside ${id}`);
    const both = SIDES.every((side) => cusOf(fieldOf(s, side, id)) > 0);
    if (both && !at('entered') && !at('battle')) wrong(`both sides in ${id}`);
  }
  for (const [id, siege] of Object.entries(s.sieges)) {
    if (siege.points < 1 || siege.points > 2) wrong(`${siege.points} points at ${id}`);
    if (cusOf(fieldOf(s, siege.by, id)) === 0) wrong(`no besieger at ${id}`);
    if (isBesieged(s, id) && s.control[id] === siege.by) wrong(`${id} besieged by its owner`);
  }
  for (const f of s.frames) {
    if (f.type === 'activation' && (f.mp < 0 || f.band.cu + f.band.elephants + f.band.st > 10)) wrong('activation');
    if (
      f.type === 'voyage' &&
      (f.fleet.generals.length < 1 ||
        f.fleet.warships > 5 ||
        f.fleet.cu + f.fleet.elephants + f.fleet.st + f.fleet.warships > 10)
    )
      wrong('Fleet');
  }
  if (s.turn > 7) wrong('turn');
}

/** What must hold from one state of Hamilcar to the next: which clauses change what, and what being asked gives away. */
import type { Action } from '../../../../src/games/hamilcar/play/actions.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { cardOfGeneral } from '../../../../src/games/hamilcar/play/pieces/generals.ts';
import { cusOf, fieldOf, insideOf, unitsOf } from '../../../../src/games/hamilcar/play/pieces/units.ts';
import { mood } from '../../../../src/games/hamilcar/play/queries.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { otherSide, SIDES, type Side } from '../../../../src/games/hamilcar/words.ts';
import { unsafePcs } from './isolation-law.ts';

export interface Watched {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

type Wrong = (what: string) => never;

/** 2.1.I: the clauses by which Naval Supremacy changes hands. */
const SUPREMACY = ['8.1', '8.5', '9.2.B2', '9.2.C', '9.3.B3', '5.3.C'];

const inAfrica = (s: State, at: string): boolean => s.setup.spaces[at]?.region === 'Africa';

const happened = (s: State, rule: string): boolean => s.happened.some((one) => one.rule === rule);

/** 15.6: any Roman Fleet, or one under an Africanus. */
const mayToAfrica = (s: State, general: string | undefined): boolean =>
  s.seamanship === 4 ||
  (s.seamanship === 3 && s.control['syracusae'] === 'rome') ||
  (general !== undefined && cardOfGeneral(s, general).africanus);

const sailing = (s: State, type: 'voyage' | 'squadron') =>
  s.frames.flatMap((f) => ((f.type === 'voyage' || f.type === 'squadron') && f.type === type ? [f] : [])).at(-1);

/** 15.6, 7.1: who sails to Africa, and what leaves it, with an Intercepting Fleet too. */
function checkAfrica(before: State, after: State, wrong: Wrong): void {
  for (const type of ['voyage', 'squadron'] as const) {
    const [left, come] = [sailing(before, type), sailing(after, type)];
    if (!left?.at || !come?.at || left.at === come.at || left.who !== come.who) continue;
    const [from, to] = [inAfrica(before, left.at), inAfrica(after, come.at)];
    if (come.who === 'carthage' && from && !to && unitsOf(come.fleet) > 0 && mood(before) !== 'warlike')
      wrong('Units leave Africa');
    // The trait of the General who was activated counts, not of those he carries.
    if (come.who === 'rome' && come.type === 'voyage' && to && !from && !mayToAfrica(before, come.general))
      wrong('Rome sails to Africa');
  }
  // 15.3.C: nor by an Avoid or a Retreat.
  for (const [id, { at }] of Object.entries(after.generals)) {
    const was = before.generals[id]?.at ?? '';
    const left = inAfrica(before, was) && after.setup.spaces[at] && !inAfrica(after, at);
    const grown = unitsOf(fieldOf(after, 'carthage', at)) > unitsOf(fieldOf(before, 'carthage', at));
    if (left && grown && cardOfGeneral(after, id).side === 'carthage' && mood(before) !== 'warlike')
      wrong(`${id} leaves Africa with Units`);
  }
  // By an Avoid or a landing after battle. 15.6 speaks of Naval Movement alone, so that a Retreat (13.5.D) may lead there.
  if (before.frames.at(-1)?.type === 'retreat') return;
  for (const [id, { at }] of Object.entries(after.generals)) {
    const was = before.generals[id]?.at ?? '';
    const crossed = before.setup.spaces[was] && !inAfrica(before, was) && inAfrica(after, at);
    if (crossed && cardOfGeneral(after, id).side === 'rome' && !mayToAfrica(before, id)) wrong(`${id} comes to Africa`);
  }
}

/** Where Rome acts by its own will; in all other frames it bears what dice and enemies have brought about. */
const ACTS: readonly string[] = [
  ...['round', 'spend', 'pay', 'event', 'activation', 'voyage', 'squadron', 'party', 'entered', 'siege'],
  ...['reinforce', 'chest', 'blockade', 'scipio'],
];

/** CUs of the Fleet that he is with; one that gathers owes him what it has not taken aboard yet. */
function cusAboard(f: State['frames'][number], id: string): number[] {
  if (f.type === 'naval') return f.fleets.rome.generals.includes(id) ? [cusOf(f.fleets.rome)] : [];
  if (!('fleet' in f) || !f.fleet.generals.includes(id)) return [];
  return [f.type === 'squadron' ? Math.max(f.owed, cusOf(f.fleet)) : cusOf(f.fleet)];
}

/** 2.3.E3: CUs in the Army or Fleet of each Consul, those within the walls of his city among them. */
function consulCus(s: State): ReadonlyMap<string, number> {
  const consuls = Object.entries(s.generals).filter(([, { office }]) => office === 'consul');
  return new Map(
    consuls.map(([id, { at }]) => {
      const aboard = s.frames.flatMap((f) => cusAboard(f, id)).at(-1);
      if (aboard !== undefined) return [id, aboard];
      const inside = s.control[at] === 'rome' ? cusOf(insideOf(s, at)) : 0;
      return [id, cusOf(fieldOf(s, 'rome', at)) + inside];
    }),
  );
}

/** 2.3.E3, 5.2.C4: no voluntary act lowers a Consul under 3 CUs, but for what an activated Dictator takes. */
function checkConsuls({ before, after }: Watched, wrong: Wrong): void {
  if (hamilcar.decider(before) !== 'rome' || !ACTS.includes(before.frames.at(-1)?.type ?? '')) return;
  const moving = before.frames.findLast((f) => f.type === 'activation')?.general;
  if (moving && before.generals[moving]?.office === 'dictator') return;
  const now = consulCus(after);
  for (const [id, was] of consulCus(before)) if ((now.get(id) ?? 3) < Math.min(3, was)) wrong(`${id} has too few CUs`);
}

/** 2.3.F, 2.3.G, 7.1: a Fleet forms of Ready Warships, once an activation. */
function checkFleet({ before, action, after }: Watched, wrong: Wrong): void {
  if (action.type !== 'embark' && action.type !== 'base') return;
  const side = after.frames.findLast((f) => f.type === 'squadron' || f.type === 'voyage')?.who ?? 'rome';
  const [had, has] = [before.warships[side], after.warships[side]];
  if (had.ready - has.ready < action.warships || had.spent < has.spent) wrong('a Fleet of other ships than Ready ones');
  const top = before.frames.at(-1);
  if (top?.type === 'activation' && top.sailed) wrong('a second voyage');
}

/** 5.6: what the War Chest gives is the difference of the cards that count, less what was burned. */
function checkChest({ before, action, after }: Watched, wrong: Wrong): void {
  const told = after.happened.find(({ rule, facts }) => rule === '5.6' && facts?.['points'] !== undefined);
  if (!told) return;
  const ops = (side: Side): number =>
    after.chest[side].reduce((sum, { card, counts }) => sum + (counts ? (after.setup.deck[card]?.op ?? 0) : 0), 0);
  const burned = (before.frames.findLast((f) => f.type === 'chest')?.burned ?? 0) + Number(action.type === 'burn');
  if (told.facts?.['points'] !== Math.abs(ops('rome') - ops('carthage')) - burned) wrong('the War Chest');
}

/** Throws plainly, as it is asked many thousand times. */
export function checkStep(seen: Watched): void {
  const { before, action, after } = seen;
  const wrong: Wrong = (what) => {
    throw new Error(`${what} by ${JSON.stringify(action)}: ${JSON.stringify(after.happened)}`);
  };
  const by = after.happened.find(({ facts }) => facts?.['supremacy'] === after.supremacy);
  if (before.supremacy !== after.supremacy && !SUPREMACY.includes(by?.rule ?? '')) wrong('Naval Supremacy changes');
  const rises = after.seamanship - before.seamanship;
  if (rises > 0 && (rises > 1 || action.type !== 'seamanship' || before.reformed)) wrong('Seamanship rises');
  if (rises < 0 && (rises < -1 || !happened(after, '5.3.C'))) wrong('Seamanship falls');
  for (const side of SIDES)
    if (!before.passed[side] && after.passed[side] && after.hands[side].length > 0) wrong(`${side} passes with cards`);
  if (happened(after, '5.2') && SIDES.some((side) => after.hands[side].length > 0)) wrong('cards are left in winter');
  if (before.miat.length < after.miat.length && action.type !== 'miat') wrong('the Miat grows');
  if (before.tribes.length < after.tribes.length) wrong('a Tribe returns');
  checkAfrica(before, after, wrong);
  checkConsuls(seen, wrong);
  checkFleet(seen, wrong);
  checkChest(seen, wrong);
  // The Victory Check (5.5) follows on Isolation, unless Tribes cost PCs in between; by the other reading a way may not end
  // on enemy ground.
  const counted =
    !after.setup.optional.includes('16.5') && after.happened.some(({ rule, facts }) => rule === '5.5' && facts);
  if (counted && after.setup.rulings['isolation-path-ends'] === 'reached')
    for (const side of SIDES) {
      const [at] = unsafePcs(after, side);
      if (at) wrong(`${side} keeps the isolated PC of ${at}`);
    }
}

/** 2.1.E, 2.1.H, 15.3: what the board shows is what a count of the map gives. */
function checkShown(s: State): void {
  const holds = (side: Side, spaces: readonly string[]): boolean =>
    spaces.filter((at) => s.control[at] === side).length * 2 > spaces.length;
  const center = s.miat.some((slot) => s.setup.miat[slot]?.center);
  const isMood = s.miat.length === 0 ? 'peaceful' : s.miat.length >= 3 && center ? 'warlike' : 'neutral';
  const board = hamilcar.board(s, 'all');
  for (const side of SIDES) {
    const provinces = Object.values(s.setup.provinces).filter(({ scores, spaces }) => scores && holds(side, spaces));
    const own =
      provinces.length +
      Number(holds(side, s.setup.tyrrhenum.ports)) +
      Number(s.control['lilybaeum'] === side) +
      Number(isMood === (side === 'rome' ? 'peaceful' : 'warlike'));
    const shown = board.tracks['display']?.at;
    if (typeof shown !== 'object' || shown[side] !== own) throw new Error(`the Display of ${side} is not ${own}`);
  }
  if (!board.marks?.some(({ id }) => id === `miat-${isMood}`)) throw new Error(`the Miat is ${isMood}`);
}

/** The same table with other cards in the hands that the one who decides does not see. */
function otherHand(s: State, side: Side): State {
  const size = s.hands[side].length;
  const cards = [...s.deck, ...s.hands[side]];
  const frames = s.frames.map((f) => {
    if (f.type !== 'naval') return f;
    const tactics = [...f.tactics, ...f.hands[side]];
    const held = f.hands[side].length;
    return { ...f, hands: { ...f.hands, [side]: tactics.slice(0, held) }, tactics: tactics.slice(held) };
  });
  return { ...s, frames, hands: { ...s.hands, [side]: cards.slice(0, size) }, deck: cards.slice(size) };
}

/**
 * Being asked tells nothing: with other cards in the hidden hands the same is asked of the same player. And the same action
 * leads to the same state, which shows what is there.
 */
export function checkAsked({ before, action, after }: Watched): void {
  const again = hamilcar.play(before, action);
  if (again.type === 'rejected' || JSON.stringify(again.state) !== JSON.stringify(after))
    throw new Error(`${JSON.stringify(action)} leads to another state the second time`);
  checkShown(after);
  const who = hamilcar.decider(before);
  if (who === 'chance' || who === undefined || after.ending) return;
  const side = otherSide(who);
  if (before.open && side === 'rome') return;
  const played = hamilcar.play(otherHand(before, side), action);
  if (played.type === 'rejected') throw new Error(`${JSON.stringify(action)} depends on the other hand`);
  const [one, other] = [after, played.state].map((s) => `${hamilcar.decider(s)} ${JSON.stringify(hamilcar.asks(s))}`);
  if (one !== other) throw new Error(`${JSON.stringify(action)}: asked ${one}, with another hand ${other}`);
}

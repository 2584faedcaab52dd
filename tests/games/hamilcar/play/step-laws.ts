/** What must hold from one state of Hamilcar to the next: which clauses change what, and what being asked gives away. */
import type { Action } from '../../../../src/games/hamilcar/play/actions.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import { isolatedPcs } from '../../../../src/games/hamilcar/play/isolated.ts';
import { cusOf } from '../../../../src/games/hamilcar/play/pieces.ts';
import { cardOfGeneral, mood, withinReach } from '../../../../src/games/hamilcar/play/situation.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { otherSide, SIDES, type Side } from '../../../../src/games/hamilcar/words.ts';

export interface Watched {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** 2.1.I: the clauses by which Naval Supremacy changes hands. */
const SUPREMACY = ['8.1', '8.5', '9.2.B2', '9.2.C', '9.3.B3', '5.3.C'];

const inAfrica = (s: State, at: string): boolean => s.setup.spaces[at]?.region === 'Africa';

const voyageOf = (s: State) => s.frames.findLast((f) => f.type === 'voyage');

/** 15.6, 7.1: who sails to Africa, and what leaves it. */
function checkAfrica(before: State, after: State, wrong: (what: string) => never): void {
  const [left, come] = [voyageOf(before), voyageOf(after)];
  if (!left || !come || left.at === come.at || left.who !== come.who) return;
  const [from, to] = [inAfrica(before, left.at), inAfrica(after, come.at)];
  const { cu, elephants, st, generals } = come.fleet;
  if (come.who === 'carthage' && from && !to && cu + elephants + st > 0 && mood(before) !== 'warlike')
    wrong('Units leave Africa');
  const africanus = generals.some((id) => cardOfGeneral(after, id).africanus);
  const fit = before.seamanship === 4 || (before.seamanship === 3 && before.control['syracusae'] === 'rome');
  if (come.who === 'rome' && to && !from && !africanus && !fit) wrong('Rome sails to Africa');
}

/** Acts of a player that part Units. */
const PARTING = ['step', 'group', 'garrison', 'embark', 'land', 'part'];

/** 2.3.E3: CUs that a Consul on the map has within reach. */
const consulCus = (s: State): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(s.generals).flatMap(([id, { office, at, inside = false }]) =>
      office === 'consul' && s.setup.spaces[at] ? [[id, cusOf(withinReach(s, 'rome', at, inside))]] : [],
    ),
  );

function checkConsuls(before: State, after: State, wrong: (what: string) => never): void {
  if (Object.values(before.generals).some(({ office }) => office === 'dictator')) return;
  const now = consulCus(after);
  for (const [id, was] of consulCus(before)) if ((now.get(id) ?? 3) < Math.min(3, was)) wrong(`${id} has too few CUs`);
}

/** Throws plainly, as it is asked many thousand times. */
export function checkStep({ before, action, after }: Watched): void {
  const wrong = (what: string): never => {
    throw new Error(`${what} by ${JSON.stringify(action)}: ${JSON.stringify(after.happened)}`);
  };
  const by = after.happened.find(({ facts }) => facts?.['supremacy'] === after.supremacy);
  if (before.supremacy !== after.supremacy && !SUPREMACY.includes(by?.rule ?? '')) wrong('Naval Supremacy changes');
  const rises = after.seamanship - before.seamanship;
  if (rises > 0 && (rises > 1 || action.type !== 'seamanship')) wrong('Seamanship rises');
  if (rises < 0 && (rises < -1 || !after.happened.some(({ rule }) => rule === '5.3.C'))) wrong('Seamanship falls');
  for (const side of SIDES)
    if (!before.passed[side] && after.passed[side] && after.hands[side].length > 0) wrong(`${side} passes with cards`);
  if (before.miat.length < after.miat.length && action.type !== 'miat') wrong('the Miat grows');
  if (before.tribes.length < after.tribes.length) wrong('a Tribe returns');
  checkAfrica(before, after, wrong);
  if (before.active === 'rome' && PARTING.includes(action.type)) checkConsuls(before, after, wrong);
  if (after.happened.some(({ rule }) => rule === '5.4'))
    for (const side of SIDES) if (isolatedPcs(after, side).length > 0) wrong(`${side} keeps isolated PCs`);
}

/** The same table with other cards in a hand that the one who decides does not see. */
function otherHand(s: State, side: Side): State {
  const size = s.hands[side].length;
  const cards = [...s.deck, ...s.hands[side]];
  return { ...s, hands: { ...s.hands, [side]: cards.slice(0, size) }, deck: cards.slice(size) };
}

/** Being asked tells nothing: with other cards in the hidden hand the same is asked of the same player. */
export function checkAsked({ before, action, after }: Watched): void {
  const who = hamilcar.decider(before);
  if (who === 'chance' || who === undefined || after.ending) return;
  const side = otherSide(who);
  if (before.open && side === 'rome') return;
  const played = hamilcar.play(otherHand(before, side), action);
  if (played.type === 'rejected') throw new Error(`${JSON.stringify(action)} depends on the other hand`);
  const [one, other] = [after, played.state].map((s) => `${hamilcar.decider(s)} ${JSON.stringify(hamilcar.asks(s))}`);
  if (one !== other) throw new Error(`${JSON.stringify(action)}: asked ${one}, with another hand ${other}`);
}

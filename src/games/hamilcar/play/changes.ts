/** Changes to the pieces: Units, Generals, Warships, PCs. Each keeps the supply in the box right, and none asks a player. */
import { plural } from '../../../calculator/words.ts';
import { type Ending, note, push } from '../../../play/state.ts';
import { MOOD_NAMES, MOOD_RULES, otherSide, SIDE_NAMES, type Side } from '../words.ts';
import { takeOut, without } from './cards.ts';
import { cardOfGeneral, generalOf, generalsAt, nameOf } from './pieces/generals.ts';
import { cusOf, fieldOf, hasCus, insideOf, isOpenCity, least, sum, unitsOf } from './pieces/units.ts';
import { holderOfProvince, holderOfTyrrhenum, mood, ownCity, placeName, provinceName, spaceOf } from './queries.ts';
import { type Heap, NONE, type Office, type State, type Warships } from './state.ts';

function put(into: Record<string, Heap>, at: string, heap: Readonly<Heap>, sign: number): void {
  const known = into[at];
  const cu = (known?.cu ?? 0) + sign * heap.cu;
  const elephants = (known?.elephants ?? 0) + sign * heap.elephants;
  const st = (known?.st ?? 0) + sign * heap.st;
  if (cu < 0 || elephants < 0 || st < 0) throw new RangeError(`fewer than no Units in ${at}`);
  if (cu + elephants + st === 0) delete into[at];
  else into[at] = { cu, elephants, st };
}

export const toField = (d: State, side: Side, at: string, heap: Readonly<Heap>, sign = 1): void =>
  put(d.field[side], at, heap, sign);

export const toInside = (d: State, at: string, heap: Readonly<Heap>, sign = 1): void => put(d.inside, at, heap, sign);

/** STs in the open, or those within the walls. */
export const placeSt = (d: State, side: Side, at: string, where: 'field' | 'inside', number: number): void =>
  where === 'inside' ? toInside(d, at, { ...NONE, st: number }) : toField(d, side, at, { ...NONE, st: number });

/** Takes Units from the open, and what is missing from within the walls. */
export function takeFrom(d: State, side: Side, at: string, heap: Readonly<Heap>): void {
  const part = least(fieldOf(d, side, at), heap);
  toField(d, side, at, part, -1);
  const rest = sum(heap, part, -1);
  if (unitsOf(rest) > 0) toInside(d, at, rest, -1);
}

/** 7.2.D, 10.1: of all Units there these are within the walls, the others outside. */
export function divide(d: State, side: Side, at: string, heap: Readonly<Heap>): void {
  const all = sum(fieldOf(d, side, at), insideOf(d, at));
  takeFrom(d, side, at, all);
  toInside(d, at, heap);
  toField(d, side, at, sum(all, heap, -1));
}

/** Moves Generals to a space. */
export function moveGenerals(d: State, ids: readonly string[], at: string, inside = false): void {
  for (const id of ids) {
    const { office } = generalOf(d, id);
    d.generals[id] = { at, ...(inside && { inside }), ...(office && { office }) };
  }
}

/** A General to a place beside the map; his office ends. */
export function retire(d: State, id: string, at: 'pool' | 'gone' | 'aside' | 'mercenary'): void {
  d.generals[id] = { at };
  takeOut(d.preferred, id);
  if (d.flamen === id) d.flamen = null;
  // 3.1
  if (id === 'caudex' && at === 'gone' && generalOf(d, 'asina').at === 'aside') d.generals['asina'] = { at: 'pool' };
}

/** 2.2.A, 5.2.C3.1: a General who is displaced; Rome pays for an Aristocrat (2.2.D2) unless it is said that it does not. */
export function displace(d: State, id: string, pays = true): void {
  const { side, aristocrat, battle } = cardOfGeneral(d, id);
  retire(d, id, side === 'rome' || id === 'xanthippus' ? 'gone' : 'pool');
  note(d, '2.2.A', () => `${nameOf(d, id)} is displaced.`);
  if (aristocrat && pays && side === 'rome')
    push(d, { type: 'removal', who: 'rome', cause: 'other', rule: '2.2.D2', left: battle, fromMiat: false });
}

/** 7.2.C: Generals in the open whose side has no CUs there are displaced. */
export function displaceAlone(d: State, side: Side, at: string): void {
  if (!hasCus(d, side, at)) for (const id of generalsAt(d, side, at, false)) displace(d, id);
}

/** Warships from one count to another. */
export function shift(d: State, side: Side, from: keyof Warships, to: keyof Warships, number: number): void {
  const w = d.warships[side];
  if (w[from] < number) throw new RangeError(`${SIDE_NAMES[side]} has ${w[from]} Warships ${from}, not ${number}`);
  w[from] -= number;
  w[to] += number;
}

/** 2.1.I */
export function takeSupremacy(d: State, side: Side, rule: string): void {
  if (d.supremacy === side) return;
  d.supremacy = side;
  note(d, rule, () => `${SIDE_NAMES[side]} takes Naval Supremacy.`, { facts: { supremacy: side } });
}

/** 2.3.D3: STs in the open change hands. */
export function captureSts(d: State, from: Side, at: string): number {
  const { st } = fieldOf(d, from, at);
  if (st === 0) return 0;
  placeSt(d, from, at, 'field', -st);
  placeSt(d, otherSide(from), at, 'field', st);
  note(d, '2.3.D3', () => `${SIDE_NAMES[otherSide(from)]} captures ${plural(st, 'ST')} in ${placeName(d, at)}.`);
  return st;
}

/** Tells who controls it now, if that has changed. */
function tell(d: State, rule: string, what: () => string, before: Side | null, now: Side | null): void {
  if (before === now) return;
  note(d, rule, () => (now ? `${SIDE_NAMES[now]} now controls ${what()}.` : `Nobody controls ${what()} any more.`));
}

/** 2.1.E, 2.1.H: a PC or city in place of what was there, or nothing. */
export function setPc(d: State, side: Side | null, at: string): void {
  const { province } = spaceOf(d, at);
  const before = { province: holderOfProvince(d, province), tyrrhenum: holderOfTyrrhenum(d) };
  if (side) d.control[at] = side;
  else delete d.control[at];
  const name = (): string => `the Province of ${provinceName(d, province)}`;
  tell(d, '2.1.E', name, before.province, holderOfProvince(d, province));
  tell(d, '2.1.H', () => 'Mare Tyrrhenum', before.tyrrhenum, holderOfTyrrhenum(d));
}

/** 5.1.D: new CUs; lone enemy Generals there are displaced, and what finds no room is lost. */
export function placeCus(d: State, side: Side, at: string, heap: Partial<Heap>): void {
  const all = { ...NONE, ...heap };
  const enemy = otherSide(side);
  if (hasCus(d, enemy, at)) {
    const room = Math.max(0, spaceOf(d, at).capacity - cusOf(insideOf(d, at)));
    const cu = Math.min(all.cu, room);
    toInside(d, at, { ...NONE, cu, elephants: Math.min(all.elephants, room - cu) });
    return;
  }
  toField(d, side, at, all);
  for (const id of generalsAt(d, enemy, at, false)) displace(d, id);
}

/** 5.1.D: a General who comes to the map is within the walls where enemies stand before them. */
export function bringGeneral(d: State, side: Side, id: string, at: string, office?: Office): void {
  const inside = ownCity(d, side, at) && hasCus(d, otherSide(side), at);
  d.generals[id] = { at, ...(inside && { inside }), ...(office && { office }) };
}

/** 15.3.A: a PC comes into the Miat or leaves it, and its mood may turn. */
export function setMiat(d: State, slots: readonly string[]): void {
  const before = mood(d);
  d.miat = [...slots].sort();
  const after = mood(d);
  if (after !== before)
    note(d, MOOD_RULES[after], `The Miat turns ${MOOD_NAMES[after]}.`, { facts: { miatMood: MOOD_NAMES[after] } });
}

/** 15.3.A: one PC leaves it. */
export const leaveMiat = (d: State, slot: string): void => setMiat(d, without(d.miat, slot));

/** Units in the open, or within the walls, that their owner picks to lose. */
export function loseUnits(
  d: State,
  { who, at, where = 'field' }: { readonly who: Side; readonly at: string; readonly where?: 'field' | 'inside' },
  rule: string,
  left: number,
  elephantFirst = false,
): void {
  if (left > 0) push(d, { type: 'loss', who, by: who, rule, where, at, left, elephantFirst });
}

/** 6.1 */
export function winAtOnce(d: State, side: Side, how: Ending['how'], rule: string): void {
  note(d, '6.1', `The game ends at once: ${SIDE_NAMES[side]} has won.`);
  d.ending = { how, rule, winners: [side] };
}

/** 14.1, 4.1, 7.2.D: Sieges without besiegers end, gates open again, and a fallen capital ends the game. */
export function settle(d: State): void {
  for (const at in d.sieges) {
    const siege = d.sieges[at];
    if (siege && !hasCus(d, siege.by, at)) delete d.sieges[at];
  }
  for (const id in d.generals) {
    const general = d.generals[id];
    if (!general?.inside) continue;
    const { side } = cardOfGeneral(d, id);
    if (!ownCity(d, side, general.at) || isOpenCity(d, side, general.at)) delete general.inside;
  }
  if (d.ending) return;
  if (d.control['carthago'] === 'rome') fallen(d, 'rome', 'carthago');
  else if (d.control['roma'] === 'carthage') fallen(d, 'carthage', 'roma');
}

/** 4.1 */
const fallen = (d: State, by: Side, capital: string): void =>
  winAtOnce(d, by, `${SIDE_NAMES[by]} has taken ${placeName(d, capital)}.`, '4.1');

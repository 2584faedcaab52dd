/**
 * Losses: Units one by one, PCs (13.6, 9.4, 5.5, 2.2.D2), Forces in winter and through Attrition (5.3, 15.2); and a PC
 * won (17.2.B.LScipio).
 */

import { plural, some } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course, simply } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { tollOf } from '../../attrition/rules.ts';
import { removalOf } from '../../pc-loss/rules.ts';
import { levelNumber } from '../../seamanship/levels.ts';
import { levelAfter, supremacyAfter } from '../../seamanship/rules.ts';
import { LEVEL_NAMES, otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import type { Piece } from '../actions.ts';
import {
  leaveMiat,
  loseUnits,
  placeSt,
  setPc,
  shift,
  takeSupremacy,
  toField,
  toInside,
  winAtOnce,
} from '../changes.ts';
import { fieldOf, hasCus, holdsCus, insideOf } from '../pieces/units.ts';
import { isCity, isTribe, levelOf, pcSpaces, pcsOf, placeName, slotName, spaceOf, suffersWinter } from '../queries.ts';
import { attritionForce, attritionQuestion } from '../questions/land.ts';
import { type Fleet, NONE, type ProcedureOf, type Rolls, type State } from '../state.ts';
import { rollDie } from './die.ts';

/** Pieces that their owner picks to lose. */
interface LossFrame {
  readonly type: 'loss';
  readonly who: Side;
  readonly by: Side;
  readonly rule: string;
  /** In the open, within the walls, or aboard the Fleet two frames down. */
  readonly where: 'field' | 'inside' | 'fleet';
  readonly at: string;
  left: number;
  elephantFirst: boolean;
}

const NAMES: Readonly<Record<Piece, string>> = { warship: 'Warship', cu: 'CU', elephant: 'Elephant', st: 'ST' };
const KEYS = { cu: 'cu', elephant: 'elephants', st: 'st' } as const;

/** The Fleet that is hit: the moving one, or either one in a battle. */
function fleetUnderFire(s: State, f: LossFrame): Fleet | undefined {
  if (f.where !== 'fleet') return undefined;
  const holder = s.frames.findLast((frame) => frame.type === 'naval' || frame.type === 'voyage');
  return found(holder?.type === 'naval' ? holder.fleets[f.who] : holder?.fleet, 'no Fleet is under fire');
}

/** How many there are to lose of each kind; STs are lost only with a Fleet. */
function stockOf(s: State, f: LossFrame): Readonly<Record<Piece, number>> {
  const fleet = fleetUnderFire(s, f);
  const { cu, elephants, st } = fleet ?? (f.where === 'inside' ? insideOf(s, f.at) : fieldOf(s, f.who, f.at));
  return { warship: fleet?.warships ?? 0, cu, elephant: elephants, st: fleet ? st : 0 };
}

/** What may be lost now. */
function open(f: LossFrame, stock: Readonly<Record<Piece, number>>): Piece[] {
  if (f.elephantFirst && stock.elephant > 0) return ['elephant'];
  // 17.1.#39: Warships first.
  if (stock.warship > 0 && f.rule === '17.1.#39') return ['warship'];
  return (['cu', 'elephant', 'st'] as const).filter((piece) => stock[piece] > 0);
}

function lose(d: State, f: LossFrame, piece: Piece, number = 1): void {
  f.left -= number;
  f.elephantFirst = false;
  const fleet = fleetUnderFire(d, f);
  if (piece === 'warship') {
    if (fleet) fleet.warships -= number;
    shift(d, f.who, 'atSea', 'track', number);
  } else if (fleet) fleet[KEYS[piece]] -= number;
  else {
    const heap = { ...NONE, [KEYS[piece]]: number };
    if (f.where === 'inside') toInside(d, f.at, heap, -1);
    else toField(d, f.who, f.at, heap, -1);
  }
  note(d, f.rule, () => {
    const where = f.at ? ` in ${placeName(d, f.at)}` : '';
    return `${SIDE_NAMES[f.who]} loses ${plural(number, NAMES[piece])}${where}.`;
  });
}

export const loss: ProcedureOf<LossFrame> = {
  run(d, f): Course {
    // Who loses all that he has, or has one kind only, has nothing to pick.
    while (f.left > 0) {
      const stock = stockOf(d, f);
      const [only, ...others] = open(f, stock);
      if (!only) break;
      const all = stock.warship + stock.cu + stock.elephant + stock.st;
      if (others.length > 0 && all > f.left) return 'waits';
      lose(d, f, only, f.elephantFirst ? 1 : Math.min(f.left, stock[only]));
    }
    pop(d);
  },
  who: (_, f) => f.by,
  asks: (_, f) => ask(f.rule, `which Unit to lose; ${f.left} still to go.`),
  answers: {
    lose: {
      options: (s, f) => open(f, stockOf(s, f)).map((piece) => ({ type: 'lose', piece })),
      says: (_s, _f, { piece }) => `Lose 1 ${NAMES[piece]}`,
      apply: (d, f, { piece }) => lose(d, f, piece),
    },
  },
};

/** 13.6, 5.5: PCs to be removed by their owner. */
interface RemovalFrame {
  readonly type: 'removal';
  readonly who: Side;
  readonly cause: 'battle' | 'check' | 'other';
  readonly rule: string;
  left: number;
  fromMiat: boolean;
  /** 16.5: the Province or Region that they come from, if possible. */
  readonly region?: string;
}

const miatOpen = (s: State, f: RemovalFrame): boolean =>
  f.who === 'carthage' && f.cause !== 'other' && s.miat.length > 0;

/** 2.1.G: the next PC must come from the Miat. */
const owesMiat = (s: State, f: RemovalFrame): boolean => !f.fromMiat && miatOpen(s, f);

/** 16.5: as long as there are PCs in the Region asked for, they come from there. */
function removable(s: State, f: RemovalFrame): string[] {
  if (owesMiat(s, f)) return [];
  const all = pcSpaces(s, f.who);
  const there = f.region ? all.filter((at) => spaceOf(s, at).region === f.region) : [];
  return there.length > 0 ? there : all;
}

export const removal: ProcedureOf<RemovalFrame> = {
  run(d, f) {
    if (f.left <= 0) return pop(d);
    const { losesGame } = removalOf(f.left, pcsOf(d, f.who, f.cause), f.cause === 'other' ? 0 : d.miat.length);
    if (losesGame) winAtOnce(d, otherSide(f.who), `${SIDE_NAMES[f.who]} does not have enough PCs to remove.`, '4.1');
    return 'waits';
  },
  who: (_, f) => f.who,
  asks: (_, f) => ask(f.rule, `which PC to remove; ${f.left} still to go.`),
  answers: {
    remove: {
      options: (s, f) => removable(s, f).map((space) => ({ type: 'remove', space })),
      says: (s, _, { space }) => `Remove the PC in ${placeName(s, space)}`,
      why: (s, f) => (owesMiat(s, f) ? no('2.1.G', 'The first PC must come from the Miat if it has any.') : undefined),
      apply(d, f, { space }) {
        setPc(d, null, space);
        f.left -= 1;
        note(d, f.rule, () => `${SIDE_NAMES[f.who]} removes its PC from ${placeName(d, space)}.`);
      },
    },
    'remove-miat': {
      options: (s, f) => (miatOpen(s, f) ? s.miat : []).map((slot) => ({ type: 'remove-miat', slot })),
      says: (s, _, { slot }) => `Remove the PC in ${slotName(s, slot)}`,
      why: (s, f) =>
        miatOpen(s, f) ? undefined : no('2.1.G', 'Only battles and the Victory Check take PCs from the Miat.'),
      apply(d, f, { slot }) {
        f.left -= 1;
        f.fromMiat = true;
        note(d, '2.1.G', () => `Carthage removes its PC from ${slotName(d, slot)}.`);
        leaveMiat(d, slot);
      },
    },
  },
};

interface ScipioFrame {
  readonly type: 'scipio';
}

export const scipio: ProcedureOf<ScipioFrame> = {
  who: () => 'rome',
  asks: () => ask('17.2.B.LScipio', 'where L. Cornelius Scipio wins a PC.', 'Scipio wins a PC: where?'),
  answers: {
    pc: {
      options: (s) =>
        s.setup.ids
          .filter((at) => s.control[at] === undefined && !isCity(s, at) && !isTribe(s, at))
          .map((space) => ({ type: 'pc', space })),
      says: (s, _, { space }) => `A PC in ${placeName(s, space)}`,
      why: (s, _, { space }) => (isTribe(s, space) ? no('2.1.D', 'You cannot place a PC on a Tribe.') : undefined),
      apply(d, _, { space }) {
        pop(d);
        setPc(d, 'rome', space);
        note(d, '17.2.B.LScipio', () => `L. Cornelius Scipio wins ${placeName(d, space)} for Rome.`);
      },
    },
    pass: { says: 'No PC', apply: (d) => pop(d) },
  },
};

interface WinterFrame extends Rolls {
  readonly type: 'winter';
  /** Forces that still roll, as side and space. */
  forces: { readonly who: Side; readonly at: string }[];
  asked: boolean;
  readonly cause: 'winter' | 'event';
}

/** 5.3.A: Carthage's Forces first, then Rome's, by the name of their space. */
export const winterForces = (s: State): WinterFrame['forces'] =>
  (['carthage', 'rome'] as const).flatMap((who) =>
    Object.keys(s.field[who])
      .filter((at) => hasCus(s, who, at) && suffersWinter(s, who, at))
      .sort()
      .map((at) => ({ who, at })),
  );

/** 5.3.B: STs that no CU guards, outside a city. */
function loseSts(d: State): void {
  for (const side of SIDES)
    for (const at of Object.keys(d.field[side])) {
      const { st } = fieldOf(d, side, at);
      if (st === 0 || holdsCus(d, side, at)) continue;
      placeSt(d, side, at, 'field', -st);
      note(
        d,
        '5.3.B',
        () =>
          `${plural(st, 'ST')} in ${placeName(d, at)} ${st === 1 ? 'is lost, as no CU guards it' : 'are lost, as no CU guards them'}.`,
      );
    }
}

/** 5.3.B, 5.3.C: after the rolls. */
export function winterSea(d: State): void {
  loseSts(d);
  const level = levelOf(d);
  const after = levelAfter({ level, ready: d.warships.rome.ready }, figuresOf(d));
  if (after !== level) {
    d.seamanship = levelNumber(after);
    note(d, '5.3.C', `Too few Ready Warships: Roman Seamanship falls to ${LEVEL_NAMES[after]}.`, {
      facts: { seamanship: LEVEL_NAMES[after] },
    });
  }
  const order = d.setup.rulings['winter-seamanship-first'];
  takeSupremacy(d, supremacyAfter({ level, supremacy: d.supremacy, order }, after), '5.3.C');
}

const next = (f: WinterFrame): WinterFrame['forces'][number] => found(f.forces[0], 'no Force is left to roll');

/** 15.2: what the face costs. */
function suffer(d: State, f: WinterFrame, face: number): void {
  const { who, at } = next(f);
  const toll = tollOf(face, attritionForce(d, next(f)), d.setup.rulings['attrition-row-six'], figuresOf(d));
  f.face = null;
  f.asked = false;
  f.forces.shift();
  note(d, '15.2', () => `${SIDE_NAMES[who]} loses ${some(toll.cuLost, 'CU')} in ${placeName(d, at)}.`, {
    facts: { attrition: toll.cuLost },
  });
  const where = hasCus(d, who, at) ? 'field' : 'inside';
  loseUnits(d, { who, at, where }, '15.2', toll.cuLost, toll.elephantsLost > 0);
}

export const winter: ProcedureOf<WinterFrame> = {
  run(d, f): Course {
    const [force] = f.forces;
    if (f.face !== null) suffer(d, f, f.face);
    else if (!force) pop(d);
    else if (f.cause === 'winter' && !f.asked && fieldOf(d, force.who, force.at).st > 0) return 'waits';
    else rollDie(d, force.who, `Attrition in ${placeName(d, force.at)}`, f.cause === 'winter' ? '5.3.A' : '15.2');
  },
  who: (_, f) => next(f).who,
  asks: (s, f) =>
    ask(
      '5.3.A',
      `whether to spend an ST for the Force in ${placeName(s, next(f).at)}.`,
      `An ST for ${placeName(s, next(f).at)}?`,
    ),
  question: attritionQuestion,
  answers: {
    supply: simply('Remove an ST instead of rolling', (d, f) => {
      const { who, at } = next(f);
      f.forces.shift();
      placeSt(d, who, at, 'field', -1);
      note(d, '5.3.A', () => `An ST is spent for the Force in ${placeName(d, at)}.`);
    }),
    pass: simply('Keep the ST and roll', (_, f) => {
      f.asked = true;
    }),
  },
};

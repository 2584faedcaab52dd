/** A voyage (7.3, 8): lane by lane, with Interceptions on the way and storms before the landing. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { faceOf, oneDie } from '../../dice.ts';
import { limitOf } from '../../limits.ts';
import { isAvoided, netSymbols } from '../../naval-movement/rules.ts';
import { batter, stormRolls } from '../../storms/roll.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { heapSays, heapsUpTo } from '../activating.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { figuresOf } from '../figures.ts';
import type { ActivationFrame, VoyageFrame } from '../frames.ts';
import { sailProblem } from '../movement.ts';
import {
  bandOf,
  cusOf,
  displace,
  fieldOf,
  insideOf,
  moveGenerals,
  nameOf,
  placeName,
  setPc,
  shift,
  takeFrom,
  takeSupremacy,
  toField,
  toInside,
  unitsOf,
} from '../pieces.ts';
import { stormInput, voyageQuestion } from '../questions.ts';
import { bases, boarders, disembark, endMove, isAlone, refuge } from '../sea.ts';
import {
  bound,
  consulsAllow,
  controlOf,
  generalsAt,
  hasUnits,
  isBesieged,
  isCity,
  levelOf,
  ownCity,
  rankOf,
  spaceOf,
  withinReach,
} from '../situation.ts';
import { type Heap, NONE, type ProcedureOf, type State } from '../state.ts';
import { enter } from './activation.ts';
import { openWindow } from './window.ts';

const activationOf = (s: State): ActivationFrame => {
  const f = s.frames.findLast((frame): frame is ActivationFrame => frame.type === 'activation');
  if (!f) throw new RangeError('a voyage without an activation');
  return f;
};

/** 8.1, 17.1.#49: the port qualifies, and nobody has declared an Interception yet. */
const qualifies = (s: State, f: VoyageFrame): boolean =>
  !f.declared && !bound(s, otherSide(f.who)) && bases(s, otherSide(f.who), f.at).length > 0;

function sail(d: State, f: VoyageFrame, to: string, by: 'lane' | 'tyrrhenum'): void {
  const a = activationOf(d);
  const cost = by === 'lane' ? 1 : 2;
  f.storms = by === 'lane' ? (spaceOf(d, f.at).lanes[to] ?? 0) : d.setup.tyrrhenum.storms;
  note(d, '7.3.A', `The Fleet sails to ${placeName(d, to)}.`, { move: { side: f.who, path: [f.at, to], as: 'moved' } });
  f.at = to;
  f.route = [...f.route, to];
  f.used += cost;
  f.boarded = false;
  if (f.won) f.weary = true;
  a.mp -= cost;
  a.spent += cost;
  a.path = [...a.path, { at: to, spent: a.spent }];
  f.stage = 'weather';
}

const isPort = (_: State, f: VoyageFrame): boolean => f.stage === 'port';

/** 7.3.C: Units of a port that may come aboard. */
function boardings(s: State, f: VoyageFrame): Heap[] {
  if (f.boarded || (isBesieged(s, f.at) && ownCity(s, f.who, f.at))) return [];
  const all = withinReach(s, f.who, f.at, false);
  const room = limitOf('led-units', figuresOf(s)) - unitsOf(f.fleet) - f.fleet.warships;
  const staying = generalsAt(s, f.who, f.at);
  return [...heapsUpTo(all, Math.max(0, room))].filter(
    (heap) => unitsOf(heap) > 0 && consulsAllow(s, [], staying, cusOf(heap), cusOf(all)),
  );
}

/** 7.1, 2.3.E3: Generals of a port who may come aboard. */
const joiners = (s: State, f: VoyageFrame): string[] =>
  f.boarded
    ? []
    : boarders(s, f.who, f.at).filter(
        (id) =>
          rankOf(s, id) <= rankOf(s, f.general) &&
          !s.moved.generals.includes(id) &&
          !s.moved.engaged.includes(id) &&
          consulsAllow(s, [id], [], cusOf(f.fleet), cusOf(withinReach(s, f.who, f.at, false))),
      );

function board(d: State, f: VoyageFrame, heap: Heap): void {
  takeFrom(d, f.who, f.at, heap);
  f.fleet.cu += heap.cu;
  f.fleet.elephants += heap.elephants;
  f.fleet.st += heap.st;
  f.boarded = true;
  note(d, '7.3.C', `${heapSays(heap)} come aboard in ${placeName(d, f.at)}.`);
}

const landProblem = (s: State, f: VoyageFrame): Problem | undefined =>
  cusOf(f.fleet) === 0 && hasUnits(s, otherSide(f.who), f.at)
    ? no('2.2.A', `Without CUs nobody lands in ${placeName(s, f.at)} among enemy Units.`)
    : undefined;

/** 7.3.B, 7.3.C: ashore; Warships go home Ready, after a battle and more lanes Spent. */
function goAshore(d: State, f: VoyageFrame): void {
  const a = activationOf(d);
  const stood = unitsOf(fieldOf(d, f.who, f.at)) > 0;
  pop(d);
  disembark(d, f.who, f.fleet, f.at, f.weary ? 'spent' : 'ready');
  a.band = bandOf(
    f.fleet,
    f.fleet.generals.filter((id) => id !== f.general),
  );
  a.grouped = false;
  a.garrisoned = false;
  a.changed = [];
  if (f.won && a.by === 'event') a.over = true;
  note(d, '7.3.C', `${nameOf(d, f.general)} lands in ${placeName(d, f.at)} with ${heapSays(f.fleet)}.`);
  if (f.route.length > 1) enter(d, a, f.start, f.at, true, stood);
}

const onward = (s: State, f: VoyageFrame): boolean => {
  const a = activationOf(s);
  return (
    Object.keys(spaceOf(s, f.at).lanes).some((to) => !sailProblem(s, f, a, to, 'lane')) ||
    s.setup.tyrrhenum.ports.some((to) => !sailProblem(s, f, a, to, 'tyrrhenum'))
  );
};

/** 2.2.A: nobody may land here, and no way leads on. */
const isStranded = (s: State, f: VoyageFrame): boolean =>
  landProblem(s, f) !== undefined && !onward(s, f) && boardings(s, f).every((heap) => cusOf(heap) === 0);

/** The Fleet puts in where it last could, and the move is over. */
function turnBack(d: State, f: VoyageFrame): void {
  const to = refuge(d, f.who, f.route);
  pop(d);
  disembark(d, f.who, f.fleet, to, f.weary ? 'spent' : 'ready');
  endMove(d);
  note(d, '2.2.A', `The Fleet cannot land in ${placeName(d, f.at)} and puts in at ${placeName(d, to)}.`);
}

/** 17.1.#11, 17.1.#39: what the storm takes. */
function wreck(d: State, f: VoyageFrame, faces: Readonly<Record<string, readonly number[]>>): void {
  const storm = f.storm;
  if (!storm) return;
  const { wreck: taken } = batter(stormInput(d, f), faces, figuresOf(d));
  const rule = storm === 'cruel-sea' ? '17.1.#11' : '17.1.#39';
  f.storm = null;
  f.stormed = [...f.stormed, storm];
  f.fleet.warships -= taken.warshipsLost;
  shift(d, f.who, 'atSea', 'track', taken.warshipsLost);
  note(d, rule, `The storm takes ${taken.warshipsLost} Warships, ${taken.cuLost} CU and ${taken.stsLost} ST.`, {
    facts: { warshipsLost: taken.warshipsLost, cuLost: taken.cuLost },
  });
  f.fleet.st -= taken.stsLost;
  const cu = Math.min(f.fleet.cu, taken.cuLost);
  f.fleet.cu -= cu;
  f.fleet.elephants -= taken.cuLost - cu;
  if (!taken.allLost) return;
  pop(d);
  endMove(d);
  if (storm === 'cruel-sea') for (const id of f.fleet.generals) displace(d, id);
  else moveGenerals(d, f.fleet.generals, f.start);
}

/** 8.3: a General without Units is displaced; all others meet the Intercepting Fleet. */
function caught(d: State, f: VoyageFrame): void {
  f.stage = 'port';
  if (!isAlone(f.fleet)) {
    push(d, {
      type: 'squadron',
      who: otherSide(f.who),
      target: f.at,
      at: null,
      route: [],
      fleet: { ...bandOf(), warships: 0 },
      used: 0,
      boarded: false,
      refitted: false,
    });
    return;
  }
  pop(d);
  endMove(d);
  for (const id of f.fleet.generals) displace(d, id);
}

/** 17.1.#19, 17.1.#20: what a naval Event does in a port on the way. */
function raidTargets(s: State, f: VoyageFrame): string[] {
  const { raid, raided } = activationOf(s);
  if (!raid || raided || f.route.length < 2) return [];
  const enemy = otherSide(f.who);
  const sts = fieldOf(s, enemy, f.at).st + (ownCity(s, enemy, f.at) ? insideOf(s, f.at).st : 0);
  const pc = controlOf(s, f.at) === enemy && !isCity(s, f.at) && !hasUnits(s, enemy, f.at);
  return (raid === 'st' ? sts > 0 : pc) ? [f.at] : [];
}

function raid(d: State, f: VoyageFrame): void {
  const a = activationOf(d);
  const enemy = otherSide(f.who);
  a.raided = true;
  if (a.raid === 'pc') setPc(d, null, f.at);
  else {
    toField(d, enemy, f.at, { ...NONE, st: fieldOf(d, enemy, f.at).st }, -1);
    if (ownCity(d, enemy, f.at)) toInside(d, f.at, { ...NONE, st: insideOf(d, f.at).st }, -1);
  }
  note(d, a.raid === 'pc' ? '17.1.#20' : '17.1.#19', `The Fleet raids ${placeName(d, f.at)}.`);
}

export const voyage: ProcedureOf<'voyage'> = {
  run(d, f) {
    switch (f.stage) {
      case 'weather':
        f.stage = 'interception';
        openWindow(d, 'weather');
        return 'goes-on';
      case 'interception':
        if (qualifies(d, f)) return 'waits';
        f.stage = 'port';
        return 'goes-on';
      case 'caught':
        caught(d, f);
        return 'goes-on';
      case 'storm':
        if (f.storm && stormRolls(stormInput(d, f), d.setup.tables).length > 0) return 'waits';
        f.storm = null;
        f.stage = 'ashore';
        return 'goes-on';
      case 'ashore':
        goAshore(d, f);
        return 'goes-on';
      case 'port':
        if (!isStranded(d, f)) return 'waits';
        turnBack(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (_, f) => (f.stage === 'interception' ? otherSide(f.who) : f.who),
  asks(s, f) {
    const name = placeName(s, f.at);
    if (f.stage === 'interception') return { rule: '8.1', says: `whether to declare an Interception at ${name}.` };
    if (f.stage === 'dodge') return { rule: '8.2', says: 'whether to try to avoid the Interception.' };
    if (f.stage === 'naval-die') return { rule: '8.2', says: 'the Naval Die is rolled to avoid the Interception.' };
    if (f.stage === 'storm')
      return { rule: f.storm === 'cruel-sea' ? '17.1.#11' : '17.1.#39', says: 'the storm is rolled for.' };
    return { rule: '7.3.A', says: `where the Fleet at ${name} goes; ${activationOf(s).mp} MP left.` };
  },
  question: (s, f) =>
    f.stage === 'interception' || f.stage === 'dodge' || f.stage === 'naval-die'
      ? voyageQuestion(s, f)
      : f.stage === 'storm'
        ? { calculator: 'storms', input: stormInput(s, f) }
        : undefined,
  answers: {
    roll: {
      when: (_, f) => f.stage === 'naval-die' || f.stage === 'storm',
      waits: (s, f) =>
        f.stage === 'storm'
          ? {
              dice: () =>
                stormRolls(stormInput(s, f), s.setup.tables).map((roll) => ({
                  ...roll,
                  by: f.storm === 'cruel-sea' ? 'rome' : 'carthage',
                })),
            }
          : {
              dice: () => [{ ...oneDie('naval', 'Naval Die'), by: f.who }],
              reads: (faces) =>
                dodges(s, f, faceOf(faces, 'naval') ?? 1)
                  ? 'The Fleet avoids the Interception'
                  : 'The Fleet is intercepted',
            },
      apply(d, f, { faces }) {
        if (f.stage === 'storm') {
          wreck(d, f, faces);
          if (d.frames.at(-1) === f) openWindow(d, 'storm');
          return;
        }
        const away = dodges(d, f, faceOf(faces, 'naval') ?? 1);
        note(d, '8.2', away ? 'The Fleet avoids the Interception.' : 'The Fleet does not avoid the Interception.', {
          facts: { avoided: away },
        });
        f.stage = away ? 'port' : 'caught';
      },
    },
    sail: listedAnswer(
      'sail',
      '7.3.A',
      (s, f: VoyageFrame) =>
        Object.keys(spaceOf(s, f.at).lanes)
          .filter((to) => !sailProblem(s, f, activationOf(s), to, 'lane'))
          .map((to) => ({ action: { type: 'sail' as const, to }, says: `Sail to ${placeName(s, to)}` })),
      (d, f, { to }) => sail(d, f, to, 'lane'),
      { when: isPort, why: (s, f, { to }) => sailProblem(s, f, activationOf(s), to, 'lane') },
    ),
    cross: listedAnswer(
      'cross',
      '7.3.A',
      (s, f: VoyageFrame) =>
        s.setup.tyrrhenum.ports
          .filter((to) => !sailProblem(s, f, activationOf(s), to, 'tyrrhenum'))
          .map((to) => ({
            action: { type: 'cross' as const, to },
            says: `Cross Mare Tyrrhenum to ${placeName(s, to)}`,
          })),
      (d, f, { to }) => sail(d, f, to, 'tyrrhenum'),
      { when: isPort, why: (s, f, { to }) => sailProblem(s, f, activationOf(s), to, 'tyrrhenum') },
    ),
    board: listedAnswer(
      'board',
      '2.3.G',
      (s, f: VoyageFrame) =>
        boardings(s, f).map((heap) => ({
          action: { type: 'board' as const, ...heap },
          says: `${heapSays(heap)} come aboard`,
          group: 'Come aboard',
        })),
      (d, f, { cu, elephants, st }) => board(d, f, { cu, elephants, st }),
      { when: (s, f) => isPort(s, f) && boardings(s, f).length > 0 },
    ),
    join: listedAnswer(
      'join',
      '7.3.C',
      (s, f: VoyageFrame) =>
        joiners(s, f).map((general) => ({
          action: { type: 'join' as const, general },
          says: `${nameOf(s, general)} comes aboard`,
        })),
      (d, f, { general }) => {
        moveGenerals(d, [general], 'sea');
        f.fleet.generals = [...f.fleet.generals, general];
      },
      { when: (s, f) => isPort(s, f) && joiners(s, f).length > 0 },
    ),
    land: {
      ...plainAnswer(
        'land',
        'Land here',
        (d: State, f: VoyageFrame) => {
          f.stage = 'storm';
          if (f.who === 'rome' && f.route.length > 1) openWindow(d, 'storm');
        },
        isPort,
      ),
      choices: (s, f) =>
        landProblem(s, f) ? [] : [{ action: { type: 'land' as const }, says: `Land in ${placeName(s, f.at)}` }],
      problem: (s, f) => landProblem(s, f),
    },
    target: listedAnswer(
      'target',
      '17.1.#19',
      (s, f: VoyageFrame) =>
        raidTargets(s, f).map((space) => ({
          action: { type: 'target' as const, space },
          says: `Raid ${placeName(s, space)}`,
        })),
      (d, f) => raid(d, f),
      { when: (s, f) => isPort(s, f) && raidTargets(s, f).length > 0 },
    ),
    declare: plainAnswer(
      'declare',
      'Declare an Interception',
      (d: State, f: VoyageFrame) => {
        f.declared = true;
        note(d, '8.1', `${SIDE_NAMES[otherSide(f.who)]} declares an Interception at ${placeName(d, f.at)}.`);
        f.stage = d.supremacy === f.who ? 'dodge' : 'caught';
      },
      (_, f) => f.stage === 'interception',
    ),
    dodge: plainAnswer(
      'dodge',
      'Try to avoid it',
      (_: State, f: VoyageFrame) => {
        f.stage = 'naval-die';
      },
      (_, f) => f.stage === 'dodge',
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: VoyageFrame) => (f.stage === 'dodge' ? 'Accept battle' : 'Let the Fleet pass'),
      (d, f) => {
        if (f.stage === 'dodge') {
          f.stage = 'caught';
          return;
        }
        f.stage = 'port';
        takeSupremacy(d, f.who, '8.1');
      },
      (_, f) => f.stage === 'dodge' || f.stage === 'interception',
    ),
  },
};

/** 8.2: whether this face avoids the Interception. */
const dodges = (s: State, f: VoyageFrame, face: number): boolean =>
  isAvoided(f.who, netSymbols(face, levelOf(s), s.setup.rulings['seamanship-symbols'], figuresOf(s)));

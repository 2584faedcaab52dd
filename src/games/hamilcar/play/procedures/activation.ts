/** An activation (7.1): a General takes Units along, moves by road and by sea, besieges, sallies, stops. */
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { limitOf } from '../../limits.ts';
import { otherSide, type Side } from '../../words.ts';
import { bandProblem, fresh, heapSays, heapsUpTo, tire } from '../activating.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { figuresOf } from '../figures.ts';
import type { ActivationFrame } from '../frames.ts';
import { attemptProblem, embarkProblem, stepCost, stepProblem } from '../movement.ts';
import {
  bandOf,
  cusOf,
  fieldOf,
  insideOf,
  moveGenerals,
  nameOf,
  placeName,
  shift,
  sum,
  takeFrom,
  toField,
  toInside,
  unitsOf,
} from '../pieces.ts';
import { commanderOf, generalsAt, hasCus, isOpenCity, ownCity, rankOf, spaceOf, withinReach } from '../situation.ts';
import { type Heap, NONE, type ProcedureOf, type State } from '../state.ts';
import { openWindow } from './window.ts';

const at = (s: State, f: ActivationFrame): string => s.generals[f.general]?.at ?? '';
const inside = (s: State, f: ActivationFrame): boolean => s.generals[f.general]?.inside ?? false;

/** Shut in behind walls with enemies before them. */
const shutIn = (s: State, f: ActivationFrame): boolean => inside(s, f) && !isOpenCity(s, f.who, at(s, f));

/** On land with MPs or not: he may still arrange who goes along. */
const ready = (s: State, f: ActivationFrame): boolean => !f.over && s.setup.spaces[at(s, f)] !== undefined;

/** 7.1: the Units within reach that this card lets him move. */
function reach(s: State, f: ActivationFrame): Heap {
  const all = withinReach(s, f.who, at(s, f), inside(s, f));
  const used = s.moved.units[at(s, f)];
  return used && used.mp >= limitOf('mp', figuresOf(s)) ? fresh(s, at(s, f), all) : all;
}

const groupProblem = (s: State, f: ActivationFrame, heap: Readonly<Heap>): Problem | undefined => {
  const most = reach(s, f);
  if (heap.cu > most.cu || heap.elephants > most.elephants || heap.st > most.st)
    return no('7.1', 'There are not so many Units that he may take along.');
  return bandProblem(s, f.general, { ...heap, generals: f.band.generals }, at(s, f));
};

/** Generals beside him who may come along: of no higher rank, and not worn out. */
const companions = (s: State, f: ActivationFrame): string[] =>
  generalsAt(s, f.who, at(s, f)).filter(
    (id) =>
      id !== f.general &&
      !f.band.generals.includes(id) &&
      !f.changed.includes(id) &&
      !s.moved.generals.includes(id) &&
      !s.moved.engaged.includes(id) &&
      rankOf(s, id) <= rankOf(s, f.general) &&
      (isOpenCity(s, f.who, at(s, f)) || (s.generals[id]?.inside ?? false) === inside(s, f)),
  );

/** 2.2.E1: equals in rank, one of whom may be put in command. */
function equals(s: State, f: ActivationFrame): string[] {
  const all = [f.general, ...f.band.generals];
  const first = commanderOf(s, all);
  return first ? all.filter((id) => id !== first && rankOf(s, id) === rankOf(s, first)) : [];
}

/** 7.1: how Units that the card has moved already shorten his way. */
function slow(d: State, f: ActivationFrame): void {
  const used = d.moved.units[at(d, f)];
  if (!used) return;
  const rested = fresh(d, at(d, f), withinReach(d, f.who, at(d, f), inside(d, f)));
  const tired = f.band.cu > rested.cu || f.band.elephants > rested.elephants || f.band.st > rested.st;
  if (tired) f.mp = Math.min(f.mp, Math.max(0, limitOf('mp', figuresOf(d)) - used.mp));
}

function march(d: State, f: ActivationFrame, to: string): void {
  const from = at(d, f);
  const cost = stepCost(d, from, to);
  const generals = [f.general, ...f.band.generals];
  const stood = unitsOf(fieldOf(d, f.who, to)) > 0;
  takeFrom(d, f.who, from, f.band);
  toField(d, f.who, to, f.band);
  moveGenerals(d, generals, to);
  f.mp -= cost;
  f.spent += cost;
  f.path = [...f.path, { at: to, spent: f.spent }];
  f.grouped = false;
  f.garrisoned = false;
  f.changed = [];
  note(d, '7.2.A', `${nameOf(d, f.general)} moves to ${placeName(d, to)} with ${heapSays(f.band)}.`, {
    move: { side: f.who, path: [from, to], as: 'moved' },
  });
  enter(d, f, from, to, false, stood);
}

/** 10: the space is entered, and the other side may react; Bad Weather comes before. */
export function enter(d: State, f: ActivationFrame, from: string, to: string, bySea: boolean, stood: boolean): void {
  push(d, {
    type: 'entered',
    who: f.who,
    at: to,
    from,
    bySea,
    stood,
    stage: 'arrange',
    arranged: false,
    avoids: [],
    intercepts: [],
    failed: [],
    came: [],
    away: 0,
    face: null,
  });
  openWindow(d, 'weather');
}

/** 7.1: the activation is over. */
function stop(d: State, f: ActivationFrame): void {
  pop(d);
  if (f.by !== 'event') return;
  if (f.spent > 0) tire(d, at(d, f), f.band, f.fought || f.over ? limitOf('mp', figuresOf(d)) : f.spent);
  d.moved.generals = [...new Set([...d.moved.generals, f.general, ...(f.spent > 0 ? f.band.generals : [])])];
  if (f.fought || f.over) d.moved.engaged = [...new Set([...d.moved.engaged, f.general, ...f.band.generals])];
}

/** 7.2.A: a lone General may not stop beside a lone enemy General. */
function mayStop(s: State, f: ActivationFrame): boolean {
  const here = at(s, f);
  if (!s.setup.spaces[here] || f.mp === 0 || cusOf(fieldOf(s, f.who, here)) > 0 || inside(s, f) || f.path.length < 2)
    return true;
  return generalsAt(s, otherSide(f.who), here, false).length === 0 || steps(s, f).length === 0;
}

const steps = (s: State, f: ActivationFrame): string[] => {
  const { roads, strait } = spaceOf(s, at(s, f));
  return [...roads, ...(strait ? [strait] : [])].filter((to) => !stepProblem(s, f, to));
};

/** 2.1.C, 7.2.D: how many may be within the walls. */
function garrisons(s: State, f: ActivationFrame): Heap[] {
  const here = at(s, f);
  if (f.garrisoned || !isOpenCity(s, f.who, here)) return [];
  const all = sum(fieldOf(s, f.who, here), insideOf(s, here));
  const { capacity } = spaceOf(s, here);
  const fits: Heap[] = [];
  for (let cu = 0; cu <= Math.min(all.cu, capacity); cu++)
    for (let elephants = 0; elephants <= Math.min(all.elephants, capacity - cu); elephants++)
      for (let st = 0; st <= Math.min(all.st, capacity); st++) fits.push({ cu, elephants, st });
  return fits;
}

function garrison(d: State, f: ActivationFrame, heap: Heap): void {
  const here = at(d, f);
  const all = sum(fieldOf(d, f.who, here), insideOf(d, here));
  takeFrom(d, f.who, here, all);
  toInside(d, here, heap);
  toField(d, f.who, here, sum(all, heap, -1));
  f.garrisoned = true;
}

/** 17.2.B.Vulso: Warships become CUs in an own Major Port. */
const VULSO_MOST = 2;
const mayConvert = (s: State, f: ActivationFrame): boolean =>
  f.general === 'vulso' &&
  !f.converted &&
  f.spent === 0 &&
  spaceOf(s, at(s, f)).major &&
  isOpenCity(s, 'rome', at(s, f)) &&
  commanderOf(s, generalsAt(s, 'rome', at(s, f))) === 'vulso';

/** 14.5.B: the group within the walls sallies out. */
function sally(d: State, f: ActivationFrame): void {
  const here = at(d, f);
  toInside(d, here, f.band, -1);
  toField(d, f.who, here, f.band);
  moveGenerals(d, [f.general, ...f.band.generals], here);
  f.fought = true;
  f.over = true;
  note(d, '14.5.B', `${nameOf(d, f.general)} sallies from ${placeName(d, here)}.`);
  push(d, battleAt(here, f.who, here, false, true));
}

export const battleAt = (place: string, attacker: Side, from: string, bySea: boolean, sortie: boolean) => ({
  type: 'battle' as const,
  at: place,
  attacker,
  from,
  bySea,
  sortie,
  stage: 'relief' as const,
  swapped: false,
  joined: false,
  fright: false,
  raises: { rome: 0, carthage: 0 },
  charged: false,
  rolledAgain: false,
  right: null,
  dice: {},
  again: null,
  winner: null,
  led: { rome: null, carthage: null },
  lost: { rome: 0, carthage: 0 },
  hits: { rome: 0, carthage: 0 },
  face: null,
});

export const activation: ProcedureOf<'activation'> = {
  run(d, f) {
    if (d.setup.spaces[at(d, f)] === undefined || (f.over && (f.fought || attemptProblem(d, f)))) {
      stop(d, f);
      return 'goes-on';
    }
    return 'waits';
  },
  who: (_, f) => f.who,
  asks: (s, f) => ({ rule: '7.1', says: `what ${nameOf(s, f.general)} does next; ${f.mp} MP left.` }),
  answers: {
    group: listedAnswer(
      'group',
      '7.1',
      (s, f: ActivationFrame) =>
        f.grouped
          ? []
          : [...heapsUpTo(reach(s, f), limitOf('led-units', figuresOf(s)))]
              .filter((heap) => !groupProblem(s, f, heap))
              .map((heap) => ({
                action: { type: 'group' as const, ...heap },
                says: `With ${heapSays(heap)}`,
                group: 'Who goes along',
              })),
      (d, f, { cu, elephants, st }) => {
        f.band = { ...f.band, cu, elephants, st };
        f.grouped = true;
        slow(d, f);
      },
      {
        why: (s, f, heap) => (f.grouped ? no('7.1', 'Who goes along from here is settled.') : groupProblem(s, f, heap)),
        when: ready,
      },
    ),
    join: listedAnswer(
      'join',
      '7.1',
      (s, f: ActivationFrame) =>
        companions(s, f).map((general) => ({
          action: { type: 'join' as const, general },
          says: `${nameOf(s, general)} goes along`,
        })),
      (_, f, { general }) => {
        f.band.generals = [...f.band.generals, general];
        f.changed = [...f.changed, general];
      },
      { when: ready },
    ),
    part: listedAnswer(
      'part',
      '7.1',
      (s, f: ActivationFrame) =>
        f.band.generals
          .filter((id) => !f.changed.includes(id))
          .map((general) => ({ action: { type: 'part' as const, general }, says: `${nameOf(s, general)} stays here` })),
      (_, f, { general }) => {
        f.band.generals = f.band.generals.filter((id) => id !== general);
        f.changed = [...f.changed, general];
      },
      { when: ready },
    ),
    command: listedAnswer(
      'command',
      '2.2.E1',
      (s, f: ActivationFrame) =>
        equals(s, f).map((general) => ({
          action: { type: 'command' as const, general },
          says: `${nameOf(s, general)} takes command`,
        })),
      (d, f, { general }) => {
        const others = [f.general, ...f.band.generals];
        d.preferred = [...d.preferred.filter((id) => !others.includes(id)), general];
      },
      {
        when: (s, f) =>
          ready(s, f) && f.spent === 0 && !s.preferred.some((id) => [f.general, ...f.band.generals].includes(id)),
      },
    ),
    garrison: listedAnswer(
      'garrison',
      '7.2.D',
      (s, f: ActivationFrame) =>
        garrisons(s, f).map((heap) => ({
          action: { type: 'garrison' as const, ...heap },
          says: `Within the walls: ${heapSays(heap)}`,
          group: 'Within the walls',
        })),
      (d, f, { cu, elephants, st }) => garrison(d, f, { cu, elephants, st }),
      { when: (s, f) => ready(s, f) && garrisons(s, f).length > 1 },
    ),
    step: listedAnswer(
      'step',
      '7.2.A',
      (s, f: ActivationFrame) =>
        steps(s, f).map((to) => ({
          action: { type: 'step' as const, to },
          says: `Move to ${placeName(s, to)}`,
          group: 'Move',
        })),
      (d, f, { to }) => march(d, f, to),
      { why: (s, f, { to }) => stepProblem(s, f, to), when: (s, f) => ready(s, f) },
    ),
    embark: listedAnswer(
      'embark',
      '7.3.C',
      (s, f: ActivationFrame) =>
        Array.from({ length: 6 }, (_, warships) => warships)
          .filter((warships) => !embarkProblem(s, f, warships))
          .map((warships) => ({
            action: { type: 'embark' as const, warships },
            says: `Embark with ${warships} Warships`,
            group: 'By sea',
          })),
      (d, f, { warships }) => {
        const here = at(d, f);
        takeFrom(d, f.who, here, f.band);
        shift(d, f.who, 'ready', 'atSea', warships);
        const generals = [f.general, ...f.band.generals];
        moveGenerals(d, generals, 'sea');
        f.sailed = true;
        note(
          d,
          '7.3.C',
          `${nameOf(d, f.general)} embarks in ${placeName(d, here)} with ${warships} Warships and ${heapSays(f.band)}.`,
        );
        push(d, {
          type: 'voyage',
          who: f.who,
          general: f.general,
          start: here,
          at: here,
          route: [here],
          fleet: { ...bandOf(f.band, generals), warships },
          used: 0,
          declared: false,
          storms: 0,
          stage: 'port',
          storm: null,
          stormed: [],
          boarded: true,
          won: false,
          weary: false,
        });
      },
      { why: (s, f, { warships }) => embarkProblem(s, f, warships), when: (s, f) => ready(s, f) && !f.sailed },
    ),
    'destroy-st': listedAnswer(
      'destroy-st',
      '2.3.D4',
      (s, f: ActivationFrame) =>
        f.mp < 1
          ? []
          : Array.from({ length: fieldOf(s, f.who, at(s, f)).st }, (_, i) => ({
              action: { type: 'destroy-st' as const, number: i + 1 },
              says: `Destroy ${i + 1} ST for 1 MP`,
            })),
      (d, f, { number }) => {
        toField(d, f.who, at(d, f), { ...NONE, st: number }, -1);
        f.mp -= 1;
        f.spent += 1;
        f.band.st = Math.min(f.band.st, withinReach(d, f.who, at(d, f), inside(d, f)).st);
        note(d, '2.3.D4', `${nameOf(d, f.general)} destroys ${number} ST.`);
      },
      { when: (s, f) => ready(s, f) && !shutIn(s, f) },
    ),
    attempt: {
      ...plainAnswer(
        'attempt',
        (s: State, f: ActivationFrame) => `Siege or Subjugation attempt in ${placeName(s, at(s, f))}`,
        (d, f: ActivationFrame) => {
          const here = at(d, f);
          f.over = true;
          f.fought = true;
          d.moved.attempts = [...d.moved.attempts, here];
          push(d, { type: 'siege', who: f.who, at: here, stage: 'roll', points: 0, losses: 0 });
        },
      ),
      choices: (s, f) =>
        attemptProblem(s, f)
          ? []
          : [
              {
                action: { type: 'attempt' as const },
                says: `Siege or Subjugation attempt in ${placeName(s, at(s, f))}`,
              },
            ],
      problem: (s, f) => attemptProblem(s, f),
    },
    sortie: {
      ...plainAnswer(
        'sortie',
        'Sally out',
        (d, f: ActivationFrame) => sally(d, f),
        (s, f) => ready(s, f) && shutIn(s, f),
      ),
      choices: (s, f) =>
        sortieProblem(s, f) ? [] : [{ action: { type: 'sortie' as const }, says: `Sally with ${heapSays(f.band)}` }],
      problem: sortieProblem,
    },
    convert: listedAnswer(
      'convert',
      '17.2.B.Vulso',
      (s) => {
        const { ready: r, spent } = s.warships.rome;
        const all = [];
        for (let a = 0; a <= Math.min(VULSO_MOST, r); a++)
          for (let b = 0; b <= Math.min(VULSO_MOST - a, spent); b++)
            if (a + b > 0)
              all.push({
                action: { type: 'convert' as const, ready: a, spent: b },
                says: `${a} Ready and ${b} Spent Warships become CUs`,
              });
        return all;
      },
      (d, f: ActivationFrame, { ready: r, spent }) => {
        shift(d, 'rome', 'ready', 'supply', r);
        shift(d, 'rome', 'spent', 'supply', spent);
        toField(d, 'rome', at(d, f), { ...NONE, cu: r + spent });
        f.converted = true;
        note(d, '17.2.B.Vulso', `${r + spent} Warships become CUs in ${placeName(d, at(d, f))}.`);
      },
      { when: (s, f) => ready(s, f) && mayConvert(s, f) },
    ),
    done: {
      ...plainAnswer('done', 'Stop here', (d: State, f: ActivationFrame) => stop(d, f)),
      choices: (s, f) => (mayStop(s, f) ? [{ action: { type: 'done' as const }, says: 'Stop here' }] : []),
      problem: (s, f) =>
        mayStop(s, f) ? undefined : no('7.2.A', 'A lone General may not stop beside a lone enemy General.'),
    },
  },
};

function sortieProblem(s: State, f: ActivationFrame): Problem | undefined {
  const here = at(s, f);
  if (!ownCity(s, f.who, here) || !hasCus(s, otherSide(f.who), here))
    return no('14.5.B', 'No enemy stands before the walls.');
  if (cusOf(f.band) === 0) return no('14.5.B', 'A Sortie needs CUs.');
  return bandProblem(s, f.general, f.band, here);
}

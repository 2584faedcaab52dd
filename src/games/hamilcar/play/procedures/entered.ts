/** A space has been entered (10): the other side arranges its city, declares its reactions and rolls; then the mover decides. */

import { no, type Problem } from '../../../../play/problem.ts';
import { ask, goTo, simply, to } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop, push } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { divide, moveGenerals } from '../changes.ts';
import { heapSays, heapsOf, heapsUpTo, leave, mayTake, unitsWith, whyNotLeave, withinWalls } from '../pieces/band.ts';
import { cardOfGeneral, generalOf, generalsAt, hasGeneral, nameOf } from '../pieces/generals.ts';
import { avoiders, avoidTargets, companions, interceptors, reactionOf, there, untried } from '../pieces/reacting.ts';
import { bandOf, cusOf, fieldOf, hasCus, hasUnits, insideOf, sum, unitsOf } from '../pieces/units.ts';
import { isBesieged, keptInAfrica, limit, ownCity, placeName, spaceOf } from '../queries.ts';
import type { Heap, Party, ProcedureOf, State } from '../state.ts';
import { dieFor } from './die.ts';
import { avoided, backUp, enemy, fight, halt, intercepted, outcome, overrun, sweep } from './met.ts';
import { openWindow } from './window.ts';

type Stage =
  | 'arrange'
  | 'declare'
  | 'avoid'
  | 'intercept'
  | 'outcome'
  | 'intercepted'
  | 'open'
  | 'pursuit'
  | 'pursued'
  | 'after';

const begun = (who: Side, at: string, from: string, bySea: boolean, stood: boolean) => ({
  type: 'entered' as const,
  who,
  at,
  /** The space before, or the port of embarkation. */
  from,
  bySea,
  /** 12.2: Units of the mover's side stood there before. */
  stood,
  stage: 'arrange' as Stage,
  arranged: false,
  avoids: [] as Party[],
  intercepts: [] as Party[],
  /** Declarations that were taken back: they are not made again here. */
  withdrawn: [] as { readonly general: string; readonly to: string }[],
  /** 12.1: own Units of the one who reacts stood there when he declared. */
  held: false,
  came: [] as string[],
  /** CUs that avoided. */
  away: 0,
  face: null as number | null,
});
type EnteredFrame = ReturnType<typeof begun>;

/** 10: the space is entered, and the other side may react; Bad Weather comes before. */
export function enter(d: State, who: Side, from: string, to: string, bySea: boolean, stood: boolean): void {
  push(d, begun(who, to, from, bySea, stood));
  openWindow(d, 'weather');
}

/** All Units of the city, on either side of its walls. */
const garrison = (s: State, f: EnteredFrame) => sum(fieldOf(s, enemy(f), f.at), insideOf(s, f.at));

/** 10.1: an own city that is not Besieged, with somebody to arrange; a General without CUs is no Army to come out against. */
const arranges = (s: State, f: EnteredFrame): boolean =>
  hasCus(s, f.who, f.at) &&
  ownCity(s, enemy(f), f.at) &&
  !isBesieged(s, f.at) &&
  (unitsOf(garrison(s, f)) > 0 || hasGeneral(s, enemy(f), f.at));

const isOpen = (f: EnteredFrame, general: string, to: string): boolean =>
  !f.withdrawn.some((one) => one.general === general && one.to === to);

/** 11.2: who may Avoid, and where to. */
function* avoidances(s: State, f: EnteredFrame) {
  for (const general of avoiders(s, f))
    for (const to of avoidTargets(s, f, general))
      if (isOpen(f, general, to)) yield { type: 'avoid' as const, general, to };
}

/** 12.2 */
const interceptions = (s: State, f: EnteredFrame): string[] =>
  interceptors(s, f).filter((general) => isOpen(f, general, f.at));

/** 10: all is declared; what stands there now counts for the reading that looks at this moment. */
function declared(d: State, f: EnteredFrame): void {
  f.held = hasUnits(d, enemy(f), f.at);
  f.stage = 'avoid';
}

/** 11.3 */
function pursued(d: State, f: EnteredFrame, face: number): void {
  const { success, says } = reactionOf(d, f, face);
  note(d, '11.3', `${says}.`, { facts: { pursued: success } });
  if (!success) {
    note(d, '7.2.B', 'The Pursuit has failed: the General and his Army stop.');
    halt(d);
  }
  sweep(d, f);
  f.stage = 'after';
}

/** A General who reacts, and who is still to say whom he takes along. */
const gather = (d: State, f: EnteredFrame, as: 'avoid' | 'intercept', general: string, to: string): void =>
  push(d, {
    type: 'party',
    who: enemy(f),
    as,
    general,
    from: as === 'avoid' ? f.at : generalOf(d, general).at,
    to,
    ...bandOf(),
    grouped: false,
  });

/** Those who have declared roll, one after the other, as long as there are any; `then` is what follows. */
const rollsFor = (
  declared: 'avoids' | 'intercepts',
  what: string,
  rule: string,
  then: EnteredFrame['stage'],
  takes: (d: State, f: EnteredFrame, face: number) => void,
) => {
  const rolls = dieFor((d, f: EnteredFrame) => {
    const { general } = found(f[declared][0], 'nobody rolls for a reaction');
    return [enemy(f), `${nameOf(d, general)} tries to ${what}`, rule];
  }, takes);
  return (d: State, f: EnteredFrame): void => (f[declared].length > 0 ? rolls(d, f) : goTo(f, then));
};

export const entered: ProcedureOf<EnteredFrame> = {
  who: (_, f) => f.who,
  stages: {
    arrange: {
      run: (d, f) => (!f.arranged && arranges(d, f) ? 'waits' : goTo(f, 'declare')),
      who: (_, f) => enemy(f),
      asks(s, f) {
        const name = placeName(s, f.at);
        return ask('10.1', `who is inside ${name}.`, `${name}: who is inside?`);
      },
      arrange: {
        options: (s, f) => heapsOf('arrange', withinWalls(garrison(s, f), spaceOf(s, f.at).capacity)),
        says: (_s, _f, heap) => `Inside: ${heapSays(heap)}`,
        why: () => no('2.1.C', 'The city has no room for that many.'),
        apply(d, f, heap) {
          divide(d, enemy(f), f.at, heap);
          f.arranged = true;
          note(d, '10.1', () => `Inside ${placeName(d, f.at)}: ${heapSays(heap)}.`);
        },
      },
      shelter: {
        when: (s, f) => hasGeneral(s, enemy(f), f.at, false),
        options: (s, f) => generalsAt(s, enemy(f), f.at, false).map((general) => ({ type: 'shelter', general })),
        says: (s, _, { general }) => `${nameOf(s, general)} goes inside`,
        apply: (d, f, { general }) => moveGenerals(d, [general], f.at, true),
      },
      pass: { says: 'Leave everything as it is', apply: to('declare') },
    },
    declare: {
      run: (d, f) => (avoiders(d, f).length > 0 || interceptors(d, f).length > 0 ? 'waits' : declared(d, f)),
      who: (_, f) => enemy(f),
      asks(s, f) {
        const name = placeName(s, f.at);
        return ask('10', `which reactions to declare in ${name}.`, `${name}: react?`);
      },
      avoid: {
        options: avoidances,
        says: (s, f, { general, to: where }) =>
          `${nameOf(s, general)} Avoids ${where === f.at ? 'into the city' : `to ${placeName(s, where)}`}`,
        why: (_, f, { general, to: where }) =>
          isOpen(f, general, where)
            ? no('11.2', 'He cannot Avoid Battle by going there.')
            : no('10.2', 'This declaration has been taken back.'),
        apply: (d, f, { general, to: where }) => gather(d, f, 'avoid', general, where),
      },
      intercept: {
        options: (s, f) => interceptions(s, f).map((general) => ({ type: 'intercept', general })),
        says: (s, _, { general }) => `${nameOf(s, general)} intercepts`,
        why(s, f, { general }) {
          if (f.stood) return no('12.2', 'Units of the active side were already there.');
          if (!isOpen(f, general, f.at)) return no('10.3', 'This declaration has been taken back.');
          const at = s.generals[general]?.at;
          return at !== undefined && spaceOf(s, f.at).roads.includes(at)
            ? no('12.2', 'He cannot intercept from there.')
            : no('10.3', 'He is not in an adjacent space.');
        },
        apply: (d, f, { general }) => gather(d, f, 'intercept', general, f.at),
      },
      pass: { says: (_, f) => `${SIDE_NAMES[enemy(f)]} declares nothing more`, apply: declared },
    },
    avoid: rollsFor('avoids', 'Avoid', '11.1', 'intercept', avoided),
    intercept: rollsFor('intercepts', 'intercept', '12.1', 'outcome', intercepted),
    outcome,
    intercepted: {
      asks: ask('12.3', 'whether to back up or fight.'),
      'back-up': simply('Back up', (_, f) => f.from !== f.at, backUp),
      fight: { says: 'Fight', apply: fight },
    },
    open: {
      asks: ask('7.2.E', 'whether to overrun the CU or fight it.', 'Overrun the CU, or fight it?'),
      fight: { says: 'Fight', apply: fight },
      overrun: { says: 'Overrun it', apply: overrun },
    },
    pursuit: {
      asks: ask('11.3', 'whether to pursue the avoiding Army.', 'Pursue the Army?'),
      pursue: { says: 'Pursue', apply: to('pursued') },
      pass: simply('Halt', (d, f) => {
        sweep(d, f);
        halt(d);
        f.stage = 'after';
      }),
    },
    pursued: dieFor((_, f) => [f.who, 'Pursuit', '11.3'], pursued),
    after: (d) => pop(d),
  },
};

/** 11.1, 12.1: who goes with a General who reacts. */
interface PartyFrame extends Party {
  readonly type: 'party';
  readonly who: Side;
  readonly as: 'avoid' | 'intercept';
  grouped: boolean;
}

const isBySea = (s: State, f: PartyFrame): boolean => f.to !== f.from && !spaceOf(s, f.from).roads.includes(f.to);

/** 11.1, 12.1: a Subordinate leaves his commander behind, and Generals who stay keep a CU. */
function whyNot(s: State, f: PartyFrame, heap: Readonly<Heap>): Problem | undefined {
  const wrong = whyNotLeave(s, f.general, { ...heap, generals: f.generals }, f.from);
  if (wrong) return wrong;
  const cus = cusOf(unitsWith(s, f.general, f.from));
  if (f.as === 'intercept' && cusOf(heap) === 0)
    return no('2.3.E2', 'Only an Army can intercept, and an Army needs a CU.');
  if (f.as === 'avoid' && cusOf(heap) === 0 && cus > 0) return no('11.1', 'He must take CUs along.');
  const rest = untried(s, f.who, f.from);
  if (f.as === 'avoid' && (heap.cu > rest.cu || heap.elephants > rest.elephants))
    return no('11.2', 'Units that have failed to intercept this Army cannot Avoid it.');
  const { capacity } = spaceOf(s, f.from);
  const inside = insideOf(s, f.from);
  if (f.to === f.from && (cusOf(heap) + cusOf(inside) > capacity || heap.st + inside.st > capacity))
    return no('10.2', 'There is no room for that many inside the city.');
  if (isBySea(s, f) && ![f.general, ...f.generals].some((id) => cardOfGeneral(s, id).admiral))
    return no('11.1', 'By sea, an Admiral must go with them.');
  if (unitsOf(heap) > 0 && keptInAfrica(s, f.who, f.from, f.to))
    return no('7.1', 'CUs and STs cannot leave Africa unless the Miat is Warlike.');
  const staying = there(s, f).some((id) => id !== f.general && !f.generals.includes(id));
  return staying && cus > 0 && cus - cusOf(heap) < 1
    ? no(f.as === 'avoid' ? '11.1' : '12.1', 'Generals who stay behind must keep a CU.')
    : undefined;
}

function* groups(s: State, f: PartyFrame) {
  const bounds = leave(s, f.general, f.generals, f.from);
  const all = f.as === 'avoid' ? bounds.all : { ...bounds.all, st: 0 };
  yield* heapsOf(
    'group',
    heapsUpTo(all, limit(s, 'led-units')),
    (heap) => mayTake(heap, bounds) && !whyNot(s, f, heap),
  );
}

/** The declaration stands with this group. */
function declare(d: State, f: PartyFrame, { cu, elephants, st }: Heap): void {
  pop(d);
  const { avoids, intercepts } = frameOf(d, 'entered');
  const { general, generals, from, to, as } = f;
  const [rule, does, parties] =
    as === 'avoid' ? (['11.1', 'Avoid', avoids] as const) : (['12.1', 'intercept', intercepts] as const);
  note(d, rule, () => `${nameOf(d, general)} will try to ${does} with ${heapSays({ cu, elephants, st })}.`);
  parties.push({ general, generals, from, to, cu, elephants, st });
}

export const party: ProcedureOf<PartyFrame> = {
  who: (_, f) => f.who,
  asks: (s, f) =>
    ask(
      f.as === 'avoid' ? '10.2' : '10.3',
      `who goes with ${nameOf(s, f.general)} to ${placeName(s, f.to)}.`,
      `To ${placeName(s, f.to)}: who goes along?`,
    ),
  answers: {
    join: {
      options: (s, f) => companions(s, f).map((general) => ({ type: 'join', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} goes along`,
      why: () => no('11.1', 'Only Subordinates of the Army may follow him.'),
      apply(_, f, { general }) {
        f.generals.push(general);
      },
    },
    group: { options: groups, says: (_s, _f, heap) => `With ${heapSays(heap)}`, why: whyNot, apply: declare },
    pass: simply('Take the declaration back', (d, { general, to }) => {
      pop(d);
      frameOf(d, 'entered').withdrawn.push({ general, to });
    }),
  },
};

/** An activation (7.1): a General takes Units along, moves by road and by sea, besieges, sallies, stops. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Course } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import type { Side } from '../../words.ts';
import { takeOut } from '../cards.ts';
import { divide, moveGenerals, placeCus, placeSt, shift, takeFrom } from '../changes.ts';
import {
  companions,
  equals,
  firstBand,
  garrisons,
  heapSays,
  heapsOf,
  heapsUpTo,
  isReady,
  leave,
  mayGarrison,
  mayTake,
  placeOf,
  reach,
  shutIn,
  slow,
  unitsWith,
  whyNotLeave,
} from '../pieces/band.ts';
import { generalOf, nameOf, rankOf } from '../pieces/generals.ts';
import {
  embarkations,
  mayAttempt,
  steps,
  voyageFrom,
  whyNoAttempt,
  whyNoEmbarkation,
  whyNoStep,
} from '../pieces/moves.ts';
import { fieldOf } from '../pieces/units.ts';
import { isSpace, limit, placeName } from '../queries.ts';
import type { Band, Heap, ProcedureOf, State } from '../state.ts';
import { besiegers, march, mayConvert, maySally, mayStop, sally, stop, VULSO_MOST, whyNoSally } from './march.ts';

interface Start {
  readonly who: Side;
  readonly general: string;
  readonly card: string;
  readonly by: 'operation' | 'event';
  /** A naval Event that acts on the ports entered. */
  readonly raid?: 'st' | 'pc' | null;
  readonly mp?: number;
}

const begun = ({ who, general, card, by, raid = null }: Start, mp: number, band: Band, at: string) => ({
  type: 'activation' as const,
  who,
  general,
  card,
  by,
  raid,
  raided: false,
  mp,
  limit: mp,
  spent: 0,
  band,
  /** In this space Units have been taken along and left. */
  grouped: false,
  garrisoned: false,
  /** Generals who have joined or parted in this space. */
  changed: [] as string[],
  sailed: false,
  fought: false,
  /** He cannot move any more. */
  over: false,
  /** 17.2.B.Vulso */
  converted: false,
  weathered: false,
  /** 11.2: Generals whose Interception of this Army has failed. */
  failed: [] as string[],
  /** 11.2: by the space that they are in, Units whose Interception of this Army has failed. */
  failedUnits: {} as Record<string, Readonly<Heap>>,
  /** Where he has been; where he came by sea, with the port of embarkation. */
  path: [{ at, spent: 0 }] as { readonly at: string; readonly spent: number; readonly embarked?: string }[],
});
type ActivationFrame = ReturnType<typeof begun>;

/** 17.1.#56: the first activation of the General marked costs 2 PCs. */
const FLAMEN_PCS = 2;

/** 5.2.C2.1: an activation begins. */
export function beginActivation(d: State, start: Start): void {
  const { general, mp = limit(d, 'mp') } = start;
  note(d, '5.2.C2.1', () => `${nameOf(d, general)} is activated.`, { facts: { activated: general } });
  d.moved.generals.push(general);
  push(d, begun(start, mp, firstBand(d, general), generalOf(d, general).at));
  if (d.flamen !== general) return;
  d.flamen = null;
  push(d, { type: 'removal', who: 'rome', cause: 'other', rule: '17.1.#56', left: FLAMEN_PCS, fromMiat: false });
}

/** 7.1, 2.2.A: with whom he may go on from here. */
function* groups(s: State, f: ActivationFrame) {
  if (f.grouped || f.band.generals.some((id) => rankOf(s, id) > rankOf(s, f.general))) return;
  const bounds = leave(s, f.general, f.band.generals, placeOf(s, f));
  yield* heapsOf('group', heapsUpTo(reach(s, f), bounds.led), (heap) => mayTake(heap, bounds));
}

const isArmy = (f: ActivationFrame, id: string): boolean => id === f.general || f.band.generals.includes(id);

export const activation: ProcedureOf<ActivationFrame> = {
  run(d, f): Course {
    if (isSpace(d, placeOf(d, f)) && !(f.over && (f.fought || !mayAttempt(d, f)))) return 'waits';
    stop(d, f);
  },
  who: (_, f) => f.who,
  asks: (s, f) =>
    ask(
      '7.1',
      `what ${nameOf(s, f.general)} does next; ${plural(f.mp, 'MP')} left.`,
      `${nameOf(s, f.general)}: what next?`,
    ),
  answers: {
    group: {
      when: isReady,
      options: groups,
      says: (_s, _f, heap) => ({ says: `With ${heapSays(heap)}`, group: 'Who goes along' }),
      why: (s, f, heap) =>
        f.grouped
          ? no('7.1', 'You have already chosen who goes along from here.')
          : whyNotLeave(s, f.general, { ...heap, generals: f.band.generals }, placeOf(s, f)),
      apply(d, f, { cu, elephants, st }) {
        f.band = { ...f.band, cu, elephants, st };
        f.grouped = true;
        slow(d, f);
      },
    },
    join: {
      when: isReady,
      options: (s, f) => companions(s, f).map((general) => ({ type: 'join', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} goes along`,
      apply(_, f, { general }) {
        f.band.generals.push(general);
        f.changed.push(general);
      },
    },
    part: {
      when: isReady,
      options: (_, f) =>
        f.band.generals.filter((id) => !f.changed.includes(id)).map((general) => ({ type: 'part', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} stays here`,
      apply(_, f, { general }) {
        takeOut(f.band.generals, general);
        f.changed.push(general);
      },
    },
    command: {
      when: (s, f) => f.spent === 0 && isReady(s, f) && !s.preferred.some((id) => isArmy(f, id)),
      options: (s, f) => equals(s, f).map((general) => ({ type: 'command', general })),
      says: (s, _, { general }) => `${nameOf(s, general)} takes command`,
      why: (_, f, { general }) =>
        isArmy(f, general)
          ? no('2.2.E2', 'A General of higher rank is here.')
          : no('2.2.E1', 'Only a General of this Army can command it.'),
      apply(d, _, { general }) {
        d.preferred.push(general);
      },
    },
    garrison: {
      when: (s, f) => isReady(s, f) && mayGarrison(s, f),
      options: (s, f) => heapsOf('garrison', garrisons(s, f)),
      says: (_s, _f, heap) => ({ says: `Inside: ${heapSays(heap)}`, group: 'Inside the city' }),
      why: (s, f) => no('7.2.D', `${placeName(s, placeOf(s, f))} has no room for that many inside, or you have fewer.`),
      apply(d, f, heap) {
        const here = placeOf(d, f);
        divide(d, f.who, here, heap);
        f.garrisoned = true;
        note(d, '7.2.D', () => `Inside ${placeName(d, here)}: ${heapSays(heap)}.`);
      },
    },
    step: {
      when: isReady,
      options: (s, f) => steps(s, f).map((to) => ({ type: 'step', to })),
      says: (s, _, { to }) => ({ says: `Move to ${placeName(s, to)}`, group: 'Move' }),
      why: (s, f, { to }) => whyNoStep(s, f, to),
      apply: (d, f, { to }) => march(d, f, to),
    },
    embark: {
      when: (s, f) => !f.sailed && isReady(s, f),
      options: (s, f) => embarkations(s, f).map((warships) => ({ type: 'embark', warships })),
      says: (_s, _f, { warships }) => ({
        says: `Embark ${warships ? `with ${plural(warships, 'Warship')}` : 'without Warships'}`,
        group: 'By sea',
      }),
      why: (s, f, { warships }) => whyNoEmbarkation(s, f, warships),
      apply(d, f, { warships }) {
        const here = placeOf(d, f);
        const sails = voyageFrom(f, here, warships);
        takeFrom(d, f.who, here, f.band);
        shift(d, f.who, 'ready', 'atSea', warships);
        moveGenerals(d, sails.fleet.generals, 'sea');
        f.sailed = true;
        const aboard = (): string =>
          warships ? `${plural(warships, 'Warship')} and ${heapSays(f.band)}` : `${heapSays(f.band)} and no Warships`;
        note(d, '7.3.C', () => `${nameOf(d, f.general)} embarks at ${placeName(d, here)} with ${aboard()}.`);
        push(d, sails);
      },
    },
    'destroy-st': {
      when: (s, f) => isReady(s, f) && !shutIn(s, f),
      *options(s, f) {
        const { st } = fieldOf(s, f.who, placeOf(s, f));
        for (let number = 1; f.mp > 0 && number <= st; number++) yield { type: 'destroy-st', number };
      },
      says: (_s, _f, { number }) => `Destroy ${plural(number, 'ST')} for 1 MP`,
      why: () => no('2.3.D4', 'You need 1 MP, and that many STs outside a city.'),
      apply(d, f, { number }) {
        const here = placeOf(d, f);
        placeSt(d, f.who, here, 'field', -number);
        f.mp -= 1;
        f.spent += 1;
        f.band.st = Math.min(f.band.st, unitsWith(d, f.general, here).st);
        note(d, '2.3.D4', () => `${nameOf(d, f.general)} destroys ${plural(number, 'ST')}.`);
      },
    },
    attempt: {
      options: (s, f) => (mayAttempt(s, f) ? [{ type: 'attempt' }] : []),
      says: (s, f) => `Siege or Subjugation attempt in ${placeName(s, placeOf(s, f))}`,
      why: whyNoAttempt,
      apply(d, f) {
        const here = placeOf(d, f);
        f.over = true;
        f.fought = true;
        f.band = besiegers(d, f);
        d.moved.attempts.push(here);
        push(d, { type: 'siege', who: f.who, at: here, stage: 'roll', points: 0, losses: 0 });
      },
    },
    sortie: {
      when: (s, f) => isReady(s, f) && shutIn(s, f),
      options: (s, f) => (maySally(s, f) ? [{ type: 'sortie' }] : []),
      says: (_, f) => `Sortie with ${heapSays(f.band)}`,
      why: whyNoSally,
      apply: sally,
    },
    convert: {
      when: (s, f) => isReady(s, f) && mayConvert(s, f),
      *options(s) {
        const most = s.warships.rome;
        for (let ready = 0; ready <= Math.min(VULSO_MOST, most.ready); ready++)
          for (let spent = 0; spent <= Math.min(VULSO_MOST - ready, most.spent); spent++)
            if (ready + spent > 0) yield { type: 'convert', ready, spent };
      },
      says(_s, _f, { ready, spent }) {
        const which = [...(ready > 0 ? [`${ready} Ready`] : []), ...(spent > 0 ? [`${spent} Spent`] : [])].join(
          ' and ',
        );
        return `${which} ${ready + spent === 1 ? 'Warship becomes a CU' : 'Warships become CUs'}`;
      },
      why: () => no('17.2.B.Vulso', `At most ${VULSO_MOST} of Rome’s Warships can become CUs.`),
      apply(d, f, { ready, spent }) {
        const here = placeOf(d, f);
        shift(d, 'rome', 'ready', 'supply', ready);
        shift(d, 'rome', 'spent', 'supply', spent);
        placeCus(d, 'rome', here, { cu: ready + spent });
        f.converted = true;
        note(
          d,
          '17.2.B.Vulso',
          () => `${plural(ready + spent, 'Warship becomes a CU', 'Warships become CUs')} in ${placeName(d, here)}.`,
        );
      },
    },
    done: {
      options: (s, f) => (mayStop(s, f) ? [{ type: 'done' }] : []),
      says: () => 'Stop here',
      why: () => no('7.2.A', 'A lone General may not stop where a lone enemy General is.'),
      apply: stop,
    },
  },
};

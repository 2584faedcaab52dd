/** Who goes with a General who Avoids or intercepts (11.1, 12.1). */

import { no, type Problem } from '../../../../play/problem.ts';
import { ask, simply } from '../../../../play/procedure.ts';
import { frameOf, note, pop } from '../../../../play/state.ts';
import type { Side } from '../../words.ts';
import { heapSays, heapsOf, heapsUpTo, leave, mayTake, unitsWith, whyNotLeave } from '../pieces/band.ts';
import { cardOfGeneral, nameOf } from '../pieces/generals.ts';
import { companions, there, untried } from '../pieces/reacting.ts';
import { cusOf, insideOf, unitsOf } from '../pieces/units.ts';
import { keptInAfrica, limit, placeName, spaceOf } from '../queries.ts';
import type { Heap, Party, ProcedureOf, State } from '../state.ts';

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
    return no('2.3.E2', 'Without a CU he leads no Army, and only an Army intercepts.');
  if (f.as === 'avoid' && cusOf(heap) === 0 && cus > 0) return no('11.1', 'He takes CUs along.');
  const rest = untried(s, f.who, f.from);
  if (f.as === 'avoid' && (heap.cu > rest.cu || heap.elephants > rest.elephants))
    return no('11.2', 'Units that have failed to intercept this Army do not Avoid it.');
  const { capacity } = spaceOf(s, f.from);
  const inside = insideOf(s, f.from);
  if (f.to === f.from && (cusOf(heap) + cusOf(inside) > capacity || heap.st + inside.st > capacity))
    return no('10.2', 'There is no room for so many within the walls.');
  if (isBySea(s, f) && ![f.general, ...f.generals].some((id) => cardOfGeneral(s, id).admiral))
    return no('11.1', 'By sea an Admiral must be among them.');
  if (unitsOf(heap) > 0 && keptInAfrica(s, f.who, f.from, f.to))
    return no('7.1', 'While the Miat is not Warlike, CUs and STs do not leave Africa.');
  const staying = there(s, f).some((id) => id !== f.general && !f.generals.includes(id));
  return staying && cus > 0 && cus - cusOf(heap) < 1
    ? no(f.as === 'avoid' ? '11.1' : '12.1', 'Generals who stay behind keep a CU.')
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
  note(
    d,
    as === 'avoid' ? '11.1' : '12.1',
    () =>
      `${nameOf(d, general)} is to ${as === 'avoid' ? 'Avoid' : 'intercept'}, with ${heapSays({ cu, elephants, st })}.`,
  );
  (as === 'avoid' ? avoids : intercepts).push({ general, generals, from, to, cu, elephants, st });
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
      why: (_s, _f, { general }) => no('11.1', `Found ${general}; only Subordinates of the Army follow him.`),
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

/** Who goes with a General who Avoids or intercepts (11.1, 12.1). */

import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { note, pop } from '../../../../play/state.ts';
import { limitOf } from '../../limits.ts';
import { bandProblem, heapSays, heapsUpTo } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import type { PartyFrame } from '../land-frames.ts';
import type { Heap } from '../parts.ts';
import { cusOf, insideOf, nameOf, placeName, sum, unitsOf } from '../changes.ts';
import { companions, there, untried } from '../movement/reacting.ts';
import { cardOfGeneral, keptInAfrica, spaceOf, withinReach } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';

const isBySea = (s: State, f: PartyFrame): boolean => f.to !== f.from && !spaceOf(s, f.from).roads.includes(f.to);

/** 11.2: some of these have failed to intercept. */
function failed(s: State, f: PartyFrame, { cu, elephants }: Readonly<Heap>): boolean {
  const rest = untried(s, f.who, f.from);
  return cu > rest.cu || elephants > rest.elephants;
}

/** 11.1, 12.1: a Subordinate leaves his commander behind, and Generals who stay keep a CU. */
function problem(s: State, f: PartyFrame, heap: Readonly<Heap>): Problem | undefined {
  const rule = f.as === 'avoid' ? '11.1' : '12.1';
  const wrong = bandProblem(s, f.general, { ...heap, generals: f.generals }, f.from);
  if (wrong) return wrong;
  const all = withinReach(s, f.who, f.from, s.generals[f.general]?.inside ?? false);
  if (f.as === 'intercept' && cusOf(heap) === 0)
    return no('2.3.E2', 'Without a CU he leads no Army, and only an Army intercepts.');
  if (f.as === 'avoid' && cusOf(heap) === 0 && cusOf(all) > 0) return no('11.1', 'He takes CUs along.');
  if (f.as === 'avoid' && failed(s, f, heap))
    return no('11.2', 'Units that have failed to intercept this Army do not Avoid it.');
  const { capacity } = spaceOf(s, f.from);
  const within = sum(heap, insideOf(s, f.from));
  if (f.to === f.from && (cusOf(within) > capacity || within.st > capacity))
    return no('10.2', 'There is no room for so many within the walls.');
  if (isBySea(s, f) && ![f.general, ...f.generals].some((id) => cardOfGeneral(s, id).admiral))
    return no('11.1', 'By sea an Admiral must be among them.');
  if (unitsOf(heap) > 0 && keptInAfrica(s, f.who, f.from, f.to))
    return no('7.1', 'While the Miat is not Warlike, CUs and STs do not leave Africa.');
  const staying = there(s, f).filter((id) => id !== f.general && !f.generals.includes(id));
  return staying.length > 0 && cusOf(all) > 0 && cusOf(all) - cusOf(heap) < 1
    ? no(rule, 'Generals who stay behind keep a CU.')
    : undefined;
}

const options = (s: State, f: PartyFrame): Heap[] => {
  const all = withinReach(s, f.who, f.from, s.generals[f.general]?.inside ?? false);
  return [...heapsUpTo({ ...all, st: f.as === 'avoid' ? all.st : 0 }, limitOf('led-units', figuresOf(s)))].filter(
    (heap) => !problem(s, f, heap),
  );
};

/** The declaration stands with this group. */
function declare(d: State, f: PartyFrame, heap: Heap): void {
  pop(d);
  const entered = d.frames.at(-1);
  if (entered?.type !== 'entered') return;
  const party = { general: f.general, generals: f.generals, from: f.from, to: f.to, ...heap };
  note(
    d,
    f.as === 'avoid' ? '11.1' : '12.1',
    `${nameOf(d, f.general)} is to ${f.as === 'avoid' ? 'Avoid' : 'intercept'}, with ${heapSays(heap)}.`,
  );
  if (f.as === 'avoid') entered.avoids = [...entered.avoids, party];
  else entered.intercepts = [...entered.intercepts, party];
}

export const party: ProcedureOf<'party'> = {
  who: (_, f) => f.who,
  asks: (s, f) => ({
    rule: f.as === 'avoid' ? '10.2' : '10.3',
    says: `who goes with ${nameOf(s, f.general)} to ${placeName(s, f.to)}.`,
  }),
  answers: {
    join: listedAnswer(
      'join',
      '11.1',
      (s, f: PartyFrame) =>
        companions(s, f).map((general) => ({
          action: { type: 'join' as const, general },
          says: `${nameOf(s, general)} goes along`,
        })),
      (_, f, { general }) => {
        f.generals = [...f.generals, general];
      },
    ),
    group: listedAnswer(
      'group',
      '11.1',
      (s, f: PartyFrame) =>
        options(s, f).map((heap) => ({ action: { type: 'group' as const, ...heap }, says: `With ${heapSays(heap)}` })),
      (d, f, { cu, elephants, st }) => declare(d, f, { cu, elephants, st }),
      { why: (s, f, heap) => problem(s, f, heap) },
    ),
    pass: plainAnswer('pass', 'Take the declaration back', (d: State) => {
      pop(d);
    }),
  },
};

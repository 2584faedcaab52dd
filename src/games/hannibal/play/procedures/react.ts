/** Reactions declared (8.b): whether the Army there tries to Avoid Battle, and which Armies try to Intercept. */
import { listed, no, type Problem } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import type { Action } from '../actions.ts';
import { stackAt } from '../changes.ts';
import { limitOf } from '../figures.ts';
import type { EntryFrame, ReactFrame } from '../frames.ts';
import { generalName } from '../generals.ts';
import { byRoad, nameOf, namesOf, wayTo } from '../queries.ts';
import { reactionsQuestion } from '../questions/march.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';
import { goals } from './flee.ts';
import { pickings, piecesSaid } from './pickings.ts';

const entering = (s: State): EntryFrame => frameOf(s, 'entry');

/** 10, 7.2B.b: spaces next to it by a road, with a General and CUs. */
const origins = (s: State, side: Side, at: string): string[] =>
  byRoad(s, at).filter((from) => {
    const { cu, generals } = stackAt(s, side, from);
    return cu > 0 && generals.length > 0;
  });

/** 10.c: origins from which nothing has been declared. */
const openOrigins = (s: State, { side }: ReactFrame): string[] => {
  const { at, intercepts } = entering(s);
  return origins(s, side, at).filter((from) => !intercepts.some((one) => one.from === from));
};

/** 9, die: an Army outside the walls, with a General and a space to go to, before an Army. */
function avoidProblem(s: State, { side }: ReactFrame): Problem | undefined {
  const f = entering(s);
  if (f.avoids) return no('9', 'It has been declared.');
  const { cu, generals } = stackAt(s, side, f.at);
  if (generals.length === 0) return no('9', `No General of ${SIDE_NAMES[side]} is outside in ${nameOf(s, f.at)}.`);
  if (cu === 0 || frameOf(s, 'move').force.cu === 0)
    return no('9', 'Only an Army Avoids Battle, and only an Army is Avoided.');
  if (goals(s, side, f.at, f.from).length === 0) return no('7.2B.b', 'No space next to it by a road can be entered.');
  return undefined;
}

function interceptProblem(s: State, f: ReactFrame, a: Action<'intercept'>): Problem | undefined {
  const { at, intercepts } = entering(s);
  if (intercepts.some(({ from }) => from === a.from))
    return no('10.c', `One attempt is made from a space, and one from ${nameOf(s, a.from)} is declared.`);
  const way = s.setup.spaces[a.from] && wayTo(s, a.from, at);
  if (way && way !== 'road') return no('7.2B.b', `${nameOf(s, a.from)} is joined by a pass or a strait.`);
  const here = stackAt(s, f.side, a.from);
  if (!way || !here.generals.includes(a.general) || here.cu === 0)
    return no(
      '10',
      `Found ${generalName(s, a.general)} in ${nameOf(s, a.from)}; Armies next to it are in ${listed(namesOf(s, openOrigins(s, f)))}.`,
    );
  const most = limitOf(s, 'moving-cu');
  const fits =
    a.cu >= 1 &&
    a.cu <= most &&
    a.elephants <= here.elephants &&
    a.elephants <= a.cu &&
    a.cu - a.elephants <= here.cu - here.elephants;
  return fits
    ? undefined
    : no('10', `Found ${piecesSaid(a)}; ${nameOf(s, a.from)} has ${piecesSaid(here)}, and ${most} may go.`);
}

/** What is worth offering: all CUs that may go, or any smaller number with the Elephants. */
const offers = (s: State, { side }: ReactFrame, from: string) => {
  const here = stackAt(s, side, from);
  const most = Math.min(limitOf(s, 'moving-cu'), here.cu);
  return here.generals.flatMap((general) => pickings(here, most).map((part) => ({ from, general, ...part })));
};

export const react: ProcedureOf<'react'> = {
  // Whether anything can be declared, as everybody can see.
  run(d, f) {
    if (!avoidProblem(d, f) || openOrigins(d, f).length > 0) return 'waits';
    pop(d);
    return 'goes-on';
  },
  who: (_, f) => f.side,
  asks: (s) => ({ rule: '8.b', says: `how to react to the Army in ${nameOf(s, entering(s).at)}.` }),
  question: (s) => reactionsQuestion(s, entering(s)),
  answers: {
    avoid: {
      choices: (s, f) => (avoidProblem(s, f) ? [] : [{ action: { type: 'avoid' }, says: 'Try to Avoid Battle' }]),
      problem: (s, f) => avoidProblem(s, f),
      apply(d, f) {
        entering(d).avoids = true;
        note(d, '8.b', `${SIDE_NAMES[f.side]} tries to Avoid Battle.`);
      },
    },
    intercept: {
      choices: (s, f) =>
        openOrigins(s, f).flatMap((from) =>
          offers(s, f, from).map((offer) => ({
            action: { type: 'intercept' as const, ...offer },
            says: `${generalName(s, offer.general)} with ${piecesSaid(offer)}`,
            group: `Intercept from ${nameOf(s, from)}`,
          })),
        ),
      problem: (s, f, a) => interceptProblem(s, f, a),
      apply(d, f, { from, general, cu, elephants }) {
        const e = entering(d);
        e.intercepts = [...e.intercepts, { from, general, cu, elephants }];
        note(
          d,
          '8.b',
          `${generalName(d, general)} tries to Intercept from ${nameOf(d, from)} with ${piecesSaid({ cu, elephants })}.`,
          {
            move: { side: f.side, path: [from, e.at], as: 'may' },
          },
        );
      },
    },
    pass: always({ type: 'pass' }, 'Declare nothing more', (d) => pop(d)),
  },
};

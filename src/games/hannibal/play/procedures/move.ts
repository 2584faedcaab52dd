/** A General under way (7.2): what he takes and leaves, each step and voyage, and what he attempts at the end. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { always } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { add, insideAt, putInside, shift } from '../changes.ts';
import type { Way } from '../content.ts';
import { limitOf } from '../figures.ts';
import { NOBODY, type Pieces } from '../forces.ts';
import type { MoveFrame } from '../frames.ts';
import { generalName, whereIs } from '../generals.ts';
import {
  beside,
  besiegeProblem,
  costOf,
  isShutIn,
  sailProblem,
  sortieProblem,
  stays,
  stepProblem,
  takeProblem,
} from '../movement.ts';
import { nameOf, ports, spaceOf, wayTo } from '../queries.ts';
import { passQuestion, siegeQuestion, voyageQuestion } from '../questions/march.ts';
import { frameOf, type ProcedureOf, type State } from '../state.ts';
import { startBattle } from './battle.ts';
import { pickings, piecesSaid } from './pickings.ts';

/** 7.2: the step or voyage is paid for; a voyage of pieces begins when it is known how it ends. */
function goes(d: State, f: MoveFrame, to: string, way: Way | 'sea'): void {
  const from = f.at;
  f.mp -= costOf(d, way);
  if (way !== 'sea') {
    shift(d, d.active, from, to, f.force);
    f.at = to;
    f.came = from;
  }
  note(
    d,
    way === 'sea' ? '7.3' : '7.2',
    `${generalName(d, f.general)} ${way === 'sea' ? 'sails' : 'goes'} from ${nameOf(d, from)} to ${nameOf(d, to)} with ${piecesSaid(f.force)}.`,
    {
      move: { side: d.active, path: [from, to], as: 'moved' },
    },
  );
  push(d, {
    ...{ type: 'entry', at: to, from, way, stage: 'cross' },
    ...{ avoids: false, failedAvoid: false, intercepts: [], came: false },
  });
}

/** 12.c: all who are inside come out and attack. */
function sortie(d: State, f: MoveFrame): void {
  const army = insideAt(d, f.at);
  putInside(d, f.at, NOBODY);
  add(d, d.active, f.at, army);
  f.force = army;
  f.over = true;
  f.fought = true;
  note(d, '12.c', `${generalName(d, f.general)} attacks out of ${nameOf(d, f.at)}.`);
  startBattle(d, { at: f.at, attacker: d.active, from: null, way: null, landed: false, sortie: true });
}

function close(d: State, f: MoveFrame): void {
  if (whereIs(d, f.general)?.at === f.at) stays(d, f.at, f.force);
  d.frames = d.frames.filter((frame) => frame !== f);
}

const change = (f: MoveFrame, { cu, elephants }: Pieces, sign: 1 | -1): void => {
  f.force = { ...f.force, cu: f.force.cu + sign * cu, elephants: f.force.elephants + sign * elephants };
};

export const move: ProcedureOf<'move'> = {
  run(d, f) {
    if (!f.over) return 'waits';
    close(d, f);
    return 'goes-on';
  },
  who: (s) => s.active,
  asks: (s, f) => ({ rule: '7.2', says: `where ${generalName(s, f.general)} goes, with ${plural(f.mp, 'MP')} left.` }),
  answers: {
    take: {
      choices: (s, f) =>
        pickings(beside(s, f), limitOf(s, 'moving-cu') - f.force.cu).map((part) => ({
          action: { type: 'take' as const, ...part },
          says: piecesSaid(part),
          group: 'Take along',
        })),
      problem: (s, f, part) => takeProblem(s, f, part),
      apply(d, f, part) {
        change(f, part, 1);
        note(d, '7.2', `${generalName(d, f.general)} takes ${piecesSaid(part)} along.`);
      },
    },
    leave: {
      choices: (s, f) =>
        isShutIn(s, f)
          ? []
          : pickings(f.force, f.force.cu).map((part) => ({
              action: { type: 'leave' as const, ...part },
              says: piecesSaid(part),
              group: 'Leave behind',
            })),
      problem(_, { force }, { cu, elephants }) {
        const fits =
          cu >= 1 && elephants <= cu && elephants <= force.elephants && cu - elephants <= force.cu - force.elephants;
        return fits
          ? undefined
          : no('7.2', `Found ${cu} CUs with ${elephants} Elephants; he has ${piecesSaid(force)}.`);
      },
      apply(d, f, part) {
        change(f, part, -1);
        if (f.came !== null) stays(d, f.at, part);
        note(d, '7.2', `${generalName(d, f.general)} leaves ${piecesSaid(part)} in ${nameOf(d, f.at)}.`);
      },
    },
    join: {
      choices: (s, f) =>
        beside(s, f).generals.map((general) => ({
          action: { type: 'join' as const, general },
          says: generalName(s, general),
          group: 'Take along',
        })),
      problem: (s, f, { general }) =>
        beside(s, f).generals.includes(general)
          ? undefined
          : no('7.2', `${generalName(s, general)} is not here, or was active before with this card.`),
      apply(d, f, { general }) {
        f.force = { ...f.force, generals: [...f.force.generals, general] };
        note(d, '7.2', `${generalName(d, general)} rides along.`);
      },
    },
    part: {
      choices: (s, f) =>
        f.force.generals
          .filter((id) => id !== f.general)
          .map((general) => ({
            action: { type: 'part' as const, general },
            says: generalName(s, general),
            group: 'Leave behind',
          })),
      problem: (s, f, { general }) =>
        general !== f.general && f.force.generals.includes(general)
          ? undefined
          : no('7.2', `${generalName(s, general)} does not ride along.`),
      apply(_, f, { general }) {
        f.force = { ...f.force, generals: f.force.generals.filter((id) => id !== general) };
      },
    },
    step: {
      choices: (s, f) =>
        spaceOf(s, f.at)
          .links.filter(({ to }) => !stepProblem(s, f, to))
          .map(({ to, way }) => {
            const question = way === 'pass' || way === 'alps' ? passQuestion(s, f.force, way) : undefined;
            return {
              action: { type: 'step' as const, to },
              says: `${nameOf(s, to)}, ${plural(costOf(s, way), 'MP')}`,
              group: 'March',
              ...(question && { question }),
            };
          }),
      problem: (s, f, { to }) => stepProblem(s, f, to),
      apply: (d, f, { to }) => goes(d, f, to, wayTo(d, f.at, to) ?? 'road'),
    },
    sail: {
      choices: (s, f) =>
        ports(s)
          .filter((to) => !sailProblem(s, f, to))
          .map((to) => ({
            action: { type: 'sail' as const, to },
            says: nameOf(s, to),
            group: 'Sail',
            question: voyageQuestion(s, f.force, to),
          })),
      problem: (s, f, { to }) => sailProblem(s, f, to),
      apply: (d, f, { to }) => goes(d, f, to, 'sea'),
    },
    besiege: {
      choices: (s, f) =>
        besiegeProblem(s, f)
          ? []
          : [
              {
                action: { type: 'besiege' },
                says: `Besiege ${nameOf(s, f.at)}`,
                question: siegeQuestion(s, f.at, s.active),
              },
            ],
      problem: (s, f) => besiegeProblem(s, f),
      apply(d, f) {
        const card = frameOf(d, 'card');
        card.attempted = [...card.attempted, f.at];
        f.over = true;
        push(d, { type: 'siege', at: f.at, side: d.active });
      },
    },
    sortie: {
      choices: (s, f) =>
        sortieProblem(s, f) ? [] : [{ action: { type: 'sortie' }, says: `Attack out of ${nameOf(s, f.at)}` }],
      problem: (s, f) => sortieProblem(s, f),
      apply: (d, f) => sortie(d, f),
    },
    done: always({ type: 'done' }, 'Go no further', (_, f: MoveFrame) => {
      f.over = true;
    }),
  },
};

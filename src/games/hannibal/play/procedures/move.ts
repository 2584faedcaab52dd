/** A General under way (7.2): what he takes and leaves, each step and voyage, and what he attempts at the end. */
import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { frameOf, note, push } from '../../../../play/state.ts';
import { close, comeOut, shift } from '../changes.ts';
import type { Way } from '../content.ts';
import { beside, besiegeBar, costOf, embarkBar, sailBar, sortieBar, stays, stepBar, takeProblem } from '../movement.ts';
import { generalName, nameOf, pickings, piecesSaid, spaceOf, wayTo } from '../queries.ts';
import { passQuestion, siegeQuestion, voyageQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type Pieces, type Stack, type State } from '../state.ts';
import { startBattle } from './battle.ts';

/** A General with MPs; his Force counts in the stack of the space where it is. */
export interface MoveFrame {
  readonly type: 'move';
  readonly general: string;
  at: string;
  force: Stack;
  /** What he has left here: he takes it again only when he has moved. */
  behind: Stack;
  mp: number;
  came: string | null;
  /** 12: a Land Battle was fought. */
  fought: boolean;
  over: boolean;
}

/** 7.2: the step or voyage is paid for; a voyage of pieces begins when it is known how it ends. */
function goes(d: State, f: MoveFrame, to: string, way: Way | 'sea'): void {
  const from = f.at;
  f.mp -= costOf(d, way);
  f.behind = { ...NOBODY };
  if (way !== 'sea') {
    shift(d, d.active, from, to, f.force);
    f.at = to;
    f.came = from;
  }
  const [rule, how] = way === 'sea' ? ['7.3', 'sails'] : ['7.2', 'goes'];
  const goal = () => `${nameOf(d, to)} with ${piecesSaid(f.force)}`;
  note(d, rule, () => `${generalName(d, f.general)} ${how} from ${nameOf(d, from)} to ${goal()}.`, {
    move: { side: d.active, path: [from, to], as: 'moved' },
  });
  push(d, {
    ...{ type: 'entry', at: to, from, way, stage: 'cross' },
    ...{ avoids: false, failedAvoid: false, intercepts: [], came: false },
  });
}

/** 12.c: all who are inside come out and attack. */
function sortie(d: State, f: MoveFrame): void {
  f.force = comeOut(d, d.active, f.at);
  f.over = true;
  f.fought = true;
  note(d, '12.c', () => `${generalName(d, f.general)} attacks out of ${nameOf(d, f.at)}.`);
  startBattle(d, { at: f.at, attacker: d.active, from: null, way: null, landed: false, sortie: true });
}

function change(of: Pieces, { cu, elephants }: Readonly<Pieces>, sign: 1 | -1): void {
  of.cu += sign * cu;
  of.elephants += sign * elephants;
}

export const move: Procedure<Hannibal, MoveFrame> = {
  run(d, f) {
    if (!f.over) return 'waits';
    if (d.where[f.general] === f.at) stays(d, f.at, f.force);
    close(d, f);
    return 'goes-on';
  },
  who: (s) => s.active,
  asks: (s, f) => ({ rule: '7.2', says: `where ${generalName(s, f.general)} goes, with ${plural(f.mp, 'MP')} left.` }),
  answers: {
    take: {
      options: (s, f) =>
        pickings(beside(s, f), s.setup.limits['moving-cu'] - f.force.cu).map(({ cu, elephants }) => ({
          ...{ type: 'take', cu, elephants },
        })),
      says: (_s, _f, part) => ({ says: piecesSaid(part), group: 'Take along' }),
      why: takeProblem,
      apply(d, f, part) {
        change(f.force, part, 1);
        note(d, '7.2', () => `${generalName(d, f.general)} takes ${piecesSaid(part)} along.`);
      },
    },
    leave: {
      options: (_, f) => pickings(f.force, f.force.cu).map(({ cu, elephants }) => ({ type: 'leave', cu, elephants })),
      says: (_s, _f, part) => ({ says: piecesSaid(part), group: 'Leave behind' }),
      apply(d, f, part) {
        change(f.force, part, -1);
        if (f.came === null) change(f.behind, part, 1);
        else stays(d, f.at, part);
        note(d, '7.2', () => `${generalName(d, f.general)} leaves ${piecesSaid(part)} in ${nameOf(d, f.at)}.`);
      },
    },
    join: {
      options: (s, f) => beside(s, f).generals.map((general) => ({ type: 'join', general })),
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Take along' }),
      why: (s, f, { general }) =>
        f.behind.generals.includes(general)
          ? no('7.2', `${generalName(s, general)} was left here; he rides along again only after a move.`)
          : no('7.2', `${generalName(s, general)} is not here, or was active before with this card.`),
      apply(d, f, { general }) {
        f.force.generals = [...f.force.generals, general];
        note(d, '7.2', () => `${generalName(d, general)} rides along.`);
      },
    },
    part: {
      options: (_, f) =>
        f.force.generals.filter((id) => id !== f.general).map((general) => ({ type: 'part', general })),
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Leave behind' }),
      apply(_, f, { general }) {
        f.force.generals = f.force.generals.filter((id) => id !== general);
        f.behind.generals = [...f.behind.generals, general];
      },
    },
    step: {
      options: (s, f) =>
        spaceOf(s, f.at)
          .links.filter(({ to }) => !stepBar(s, f, to))
          .map(({ to }) => ({ type: 'step', to })),
      says(s, f, { to }) {
        const way = wayOf(s, f.at, to);
        const question = way === 'pass' || way === 'alps' ? passQuestion(s, f.force, way) : undefined;
        const says = `${nameOf(s, to)}, ${plural(costOf(s, way), 'MP')}`;
        return { says, group: 'March', ...(question && { question }) };
      },
      why: (s, f, { to }) => stepBar(s, f, to)?.(),
      apply: (d, f, { to }) => goes(d, f, to, wayOf(d, f.at, to)),
    },
    sail: {
      options: (s, f) =>
        embarkBar(s, f)
          ? []
          : s.setup.ports.filter((to) => !sailBar(s, f, to)).map((to) => ({ type: 'sail' as const, to })),
      says: (s, f, { to }) => ({ says: nameOf(s, to), group: 'Sail', question: voyageQuestion(s, f.force, f.at, to) }),
      why: (s, f, { to }) => (embarkBar(s, f) ?? sailBar(s, f, to))?.(),
      apply: (d, f, { to }) => goes(d, f, to, 'sea'),
    },
    besiege: {
      options: (s, f) => (besiegeBar(s, f) ? [] : [{ type: 'besiege' }]),
      says: (s, f) => ({ says: `Besiege ${nameOf(s, f.at)}`, question: siegeQuestion(s, f.at, s.active) }),
      why: (s, f) => besiegeBar(s, f)?.(),
      apply(d, f) {
        frameOf(d, 'card').attempted.push(f.at);
        f.over = true;
        push(d, { type: 'siege', at: f.at, side: d.active });
      },
    },
    sortie: {
      options: (s, f) => (sortieBar(s, f) ? [] : [{ type: 'sortie' }]),
      says: (s, f) => `Attack out of ${nameOf(s, f.at)}`,
      why: (s, f) => sortieBar(s, f)?.(),
      apply: sortie,
    },
    done: always({ type: 'done' }, 'Go no further', (_, f: MoveFrame) => {
      f.over = true;
    }),
  },
};

function wayOf(s: State, from: string, to: string): Way {
  const way = wayTo(s, from, to);
  if (!way) throw new RangeError(`no way leads from ${from} to ${to}`);
  return way;
}

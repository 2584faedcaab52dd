/** A moving General (7.2): what he takes and leaves, each step and voyage, and what he attempts at the end. */

import { plural } from '../../../../calculator/words.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { found, frameOf, note, push } from '../../../../play/state.ts';
import { otherSide } from '../../words.ts';
import { generalOut, going, noRoom, piecesOut } from '../answers.ts';
import { hasRider } from '../cards/strategy.ts';
import { close, comeOut } from '../changes.ts';
import type { LinkKind } from '../content.ts';
import {
  AFRICANUS,
  calledBy,
  generalName,
  HANNIBAL,
  isCity,
  isOwn,
  nameOf,
  piecesSaid,
  spaceOf,
  wayTo,
} from '../queries.ts';
import { passQuestion, siegeQuestion, voyageQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type Stack, type State } from '../state.ts';
import { startBattle } from './battle.ts';
import { beside, DONE, minus, stays, takeProblem, takes } from './force.ts';
import { change, mansWalls, mayEnterWalls, musters, roomFor, sends } from './garrison.ts';
import { besiegeBar, costOf, embarkBar, sailBar, sortieBar, stepBar, stopBar, unseatBar } from './march.ts';
import type { SiegeFrame } from './siege.ts';

const TARENTUM = 'tarentum';

/** A General with MPs; his Force counts in the stack of the space where it is. */
export interface MoveFrame {
  readonly type: 'move';
  readonly general: string;
  at: string;
  force: Stack;
  /** What he has left here: he takes it again only when he has moved. */
  behind: Stack;
  /** Those of the city here who go back within the walls when he has gone, or whom he sends there. */
  garrison: Stack | null;
  mp: number;
  /** MPs that the card gives him. */
  readonly most: number;
  /** The most MPs of the card that anyone with him has used. */
  used: number;
  came: string | null;
  /** 12: a Land Battle was fought. */
  fought: boolean;
  /** He and his men have done with the card: they fought, besieged or were stopped. */
  spent: boolean;
  /** Bad weather has sent him back to port. */
  grounded: boolean;
  /** 5.2.b: where bad weather would send him back to, and the MPs used when he was there. */
  calm: { readonly at: string; readonly used: number } | null;
  /** He takes the siege train along from here. */
  hauls: boolean;
  /** Generals who have tried in vain to Intercept him. */
  failed: string[];
  over: boolean;
}

export const startMove = (general: string, at: string, mp: number): MoveFrame => ({
  ...{ type: 'move', general, at, mp, most: mp, used: 0, came: null, garrison: null, failed: [] },
  ...{ fought: false, spent: false, grounded: false, calm: null, hauls: false, over: false },
  force: { ...NOBODY, generals: [general] },
  behind: { ...NOBODY },
});

/** What he leaves where he is has used as much of the card as he has. */
function leavesBehind(d: State, f: MoveFrame): void {
  stays(d, f.at, f.behind, f.used);
  f.behind = { ...NOBODY };
  mansWalls(d, f);
}

/** 7.2: the step or voyage is paid for; nobody has left yet, since much may still keep him. */
function goes(d: State, f: MoveFrame, to: string, way: LinkKind | 'sea'): void {
  const from = f.at;
  const cost = costOf(d, way);
  leavesBehind(d, f);
  f.mp -= cost;
  f.used += cost;
  if (way === 'sea') frameOf(d, 'card').fleet = f.general;
  const [rule, how] = way === 'sea' ? ['7.3', 'sails'] : ['7.2', 'goes'];
  const goal = () => `${nameOf(d, to)} ${f.force.cu > 0 ? `with ${piecesSaid(f.force)}` : 'without CUs'}`;
  note(d, rule, () => `${generalName(d, f.general)} ${how} from ${nameOf(d, from)} to ${goal()}.`, {
    move: { side: d.active, path: [from, to], as: 'moved' },
  });
  push(d, {
    ...{ type: 'entry', at: to, from, way, stage: 'weather' },
    ...{ avoids: false, avoided: false, failedAvoid: false, intercepts: [], came: false, leader: null },
  });
}

/** 12.c: all who are inside come out and attack. */
function sortie(d: State, f: MoveFrame): void {
  f.force = comeOut(d, d.active, f.at);
  f.over = true;
  f.fought = true;
  f.spent = true;
  note(d, '12.c', () => `${generalName(d, f.general)} attacks out of ${nameOf(d, f.at)}.`);
  startBattle(d, { at: f.at, attacker: d.active, from: null, way: null, landed: false, sortie: true });
}

/** 7.2: of those beside him, as many as a General may still take. */
const mayTake = (s: State, f: MoveFrame) => [beside(s, f), s.setup.limits['moving-cu'] - f.force.cu] as const;

/** 12: the CUs that a subordinate besieges with, as in the edition of 2007. */
const besieging = ({ setup: { limits }, consuls }: State, id: string): number =>
  limits[consuls.includes(id) ? 'consul-cu' : 'siege-cu'];

/** 12: as in the edition of 2007 a subordinate may besiege for him; only with a card for more than its OPs does it matter who. */
const deputies = (s: State, f: MoveFrame): readonly string[] =>
  frameOf(s, 'card').use === 'activate' || besiegeBar(s, f)
    ? []
    : f.force.generals.filter((id) => id !== f.general && besieging(s, id) <= f.force.cu);

export const move: Procedure<Hannibal, MoveFrame> = {
  run(d, f) {
    if (!f.over) {
      musters(d, f);
      return 'waits';
    }
    leavesBehind(d, f);
    if (d.where[f.general] === f.at) stays(d, f.at, f.force, f.spent ? DONE : f.used);
    close(d, f);
    return 'goes-on';
  },
  who: (s) => s.active,
  asks: (s, f) =>
    ask(
      '7.2',
      `where ${generalName(s, f.general)} goes, with ${plural(f.mp, 'MP')} left.`,
      `${calledBy(f.general)}: where to?`,
    ),
  answers: {
    take: piecesOut('take', mayTake, ['Take ', 'The Army', ''], {
      why: takeProblem,
      apply(d, f, part) {
        takes(d, f, part);
        note(d, '7.2', () => `${generalName(d, f.general)} takes ${piecesSaid(part)}.`);
      },
    }),
    leave: piecesOut('leave', (_, f) => [f.force, f.force.cu], ['Leave ', 'The Army', ' here'], {
      apply(d, f, part) {
        change(f.force, part, -1);
        change(f.behind, part, 1);
        note(d, '7.2', () => `${generalName(d, f.general)} leaves ${piecesSaid(part)} in ${nameOf(d, f.at)}.`);
      },
    }),
    join: generalOut('join', (s, f) => beside(s, f).generals, {
      says: (s, _, { general }) => ({ says: `Take ${generalName(s, general)} along`, group: 'The Army' }),
      why: (s, f, { general }) =>
        f.behind.generals.includes(general)
          ? no('7.2', `${generalName(s, general)} was left here; he can rejoin only after a move.`)
          : no('7.2', `${generalName(s, general)} is not here, outranks him, or has moved with this card.`),
      apply(d, f, { general }) {
        f.force.generals = [...f.force.generals, general];
        f.used = Math.max(f.used, frameOf(d, 'card').ridden[general] ?? 0);
        note(d, '7.2', () => `${generalName(d, general)} goes along.`);
      },
    }),
    part: generalOut('part', (_, f) => f.force.generals.filter((id) => id !== f.general), {
      says: (s, _, { general }) => ({ says: `Leave ${generalName(s, general)} here`, group: 'The Army' }),
      apply(_, f, { general }) {
        f.force.generals = f.force.generals.filter((id) => id !== general);
        f.behind.generals = [...f.behind.generals, general];
      },
    }),
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
      says(s, f) {
        const question = siegeQuestion(s, besieges(s, f, f.general));
        return { says: `Besiege ${nameOf(s, f.at)}`, ...(question && { question }) };
      },
      why: (s, f) => besiegeBar(s, f)?.(),
      apply(d, f) {
        f.spent = true;
        attempts(d, f, f.general);
      },
    },
    command: generalOut('command', deputies, {
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Besiege under' }),
      why: (s, f) =>
        besiegeBar(s, f)?.() ?? no('12', 'Only in a Campaign can a subordinate with enough CUs besiege for him.'),
      apply(d, f, { general }) {
        const cu = besieging(d, general);
        const part = { cu, elephants: Math.max(0, cu - f.force.cu + f.force.elephants), generals: [general] };
        f.force = minus(f.force, part);
        stays(d, f.at, part, DONE);
        attempts(d, f, general);
      },
    }),
    unseat: {
      says: (s, f) => `Remove the Roman PC in ${nameOf(s, f.at)}`,
      why: (s, f) => unseatBar(s, f)?.(),
      apply(d, f) {
        delete d.control[f.at];
        if (f.general !== HANNIBAL) f.over = true;
        else if (f.came === null) {
          f.mp -= 1;
          f.used += 1;
        }
        note(d, '5.2.d', () => `${generalName(d, f.general)} removes the Roman PC in ${nameOf(d, f.at)}.`, {
          facts: { unseated: f.at },
        });
      },
    },
    haul: {
      when: (s, f) => s.active === 'carthage' && s.train === f.at,
      says: () => ({ says: 'The siege train', group: 'Take along' }),
      why: (_, f) => (f.hauls ? no('7.2', 'The siege train is already with him.') : undefined),
      apply(_, f) {
        f.hauls = true;
      },
    },
    shelter: piecesOut('shelter', (s, f) => [f.force, roomFor(s, f)], ['', 'Send inside'], {
      when: mayEnterWalls,
      why: (s, f) => noRoom(s, f.at, roomFor(s, f)),
      apply(d, f, { cu, elephants }) {
        sends(d, f, { ...NOBODY, cu, elephants });
        note(d, '8.a', () => `${going({ cu, elephants })} into ${nameOf(d, f.at)}.`);
      },
    }),
    admit: generalOut('admit', (_, f) => f.force.generals, {
      when: mayEnterWalls,
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Send inside' }),
      apply(d, f, { general }) {
        sends(d, f, { ...NOBODY, generals: [general] });
        if (general === f.general) f.over = true;
        note(d, '8.a', () => `${generalName(d, general)} goes into ${nameOf(d, f.at)}.`);
      },
    }),
    sortie: {
      says: (s, f) => `Attack out of ${nameOf(s, f.at)}`,
      why: (s, f) => sortieBar(s, f)?.(),
      apply: sortie,
    },
    done: {
      says: 'Go no further',
      why: (s, f) => stopBar(s, f)?.(),
      apply(_, f) {
        f.over = true;
      },
    },
  },
};

/** 12: the attempt that he would make here: with a city that treachery opens, or twice, as Africanus with a Force March. */
function besieges(s: State, f: MoveFrame, by: string): SiegeFrame {
  const city = isCity(s, f.at);
  const twice = city && (hasRider(s, 's54') || (frameOf(s, 'card').use === 'force-march' && by === AFRICANUS));
  const opened = f.at === TARENTUM && isOwn(s, otherSide(s.active), f.at) && hasRider(s, 's18');
  return { type: 'siege', at: f.at, side: s.active, by, rolls: opened ? 0 : twice ? 2 : 1 };
}

/** 12.a: the attempt is made, and his move is over. */
function attempts(d: State, f: MoveFrame, by: string): void {
  frameOf(d, 'card').attempted.push(f.at);
  f.over = true;
  push(d, besieges(d, f, by));
}

const wayOf = (s: State, from: string, to: string): LinkKind => found(wayTo(s, from, to), 'way to', to);

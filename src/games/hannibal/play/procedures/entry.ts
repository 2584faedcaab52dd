/** An entry into a space (7.2.a, 8): Counter Events, the way there, the city's gates, Reactions, and what the mover meets. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { mayOverrun } from '../../reactions/rules.ts';
import { SIDE_NAMES } from '../../words.ts';
import { close, comeOut, reduceTo } from '../changes.ts';
import type { LinkKind } from '../content.ts';
import {
  enemyAt,
  generalName,
  insideAt,
  isOwn,
  nameOf,
  pickings,
  piecesSaid,
  roomIn,
  stackRating,
} from '../queries.ts';
import { passQuestion, reactionsQuestion, voyageQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type Stack, type State } from '../state.ts';
import {
  cross,
  gates,
  keptBack,
  loneGenerals,
  mover,
  pursued,
  pursuit,
  pursuitRating,
  reacting,
  tribes,
  weather,
} from './approach.ts';
import { startBattle } from './battle.ts';
import { startFlight } from './flee.ts';
import {
  admissible,
  backsUp,
  isStranded,
  landsInside,
  mayBackUp,
  mayLandInside,
  perish,
  reply,
} from './intercepted.ts';
import { passageDice, passed, rollsOnWay } from './passage.ts';
import type { Interceptor } from './reactions.ts';
import { openWindow } from './window.ts';

/** In the order of the edition of 2007; `off` is an entry that bad weather has stopped, `landed` one behind the walls. */
const STAGES = [
  ...([
    'weather',
    'storm',
    'cross',
    'tribes',
    'gates',
    'react',
    'avoid',
    'pursuit',
    'pursuit-roll',
    'intercept',
  ] as const),
  ...(['reply', 'meet', 'overrun', 'relief', 'back', 'off', 'landed'] as const),
] as const;

export interface EntryFrame {
  readonly type: 'entry';
  readonly at: string;
  readonly from: string;
  readonly way: LinkKind | 'sea';
  stage: (typeof STAGES)[number];
  avoids: boolean;
  /** 9: an Army has Avoided Battle. */
  avoided: boolean;
  failedAvoid: boolean;
  /** 5.2.b: a storm may meet him. */
  stormy?: boolean;
  intercepts: Interceptor[];
  /** 10.a: somebody has Intercepted. */
  came: boolean;
  /** The last of them. */
  led?: string;
  /** Some of those who landed have gone inside. */
  split?: boolean;
  /** 9: the subordinate who leads those who try to Avoid Battle. */
  leader: string | null;
}

/** 7.2.c: one enemy CU without a General, and enough who moved; whoever Intercepts brings a General. */
function overrunsHere(s: State, f: EntryFrame): boolean {
  const enemy = enemyAt(s, s.active, f.at);
  const armies = {
    mover: { cu: mover(s).force.cu, rating: 1 },
    here: { cu: enemy.cu, rating: stackRating(s, enemy) },
  };
  return mayOverrun(armies, figuresOf(s));
}

function fight(d: State, f: EntryFrame, sallied: Stack | null = null): void {
  const m = mover(d);
  m.over = true;
  m.fought = true;
  m.spent = true;
  const { at, from, way, came: intercepted, failedAvoid } = f;
  // 11.10B.b: only who debarked in this very space has none behind him.
  const behind = way === 'sea' ? { from: null, way: null, landed: true } : { from, way, landed: false };
  startBattle(d, { at, attacker: d.active, sortie: false, ...behind, intercepted, failedAvoid, sallied });
  close(d, f);
}

/** 12.c: CUs within the walls that an Army has come to relieve. */
const isRelief = (s: State, f: EntryFrame): boolean => isOwn(s, s.active, f.at) && insideAt(s, f.at).cu > 0;

/** 7.2.b: enemy CUs outside mean Battle; without them the mover goes on. */
function meet(d: State, f: EntryFrame): 'goes-on' | 'waits' {
  if (enemyAt(d, d.active, f.at).cu === 0) {
    close(d, f);
    return 'goes-on';
  }
  if (overrunsHere(d, f)) f.stage = 'overrun';
  else if (isRelief(d, f)) f.stage = 'relief';
  else {
    fight(d, f);
    return 'goes-on';
  }
  return 'waits';
}

/** 12.c: those within the walls come out and fight beside the relief. */
const relieves = (d: State, f: EntryFrame): void => fight(d, f, comeOut(d, d.active, f.at));

export const entry: Procedure<Hannibal, EntryFrame> = {
  run(d, f) {
    switch (f.stage) {
      case 'weather':
        weather(d, f);
        return 'goes-on';
      case 'off':
        keptBack(d, f);
        return 'goes-on';
      case 'storm':
        f.stage = 'cross';
        if (mover(d).force.cu > 0) {
          f.stormy = true;
          openWindow(d, 'storm');
        }
        return 'goes-on';
      case 'cross':
        if (f.stormy && mover(d).force.cu === 0) {
          keptBack(d, f);
          return 'goes-on';
        }
        return cross(d, f);
      case 'tribes':
        tribes(d, f);
        return 'goes-on';
      case 'gates':
        if (isStranded(d, f)) perish(d, f);
        else gates(d, f);
        return 'goes-on';
      case 'react':
        loneGenerals(d, f);
        f.stage = 'avoid';
        push(d, { type: 'react', side: reacting(d) });
        return 'goes-on';
      case 'avoid':
        f.stage = 'pursuit';
        if (f.avoids) startFlight(d, reacting(d), f.at, f.from, f.leader);
        return 'goes-on';
      case 'pursuit':
        return pursuit(d, f);
      case 'intercept':
        f.stage = 'reply';
        if (f.intercepts.length > 0)
          push(d, { type: 'interception', side: reacting(d), next: null, left: [...f.intercepts] });
        return 'goes-on';
      case 'reply':
        return reply(d, f);
      case 'meet':
        return meet(d, f);
      case 'landed':
        close(d, f);
        return 'goes-on';
      default:
        return 'waits';
    }
  },
  who: (s) => s.active,
  asks(s, f) {
    const name = nameOf(s, f.at);
    if (f.stage === 'cross')
      return f.way === 'sea'
        ? { rule: '7.3.a', says: `the die at sea for the voyage to ${name}.`, short: 'The die at sea' }
        : { rule: '7.2B', says: `Attrition on the pass to ${name}.` };
    if (f.stage === 'back')
      return f.way === 'sea'
        ? { rule: '7.3.a', says: 'the die at sea, going back.' }
        : { rule: '7.2B.b', says: 'Attrition on the pass, going back.' };
    if (f.stage === 'pursuit-roll') return { rule: '9', says: 'the roll to go on after those who Avoided Battle.' };
    if (f.stage === 'relief') return { rule: '12.c', says: `whether those inside ${name} join the Battle.` };
    if (f.stage === 'reply') return { rule: '10.b', says: `whether to back up from ${name} or to fight.` };
    return { rule: '7.2.c', says: `whether to Overrun the CU in ${name} or to fight it.` };
  },
  question(s, f) {
    const { force } = mover(s);
    if (f.stage === 'reply') return reactionsQuestion(s, f);
    if (f.stage === 'overrun' || f.stage === 'relief' || f.stage === 'pursuit-roll') return undefined;
    if (f.way !== 'sea') return passQuestion(s, force, f.way);
    return f.stage === 'back' ? voyageQuestion(s, force, f.at, f.from) : voyageQuestion(s, force, f.from, f.at);
  },
  answers: {
    roll: {
      when: (s, f) => (f.stage === 'cross' && rollsOnWay(s, f)) || f.stage === 'back' || f.stage === 'pursuit-roll',
      waits(s, f) {
        if (f.stage !== 'pursuit-roll') return passageDice(s, f);
        const roll = { ...oneDie('pursuit', 'Go on after them'), by: s.active };
        return ratingRoll(roll, pursuitRating(s), 'he goes on', 'he is held up');
      },
      apply(d, f, { faces }) {
        if (f.stage === 'pursuit-roll') pursued(d, f, fallen(faces, 'pursuit'));
        else if (passed(d, f, faces) === 'over') close(d, f);
      },
    },
    'back-up': {
      when: (_, f) => f.stage === 'reply',
      options: (s, f) => (mayBackUp(s, f) ? [{ type: 'back-up' }] : []),
      says: (s, f) => `Back up to ${nameOf(s, f.from)}`,
      why: (s, f) =>
        no('10.3', `There is no way back to ${nameOf(s, f.from)}, or CUs that did not move would stay behind.`),
      apply: backsUp,
    },
    shelter: {
      when: mayLandInside,
      options: (s, f) =>
        pickings(mover(s).force, roomIn(s, f.at)).map(({ cu, elephants }) => ({ type: 'shelter', cu, elephants })),
      says: (_s, _f, part) => ({ says: piecesSaid(part), group: 'Go inside' }),
      why: (s, f) => no('8.a', `${nameOf(s, f.at)} takes ${plural(roomIn(s, f.at), 'more CU')} inside.`),
      apply: (d, f, { cu, elephants }) =>
        landsInside(
          d,
          f,
          { ...NOBODY, cu, elephants },
          () => `${piecesSaid({ cu, elephants })} ${cu + elephants === 1 ? 'goes' : 'go'}`,
        ),
    },
    admit: {
      when: mayLandInside,
      options: (s) => admissible(s).map((general) => ({ type: 'admit', general })),
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Go inside' }),
      why: (s) => no('8.a', `${generalName(s, mover(s).general)} leads those who are outside, and goes last.`),
      apply: (d, f, { general }) =>
        landsInside(d, f, { ...NOBODY, generals: [general] }, () => `${generalName(d, general)} goes`),
    },
    stand: {
      ...always({ type: 'stand' as const }, 'Fight', (_: State, f: EntryFrame) => {
        f.stage = 'meet';
      }),
      // Part of them inside, the others go inside too, or back.
      when: (s, f) => f.stage === 'reply' && !(f.split && (mayBackUp(s, f) || mover(s).force.cu === 0)),
    },
    overrun: {
      when: (_, f) => f.stage === 'overrun' || f.stage === 'reply',
      options: (_, f) => (f.stage === 'overrun' ? [{ type: 'overrun' }] : []),
      says: () => 'Overrun it',
      why: () => no('10', 'The Army was Intercepted: Interceptions come before Overruns.'),
      apply(d, f) {
        const side = reacting(d);
        reduceTo(d, side, f.at, { cu: 0, elephants: 0 });
        note(d, '7.2.c', () => `The CU of ${SIDE_NAMES[side]} in ${nameOf(d, f.at)} is Overrun.`, {
          facts: { overrun: true },
        });
        close(d, f);
      },
    },
    battle: {
      ...always({ type: 'battle' as const }, 'Fight it', (d: State, f: EntryFrame) => {
        if (isRelief(d, f)) f.stage = 'relief';
        else fight(d, f);
      }),
      when: (_, f) => f.stage === 'overrun',
    },
    relieve: {
      ...always({ type: 'relieve' as const }, 'They come out and fight', relieves),
      when: (_, f) => f.stage === 'relief',
    },
    pass: {
      ...always({ type: 'pass' as const }, 'They stay inside', (d: State, f: EntryFrame) => fight(d, f)),
      when: (_, f) => f.stage === 'relief',
    },
  },
};

/** Entering a space (7.2.a, 8): Counter Events, the way there, the city's gates, Reactions, and what the mover meets. */
import { figuresOf } from '../../../../play/figures.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type ChanceAnswer, type Procedure, to } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { mayOverrun } from '../../reactions/overrun.ts';
import { SIDE_NAMES } from '../../words.ts';
import { generalOut, going, noRoom, piecesOut } from '../answers.ts';
import { close, comeOut, reduceTo } from '../changes.ts';
import type { LinkKind } from '../content.ts';
import { enemyAt, generalName, insideAt, isOwn, nameOf, roomIn, stackRating } from '../queries.ts';
import { passQuestion, reactionsQuestion, voyageQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type Stack, type State } from '../state.ts';
import * as way from './approach.ts';
import { mover, reacting } from './approach.ts';
import { startBattle } from './battle.ts';
import { startFlight } from './flee.ts';
import { passageDice, passed } from './passage.ts';
import type { Interceptor } from './reactions.ts';

export interface EntryFrame {
  readonly type: 'entry';
  readonly at: string;
  readonly from: string;
  readonly way: LinkKind | 'sea';
  /** In the order of the edition of 2007; `off` is an entry that bad weather has stopped, `landed` one behind the walls. */
  stage:
    | ('weather' | 'storm' | 'cross' | 'tribes' | 'gates' | 'react' | 'avoid' | 'pursuit' | 'pursuit-roll')
    | ('intercept' | 'reply' | 'meet' | 'overrun' | 'relief' | 'back' | 'off' | 'landed');
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
  const here = { cu: enemy.cu, rating: stackRating(s, enemy) };
  return mayOverrun({ mover: mover(s).force, here }, figuresOf(s));
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

/** 12.c: whoever is inside may come out first. */
function fightOrRelieve(d: State, f: EntryFrame): void {
  if (isRelief(d, f)) f.stage = 'relief';
  else fight(d, f);
}

/** The die of the way, there or back. */
const rollOnWay: ChanceAnswer<Hannibal, EntryFrame, 'roll'> = {
  waits: passageDice,
  apply(d, f, { faces }) {
    if (passed(d, f, faces) === 'over') close(d, f);
  },
};

export const entry: Procedure<Hannibal, EntryFrame> = {
  who: (s) => s.active,
  stages: {
    weather: way.weather,
    off: way.keptBack,
    storm: way.storm,
    cross: {
      run: way.cross,
      asks: (s, f) =>
        f.way === 'sea'
          ? ask('7.3.a', `the Naval Die for the voyage to ${nameOf(s, f.at)}.`, 'The Naval Die')
          : ask('7.2B', `Attrition on the pass to ${nameOf(s, f.at)}.`),
      question: (s, { way, from, at }) =>
        way === 'sea' ? voyageQuestion(s, mover(s).force, from, at) : passQuestion(s, mover(s).force, way),
      roll: rollOnWay,
    },
    back: {
      asks: (_, f) =>
        f.way === 'sea'
          ? ask('7.3.a', 'the Naval Die for the voyage back.')
          : ask('7.2B.b', 'Attrition on the way back.'),
      question: (s, { way, from, at }) =>
        way === 'sea' ? voyageQuestion(s, mover(s).force, at, from) : passQuestion(s, mover(s).force, way),
      roll: rollOnWay,
    },
    tribes: way.tribes,
    gates: way.gates,
    react(d, f) {
      way.loneGenerals(d, f);
      f.stage = 'avoid';
      push(d, { type: 'react', side: reacting(d) });
    },
    avoid(d, f) {
      f.stage = 'pursuit';
      if (f.avoids) startFlight(d, reacting(d), f.at, f.from, f.leader);
    },
    pursuit: way.pursuit,
    'pursuit-roll': {
      asks: ask('9', 'the roll to Pursue the Army that Avoided Battle.'),
      roll: {
        waits(s) {
          const roll = { ...oneDie('pursuit', 'Pursuit'), by: s.active };
          return ratingRoll(roll, way.pursuitRating(s), 'he goes on', 'he is held up');
        },
        apply: (d, f, { faces }) => way.pursued(d, f, fallen(faces, 'pursuit')),
      },
    },
    intercept(d, f) {
      f.stage = 'reply';
      const left = [...f.intercepts];
      if (left.length > 0) push(d, { type: 'interception', side: reacting(d), next: null, left });
    },
    reply: {
      run: way.reply,
      asks: (s, f) => ask('10.b', `whether to Back up from ${nameOf(s, f.at)} or fight.`),
      question: reactionsQuestion,
      'back-up': {
        says: (s, f) => `Back up to ${nameOf(s, f.from)}`,
        why: (s, f) =>
          way.mayBackUp(s, f)
            ? undefined
            : no(
                '10.3',
                `The way back to ${nameOf(s, f.from)} is closed, or CUs that have not moved would be left behind.`,
              ),
        apply: way.backsUp,
      },
      shelter: piecesOut('shelter', (s, f) => [mover(s).force, roomIn(s, f.at)], ['', 'Go inside'], {
        when: way.mayLandInside,
        why: (s, f) => noRoom(s, f.at, roomIn(s, f.at)),
        apply: (d, f, { cu, elephants }) =>
          way.landsInside(d, f, { ...NOBODY, cu, elephants }, () => going({ cu, elephants })),
      }),
      admit: generalOut('admit', way.admissible, {
        when: way.mayLandInside,
        says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Go inside' }),
        why: (s) => no('8.a', `${generalName(s, mover(s).general)} leads those outside and goes last.`),
        apply: (d, f, { general }) =>
          way.landsInside(d, f, { ...NOBODY, generals: [general] }, () => `${generalName(d, general)} goes`),
      }),
      stand: {
        // Part of them inside, the others go inside too, or back.
        when: (s, f) => !(f.split && (way.mayBackUp(s, f) || mover(s).force.cu === 0)),
        says: 'Fight',
        apply: to('meet'),
      },
      overrun: {
        says: 'Overrun it',
        why: () => no('10', 'The Army was Intercepted, and Interception comes first.'),
        apply: close,
      },
    },
    /** 7.2.b: enemy CUs outside mean Battle; without them the mover goes on. */
    meet(d, f) {
      if (enemyAt(d, d.active, f.at).cu === 0) close(d, f);
      else if (overrunsHere(d, f)) f.stage = 'overrun';
      else fightOrRelieve(d, f);
    },
    overrun: {
      asks: (s, f) => ask('7.2.c', `whether to Overrun the CU in ${nameOf(s, f.at)} or fight it.`),
      overrun: {
        says: 'Overrun it',
        apply(d, f) {
          const side = reacting(d);
          reduceTo(d, side, f.at, { cu: 0, elephants: 0 });
          note(d, '7.2.c', () => `${SIDE_NAMES[side]}’s CU in ${nameOf(d, f.at)} is Overrun.`, {
            facts: { overrun: true },
          });
          close(d, f);
        },
      },
      battle: { says: 'Fight it', apply: fightOrRelieve },
    },
    relief: {
      asks: (s, f) => ask('12.c', `whether those inside ${nameOf(s, f.at)} join the Battle.`),
      relieve: { says: 'They come out and fight', apply: (d, f) => fight(d, f, comeOut(d, d.active, f.at)) },
      pass: { says: 'They stay inside', apply: (d, f) => fight(d, f) },
    },
    landed: close,
  },
};

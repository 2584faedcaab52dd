/** 9.3, 10, 11: what happens when an army enters a space: going inside, interception, avoiding, refusing, bribe, battle, pursuit. */
import { type Asking, asked, askedNext, asking, passes } from '../../../../play/asking.ts';
import { type Course, inStage, type Procedure, plain } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import type { Player, Power } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { interceptorsOf } from '../movement/reactions.ts';
import { mayCarry } from '../movement/sea.ts';
import { clockwise, seatOf } from '../politics/friends.ts';
import { foesAt, hasFoes, insideAt, isArmy } from '../queries.ts';
import type { Carried, Declared, Force, Fought, Landed, State, Sword } from '../state.ts';
import { beginBattle } from './battle.ts';
import { deciderOf, nameDecider } from './order.ts';
import { ambush, avoid, bribe, inside, intercept, letGo, refuse, stay, ticket } from './reaction/answers.ts';
import {
  answering,
  avoiding,
  bribes,
  candidates,
  caudineArmies,
  forceOf,
  isSealed,
  mayRefuse,
  moveUnder,
  questionOf,
  sheltered,
  sheltering,
} from './reaction/moment.ts';
import { refusedBySea, roll, sailedAway, springForks, tellDeclared } from './reaction/outcome.ts';

interface Avoidance {
  readonly power: Power;
  readonly leader: string;
  readonly cu: number;
  readonly to: string;
  readonly bySea: boolean;
  letGo: boolean;
}

const begun = (stage: Stage) => ({
  type: 'entered' as const,
  stage,
  /** 9.3.1: leaders who do not go inside with the others. */
  stays: [] as string[],
  asking: null as Asking<Player> | null,
  declared: [] as Declared[],
  /** Powers that still try, in their order. */
  trying: [] as Power[],
  came: [] as Declared[],
  avoidances: [] as Avoidance[],
  /** 11.1.1-5p: whom Carthage lends its ships, and whom not. */
  carried: {} as Partial<Record<Power, Carried>>,
  /** 9.3.1: what those of the city have chosen; null before they were asked. */
  shelter: null as 'outside' | 'inside' | null,
  /** 11.1: who could still avoid does not. */
  stands: false,
  /** Which of the avoidances is settled now. */
  leaving: 0,
  failedAvoid: false,
  avoided: 0,
  /** 7.2.2: the mover passes as a friend. */
  passes: false,
  caudine: false,
  windowed: false,
});
interface EnteredFrame extends ReturnType<typeof begun> {
  fought?: Fought;
  voyage?: Landed;
}

export function enter(d: State, force: Force): void {
  push(d, begun(force.sortie ? 'avoid' : 'shelter'));
  const near = interceptorsOf(d, force).map(({ power }) => power);
  for (const power of new Set([...near, ...foesAt(d, force.at, force.power)])) nameDecider(d, power, 'inactive');
}

/** What is asked at each stage, by which clause. */
const SAYS = {
  shelter: ['9.3.1', 'go inside the city, or stay outside.'],
  intercept: ['10.1', 'intercept the army, or pass.'],
  avoid: ['11.1', 'avoid battle, or stand.'],
  ticket: ['11.1.1', 'choose the card that lets them sail.'],
  order: ['10.3', 'set the order of the interceptors.'],
  'intercept-roll': ['10.4', 'the interception roll.'],
  leave: ['11.1', 'let the enemy go, or make them roll.'],
  'avoid-roll': ['11.1', 'the roll to avoid battle.'],
  sail: ['11.1.1', 'the voyage.'],
  refuse: ['10.5.1', 'refuse battle, or fight.'],
  'refuse-leave': ['10.5.1', 'let the army go, or make it roll.'],
  'refuse-roll': ['10.5.1', 'the roll to refuse battle.'],
  'refuse-sail': ['10.5.1', 'the voyage back.'],
  bribe: ['7.2.2', 'bribe, or pass.'],
  event: ['9.3.3', 'answer, or pass.'],
  forks: ['9.3.3', 'choose which Samnite army comes.'],
  settle: ['9.4.1', 'what follows.'],
  pursuit: ['11.3', 'the pursuit roll.'],
} as const;
type Stage = keyof typeof SAYS;

/** What it means to pass, where that may be. */
const DECLINES = {
  shelter: 'Stay outside',
  intercept: 'Do not intercept',
  avoid: 'Stand',
  leave: 'Make them roll',
  refuse: 'Fight',
  'refuse-leave': 'Make it roll',
  bribe: 'Do not bribe',
} as const satisfies Partial<Record<Stage, string>>;
type Declinable = keyof typeof DECLINES;

/** Who decides, where it is not the mover. */
const WHO: Readonly<Partial<Record<Stage, (s: State, f: EnteredFrame) => Player>>> = {
  shelter: (s, f) => deciderOf(s, sheltered(s, forceOf(s, f))),
  intercept: (_, f) => answering(f),
  avoid: (s, f) => deciderOf(s, avoiding(s, f)[0]!),
  ticket: (s, f) => seatOf(s, f.avoidances.at(-1)!.power)!,
  'refuse-leave': (s, f) => deciderOf(s, f.came[0]!.power),
  bribe: () => 'etruscans',
  forks: () => 'etruscans',
};

/** 11.1.1-5p: before an ally avoids, Carthage may lend it ships. */
function lendsShips(d: State, f: EnteredFrame): boolean {
  const { at, power } = forceOf(d, f);
  const guest = foesAt(d, at, power).find(
    (foe) => f.carried[foe] === undefined && isArmy(d, at, foe) && mayCarry(d, foe, at),
  );
  if (guest === undefined || moveUnder(d, f).flanks !== null) return false;
  push(d, { type: 'carry', power: guest, at });
  return true;
}

/** 9.4.1: whoever is left outside fights; else the move goes on, after an avoidance only by a pursuit. */
function concluded(d: State, f: EnteredFrame): Course {
  const move = moveUnder(d, f);
  const { force } = move;
  if (f.fought && (!f.fought.automatic || f.fought.winner === 'defender' || force.sortie)) {
    move.stage = 'over';
    move.fought = f.fought;
    return pop(d);
  }
  if (!f.passes && foesAt(d, force.at, force.power).length > 0 && force.cu > 0) {
    delete f.fought;
    return beginBattle(d, move, { intercepted: f.came.length > 0, failedAvoid: f.failedAvoid });
  }
  // By one reading, whoever was let go need not be pursued.
  const free = d.setup.rulings['pursuit-after-leave'] === 'free' && f.avoidances.every(({ letGo }) => letGo);
  if (force.sortie || force.cu === 0) move.stage = 'over';
  else if (f.avoided > 0 && !free) {
    f.stage = 'pursuit';
    if (force.mp > 0) return 'waits';
    move.stage = 'over';
  }
  return pop(d);
}

/** 9.5.9: a flanking force that is intercepted waits until the battle it was to join is over. */
function holdOver(d: State, f: EnteredFrame): boolean {
  const move = moveUnder(d, f);
  const battle = d.frames.findIndex((other) => other.type === 'battle');
  if (move.flanks === null || f.came.length === 0 || battle < 0 || battle > d.frames.indexOf(f)) return false;
  const primary = d.frames.findLastIndex((other, i) => i < battle && other.type === 'move');
  d.frames.splice(d.frames.indexOf(move), 2);
  d.frames.splice(primary, 0, { ...move, flanks: null }, f);
  note(d, '9.5.9', 'The flanking force is held up: the battle it was to join comes first.');
  return true;
}

/** How it goes on by itself, stage by stage, until somebody must decide. */
const RUN: Readonly<Partial<Record<Stage, (d: State, f: EnteredFrame) => Course>>> = {
  shelter(d, f): Course {
    const force = forceOf(d, f);
    if (sheltering(d, force) && f.shelter === null) return 'waits';
    f.stage = 'intercept';
    if (f.shelter === 'inside' && force.power === 'gauls' && insideAt(d, force.at) > 0)
      openWindow(d, 'walls', '21.3-#9', ['too-far-from-home']);
  },
  intercept(d, f): Course {
    const able = (seat: Player): boolean => candidates(d, f, seat).length > 0;
    f.asking ??= asking(clockwise(d, forceOf(d, f).by).filter(able));
    for (let seat = asked(f.asking); seat; seat = asked(f.asking)) {
      if (able(seat)) return 'waits';
      f.asking = passes(f.asking);
    }
    f.asking = null;
    f.stage = 'avoid';
  },
  avoid(d, f): Course {
    if (!f.stands && lendsShips(d, f)) return;
    if (!f.stands && avoiding(d, f).length > 0) return 'waits';
    const seats = [...new Set(f.declared.map(({ power }) => deciderOf(d, power)))];
    d.order = seats.length > 1 ? [] : seats;
    if (seats.length > 1) push(d, { type: 'order', rule: '10.3', groups: [seats] });
    f.stage = 'order';
  },
  /** 10.3: power by power, in the order that the winner of the tie has set. */
  order(d, f) {
    const powers = [...new Set(f.declared.map(({ power }) => power))];
    if (isSealed(d)) for (const declared of f.declared) tellDeclared(d, f, declared);
    if (f.declared.length + f.avoidances.length > 0) note(d, '9.3.2', 'Everybody has declared: now roll the dice.');
    f.trying = d.order.flatMap((seat) => powers.filter((power) => deciderOf(d, power) === seat));
    f.stage = 'intercept-roll';
  },
  'intercept-roll'(_, f): Course {
    if (f.trying.length > 0) return 'waits';
    f.stage = 'leave';
  },
  leave(_, f): Course {
    if (f.leaving < f.avoidances.length) return 'waits';
    f.stage = 'refuse';
  },
  sail: sailedAway,
  refuse(d, f): Course {
    if (f.came.length > 0 && holdOver(d, f)) return;
    if (mayRefuse(d, f)) return 'waits';
    f.stage = 'bribe';
  },
  'refuse-sail': refusedBySea,
  bribe(d, f): Course {
    if (bribes(d, f)) return 'waits';
    f.stage = 'event';
  },
  /** 9.3.3: the cards that may be played before a battle. */
  event(d, f): Course {
    const { at, power, sortie } = forceOf(d, f);
    if (f.windowed || sortie) {
      f.stage = f.caudine ? 'forks' : 'settle';
      return;
    }
    f.windowed = true;
    const forks = caudineArmies(d, f).length > 0;
    const flight = power === 'gauls' && hasFoes(d, at, power);
    const events = [...(forks ? ['caudine-forks'] : []), ...(flight ? ['flight-before-the-barbarians'] : [])];
    if (events.length > 0) openWindow(d, 'before-battle', '9.3.3', events);
  },
  forks(d, f): Course {
    const armies = caudineArmies(d, f);
    if (armies.length > 1) return 'waits';
    springForks(d, f, armies[0]);
  },
  settle: concluded,
};

export const entered: Procedure<Sword, EnteredFrame> = {
  run: (d, f) => {
    const run = RUN[f.stage];
    return run ? run(d, f) : 'waits';
  },
  who: (s, f) => WHO[f.stage]?.(s, f) ?? forceOf(s, f).by,
  asks: (_, f) => {
    const [rule, says] = SAYS[f.stage];
    return { rule, says, ...(f.asking && asked(f.asking) && { after: askedNext(f.asking) }) };
  },
  question: questionOf,
  answers: {
    inside,
    leave: stay,
    intercept,
    avoid,
    ticket,
    'let-go': letGo,
    refuse,
    lead: ambush,
    bribe,
    pass: plain(
      'pass',
      (_, f) => DECLINES[f.stage as Declinable],
      inStage(...(Object.keys(DECLINES) as Declinable[])),
      (d, f) => {
        if (f.stage === 'shelter') f.shelter = 'outside';
        else if (f.stage === 'avoid') f.stands = true;
        else if (f.stage === 'intercept') f.asking = passes(f.asking!);
        else if (f.stage === 'leave') f.stage = 'avoid-roll';
        else if (f.stage === 'refuse') {
          f.stage = 'bribe';
          note(d, '10.5.2', 'The army attacks the interceptors.');
        } else if (f.stage === 'refuse-leave') f.stage = 'refuse-roll';
        else f.stage = 'event';
      },
    ),
    roll,
  },
};

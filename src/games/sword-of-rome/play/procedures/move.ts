/** Chapter 9: an activated force: what it takes along, where it goes, and what it does instead of moving. */
import { chosen } from '../../../../play/answer.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { capital, PEOPLES, PLAYER_NAMES } from '../../words.ts';
import { askCommander, carry, displace, loseCu } from '../changes.ts';
import { lineFor, wayOf, wayTo } from '../movement/ground.ts';
import { endProblem, isPassable, sailProblem, stepCost, stepProblem } from '../movement/march.ts';
import { seaCost, setSail } from '../movement/sea.ts';
import { isFriend } from '../politics/friends.ts';
import { cuAt, foesAt, isSpace, leaderIn, leaderOf, nameOf, placedOf, spaceOf, standing, under } from '../queries.ts';
import type { Force, Fought, FrameAt, Landed, State, Sword } from '../state.ts';
import { solidarity } from './alliances.ts';
import {
  call,
  colony,
  drop,
  type In,
  isFree,
  isInside,
  leave,
  NO_MORE,
  quell,
  raid,
  siege,
  sortie,
  take,
} from './deeds.ts';
import { enter } from './entered.ts';
import { byKind } from './stack.ts';

interface MoveFrame {
  readonly type: 'move';
  readonly force: Force;
  /** Nothing has been chosen yet; it moves; it is over. */
  stage: 'open' | 'moving' | 'over';
  /** 9.5.6: the space of the battle that it is to flank. */
  readonly flanks: string | null;
  readonly campaign: boolean;
  voyage?: Landed;
  fought?: Fought;
}

/** 9.5.6: it stands next to the battle, not where the primary force came from, with the MP that would lead it there. */
function reachesFlank(s: State, force: Force, { at, entry }: FrameAt<'battle'>): boolean {
  const way = wayTo(s, force.at, at);
  if (way === undefined || force.at === entry) return false;
  return isPassable(s, force.power, force.at, way) && stepCost(s, force, way) <= force.mp;
}

/** A move that is over: who moved how far is kept for a second army (9.5.2). */
function finish(d: State, f: MoveFrame): void {
  const { force } = f;
  pop(d);
  const mp = f.fought ? NO_MORE : force.of - force.mp;
  // Who may not move again has used more than he had, and keeps it.
  for (const id of force.leaders) d.under.used[id] = Math.max(d.under.used[id] ?? 0, mp);
  const cu = Math.min(force.cu, cuAt(d, force.at, force.power));
  if (cu > 0 && (mp > 0 || f.fought)) d.under.spent.push({ at: force.at, power: force.power, cu, mp });
  const battle = f.flanks ? under(d, 'battle') : undefined;
  if (battle && cu > 0 && reachesFlank(d, force, battle))
    battle.flank = { power: force.power, at: force.at, cu, leader: force.leader };
  if (force.moved && isSpace(d, force.at)) askCommander(d, force.at, force.power);
}

/** 9.6.4: the voyage is over. */
function landed(d: State, f: MoveFrame, { result, lost }: Landed): void {
  const { force } = f;
  delete f.voyage;
  if (lost > 0) force.cu -= loseCu(d, force.at, force.power, lost);
  const drowned = lost > 0 && force.cu === 0;
  if (drowned) displace(d, force.leaders);
  if (drowned || result !== 'sailed') {
    f.stage = 'over';
    return;
  }
  const to = force.from!;
  force.from = null;
  arrive(d, f, to, 'sea');
}

const arrive = (d: State, f: MoveFrame, to: string, by: 'clear' | 'rough' | 'sea'): void =>
  byKind(d, f.force.at, () => goOn(d, f, to, by), to);

function goOn(d: State, f: MoveFrame, to: string, by: 'clear' | 'rough' | 'sea'): void {
  const { force } = f;
  // 9.2-exception: what is rough to others is clear to Samnites at home.
  const atHome = by === 'clear' && wayTo(d, force.at, to)?.line !== 'clear';
  carry(d, force, to);
  force.cameBy = by;
  f.stage = 'moving';
  const alone = force.cu === 0;
  const name = leaderIn(d, force.leader);
  note(
    d,
    by === 'sea' ? '9.6' : atHome ? '9.2-exception' : alone ? '9.1.1-note' : '9.2',
    alone
      ? `${capital(name)} goes to ${nameOf(d, to)} alone.`
      : `The ${PEOPLES[force.power]} under ${name} go to ${nameOf(d, to)}.`,
    { move: { side: force.power, path: [force.from!, to], as: 'moved' } },
  );
  const others = standing(d, to).filter((other) => other !== force.power);
  const friend = others.find((other) => isFriend(d, force.power, other));
  if (friend) note(d, '15.2', () => `As friends, they may move through the ${PEOPLES[friend]} in ${nameOf(d, to)}.`);
  if (!alone) enter(d, force);
  else if (spaceOf(d, to).ways.some((way) => foesAt(d, way.to, force.power).length > 0))
    note(d, '9.3', () => `Nobody reacts to a leader without CU.`);
}

/** 9.5.6: a flanking force stays out of the battle. */
const flankProblem = (s: State, f: MoveFrame, to: string): Problem | undefined =>
  f.flanks === to ? no('9.5.6', `The flanking force must stop next to ${nameOf(s, to)}.`) : undefined;

const step: In<'step'> = chosen('step', 'to', {
  when: isFree,
  of: (s, f) => spaceOf(s, f.force.at).ways.map(({ to }) => to),
  bars: (s, f, to) => flankProblem(s, f, to) ?? stepProblem(s, f.force, to),
  says: (s, f, to) => `To ${nameOf(s, to)}, ${stepCost(s, f.force, wayOf(s, f.force.at, to))} MP`,
  apply(d, f, to) {
    const { force } = f;
    const way = wayOf(d, force.at, to);
    force.mp -= stepCost(d, force, way);
    force.onAppianWay = way.appian;
    arrive(d, f, to, lineFor(force.power, force.at, way) === 'clear' ? 'clear' : 'rough');
    if (d.setup.rulings['pursuit-terrain'] === 'next-step') force.pursued = false;
  },
});

const sail: In<'sail'> = chosen('sail', 'to', {
  when: (s, f) => f.stage !== 'over' && spaceOf(s, f.force.at).port,
  of: (s, f) => (f.force.mp < seaCost(s) ? [] : s.setup.ports),
  bars(s, f, to) {
    const flank = flankProblem(s, f, to);
    if (flank || !isInside(s, f.force)) return flank ?? sailProblem(s, f.force, to);
    return no('9.6.1', `${nameOf(s, f.force.at)} is besieged: nobody can sail from inside.`);
  },
  says: (s, _, to) => `Sail to ${nameOf(s, to)}`,
  apply(d, { force }, to) {
    force.mp -= seaCost(d);
    force.from = to;
    setSail(d, { power: force.power, cu: force.cu, from: force.at, to, use: 'moving' });
  },
});

function stopProblem(s: State, { force, flanks }: MoveFrame): Problem | undefined {
  const battle = flanks && under(s, 'battle');
  if (battle && (force.cu === 0 || !reachesFlank(s, force, battle)))
    return no(
      '9.5.6',
      `The flanking force must stop next to ${nameOf(s, battle.at)}, on another connection, and have the MP to enter.`,
    );
  return force.moved ? endProblem(s, force.power, force.at, force.cu === 0) : undefined;
}

/** Where a flanking force finds no way any more it halts where it is, and flanks nobody. */
const stranded = (s: State, f: MoveFrame): boolean => f.flanks !== null && [...step.options(s, f)].length === 0;

const stop: In<'stop'> = {
  when: (_, f) => f.stage !== 'over',
  options: (s, f) => (stopProblem(s, f) && !stranded(s, f) ? [] : [{ type: 'stop' }]),
  says: (s, f) => (f.force.moved ? `Stop in ${nameOf(s, f.force.at)}` : 'Stay'),
  why: stopProblem,
  apply(_, f) {
    f.stage = 'over';
  },
};

export const move: Procedure<Sword, MoveFrame> = {
  run(d, f) {
    if (f.voyage) return landed(d, f, f.voyage);
    if (!f.force.sortie && f.force.cu > 0 && f.force.leaders.every((id) => !isSpace(d, placedOf(d, id).at)))
      f.stage = 'over';
    if (f.stage !== 'over') return 'waits';
    finish(d, f);
  },
  who: (_, f) => f.force.by,
  asks: (s, f) => ({
    rule: '9.1',
    says: `${PLAYER_NAMES[f.force.by]}: lead ${leaderOf(s, f.force.leader).name} (${f.force.cu} CU, ${f.force.mp} MP) in ${nameOf(s, f.force.at)}.`,
    short: `Lead ${leaderOf(s, f.force.leader).name}`,
  }),
  answers: { take, call, drop, leave, step, sail, raid, siege, colony, sortie, quell, solidarity, stop },
};

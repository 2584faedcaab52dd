/** 12.4: a beaten force leaves: into the city, by sea, or space by space to the nearest goal. */
import { plural } from '../../../../calculator/words.ts';
import { chosen } from '../../../../play/answer.ts';
import { no } from '../../../../play/problem.ts';
import { type Course, inStage, type Procedure, plain } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { openWindow, spendThree } from '../cards.ts';
import { displace, goInside, loseCu, putLeaders, shiftCu, takeInside } from '../changes.ts';
import { nextSpaces, stopIn } from '../movement/battle.ts';
import { movable, staysInAfrica } from '../movement/ground.ts';
import { couldSail, isLent, mayCarry, meansOf, seaCards, setSail, shipped } from '../movement/sea.ts';
import { isFriend, seatOf } from '../politics/friends.ts';
import {
  cuAt,
  downFrom,
  holderAt,
  insideAt,
  isCity,
  isShared,
  leadersAt,
  limitOf,
  nameOf,
  placedOf,
  spaceOf,
  under,
} from '../queries.ts';
import type { Carried, Landed, State, Sword } from '../state.ts';
import { deciderOf } from './order.ts';
import { byKind } from './stack.ts';

const begun = (power: Power, at: string, leaders: string[], cu: number, how: Defeat) => ({
  ...how,
  type: 'retreat' as const,
  power,
  /** Where it is now. */
  at,
  start: at,
  path: [] as string[],
  leaders,
  cu,
  stage: 'inside' as 'inside' | 'sea' | 'land' | 'sailing' | 'ended',
  /** 12.4.5: CU still to be lost in this space. */
  owed: 0,
  to: null as string | null,
  /** CU for which the ships have room. */
  room: 0,
  /** 12.4.3-5p */
  carried: null as Carried,
});
interface RetreatFrame extends ReturnType<typeof begun> {
  voyage?: Landed;
}

/** Who was beaten, and whence the attacker came. */
interface Defeat {
  readonly role: 'attacker' | 'defender';
  readonly entry: string | null;
  readonly cameBy: 'clear' | 'rough' | 'sea' | null;
  wallsAsked: boolean;
}

/** 12.4: whoever stands there has to leave. */
export const retreats = (d: State, power: Power, at: string, how: Defeat): void =>
  push(d, begun(power, at, leadersAt(d, at, power), cuAt(d, at, power), how));

/** 12.4.4: CU that have room inside their own city. */
const roomFor = (s: State, f: RetreatFrame): number =>
  f.role === 'defender' && isCity(s, f.at) && holderAt(s, f.at) === f.power && !s.under.noCity.includes(f.power)
    ? Math.min(f.cu, limitOf(s, 'inside-cu') - insideAt(s, f.at))
    : 0;

const landed = (f: RetreatFrame): boolean => f.role === 'attacker' && f.cameBy === 'sea';

/** 12.4.3: friendly ports and how many CU may sail there. */
function ports(s: State, f: RetreatFrame, card?: string): { to: string; cu: number }[] {
  if (f.path.length > 0 || !spaceOf(s, f.at).port) return [];
  return s.setup.ports.flatMap((to) => {
    if (to === f.at || !isFriend(s, f.power, holderAt(s, to)) || isShared(s, to, f.power)) return [];
    // 17.1.1, 17.1.2: nobody among them leaves Africa while there are militia, or Bomilcar.
    if (movable(s, f.at, f.power, to) < cuAt(s, f.at, f.power) || staysInAfrica(s, f.leaders, to)) return [];
    const means = landed(f) || card === 'none' ? 'none' : meansOf(s, f.power, card);
    const { cu } = shipped(s, { ...f, means }, f.at, to, 'retreating', { landed: landed(f), cu: f.cu });
    return cu > 0 ? [{ to, cu }] : [];
  });
}

/** 12.4.3, 12.4.3-5p: ships that are at hand or lent take no card of one's own. */
const aboard = (f: RetreatFrame): boolean => landed(f) || isLent(f.carried);

/** The CU that sail to a port with this card. */
const roomTo = (s: State, f: RetreatFrame, to: string, card: string): number =>
  found(
    ports(s, f, card).find((one) => one.to === to),
    `nobody sails from "${f.at}" to "${to}" with "${card}"`,
  ).cu;

/** CU lost on the way count for the winner's support (12.5). */
function lose(d: State, f: RetreatFrame, cu: number): number {
  const lost = byKind(d, f.at, () => loseCu(d, f.at, f.power, cu));
  f.cu -= lost;
  const battle = under(d, 'battle');
  if (battle) battle.removed += lost;
  return lost;
}

function destroyed(d: State, f: RetreatFrame): void {
  const cu = lose(d, f, f.cu);
  note(d, '12.4.5', () => `The ${PEOPLES[f.power]} have no way back: ${plural(cu, 'CU is', 'CU are')} lost.`, {
    facts: { destroyed: cu },
  });
}

/** 12.4.3: the voyage is over: those without room are lost, and after a failure the way is over land. */
function sailed(d: State, f: RetreatFrame): Course {
  const { voyage, to } = f;
  if (!voyage || to === null) return 'waits';
  delete f.voyage;
  if (voyage.result !== 'sailed') {
    f.stage = 'land';
    return;
  }
  const drowned = voyage.lost + Math.max(0, f.cu - f.room);
  if (drowned > 0) {
    lose(d, f, drowned);
    f.room = f.cu;
    f.voyage = { ...voyage, lost: 0 };
    return;
  }
  note(d, '12.4.3', () => `The ${PEOPLES[f.power]} sail to ${nameOf(d, to)}.`);
  pop(d);
  go(d, f, to);
}

function go(d: State, f: RetreatFrame, to: string): void {
  byKind(d, f.at, () => shiftCu(d, f.power, f.cu, f.at, to), to);
  putLeaders(d, f.leaders, to);
  note(d, '12.4', () => `The ${PEOPLES[f.power]} retreat to ${nameOf(d, to)}.`, {
    facts: { 'retreats to': to },
    move: { side: f.power, path: [f.at, to], as: 'moved', says: 'retreats' },
  });
  f.path.push(to);
  f.at = to;
}

function step(d: State, f: RetreatFrame, to: string): void {
  const stop = stopIn(d, f.power, f.at, to, f.cu)!;
  const own = leadersAt(d, to, f.power);
  go(d, f, to);
  if (stop.ends) f.stage = 'ended';
  if (stop.swept > 0) {
    f.cu += stop.swept;
    f.leaders.push(...own);
    note(d, '12.4.2', () => `${stop.swept} CU in ${nameOf(d, to)} ${stop.swept === 1 ? 'is' : 'are'} swept up.`);
  }
  f.owed = stop.lost;
}

export const retreat: Procedure<Sword, RetreatFrame> = {
  run(d, f) {
    f.cu = Math.min(f.cu, cuAt(d, f.at, f.power));
    if (f.owed > 0) {
      const lost = lose(d, f, f.owed);
      note(d, '12.4.5', () => `${plural(lost, 'CU is', 'CU are')} lost in ${nameOf(d, f.at)}.`);
      f.owed = 0;
      return;
    }
    if (f.cu === 0) {
      displace(
        d,
        f.leaders.filter((id) => placedOf(d, id).at === f.at && !placedOf(d, id).inside),
      );
      return pop(d);
    }
    if (f.stage === 'ended') return pop(d);
    if (f.stage === 'inside') {
      if (roomFor(d, f) > 0 && !f.wallsAsked) {
        f.wallsAsked = true;
        if (openWindow(d, 'walls', '21.3-#9', ['too-far-from-home'])) return;
      }
      if (roomFor(d, f) > 0) return 'waits';
      f.stage = 'sea';
    }
    if (f.stage === 'sea') {
      if (f.carried === null && f.path.length === 0 && mayCarry(d, f.power, f.at))
        return push(d, { type: 'carry', power: f.power, at: f.at });
      if (ports(d, f).length > 0 && (aboard(f) || couldSail(d, f.power))) return 'waits';
      f.stage = 'land';
    }
    if (f.stage === 'sailing') return sailed(d, f);
    if (nextSpaces(d, f).length > 0) return 'waits';
    destroyed(d, f);
  },
  who: (s, f) => deciderOf(s, f.power),
  asks(_, { stage }) {
    if (stage === 'inside') return { rule: '12.4.4', says: 'take CU into the city, or pass.' };
    if (stage === 'sea') return { rule: '12.4.3', says: 'retreat by sea, or pass.' };
    return { rule: '12.4', says: 'choose the next space of the retreat.' };
  },
  answers: {
    'retreat-inside': chosen('retreat-inside', 'cu', {
      when: inStage('inside'),
      of: (s, f) => downFrom(roomFor(s, f)),
      says: (_s, _f, cu) => `${cu} CU inside`,
      apply(d, f, cu) {
        goInside(d, f.at, f.power, cu);
        f.cu -= cu;
        if (f.cu === 0) for (const id of f.leaders) takeInside(d, id);
        note(d, '12.4.4', () => `${cu} CU ${cu === 1 ? 'gets' : 'get'} inside ${nameOf(d, f.at)}.`);
        f.stage = 'sea';
      },
    }),
    'retreat-by-sea': {
      when: inStage('sea'),
      options(s, f) {
        const cards = [...(aboard(f) ? ['none'] : []), ...(landed(f) ? [] : seaCards(s, f.power))];
        return cards.flatMap((card) => ports(s, f, card).map(({ to }) => ({ type: 'retreat-by-sea', to, card })));
      },
      says: (s, f, { to, card }) => `By sea to ${nameOf(s, to)}, ${Math.min(roomTo(s, f, to, card), f.cu)} CU`,
      apply(d, f, { to, card }) {
        f.to = to;
        f.stage = 'sailing';
        f.room = roomTo(d, f, to, card);
        const cu = Math.min(f.cu, f.room);
        const seat = seatOf(d, f.power);
        if (seat && card !== 'none') spendThree(d, seat, card);
        setSail(d, { power: f.power, cu, from: f.at, to, use: 'retreating' });
      },
    },
    retreat: chosen('retreat', 'to', {
      when: inStage('land'),
      of: nextSpaces,
      why: (_, f, to) => {
        const entry = to === f.entry && f.role === 'defender';
        const says = entry ? 'The attacker came from there.' : 'It is not on the shortest way back.';
        return no('12.4.1', says);
      },
      says: (s, _, to) => `Back to ${nameOf(s, to)}`,
      apply: step,
    }),
    pass: plain('pass', 'By land', inStage('inside', 'sea'), (_, f) => {
      f.stage = f.stage === 'inside' ? 'sea' : 'land';
    }),
  },
};

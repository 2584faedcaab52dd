/** Avoiding Battle (9, 9.a): the roll, and the space where the Army goes. */
import { passes } from '../../../../mechanics/passes.ts';
import { either, no } from '../../../../play/problem.ts';
import { inStage, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push, underWay } from '../../../../play/state.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { SIDE_NAMES, type Side } from '../../words.ts';
import { generalOut, goalOut, tell } from '../answers.ts';
import { displaceAll, goInside, shift } from '../changes.ts';
import {
  byRoad,
  commanderOf,
  flights,
  generalName,
  nameOf,
  namesOf,
  pickings,
  piecesSaid,
  ratingFor,
  roomIn,
  stackAt,
} from '../queries.ts';
import { fleeQuestion } from '../questions/march.ts';
import { type Hannibal, NOBODY, type Stack, type State } from '../state.ts';
import { minus } from './force.ts';
import { consulBar, staying } from './march.ts';

export interface FleeFrame {
  readonly type: 'flee';
  readonly side: Side;
  readonly at: string;
  /** The space that the enemy came from. */
  readonly barred: string | null;
  stage: 'roll' | 'go';
  /** 9: those who stay, as the owner chooses. */
  stays: Stack;
  /** The subordinate who leads the others, where one does. */
  readonly leader: string | null;
}

/** 9: an Army tries to get away, all of it or those whom a subordinate leads. */
export function startFlight(d: State, side: Side, at: string, barred: string | null, leader: string | null): void {
  const stays = leader === null ? { ...NOBODY } : staying(d, stackAt(d, side, at));
  push(d, { type: 'flee', side, at, barred, stage: 'roll', stays, leader });
}

const goals = (s: State, f: FleeFrame): string[] => flights(s, f.side, f.at, f.barred, leaving(s, f));

/** All but those who stay. */
const leaving = (s: State, { side, at, stays }: FleeFrame): Stack => minus(stackAt(s, side, at), stays);

/** 9: what may still be left: as in the edition of 2007 a General leads those who go, and a Consul keeps his Army. */
const leavable = (s: State, f: FleeFrame, part: Readonly<Stack>): boolean => {
  const all = stackAt(s, f.side, f.at);
  const goes = minus(leaving(s, f), part);
  return goes.cu > 0 && goes.generals.includes(f.leader ?? goes.generals[0] ?? '') && !consulBar(s, all, goes);
};

/** The Generals who may be left. */
const partable = (s: State, f: FleeFrame): string[] =>
  leaving(s, f).generals.filter((id) => leavable(s, f, { ...NOBODY, generals: [id] }));

/** Those who stay in any case. */
const leastStaying = (s: State, { side, at, leader }: FleeFrame): number =>
  leader === null ? 0 : staying(s, stackAt(s, side, at)).cu;

/** 9: those who go: all Generals, and 10 CUs at most, or as many as the walls take, the Elephants first among them. */
function goers(s: State, f: FleeFrame, to: string): Stack {
  const { at } = f;
  const { cu, elephants, generals } = leaving(s, f);
  const most = Math.min(cu, to === at ? roomIn(s, at) : s.setup.limits['moving-cu']);
  return { cu: most, elephants: Math.min(elephants, most), generals };
}

function fails(d: State, { side, at }: FleeFrame): void {
  const { cu, generals } = stackAt(d, side, at);
  const entry = underWay(d, 'entry');
  if (cu === 0) displaceAll(d, generals, '9.a');
  else if (entry) entry.failedAvoid = true;
  pop(d);
}

const ratingOf = (s: State, f: FleeFrame): number =>
  ratingFor(s, f.leader ?? commanderOf(s, stackAt(s, f.side, f.at)), 'avoid');

export const flee: Procedure<Hannibal, FleeFrame> = {
  who: (_, f) => f.side,
  asks: (s, f) => ({
    rule: f.stage === 'roll' ? '9' : '8.c',
    short: f.stage === 'roll' ? 'The roll to Avoid Battle' : 'Where does the Army go?',
    says: f.stage === 'roll' ? `the roll to Avoid Battle in ${nameOf(s, f.at)}.` : 'where the Army goes.',
  }),
  question: (s, f) => (f.stage === 'roll' ? fleeQuestion(s, f, ratingOf(s, f)) : undefined),
  answers: {
    roll: {
      when: inStage('roll'),
      waits: (s, f) => {
        const roll = { ...oneDie('avoid', 'Avoid Battle'), by: f.side };
        return ratingRoll(roll, ratingOf(s, f), 'the Army Avoids Battle', 'the Army does not get away');
      },
      apply(d, f, { faces }) {
        const [die, rating] = [fallen(faces, 'avoid'), ratingOf(d, f)];
        const gone = passes(die, rating);
        const how = gone ? 'it Avoids Battle' : 'it does not get away';
        tell(d, '9', { avoided: gone }, () => `${SIDE_NAMES[f.side]} rolls ${die} against ${rating}: ${how}.`);
        if (gone) f.stage = 'go';
        else fails(d, f);
      },
    },
    leave: {
      when: (s, f) => f.stage === 'go' && f.stays.cu === leastStaying(s, f),
      options: (s, f) =>
        pickings(leaving(s, f), leaving(s, f).cu - 1)
          .filter((part) => leavable(s, f, { ...NOBODY, ...part }))
          .map((part) => ({ type: 'leave', ...part })),
      says: (_s, _f, part) => ({ says: `Leave ${piecesSaid(part)} here`, group: 'The Army' }),
      why: () => no('9', 'At least a General and CUs must go, and a Consul must keep his Army.'),
      apply(_, f, { cu, elephants }) {
        f.stays = { ...f.stays, cu: f.stays.cu + cu, elephants: f.stays.elephants + elephants };
      },
    },
    part: generalOut('part', partable, {
      when: inStage('go'),
      says: (s, _, { general }) => ({ says: `Leave ${generalName(s, general)} here`, group: 'The Army' }),
      why: () => no('9', 'At least a General and CUs must go, and a Consul must keep his Army.'),
      apply(_, f, { general }) {
        f.stays = { ...f.stays, generals: [...f.stays.generals, general] };
      },
    }),
    flee: goalOut('flee', goals, {
      when: inStage('go'),
      says: (s, f, { to }) => (to === f.at ? `Inside ${nameOf(s, to)}` : nameOf(s, to)),
      why: (s, f, { to }) =>
        no(byRoad(s, f.at).includes(to) ? '9' : '7.2B.b', `The Army may go to ${either(namesOf(s, goals(s, f)))}.`),
      apply(d, f, { to }) {
        const army = goers(d, f, to);
        const entry = underWay(d, 'entry');
        if (entry && army.cu > 0) entry.avoided = true;
        if (to === f.at) goInside(d, f.side, f.at, army);
        else shift(d, f.side, f.at, to, army);
        pop(d);
        note(d, '8.c', () => `${SIDE_NAMES[f.side]}’s Army goes to ${nameOf(d, to)}.`, {
          ...(to !== f.at && { move: { side: f.side, path: [f.at, to], as: 'moved' as const } }),
        });
      },
    }),
  },
};

/** Reactions (8.b, 10): whether an Army tries to Avoid Battle, which Armies try to Intercept, and their rolls. */
import { listed } from '../../../../calculator/words.ts';
import { passes } from '../../../../mechanics/passes.ts';
import { no } from '../../../../play/problem.ts';
import { ask, type Procedure } from '../../../../play/procedure.ts';
import { found, frameOf, note, pop } from '../../../../play/state.ts';
import { fallen, oneDie, ratingRoll } from '../../die.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { generalOut } from '../answers.ts';
import { leadTo, waitsWhile } from '../changes.ts';
import {
  boundTo,
  byRoad,
  commanderOf,
  cuAt,
  enemyCuAt,
  flights,
  generalName,
  holds,
  insideAt,
  isFreeToEnter,
  isOwn,
  nameOf,
  namesOf,
  pickings,
  piecesSaid,
  ratingFor,
  stackAt,
  stackOf,
  wayTo,
} from '../queries.ts';
import { interceptionQuestion, reactionsQuestion } from '../questions/march.ts';
import { type Bar, type FrameAt, type Hannibal, NOBODY, type Pieces, type State } from '../state.ts';
import { consulBar, staying } from './march.ts';

export interface Interceptor {
  readonly from: string;
  readonly general: string;
  readonly cu: number;
  readonly elephants: number;
}

export interface ReactFrame {
  readonly type: 'react';
  readonly side: Side;
}

const entering = (s: State): FrameAt<'entry'> => frameOf(s, 'entry');

/** 10, 10.c, 7.2B.b: next to it by a road, with a General and CUs, and nothing declared from there yet. */
function origins(s: State, { side }: ReactFrame): string[] {
  const { at, intercepts } = entering(s);
  if (!mayIntercept(s)) return [];
  return byRoad(s, at).filter((from) => {
    if (intercepts.some((one) => one.from === from)) return false;
    return leaders(s, side, from).length > 0;
  });
}

/** 10: Generals with CUs there, outside, or within walls that no enemy stands before, who may go where the mover is. */
function leaders(s: State, side: Side, from: string): readonly string[] {
  const { cu, generals } = stackAt(s, side, from);
  const within = isOwn(s, side, from) && enemyCuAt(s, side, from) === 0 ? insideAt(s, from) : NOBODY;
  return [...(cu > 0 ? generals : []), ...(within.cu > 0 ? within.generals : [])].filter((id) =>
    isFreeToEnter(s, id, entering(s).at),
  );
}

/** What he may bring: as in the edition of 2007 a Consul parts from no CUs that he needs, and a commander keeps one. */
function brings(s: State, general: string): Readonly<Pieces>[] {
  const all = stackOf(s, general);
  const commands = commanderOf(s, all) === general;
  const most = Math.min(s.setup.limits['moving-cu'], commands ? all.cu : all.cu - 1);
  return pickings(all, most).filter((part) => !consulBar(s, all, { ...part, generals: [general] }));
}

/** 10: in a Truce nobody Intercepts, nor where CUs of the mover's side already are. */
const mayIntercept = (s: State): boolean =>
  !s.truce && cuAt(s, s.active, entering(s).at) === frameOf(s, 'move').force.cu;

/** die: 1 more to roll where the space is the mover's and no CUs of one's own are there. */
const strangeness = (s: State, side: Side, at: string): number =>
  s.control[at] === otherSide(side) && cuAt(s, side, at) === 0 ? 1 : 0;

/** die: what he rolls against to Intercept there. */
const interceptRating = (s: State, side: Side, general: string): number =>
  Math.max(0, ratingFor(s, general, 'intercept') - strangeness(s, side, entering(s).at));

/** 9, die: an Army outside the walls, with a General and a space to go to, before an Army. */
function mayAvoid(s: State, { side }: ReactFrame): Bar | undefined {
  const f = entering(s);
  if (f.avoids) return () => no('9', 'You have already declared an attempt to Avoid Battle.');
  const { cu, generals } = stackAt(s, side, f.at);
  if (generals.length === 0) return () => no('9', `${SIDE_NAMES[side]} has no General outside at ${nameOf(s, f.at)}.`);
  if (cu === 0 || frameOf(s, 'move').force.cu === 0)
    return () => no('9', 'Only an Army can Avoid Battle, and only against an Army.');
  return undefined;
}

/** 9: why he who commands does not lead it away. */
function avoidBar(s: State, r: ReactFrame): Bar | undefined {
  const bar = mayAvoid(s, r);
  if (bar) return bar;
  const f = entering(s);
  const { generals } = stackAt(s, r.side, f.at);
  const commander = commanderOf(s, { generals });
  if (commander && frameOf(s, 'move').failed.includes(commander))
    return () => no('9', `${generalName(s, commander)} has tried to Intercept this Army and failed.`);
  if (flights(s, r.side, f.at, f.from).length === 0)
    return () => no('7.2B.b', 'This Army has no adjacent space to go to by road.');
  return undefined;
}

/** 9: as in the edition of 2007 a subordinate may lead part of the Army away; his commander stays with CUs. */
const substitutes = (s: State, { side }: ReactFrame): string[] => {
  const { at, from } = entering(s);
  const all = stackAt(s, side, at);
  return all.generals.filter(
    (id) =>
      id !== commanderOf(s, all) &&
      !frameOf(s, 'move').failed.includes(id) &&
      staying(s, all).cu < all.cu &&
      flights(s, side, at, from, { generals: [id] }).length > 0,
  );
};

export const react: Procedure<Hannibal, ReactFrame> = {
  // Whether anything can be declared, as everybody can see.
  run: waitsWhile(
    (s, f) => !avoidBar(s, f) || (!mayAvoid(s, f) && substitutes(s, f).length > 0) || origins(s, f).length > 0,
  ),
  who: (_, f) => f.side,
  asks: (s) =>
    ask('8.b', `how to react to the Army in ${nameOf(s, entering(s).at)}.`, `${nameOf(s, entering(s).at)}: react?`),
  question: (s) => reactionsQuestion(s, entering(s)),
  answers: {
    avoid: {
      says: 'Try to Avoid Battle',
      why: (s, f) => avoidBar(s, f)?.(),
      apply(d, f) {
        entering(d).avoids = true;
        note(d, '8.b', () => `${SIDE_NAMES[f.side]} tries to Avoid Battle.`);
      },
    },
    command: generalOut('command', (s, f) => (mayAvoid(s, f) ? [] : substitutes(s, f)), {
      says: (s, _, { general }) => ({ says: generalName(s, general), group: 'Avoid Battle under' }),
      why: (s, f) =>
        mayAvoid(s, f)?.() ??
        no('9', 'Only a subordinate with somewhere to go can try, and his commander must keep CUs.'),
      apply(d, f, { general }) {
        const e = entering(d);
        e.avoids = true;
        e.leader = general;
        note(d, '8.b', () => `${SIDE_NAMES[f.side]} tries to Avoid Battle under ${generalName(d, general)}.`);
      },
    }),
    intercept: {
      options: (s, f) =>
        origins(s, f).flatMap((from) =>
          leaders(s, f.side, from).flatMap((general) =>
            brings(s, general).map(({ cu, elephants }) => ({
              ...{ type: 'intercept' as const, from, general, cu, elephants },
            })),
          ),
        ),
      says: (s, _, { from, general, ...part }) => ({
        says: `${generalName(s, general)} with ${piecesSaid(part)}`,
        group: `Intercept from ${nameOf(s, from)}`,
      }),
      why(s, f, { from, general, ...part }) {
        const { at, intercepts } = entering(s);
        if (intercepts.some((one) => one.from === from))
          return no('10.c', `Only one attempt per space: you have already declared one from ${nameOf(s, from)}.`);
        const way = s.setup.spaces[from] && wayTo(s, from, at);
        if (way && way !== 'road')
          return no(
            '7.2B.b',
            `Only a pass or a strait leads here from ${nameOf(s, from)}, and you cannot Intercept over it.`,
          );
        if (!mayIntercept(s))
          return no('10', 'You cannot Intercept during a Truce or where the mover already has CUs.');
        if (way && boundTo(general) && !isFreeToEnter(s, general, at))
          return no('10', `${generalName(s, general)} cannot leave ${boundTo(general)}.`);
        if (!way || !leaders(s, f.side, from).includes(general)) {
          const armies = listed(namesOf(s, origins(s, f))) || 'no space';
          return no('10', `The Armies next to this space are in ${armies}.`);
        }
        const all = stackOf(s, general);
        const consul = consulBar(s, all, { ...part, generals: [general] });
        if (consul && holds(all, part)) return consul();
        const most = s.setup.limits['moving-cu'];
        return no('10', `${nameOf(s, from)} has ${piecesSaid(all)}; at most ${most} may go.`);
      },
      apply(d, f, { from, general, cu, elephants }) {
        const e = entering(d);
        e.intercepts.push({ from, general, cu, elephants });
        const army = () => `${nameOf(d, from)} with ${piecesSaid({ cu, elephants })}`;
        note(d, '8.b', () => `${generalName(d, general)} tries to Intercept from ${army()}.`, {
          move: { side: f.side, path: [from, e.at], as: 'may' },
        });
      },
    },
    pass: { says: 'Declare nothing more', apply: pop },
  },
};

/** 8.d: rolled one after the other in any order; those who succeed move in and combine. */
export interface InterceptionFrame {
  readonly type: 'interception';
  readonly side: Side;
  /** The origin whose General rolls now. */
  next: string | null;
  left: readonly Interceptor[];
}

const rolling = (f: InterceptionFrame): Interceptor =>
  found(
    f.left.find(({ from }) => from === f.next),
    'Interception from',
    f.next,
  );

/** 10.a: they come with what they declared. */
function comes(d: State, f: InterceptionFrame, { from, general, cu, elephants }: Interceptor): void {
  const entry = frameOf(d, 'entry');
  leadTo(d, general, entry.at, { cu, elephants, generals: [general] });
  entry.came = true;
  entry.led = general;
  note(d, '10.a', () => `${generalName(d, general)} comes to ${nameOf(d, entry.at)}.`, {
    move: { side: f.side, path: [from, entry.at], as: 'moved' },
  });
}

export const interception: Procedure<Hannibal, InterceptionFrame> = {
  run(d, f) {
    const [first, second] = f.left;
    if (!first) {
      pop(d);
      return 'goes-on';
    }
    if (!second) f.next = first.from;
    return 'waits';
  },
  who: (_, f) => f.side,
  asks: (s, f) =>
    f.next === null
      ? { rule: '8.d', says: 'which Interception is rolled next.', short: 'Which Interception is next?' }
      : {
          rule: '10',
          says: `${generalName(s, rolling(f).general)}’s roll to Intercept.`,
          short: 'The roll to Intercept',
        },
  question: (s, f) =>
    f.next === null ? undefined : interceptionQuestion(s, rolling(f), interceptRating(s, f.side, rolling(f).general)),
  answers: {
    roll: {
      when: (_, f) => f.next !== null,
      waits: (s, f) => {
        const roll = { ...oneDie('intercept', 'Intercept'), by: f.side };
        const rating = interceptRating(s, f.side, rolling(f).general);
        return ratingRoll(roll, rating, 'he Intercepts', 'he does not come');
      },
      apply(d, f, { faces }) {
        const one = rolling(f);
        const die = fallen(faces, 'intercept');
        const rating = interceptRating(d, f.side, one.general);
        const success = passes(die, rating);
        const says = () =>
          `${generalName(d, one.general)} rolls ${die} against ${rating}: ${success ? 'he Intercepts' : 'he does not come'}.`;
        note(d, '10', says, { facts: { intercepted: success } });
        f.left = f.left.filter((other) => other !== one);
        f.next = null;
        if (success) comes(d, f, one);
        else frameOf(d, 'move').failed.push(one.general);
      },
    },
    next: {
      when: (_, f) => f.next === null,
      options: (_, f) => f.left.map(({ from }) => ({ type: 'next', from })),
      says: (s, f, { from }) => `${generalName(s, rolling({ ...f, next: from }).general)} from ${nameOf(s, from)}`,
      apply(_, f, { from }) {
        f.next = from;
      },
    },
  },
};

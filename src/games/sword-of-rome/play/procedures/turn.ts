/** 5: the game turn, phase by phase; 5.5: attrition; 5.6: surrender, with one more siege roll for each army. */
import { some } from '../../../../calculator/words.ts';
import { chosen, thrown } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Procedure } from '../../../../play/procedure.ts';
import { found, note, pop, push } from '../../../../play/state.ts';
import { attritionLoss } from '../../attrition/rules.ts';
import { faceOf } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { LEAST_CU } from '../../siege/rules.ts';
import { groupsOf } from '../../tie-order/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { beginSiege, loseCu, mark } from '../changes.ts';
import { isFriend, seatsIn } from '../politics/friends.ts';
import { isolate, score } from '../politics/score.ts';
import {
  cuAt,
  has,
  holderAt,
  isAlliedHome,
  isCity,
  isSpace,
  isTribe,
  kindAt,
  leadersAt,
  limitOf,
  nameOf,
  spaceOf,
} from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { contenders, deciderOf, inOrder, nameDecider, orderSeats, rolledFor } from './order.ts';
import { byKind } from './stack.ts';

interface TurnFrame {
  readonly type: 'turn';
  phase: Phase;
}

/** The phases in their order, by clause. */
export const PHASES = ['5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'] as const;
export type Phase = (typeof PHASES)[number];

/** 7.2.3: once five Etruscan home spaces are lost the mines are empty for good. */
function mines(d: State): void {
  if (has(d, 'mines-depleted')) return;
  const own = d.setup.rulings['mines-and-samnites'] === 'lost' ? ['etruscans'] : ['etruscans', 'samnites'];
  const lost = d.setup.spaceIds.filter(
    (at) => spaceOf(d, at).home === 'etruscans' && !own.includes(holderAt(d, at)),
  ).length;
  if (lost >= limitOf(d, 'mines')) {
    d.marks.push('mines-depleted');
    const says = `The Etruscans have lost ${lost} home spaces: the mines are depleted, and there are no more bribes.`;
    note(d, '7.2.3', says, { facts: { 'mines depleted': true } });
  } else if (lost > 0)
    note(
      d,
      '5.1',
      `${lost} Etruscan home ${lost === 1 ? 'space is' : 'spaces are'} lost: the mines are not depleted yet.`,
    );
}

/** What each phase begins with. */
const BEGIN: Readonly<Record<Phase, (d: State) => void>> = {
  '5.1': (d) => {
    note(d, '5', () => `Turn ${d.turn} begins.`, { facts: { turn: d.turn } });
    mines(d);
  },
  '5.2': (d) => {
    const left = seatsIn(d).filter((seat) => d.reshuffle.includes(seat));
    push(d, { type: 'draw', stage: 'shuffle', left, short: false, thrown: [] });
  },
  '5.3': (d) => {
    const { players } = groupsOf(contenders(d), 'fewest', figuresOf(d))[0]!;
    push(d, { type: 'first', tied: [...players], decider: players.length > 1 ? null : players[0]! });
  },
  '5.4': (d) => {
    d.round = 0;
    push(d, { type: 'rounds', queue: [], asked: false, last: null });
  },
  '5.5': (d) => {
    push(d, { type: 'attrition', left: null });
    orderSeats(d, '5.5');
  },
  '5.6': (d) => push(d, { type: 'surrender', left: inOrder(d), rolled: [] }),
  '5.7': (d) => isolate(d, inOrder(d)),
  '5.8': score,
  '5.9': (d) => {
    // By one reading the treaty, too, lapses unless it is renewed.
    const lapses = has(d, 'treaty') && d.setup.rulings['treaty-at-the-end-of-a-turn'] === 'lapses';
    const treaty = { one: 'romans', other: 'carthage' } as const;
    d.order = groupsOf(contenders(d), 'most', figuresOf(d)).flatMap(({ players }) => players);
    push(d, { type: 'renew', left: [...d.alliances, ...(lapses ? [treaty] : [])], agreed: false, settled: [] });
  },
  '5.10': (d) => {
    push(d, { type: 'return', left: null });
    orderSeats(d, '5.10');
  },
  '5.11': (d) => {
    note(d, '5.11', () => `Turn ${d.turn} is over.`);
    d.turn += 1;
    if (d.setup.rulings['wild-beasts'] === 'turn') d.wildBeasts = [];
  },
};

export const turn: Procedure<Sword, TurnFrame> = {
  run(d, f) {
    const { phase } = f;
    d.active = null;
    d.under.named = {};
    f.phase = PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length]!;
    BEGIN[phase](d);
  },
};

interface AttritionFrame {
  readonly type: 'attrition';
  /** Null before the order of the seats is known. */
  left: { readonly power: Power; readonly at: string }[] | null;
}

/** 5.5, 15.2: CU on ground that is neither their own nor an ally's. */
const due = (s: State): { power: Power; at: string }[] =>
  inOrder(s).flatMap((power) =>
    Object.keys(s.cu)
      .filter((at) => cuAt(s, at, power) > 0 && kindAt(s, at) !== 'box' && !isFriend(s, power, holderAt(s, at)))
      .map((at) => ({ power, at })),
  );

const next = ({ left }: AttritionFrame) => found(left?.[0], 'nobody is left to suffer attrition');

export const attrition: Procedure<Sword, AttritionFrame> = {
  run(d, f) {
    f.left ??= due(d);
    while (f.left[0] && cuAt(d, f.left[0].at, f.left[0].power) === 0) f.left.shift();
    return f.left.length > 0 ? 'waits' : pop(d);
  },
  asks: (s, f) => ({
    rule: '5.5',
    says: `the attrition roll for the ${PEOPLES[next(f).power]} in ${nameOf(s, next(f).at)}.`,
    short: `Attrition in ${nameOf(s, next(f).at)}`,
  }),
  question: (s, f): Question => ({
    calculator: 'attrition',
    input: { spaces: [{ cu: cuAt(s, next(f).at, next(f).power), ground: 'enemy' }] },
  }),
  answers: {
    roll: thrown({
      dice: (s, f) => [{ id: 'space1', label: 'Attrition', dice: 1, sides: 6, ...rolledFor(s, next(f).power, 'end') }],
      result: (s, f, faces) => attritionLoss(faceOf(faces, 'space1'), cuAt(s, next(f).at, next(f).power), figuresOf(s)),
      worth: (loss) => -loss,
      reads: (loss) => `${loss} CU lost`,
      apply(d, f, loss, faces) {
        const { power, at } = next(f);
        f.left!.shift();
        const lost = byKind(d, at, () => loseCu(d, at, power, loss));
        const cost = `a ${faceOf(faces, 'space1')} costs the ${PEOPLES[power]} ${some(lost, 'CU', 'CU')}`;
        note(d, '5.5', () => `Attrition in ${nameOf(d, at)}: ${cost}.`, { facts: { attrition: lost } });
      },
    }),
  },
};

interface SurrenderFrame {
  readonly type: 'surrender';
  left: Power[];
  rolled: string[];
}

const powerOf = ({ left: [power] }: SurrenderFrame): Power => found(power, 'nobody is left to be surrendered to');

function markProblem(s: State, f: SurrenderFrame, at: string): Problem | undefined {
  const power = powerOf(f);
  if (!isSpace(s, at) || cuAt(s, at, power) === 0) return no('5.6', `The ${PEOPLES[power]} have no CU there.`);
  if (kindAt(s, at) !== 'plain') return no('5.6', `${nameOf(s, at)} cannot have a PC marker.`);
  return isFriend(s, power, holderAt(s, at)) ? no('15.2.3', `${nameOf(s, at)} is friendly.`) : undefined;
}

function rollProblem(s: State, f: SurrenderFrame, at: string): Problem | undefined {
  const power = powerOf(f);
  if (!isSpace(s, at) || !(isCity(s, at) || isTribe(s, at)) || isFriend(s, power, holderAt(s, at)))
    return no('13.1.3', 'This is not an enemy city or tribe.');
  if (cuAt(s, at, power) < LEAST_CU || leadersAt(s, at, power).length === 0)
    return no('13.1.3', `A roll needs a commander with at least ${LEAST_CU} CU.`);
  return f.rolled.includes(at)
    ? no('13.1.3', `${nameOf(s, at)} has already had its siege roll this phase.`)
    : undefined;
}

export const surrender: Procedure<Sword, SurrenderFrame> = {
  run(d, f) {
    const idle = (at: string): boolean => !!markProblem(d, f, at) && !!rollProblem(d, f, at);
    while (f.left.length > 0 && Object.keys(d.cu).every(idle)) f.left.shift();
    if (f.left.length === 0) return pop(d);
    nameDecider(d, powerOf(f), 'end');
    return d.frames.at(-1) === f ? 'waits' : undefined;
  },
  who: (s, f) => deciderOf(s, powerOf(f), 'end'),
  asks: (_, f) => ({
    rule: '5.6',
    says: `mark spaces and roll at sieges for the ${PEOPLES[powerOf(f)]}, or pass.`,
    short: 'Mark spaces, roll at sieges, or pass',
  }),
  answers: {
    mark: chosen('mark', 'space', {
      of: (s) => Object.keys(s.cu),
      bars: markProblem,
      says: (s, _, space) => `Mark ${nameOf(s, space)}`,
      apply(d, f, space) {
        const power = powerOf(f);
        const { home } = spaceOf(d, space);
        const allied = isAlliedHome(d, space, power);
        const to = !allied ? power : d.setup.rulings['surrender-in-allied-home'] === 'home' ? home : 'independents';
        mark(d, space, to);
        const name = nameOf(d, space);
        if (allied) note(d, '15.2.3', `${name} is an ally's home space: the enemy's marker just comes off.`);
        else note(d, '5.6', `The ${PEOPLES[power]} mark ${name}.`);
      },
    }),
    besiege: chosen('besiege', 'space', {
      of: (s) => Object.keys(s.cu),
      bars: rollProblem,
      says: (s, _, space) => `Roll at ${nameOf(s, space)}`,
      apply(d, f, space) {
        const by = powerOf(f);
        f.rolled.push(space);
        note(d, '13.1.3', () => `The ${PEOPLES[by]} roll once at ${nameOf(d, space)}.`);
        beginSiege(d, space, by);
        push(d, { type: 'siege', at: space, by });
      },
    }),
    pass: always({ type: 'pass' }, 'That is all', (_, f) => void f.left.shift()),
  },
};

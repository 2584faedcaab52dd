/** 13.2, 14.2: rolls on the siege table for a siege, a blockade, a subjugation or a raid, and what a captured city is worth. */
import { known } from '../../../../calculator/keys.ts';
import { plural, some } from '../../../../calculator/words.ts';
import { chosen, thrown } from '../../../../play/answer.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { no, type Problem } from '../../../../play/problem.ts';
import { always, type Course, type Procedure } from '../../../../play/procedure.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { sumOf } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { raidOnce } from '../../raid/rules.ts';
import type { Siege } from '../../siege/fields.ts';
import { LEAST_CU, siegeModifier, siegeResult } from '../../siege/rules.ts';
import { PEOPLES, type Player, type Power } from '../../words.ts';
import { loseCu, mark } from '../changes.ts';
import { mistrust } from '../movement/campaign.ts';
import { addPlunder, convert, fall, hasFallen, loot } from '../politics/fall.ts';
import { bearsAt, cuAt, holderAt, insideAt, isArmy, isSpace, isTribe, moveOf, nameOf, spaceOf } from '../queries.ts';
import type { State, Sword } from '../state.ts';
import { deciderOf, rolledFor } from './order.ts';
import { byKind } from './stack.ts';
import { isGallic } from './support.ts';

/** By whom which place is besieged, looted, or raided. */
interface PlaceFrame<T extends string> {
  readonly type: T;
  readonly at: string;
  readonly by: Power;
}
type SiegeFrame = PlaceFrame<'siege'>;

/** The siege as the calculator takes it. */
const siegeOf = (s: State, { at, by }: SiegeFrame): Siege => ({
  kind: isTribe(s, at) ? 'tribe' : 'city',
  factor: bearsAt(s, at),
  level: s.siege[at]?.level ?? 0,
  cu: cuAt(s, at, by),
  rolls: 1,
  gallic: isGallic(by),
  otherModifiers: 0,
  support: 0,
  supportWhen: 'before',
  garrison: insideAt(s, at),
});

export const siege: Procedure<Sword, SiegeFrame> = {
  asks: (s, f) => ({ rule: '13.2', says: `the siege roll at ${nameOf(s, f.at)}.` }),
  question: (s, f): Question => ({ calculator: 'siege', input: { ...siegeOf(s, f) }, shows: 'falls' }),
  answers: {
    roll: thrown({
      dice: (s, f) => [{ id: 'roll1', label: 'Siege', dice: 2, sides: 6, ...rolledFor(s, f.by) }],
      result: (s, f, { roll1 = [] }) => siegeResult(sumOf(roll1) + siegeModifier(siegeOf(s, f)), figuresOf(s)),
      worth: ({ points }) => points,
      reads: ({ points, cu }) => `${plural(points, 'point')}, ${cu} CU lost`,
      apply(d, f, { points, cu }, { roll1 = [] }) {
        pop(d);
        const siege = d.siege[f.at];
        if (siege) siege.level += points;
        byKind(d, f.at, () => loseCu(d, f.at, f.by, cu));
        const says = `${roll1.join(' and ')}, ${some(points, 'siege point')}, ${some(cu, 'CU', 'CU')} lost`;
        note(d, '13.2', () => `${nameOf(d, f.at)}: ${says}.`, { facts: { points, cuLost: cu } });
        if (hasFallen(d, f.at)) fall(d, f.at);
      },
    }),
  },
};

export const looting: Procedure<Sword, PlaceFrame<'loot'>> = {
  who: (s, f) => deciderOf(s, f.by),
  asks: (s, f) => ({ rule: '14.4', says: `loot ${nameOf(s, f.at)}, or pass and keep it.` }),
  answers: {
    loot: always({ type: 'loot' }, 'Loot the city', (d, f) => {
      pop(d);
      loot(d, f.at, f.by);
    }),
    pass: always({ type: 'pass' }, 'Keep the city', (d, f) => {
      pop(d);
      convert(d, f.at, f.by);
    }),
  },
};

export const raid: Procedure<Sword, { readonly type: 'raid' }> = {
  asks: (s) => ({ rule: '14.2', says: `the raid on ${nameOf(s, moveOf(s).force.at)}.` }),
  question: (s): Question => {
    const { force } = moveOf(s);
    return {
      calculator: 'raid',
      input: {
        raiders: known(['gauls', 'transalpine'], force.power, 'raider'),
        mp: 1,
        cu: force.cu,
        spaces: [{ holds: 'marker', cost: 1, nextTo: 'before' }],
        plunder: force.power === 'gauls' ? s.plunder : -s.plunder + 0,
      },
    };
  },
  answers: {
    /** By the rules of the calculator. */
    roll: thrown({
      dice(s) {
        const { by, power } = moveOf(s).force;
        return [{ id: 'raid1', label: 'Raid', dice: 2, sides: 6, by, power }];
      },
      result(s, _, { raid1 = [] }) {
        const { mp, cu } = moveOf(s).force;
        return raidOnce({ at: 0, mp: mp + 1, cu, markers: 1, stopped: false }, raid1, figuresOf(s));
      },
      worth: ({ succeeds }) => Number(succeeds),
      reads: ({ succeeds, result }) => `the raid ${succeeds ? 'succeeds' : 'fails'}, ${result.cu} CU lost`,
      apply(d, _, { succeeds, rule, result: { cu } }, { raid1 = [] }) {
        const { force } = moveOf(d);
        pop(d);
        const holder = holderAt(d, force.at);
        force.cu -= loseCu(d, force.at, force.power, cu);
        const says = `the raid on ${nameOf(d, force.at)} ${succeeds ? 'succeeds' : 'fails'}; ${some(cu, 'CU', 'CU')} lost`;
        note(d, rule, () => `${raid1.join(' and ')}: ${says}.`, { facts: { raid: succeeds, cuLost: cu } });
        if (!succeeds) return;
        mark(d, force.at, 'independents');
        if (holder !== 'independents')
          note(d, '14.3', () => `The ${PEOPLES[holder]} lose ${nameOf(d, force.at)}, which is now independent.`);
        addPlunder(d, force.power, 1);
      },
    }),
  },
};

/** 21.5-#15/#16: a free siege roll at a port. */
interface BlockadeFrame {
  readonly type: 'blockade';
  readonly seat: Player;
  at: string | null;
  off: boolean;
}

const RULE = '21.5-#15/#16';

function blockadeProblem(s: State, _: unknown, at: string): Problem | undefined {
  if (!isSpace(s, at) || s.siege[at]?.by !== 'carthage' || !spaceOf(s, at).port)
    return no(RULE, 'Carthage is not besieging a port there.');
  if (!isArmy(s, at, 'carthage') || cuAt(s, at, 'carthage') < LEAST_CU)
    return no('13.1.1', `A siege roll needs a leader with at least ${LEAST_CU} CU.`);
  return s.siegeRolled.includes(at)
    ? no('13.1.1-exception', `${nameOf(s, at)} has already had its siege roll this round.`)
    : undefined;
}

/** The ports that could be blockaded now. */
export const blockadable = (s: State): string[] => Object.keys(s.siege).filter((at) => !blockadeProblem(s, null, at));

export const blockade: Procedure<Sword, BlockadeFrame> = {
  run(d, f): Course {
    if (f.at === null) return 'waits';
    pop(d);
    if (f.off) return;
    d.siegeRolled.push(f.at);
    push(d, { type: 'siege', at: f.at, by: 'carthage' });
  },
  who: (_, f) => f.seat,
  asks: () => ({ rule: RULE, says: 'Carthage: choose the port to blockade.' }),
  answers: {
    besiege: chosen('besiege', 'space', {
      of: blockadable,
      why: blockadeProblem,
      says: (s, _, space) => `Blockade ${nameOf(s, space)}`,
      apply(d, f, space) {
        f.at = space;
        note(d, RULE, () => `Carthage blockades ${nameOf(d, space)}: a siege roll without a card play.`);
        mistrust(d, 'blockade');
      },
    }),
  },
};

/** A Siege or Subjugation attempt (14): the die, Determined Defense, losses, and what falls. */
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note, pop, push } from '../../../../play/table.ts';
import { faceOf, oneDie } from '../../dice.ts';
import { campOf, dieAt, startOf } from '../../siege/rules.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { plainAnswer } from '../answers.ts';
import { setPc } from '../control.ts';
import type { SiegeFrame } from '../land-frames.ts';
import { siegeInput } from '../land-questions.ts';
import { NONE } from '../parts.ts';
import { cusOf, displace, fieldOf, insideOf, placeName, toField, toInside } from '../pieces.ts';
import { consulsAllow, generalsAt, isTribe } from '../situation.ts';
import type { ProcedureOf, State } from '../state.ts';

const camp = (s: State, f: SiegeFrame) => campOf(siegeInput(s, f.at, f.who), figuresOf(s));

/** 14.2: the die of this attempt. */
function dieOf(s: State, f: SiegeFrame) {
  const known = camp(s, f);
  const die = dieAt(known, startOf(known));
  if (!die) throw new RangeError(`no attempt is allowed in ${f.at}`);
  return die;
}

/** 14.3: a CU and an ST inside, and no Consul left with too few by it. */
function mayDefend(s: State, f: SiegeFrame): boolean {
  const inside = insideOf(s, f.at);
  // Without besiegers nothing is placed, so that nothing need be paid.
  if (f.losses >= cusOf(fieldOf(s, f.who, f.at))) return false;
  if (f.points === 0 || isTribe(s, f.at) || cusOf(inside) === 0 || inside.st === 0) return false;
  return consulsAllow(s, [], generalsAt(s, otherSide(f.who), f.at), 1, cusOf(inside));
}

/** 14.4: the city changes hands. */
function fall(d: State, f: SiegeFrame): void {
  const owner = otherSide(f.who);
  const { cu, elephants, st } = insideOf(d, f.at);
  toInside(d, f.at, { cu, elephants, st }, -1);
  toField(d, f.who, f.at, { ...NONE, st });
  setPc(d, f.who, f.at);
  delete d.sieges[f.at];
  note(d, '14.4', `${placeName(d, f.at)} falls to ${SIDE_NAMES[f.who]}.`, { facts: { falls: f.at } });
  for (const id of generalsAt(d, owner, f.at)) displace(d, id);
}

/** 14.4: the Tribe is gone for good. */
function subjugate(d: State, f: SiegeFrame): void {
  d.tribes = d.tribes.filter((at) => at !== f.at);
  setPc(d, f.who, f.at);
  delete d.sieges[f.at];
  note(d, '14.4', `The Tribe of ${placeName(d, f.at)} is subjugated.`, { facts: { subjugated: f.at } });
}

function place(d: State, f: SiegeFrame): void {
  pop(d);
  if (cusOf(fieldOf(d, f.who, f.at)) === 0) {
    delete d.sieges[f.at];
    return;
  }
  const points = (d.sieges[f.at]?.by === f.who ? (d.sieges[f.at]?.points ?? 0) : 0) + f.points;
  if (points >= camp(d, f).needed) {
    if (isTribe(d, f.at)) subjugate(d, f);
    else fall(d, f);
  } else if (points > 0) {
    d.sieges[f.at] = { by: f.who, points };
    note(d, '14.1', `${placeName(d, f.at)} has ${points} of ${camp(d, f).needed} points.`, {
      facts: { siegePoints: points },
    });
  }
}

export const siege: ProcedureOf<'siege'> = {
  run(d, f) {
    if (f.stage === 'defend') {
      if (mayDefend(d, f)) return 'waits';
      f.stage = 'losses';
    }
    if (f.stage === 'losses') {
      f.stage = 'place';
      if (f.losses > 0)
        push(d, {
          type: 'loss',
          who: f.who,
          by: f.who,
          rule: '14.2',
          where: 'field',
          at: f.at,
          left: f.losses,
          elephantFirst: false,
        });
      return 'goes-on';
    }
    if (f.stage === 'place') {
      place(d, f);
      return 'goes-on';
    }
    return 'waits';
  },
  who: (_, f) => otherSide(f.who),
  asks: (s, f) =>
    f.stage === 'roll'
      ? { rule: '14.2', says: `the ${dieOf(s, f).kind} Siege Die is rolled at ${placeName(s, f.at)}.` }
      : {
          rule: '14.3',
          says: `whether the garrison of ${placeName(s, f.at)} gives up a CU and an ST against a point.`,
        },
  question: (s, f) => (f.stage === 'roll' ? { calculator: 'siege', input: siegeInput(s, f.at, f.who) } : undefined),
  answers: {
    roll: {
      when: (_, f) => f.stage === 'roll',
      waits: (s, f) => ({
        dice: () => [{ ...oneDie('attempt1', `Attempt 1, ${dieOf(s, f).name}`), by: f.who }],
        reads: (faces) => {
          const { points, cu } = dieOf(s, f).resultOn(faceOf(faces, 'attempt1') ?? 1);
          return `${plural(points, 'point')}, ${plural(cu, 'CU')} lost`;
        },
      }),
      apply(d, f, { faces }) {
        const { points, cu } = dieOf(d, f).resultOn(faceOf(faces, 'attempt1') ?? 1);
        f.points = points;
        f.losses = cu;
        f.stage = 'defend';
        note(
          d,
          '14.2',
          `The attempt at ${placeName(d, f.at)} brings ${plural(points, 'point')} and costs ${plural(cu, 'CU')}.`,
          {
            facts: { points, cuLost: cu },
          },
        );
      },
    },
    defend: plainAnswer(
      'defend',
      'Give up a CU and an ST: one point less',
      (d: State, f: SiegeFrame) => {
        const { cu } = insideOf(d, f.at);
        toInside(d, f.at, cu > 0 ? { cu: 1, elephants: 0, st: 1 } : { cu: 0, elephants: 1, st: 1 }, -1);
        f.points -= 1;
        note(d, '14.3', `Determined Defense in ${placeName(d, f.at)}: one point less.`);
        if (d.setup.rulings['determined-defense-once'] === 'once') f.stage = 'losses';
      },
      (_, f) => f.stage === 'defend',
    ),
    pass: plainAnswer(
      'pass',
      'No Determined Defense',
      (_: State, f: SiegeFrame) => {
        f.stage = 'losses';
      },
      (_, f) => f.stage === 'defend',
    ),
  },
};

/** A Siege or Subjugation attempt (14): the die, Determined Defense, losses, and the fall of the place; and blockade runners (16.4). */
import type { Faces } from '../../../../calculator/calculator.ts';
import { plural, some } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, simply, to } from '../../../../play/procedure.ts';
import { found, note, pop } from '../../../../play/state.ts';
import { run as runBlockade } from '../../blockade/roll.ts';
import { dieOf as runnersDie } from '../../blockade/rules.ts';
import { faceOf, oneDie, settled } from '../../dice.ts';
import type { Question } from '../../game.ts';
import { campOf, dieAt, startOf } from '../../siege/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { takeOut } from '../cards.ts';
import { displace, loseUnits, placeSt, setPc, shift, toInside } from '../changes.ts';
import { consulsAllow, generalsAt } from '../pieces/generals.ts';
import { cusOf, fieldOf, hasCus, insideOf } from '../pieces/units.ts';
import { isTribe, placeName } from '../queries.ts';
import { siegeInput } from '../questions/land.ts';
import type { ProcedureOf, State } from '../state.ts';

interface SiegeFrame {
  readonly type: 'siege';
  readonly who: Side;
  readonly at: string;
  stage: 'roll' | 'defend' | 'losses' | 'place';
  points: number;
  losses: number;
}

const camp = (s: State, f: SiegeFrame) => campOf(siegeInput(s, f.at, f.who), figuresOf(s));

/** 14.2: the die of this attempt. */
function dieOf(s: State, f: SiegeFrame) {
  const known = camp(s, f);
  return found(dieAt(known, startOf(known)), `no attempt is allowed in ${f.at}`);
}

const resultOf = (s: State, f: SiegeFrame, faces: Faces) =>
  dieOf(s, f).resultOn(settled(faceOf(faces, 'attempt1'), 'the attempt'));

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
  const heap = insideOf(d, f.at);
  toInside(d, f.at, heap, -1);
  placeSt(d, f.who, f.at, 'field', heap.st);
  setPc(d, f.who, f.at);
  delete d.sieges[f.at];
  note(d, '14.4', () => `${placeName(d, f.at)} falls to ${SIDE_NAMES[f.who]}.`, { facts: { falls: f.at } });
  for (const id of generalsAt(d, otherSide(f.who), f.at)) displace(d, id);
}

/** 14.4: the Tribe is gone for good. */
function subjugate(d: State, f: SiegeFrame): void {
  takeOut(d.tribes, f.at);
  setPc(d, f.who, f.at);
  delete d.sieges[f.at];
  note(d, '14.4', () => `The Tribe of ${placeName(d, f.at)} is subjugated.`, { facts: { subjugated: f.at } });
}

function place(d: State, f: SiegeFrame): void {
  pop(d);
  if (!hasCus(d, f.who, f.at)) {
    delete d.sieges[f.at];
    return;
  }
  const before = d.sieges[f.at];
  const points = f.points + (before?.by === f.who ? before.points : 0);
  const { needed } = camp(d, f);
  if (points >= needed) {
    if (isTribe(d, f.at)) subjugate(d, f);
    else fall(d, f);
  } else if (points > 0) {
    d.sieges[f.at] = { by: f.who, points };
    note(d, '14.1', () => `${placeName(d, f.at)} has ${points} of ${needed} points.`, {
      facts: { siegePoints: points },
    });
  }
}

/** The besiegers lose what the die has cost. */
function suffer(d: State, f: SiegeFrame): void {
  f.stage = 'place';
  loseUnits(d, { who: f.who, at: f.at }, '14.2', f.losses);
}

export const siege: ProcedureOf<SiegeFrame> = {
  who: (_, f) => otherSide(f.who),
  stages: {
    roll: {
      asks(s, f) {
        const name = placeName(s, f.at);
        return ask('14.2', `the ${dieOf(s, f).kind} Siege Die is rolled at ${name}.`, `The Siege Die at ${name}`);
      },
      question: (s, f): Question => ({
        calculator: 'siege',
        input: siegeInput(s, f.at, f.who),
        shows: 'falls',
        wants: f.who,
      }),
      roll: {
        waits: (s, f) => ({
          dice: () => [{ ...oneDie('attempt1', `Attempt 1, ${dieOf(s, f).name}`), by: f.who }],
          reads: (faces) => {
            const { points, cu } = resultOf(s, f, faces);
            return `${plural(points, 'point')}, ${plural(cu, 'CU')} lost`;
          },
        }),
        apply(d, f, { faces }) {
          const { points, cu } = resultOf(d, f, faces);
          f.points = points;
          f.losses = cu;
          f.stage = 'defend';
          const result = (): string => `scores ${plural(points, 'point')} and costs ${some(cu, 'CU')}`;
          const facts = { points, cuLost: cu };
          note(d, '14.2', () => `The attempt at ${placeName(d, f.at)} ${result()}.`, { facts });
        },
      },
    },
    defend: {
      run: (d, f) => (mayDefend(d, f) ? 'waits' : suffer(d, f)),
      asks(s, f) {
        const says = `whether the garrison of ${placeName(s, f.at)} gives up a CU and an ST to cancel a point.`;
        return ask('14.3', says, 'Give up a CU and an ST?');
      },
      defend: simply('Give up a CU and an ST: one point less', (d, f) => {
        const { cu } = insideOf(d, f.at);
        toInside(d, f.at, cu > 0 ? { cu: 1, elephants: 0, st: 1 } : { cu: 0, elephants: 1, st: 1 }, -1);
        f.points -= 1;
        note(d, '14.3', () => `Determined Defense in ${placeName(d, f.at)}: one point less.`);
        if (d.setup.rulings['determined-defense-once'] === 'once') f.stage = 'losses';
      }),
      pass: { says: 'No Determined Defense', apply: to('losses') },
    },
    losses: suffer,
    place,
  },
};

/** 16.4 */
interface BlockadeFrame {
  readonly type: 'blockade';
  readonly city: string;
}

const siegeOf = (s: State, f: BlockadeFrame) => found(s.sieges[f.city], `nobody besieges "${f.city}"`);

const inputOf = (s: State, f: BlockadeFrame): Parameters<typeof runBlockade>[0] => ({
  points: siegeOf(s, f).points,
  warships: 1,
  runs: 1,
  supremacy: s.supremacy === 'carthage',
});

const ran = (s: State, f: BlockadeFrame, faces: Faces) => runBlockade(inputOf(s, f), faces, figuresOf(s)).harbour;

const harbourSays = (s: State, f: BlockadeFrame, { points, warships }: ReturnType<typeof ran>): string =>
  `${placeName(s, f.city)} has ${plural(points, 'Siege Point')}${warships === 0 ? ', and one Warship sinks' : ''}`;

export const blockade: ProcedureOf<BlockadeFrame> = {
  asks: (s, f) =>
    ask('16.4', `the Siege Die is rolled for the runners to ${placeName(s, f.city)}.`, 'The Siege Die for the runners'),
  question: (s, f): Question => ({ calculator: 'blockade', input: inputOf(s, f) }),
  answers: {
    roll: {
      waits: (s, f) => ({
        dice: () => [
          {
            ...oneDie('run1', `Blockade run, ${runnersDie(inputOf(s, f))} die`),
            by: 'carthage',
          },
        ],
        reads: (faces) => harbourSays(s, f, ran(s, f, faces)),
      }),
      apply(d, f, { faces }) {
        const harbour = ran(d, f, faces);
        note(d, '16.4', () => `${harbourSays(d, f, harbour)}.`);
        pop(d);
        siegeOf(d, f).points = harbour.points;
        if (harbour.points === 0) delete d.sieges[f.city];
        if (harbour.warships === 0) shift(d, 'carthage', 'ready', 'track', 1);
      },
    },
  },
};

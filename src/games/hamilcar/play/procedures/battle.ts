/** A Land Battle (13): command, cards, charge, dice, losses, Retreat, PCs. */

import type { Faces } from '../../../../calculator/calculator.ts';
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { ask, goTo, to } from '../../../../play/procedure.ts';
import { note, push } from '../../../../play/state.ts';
import { commanding } from '../../command-change/rules.ts';
import { faceOf, oneDie, settled } from '../../dice.ts';
import { ladder, mayCharge, RIGHT_NAMES, rightOf } from '../../dice-level/rules.ts';
import { diceAt, nameOf as dieName, idOf } from '../../land-battle/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../../words.ts';
import { moveGenerals, toField, toInside } from '../changes.ts';
import { heapSays, heapsOf, heapsUpTo } from '../pieces/band.ts';
import { consulsThere, generalsAt, leaderIn } from '../pieces/generals.ts';
import { bandOf, cusOf, fieldOf, hasCus, insideOf, unitsOf } from '../pieces/units.ts';
import { isShut, limit, placeName, spaceOf } from '../queries.ts';
import { battleQuestion, chargeModifier, commandInput, meetingOf, rerollQuestion, rightIn } from '../questions/land.ts';
import type { Band, Heap, ProcedureOf, State } from '../state.ts';
import { consequences, flight, fought, resolve } from './defeat.ts';
import { dieFor } from './die.ts';
import { openWindow } from './window.ts';

/** 13.5: a part of a beaten Force, and where it is now. */
interface Refuge extends Band {
  readonly at: string;
  readonly inside: boolean;
}

type Stage =
  | 'relief'
  | 'command'
  | 'command-roll'
  | 'window'
  | 'charge'
  | 'fright'
  | 'charge-roll'
  | 'metellus'
  | 'dice'
  | 'reroll'
  | 'reroll-die'
  | 'casualties'
  | 'scipio'
  | 'retreat'
  | 'end';

/** How it begins: where, who attacks, and where he came from. */
interface Begun {
  readonly at: string;
  readonly attacker: Side;
  readonly from: string;
  readonly bySea: boolean;
  readonly sortie: boolean;
}

const begun = (how: Begun) => ({
  type: 'battle' as const,
  ...how,
  stage: 'relief' as Stage,
  /** 13.2: the Consuls have changed places. */
  swapped: false,
  /** 14.5.B: who has come out of a Besieged city to join those who relieve it. */
  joined: null as Band | null,
  fright: false,
  raises: { rome: 0, carthage: 0 },
  charged: false,
  /** The dice levels have been told. */
  told: false,
  rolledAgain: false,
  right: null as Side | null,
  dice: {} as Faces,
  again: null as ReturnType<typeof idOf> | null,
  winner: null as Side | null,
  led: { rome: null, carthage: null } as Readonly<Record<Side, string | null>>,
  lost: { rome: 0, carthage: 0 },
  hits: { rome: 0, carthage: 0 } as Readonly<Record<Side, number>>,
  /** Where those who were beaten have gone. */
  fled: [] as Refuge[],
  face: null as number | null,
});
type BattleFrame = ReturnType<typeof begun>;

/** 13: a Land Battle begins. */
export const giveBattle = (d: State, how: Begun): void => push(d, begun(how));

const dice = (s: State, f: BattleFrame) => diceAt(ladder(meetingOf(s, f)).levels, figuresOf(s));

/** 14.5.B: a garrison that may join those who relieve it. */
const mayJoin = (s: State, f: BattleFrame): boolean =>
  !f.sortie && isShut(s, f.attacker, f.at) && cusOf(insideOf(s, f.at)) > 0;

/** 13.2: whether Carthage rolls, may roll, or neither. */
const contest = (s: State, f: BattleFrame): 'must' | 'may' | 'no' =>
  consulsThere(s, f.at).length === 0 || !hasCus(s, 'carthage', f.at) ? 'no' : f.attacker === 'rome' ? 'may' : 'must';

/** 13.3.D: whom the charge favours. */
function charged(d: State, f: BattleFrame, face: number): void {
  const right = rightOf(face + chargeModifier(d, f), meetingOf(d, f));
  f.right = right === 'nobody' ? null : right;
  note(d, '13.3.D', () => `The charge favours ${RIGHT_NAMES[right]}.`, { facts: { rerollRight: RIGHT_NAMES[right] } });
  const again = leaderIn(d, f, 'rome') === 'metellus' && !f.rolledAgain;
  f.stage = again ? 'metellus' : 'dice';
}

/** 13.3.A to 13.3.C: what raises whom, once. */
function tellLevels(d: State, f: BattleFrame): void {
  if (f.told) return;
  f.told = true;
  const { ledger, levels: reached } = ladder(meetingOf(d, f));
  const { elephants } = fieldOf(d, 'carthage', f.at);
  if (elephants > 0)
    note(
      d,
      '2.3.C',
      () => `Carthage’s ${plural(elephants, 'Elephant')} ${elephants === 1 ? 'counts as a CU' : 'count as CUs'}.`,
    );
  for (const { who, why, rule } of ledger) {
    if (rule === '13.3.B')
      note(d, '2.1.F', () => `In ${spaceOf(d, f.at).region}, each side’s Walled Cities are its Allies.`);
    if (rule !== '13.3') note(d, rule, () => `${SIDE_NAMES[who]}: ${why}.`);
  }
  note(d, '13.3', () => `Rome rolls at level ${reached.rome}, Carthage at level ${reached.carthage}.`, {
    facts: { romeLevel: reached.rome, carthageLevel: reached.carthage },
  });
}

/** 13.3.D: the dice with the one that was rolled again. */
const rerolled = (f: BattleFrame, faces: Faces): Faces =>
  f.again ? { ...f.dice, [f.again]: [settled(faceOf(faces, 'reroll'), 'the die that is rolled again')] } : f.dice;

/** 13.4: what these dice come to, in words. */
function fightSays(s: State, f: BattleFrame, fallen: Faces): string {
  const { winner, hits } = fought(s, { ...f, dice: fallen });
  return `${SIDE_NAMES[winner]} wins, ${plural(hits[winner], 'hit')} to ${hits[otherSide(winner)]}`;
}

/** 13.2: who commands, by the face of the Die. */
function commanded(d: State, f: BattleFrame, face: number): void {
  f.swapped = commanding(commandInput(d, f), face, figuresOf(d)).swaps;
  if (f.swapped) note(d, '13.2', 'The Consuls change places.');
  f.stage = 'window';
}

function relieve(d: State, f: BattleFrame, heap: Heap): void {
  toInside(d, f.at, heap, -1);
  toField(d, f.attacker, f.at, heap);
  const generals = generalsAt(d, f.attacker, f.at, true);
  moveGenerals(d, generals, f.at);
  f.joined = bandOf(heap, generals);
  f.stage = 'command';
  note(d, '14.5.B', () => `The garrison of ${placeName(d, f.at)} joins the battle with ${heapSays(heap)}.`);
}

export const battle: ProcedureOf<BattleFrame> = {
  who: () => 'carthage',
  asks(s, f) {
    const name = placeName(s, f.at);
    return ask('13.4', `the Battle Dice are rolled in ${name}.`, `The Battle Dice in ${name}`);
  },
  stages: {
    relief: {
      run: (d, f) => (mayJoin(d, f) ? 'waits' : goTo(f, 'command')),
      who: (_, f) => f.attacker,
      asks(s, f) {
        const says = `whether the garrison of ${placeName(s, f.at)} joins the battle.`;
        return ask('14.5.B', says, 'Does the garrison join the battle?');
      },
      relieve: {
        options: (s, f) => {
          const inside = { ...insideOf(s, f.at), st: 0 };
          return heapsOf('relieve', heapsUpTo(inside, limit(s, 'led-units')), (heap) => unitsOf(heap) > 0);
        },
        says: (_s, _f, heap) => `Join the battle with ${heapSays(heap)}`,
        apply: relieve,
      },
      pass: { says: 'They stay inside', apply: to('command') },
    },
    command: {
      run(d, f) {
        const how = contest(d, f);
        return how === 'may' ? 'waits' : goTo(f, how === 'must' ? 'command-roll' : 'window');
      },
      asks: ask('13.2', 'whether to roll for a Change of Command.'),
      'contest-command': { says: 'Roll for a Change of Command', apply: to('command-roll') },
      pass: { says: 'No roll', apply: to('window') },
    },
    'command-roll': dieFor(() => ['carthage', 'Change of Command', '13.2'], commanded),
    window(d, f) {
      f.stage = 'charge';
      openWindow(d, 'battle');
    },
    charge: {
      run: (d, f) =>
        fieldOf(d, 'carthage', f.at).elephants > 0 && mayCharge(meetingOf(d, f)) ? 'waits' : goTo(f, 'dice'),
      asks: ask('13.3.D', 'whether the Elephants charge.', 'Do the Elephants charge?'),
      question: battleQuestion,
      charge: {
        says: 'The Elephants charge',
        apply(d, f) {
          f.charged = true;
          f.stage = 'fright';
          note(d, '13.3.D', 'Carthage announces an Elephant Charge.');
        },
      },
      pass: { says: 'No charge', apply: to('dice') },
    },
    fright(d, f) {
      f.stage = 'charge-roll';
      openWindow(d, 'fright');
    },
    'charge-roll': dieFor(() => ['carthage', 'Elephant Charge', '13.3.D'], charged),
    metellus: {
      who: () => 'rome',
      asks: ask('17.2.B.Metellus', 'whether Metellus rerolls the charge.', 'Roll the charge again?'),
      again: {
        says: 'Metellus rerolls it',
        apply(_, f) {
          f.rolledAgain = true;
          f.stage = 'charge-roll';
        },
      },
      pass: { says: 'Let it stand', apply: to('dice') },
    },
    dice: {
      run(d, f) {
        tellLevels(d, f);
        return dice(d, f).length > 0 ? 'waits' : resolve(d, f);
      },
      question: battleQuestion,
      roll: {
        waits: (s, f) => ({
          dice: () => dice(s, f).map((die) => ({ ...oneDie(idOf(die), dieName(die)), by: die.side })),
          reads: (faces) => fightSays(s, f, faces),
        }),
        apply(d, f, { faces }) {
          f.dice = faces;
          f.stage = 'reroll';
          if (!f.right) resolve(d, f);
        },
      },
    },
    reroll: {
      who: (_, f) => rightIn(f),
      asks: ask('13.3.D', 'which Battle Die to reroll.'),
      question: rerollQuestion,
      reroll: {
        options: (s, f) => dice(s, f).map(({ side, size }) => ({ type: 'reroll', side, size })),
        says: (_s, _f, die) => `Reroll ${dieName(die)}`,
        apply(_, f, die) {
          f.again = idOf(die);
          f.stage = 'reroll-die';
        },
      },
      pass: { says: 'Keep all dice', apply: resolve },
    },
    'reroll-die': {
      question: rerollQuestion,
      roll: {
        waits: (s, f) => ({
          dice: () => [{ ...oneDie('reroll', 'The rerolled die'), by: rightIn(f) }],
          reads: (faces) => fightSays(s, f, rerolled(f, faces)),
        }),
        apply(d, f, { faces }) {
          f.dice = rerolled(f, faces);
          resolve(d, f);
        },
      },
    },
    casualties: flight,
    scipio: consequences,
  },
};

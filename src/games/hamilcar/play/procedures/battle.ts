/** A Land Battle (13): command, cards, charge, dice, losses, Retreat, PCs. */

import type { Faces } from '../../../../calculator/calculator.ts';
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { inStage, plain } from '../../../../play/procedure.ts';
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
import { type Band, goTo, type ProcedureOf, type State } from '../state.ts';
import { consequences, flight, fought, resolve } from './defeat.ts';
import { rollDie } from './die.ts';
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
  if (elephants > 0) note(d, '2.3.C', () => `${plural(elephants, 'Elephant')} of Carthage count as CUs.`);
  for (const { who, why, rule } of ledger) {
    if (rule === '13.3.B') note(d, '2.1.F', () => `Allies are the own Walled Cities of ${spaceOf(d, f.at).region}.`);
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
  return `${SIDE_NAMES[winner]} wins, ${hits[winner]} to ${plural(hits[otherSide(winner)], 'hit')}`;
}

/** What it means to pass, where one may. */
const PASSED: Readonly<Partial<Record<BattleFrame['stage'], string>>> = {
  relief: 'They stay within the walls',
  command: 'No roll',
  charge: 'No charge',
  metellus: 'Let it stand',
  reroll: 'Let all dice stand',
};

/** What a face of the Die has brought: command, or whom the charge favours. */
function fallen(d: State, f: BattleFrame, face: number): void {
  f.face = null;
  if (f.stage !== 'command-roll') {
    charged(d, f, face);
    return;
  }
  f.swapped = commanding(commandInput(d, f), face, figuresOf(d)).swaps;
  if (f.swapped) note(d, '13.2', 'The Consuls change places.');
  f.stage = 'window';
}

export const battle: ProcedureOf<BattleFrame> = {
  run(d, f) {
    if (f.face !== null) return fallen(d, f, f.face);
    switch (f.stage) {
      case 'relief':
        return mayJoin(d, f) ? 'waits' : goTo(f, 'command');
      case 'command':
        if (contest(d, f) === 'may') return 'waits';
        f.stage = contest(d, f) === 'must' ? 'command-roll' : 'window';
        return;
      case 'command-roll':
        return rollDie(d, 'carthage', 'Change of Command', '13.2');
      case 'window':
        f.stage = 'charge';
        return openWindow(d, 'battle');
      case 'charge':
        return fieldOf(d, 'carthage', f.at).elephants > 0 && mayCharge(meetingOf(d, f)) ? 'waits' : goTo(f, 'dice');
      case 'fright':
        f.stage = 'charge-roll';
        return openWindow(d, 'fright');
      case 'charge-roll':
        return rollDie(d, 'carthage', 'Elephant Charge', '13.3.D');
      case 'dice':
        tellLevels(d, f);
        if (dice(d, f).length > 0) return 'waits';
        return resolve(d, f);
      case 'casualties':
        return flight(d, f);
      case 'scipio':
        return consequences(d, f);
      default:
        return 'waits';
    }
  },
  who: (_, f) =>
    f.stage === 'relief'
      ? f.attacker
      : f.stage === 'metellus'
        ? 'rome'
        : f.stage === 'reroll'
          ? rightIn(f)
          : 'carthage',
  asks(s, f) {
    const name = placeName(s, f.at);
    if (f.stage === 'relief')
      return {
        rule: '14.5.B',
        says: `whether the garrison of ${name} joins the battle.`,
        short: 'Does the garrison join the battle?',
      };
    if (f.stage === 'command') return { rule: '13.2', says: 'whether to roll for a Change of Command.' };
    if (f.stage === 'charge')
      return { rule: '13.3.D', says: 'whether the Elephants charge.', short: 'Do the Elephants charge?' };
    if (f.stage === 'metellus')
      return {
        rule: '17.2.B.Metellus',
        says: 'whether Metellus has the charge rolled again.',
        short: 'Roll the charge again?',
      };
    if (f.stage === 'reroll') return { rule: '13.3.D', says: 'which Battle Die is rolled again.' };
    return { rule: '13.4', says: `the Battle Dice are rolled in ${name}.`, short: `The Battle Dice in ${name}` };
  },
  question: (s, f) =>
    f.stage === 'reroll' || f.stage === 'reroll-die'
      ? rerollQuestion(s, f)
      : f.stage === 'dice' || f.stage === 'charge'
        ? battleQuestion(s, f)
        : undefined,
  answers: {
    roll: {
      when: inStage('dice', 'reroll-die'),
      waits: (s, f) => ({
        dice: () =>
          f.stage === 'dice'
            ? dice(s, f).map((die) => ({ ...oneDie(idOf(die), dieName(die)), by: die.side }))
            : [{ ...oneDie('reroll', 'The die that is rolled again'), by: rightIn(f) }],
        reads: (faces) => fightSays(s, f, f.stage === 'dice' ? faces : rerolled(f, faces)),
      }),
      apply(d, f, { faces }) {
        const first = f.stage === 'dice';
        f.dice = first ? faces : rerolled(f, faces);
        if (first) f.stage = 'reroll';
        if (!first || !f.right) resolve(d, f);
      },
    },
    relieve: {
      when: inStage('relief'),
      options: (s, f) =>
        heapsOf(
          'relieve',
          heapsUpTo({ ...insideOf(s, f.at), st: 0 }, limit(s, 'led-units')),
          (heap) => unitsOf(heap) > 0,
        ),
      says: (_s, _f, heap) => `${heapSays(heap)} join the battle`,
      apply(d, f, heap) {
        toInside(d, f.at, heap, -1);
        toField(d, f.attacker, f.at, heap);
        const generals = generalsAt(d, f.attacker, f.at, true);
        moveGenerals(d, generals, f.at);
        f.joined = bandOf(heap, generals);
        f.stage = 'command';
        note(d, '14.5.B', () => `The garrison of ${placeName(d, f.at)} joins the battle with ${heapSays(heap)}.`);
      },
    },
    'contest-command': plain('contest-command', 'Roll for a Change of Command', inStage('command'), (_, f) =>
      goTo(f, 'command-roll'),
    ),
    charge: plain('charge', 'The Elephants charge', inStage('charge'), (d, f) => {
      f.charged = true;
      f.stage = 'fright';
      note(d, '13.3.D', 'Carthage announces an Elephant Charge.');
    }),
    again: plain('again', 'Metellus has it rolled again', inStage('metellus'), (_, f) => {
      f.rolledAgain = true;
      f.stage = 'charge-roll';
    }),
    reroll: {
      when: inStage('reroll'),
      options: (s, f) => dice(s, f).map(({ side, size }) => ({ type: 'reroll', side, size })),
      says: (_s, _f, die) => `${dieName(die)} is rolled again`,
      apply(_, f, die) {
        f.again = idOf(die);
        f.stage = 'reroll-die';
      },
    },
    pass: plain(
      'pass',
      (_, f) => PASSED[f.stage] ?? 'Pass',
      (_, f) => PASSED[f.stage] !== undefined,
      (d, f) => {
        if (f.stage === 'relief') f.stage = 'command';
        else if (f.stage === 'command') f.stage = 'window';
        else if (f.stage === 'reroll') resolve(d, f);
        else f.stage = 'dice';
      },
    ),
  },
};

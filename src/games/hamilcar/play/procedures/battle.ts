/** A Land Battle (13): command, cards, charge, dice, losses, Retreat, PCs. */

import type { Faces } from '../../../../calculator/calculator.ts';
import { plural } from '../../../../calculator/words.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { note } from '../../../../play/state.ts';
import { commanding } from '../../command-change/rules.ts';
import { faceOf, oneDie } from '../../dice.ts';
import { ladder, mayCharge, RIGHT_NAMES, rightOf } from '../../dice-level/rules.ts';
import { diceAt, nameOf as dieName, idOf } from '../../land-battle/rules.ts';
import { otherSide, SIDE_NAMES } from '../../words.ts';
import { heapSays, heapsUpTo } from '../movement/band.ts';
import { listedAnswer, plainAnswer } from '../answers.ts';
import { chargeModifier, consulsThere, leaderIn, meetingOf } from '../clash.ts';
import type { BattleFrame } from '../land-frames.ts';
import { battleQuestion, commandInput, rerollQuestion } from '../questions/land.ts';
import { bandOf, cusOf, fieldOf, insideOf, moveGenerals, placeName, toField, toInside, unitsOf } from '../changes.ts';
import { generalsAt, hasCus, isBesieged, ownCity, spaceOf } from '../queries.ts';
import type { ProcedureOf, State } from '../state.ts';
import { consequences, flight, fought, resolve } from './defeat.ts';
import { rollDie } from './die.ts';
import { openWindow } from './window.ts';

const levels = (s: State, f: BattleFrame) => ladder(meetingOf(s, f)).levels;

const dice = (s: State, f: BattleFrame) => diceAt(levels(s, f), figuresOf(s));

/** 14.5.B: a garrison that may join those who relieve it. */
const mayJoin = (s: State, f: BattleFrame): boolean =>
  !f.sortie && ownCity(s, f.attacker, f.at) && isBesieged(s, f.at) && cusOf(insideOf(s, f.at)) > 0;

/** 13.2: whether Carthage rolls, may roll, or neither. */
const contest = (s: State, f: BattleFrame): 'must' | 'may' | 'no' =>
  consulsThere(s, f).length === 0 || !hasCus(s, 'carthage', f.at) ? 'no' : f.attacker === 'rome' ? 'may' : 'must';

/** 13.3.D: whom the charge favours. */
function charged(d: State, f: BattleFrame, face: number): void {
  const right = rightOf(face + chargeModifier(d, f), meetingOf(d, f));
  f.right = right === 'nobody' ? null : right;
  note(d, '13.3.D', `The charge favours ${RIGHT_NAMES[right]}.`, { facts: { rerollRight: RIGHT_NAMES[right] } });
  const again = leaderIn(d, f, 'rome') === 'metellus' && !f.rolledAgain;
  f.stage = again ? 'metellus' : 'dice';
}

/** 13.3.A to 13.3.C: what raises whom, once. */
function tellLevels(d: State, f: BattleFrame): void {
  if (f.told) return;
  f.told = true;
  const { ledger, levels: reached } = ladder(meetingOf(d, f));
  const { elephants } = fieldOf(d, 'carthage', f.at);
  if (elephants > 0) note(d, '2.3.C', `${plural(elephants, 'Elephant')} of Carthage count as CUs.`);
  for (const { who, why, rule } of ledger) {
    if (rule === '13.3.B') note(d, '2.1.F', `Allies are the own Walled Cities of ${spaceOf(d, f.at).region}.`);
    if (rule !== '13.3') note(d, rule, `${SIDE_NAMES[who]}: ${why}.`);
  }
  note(d, '13.3', `Rome rolls at level ${reached.rome}, Carthage at level ${reached.carthage}.`, {
    facts: { romeLevel: reached.rome, carthageLevel: reached.carthage },
  });
}

/** 13.3.D: the dice with the one that was rolled again. */
const rerolled = (f: BattleFrame, faces: Faces): Faces =>
  f.again ? { ...f.dice, [f.again]: [faceOf(faces, 'reroll') ?? 1] } : f.dice;

/** 13.4: what these dice come to, in words. */
function fightSays(s: State, f: BattleFrame, dice: Faces): string {
  const { winner, hits } = fought(s, { ...f, dice });
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

export const battle: ProcedureOf<'battle'> = {
  run(d, f) {
    if (f.face !== null) {
      const face = f.face;
      f.face = null;
      if (f.stage === 'command-roll') {
        f.swapped = commanding(commandInput(d, f), face, figuresOf(d)).swaps;
        if (f.swapped) note(d, '13.2', 'The Consuls change places.');
        f.stage = 'window';
      } else charged(d, f, face);
      return 'goes-on';
    }
    switch (f.stage) {
      case 'relief':
        if (mayJoin(d, f)) return 'waits';
        f.stage = 'command';
        return 'goes-on';
      case 'command':
        if (contest(d, f) === 'may') return 'waits';
        f.stage = contest(d, f) === 'must' ? 'command-roll' : 'window';
        return 'goes-on';
      case 'command-roll':
        rollDie(d, 'carthage', 'Change of Command', '13.2');
        return 'goes-on';
      case 'window':
        f.stage = 'charge';
        openWindow(d, 'battle');
        return 'goes-on';
      case 'charge':
        if (mayCharge(meetingOf(d, f)) && fieldOf(d, 'carthage', f.at).elephants > 0) return 'waits';
        f.stage = 'dice';
        return 'goes-on';
      case 'fright':
        f.stage = 'charge-roll';
        openWindow(d, 'fright');
        return 'goes-on';
      case 'charge-roll':
        rollDie(d, 'carthage', 'Elephant Charge', '13.3.D');
        return 'goes-on';
      case 'dice':
        tellLevels(d, f);
        if (dice(d, f).length > 0) return 'waits';
        resolve(d, f);
        return 'goes-on';
      case 'casualties':
        flight(d, f);
        return 'goes-on';
      case 'scipio':
        consequences(d, f);
        return 'goes-on';
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
          ? (f.right ?? 'rome')
          : 'carthage',
  asks(s, f) {
    const name = placeName(s, f.at);
    if (f.stage === 'relief') return { rule: '14.5.B', says: `whether the garrison of ${name} joins the battle.` };
    if (f.stage === 'command') return { rule: '13.2', says: 'whether to roll for a Change of Command.' };
    if (f.stage === 'charge') return { rule: '13.3.D', says: 'whether the Elephants charge.' };
    if (f.stage === 'metellus')
      return { rule: '17.2.B.Metellus', says: 'whether Metellus has the charge rolled again.' };
    if (f.stage === 'reroll') return { rule: '13.3.D', says: 'which Battle Die is rolled again.' };
    return { rule: '13.4', says: `the Battle Dice are rolled in ${name}.` };
  },
  question: (s, f) =>
    f.stage === 'reroll' || f.stage === 'reroll-die'
      ? rerollQuestion(s, f)
      : ['dice', 'charge'].includes(f.stage)
        ? battleQuestion(s, f)
        : undefined,
  answers: {
    roll: {
      when: (_, f) => f.stage === 'dice' || f.stage === 'reroll-die',
      waits: (s, f) => ({
        dice: () =>
          f.stage === 'dice'
            ? dice(s, f).map((die) => ({ ...oneDie(idOf(die), dieName(die)), by: die.side }))
            : [{ ...oneDie('reroll', 'The die that is rolled again'), by: f.right ?? 'rome' }],
        reads: (faces) => fightSays(s, f, f.stage === 'dice' ? faces : rerolled(f, faces)),
      }),
      apply(d, f, { faces }) {
        if (f.stage === 'dice') {
          f.dice = faces;
          f.stage = 'reroll';
          if (!f.right) resolve(d, f);
          return;
        }
        f.dice = rerolled(f, faces);
        resolve(d, f);
      },
    },
    relieve: listedAnswer(
      'relieve',
      '14.5.B',
      (s, f: BattleFrame) =>
        [...heapsUpTo({ ...insideOf(s, f.at), st: 0 }, 10)]
          .filter((heap) => unitsOf(heap) > 0)
          .map((heap) => ({
            action: { type: 'relieve' as const, ...heap },
            says: `${heapSays(heap)} join the battle`,
          })),
      (d, f, { cu, elephants, st }) => {
        toInside(d, f.at, { cu, elephants, st }, -1);
        toField(d, f.attacker, f.at, { cu, elephants, st });
        const generals = generalsAt(d, f.attacker, f.at, true);
        moveGenerals(d, generals, f.at);
        f.joined = bandOf({ cu, elephants, st }, generals);
        f.stage = 'command';
        note(
          d,
          '14.5.B',
          `The garrison of ${placeName(d, f.at)} joins the battle with ${heapSays({ cu, elephants, st })}.`,
        );
      },
      { when: (_, f) => f.stage === 'relief' },
    ),
    'contest-command': plainAnswer(
      'contest-command',
      'Roll for a Change of Command',
      (_: State, f: BattleFrame) => {
        f.stage = 'command-roll';
      },
      (_, f) => f.stage === 'command',
    ),
    charge: plainAnswer(
      'charge',
      'The Elephants charge',
      (d: State, f: BattleFrame) => {
        f.charged = true;
        f.stage = 'fright';
        note(d, '13.3.D', 'Carthage announces an Elephant Charge.');
      },
      (_, f) => f.stage === 'charge',
    ),
    again: plainAnswer(
      'again',
      'Metellus has it rolled again',
      (_: State, f: BattleFrame) => {
        f.rolledAgain = true;
        f.stage = 'charge-roll';
      },
      (_, f) => f.stage === 'metellus',
    ),
    reroll: listedAnswer(
      'reroll',
      '13.3.D',
      (s, f: BattleFrame) =>
        dice(s, f).map((die) => ({
          action: { type: 'reroll' as const, side: die.side, size: die.size },
          says: `${dieName(die)} is rolled again`,
        })),
      (_, f, { side, size }) => {
        f.again = `${side}${size === 'small' ? 'Small' : 'Large'}`;
        f.stage = 'reroll-die';
      },
      { when: (_, f) => f.stage === 'reroll' },
    ),
    pass: plainAnswer(
      'pass',
      (_: State, f: BattleFrame) => PASSED[f.stage] ?? 'Pass',
      (d, f) => {
        if (f.stage === 'relief') f.stage = 'command';
        else if (f.stage === 'command') f.stage = 'window';
        else if (f.stage === 'reroll') resolve(d, f);
        else f.stage = 'dice';
      },
      (_, f) => PASSED[f.stage] !== undefined,
    ),
  },
};

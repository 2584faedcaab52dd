/** Cases that once came out wrong, each by its clause. */

import { describe, expect, test } from 'vitest';
import type { Calculator } from '../../../src/calculator/calculator.ts';
import { barsOf, defaultsOf } from '../../../src/calculator/fields.ts';
import { diceLevel } from '../../../src/games/hamilcar/dice-level/calculator.ts';
import { fleet } from '../../../src/games/hamilcar/fleet/calculator.ts';
import { hire } from '../../../src/games/hamilcar/hire.ts';
import { landBattle } from '../../../src/games/hamilcar/land-battle/calculator.ts';
import { miat } from '../../../src/games/hamilcar/miat/calculator.ts';
import { navalBattle } from '../../../src/games/hamilcar/naval-battle/calculator.ts';
import { navalMovement } from '../../../src/games/hamilcar/naval-movement/calculator.ts';
import { siege } from '../../../src/games/hamilcar/siege/calculator.ts';
import { truce } from '../../../src/games/hamilcar/truce.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

const ask = (calculator: Calculator, given: object) =>
  calculator.compute({ ...defaultsOf(calculator.fields), ...given } as never, tables);

test('9.2.C: whoever Pursuit has held may still play Flee! in the same step', () => {
  const { expected } = ask(navalBattle, {
    romeWarships: 2,
    carthageWarships: 1,
    seamanship: 'good',
    supremacy: 'carthage',
    side: 'carthage',
    aim: 'swing',
    romeAdmiral: 3,
    romeCards: [{ effect: 'pursuit', amount: 1, round: 1 }],
    carthageCards: [{ effect: 'flee', amount: 1, round: 1 }],
  });
  // Carthage rolls first and sinks a Warship on 5 and 6 of column I; then it leaves, and the one Pursuit holds it but once.
  expect(expected['romeShipsLost']! - expected['carthageShipsLost']!).toBeCloseTo(1 / 3, 12);
});

describe('8.2: a Fleet can try to slip past, and need not', () => {
  const strong = {
    mover: 'rome',
    supremacy: 'rome',
    seamanship: 'excellent',
    romeWarships: 5,
    carthageWarships: 1,
    carthageEvades: 'never',
    declares: 'first',
    aim: 'swing',
  };

  test('it fights where that serves it better', () => {
    const [best, always] = [ask(navalMovement, strong), ask(navalMovement, { ...strong, slips: 'always' })];
    expect(best.chances['avoids']).toBe(0);
    expect(always.chances['avoids']).toBeGreaterThan(0);
    expect(best.expected['enemyShipsLost']).toBeGreaterThan(always.expected['enemyShipsLost']!);
  });

  test('8.1: where an Interception stops nobody, it is not declared: it would only cost Warships', () => {
    const sure = { ...strong, aim: 'arrives' };
    expect(ask(navalMovement, sure).chances).toMatchObject({ arrives: 1, unopposed: 0 });
    expect(ask(navalMovement, { ...sure, declares: 'best' }).chances).toMatchObject({ arrives: 1, unopposed: 1 });
  });

  test('the 2 symbols at Fair stand on the example that shows them', () => {
    const { breakdown } = ask(navalMovement, { ...strong, seamanship: 'fair', aim: 'arrives', slips: 'always' });
    expect(breakdown.find(({ why }) => why.startsWith('Symbols'))).toMatchObject({ amount: 2, standing: 'example' });
  });
});

test('15.3.C, 15.3.D: an Intercepting Fleet takes no CUs out of Africa without a Warlike Miat either', () => {
  const intercepts = { side: 'carthage', role: 'intercepting', africa: true, cus: 4 };
  expect(ask(fleet, { ...intercepts, warlike: false }).facts).toMatchObject({ legal: false, against: '15.3.C' });
  expect(ask(fleet, { ...intercepts, warlike: true }).facts['legal']).toBe(true);
});

test('15.3.D: a Truce under a Peaceful Miat binds Carthage alone, or both by the other reading', () => {
  const peaceful = { truce: true, peaceful: true };
  expect(ask(truce, peaceful).facts).toMatchObject({ romeBound: false, carthageBound: true });
  expect(ask(truce, { ...peaceful, peacefulTruce: 'both' }).facts).toMatchObject({
    romeBound: true,
    carthageBound: true,
  });
});

test('17.2.B.Metellus: one charge has one answer, alone and in its battle', () => {
  for (const purpose of ['win', 'balance'] as const)
    for (const attacker of ['rome', 'carthage'] as const)
      for (const [elephants, romeRating, xanthippus] of [
        [4, 1, false],
        [4, 2, true],
        [3, 2, false],
        [4, 3, true],
      ] as const) {
        const meeting = {
          carthageCu: 6,
          romeCu: 5,
          elephants,
          romeRating,
          xanthippus,
          metellus: true,
          attacker,
          purpose,
        };
        const [alone, fought] = [ask(diceLevel, meeting), ask(landBattle, { ...meeting, charge: 'yes' })];
        for (const key of ['carthageRerolls', 'romeRerolls'] as const)
          expect(alone.chances[key], JSON.stringify(meeting)).toBe(fought.chances[key]);
      }
});

describe('5.2.C3.2: Hamilcar Barca in Turn 7', () => {
  test('nobody pays for him', () => {
    const { facts, sentence } = ask(hire, { whom: 'barca', turn: 7, pcs: 5 });
    expect(facts).toMatchObject({ cost: 0, pcsAfter: 5 });
    expect(sentence).toContain('comes with the reinforcements of Turn 7');
  });

  test('he is counted with his CU', () => {
    const [with_, without] = [ask(miat, { turn: 7, barca: true }), ask(miat, { turn: 7, barca: false })];
    expect(with_.facts).toMatchObject({
      generals: Number(without.facts['generals']) + 1,
      cu: Number(without.facts['cu']) + 1,
    });
  });
});

test('13.3.C, 13.3.D: where the steps are skipped for want of a General there is no charge', () => {
  const led = { elephants: 3, romeRating: 2, carthageRating: 'none' };
  expect(ask(diceLevel, { ...led, withoutGeneral: 'skip' }).facts['mayCharge']).toBe(false);
  expect(ask(diceLevel, { ...led, withoutGeneral: 'zero' }).facts['mayCharge']).toBe(true);
});

test('17.1.#3, 17.1.#46: what a Siege Train or Citadel does is typed in, does nothing by itself, and stands as yours', () => {
  const [plain, train, citadel] = [ask(siege, {}), ask(siege, { markers: 1 }), ask(siege, { markers: -1 })];
  expect(train.chances['falls']).toBeGreaterThan(plain.chances['falls']!);
  expect(citadel.chances['falls']).toBeLessThan(plain.chances['falls']!);
  expect(train.breakdown.some(({ standing, rule }) => standing === 'yours' && rule === '17.1.#3')).toBe(true);
  expect(plain.breakdown.some(({ standing }) => standing === 'yours')).toBe(false);
});

test('2.2.A: an attack with more than 10 Units is refused: no General leads it', () => {
  const said = (given: object) =>
    barsOf(landBattle.fields, { ...defaultsOf(landBattle.fields), attacker: 'rome', romeSts: 0, ...given });
  expect(said({ romeCu: 11 })).toMatchObject([{ field: 'romeCu', sentence: expect.stringContaining('2.2.A') }]);
  expect(said({ romeCu: 10 })).toEqual([]);
  expect(said({ attacker: 'carthage', romeCu: 11 })).toEqual([]);
  // 2.3.E1, 14.5.B: others who were there already, or who make a Sortie, fight beside them.
  expect(said({ romeCu: 18, there: 8 })).toEqual([]);
});

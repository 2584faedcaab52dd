/** The smaller calculators of the sea: one Battle Roll, Warships to send, Fleets and Seamanship, by hand. */
import { describe, expect, test } from 'vitest';
import type { Calculator } from '../../../src/calculator/calculator.ts';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { battleRoll } from '../../../src/games/hamilcar/battle-roll/calculator.ts';
import { fleet } from '../../../src/games/hamilcar/fleet/calculator.ts';
import { navalBattle } from '../../../src/games/hamilcar/naval-battle/calculator.ts';
import { seamanship } from '../../../src/games/hamilcar/seamanship/calculator.ts';
import { warshipsToSend } from '../../../src/games/hamilcar/warships-to-send.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');
const run = (calculator: Calculator, given: object): Report =>
  calculator.compute({ ...defaultsOf(calculator.fields), ...given } as never, tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

describe('one Battle Roll', () => {
  // Hits in column I, II, ... V on average, by the net modifier.
  test.each([
    ['poor', false, [1 / 6, 1 / 3, 1 / 2, 5 / 6, 4 / 3]],
    ['fair', true, [1 / 3, 1 / 2, 5 / 6, 7 / 6, 5 / 3]],
    ['good', true, [1 / 2, 5 / 6, 7 / 6, 5 / 3, 2]],
  ] as const)('%s Seamanship, Corvi %s', (level, corvi, means) => {
    means.forEach((mean, i) => {
      const admiral = Math.min(4, i + 1);
      close(run(battleRoll, { seamanship: level, corvi, admiral, round: i === 4 ? 2 : 1 }).expected['hits'], mean);
    });
  });

  test('rows: a TC on 1 or less, a Prize on 6, Naval Supremacy on 7', () => {
    expect(run(battleRoll, { seamanship: 'poor' }).chances).toMatchObject({ drawsTc: 2 / 6, takesPrize: 0 });
    const best = run(battleRoll, { seamanship: 'excellent', corvi: true }).chances;
    expect(best).toMatchObject({ drawsTc: 0, takesPrize: 1 / 6, takesSupremacy: 1 / 6 });
  });

  test('the other columns and the other row 6', () => {
    close(run(battleRoll, { side: 'carthage', navalColumns: 'from-3' }).expected['hits'], 3 / 6);
    close(run(battleRoll, { side: 'carthage', navalColumns: 'from-3', rowSix: 'step-6' }).expected['hits'], 4 / 6);
    close(run(battleRoll, { side: 'carthage', rowSix: 'step-6' }).expected['hits'], 2 / 6);
  });
});

describe('Warships to send', () => {
  test('each row is the Naval Battle with that many', () => {
    const { grid, facts } = run(warshipsToSend, { enemy: 2, ready: 4, aim: 'swing' });
    expect(grid!.rows).toHaveLength(4);
    grid!.rows.forEach((row, i) => {
      const battle = run(navalBattle, { romeWarships: i + 1, carthageWarships: 2, aim: 'swing' });
      close(row['wins'] as number, battle.chances['romeWins']!);
    });
    expect(facts['send']).toBeGreaterThanOrEqual(1);
  });

  test('to win send all; to lose nothing as few as will do', () => {
    expect(run(warshipsToSend, { enemy: 3 }).facts['send']).toBe(5);
    expect(run(warshipsToSend, { enemy: 3, aim: 'saved', side: 'carthage', supremacy: 'carthage' }).facts['send']).toBe(
      1,
    );
  });
});

describe('Fleet', () => {
  test('10 Units, 5 Warships, all of them Ready', () => {
    expect(run(fleet, { warships: 5, cus: 5, ready: 5 }).facts['legal']).toBe(true);
    expect(run(fleet, { warships: 5, cus: 6 }).facts).toMatchObject({ legal: false, against: '2.3.G' });
    expect(run(fleet, { warships: 6, ready: 6 }).facts).toMatchObject({ legal: false, against: '2.3.G' });
    expect(run(fleet, { warships: 2, ready: 1 }).facts).toMatchObject({ legal: false, against: '2.3.F' });
  });

  test('Mare Tyrrhenum costs 2, and no Interception goes by it', () => {
    const crossing = { lanes: 0, crossings: 1 };
    expect(run(fleet, { ...crossing, seamanship: 'poor' }).facts).toMatchObject({
      legal: false,
      rangeUsed: 2,
      range: 1,
    });
    expect(run(fleet, { ...crossing, seamanship: 'poor', rangeCounts: 'lanes' }).facts['legal']).toBe(true);
    expect(run(fleet, { ...crossing, side: 'carthage', role: 'intercepting' }).facts['against']).toBe('8.1');
  });

  test('Africa', () => {
    const africa = { africa: true, lanes: 1 };
    expect(run(fleet, { ...africa, seamanship: 'fair' }).facts['against']).toBe('15.6');
    expect(run(fleet, { ...africa, seamanship: 'fair', africanus: true }).facts['legal']).toBe(true);
    expect(run(fleet, { ...africa, seamanship: 'good' }).facts['legal']).toBe(false);
    expect(run(fleet, { ...africa, seamanship: 'good', syracusae: true }).facts['legal']).toBe(true);
    expect(run(fleet, { ...africa, seamanship: 'excellent' }).facts['legal']).toBe(true);
    expect(run(fleet, { ...africa, side: 'carthage' }).facts['legal']).toBe(false);
    expect(run(fleet, { ...africa, side: 'carthage', warlike: true }).facts['legal']).toBe(true);
  });
});

describe('Seamanship in winter', () => {
  test('each level needs as many Ready Warships as its number', () => {
    for (const [level, needed] of [
      ['fair', 2],
      ['good', 3],
      ['excellent', 4],
    ] as const) {
      expect(run(seamanship, { level, ready: needed }).facts['keepsLevel']).toBe(true);
      expect(run(seamanship, { level, ready: needed - 1 }).facts['keepsLevel']).toBe(false);
    }
    expect(run(seamanship, { level: 'poor', ready: 0 }).facts['levelAfter']).toBe('Poor');
  });

  test('Excellent keeps Naval Supremacy; the order decides where it drops', () => {
    expect(run(seamanship, { level: 'excellent', ready: 4 }).facts['supremacyAfter']).toBe('Rome');
    expect(run(seamanship, { level: 'excellent', ready: 3 }).facts['supremacyAfter']).toBe('Carthage');
    const other = run(seamanship, { level: 'excellent', ready: 3, order: 'supremacy-first' }).facts;
    expect(other).toMatchObject({ levelAfter: 'Good', supremacyAfter: 'Rome' });
  });
});

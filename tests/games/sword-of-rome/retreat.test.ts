/** Retreat: what each space costs, whom it sweeps up, where it ends, and what the losses are worth to the winner. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { navalMovement } from '../../../src/games/sword-of-rome/naval-movement/calculator.ts';
import { retreat } from '../../../src/games/sword-of-rome/retreat/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sum } from '../../support/oracle.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof retreat.fields>;
type Space = Input['path'][number];

const report = (given: Partial<Input>): Report => retreat.compute({ ...defaultsOf(retreat.fields), ...given }, tables);
const facts = (given: Partial<Input>) => report(given).facts;
const rulings = (given: Partial<Input>): string[] => report(given).assumptions.map((a) => a.ruling);

const space = (more: Partial<Space> = {}): Space => ({
  control: 'friendly',
  enemyCu: 0,
  garrison: 0,
  ownCu: 0,
  alliedCu: false,
  acrossRough: false,
  ...more,
});
const hostile = (more: Partial<Space> = {}): Space => space({ control: 'enemy', ...more });

describe('what a space costs', () => {
  test('an enemy space 1 CU, and each enemy CU in it 1 more', () => {
    expect(facts({ cu: 6, path: [hostile({ enemyCu: 2 }), space()] })).toMatchObject({
      cuLeft: 3,
      retreatLosses: 3,
      endsInSpace: 2,
    });
  });

  test('friendly ground costs nothing, but enemy CU on it do, and they keep the retreat from ending there', () => {
    expect(facts({ cu: 6, path: [space({ enemyCu: 1 }), space()] })).toMatchObject({ cuLeft: 5, endsInSpace: 2 });
  });

  test('a garrison counts, unless it is read otherwise', () => {
    const path = [hostile({ garrison: 2 }), space()];
    expect(facts({ cu: 6, path })['retreatLosses']).toBe(3);
    expect(facts({ cu: 6, path, garrisons: 'outside' })['retreatLosses']).toBe(1);
    expect(rulings({ cu: 6, path })).toContain('retreat-past-a-garrison');
  });

  test('no more is lost than there is', () => {
    expect(facts({ cu: 2, path: [hostile({ enemyCu: 9 }), space()] })).toMatchObject({
      cuLeft: 0,
      retreatLosses: 2,
      eliminated: true,
      leadersDisplaced: true,
    });
  });
});

describe('rout', () => {
  test('own CU are swept up before the space takes its toll', () => {
    // 2 + 2 swept up, less 3: 1 goes on. Without them nobody would.
    expect(facts({ cu: 2, path: [hostile({ ownCu: 2, enemyCu: 2 }), space()] })).toMatchObject({
      cuLeft: 1,
      sweptUp: 2,
      retreatLosses: 3,
    });
  });

  test('equals are swept up, a larger group stays and may even end the retreat', () => {
    const held = (ownCu: number) => facts({ cu: 3, path: [hostile({ ownCu }), space()] });
    expect(held(3)).toMatchObject({ sweptUp: 3, endsInSpace: 2, cuLeft: 5 });
    expect(held(4)).toMatchObject({ sweptUp: 0, endsInSpace: 1, cuLeft: 2 });
    expect(rulings({ cu: 3, path: [hostile({ ownCu: 3 }), space()] })).toContain('rout-of-equals');
  });

  test('the force that is compared has grown and shrunk on its way', () => {
    // 4 sweep up 3 and lose 1: 6 meet 6, who are swept up too.
    const { sweptUp, cuLeft } = facts({
      cu: 4,
      path: [hostile({ ownCu: 3 }), hostile({ ownCu: 6, enemyCu: 1 }), space()],
    });
    expect([sweptUp, cuLeft]).toEqual([9, 10]);
  });
});

describe('where it ends', () => {
  test('in the first space that will do, whatever is typed after it', () => {
    expect(facts({ path: [space(), hostile({ enemyCu: 9 })] })).toMatchObject({ spacesEntered: 1, cuLeft: 6 });
  });

  test("not with an ally's CU", () => {
    expect(facts({ path: [space({ alliedCu: true }), space()] })).toMatchObject({ spacesEntered: 2, endsInSpace: 2 });
  });

  test('nowhere to go, rough ground or a fifth space: all are lost', () => {
    expect(facts({ path: [] })).toMatchObject({ cuLeft: 0, retreatLosses: 6, eliminated: true });
    expect(facts({ path: [hostile()] })).toMatchObject({ cuLeft: 0, retreatLosses: 6, eliminated: true });
    expect(facts({ path: [space({ acrossRough: true })] })).toMatchObject({ cuLeft: 0, retreatLosses: 6 });
    const far = Array.from({ length: 4 }, () => space({ alliedCu: true }));
    expect(facts({ path: [...far.slice(1), space()] })).toMatchObject({ cuLeft: 6, endsInSpace: 4 });
    expect(facts({ path: [...far, space()] })).toMatchObject({ cuLeft: 0, spacesEntered: 4, eliminated: true });
  });

  test('an attacker may be read to go back over the rough it came by, and no further', () => {
    const back = { role: 'attacker', beatenOverRough: 'retreats' } as const;
    expect(facts({ ...back, path: [space({ acrossRough: true })] })['cuLeft']).toBe(6);
    expect(facts({ ...back, path: [hostile(), space({ acrossRough: true })] })['cuLeft']).toBe(0);
    expect(facts({ ...back, role: 'defender', path: [space({ acrossRough: true })] })['cuLeft']).toBe(0);
  });
});

describe('city and sea', () => {
  test('up to 3 CU of a beaten defender go inside, an attacker never', () => {
    expect(facts({ cu: 5, city: 'own', path: [] })).toMatchObject({ insideCu: 3, cuLeft: 3, retreatLosses: 2 });
    expect(facts({ cu: 5, city: 'own', role: 'attacker', path: [] })['cuLeft']).toBe(0);
    expect(facts({ cu: 5, city: 'ally', path: [] })['cuLeft']).toBe(0);
    expect(facts({ cu: 5, city: 'ally', alliedCity: 'friendly', path: [] })['cuLeft']).toBe(3);
  });

  test('what finds no room is lost, or read to go by land', () => {
    const sails = { cu: 10, ships: 'carthage-2', path: [hostile(), space()] } as const;
    expect(facts(sails)).toMatchObject({ seaCapacity: 6, sailing: 6, cuLeft: 6, retreatLosses: 4 });
    expect(facts({ ...sails, overCapacity: 'by-land' })).toMatchObject({ cuLeft: 9, retreatLosses: 1, endsInSpace: 2 });
    expect(rulings(sails)).toContain('sea-retreat-over-capacity');
  });

  test.each<[Input['ships'], Input['syracuse'], number]>([
    ['etruscans', 'to', 3],
    ['greeks', 'to', 3],
    ['greeks-syracuse', 'to', 6],
    ['greeks-from-syracuse', 'to', 3],
    ['greeks-from-syracuse', 'to-or-from', 6],
    ['greeks-lilybaeum', 'to', 10],
    ['greeks-from-lilybaeum', 'to', 3],
    ['greeks-from-lilybaeum', 'to-or-from', 10],
    ['romans', 'to', 3],
    ['romans-allied', 'to', 10],
    ['carthage', 'to', 10],
    ['carthage-1', 'to', 3],
    ['carthage-3', 'to', 10],
  ])('%s, read "%s": %i CU', (ships, syracuse, room) => {
    expect(facts({ cu: 12, ships, syracuse })['seaCapacity']).toBe(room);
  });

  test('attackers that landed sail away as they came; defenders have no such ships', () => {
    expect(facts({ cu: 7, role: 'attacker', ships: 'landed', path: [] })).toMatchObject({ sailing: 7, cuLeft: 7 });
    expect(facts({ cu: 7, ships: 'landed', path: [] })['cuLeft']).toBe(0);
  });

  test('ships that return leave the way by land; attrition takes its toll', () => {
    const sails = { cu: 5, ships: 'romans-allied', path: [space()] } as const;
    expect(facts({ ...sails, voyage: 'returns' })).toMatchObject({ sailing: 0, endsInSpace: 1, cuLeft: 5 });
    expect(facts({ ...sails, seaLosses: 2 })).toMatchObject({ sailing: 5, cuLeft: 3, retreatLosses: 2 });
  });

  test('9.6.4: a voyage that is rolled for has the odds of a naval move, and every roll leads to its retreat', () => {
    const given = {
      cu: 6,
      ships: 'greeks',
      path: [hostile(), space()],
      voyage: 'rolls',
      contest: 'contest-2',
    } as const;
    const input = { ...defaultsOf(retreat.fields), ...given };
    const { chances, expected, facts: settled } = report(given);
    const cu = Number(settled['sailing']);
    const sailing = { ...defaultsOf(navalMovement.fields), cu, friendlyPort: true, contest: '2' } as const;
    const voyage = navalMovement.compute(sailing, tables).chances;
    expect(chances['returns']).toBeCloseTo(voyage.returns, 12);
    expect(chances['attrition']).toBeCloseTo(voyage.attrition, 12);
    expect(chances['arrives']).toBeCloseTo(voyage.arrives, 12);
    expect(voyage.returns).toBeGreaterThan(0);
    const sums: Record<string, number> = {};
    for (const { faces, chance } of everyFall((fallen) => retreat.rolls!(input, tables, fallen), 36)!)
      for (const [key, value] of Object.entries(retreat.resolve!(input, faces, tables).facts))
        sums[key] = (sums[key] ?? 0) + chance * Number(value);
    for (const [key, value] of Object.entries({ ...chances, ...expected }))
      expect(sums[key], key).toBeCloseTo(value!, 10);
  });

  test('9.6.4: without a contest there is no roll, and the ships arrive', () => {
    const sails = { cu: 5, ships: 'romans-allied', path: [space()], seaLosses: 2 } as const;
    expect(facts({ ...sails, voyage: 'rolls' })).toMatchObject({ sailing: 5, cuLeft: 5 });
  });
});

describe('support', () => {
  test.each([
    [0, 1, 1],
    [3, 0, 0],
    [3, 1, 0],
    [3, 2, 1],
    [4, 1, 1],
  ])('%i lost in battle and %i on the way: %i more', (battleLosses, enemyCu, added) => {
    expect(facts({ battleLosses, path: [space({ enemyCu }), space()] })['supportAdded']).toBe(added);
  });
});

describe('laws', () => {
  // However a voyage that is rolled for ends, the retreat is then one of the others.
  const any = anyInput(retreat.fields)
    .map((input) => input as unknown as Input)
    .filter(({ voyage }) => voyage !== 'rolls');

  test('every CU is left or lost, swept ones included, and the ledger adds up', () => {
    fc.assert(
      fc.property(any, (input) => {
        const { facts: found, breakdown } = report(input);
        expect(Number(found['cuLeft']) + Number(found['retreatLosses'])).toBe(input.cu + Number(found['sweptUp']));
        expect(found['support']).toBe(Math.ceil((input.battleLosses + Number(found['retreatLosses'])) / 2));
        const land = sum(breakdown.filter((l) => l.who === 'retreating force').map((l) => l.amount));
        expect(land).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('CU follow from space to space', () => {
    fc.assert(
      fc.property(any, (input) => {
        const rows = report(input).grid?.rows ?? [];
        rows.forEach((row, i) => {
          expect(Number(row['cu']) + Number(row['swept']) - Number(row['lost'])).toBe(row['left']);
          if (i > 0) expect(row['cu']).toBe(rows[i - 1]!['left']);
        });
        expect(rows.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

test('a single CU is spoken of as one', () => {
  const nowhere = report({ cu: 1, role: 'attacker', path: [] }).sentence;
  expect(nowhere).toContain('1 CU is eliminated');
  expect(report({ cu: 1, city: 'own' }).sentence).toContain('1 CU goes inside');
  expect(report({ cu: 2, path: [hostile(), space()] }).sentence).toContain('1 CU reaches space');
});

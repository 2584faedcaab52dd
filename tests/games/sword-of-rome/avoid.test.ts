/** Avoid or stand: the roll to avoid, the battle where it fails, the pursuit, the city and the ships, as one chain. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { avoid } from '../../../src/games/sword-of-rome/avoid/calculator.ts';
import { optionsOf } from '../../../src/games/sword-of-rome/avoid/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { meanOf, tellingsOf } from '../../support/enumerate.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof avoid.fields>;

const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(avoid.fields), ...given });
const report = (given: Partial<Input>) => avoid.compute(inputOf(given), tables);
const options = (given: Partial<Input>) => optionsOf(inputOf(given), new Reader(tables));
const kinds = (given: Partial<Input>): string[] => options(given).map((o) => o.kind);

/** How often an attacker wins with this much more on its roll than the defender. */
const WINS: Record<string, number> = { '-1': 16_941 / 46_656, '0': 21_162 / 46_656 };

describe('6 CU on friendly ground against 8, both with tactics 3', () => {
  test('standing: the enemy attacks at -1', () => {
    const { chances } = report({ plan: 'stand' });
    expect(chances['beaten']).toBeCloseTo(WINS['-1']!, 14);
    expect(chances).toMatchObject({ noBattle: 0, away: 0, movesOn: 0 });
  });

  test('avoiding: half the time away, else a battle at -1 for the defender', () => {
    const { chances } = report({ plan: 'avoid', mpLeft: 0 });
    expect(chances['noBattle']).toBeCloseTo(1 / 2, 14);
    expect(chances['beaten']).toBeCloseTo((1 / 2) * WINS['0']!, 14);
    expect(chances['away']).toBeCloseTo(1 / 2, 14);
  });

  test('an enemy that follows catches up half the time, on friendly ground', () => {
    const { chances } = report({ plan: 'avoid', mpLeft: 1, friendlyTo: 'none', acrossRough: true });
    expect(chances['away']).toBeCloseTo(1 / 4, 14);
    // Failed: -1 for the defender, -2 for the attacker over rough. Caught: +1 for the defender, and no rough.
    expect(chances['beaten']).toBeCloseTo((1 / 2) * WINS['-1']! + (1 / 4) * WINS['-1']!, 14);
  });

  test('with another space to fall back to, the army may avoid again', () => {
    const { chances } = report({ plan: 'avoid', mpLeft: 2, fallBacks: 2, aim: 'unbeaten' });
    // Away at once 1/4, or away and caught 1/4, then away again 1/2 and not followed 1/2, or followed and made to stand.
    expect(chances['noBattle']).toBeCloseTo(1 / 4 + (1 / 4) * (1 / 2) * (1 / 2), 14);
    expect(chances['beaten']).toBeCloseTo(
      (1 / 2) * WINS['0']! + (1 / 4) * ((1 / 2) * WINS['0']! + (1 / 4) * WINS['-1']!),
      14,
    );
  });

  test('an enemy that goes elsewhere moves on where its roll succeeds', () => {
    const { chances } = report({ plan: 'avoid', mpLeft: 1, follows: 'elsewhere' });
    expect(chances['noBattle']).toBeCloseTo(1 / 2, 14);
    expect(chances['movesOn']).toBeCloseTo(1 / 4, 14);
  });

  test('where the enemy lets it go, no roll is made', () => {
    expect(report({ plan: 'avoid', letGo: true, mpLeft: 0 }).chances).toMatchObject({ noBattle: 1, away: 1 });
  });
});

describe('who may do what', () => {
  test('without a leader, without a space, or after trying to intercept nobody avoids', () => {
    expect(kinds({ tactics: 0 })).toEqual(['stand']);
    expect(kinds({ fallBacks: 0 })).toEqual(['stand']);
    expect(kinds({ triedToIntercept: true, ships: 'carthage', city: 'own' })).toEqual(['stand', 'inside']);
    expect(kinds({ ships: 'greeks' })).toEqual(['stand', 'avoid', 'sea']);
  });

  test("an ally's city takes nobody in, unless it is read so", () => {
    expect(kinds({ city: 'ally' })).toEqual(['stand', 'avoid']);
    expect(kinds({ city: 'ally', alliedCity: 'friendly' })).toEqual(['stand', 'avoid', 'inside', 'inside-avoid']);
    expect(report({ city: 'ally' }).assumptions.map((a) => a.ruling)).toContain('inside-an-allied-city');
  });

  test('14 CU by a city: 3 go inside, 10 avoid, 1 is left; 10 is for those who avoid alone', () => {
    expect(options({ cu: 14, city: 'own' }).map((o) => [o.kind, o.insideCu, o.avoidingCu, o.stayingCu])).toEqual([
      ['stand', 0, 0, 14],
      ['avoid', 0, 10, 4],
      ['inside', 3, 0, 11],
      ['inside-avoid', 3, 10, 1],
    ]);
  });

  test('a commander whose subordinate avoids keeps 1 CU, inside or outside', () => {
    const split = (given: Partial<Input>) =>
      options({ second: 2, ...given })
        .filter((o) => o.under === 'second')
        .map((o) => [o.kind, o.insideCu, o.avoidingCu, o.stayingCu]);
    expect(split({ cu: 6 })).toEqual([['avoid', 0, 5, 1]]);
    expect(split({ cu: 6, city: 'own' })).toEqual([
      ['avoid', 0, 5, 1],
      ['inside-avoid', 3, 3, 0],
    ]);
    expect(split({ cu: 1 })).toEqual([]);
    expect(split({ cu: 6, rearguard: 2 })).toEqual([['avoid', 0, 4, 2]]);
  });

  test('ships take 3, 6 or 10 CU', () => {
    const room = (given: Partial<Input>) => report({ cu: 12, ...given }).facts['seaCapacity'];
    expect(room({ ships: 'greeks' })).toBe(3);
    expect(room({ ships: 'greeks-syracuse' })).toBe(6);
    expect(room({ ships: 'greeks-from-syracuse' })).toBe(3);
    expect(room({ ships: 'greeks-from-syracuse', syracuse: 'to-or-from' })).toBe(6);
    expect(room({ ships: 'greeks-lilybaeum' })).toBe(10);
    expect(room({ ships: 'carthage-2' })).toBe(6);
    expect(room({})).toBeUndefined();
  });
});

describe('going inside', () => {
  test('3 CU inside do not hinder the enemy', () => {
    expect(report({ cu: 3, city: 'own', plan: 'inside' }).chances).toMatchObject({ noBattle: 1, movesOn: 1 });
    expect(report({ cu: 3, city: 'own', plan: 'inside', mpLeft: 0 }).chances['movesOn']).toBe(0);
  });

  test('the rest stands under the commander', () => {
    const { chances } = report({ cu: 11, city: 'own', plan: 'inside' });
    expect(chances['beaten']).toBeCloseTo(WINS['-1']!, 14);
  });

  test('what cannot be done falls back to standing, and says so', () => {
    const { sentence, facts } = report({ plan: 'inside' });
    expect(sentence).toMatch(/^That is not possible here, so you stand and fight\./);
    expect(facts).toMatchObject({ insideCu: 0, avoidingCu: 0, stayingCu: 6 });
  });
});

describe('those left behind', () => {
  test('one CU is overrun, and then the pursuit goes on', () => {
    const { chances, expected } = report({
      cu: 14,
      city: 'own',
      plan: 'inside-avoid',
      mpLeft: 1,
      follows: 'elsewhere',
    });
    expect(chances['noBattle']).toBe(0);
    expect(chances['away']).toBeCloseTo(1 / 2, 14);
    // 11 outside against 8 at -1 on friendly ground: even; away, but overrun: beaten.
    expect(chances['beaten']).toBeCloseTo(1 / 2 + (1 / 2) * WINS['0']!, 14);
    expect(chances['movesOn']).toBeCloseTo(1 / 4, 14);
    expect(expected['defenderLosses']).toBeGreaterThan(1 / 2);
  });

  test('those who can fight stop the enemy, without the -1', () => {
    const { chances } = report({ cu: 18, plan: 'avoid', mpLeft: 3 });
    // 10 avoid, and 8 stay who are enough for a battle.
    expect(chances['away']).toBeCloseTo(1 / 2, 14);
    expect(chances['movesOn']).toBe(0);
  });
});

describe('by sea', () => {
  const sea = { plan: 'sea', ships: 'greeks-syracuse', mpLeft: 0 } as const;

  test('a contested voyage to a friendly port arrives 4 in 6; ships that return bring battle at -1', () => {
    const { chances } = report({ ...sea, contest: 'contest-1' });
    expect(chances['noBattle']).toBeCloseTo((1 / 2) * (4 / 6), 14);
    expect(chances['beaten']).toBeCloseTo((1 / 2 + (1 / 2) * (2 / 6)) * WINS['0']!, 14);
  });

  test('read otherwise, ships that return cost no modifier', () => {
    const { chances } = report({ ...sea, contest: 'contest-1', seaReturn: 'no-penalty' });
    expect(chances['beaten']).toBeCloseTo((1 / 2) * WINS['0']! + (1 / 2) * (2 / 6) * WINS['-1']!, 14);
  });

  test('a 3-value card makes it harder: 2 in 6 arrive, 2 return, 2 lose CU', () => {
    const { chances, expected } = report({ ...sea, contest: 'contest-3', letGo: true });
    expect(chances['away']).toBeCloseTo(4 / 6, 14);
    const stand = report({ plan: 'stand', friendlyTo: 'none' });
    // A failed attempt on friendly ground is as good as standing where nobody is at home.
    expect(expected['defenderLosses']).toBeCloseTo((2 / 6) * (7 / 6) + (2 / 6) * stand.expected['defenderLosses']!, 12);
  });

  test('Carthage contests neither itself nor its ally', () => {
    expect(report({ ...sea, ships: 'carthage-2', contest: 'contest-3', letGo: true }).chances['noBattle']).toBe(1);
  });
});

describe('one roll at a time', () => {
  test.each<[string, Partial<Input>]>([
    ['avoids, is followed, avoids again', { plan: 'avoid', mpLeft: 2, fallBacks: 2, tactics: 5, cu: 1, moverCu: 9 }],
    [
      'leaves one behind',
      { plan: 'inside-avoid', city: 'own', cu: 8, rearguard: 1, moverCu: 40, mpLeft: 2, fallBacks: 3 },
    ],
    ['sails against a card', { plan: 'sea', ships: 'greeks', contest: 'contest-3', cu: 5, moverCu: 40, mpLeft: 1 }],
  ])('%s', (_, given) => {
    const input = inputOf(given);
    const falls = everyFall((fallen) => avoid.rolls!(input, tables, fallen), 40_000)!;
    const { chances, expected } = avoid.compute(input, tables);
    const outcomes = falls.map(({ faces, chance }) => ({ outcome: avoid.resolve!(input, faces, tables), chance }));
    const tellings = tellingsOf(outcomes, Object.keys({ ...chances, ...expected }));
    for (const [key, value] of Object.entries({ ...chances, ...expected }))
      expect(Math.abs(meanOf(tellings.get(key)!) - value), key).toBeLessThan(1e-12 * Math.max(1, value));
  });

  test('dice are asked for only as far as they are needed', () => {
    const asked = (fallen: Record<string, number[]>, given: Partial<Input> = {}) =>
      avoid.rolls!(
        inputOf({ plan: 'avoid', fallBacks: 2, mpLeft: 2, aim: 'unbeaten', moverCu: 12, ...given }),
        tables,
        fallen,
      ).map((r) => r.id);
    expect(asked({})).toEqual(['avoid']);
    expect(asked({ avoid: [4] })).toEqual(['avoid', 'attacker', 'defender']);
    expect(asked({ avoid: [3] })).toEqual(['avoid', 'pursuit']);
    expect(asked({ avoid: [3] }, { mpLeft: 0 })).toEqual(['avoid']);
    expect(asked({ avoid: [3], pursuit: [1] })).toEqual(['avoid', 'pursuit', 'avoid-2']);
    expect(asked({ avoid: [3], pursuit: [1], 'avoid-2': [1] })).toEqual(['avoid', 'pursuit', 'avoid-2', 'pursuit-2']);
  });
});

describe('laws', () => {
  const any = anyInput(avoid.fields).map((input) => input as unknown as Input);
  const AIMS = Object.keys(avoid.aims) as Input['aim'][];
  const PLANS = avoid.fields.plan.options.map((o) => o.id);

  test('no plan serves the aim better than the best', () => {
    fc.assert(
      fc.property(any, (input) => {
        const worth = avoid.aims[input.aim]!.worth;
        const best = worth(report({ ...input, plan: 'best' }));
        for (const plan of PLANS) expect(best).toBeGreaterThanOrEqual(worth(report({ ...input, plan })) - 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  test('no other advice serves an aim better than the advice for that aim', () => {
    fc.assert(
      fc.property(any, (input) => {
        const reports = AIMS.map((aim) => report({ ...input, aim }));
        AIMS.forEach((aim, i) => {
          const { worth } = avoid.aims[aim]!;
          for (const other of reports) expect(worth(reports[i]!)).toBeGreaterThanOrEqual(worth(other) - 1e-12);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('every way to split uses every CU once, within its limits', () => {
    fc.assert(
      fc.property(any, (input) => {
        for (const o of options(input)) {
          expect(o.insideCu + o.avoidingCu + o.stayingCu).toBe(input.cu);
          expect(Math.min(o.insideCu, o.avoidingCu, o.stayingCu)).toBeGreaterThanOrEqual(0);
          expect(o.insideCu).toBeLessThanOrEqual(3);
          expect(o.avoidingCu).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});

describe('11.1: whoever was named leads those who avoid', () => {
  const army = { tactics: 4, second: 1, plan: 'avoid', follows: 'elsewhere', mpLeft: 0 } as const;

  test('and it is his tactics that they roll against', () => {
    expect(report({ ...army, under: 'commander' }).chances['away']).toBeCloseTo(4 / 6, 12);
    expect(report({ ...army, under: 'second' }).chances['away']).toBeCloseTo(1 / 6, 12);
  });

  test('without a subordinate there is nobody else to name', () => {
    expect(options({ second: 'none', under: 'second' })).toEqual(options({ second: 'none' }));
  });
});

/** An attack with everything around it: against its single stages, against every roll, and by its clauses. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../../src/calculator/address.ts';
import type { Calculators } from '../../../src/calculator/calculator.ts';
import { defaultsOf, type Fields, type InputOf } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { everyFall } from '../../../src/calculator/roll/falls.ts';
import { queryOf } from '../../../src/calculator/told/ways.ts';
import { attack } from '../../../src/games/sword-of-rome/attack/calculator.ts';
import { battle } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { calculators } from '../../../src/games/sword-of-rome/game.ts';
import { marchPast } from '../../../src/games/sword-of-rome/march-past/calculator.ts';
import { siege } from '../../../src/games/sword-of-rome/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { runs } from '../../support/work.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof attack.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(attack.fields), ...given });
const ask = (given: Partial<Input>) => attack.compute(inputOf(given), tables);

const ALONE = { interceptors: [], reaction: 'stand' } as const;

describe('where a stage is certain', () => {
  test('9.4.1: a defender who stands fights the battle of the battle calculator', () => {
    const given = { cu: 7, tactics: 3, defenderCu: 6, defenderTactics: 1, friendlyTo: 'both', place: 'none' } as const;
    const found = ask({ ...ALONE, ...given });
    const fought = battle.compute(
      {
        ...defaultsOf(battle.fields),
        attackerCu: 7,
        attackerTactics: 3,
        defenderCu: 6,
        defenderTactics: 1,
        friendlyTo: 'both',
      },
      tables,
    );
    expect(found.chances.wins).toBeCloseTo(fought.chances.attackerWins, 12);
    expect(found.expected.attackerLosses).toBeCloseTo(fought.expected.attackerLosses, 12);
    expect(found.expected.defenderLosses).toBeCloseTo(fought.expected.defenderLosses, 12);
    expect(found.chances.attackerDisplaced).toBeCloseTo(fought.chances.attackerLeaderDisplaced, 12);
  });

  test('11.1: the leader goes with the 10 CU who avoid, and those behind them fight without him', () => {
    const given = { cu: 6, tactics: 3, defenderCu: 14, defenderTactics: 6, friendlyTo: 'none', place: 'none' } as const;
    const found = ask({ ...given, interceptors: [], reaction: 'avoid' });
    const behind = {
      attackerCu: 6,
      attackerTactics: 3,
      defenderCu: 4,
      defenderTactics: 0,
      friendlyTo: 'none',
    } as const;
    const fought = battle.compute({ ...defaultsOf(battle.fields), ...behind }, tables);
    expect(found.chances.avoided).toBe(1);
    expect(found.chances.wins).toBeCloseTo(fought.chances.attackerWins, 12);
    expect(found.expected.defenderLosses).toBeCloseTo(fought.expected.defenderLosses, 12);
  });

  test('9.3.1: a defender who is all inside leaves the siege of the siege calculator', () => {
    const found = ask({ interceptors: [], cu: 8, defenderCu: 2, reaction: 'inside', inside: 2, factor: 3, rolls: 4 });
    const besieged = siege.compute({ ...defaultsOf(siege.fields), cu: 8, factor: 3, rolls: 4, garrison: 2 }, tables);
    expect(found.chances.taken).toBeCloseTo(besieged.chances.falls, 12);
    expect(found.expected.attackerLosses).toBeCloseTo(besieged.expected.cuLost, 12);
    expect(found.series!.points.map((p) => p.chances.taken)).toEqual(
      besieged.series.points.map((p) => expect.closeTo(p.chances['falls']!, 12)),
    );
  });

  test('10.4: into an empty space an interceptor comes as it does to a march past it', () => {
    const army = { cu: 5, tactics: 4 };
    const given = { cu: 6, tactics: 2, defenderCu: 0, interceptors: [army], tries: 'all', refuses: 'never' } as const;
    const found = ask({ ...given, place: 'none', friendlyTo: 'none' });
    const marched = marchPast.compute(
      {
        ...defaultsOf(marchPast.fields),
        moverCu: 6,
        moverTactics: 2,
        interceptors: [{ ...army, enemySpace: false, power: 'gauls', from: 1, spaces: 1 }],
        aim: 'unbeaten',
      },
      tables,
    );
    // 10.3, glossary: ground that is not friendly is enemy ground, as long as none of their own CU stand there.
    expect(found.chances.intercepted).toBeCloseTo(3 / 6, 12);
    expect(found.chances.intercepted).toBeCloseTo(marched.chances.intercepted, 12);
    const comes = (more: Partial<Input>) => ask({ ...given, place: 'none', ...more }).chances.intercepted;
    for (const friendlyTo of ['none', 'attacker'] as const) {
      expect(comes({ friendlyTo })).toBeCloseTo(3 / 6, 12);
      expect(comes({ friendlyTo, defenderCu: 1 })).toBeCloseTo(4 / 6, 12);
    }
    for (const friendlyTo of ['defender', 'both'] as const) expect(comes({ friendlyTo })).toBeCloseTo(4 / 6, 12);
  });
});

describe('against every roll', () => {
  const agrees = (given: Partial<Input>): void => {
    const input = inputOf({ attackerDice: 1, defenderDice: 1, ...given });
    const report = attack.compute(input, tables);
    const falls = everyFall((fallen) => attack.rolls!(input, tables, fallen), 60_000)!;
    const sums: Record<string, number> = {};
    for (const { faces, chance } of falls)
      for (const [key, value] of Object.entries(attack.resolve!(input, faces, tables).facts))
        sums[key] = (sums[key] ?? 0) + chance * Number(value);
    for (const [key, value] of Object.entries({ ...report.chances, ...report.expected }))
      expect(sums[key], key).toBeCloseTo(value, 10);
  };

  test('interception, avoiding, battle, retreat, support and siege, each side at its best', () => {
    agrees({ cu: 5, defenderCu: 3, interceptors: [{ cu: 2, tactics: 2 }], rolls: 1, factor: 1 });
    agrees({ side: 'defender', cu: 4, defenderCu: 2, interceptors: [{ cu: 3, tactics: 3 }], rolls: 1, aim: 'swing' });
  });

  test('with what a retreat costs, and a battle that uses up all', () => {
    const given = { ...ALONE, cu: 3, defenderCu: 3, defenderRetreat: 1, attackerRetreat: 'all', rolls: 1 } as const;
    agrees({ ...given, factor: 2 });
    agrees({ ...given, reaction: 'inside-avoid', inside: 1, place: 'city' });
  });
});

describe('the clauses', () => {
  test('9.3.1: the defender takes the number inside that serves it best, and another is worse for it', () => {
    const best = ask({ interceptors: [], cu: 8, defenderCu: 4, reaction: 'best' }).chances.taken;
    for (const inside of [1, 2, 3] as const)
      expect(ask({ interceptors: [], cu: 8, defenderCu: 4, reaction: 'inside', inside }).chances.taken).toBeGreaterThan(
        best - 1e-12,
      );
  });

  test('9.3.2: an attempt to intercept is made only where it helps, and the sentence says what it is worth', () => {
    const given = { side: 'defender', cu: 8, defenderCu: 4 } as const;
    const [best, none] = [ask(given), ask({ ...given, tries: 'none' })];
    expect(best.chances.taken).toBeLessThan(none.chances.taken);
    expect(best.sentence).toContain('Intercept with army 1: it comes 50.0');
    expect(best.facts['comeOn']).toBe('army 1: 3 or less');
  });

  test('12.4.4: beaten defenders go inside as far as there is room, and then count as a garrison', () => {
    const given = { ...ALONE, cu: 8, defenderCu: 6, factor: 3, rolls: 1 } as const;
    // 7.3.3: the garrison keeps the loyalty up, so that without a city to run to the place falls more often.
    expect(ask(given).chances.taken).toBeLessThan(ask({ ...given, place: 'tribe' }).chances.taken + 1);
    expect(ask(given).expected.defenderLosses).toBeLessThan(
      ask({ ...given, place: 'tribe', defenderRetreat: 'all' }).expected.defenderLosses,
    );
  });

  test('10.5.1: an attacker that is intercepted steps back where a fight would cost it more than it can win', () => {
    const heavy = { cu: 3, defenderCu: 3, interceptors: [{ cu: 9, tactics: 6 }], tries: 'all', aim: 'swing' } as const;
    expect(ask(heavy).chances.refused).toBeGreaterThan(0);
    expect(ask({ ...heavy, refuses: 'never' }).chances.refused).toBe(0);
  });

  test('9.1.1: no more than 10 CU march, and who types more is told by which clause', () => {
    for (const fields of [attack.fields, battle.fields] as const) {
      const name = 'cu' in fields ? 'cu' : 'attackerCu';
      const read = parse(fields as Fields, { [name]: 14 });
      expect(read.type === 'problems' && read.problems[0]!.sentence).toContain('the most that 9.1.1 allows');
    }
  });
});

test('each stage opens its own calculator with a case that it takes', async () => {
  const { onward } = ask({
    cu: 7,
    tactics: 4,
    friendlyTo: 'attacker',
    acrossRough: true,
    defenderCu: 9,
    defenderTactics: 1,
    fallBack: false,
    place: 'tribe',
    interceptors: [
      { cu: 5, tactics: 2 },
      { cu: 3, tactics: 6 },
    ],
  });
  expect(onward.map(({ calculator }) => calculator)).toEqual(['march-past', 'avoid', 'battle', 'siege']);
  const ground = { friendlyTo: 'attacker', acrossRough: true };
  const mover = { ...ground, moverCu: 7, moverTactics: 4 };
  const filled: Record<string, object> = {
    'march-past': {
      ...mover,
      interceptors: [
        { cu: 5, tactics: 2, enemySpace: false },
        { cu: 3, tactics: 6, from: 1 },
      ],
    },
    avoid: { ...mover, cu: 9, tactics: 1, mpLeft: 0, city: 'none', inside: 'best', fallBacks: 0 },
    battle: { ...ground, attackerCu: 7, attackerTactics: 4, defenderCu: 9, defenderTactics: 1 },
    siege: { kind: 'tribe', cu: 7, garrison: 0 },
  };
  for (const way of onward) {
    const { calculator } = way;
    const { fields } = await (calculators as Calculators)[calculator]!();
    const read = parse(fields, fromQuery(fields, queryOf(way, fields)) ?? {});
    expect(read, calculator).toMatchObject({ type: 'input', input: filled[calculator] });
  }
});

describe('what each side chooses', () => {
  test('10.5.1: on equal worth an attacker spares his own CU, whoever asks', () => {
    const lost = { cu: 3, tactics: 6, defenderCu: 13, place: 'none', interceptors: [{ cu: 2, tactics: 6 }] } as const;
    for (const side of ['attacker', 'defender'] as const) {
      const { chances, expected } = ask({ ...lost, tries: 'all', reaction: 'stand', aim: 'field', side });
      expect(chances.refused).toBe(1);
      expect(expected.attackerLosses).toBe(0);
    }
  });

  test('the figures are the same whoever asks', () => {
    fc.assert(
      fc.property(anyInput(attack.fields, { numbers: 6 }), (drawn) => {
        const input = drawn as unknown as Input;
        if (parse(attack.fields, input).type === 'problems') return;
        const [mine, theirs] = (['attacker', 'defender'] as const).map((side) => ask({ ...input, side }));
        expect(theirs!.facts.answer).toBe(mine!.facts.answer);
        for (const part of ['chances', 'expected'] as const)
          for (const [key, value] of Object.entries<number>(mine![part]))
            expect((theirs![part] as Record<string, number>)[key], key).toBeCloseTo(value, 10);
      }),
      { numRuns: runs(60) },
    );
  });

  test('12.4.4: beaten defenders go inside only where that serves the defender', () => {
    const swing = (given: Partial<Input>) => {
      const { expected } = ask({ interceptors: [], aim: 'swing', side: 'defender', ...given });
      return expected.attackerLosses - expected.defenderLosses;
    };
    // A city that falls takes with it whoever is inside (13.5); the way out costs nothing here.
    const long = { rolls: 6, factor: 1, reaction: 'stand' } as const;
    const field = swing({ ...long, useSupport: false, place: 'city' });
    const without = swing({ ...long, place: 'tribe' });
    expect(field).toBeCloseTo(without, 12);
    // Where nobody gets away alive, those who find room inside are the only ones left.
    const trapped = { ...long, factor: 3, rolls: 1, defenderRetreat: 'all' } as const;
    expect(swing(trapped)).toBeGreaterThan(swing({ ...trapped, place: 'tribe' }) + 0.1);
  });

  test('12.4.4, 12.4.5, 13.5: as many go inside as leave the attacker the least, battle by battle', () => {
    const army = { cu: 6, tactics: 3 };
    for (const defenderRetreat of [0, 1, 'all'] as const)
      for (const rolls of [1, 6]) {
        const found = ask({ ...ALONE, ...army, defenderCu: 4, rolls, factor: 2, defenderRetreat, aim: 'swing' });
        const fought = battle.compute(
          {
            ...defaultsOf(battle.fields),
            attackerCu: 6,
            attackerTactics: 3,
            defenderCu: 4,
            defenderTactics: 2,
            friendlyTo: 'defender',
          },
          tables,
        );
        const ends = fought.joint.map(({ winner, attackerLosses, defenderLosses, chance }) => {
          const [lost, killed] = [Number(attackerLosses), Number(defenderLosses)];
          if (winner === 'defender') return chance * (killed - lost);
          const left = 4 - killed;
          const ways = Array.from({ length: Math.min(3, left) + 1 }, (_, inside) => {
            const way = defenderRetreat === 'all' ? left - inside : Math.min(left - inside, defenderRetreat);
            const support = Math.ceil((killed + way) / 2);
            const terms = { cu: 6 - lost, rolls, factor: 2, garrison: inside, support };
            if (terms.cu === 0) return killed + way - lost;
            const after = siege.compute({ ...defaultsOf(siege.fields), ...terms, supportWhen: 'before' }, tables);
            return killed + way + after.chances.falls * inside - lost - after.expected.cuLost;
          });
          return chance * Math.min(...ways);
        });
        const swing = found.expected.defenderLosses - found.expected.attackerLosses;
        expect(swing, `${defenderRetreat}, ${rolls} rolls`).toBeCloseTo(
          ends.reduce((sum, end) => sum + end, 0),
          12,
        );
      }
  });
});

/** Land Battle: the worked example stage by stage, levels and charge by hand, the dice by every roll, and what must hold. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { points } from '../../../src/calculator/words.ts';
import { battleHits } from '../../../src/games/hamilcar/battle-hits.ts';
import { diceLevel } from '../../../src/games/hamilcar/dice-level/calculator.ts';
import { landBattle } from '../../../src/games/hamilcar/land-battle/calculator.ts';
import { reroll } from '../../../src/games/hamilcar/reroll/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';
import { sequences, sum } from '../../support/oracle.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof landBattle.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(landBattle.fields), ...given });
const report = (given: Partial<Input>, own = tables) => landBattle.compute(inputOf(given), own);
const levelsOf = (given: Partial<Input>) =>
  diceLevel.compute({ ...defaultsOf(diceLevel.fields), ...given } as never, tables);
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

/** Hanno with 2 CUs and 1 Elephant attacks Flaccus with 5 CUs and an ST. */
const EXAMPLE: Partial<Input> = { charge: 'yes', xanthippus: true };
/** Equal but for what is given. */
const EVEN: Partial<Input> = {
  carthageCu: 4,
  romeCu: 4,
  carthageRating: 2,
  romeRating: 2,
  carthageAllies: 2,
  romeAllies: 2,
  elephants: 0,
};

describe('the worked example, stage by stage', () => {
  test('levels 3 against 2', () => {
    expect(levelsOf(EXAMPLE).facts).toMatchObject({
      levelsAfterA: '1 v 2',
      levelsAfterB: '2 v 2',
      levelsAfterC: '3 v 2',
      carthageDice: 'small and large',
      romeDice: 'large',
      mayCharge: true,
    });
  });

  test('a 4 succeeds, Rome rolls its large die again, and Carthage wins 3 to 2', () => {
    // Horse head, figure and three circles against first a figure and four circles, then a figure and three.
    const faces = { charge: [4], carthageSmall: [2], carthageLarge: [2], romeLarge: [1], reroll: [2] };
    const { facts } = landBattle.resolve!(inputOf(EXAMPLE), faces, tables);
    expect(facts).toMatchObject({
      chargeResult: 4,
      rerollRight: 'Carthage',
      reroll: "Rome's large die",
      carthageHits: 3,
      romeHits: 2,
      winner: 'Carthage',
      carthageCuLost: 2,
      elephantsLost: 0,
      romeCuLost: 3,
      stsCaptured: 1,
      pcsLost: 2,
    });
  });

  test('as the dice first lay it was a tie; Rome’s die is worth 5 in 6, the small one 3, the large one 1', () => {
    const { facts, chances, grid } = reroll.compute(defaultsOf(reroll.fields), tables);
    expect(facts).toEqual({ reroll: "Rome's large die", asItLies: 'Rome' });
    close(chances['carthageWins'], 5 / 6);
    expect(grid!.rows.map((r) => r['wins'])).toEqual([0, 3 / 6, 1 / 6, 5 / 6]);
  });
});

describe('13.3: levels', () => {
  test('ties improve nobody', () => expect(levelsOf(EVEN).facts).toMatchObject({ levelsAfterC: '1 v 1' }));

  test('all three steps remove the opponent’s die', () => {
    const sweep = { ...EVEN, carthageCu: 5, carthageAllies: 3, carthageRating: 3 };
    const { facts, breakdown } = levelsOf(sweep);
    expect(facts).toMatchObject({ carthageLevel: 3, romeLevel: 0, romeDice: 'none' });
    expect(breakdown.at(-1)).toMatchObject({ who: 'rome', amount: -1, rule: '13.3.C' });
  });

  test('the ledger adds up to the levels, and all 27 cases are those of the table', () => {
    const table = Object.fromEntries(tables['dice-levels']!.entries.map((e) => [e.at.join(''), e.value]));
    const pair = { X: [2, 1], '=': [1, 1], Y: [1, 2] } as const;
    for (const a of ['X', '=', 'Y'] as const)
      for (const b of ['X', '=', 'Y'] as const)
        for (const c of ['X', '=', 'Y'] as const) {
          const { facts, breakdown } = levelsOf({
            carthageCu: pair[a][0],
            romeCu: pair[a][1],
            carthageAllies: pair[b][0],
            romeAllies: pair[b][1],
            carthageRating: pair[c][0],
            romeRating: pair[c][1],
          });
          expect(facts['levelsAfterC']).toBe(table[a + b + c]);
          for (const side of ['carthage', 'rome'] as const)
            expect(sum(breakdown.filter((l) => l.who === side).map((l) => l.amount))).toBe(facts[`${side}Level`]);
        }
  });

  test('without a General there are no Allies, and rating 0 or no comparison', () => {
    const alone = { ...EVEN, romeRating: 'none', romeAllies: 9 } as const;
    expect(levelsOf(alone).facts).toMatchObject({ levelsAfterB: '2 v 1', levelsAfterC: '3 v 1' });
    expect(levelsOf({ ...alone, withoutGeneral: 'skip' }).facts).toMatchObject({ levelsAfterC: '2 v 1' });
  });
});

describe('13.3.D: the charge', () => {
  const rights = (given: Partial<Input>) => {
    const { chances } = levelsOf({ elephants: 4, carthageCu: 6, ...given });
    return [chances['romeRerolls'], chances['nobodyRerolls'], chances['carthageRerolls']].map((p) =>
      Math.round(p! * 36),
    );
  };

  test('against rating 2 with Forgotten Tactics: success 2/6, backfire 3/6; without: 4/6 and 1/6', () => {
    expect(rights({ romeRating: 2 })).toEqual([18, 6, 12]);
    expect(rights({ romeRating: 2, xanthippus: true })).toEqual([6, 6, 24]);
  });

  test('every rating and modifier as the table of odds has it', () => {
    const table = Object.fromEntries(tables['charge-odds']!.entries.map((e) => [e.at.join(' '), e.value]));
    for (const romeRating of [1, 2, 3, 4])
      for (const [modifier, flags] of [
        [0, { xanthippus: true }],
        [-2, {}],
        [-4, { fright: true }],
      ] as const)
        expect(rights({ romeRating, ...flags }).map((n) => `${n / 6}/6`)).toEqual(
          ['rome', 'nobody', 'carthage'].map((who) => table[`${romeRating} ${modifier} ${who}`]),
        );
  });

  test('too few Elephants cannot charge; against no General one is enough, and a 1 still favours Rome', () => {
    expect(levelsOf({ elephants: 1, romeRating: 2 }).facts['mayCharge']).toBe(false);
    expect(rights({ elephants: 1, romeRating: 'none', xanthippus: true })).toEqual([6, 0, 30]);
    expect(rights({ romeRating: 'none', withoutGeneral: 'skip' })).toEqual([0, 36, 0]);
  });

  test('Metellus has a success rolled again: 4/6 becomes 16/36', () => {
    expect(rights({ romeRating: 2, xanthippus: true, metellus: true })).toEqual([6 + 4, 6 + 4, 16]);
  });

  test('Carthage charges where it pays, and then does at least as well as either way', () => {
    fc.assert(
      fc.property(anyInput(landBattle.fields), (any) => {
        const input = { ...(any as Input), elephants: 4, carthageCu: 9, purpose: 'win', favours: 'open' } as const;
        const [best, yes, no] = (['best', 'yes', 'no'] as const).map(
          (charge) => report({ ...input, charge }).chances['carthageWins']!,
        );
        close(best, Math.max(yes!, no!));
      }),
      { numRuns: 12 },
    );
  });

  test('a charge that has fallen leaves what it favours, and all of them together are the charge before its roll', () => {
    fc.assert(
      fc.property(anyInput(landBattle.fields), (any) => {
        const alone = { subordinate: 'none', metellus: false, charge: 'yes' } as const;
        const input = { ...(any as Input), elephants: 4, carthageCu: 9, ...alone };
        const wins = (favours: Input['favours']) => report({ ...input, favours }).chances['carthageWins']!;
        const { carthageRerolls, romeRerolls } = report({ ...input, favours: 'open' }).chances;
        const nobodyRerolls = 1 - carthageRerolls! - romeRerolls!;
        close(
          wins('open'),
          carthageRerolls! * wins('carthage') + nobodyRerolls * wins('nobody') + romeRerolls! * wins('rome'),
        );
      }),
      { numRuns: 12 },
    );
  });

  test('Metellus never helps Carthage, and Carthage never loses by holding the re-roll', () => {
    fc.assert(
      fc.property(anyInput(landBattle.fields), (any) => {
        const input = {
          ...(any as Input),
          elephants: 4,
          carthageCu: 9,
          charge: 'yes' as const,
          purpose: 'win' as const,
          subordinate: 'none' as const,
        };
        const [without, with_] = [false, true].map((metellus) => report({ ...input, metellus }).chances['romeWins']!);
        expect(with_! - without!).toBeGreaterThan(-1e-12);
        const rows = report(input).grid?.rows ?? [];
        if (rows.length) {
          expect(Number(rows[0]!['carthageWins'])).toBeGreaterThanOrEqual(Number(rows[1]!['carthageWins']));
          const gain = Number(rows[3]!['carthageWins']) - Number(rows[1]!['carthageWins']);
          expect(report(input).facts).toMatchObject({ chargeWorth: points(gain) });
          expect(Number(rows[2]!['romeWins'])).toBeGreaterThanOrEqual(Number(rows[1]!['romeWins']));
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('13.2: Change of Command', () => {
  const consuls = { romeRating: 1, subordinate: 3 } as const;
  const under = (romeRating: number, given: Partial<Input> = {}) => report({ ...given, romeRating });

  test('against a Roman Defender Carthage must roll: 1 to 3 one battle, 4 to 6 the other', () => {
    const { chances, expected, sentence } = report(consuls);
    const [stays, swaps] = [under(1), under(3)];
    close(chances.swaps, 1 / 2);
    close(chances.carthageWins, (stays.chances.carthageWins + swaps.chances.carthageWins) / 2);
    close(expected.romeCuLost, (stays.expected.romeCuLost + swaps.expected.romeCuLost) / 2);
    expect(sentence).toContain(
      '66.2% under the Consul with Battle Rating 1, 21.8% under the Consul with Battle Rating 3',
    );
  });

  test('against a Roman Attacker it rolls only where that helps, unless it is told to', () => {
    const attack = { ...consuls, attacker: 'rome' } as const;
    close(report(attack).chances.romeWins, under(1, attack).chances.romeWins);
    expect(report(attack).chances).not.toHaveProperty('swaps');
    expect(report(attack).sentence).toContain('Nobody rolls for a Change of Command.');
    for (const given of [{ commandRoll: 'always' } as const, { romeRating: 3, subordinate: 1 } as const]) {
      const single = { ...attack, subordinate: 'none' } as const;
      const both = (under(1, single).chances.romeWins + under(3, single).chances.romeWins) / 2;
      close(report({ ...attack, ...given }).chances.romeWins, both);
    }
  });

  test('Metellus answers no charge once he has lost the command', () => {
    const given = { ...consuls, romeRating: 3, subordinate: 1, metellus: true, elephants: 3, charge: 'yes' } as const;
    const metellus = { ...given, subordinate: 'none' } as const;
    const both = [report(metellus), report({ ...metellus, romeRating: 1, metellus: false })];
    close(report(given).chances.romeRerolls, sum(both.map(({ chances }) => chances.romeRerolls / 2)));
  });
});

/** The stand-in dice, written down again: horse, figure, circle. */
const SMALL = [
  [2, 0, 0],
  [1, 0, 0],
  [0, 1, 1],
  [0, 0, 2],
  [0, 0, 1],
  [0, 0, 0],
];
const LARGE = [
  [0, 1, 4],
  [0, 1, 3],
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 0],
  [0, 0, 1],
];
const hits = (x: number[], y: number[]) => x[0]! + Math.max(0, x[1]! - y[2]!) + Math.max(0, x[2]! - y[1]!);
const together = (a: number[], b: number[]) => a.map((n, i) => n + b[i]!);

describe('13.4: the dice as we have them', () => {
  test('level 2 attacking level 1 wins 20/36, level 1 attacking level 2 wins 6/36', () => {
    close(report({ ...EVEN, carthageCu: 5 }).chances['carthageWins'], 20 / 36);
    close(report({ ...EVEN, carthageCu: 5, attacker: 'rome' }).chances['romeWins'], 6 / 36);
  });

  test('level 3 against 2, every roll: wins, losses and ties', () => {
    const all = sequences(3).map(([s, l, r]) => {
      const [c, rome] = [together(SMALL[s! - 1]!, LARGE[l! - 1]!), LARGE[r! - 1]!];
      return [hits(c, rome), hits(rome, c)] as const;
    });
    const { chances, expected } = report({ ...EXAMPLE, charge: 'no' as const });
    close(chances['carthageWins'], all.filter(([c, r]) => c > r).length / 216);
    close(chances['tied'], all.filter(([c, r]) => c === r).length / 216);
    close(expected['romeCuLost'], sum(all.map(([c]) => Math.min(c, 5))) / 216);
    close(expected['carthageCuLost'], sum(all.map(([, r]) => Math.min(r, 3))) / 216);
  });

  test('a re-roll, every roll and every choice: the slow way', () => {
    // Level 2 against 1: for each roll the better of leaving it, another large die and another small one.
    const win = (l: number, s: number) => (hits(LARGE[l]!, SMALL[s]!) > hits(SMALL[s]!, LARGE[l]!) ? 1 : 0);
    const faces = [0, 1, 2, 3, 4, 5];
    const best = faces.flatMap((l) =>
      faces.map((s) => Math.max(6 * win(l, s), sum(faces.map((f) => win(f, s))), sum(faces.map((f) => win(l, f))))),
    );
    const { grid } = report({ ...EVEN, carthageCu: 5, elephants: 2 });
    close(Number(grid!.rows[0]!['carthageWins']), sum(best) / 216);
  });

  test('0 to 0 is a tie, even against nobody: the blank with the least', () => {
    const own = withOwn(tables, { 'large-battle-die': { '5 figure': 0 } });
    const sweep = { ...EVEN, carthageCu: 5, carthageAllies: 3, carthageRating: 3 };
    close(report(sweep, own).chances['romeWins'], 1 / 36);
    expect(report(sweep, own).assumptions.map((a) => a.ruling)).toContain('no-hits-at-all');
    close(report({ ...sweep, attacker: 'rome' }, own).chances['carthageWins'], 1);
  });

  test('two horse heads against a figure and two circles: 2 to 3', () => {
    const input = { ...defaultsOf(battleHits.fields), carthageHorse: 2, romeFigure: 1, romeCircle: 2 };
    const { facts } = battleHits.compute(input, tables);
    expect(facts).toMatchObject({ carthageHits: 2, romeHits: 3, loser: 'Carthage' });
  });

  test('whoever may choose to hit instead of cancelling wins as often', () => {
    fc.assert(
      fc.property(anyInput(landBattle.fields), (any) => {
        const input = { ...(any as Input), charge: 'no' as const };
        close(
          report({ ...input, cancelling: 'may' }).chances['carthageWins'],
          report({ ...input, cancelling: 'must' }).chances['carthageWins']!,
        );
      }),
      { numRuns: 15 },
    );
  });
});

describe('13.6: PCs', () => {
  test('halves round down, then an Aristocrat is added; too few PCs lose the game', () => {
    // Rome is swept and eliminated: all 4 CUs and 1 ST, 2 PCs, and 2 for the Aristocrat.
    const rout = { ...EVEN, carthageCu: 5, romeRetreat: 'all', romeSts: 1, aristocrats: 2, attacker: 'rome' } as const;
    const { chances, expected } = report({ ...rout, romePcs: 4 });
    close(expected['romePcsLostIfCarthageWins'], 4);
    close(chances['romeOutOfPcs'], 0);
    close(chances['romeDisplaced'], chances['carthageWins']!);
    const short = report({ ...rout, romePcs: 3 }).chances;
    close(short['romeOutOfPcs'], short['carthageWins']!);
  });

  test('after a charge the first loss of a beaten Carthage is an Elephant', () => {
    const faces = { charge: [2], carthageSmall: [6], romeLarge: [3] };
    const few = { ...EVEN, romeCu: 9, elephants: 2, charge: 'yes' as const, xanthippus: true };
    const { facts } = landBattle.resolve!(inputOf(few), faces, tables);
    expect(facts).toMatchObject({ winner: 'Rome', carthageCuLost: 2, elephantsLost: 1 });
    const calm = landBattle.resolve!(
      inputOf({ ...few, charge: 'no' as const }),
      { carthageSmall: [6], romeLarge: [3] },
      tables,
    );
    expect(calm.facts).toMatchObject({ winner: 'Rome', carthageCuLost: 2, elephantsLost: 0 });
  });
});

test('any faces a reader types in are taken', () => {
  for (const value of [-20, 40]) {
    const cells = Object.fromEntries(
      tables['small-battle-die']!.entries.map(({ at }) => [at.join(' '), value] as const),
    );
    const own = withOwn(tables, { 'small-battle-die': cells, 'battle-dice': { '0 small': value, '1 large': value } });
    const { chances } = report({}, own);
    close(chances['carthageWins']! + chances['romeWins']!, 1);
  }
});

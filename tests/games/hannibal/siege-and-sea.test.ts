/** Sieges and voyages on the stand-in tables: by hand, and with a reader's own figures. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { percent } from '../../../src/calculator/words.ts';
import { navalMovement } from '../../../src/games/hannibal/naval-movement/calculator.ts';
import { siege } from '../../../src/games/hannibal/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hannibal');
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

type Siege = InputOf<typeof siege.fields>;
const besieged = (input: Partial<Siege>): Siege => ({ ...defaultsOf(siege.fields), besieger: 'rome', ...input });
const report = (input: Partial<Siege>) => siege.compute(besieged(input), tables);

describe('siege', () => {
  test('three attempts with plenty of CUs: 1/8 for Rome, 1/27 for Carthage without its train', () => {
    close(report({ attempts: 3, cu: 20 }).chances['falls'], 1 / 8);
    close(report({ attempts: 3, cu: 20, besieger: 'carthage' }).chances['falls'], 1 / 27);
    close(report({ attempts: 3, cu: 20, besieger: 'carthage-train' }).chances['falls'], 1 / 8);
  });

  test('two points on it: one attempt in two', () => close(report({ points: 2, attempts: 1 }).chances['falls'], 1 / 2));

  test('3 CUs must not lose one before it falls: 27 times in 64 in the end', () => {
    const { chances, facts, series } = report({ cu: 3, attempts: 18 });
    expect(Math.abs(chances['falls']! - 27 / 64)).toBeLessThan(1e-4);
    expect(facts['fallsInTheEnd']).toBe(percent(27 / 64));
    expect(series!.points).toHaveLength(18);
  });

  test('each attempt costs 1/6 of a CU on average', () => close(report({ attempts: 1 }).expected['cuLost'], 1 / 6));

  test('2 CUs cannot begin', () => {
    const { chances, sentence } = report({ cu: 2 });
    expect(chances).toEqual({ falls: 0, stands: 0, stalls: 1 });
    expect(sentence).toContain('at least 3 CUs');
  });

  test('a reader’s own card counts: 3 points on a 6, nothing else', () => {
    const own = withOwn(tables, { siege: { '4 points': 0, '5 points': 0, '6 points': 3, '1 cu': 0 } });
    const { chances } = siege.compute(besieged({ attempts: 2 }), own);
    close(chances['falls'], 11 / 36);
  });

  test('a table on which nothing ever happens', () => {
    const own = withOwn(tables, { siege: { '4 points': 0, '5 points': 0, '6 points': -2, '1 cu': 0 } });
    expect(siege.compute(besieged({}), own).sentence).toContain('does not fall');
  });
});

type Voyage = InputOf<typeof navalMovement.fields>;
const voyage = (input: Partial<Voyage>) =>
  navalMovement.compute({ ...defaultsOf(navalMovement.fields), ...input }, tables);

describe('voyage', () => {
  test('1-3 arrives, 4-5 returns, 6 is lost; -2 to a friendly port', () => {
    const plain = voyage({ cu: 6 });
    close(plain.chances.arrives, 1 / 2);
    close(plain.chances.returns, 1 / 3);
    close(plain.chances.lost, 1 / 6);
    close(plain.expected['cuArriving'], 3);
    close(plain.expected['cuLost'], 1);
    const friendly = voyage({ friendlyPort: true });
    close(friendly.chances['arrives'], 5 / 6);
    expect(friendly.chances['lost']).toBe(0);
  });

  test('Rome does not roll, and 1 MP is left', () => {
    const { chances, facts, tables: used } = voyage({ who: 'rome' });
    expect(chances).toEqual({ arrives: 1, returns: 0, lost: 0 });
    expect(facts['mpLeft']).toBe(1);
    expect(used.map((u) => u.table)).toEqual(['limits']);
    expect(navalMovement.rolls!({ ...defaultsOf(navalMovement.fields), who: 'rome' }, tables, {})).toEqual([]);
  });
});

/** Sieges and voyages on the tables of 2007: by hand, and with a reader's own figures. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { withOwn } from '../../../src/calculator/own.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { percent } from '../../../src/calculator/words.ts';
import { navalMovement } from '../../../src/games/hannibal/naval-movement/calculator.ts';
import { siege } from '../../../src/games/hannibal/siege/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hannibal');
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(1e-12);

type Siege = InputOf<typeof siege.fields>;
const besieged = (input: Partial<Siege>): Siege => ({ ...defaultsOf(siege.fields), besieger: 'rome', ...input });
const NOTHING = { '3 points': 0, '4 points': 0, '5 points': 0, '1 cu': 0, '3 cu': 0 };
const report = (input: Partial<Siege>) => siege.compute(besieged(input), tables);

describe('siege', () => {
  test('three attempts with plenty of CUs: 53/108 for Rome, 1/8 for Carthage without its train', () => {
    close(report({ attempts: 3, cu: 20 }).chances['falls'], 53 / 108);
    close(report({ attempts: 3, cu: 20, besieger: 'carthage' }).chances['falls'], 1 / 8);
    close(report({ attempts: 3, cu: 20, besieger: 'carthage-train' }).chances['falls'], 53 / 108);
  });

  test('against Rome Carthage needs a 5 or a 6, with the train a 4', () => {
    const rome = { greatCity: true, points: 2, attempts: 1 };
    close(report({ ...rome, besieger: 'carthage' }).chances['falls'], 1 / 3);
    close(report({ ...rome, besieger: 'carthage-train' }).chances['falls'], 1 / 2);
    expect(report({ ...rome, besieger: 'carthage' }).facts['modifier']).toBe(-2);
  });

  test('Marcellus has +1 against a city and none against a Tribe', () => {
    expect(report({ marcellus: true }).facts['modifier']).toBe(1);
    expect(report({ marcellus: true, kind: 'tribe' }).facts['modifier']).toBe(0);
    expect(report({ greatCity: true, kind: 'tribe' }).facts['modifier']).toBe(0);
  });

  test('two points on it: two attempts in three', () =>
    close(report({ points: 2, attempts: 1 }).chances['falls'], 2 / 3));

  test('3 CUs must not lose one before it falls: 46 times in 125 in the end', () => {
    const { chances, facts, series } = report({ cu: 3, attempts: 18 });
    expect(Math.abs(chances['falls']! - 46 / 125)).toBeLessThan(1e-4);
    expect(facts['fallsInTheEnd']).toBe(percent(46 / 125));
    expect(series!.points).toHaveLength(18);
  });

  test('each attempt costs 1/3 of a CU on average', () => close(report({ attempts: 1 }).expected['cuLost'], 1 / 3));

  test('an attempt of two rolls is one attempt: a 1 and a 6 cost a CU and take Capua, which had a point', () => {
    const capua = { twice: true, cu: 4, points: 1, attempts: 1 };
    const { facts } = siege.resolve!(besieged(capua), { roll1: [1], roll2: [6] }, tables);
    expect(facts).toMatchObject({ falls: true, cuLost: 1, attemptsIfFalls: 1 });
    close(report({ ...capua, points: 2 }).chances['falls'], 1 - (1 / 3) ** 2);
  });

  test('the second of two rolls is made by fewer than 3 CUs too, and a third is not', () => {
    const few = besieged({ twice: true, cu: 3, points: 2, attempts: 2 });
    expect(siege.rolls!(few, tables, { roll1: [1] }).map(({ id }) => id)).toEqual(['roll1', 'roll2']);
    expect(siege.rolls!(few, tables, { roll1: [1], roll2: [2] }).map(({ id }) => id)).toEqual(['roll1', 'roll2']);
  });

  test('2 CUs cannot begin', () => {
    const { chances, sentence } = report({ cu: 2 });
    expect(chances).toEqual({ falls: 0, stands: 0, stalls: 1 });
    expect(sentence).toContain('at least 3 CUs');
  });

  test('a reader’s own card counts: 3 points on a 6, nothing else', () => {
    const own = withOwn(tables, { siege: { ...NOTHING, '6 points': 3 } });
    const { chances } = siege.compute(besieged({ attempts: 2 }), own);
    close(chances['falls'], 11 / 36);
  });

  test('a table on which nothing ever happens', () => {
    const own = withOwn(tables, { siege: { ...NOTHING, '6 points': -2 } });
    expect(siege.compute(besieged({}), own).sentence).toContain('does not fall');
  });
});

type Voyage = InputOf<typeof navalMovement.fields>;
const voyage = (input: Partial<Voyage>) =>
  navalMovement.compute({ ...defaultsOf(navalMovement.fields), ...input }, tables);

describe('voyage', () => {
  test('Carthage to New Carthage has -4: a 6 returns, all else arrives', () => {
    const { chances, expected, facts } = voyage({ cu: 6, from: 'carthage', to: 'new-carthage', romanTo: false });
    expect(facts['modifier']).toBe(-4);
    close(chances.arrives, 5 / 6);
    close(chances.returns, 1 / 6);
    close(expected['cuArriving'], 5);
  });

  test('New Carthage to a Roman Rome has +1: a 1 returns, all else is lost', () => {
    const { chances, expected } = voyage({ cu: 6, from: 'new-carthage', to: 'rome' });
    close(chances.returns, 1 / 6);
    close(chances.lost, 5 / 6);
    close(expected['cuLost'], 5);
  });

  test('1 CU from New Carthage to a Roman Rhegium has -1', () => {
    expect(voyage({ cu: 1, from: 'new-carthage', to: 'rhegium' }).facts['modifier']).toBe(-1);
  });

  test('Syracuse, Macedon, a Naval Victory and Mago are worth 1 each', () => {
    const all = voyage({ syracuse: true, macedon: true, victory: true, mago: true });
    expect(Number(all.facts['modifier']) - Number(voyage({}).facts['modifier'])).toBe(-4);
  });

  test('nobody sails to the port he is in', () => {
    const { fields } = navalMovement;
    expect(parse(fields, { ...defaultsOf(fields), to: 'carthage' }).type).toBe('problems');
  });

  test('Rome does not roll, and 1 MP is left', () => {
    const { chances, facts, tables: used } = voyage({ who: 'rome' });
    expect(chances).toEqual({ arrives: 1, returns: 0, lost: 0 });
    expect(facts['mpLeft']).toBe(1);
    expect(used.map((u) => u.table)).toEqual(['limits']);
    expect(navalMovement.rolls!({ ...defaultsOf(navalMovement.fields), who: 'rome' }, tables, {})).toEqual([]);
  });
});

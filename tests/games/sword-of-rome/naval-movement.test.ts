/** Naval movement: when a roll is due, what each card buys, and what attrition costs at sea. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { Reader } from '../../../src/calculator/table.ts';
import { navalMovement } from '../../../src/games/sword-of-rome/naval-movement/calculator.ts';
import { sail } from '../../../src/games/sword-of-rome/naval-movement/sail.ts';
import type { Contest } from '../../../src/games/sword-of-rome/naval-movement/voyage.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof navalMovement.fields>;
const inputOf = (given: Partial<Input>): Input => ({ ...defaultsOf(navalMovement.fields), ...given });
const report = (given: Partial<Input>): Report => navalMovement.compute(inputOf(given), tables);
const roll = (given: Partial<Input>, faces: Record<string, number[]>) =>
  navalMovement.resolve!(inputOf(given), faces, tables);

const CLOSE = 1e-12;
const close = (a: number | undefined, b: number): void => expect(Math.abs(a! - b)).toBeLessThan(CLOSE);

describe('the roll', () => {
  test.each([
    ['1', true, -2, 4, 2, 0],
    ['2', true, -1, 3, 2, 1],
    ['3', true, 0, 2, 2, 2],
    ['1', false, 0, 2, 2, 2],
    ['2', false, 1, 1, 2, 3],
    ['3', false, 2, 0, 2, 4],
  ] as const)('card %s, friendly port %s: modifier %i', (contest, friendlyPort, modifier, success, back, attrition) => {
    const { facts, chances } = report({ contest, friendlyPort });
    expect(facts).toEqual({ rollDue: true, modifier });
    close(chances['success'], success / 6);
    close(chances['returns'], back / 6);
    close(chances['attrition'], attrition / 6);
    close(chances['arrives'], (success + attrition) / 6);
  });

  test('the example of the rule: a 3, +1 for the card, -2 for the port, arrives', () => {
    const { facts, steps } = roll({ contest: '2', friendlyPort: true }, { naval: [3] });
    expect(facts).toMatchObject({ modifier: -1, modifiedRoll: 2, success: true, arrives: true });
    expect(steps[0]!.text).toContain('3 −1 = 2, success');
  });

  test('attrition rolls again and takes its toll', () => {
    const needed = (fallen: Record<string, number[]>) =>
      navalMovement.rolls!(inputOf({ contest: '3' }), tables, fallen).map((r) => r.id);
    expect(needed({})).toEqual(['naval']);
    expect(needed({ naval: [2] })).toEqual(['naval']);
    expect(needed({ naval: [3] })).toEqual(['naval', 'attrition']);
    expect(roll({ contest: '3', cu: 6 }, { naval: [6], attrition: [5] }).facts).toMatchObject({
      attrition: true,
      cuLost: 2,
      cuArriving: 4,
    });
  });
});

test('9.6.4: a voyage tells the dice that it rolled and the one it waits for', () => {
  const figures = new Reader(tables);
  const sailed = (contest: Contest, faces: Record<string, number[]>, friendlyPort = false) => {
    const { result, naval, attritionFace, awaits, cuLost } = sail({ contest, friendlyPort }, 6, faces, figures);
    return { result, naval: naval?.modified, attritionFace, awaits, cuLost };
  };
  const nothing = { naval: undefined, attritionFace: undefined, awaits: undefined, cuLost: 0 };
  expect(sailed('none', {})).toEqual({ ...nothing, result: 'success' });
  expect(sailed('contest-3', {})).toEqual({ ...nothing, result: 'success', awaits: 'naval' });
  expect(sailed('contest-3', { naval: [6] })).toEqual({
    ...nothing,
    result: 'attrition',
    naval: 8,
    awaits: 'attrition',
  });
  expect(sailed('contest-3', { naval: [6], attrition: [5] })).toEqual({
    ...nothing,
    result: 'attrition',
    naval: 8,
    attritionFace: 5,
    cuLost: 2,
  });
  // A second die that is not needed is not told.
  expect(sailed('roll', { naval: [1], attrition: [5] }, true)).toEqual({ ...nothing, result: 'success', naval: -1 });
});

describe('attrition at sea', () => {
  test('6 CU lose 7/6 on average, with a 2-value card half as often', () => {
    const { expected } = report({ contest: '2', cu: 6 });
    close(expected['cuLost'], 7 / 12);
    // Those who return do not arrive, but lose nothing.
    close(expected['cuArriving'], 6 * (4 / 6) - 7 / 12);
  });

  test('a single CU may be lost altogether', () => {
    const { chances } = report({ contest: '2', cu: 1 });
    close(chances['wipedOut'], 1 / 12);
    close(chances['arrives'], 4 / 6 - 1 / 12);
    expect(roll({ contest: '2', cu: 1 }, { naval: [6], attrition: [6] }).sentence).toContain('last CU');
  });
});

describe('when a roll is due', () => {
  const due = (given: Partial<Input>) => report(given).facts['rollDue'];

  test('five players: only if Carthage plays a card, and never against itself or an ally', () => {
    expect(due({ contest: 'none' })).toBe(false);
    for (const who of ['greeks', 'romans', 'etruscans'] as const) expect(due({ who, contest: '1' })).toBe(true);
    for (const who of ['carthage', 'ally'] as const) expect(due({ who, contest: '3' })).toBe(false);
    // What matters with fewer players does not count here.
    expect(due({ contest: 'none', carthaginianPort: true, romanTreaty: true })).toBe(false);
  });

  test('fewer players: to a Carthaginian port, and for Greeks under the treaty everywhere', () => {
    const fewer = { players: 'two-to-four', contest: '3' } as const;
    expect(due(fewer)).toBe(false);
    expect(due({ ...fewer, carthaginianPort: true })).toBe(true);
    expect(due({ ...fewer, carthaginianPort: true, who: 'carthage' })).toBe(false);
    expect(due({ ...fewer, romanTreaty: true })).toBe(true);
    expect(due({ ...fewer, romanTreaty: true, who: 'romans' })).toBe(false);
    expect(report({ ...fewer, carthaginianPort: true }).facts['modifier']).toBe(0);
  });

  test('no roll: it arrives for certain and needs no reading; what a card would do beside it stands on our tables', () => {
    const { chances, sentence, assumptions, standing } = report({ contest: 'none' });
    expect(chances).toMatchObject({ arrives: 1, success: 1, returns: 0, attrition: 0, wipedOut: 0 });
    expect(sentence).toBe('The force is sure to arrive: no roll is needed.');
    expect(assumptions).toEqual([]);
    expect(standing).toBe('stand-in');
    const alone = report({ who: 'carthage' });
    expect([alone.tables, alone.standing]).toEqual([[], 'printed']);
    expect(report({ who: 'ally' }).sentence).toContain('cannot contest an ally’s move');
  });
});

describe('what each card buys', () => {
  test('a row a card, each with a sixth less success than the one before', () => {
    const { rows } = report({}).grid!;
    expect(rows.map((r) => r['modifier'])).toEqual(['no roll', '0', '+1', '+2']);
    [1, 2 / 6, 1 / 6, 0].forEach((p, i) => {
      close(Number(rows[i]!['success']), p);
    });
    [0, -4 / 6, -1 / 6, -1 / 6].forEach((p, i) => {
      close(Number(rows[i]!['bought']), p);
    });
  });

  test('nothing to compare where nothing can be contested', () => {
    expect(report({ who: 'carthage' }).grid).toBeUndefined();
    expect(report({ players: 'two-to-four' }).grid).toBeUndefined();
    expect(report({ players: 'two-to-four', carthaginianPort: true }).grid!.rows).toHaveLength(2);
  });

  test('a higher card never helps the mover, a friendly port never hurts it', () => {
    fc.assert(
      fc.property(anyInput(navalMovement.fields), (drawn) => {
        const success = (given: Partial<Input>) =>
          navalMovement.compute({ ...(drawn as Input), ...given }, tables).chances['success']!;
        const cards = (['none', '1', '2', '3'] as const).map((contest) => success({ contest }));
        for (let i = 1; i < cards.length; i++) expect(cards[i]).toBeLessThanOrEqual(cards[i - 1]! + CLOSE);
        expect(success({ friendlyPort: true })).toBeGreaterThanOrEqual(success({ friendlyPort: false }) - CLOSE);
      }),
    );
  });
});

/** Naval capacity: every line of the three lists, the closed ports, and both readings of Syracuse. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { navalCapacity } from '../../../src/games/sword-of-rome/naval-capacity/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof navalCapacity.fields>;
const report = (given: Partial<Input>): Report =>
  navalCapacity.compute({ ...defaultsOf(navalCapacity.fields), ...given }, tables);

/** Room to move, to avoid battle and to retreat. */
const room = (given: Partial<Input>): number[] => {
  const { facts } = report(given);
  return ['capacityMoving', 'capacityAvoiding', 'capacityRetreating'].map((key) => Number(facts[key]));
};

const five = { players: 'five' } as const;

describe('the lists', () => {
  test.each<[string, Partial<Input>, number[]]>([
    ['Greeks', {}, [3, 3, 3]],
    ['Greeks with a lower card', { means: '2' }, [0, 0, 0]],
    ['Greeks to Syracuse', { to: 'syracuse' }, [6, 6, 6]],
    ['Greeks from Syracuse', { from: 'syracuse' }, [6, 3, 3]],
    ['Greeks from Syracuse, read widely', { from: 'syracuse', syracuse: 'to-or-from' }, [6, 6, 6]],
    ['Greeks with Lilybaeum, five', { ...five, greekLilybaeum: true, to: 'syracuse' }, [10, 10, 10]],
    ['Greeks from Lilybaeum, five', { ...five, greekLilybaeum: true, from: 'lilybaeum' }, [10, 3, 3]],
    [
      'Greeks from Lilybaeum to Syracuse',
      { ...five, greekLilybaeum: true, from: 'lilybaeum', to: 'syracuse' },
      [10, 10, 10],
    ],
    ['Greeks with Lilybaeum, elsewhere', { ...five, greekLilybaeum: true }, [3, 3, 3]],
    ['Greeks with Lilybaeum, fewer players', { greekLilybaeum: true, to: 'lilybaeum' }, [3, 3, 3]],
    ['Romans', { who: 'romans' }, [0, 0, 0]],
    ['Romans after Duoviri Navales', { who: 'romans', duoviri: true }, [3, 3, 3]],
    ['Romans under the treaty', { who: 'romans', romanTreaty: true }, [10, 10, 10]],
    ['Romans, no treaty with five', { ...five, who: 'romans', romanTreaty: true, duoviri: true }, [3, 3, 3]],
    ['Etruscans', { who: 'etruscans' }, [0, 0, 0]],
    ['Etruscans with Naval Transports', { who: 'etruscans', means: 'event' }, [3, 3, 3]],
    ['Carthage with Neutral Power Activates', { who: 'carthage', means: 'event' }, [10, 10, 10]],
    ['Carthage without a card', { who: 'carthage', means: 'none' }, [0, 10, 10]],
    ['Carthage with a Roman 3', { who: 'carthage', romanTreaty: true }, [10, 10, 10]],
    ['Carthage with a 3, no treaty', { who: 'carthage' }, [0, 10, 10]],
    ['Carthage with a 1, five', { ...five, who: 'carthage', means: '1' }, [3, 3, 3]],
    ['Carthage with a 2, five', { ...five, who: 'carthage', means: '2' }, [6, 6, 6]],
    ['Carthage with a 3, five', { ...five, who: 'carthage', means: '3' }, [10, 10, 10]],
    ['Carthage without a card, five', { ...five, who: 'carthage', means: 'none' }, [0, 0, 0]],
    ['an ally with a 2, five', { ...five, who: 'ally', means: '2' }, [6, 6, 6]],
    ['an ally, fewer players', { who: 'ally', means: '2' }, [0, 0, 0]],
  ])('%s', (_, given, expected) => {
    expect(room(given)).toEqual(expected);
  });
});

describe('ports', () => {
  test('African ports are closed to others with fewer than five', () => {
    expect(room({ to: 'carthago' })).toEqual([0, 0, 0]);
    expect(report({ to: 'carthago' }).breakdown[0]).toMatchObject({ rule: '9.6.2', amount: 0 });
    expect(room({ ...five, to: 'carthago' })).toEqual([3, 3, 3]);
    expect(room({ who: 'carthage', means: 'event', to: 'kerkouane' })).toEqual([10, 10, 10]);
  });

  test('Kerkouane opens to the Greeks while their CU are there', () => {
    expect(room({ to: 'kerkouane' })).toEqual([0, 0, 0]);
    expect(room({ to: 'kerkouane', greeksInKerkouane: true })).toEqual([3, 3, 3]);
    expect(room({ who: 'romans', duoviri: true, to: 'kerkouane', greeksInKerkouane: true })).toEqual([0, 0, 0]);
  });

  test('the Garrison box is for Carthage with five, and no port to flee to', () => {
    expect(room({ ...five, who: 'carthage', means: '2', to: 'garrison-box' })).toEqual([6, 0, 0]);
    expect(room({ ...five, to: 'garrison-box' })).toEqual([0, 0, 0]);
    expect(room({ who: 'carthage', means: 'event', to: 'garrison-box' })).toEqual([0, 0, 0]);
  });

  test('avoiding and retreating need a friendly port; moving does not', () => {
    expect(room({ unfriendly: true })).toEqual([3, 0, 0]);
  });

  test('a voyage goes somewhere else', () => {
    expect(room({ from: 'syracuse', to: 'syracuse' })).toEqual([0, 0, 0]);
  });
});

describe('who sails', () => {
  test('as many as there is room for, and the rest by the reading', () => {
    const { facts, grid, assumptions } = report({ cu: 5, to: 'syracuse' });
    expect(facts).toMatchObject({ sailMoving: 5, leftMoving: 0 });
    expect(assumptions).toEqual([]);
    expect(grid!.rows.map((r) => r['rest'])).toEqual(['–', '–', '–']);
    expect(report({ cu: 5 }).grid!.rows.map((r) => r['rest'])).toEqual(['stay behind', 'stay and fight', 'are lost']);
    expect(report({ cu: 5, overCapacity: 'by-land' }).grid!.rows[2]).toMatchObject({
      left: 2,
      rest: 'retreat by land',
    });
    expect(report({ cu: 5 }).facts).toMatchObject({ leftRetreating: 2, lostRetreating: 2 });
    expect(report({ cu: 5, overCapacity: 'by-land' }).facts).toMatchObject({ leftRetreating: 2, lostRetreating: 0 });
    expect(report({ cu: 5, unfriendly: true }).facts).toMatchObject({ leftRetreating: 5, lostRetreating: 0 });
    expect(report({ cu: 5 }).assumptions.map((a) => a.ruling)).toEqual(['sea-retreat-over-capacity']);
  });

  test('those who landed leave on their own ships, without a card', () => {
    expect(room({ means: 'none', landed: true, cu: 5 })).toEqual([0, 0, 5]);
    expect(room({ landed: true, cu: 2 })).toEqual([3, 3, 3]);
    expect(room({ landed: true, cu: 5, unfriendly: true })).toEqual([3, 0, 0]);
  });

  test('the reading of Syracuse is named only where it matters', () => {
    const rulings = (given: Partial<Input>) => report({ cu: 3, ...given }).assumptions.map((a) => a.ruling);
    expect(rulings({ from: 'syracuse' })).toEqual(['sea-capacity-from-syracuse']);
    expect(rulings({ to: 'syracuse' })).toEqual([]);
    expect(rulings({ who: 'romans', duoviri: true, from: 'syracuse' })).toEqual([]);
  });

  test('never more than 10, never more than there are, and every answer names its clause', () => {
    fc.assert(
      fc.property(anyInput(navalCapacity.fields), (drawn) => {
        const { facts, breakdown } = navalCapacity.compute(drawn as Input, tables);
        expect(breakdown).toHaveLength(3);
        for (const use of ['Moving', 'Avoiding', 'Retreating'] as const) {
          const [capacity, sail, left] = (['capacity', 'sail', 'left'] as const).map((part) => facts[`${part}${use}`]);
          expect(capacity).toBeLessThanOrEqual(10);
          expect(sail).toBe(Math.min(capacity!, (drawn as Input).cu));
          expect(sail! + left!).toBe((drawn as Input).cu);
        }
      }),
    );
  });
});

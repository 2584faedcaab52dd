/** Support: how many points, what each can do where, and what CU, sieges and allies prevent. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { support } from '../../../src/games/sword-of-rome/support/calculator.ts';
import { USES } from '../../../src/games/sword-of-rome/support/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables, ids } = gameOf('sword-of-rome');

type Input = InputOf<typeof support.fields>;
type Space = Input['spaces'][number];

const SPACE: Space = {
  what: 'loserPc',
  loyalty: 1,
  guards: 0,
  mine: false,
  enemies: false,
  home: 'other',
  adjacent: false,
  siege: 'none',
};
const ask = (given: Partial<Input>) => support.compute({ ...defaultsOf(support.fields), ...given }, tables);
const point = (space: Partial<Space>, given: Partial<Input> = {}) =>
  ask({ spaces: [{ ...SPACE, ...space }], ...given }).facts['space1'];

test('the uses are those of the table, and their clauses exist', () => {
  expect(Object.keys(USES)).toEqual(tables['support-menu']!.axes[0]!.keys);
  for (const { rule } of Object.values(USES)) expect(ids).toContain(rule);
});

describe('points', () => {
  test('half of the CU really removed, rounded up', () => {
    for (let cu = 0; cu <= 12; cu++) expect(ask({ diceCu: cu }).facts['points']).toBe(Math.ceil(cu / 2));
    expect(ask({ diceCu: 2, retreatCu: 2, eventCu: 1 }).facts).toMatchObject({ cuRemoved: 5, points: 3 });
    expect(ask({ diceCu: 6, loserCu: 2 }).facts).toMatchObject({ cuRemoved: 2, points: 1 });
  });

  test('the value of a card, or what an event says', () => {
    expect(ask({ occasion: 'card', cardValue: 3 }).facts).toEqual({ points: 3 });
    expect(ask({ occasion: 'own', points: 3 }).sentence).toBe('You have 3 support points to give up.');
    expect(ask({ occasion: 'other', points: 1 }).sentence).toBe('You have 1 support point to remove.');
  });
});

describe("the loser's PC marker", () => {
  test('turns independent where nobody guards it', () => {
    expect(point({})).toBe('independent PC marker');
    expect(point({ guards: 1 })).toBe('nothing: CU protect it');
  });

  test('turns mine with an adjacent space, unless enemy CU or an ally’s home forbid it', () => {
    expect(point({ adjacent: true })).toBe('independent PC marker or my PC marker');
    expect(point({ adjacent: true, enemies: true })).toBe('independent PC marker');
    expect(point({ adjacent: true, home: 'ally' })).toBe('independent PC marker');
  });

  test('turns mine where my CU stand; in an ally’s home it only goes', () => {
    expect(point({ mine: true })).toBe('my PC marker or independent PC marker');
    expect(point({ mine: true, home: 'ally' }, { occasion: 'card' })).toBe('marker removed');
  });
});

describe("the loser's city", () => {
  const city = { what: 'loserCity' } as const;

  test('comes down to as many points as CU guard it', () => {
    expect(point({ ...city, loyalty: 3, guards: 2 })).toBe('loyalty 3 to 2');
    expect(point({ ...city, loyalty: 3, guards: 3 })).toBe('nothing: CU protect it');
    expect(point({ ...city, loyalty: 2, guards: 2 })).toBe('nothing: CU protect it');
  });

  test('at 0 turns independent, mine, or falls to its besieger', () => {
    expect(point(city)).toBe('independent city');
    expect(point({ ...city, adjacent: true })).toBe('my city, loyalty 1');
    expect(point({ ...city, adjacent: true, home: 'ally' })).toBe('independent city');
    expect(point({ ...city, adjacent: true, guards: 1 })).toBe('nothing: CU protect it');
    expect(point({ ...city, adjacent: true, loyalty: 2 })).toBe('loyalty 2 to 1');
    expect(point({ ...city, adjacent: true, siege: 0 })).toBe('falls to its besieger');
  });

  test('falls as soon as its loyalty is down to the siege level', () => {
    expect(point({ ...city, loyalty: 3, siege: 2 })).toBe('falls to its besieger');
    expect(point({ ...city, loyalty: 3, siege: 1 })).toBe('loyalty 3 to 2');
  });

  test('is out of reach of a card, and an event cannot make it mine', () => {
    expect(point({ ...city, adjacent: true }, { occasion: 'card' })).toBe('nothing');
    expect(point({ ...city, adjacent: true }, { occasion: 'other' })).toBe('independent city');
  });
});

describe('my own support', () => {
  const city = { what: 'ownCity' } as const;

  test('a city goes up to 3, Gallic ones stay at 1, besieged ones stay', () => {
    expect(point({ ...city, loyalty: 2 })).toBe('loyalty 2 to 3');
    expect(point({ ...city, loyalty: 3 })).toBe('nothing: loyalty is at its maximum');
    expect(point({ ...city, loyalty: 1 }, { parties: 'gauls' })).toBe('nothing: loyalty is at its maximum');
    expect(point({ ...city, siege: 0 })).toBe('nothing: besieged');
  });

  test('can be given up whatever CU stand there', () => {
    expect(point({ what: 'ownPc', guards: 9 }, { occasion: 'own' })).toBe('independent PC marker');
    expect(point({ ...city, loyalty: 1, guards: 9 }, { occasion: 'own' })).toBe('independent city');
    expect(point({ what: 'loserPc' }, { occasion: 'own' })).toBe('nothing');
  });
});

describe('independent markers, other enemies, tribes', () => {
  test('at home they come back after a battle, if no enemy CU stand there', () => {
    expect(point({ what: 'independentPc', home: 'mine' })).toBe('my home space again');
    expect(point({ what: 'independentCity', home: 'mine' })).toBe('my city, loyalty 1');
    expect(point({ what: 'independentCity', home: 'mine', enemies: true })).toBe('nothing');
    expect(point({ what: 'independentPc', home: 'mine' }, { occasion: 'card' })).toBe('nothing');
    expect(point({ what: 'independentPc', mine: true }, { occasion: 'card' })).toBe('my PC marker');
  });

  test('a battle takes nothing from those who did not lose it', () => {
    expect(point({ what: 'otherPc', adjacent: true })).toBe('nothing');
    expect(point({ what: 'otherCity', adjacent: true })).toBe('nothing');
    expect(point({ what: 'otherPc', mine: true })).toBe('my PC marker');
  });

  test('tribes are never touched', () => {
    for (const occasion of ['battle', 'card', 'own', 'other'] as const)
      expect(point({ what: 'tribe', mine: true, adjacent: true, home: 'mine' }, { occasion })).toBe(
        'nothing: support does not affect tribes',
      );
  });
});

describe('plunder and unrest', () => {
  const uses = (given: Partial<Input>) => ask(given).grid!.rows.map((r) => r['use']);

  test('only winning Gauls plunder, a marker a point', () => {
    expect(ask({ diceCu: 5, parties: 'gauls' }).facts['plunder']).toBe(3);
    expect(ask({ diceCu: 5 }).facts).not.toHaveProperty('plunder');
    expect(uses({ parties: 'gauls' })).toContain(USES.plunder.name);
    expect(uses({})).not.toContain(USES.plunder.name);
  });

  test('Carthage wins: the level falls, to 0 at most', () => {
    expect(ask({ diceCu: 5, parties: 'carthageWon', unrest: 2 }).facts).toMatchObject({
      unrestPoints: 2,
      levelIfUsed: 0,
    });
    expect(uses({ parties: 'carthageWon' })).toContain(USES.unrest.name);
  });

  test('Carthage loses: the level rises, to what the garrison allows', () => {
    for (let garrison = 0; garrison <= 12; garrison++) {
      const { facts } = ask({ diceCu: 8, parties: 'gaulsBeatCarthage', unrest: 5, garrison });
      const level = Math.max(5, Math.min(10 - garrison, 9));
      expect(facts).toMatchObject({ levelIfUsed: level, unrestPoints: level - 5, plunder: 4 });
    }
  });
});

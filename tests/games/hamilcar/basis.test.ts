/** What the results of Hamilcar rest on: the clauses with their amounts, and the readings that were needed, no others. */
import { describe, expect, test } from 'vitest';
import { activation } from '../../../src/games/hamilcar/activation.ts';
import { battleHits } from '../../../src/games/hamilcar/battle-hits.ts';
import { cityCapacity } from '../../../src/games/hamilcar/city-capacity.ts';
import { commandChange } from '../../../src/games/hamilcar/command-change/calculator.ts';
import { dictator } from '../../../src/games/hamilcar/dictator.ts';
import { fleet } from '../../../src/games/hamilcar/fleet/calculator.ts';
import { hire } from '../../../src/games/hamilcar/hire.ts';
import { isolation } from '../../../src/games/hamilcar/isolation/calculator.ts';
import { province } from '../../../src/games/hamilcar/province.ts';
import { romanReinforcements } from '../../../src/games/hamilcar/roman-reinforcements.ts';
import { seamanship } from '../../../src/games/hamilcar/seamanship/calculator.ts';
import { siege } from '../../../src/games/hamilcar/siege/calculator.ts';
import { truce } from '../../../src/games/hamilcar/truce.ts';
import { victory } from '../../../src/games/hamilcar/victory/calculator.ts';
import { warChest } from '../../../src/games/hamilcar/war-chest.ts';
import { basisOf } from '../../support/basis.ts';

const { ask, lines, readings } = basisOf('hamilcar');

describe('an activation', () => {
  test('5.2.C2.1: OPs against the Strategy Rating, where OPs are what activates', () => {
    expect(lines(activation, { cardOp: 2, strategyRating: 3 })).toEqual(['2 5.2.C2.1', '-3 2.2.A']);
    expect(lines(activation, { by: 'event' })).toEqual([]);
    expect([readings(activation, {}), readings(activation, { by: 'event' })]).toEqual([['siege-after-a-move'], []]);
  });

  test('14.1, 7.1: what forbids a Siege, and what Vulso adds', () => {
    const event = { by: 'event', cu: 3 };
    expect(lines(activation, { ...event, cu: 2 })).toEqual(['0 14.1']);
    expect(lines(activation, { ...event, cu: 1, ready: 1, spent: 1 })).toEqual(['2 17.2.B.Vulso']);
    expect(lines(activation, { ...event, fought: true, tried: true })).toEqual(['0 14.1', '0 7.1']);
    expect(lines(activation, { ...event, pace: 'weather' })).toEqual(['0 17.1.#32b']);
    expect(ask(activation, { cardOp: 1, strategyRating: 3, st: 1 }).facts['mayBesiege']).toBe(false);
  });

  test('2.3.D1: the sentence names the STs that it takes', () => {
    expect(ask(activation, { cardOp: 2, strategyRating: 3, st: 1 }).sentence).toContain('by removing 1 ST');
    expect(ask(activation, { cardOp: 3, strategyRating: 3 }).sentence).not.toContain('for ');
  });
});

test('5.2.C4, 2.2.C1: each reason against a Dictator stands by its clause', () => {
  expect(lines(dictator, {})).toEqual(['3 5.2.C4']);
  expect(lines(dictator, { turn: 1, rome: 8, onMap: true, used: true })).toEqual([
    '0 5.2.C4',
    '0 5.2.C4',
    '0 5.2.C4',
    '0 5.2.C4',
    '0 2.2.C1',
  ]);
});

describe('a Mercenary', () => {
  test('5.2.C3: his price by his own clause', () => {
    const by = (whom: string, turn = 4) => lines(hire, { whom, turn, pcs: 5 });
    expect(by('xanthippus')).toEqual(['5 15.3.A', '-3 5.2.C3.1']);
    expect(by('barca')).toEqual(['5 15.3.A', '-3 5.2.C3.2']);
    expect(by('prolong')).toEqual(['5 15.3.A', '-3 16.3']);
    expect(by('barca', 7)).toEqual(['5 15.3.A']);
  });

  test('5.2.C3.2: in Turn 7 Barca comes unhired; the choice of PCs matters only where some are paid', () => {
    expect(ask(hire, { whom: 'barca', turn: 7, pcs: 5 }).facts).toMatchObject({ cost: 0, mayHire: false, pcsAfter: 5 });
    expect(readings(hire, { whom: 'barca', turn: 7 })).toEqual(['hamilcar-barca-in-turn-7']);
    expect(readings(hire, { whom: 'xanthippus', turn: 7, pcs: 5 })).toEqual(['which-miat-pcs-pay']);
    expect(readings(hire, { pcs: 2 })).toEqual([]);
    const says = (pcs: number) => ask(hire, { pcs }).sentence;
    expect([says(2), says(5), says(6)].map((s) => s.includes('cannot leave Africa'))).toEqual([false, true, false]);
  });
});

describe('a Truce', () => {
  test('17.1.#49, 15.3.D: what a card does to it, and a Peaceful Miat', () => {
    expect(lines(truce, {})).toEqual([]);
    expect(['event', 'other'].map((card) => lines(truce, { card }))).toEqual([['0 17.1.#49'], ['0 17.1.#49']]);
    expect(['event', 'other'].map((card) => lines(truce, { card, truce: false }))).toEqual([[], []]);
    expect(lines(truce, { peaceful: true })).toEqual(['0 15.3.D']);
  });

  test('15.3.D: under a Peaceful Miat it binds Carthage, and Rome only by the other reading', () => {
    const bound = (given: object) => ask(truce, { peaceful: true, ...given }).facts;
    expect(bound({})).toMatchObject({ romeBound: false, carthageBound: true });
    expect(bound({ peacefulTruce: 'both' })).toMatchObject({ romeBound: true, carthageBound: true });
    expect(bound({ peacefulTruce: 'both', truce: false })).toMatchObject({ romeBound: false, carthageBound: true });
    expect([readings(truce, { peaceful: true }), readings(truce, {})]).toEqual([['peaceful-truce'], []]);
    expect(ask(truce, { peaceful: true, truce: false }).assumptions).toEqual([]);
  });

  test('who is bound is told', () => {
    const says = (given: object) => ask(truce, given).sentence;
    expect(says({})).toContain('Neither side can');
    expect(says({ peaceful: true })).toContain('Carthage cannot');
    expect(says({ card: 'event' })).toMatch(/^The Truce is broken\. Nobody is bound/);
  });
});

describe('the War Chest', () => {
  test('5.6, 17.1.#45, 17.2.B.Duilius: each side’s OPs, and what takes off', () => {
    expect(lines(warChest, {})).toEqual(['14 5.6', '18 5.6']);
    expect(lines(warChest, { cancelled: 2, burned: 9, romeOp: 17 })).toEqual([
      '17 5.6',
      '18 5.6',
      '-2 17.1.#45',
      '-3 5.6',
    ]);
    expect(lines(warChest, { duilius: true })).toEqual(['14 5.6', '18 5.6', '-1 17.2.B.Duilius']);
    expect(readings(warChest, {}).includes('punic-faith-and-the-war-chest')).toBe(false);
    expect(readings(warChest, { cancelled: 1 }).includes('punic-faith-and-the-war-chest')).toBe(true);
    expect(ask(warChest, { romeOp: 1, carthageOp: 1 }).grid).toBeUndefined();
    expect(ask(warChest, { romeOp: 0, carthageOp: 40 }).grid!.rows).toHaveLength(16);
  });

  test('the sentence names STs and Duilius where they count', () => {
    const says = (given: object) => ask(warChest, given).sentence;
    expect(says({})).toBe('Rome has 4 points to spend.');
    expect(says({ burned: 1, duilius: true })).toBe(
      'Rome has 3 points to spend, after the other side removed 1 ST; 1 of them pays for C. Duilius.',
    );
  });
});

describe('Roman reinforcements', () => {
  test('5.1.C, 5.1.D, 16.1: the CUs by the clause that gives or stops them', () => {
    expect(lines(romanReinforcements, { turn: 1 })).toEqual([]);
    expect(lines(romanReinforcements, {})).toEqual(['5 5.1.C']);
    expect(lines(romanReinforcements, { besieged: true })).toEqual(['0 5.1.D']);
    expect(lines(romanReinforcements, { fixed: true })).toEqual(['5 16.1']);
  });

  test('5.1.C: Reforms of Admirals, and their reading', () => {
    const admirals = [{ rating: 2 }];
    expect(lines(romanReinforcements, { admirals })).toEqual(['5 5.1.C', '2 5.1.C']);
    expect(readings(romanReinforcements, { admirals })).toEqual(['naval-reforms-in-roma']);
    expect([readings(romanReinforcements, {}), readings(romanReinforcements, { admirals, turn: 1 })]).toEqual([[], []]);
    expect(ask(romanReinforcements, { admirals, turn: 1 }).facts).toMatchObject({ reforms: false, convertible: 0 });
    expect(ask(romanReinforcements, { admirals, warships: 10 }).facts['convertible']).toBe(0);
    expect(ask(romanReinforcements, {}).sentence).not.toContain('Reforms');
    expect(ask(romanReinforcements, { turn: 1 }).sentence).toContain('no reinforcements');
  });
});

test('2.1.B, 5.2.C2.2: the spaces of a Province, and the reading where PCs are flipped', () => {
  expect(lines(province, { mine: 1, ops: 2 })).toEqual(['1 2.1.B', '2 5.2.C2.2']);
  expect([readings(province, {}), readings(province, { flippable: 0 })]).toEqual([['flipping-needs-a-cu'], []]);
  expect(ask(province, { mine: 4 }).sentence).toContain('You control the Province already');
  expect(ask(province, { ops: 1 }).sentence).toContain('1 OP is not enough');
  expect(ask(province, { ops: 2 }).sentence).toContain('2 OPs are enough');
});

test('2.1.C, 2.3.D2: what stays outside a city is named', () => {
  const says = (cu: number, st: number) => ask(cityCapacity, { cu, st }).sentence;
  expect(says(2, 2)).toContain('Everything fits');
  expect(says(3, 4)).toContain('1 CU and 2 STs must stay outside');
  expect(says(3, 0)).toContain('1 CU must stay outside');
  expect(says(0, 3)).toContain('1 ST must stay outside');
});

describe('a Fleet', () => {
  const against = (given: object) => ask(fleet, { lanes: 1, ...given }).facts['against'];
  const hunting = { role: 'intercepting', side: 'carthage' };

  test('7.3.B, 7.3.C, 8.3, 8.4: Generals, Warships and Besieged cities, of one that moves and one that intercepts', () => {
    expect([against({ generals: 0 }), against({ ...hunting, generals: 0, warships: 1, ready: 1 })]).toEqual([
      '7.3.C',
      '8.4',
    ]);
    expect([against({ besieged: true }), against({ ...hunting, besieged: true, warships: 1, ready: 1 })]).toEqual([
      '7.3.B',
      '8.3',
    ]);
    expect(against({ ...hunting, warships: 0 })).toBe('8.3');
    expect(ask(fleet, { lanes: 1, warships: 0 }).facts['legal']).toBe(true);
  });

  test('2.3.G, 7.3.A, 2.1.H: its Units and its MPs, each where there are some', () => {
    expect(lines(fleet, { side: 'carthage', warships: 2, ready: 2, cus: 3, sts: 1, lanes: 2, crossings: 1 })).toEqual([
      '2 2.3.G',
      '3 2.3.G',
      '1 2.3.G',
      '2 7.3.A',
      '2 2.1.H',
    ]);
    expect(lines(fleet, { warships: 1, ready: 1, cus: 0, sts: 0, lanes: 1, crossings: 0 })).toEqual([
      '1 2.3.G',
      '1 7.3.A',
    ]);
  });
});

describe('a Siege', () => {
  test('14.1, 17.1.#3: the points that are missing', () => {
    expect(lines(siege, { points: 0 })).toEqual(['2 14.1']);
    expect(lines(siege, { points: 1 })).toEqual(['2 14.1', '-1 14.1']);
  });
});

describe('a Change of Command', () => {
  test('13.2: both Consuls and the enemy, and what keeps the Die away', () => {
    const plain = { commander: 3, subordinate: 1, enemy: 2, outranked: false, dictator: false };
    expect(lines(commandChange, plain)).toEqual(['3 13.2', '1 13.2', '2 13.3.C']);
    expect(lines(commandChange, { ...plain, outranked: true, dictator: true }).slice(3)).toEqual([
      '0 2.2.D2',
      '0 5.2.C4',
    ]);
    expect(readings(commandChange, { ...plain, rome: 'attacker' })).toEqual(['command-roll-choice']);
    for (const given of [{ rome: 'defender' }, { choice: 'always' }, { outranked: true }, { dictator: true }])
      expect(readings(commandChange, { ...plain, rome: 'attacker', ...given })).toEqual([]);
  });
});

test('13.4: every symbol of a battle, and what circles cancel', () => {
  const given = { carthageHorse: 2, carthageFigure: 1, romeCircle: 1, romeHorse: 1 };
  const rolled = ask(battleHits, given);
  const sum = (who: string) => rolled.breakdown.reduce((n, l) => (l.who === who ? n + l.amount : n), 0);
  expect([sum('carthage'), sum('rome')]).toEqual([rolled.facts['carthageHits'], rolled.facts['romeHits']]);
  expect(rolled.breakdown.every(({ amount }) => amount !== 0)).toBe(true);
});

describe('Seamanship in winter', () => {
  test('5.3.C: the readings on what is kept and what goes', () => {
    const touched = (given: object) => readings(seamanship, { supremacy: 'rome', ...given }).slice(1);
    expect(touched({ level: 'poor', ready: 0, supremacy: 'carthage' })).toEqual(['poor-stays-poor']);
    expect(touched({ level: 'poor', ready: 1, supremacy: 'carthage' })).toEqual([]);
    expect(touched({ level: 'excellent', ready: 3 })).toEqual([
      'winter-seamanship-first',
      'supremacy-reverts-in-winter',
    ]);
    expect(touched({ level: 'excellent', ready: 4 })).toEqual([]);
    expect(touched({ level: 'good', ready: 2, supremacy: 'carthage' })).toEqual([]);
  });
});

describe('Political Isolation', () => {
  const space = (given: object) => ({
    marker: 'none',
    ownCu: false,
    enemyCu: false,
    from: 'pc',
    way: 'road',
    ...given,
  });
  const around = (...spaces: object[]) => ({ spaces: spaces.map(space) });

  test('5.4, 2.1.H: what closes a space to the path', () => {
    expect(lines(isolation, around({}, { marker: 'own', enemyCu: true }, { marker: 'own-city' }))).toEqual([]);
    expect(lines(isolation, around({ way: 'tyrrhenum' }))).toEqual(['0 2.1.H']);
    for (const closed of [{ marker: 'tribe' }, { marker: 'enemy' }, { enemyCu: true }])
      expect(lines(isolation, around(closed))).toEqual(['0 5.4']);
  });

  test('5.4: how far it is to safety, and the reading on CUs that stand on closed ground', () => {
    const says = (given: object) => ask(isolation, given).sentence;
    expect(says({ ownCu: true, spaces: [] })).toContain('safe where it is');
    expect(says({ spaces: [] })).toContain('isolated');
    expect(says(around({ marker: 'own-city' }))).toContain('it reaches a friendly Walled City through space 1');
    expect(says(around({}, { ownCu: true, from: 1 }))).toContain('it reaches a friendly CU through spaces 1 and 2');
    const last = around({ marker: 'enemy', ownCu: true });
    expect(readings(isolation, last)).toEqual(['isolation-path-ends']);
    expect(readings(isolation, around({ marker: 'enemy' }))).toEqual([]);
    expect(ask(isolation, last).facts['isolated']).toBe(false);
  });
});

describe('the Victory Check', () => {
  const even = {
    romeItalia: 5,
    romeElsewhere: 0,
    carthageProvinces: 5,
    tyrrhenum: 'nobody',
    lilybaeum: 'nobody',
    miat: 'neutral',
  };

  test('5.5: each place that counts, with its clause', () => {
    expect(lines(victory, even)).toEqual(['5 2.1.E', '5 2.1.E']);
    expect(lines(victory, { ...even, tyrrhenum: 'rome', lilybaeum: 'carthage', miat: 'peaceful' })).toEqual([
      '5 2.1.E',
      '1 2.1.H',
      '1 15.3.D',
      '5 2.1.E',
      '1 5.5',
    ]);
    expect(lines(victory, { ...even, miat: 'warlike' })).toEqual(['5 2.1.E', '5 2.1.E', '1 15.3.B']);
  });

  test('5.5, 4.1, 6.2: who removes PCs, from the Miat first, and who has won', () => {
    const facts = (given: object) => ask(victory, { ...even, ...given }).facts;
    expect(facts({})).toMatchObject({ removes: 'nobody', pcs: 0, winner: 'nobody yet' });
    expect(facts({ tyrrhenum: 'rome' })).toMatchObject({ removes: 'Carthage', pcs: 1, fromMiat: 1 });
    expect(facts({ tyrrhenum: 'rome', miat: 'peaceful' })).toMatchObject({ removes: 'Carthage', fromMiat: 0 });
    expect(facts({ tyrrhenum: 'carthage' })).toMatchObject({ removes: 'Rome', fromMiat: 0 });
    expect(facts({ tyrrhenum: 'carthage', romePcs: 0 })).toMatchObject({ winner: 'Carthage' });
    expect(facts({ turn: 7 })['winner']).toBe('Carthage');
    expect(facts({ turn: 7, tyrrhenum: 'rome' })['winner']).toBe('Rome');
    expect(facts({ turn: 7, tyrrhenum: 'carthage' })['winner']).toBe('Carthage');
  });
});

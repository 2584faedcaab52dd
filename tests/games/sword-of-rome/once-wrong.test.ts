/** Cases that once came out wrong, each by its clause. */
import { describe, expect, test } from 'vitest';
import type { Calculator, Faces } from '../../../src/calculator/calculator.ts';
import { defaultsOf, type Field, type Fields } from '../../../src/calculator/fields.ts';
import { parse } from '../../../src/calculator/parse.ts';
import { avoid } from '../../../src/games/sword-of-rome/avoid/calculator.ts';
import { battle } from '../../../src/games/sword-of-rome/battle/calculator.ts';
import { card } from '../../../src/games/sword-of-rome/card.ts';
import { forceRatio } from '../../../src/games/sword-of-rome/force-ratio.ts';
import { calculators } from '../../../src/games/sword-of-rome/game.ts';
import { marchPast } from '../../../src/games/sword-of-rome/march-past/calculator.ts';
import { navalCapacity } from '../../../src/games/sword-of-rome/naval-capacity/calculator.ts';
import { playerTurn } from '../../../src/games/sword-of-rome/player-turn/calculator.ts';
import { unrestAttack } from '../../../src/games/sword-of-rome/unrest-attack/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

const inputOf = (calculator: Calculator, given: object) => ({ ...defaultsOf(calculator.fields), ...given }) as never;
const ask = (calculator: Calculator, given: object) => calculator.compute(inputOf(calculator, given), tables);
const roll = (calculator: Calculator, given: object, faces: Faces) =>
  calculator.resolve!(inputOf(calculator, given), faces, tables);

describe('march past', () => {
  const army = { cu: 3, tactics: 3, enemySpace: false, power: 'gauls', from: 1, spaces: 1 };

  test('12.4, 8.4: whoever wins with no CU left does not stand in the space', () => {
    const given = { moverCu: 2, moverTactics: 3, interceptors: [army] };
    const { facts } = roll(marchPast, given, { interceptions: [2], attacker: [6, 6, 6], defender: [4, 4, 5] });
    expect(facts).toMatchObject({ wins: true, moverWipedOut: true, through: false });
    const { chances } = ask(marchPast, given);
    expect(chances['through']).toBeLessThan(chances['passes']! + chances['wins']!);
  });

  test('10.5.1: where fighting and refusing serve the aim alike, the army does what costs it less', () => {
    const far = {
      letGo: true,
      furtherSpaces: [{ friendlyTo: 'none', acrossRough: false, bySea: false, enemyTo: 'listed' }],
    };
    const { sentence, expected } = ask(marchPast, { ...far, moverCu: 4, interceptors: [{ ...army, cu: 8 }] });
    expect(sentence).toContain('If it is intercepted, it should refuse battle.');
    expect(expected['moverLosses']).toBe(0);
  });

  test('an army of Carthage is called by its people', () => {
    const two = [army, { ...army, power: 'carthage' }];
    expect(JSON.stringify(ask(marchPast, { interceptors: two }).tree)).toContain('Interception by the Carthaginians');
  });
});

describe('battle', () => {
  test('12.1: 12 against 3 is an automatic victory before a flanking force comes into it', () => {
    const { chances, facts, breakdown, assumptions } = ask(battle, { attackerCu: 3, flankCu: 2, defenderCu: 12 });
    expect(chances['automaticVictory']).toBe(1);
    expect(facts['attackerSize']).toBe(3);
    // 12.2.1: nothing is rolled, so nothing is added to a roll.
    expect(breakdown).toHaveLength(1);
    expect(assumptions.map(({ ruling }) => ruling)).toContain('automatic-victory-twice');
  });

  test('8.4: nobody is displaced where nobody leads', () => {
    const { chances } = ask(battle, { attackerCu: 1, attackerTactics: 0, defenderCu: 1, defenderTactics: 1 });
    expect(chances['attackerLeaderDisplaced']).toBe(0);
    expect(chances['defenderLeaderDisplaced']).toBeGreaterThan(0);
  });

  test('12.3, 12.4.4, 12.4.5: events, the walled city and the retreat change what is lost, and 12.5 what is won', () => {
    const given = { attackerCu: 6, defenderCu: 6 };
    const faces = { attacker: [6, 6, 5], defender: [2, 2, 2] };
    // By the dice the defender loses 6; an event spares 3 of them, 1 goes inside, and the way costs 1 of the 2 others.
    const spared = { ...given, defenderLossEvent: -3, cityRoom: 1, defenderRetreat: 1 };
    expect(roll(battle, spared, faces).facts).toMatchObject({
      defenderLosses: 3,
      insideCu: 1,
      retreatLosses: 1,
      support: 2,
      defenderWipedOut: false,
    });
    expect(roll(battle, { ...spared, cityRoom: 0, defenderRetreat: 'all' }, faces).facts).toMatchObject({
      retreatLosses: 3,
      support: 3,
      defenderWipedOut: true,
    });
  });

  test('a single CU is not "all 1 CU"', () => {
    expect(ask(battle, { attackerCu: 8, defenderCu: 1 }).sentence).toContain('the defender loses its 1 CU.');
  });
});

describe('avoid or stand', () => {
  const optionsOf = (given: object) => ask(avoid, { city: 'own', ...given }).grid!.rows.map((row) => row['option']);

  test('11.1: those who fight in any case do not go inside', () => {
    expect(optionsOf({ cu: 6, rearguard: 5 })).toContain('Go inside with 1 CU, fight with 5');
    expect(optionsOf({ cu: 6, rearguard: 6 }).join()).not.toContain('inside');
  });

  test('9.3.1: any number up to 3 may go inside', () => {
    expect(optionsOf({ cu: 3, inside: 'best', fallBacks: 0 })).toEqual([
      'Stand and fight',
      'Go inside with 3 CU',
      'Go inside with 2 CU, fight with 1',
      'Go inside with 1 CU, fight with 2',
    ]);
    expect(optionsOf({ cu: 6, inside: 2, fallBacks: 0 })).toEqual([
      'Stand and fight',
      'Go inside with 2 CU, fight with 4',
    ]);
  });
});

test('20.3: the second attack on the unrest has dice and events of its own for both sides', () => {
  const given = { level: 4, cu: 3, secondCu: 3, unrestEvent: 2, unrestDice: 4 };
  const level = (more: object) => ask(unrestAttack, { ...given, ...more }).expected['newLevel']!;
  expect(level({ secondUnrestEvent: 3 })).toBeGreaterThan(level({}));
  expect(level({ secondUnrestDice: 5 })).toBeGreaterThan(level({}));
});

test('12.2.1: the force ratio says that a defender wins automatically too, and can be switched', () => {
  const { chances, assumptions } = ask(forceRatio, { cu: 2, enemyCu: 12 });
  expect(assumptions.map(({ ruling }) => ruling)).toEqual(['defender-automatic-victory']);
  expect(chances['wins']).toBe(0);
  expect(ask(forceRatio, { cu: 2, enemyCu: 12, defenderVictory: 'roll' }).chances['wins']).toBeGreaterThan(0);
});

describe('my turn', () => {
  const carthage = { players: '4', treaty: true, actions: [{ action: 'carthage' }] };

  test('18: with the treaty only the Romans activate Carthage', () => {
    expect(ask(playerTurn, carthage).facts['legal']).toBe(false);
    expect(ask(playerTurn, carthage).breakdown.at(-1)!.rule).toBe('18');
    expect(ask(playerTurn, { ...carthage, asRome: true }).facts['legal']).toBe(true);
  });

  test('with nothing left nobody is named', () => {
    const used = { volsciUsed: true, transalpineUsed: true, carthageUsed: true };
    expect(ask(playerTurn, used).sentence).not.toContain('nobody');
  });
});

test('9.6.3: who may not sail is told as a number of CU', () => {
  expect(ask(navalCapacity, { who: 'carthage', means: 'none' }).sentence).toContain('no CU may move');
});

describe('a card', () => {
  const usesOf = (given: object) => ask(card, given).grid!.rows.map(({ rule }) => rule);

  test('7.1, 7.4.3: its event, and what Desperate Times does besides', () => {
    expect(usesOf({ card: '2' })).toContain('7.1');
    expect(usesOf({ card: 'desperate' }).filter((rule) => rule === '7.4.3')).toHaveLength(2);
  });

  test('9.6.3, 9.6.4-5p: how many CU sail with it, and what it does to a voyage of others', () => {
    expect(ask(card, { card: '2', power: 'carthage' }).facts['sails']).toBe('6 CU');
    expect(ask(card, { card: '3', power: 'greeks' }).facts['sails']).toBe('3 CU, 6 CU to or from Syracuse');
    expect(ask(card, { card: '2', power: 'greeks' }).facts).not.toHaveProperty('sails');
    expect(usesOf({ card: '3', power: 'carthage' })).toContain('9.6.4-5p');
  });
});

test('9.1.1: sides swapped with more defenders than can march are refused at the field, with the clause', () => {
  const swapped = battle.swap!({ ...defaultsOf(battle.fields), defenderCu: 20 });
  expect(parse(battle.fields, swapped)).toMatchObject({
    type: 'problems',
    problems: [{ field: 'attackerCu', sentence: expect.stringContaining('the most that 9.1.1 allows') }],
  });
});

test('12.2.2: wherever a tactics rating is asked for, the leaders are offered by name', async () => {
  const asked = await Promise.all(Object.values(calculators).map(async (load) => (await load()).fields as Fields));
  const ratings = asked
    .flatMap((fields) => Object.values(fields).flatMap((f) => (f.kind === 'list' ? Object.values<Field>(f.of) : [f])))
    .filter((f) => f.kind === 'number' && /tactics/i.test(f.label));
  expect(ratings.length).toBeGreaterThan(9);
  expect(ratings.filter((f) => f.kind === 'number' && f.presets !== 'leaders').map(({ label }) => label)).toEqual([]);
});

test('12.1, 12.2.1: a defender larger only without the flanking force wins at the first look, and that is a reading', () => {
  const given = { attackerCu: 1, flankCu: 9, defenderCu: 6 };
  const { chances, assumptions } = ask(battle, given);
  expect(chances['defenderWins']).toBe(1);
  expect(assumptions.map(({ ruling }) => ruling)).toContain('defender-automatic-victory');
  expect(ask(battle, { ...given, defenderVictory: 'roll' }).chances['defenderWins']).toBeLessThan(1);
});

test('10.5.2: interceptors who have arrived are fought with all modifiers and readings, though no roll could bring them', () => {
  const interceptors = [{ cu: 2, tactics: 0, enemySpace: false, power: 'carthage', from: 1, spaces: 1 }];
  const { breakdown, assumptions } = ask(marchPast, { moverCu: 5, interceptors, came: true });
  expect(breakdown.map(({ rule }) => rule)).toContain('12.2.1');
  expect(assumptions.map(({ ruling }) => ruling)).toContain('losers-ones');
});

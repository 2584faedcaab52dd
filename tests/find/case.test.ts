/** A case typed as a sentence opens its calculator with just that filled in; other sentences are no case. */

import { describe, expect, test } from 'vitest';
import { fromQuery } from '../../src/calculator/address.ts';
import { parse } from '../../src/calculator/parse.ts';
import { caseIn } from '../../src/find/case.ts';
import { calculatorOf, GAMES, type GameId } from '../../src/games/index.ts';
import { allDocuments } from '../../src/gate/documents.ts';
import { gameOf } from '../../src/gate/game.ts';
import { isShort } from '../support/size.ts';

const documents = await allDocuments();

/** What the calculator reads from the address that is offered. */
async function filled(typed: string, game: string) {
  const offered = caseIn(documents, typed, game);
  if (!offered) return undefined;
  const { document, told } = offered;
  const calculator = await calculatorOf(document.game as GameId, document.id);
  const given = told.map(({ query }) => fromQuery(calculator!.fields, query));
  const parsed = given.map((raw) => parse(calculator!.fields, raw ?? {}).type);
  return { calculator: document.id, parsed: [...new Set(parsed)].join(), given };
}

describe('a typed case', () => {
  test.each([
    ['sword-of-rome', '8 CU tactics 3 v 5', 'battle', { attackerCu: '8', attackerTactics: '3', defenderCu: '5' }],
    ['sword-of-rome', '8 vs 5 cu', 'battle', { attackerCu: '8', defenderCu: '5' }],
    ['', '8 cu tactics 3 against 5', 'battle', { attackerCu: '8', attackerTactics: '3', defenderCu: '5' }],
    ['sword-of-rome', 'Camillus 7 cu v 4', 'battle', { attackerTactics: '4', attackerCu: '7', defenderCu: '4' }],
    ['sword-of-rome', '6 v 4 across a strait', 'battle', { attackerCu: '6', defenderCu: '4', acrossRough: '1' }],
    [
      'sword-of-rome',
      '8 CU, tactics 3 v 5 CU in a walled city',
      'attack',
      { cu: '8', tactics: '3', defenderCu: '5', defenderTactics: '0', place: 'city', interceptors: [] },
    ],
    ['hamilcar', 'rome 4 warships v 3', 'naval-battle', { romeWarships: '4', carthageWarships: '3' }],
    [
      'hamilcar',
      'naval battle 4 v 3 with corvi',
      'naval-battle',
      { romeWarships: '4', carthageWarships: '3', corvi: '1' },
    ],
    [
      'hamilcar',
      '5 cu v Hanno 4 cu',
      'land-battle',
      { attacker: 'rome', romeCu: '5', carthageCu: '4', carthageRating: '2' },
    ],
    ['hamilcar', 'rome 5 cu v 3 cu', 'land-battle', { attacker: 'rome', romeCu: '5', carthageCu: '3' }],
    ['hannibal', '10 cards against 8 cards', 'duel', { attackerCards: '10', defenderCards: '8' }],
    [
      'hannibal',
      'rome 8 cu v carthage 6 cu rating 4',
      'battle-cards',
      { romeCu: '8', carthageCu: '6', carthageRating: '4' },
    ],
    [
      'nero',
      '4 legions emperor v 3 legions',
      'battle',
      { attackerLegions: '4', attackerLeader: 'emperor', defenderLegions: '3', defenderLeader: 'none' },
    ],
  ])('in "%s", %s is %s', async (game, typed, calculator, given) => {
    expect(await filled(typed, game)).toEqual({ calculator, parsed: 'input', given: [given] });
  });

  const both = (one: object, other: object) => [
    { attackerCu: '8', defenderCu: '5', ...one },
    { attackerCu: '8', defenderCu: '5', ...other },
  ];
  test.each([
    ['compare 8 v 5 with 8 v 7', both({}, { defenderCu: '7' })],
    ['8 CU tactics 3 v 5 or 6 CU v 5', both({ attackerTactics: '3' }, { attackerCu: '6' })],
    ['is it better to attack 8 v 5, or 8 v 7 across a strait', both({}, { defenderCu: '7', acrossRough: '1' })],
    ['8 v 5 vs 9 v 5', both({}, { attackerCu: '9' })],
    ['8 or 9 v 5', both({}, { attackerCu: '9' })],
    ['8 cu v 5 cu or 6 cu', both({}, { defenderCu: '6' })],
    ['8 cu tactics 3 or 4 v 5', both({ attackerTactics: '3' }, { attackerTactics: '4' })],
    ['8 v 5 or 8 v 5', both({}, {}).slice(0, 1)],
  ])('"%s" lays its plans side by side', async (typed, given) => {
    expect(await filled(typed, 'sword-of-rome')).toEqual({ calculator: 'battle', parsed: 'input', given });
    expect(caseIn(documents, typed, 'sword-of-rome')!.leftOut).toEqual([]);
  });

  test('plans of which one cannot be are no comparison, and five are four', () => {
    expect(caseIn(documents, '8 v 5 or 800 v 5', 'sword-of-rome')).toBeUndefined();
    expect(caseIn(documents, '8 v 1 or 2 or 3 or 4 or 5', 'sword-of-rome')!.told).toHaveLength(4);
  });

  test('says what it took, and what it left out', () => {
    const offered = caseIn(documents, '8 cu banana v 5 cu', 'sword-of-rome')!;
    expect(offered.told.map(({ says }) => says)).toEqual([['8 CU', '5 CU']]);
    expect(offered.leftOut).toEqual(['banana']);
  });

  test('a game that is named beside it is not left out', () => {
    expect(caseIn(documents, 'Hamilcar naval 4 v 3 with Corvi', '')!.leftOut).toEqual([]);
  });

  test('a number out of bounds is left out, never put in', async () => {
    expect(caseIn(documents, '8 cu tactics 99 v 5', 'sword-of-rome')!.leftOut).toEqual(['tactics', '99']);
    expect(await filled('800 cu v 5', 'sword-of-rome')).toBeUndefined();
  });

  test.each(['12.4.1', 'rome against carthage', '8 cu', 'v 5', 'can 3 CU avoid battle', 'constructor 3 v __proto__'])(
    '"%s" is no case',
    (typed) => expect(caseIn(documents, typed, 'sword-of-rome')).toBeUndefined(),
  );

  test('every game has one, a short one where it says how it is typed', () => {
    const typed = GAMES.filter((id) => !isShort(id) || gameOf(id).spoken.cases.length > 0);
    expect(new Set(documents.filter(({ takes }) => takes).map(({ game }) => game))).toEqual(new Set(typed));
  });
});

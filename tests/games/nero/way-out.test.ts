/** Way out: Straits for withdrawals only, never to enemies, the tribe, Roma or back to where the mover came from. */
import { expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { wayOut } from '../../../src/games/nero/way-out/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof wayOut.fields>;

const facts = (given: Partial<Input>) => wayOut.compute({ ...defaultsOf(wayOut.fields), ...given }, tables).facts;
const ask = (given: Partial<Input>) => facts(given)['open'];

test('a withdrawal may cross Straits, a retreat may not', () => {
  const at = { at: 'britannia', cameFrom: 'germania-superior' } as const;
  expect(ask(at)).toBe('Gallia Lugdunensis');
  expect(ask({ ...at, how: 'beaten-defender' })).toBe('none');
});

test('enemy Legions and the Barbarian Tribe close a Province, Roma is never open', () => {
  const at = { at: 'moesia', cameFrom: 'pannonia' } as const;
  expect(ask(at)).toBe('Dalmatia, Thracia, Dacia');
  expect(ask({ ...at, enemies: [{ at: 'thracia' }], tribe: 'dacia' })).toBe('Dalmatia');
  expect(ask({ at: 'italia-south', cameFrom: 'italia-north' })).toBe('none');
});

test('the way back is closed to the defender, and to a beaten attacker only if so read', () => {
  const at = { at: 'syria', cameFrom: 'judaea' } as const;
  expect(ask({ ...at, how: 'beaten-defender' })).toBe('Asia Minor');
  expect(ask({ ...at, how: 'beaten-attacker' })).toBe('Judaea, Asia Minor');
  expect(ask({ ...at, how: 'beaten-attacker', goesBack: 'forbidden' })).toBe('Asia Minor');
});

test('where it goes it stacks under one marker; a closed Province is said to be closed', () => {
  const at = { how: 'withdraws', at: 'syria', cameFrom: 'judaea', legions: 2, joined: 3 } as const;
  expect(facts({ ...at, to: 'asia-minor' })).toMatchObject({ allowed: true, stack: 5, marked: 5, cardsAgain: 0 });
  expect(facts({ ...at, to: 'judaea' })).toMatchObject({ allowed: false });
  expect(facts({ ...at, how: 'beaten-defender', to: 'asia-minor' })).not.toHaveProperty('cardsAgain');
  expect(facts({ ...at, to: 'none' })).not.toHaveProperty('allowed');
});

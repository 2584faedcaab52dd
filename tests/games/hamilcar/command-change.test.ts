/** Change of Command: when the Die is rolled, and who commands. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { commandChange } from '../../../src/games/hamilcar/command-change/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('hamilcar');

type Input = InputOf<typeof commandChange.fields>;

const ask = (given: Partial<Input>) => commandChange.compute({ ...defaultsOf(commandChange.fields), ...given }, tables);

describe('Rome defends', () => {
  test('the Consuls change places half of the time', () => {
    const { chances, expected } = ask({ rome: 'defender', commander: 3, subordinate: 1, enemy: 2 });
    expect(chances).toMatchObject({ swaps: 1 / 2, romeHigher: 1 / 2, carthageHigher: 1 / 2, equal: 0 });
    expect(expected['rating']).toBe(2);
  });

  test('the roll comes even if it may help Rome', () => {
    expect(ask({ rome: 'defender', commander: 1, subordinate: 3 }).expected['rating']).toBe(2);
  });
});

describe('Rome attacks', () => {
  test('Carthage rolls only where the other Consul is worse', () => {
    expect(ask({ rome: 'attacker', commander: 1, subordinate: 3 }).facts['rolled']).toBe(false);
    expect(ask({ rome: 'attacker', commander: 2, subordinate: 2 }).facts['rolled']).toBe(false);
    expect(ask({ rome: 'attacker', commander: 3, subordinate: 1 }).chances['swaps']).toBe(1 / 2);
  });

  test('unless the reader has it otherwise', () => {
    expect(ask({ rome: 'attacker', commander: 1, subordinate: 3, choice: 'always' }).expected['rating']).toBe(2);
    expect(ask({ rome: 'attacker', commander: 3, subordinate: 1, choice: 'never' }).chances['stays']).toBe(1);
  });
});

test('written down: Carthage’s Die is told where it is rolled', () => {
  const written = (given: Partial<Input>) =>
    commandChange.resolve!({ ...defaultsOf(commandChange.fields), ...given }, { command: [6] }, tables);
  const rolled = written({ rome: 'defender', commander: 3, subordinate: 1 });
  expect([rolled.facts['rolled'], rolled.steps!.map(({ rule }) => rule)]).toEqual([true, ['13.2']]);
  expect(written({ dictator: true })).toMatchObject({ facts: { rolled: false }, steps: [] });
});

test('no roll under the Dictator, nor where an Aristocrat outranks his colleague', () => {
  for (const given of [{ dictator: true }, { outranked: true }]) expect(ask(given).chances['swaps']).toBe(0);
});

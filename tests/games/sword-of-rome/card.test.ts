/** A card's value: whom it activates, how far, and what else it pays for. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { card } from '../../../src/games/sword-of-rome/card.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof card.fields>;

const ask = (given: Partial<Input>) => card.compute({ ...defaultsOf(card.fields), ...given }, tables).facts;

describe('the value', () => {
  test.each([1, 2, 3])('%i activates leaders of that initiative or less and gives as much support', (value) => {
    const facts = ask({ card: String(value) as Input['card'] });
    for (const initiative of [1, 2, 3] as const) expect(facts[`activates${initiative}`]).toBe(initiative <= value);
    expect(facts).toMatchObject({ support: value, reinforcement: value === 3 ? 1 : 0, mp: 4 });
  });

  test('moves Gauls 2 MP and its number', () => {
    for (const value of ['1', '2', '3'] as const)
      expect(ask({ card: value, power: 'gauls' })['mp']).toBe(2 + Number(value));
  });

  test('of Desperate Times is 3', () => {
    expect(ask({ card: 'desperate' })).toEqual({ ...ask({ card: '3' }) });
  });

  test('of a Campaign is 3 for two activations and nothing else', () => {
    expect(ask({ card: 'campaign', power: 'gauls' })).toMatchObject({ leaders: 2, mp: 5, activates3: true });
    expect(ask({ card: 'campaign' })).not.toHaveProperty('support');
  });
});

test('only a 3 pays for a bribe, and only while the mines last', () => {
  expect(ask({ card: '3', power: 'etruscans' })['bribe']).toBe(true);
  expect(ask({ card: 'desperate', power: 'etruscans' })['bribe']).toBe(true);
  expect(ask({ card: '2', power: 'etruscans' })['bribe']).toBe(false);
  expect(ask({ card: '3', power: 'etruscans', minesDepleted: true })['bribe']).toBe(false);
  expect(ask({ card: '3', power: 'romans' })).not.toHaveProperty('bribe');
});

test('Carthage hires as many mercenaries', () => {
  for (const value of ['1', '2', '3'] as const)
    expect(ask({ card: value, power: 'carthage' })['mercenaries']).toBe(Number(value));
});

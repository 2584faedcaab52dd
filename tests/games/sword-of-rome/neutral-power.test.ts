/** Neutral powers: who decides in each case of 16.1, and where 16.3 lets them stop. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { cellsOf, placeOf, withOwn } from '../../../src/calculator/own.ts';
import { allowedAt } from '../../../src/calculator/own-cell.ts';
import { neutralPower } from '../../../src/games/sword-of-rome/neutral-power/calculator.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof neutralPower.fields>;

const ask = (given: Partial<Input>) => neutralPower.compute({ ...defaultsOf(neutralPower.fields), ...given }, tables);
const VP = { romans: 2, greeks: 3, gauls: 4, etruscans: 5, carthage: 6 };

describe('activated by an event', () => {
  test('whoever played it decides, even as its foe', () => {
    expect(ask({ moment: 'activated', power: 'volsci', active: 'romans', ...VP }).facts['decider']).toBe('Romans');
  });

  test('nobody decides for a player who is not there', () => {
    expect(ask({ moment: 'activated', active: 'carthage', players: '4' }).sentence).toBe(
      'With 4 players nobody plays Carthage.',
    );
  });
});

describe('in the turn of a player', () => {
  test('the fewest VP decide, old enemies and the active player too', () => {
    const { facts, sentence } = ask({ power: 'volsci', active: 'romans', ...VP });
    expect(facts).toMatchObject({ decider: 'Romans', barred: 'nobody' });
    expect(sentence).toContain('Nothing bars the active player.');
  });

  test('allies of the active player are barred, in either order of the pair', () => {
    const alliances = [{ one: 'greeks', other: 'romans' }] as const;
    expect(ask({ active: 'greeks', alliances, ...VP }).facts).toMatchObject({ decider: 'Greeks', barred: 'Romans' });
    expect(ask({ active: 'gauls', alliances, ...VP }).facts).toMatchObject({ decider: 'Romans', barred: 'nobody' });
  });

  test('an alliance with the Samnites bars their player', () => {
    const { facts } = ask({
      active: 'etruscans',
      alliances: [{ one: 'romans', other: 'samnites' }],
      ...VP,
    });
    expect(facts).toMatchObject({ decider: 'Greeks', barred: 'Romans' });
  });
});

describe('at the end of the turn', () => {
  test.each([
    ['volsci', 'Greeks', 'Romans'],
    ['transalpine', 'Romans', 'Gauls'],
    ['carthage', 'Romans', 'Greeks'],
  ] as const)('%s: %s decide, %s are barred', (power, decider, barred) => {
    expect(ask({ moment: 'end', power, ...VP }).facts).toMatchObject({ decider, barred });
  });

  test('so are allies of the foe', () => {
    const { facts } = ask({ moment: 'end', power: 'volsci', alliances: [{ one: 'romans', other: 'greeks' }], ...VP });
    expect(facts).toMatchObject({ decider: 'Gauls', barred: 'Greeks and Romans' });
  });

  test('Carthage keeps its hands off the rebels with five', () => {
    const { facts } = ask({ moment: 'end', power: 'rebels', players: '5', ...VP, carthage: 0 });
    expect(facts).toMatchObject({ decider: 'Romans', barred: 'Carthage' });
  });

  test('where alliances bar everyone, nobody is barred', () => {
    const alliances = (['greeks', 'gauls', 'etruscans'] as const).map((other) => ({ one: 'romans' as const, other }));
    const { facts } = ask({ moment: 'end', power: 'volsci', alliances, ...VP });
    expect(facts).toMatchObject({ decider: 'Romans', nobodyLeft: true });
  });

  test('the winner of a tie names one of those tied', () => {
    const { facts } = ask({ moment: 'end', power: 'volsci', romans: 0, greeks: 4, gauls: 4, etruscans: 5 });
    expect(facts).toMatchObject({ decider: 'Gauls', tied: true, tiedPlayers: 'Gauls and Greeks' });
  });

  test('two players: sums count, and both powers of a side are barred together', () => {
    const two = { moment: 'end', power: 'volsci', players: '2' } as const;
    expect(ask({ ...two, ...VP }).facts).toMatchObject({
      decider: 'Gauls and Greeks',
      barred: 'Romans and Etruscans/Samnites',
    });
  });

  test('three players: nobody plays the Gauls, so nobody is barred for the Transalpine Gauls', () => {
    const { facts } = ask({ moment: 'end', power: 'transalpine', players: '3', ...VP, gauls: 0 });
    expect(facts).toMatchObject({ decider: 'Romans', barred: 'nobody' });
  });
});

describe('Carthage and the rebels', () => {
  test('Rome decides while the two are allied', () => {
    for (const moment of ['activated', 'inactive', 'end'] as const)
      expect(
        ask({ moment, power: 'carthage', treaty: true, active: 'gauls', ...VP, romans: 12 }).facts['decider'],
      ).toBe('Romans');
  });

  test('with five Carthage decides for itself; rebels need five', () => {
    expect(ask({ power: 'carthage', players: '5' }).facts).toEqual({ decider: 'Carthage' });
    expect(ask({ power: 'rebels', players: '4' }).sentence).toBe(
      'Revolting mercenaries appear only with five players.',
    );
  });
});

describe('where they may stop', () => {
  test.each([
    ['volsci', '4', ['antium', 'romanHome']],
    ['transalpine', '4', ['gallicHome']],
    ['carthage', '4', ['carthago', 'elsewhere']],
    ['rebels', '5', ['carthago']],
  ] as const)('%s', (power, players, allowed) => {
    for (const destination of ['antium', 'romanHome', 'gallicHome', 'carthago', 'italy', 'elsewhere'] as const)
      expect(ask({ power, players, destination }).facts['mayStop'], destination).toBe(
        (allowed as readonly string[]).includes(destination),
      );
    expect(ask({ power, players }).facts).not.toHaveProperty('mayStop');
  });
});

describe('with entries of the reader’s own', () => {
  const words = allowedAt(tables['neutral-control']!, ['volsci', 'barred']).words;
  const barring = (value: string, given: Partial<Input>) =>
    neutralPower.compute(
      { ...defaultsOf(neutralPower.fields), moment: 'end', power: 'volsci', ...VP, ...given },
      withOwn(tables, { 'neutral-control': { 'volsci barred': value } }),
    ).facts;

  test('whoever is named is barred with his allies; words that name nobody leave it to the fewest VP', () => {
    expect(words.length).toBeGreaterThan(4);
    for (const word of words) {
      const named = ['Romans', 'Greeks', 'Gauls', 'Carthage'].includes(word);
      const decider = word === 'Romans' ? 'Greeks' : 'Romans';
      expect(barring(word, { players: '5' }), word).toMatchObject({ decider, barred: named ? word : 'nobody' });
    }
    const alliances = [{ one: 'romans', other: 'gauls' }] as const;
    expect(barring('Gauls', { alliances })).toMatchObject({ decider: 'Greeks', barred: 'Gauls and Romans' });
  });

  test('every cell of the table may hold what it takes, for each power, moment and number of players', () => {
    const { players, power, moment } = neutralPower.fields;
    const table = tables['neutral-control']!;
    for (const at of cellsOf(table))
      for (const value of allowedAt(table, at).words)
        for (const { id: p } of power.options)
          for (const { id: m } of moment.options)
            for (const { id: n } of players.options) {
              const own = withOwn(tables, { 'neutral-control': { [placeOf(at)]: value } });
              const input = { ...defaultsOf(neutralPower.fields), power: p, moment: m, players: n };
              expect(neutralPower.compute(input, own).sentence, `${placeOf(at)} = ${value}`).toMatch(/\.$/);
            }
  });
});

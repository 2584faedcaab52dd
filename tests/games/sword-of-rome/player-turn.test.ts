/** A player's turn: one card, each neutral use once a round, the rest as often as one likes. */
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import { playerTurn } from '../../../src/games/sword-of-rome/player-turn/calculator.ts';
import type { Action } from '../../../src/games/sword-of-rome/player-turn/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';

const { tables } = gameOf('sword-of-rome');

type Input = InputOf<typeof playerTurn.fields>;

const ask = (actions: Action[], given: Partial<Input> = {}) =>
  playerTurn.compute(
    { ...defaultsOf(playerTurn.fields), ...given, actions: actions.map((action) => ({ action })) },
    tables,
  );
const facts = (actions: Action[], given: Partial<Input> = {}) => ask(actions, given).facts;

test('nothing at all is allowed', () => {
  expect(facts([])).toMatchObject({ legal: true, cardPlays: 0, stillOpen: 'Volsci, Transalpine Gauls and Carthage' });
});

test('only one card, but alliances and minor leaders without end', () => {
  expect(facts(['card', 'minorLeader', 'card'])).toMatchObject({ legal: false, firstProblem: 3 });
  expect(facts(['proposeAlliance', 'proposeAlliance', 'breakAlliance', 'minorLeader', 'minorLeader'])).toMatchObject({
    legal: true,
    allianceProposals: 2,
    minorLeaderActions: 2,
  });
});

describe('neutral powers', () => {
  test('each once a round, whoever plays the event', () => {
    expect(facts(['volsci', 'transalpine'])).toMatchObject({
      legal: true,
      neutralActivations: 2,
      stillOpen: 'Carthage',
    });
    expect(facts(['volsci', 'volsci'])).toMatchObject({ legal: false, firstProblem: 2 });
    expect(facts(['volsci'], { volsciUsed: true })).toMatchObject({ legal: false, firstProblem: 1 });
  });

  test('with five Carthage is none, but the unrest can be raised once', () => {
    expect(facts(['carthage'], { players: '5' })['legal']).toBe(false);
    expect(facts(['unrest'], { players: '5' })).toMatchObject({
      legal: true,
      stillOpen: 'Volsci and Transalpine Gauls',
    });
    expect(facts(['unrest', 'unrest'], { players: '5' })['firstProblem']).toBe(2);
    expect(facts(['unrest'], { players: '5', asCarthage: true })['legal']).toBe(false);
    expect(facts(['unrest'], { players: '4' })['legal']).toBe(false);
  });

  test('rebels need Insurrection, and no card of Carthage', () => {
    expect(facts(['rebels'], { players: '5' })['legal']).toBe(false);
    expect(facts(['rebels'], { players: '5', insurrection: true })['legal']).toBe(true);
    expect(facts(['rebels'], { players: '5', insurrection: true, asCarthage: true })['legal']).toBe(false);
  });
});

test('Carthage with five hires once, beside its card', () => {
  const carthage = { players: '5', asCarthage: true } as const;
  expect(facts(['mercenaries', 'card'], carthage)).toMatchObject({ legal: true, cardPlays: 1 });
  expect(facts(['mercenaries', 'mercenaries'], carthage)['firstProblem']).toBe(2);
  expect(ask(['mercenaries']).sentence).toBe(
    'Action 1 is not allowed: only Carthage may hire mercenaries, and only with five players.',
  );
});

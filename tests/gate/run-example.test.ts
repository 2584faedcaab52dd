/** An example that cannot be run stops with its file and what is wrong. */
import { describe, expect, test } from 'vitest';
import { type Example, gameOf } from '../../src/gate/game.ts';
import { ContentError } from '../../src/gate/problem.ts';
import { runExample, runStages } from '../../src/gate/run-example.ts';

const game = gameOf('sword-of-rome');

const example = (run: Example['run'], expected: Example['expected'] = {}): Example => ({
  id: 'x',
  file: 'combat/x.json',
  title: 'X',
  rules: ['12.3'],
  given: ['x'],
  run,
  expected,
});

describe('runExample', () => {
  test('with faces it resolves one roll', async () => {
    const faces = { attacker: [6, 5, 3], defender: [5, 5, 1] };
    const { result, checks } = await runExample(
      game,
      example({ calculator: 'battle', input: {}, faces }, { winner: 'attacker', loserLosses: 5, winnerLosses: 3 }),
    );
    expect('steps' in result).toBe(true);
    expect(checks.map((c) => c.agrees)).toEqual([true, true, false]);
  });

  test('without faces it computes all rolls: facts, chances and expectations are found alike', async () => {
    const { result, checks } = await runExample(
      game,
      example(
        { calculator: 'battle', input: { attackerCu: 8, defenderCu: 4 } },
        { forceRatio: 3, attackerWins: 0.721, attackerLosses: 0.1 },
      ),
    );
    expect('chances' in result).toBe(true);
    expect(checks.map((c) => c.agrees)).toEqual([true, true, false]);
  });

  test.each<[string, Example['run'], RegExp]>([
    [
      'an unknown calculator',
      { calculator: 'batle', input: {} },
      /found calculator "batle".*, expected one of battle, attack/,
    ],
    [
      'an unknown field',
      { calculator: 'battle', input: { atackerCu: 3 } },
      /There is no field atackerCu \(did you mean attackerCu\?\)/,
    ],
    [
      'faces of the wrong number',
      { calculator: 'battle', input: {}, faces: { attacker: [1], defender: [1, 1, 1] } },
      /attacker must be a list of 3 faces/,
    ],
    [
      'faces for what rolls no dice',
      { calculator: 'force-ratio', input: {}, faces: { attacker: [1] } },
      /found faces, but force-ratio rolls no dice/,
    ],
  ])('%s', async (_, run, message) => {
    const ran = runExample(game, example(run));
    await expect(ran).rejects.toThrow(ContentError);
    await expect(ran).rejects.toThrow(/content\/sword-of-rome\/examples\/combat\/x\.json: /);
    await expect(ran).rejects.toThrow(message);
  });
});

describe('runStages', () => {
  const told = (stages: Example['stages']): Example => ({ ...example({ calculator: 'battle', input: {} }), stages });

  test('each moment has its own report', async () => {
    const stages = await runStages(
      game,
      told([
        {
          tells: 'First.',
          run: { calculator: 'battle', input: { attackerCu: 8, defenderCu: 4 } },
          shows: ['attackerWins'],
        },
        { tells: 'Then.', run: { calculator: 'force-ratio', input: {} }, shows: ['forceRatio'] },
      ]),
    ).catch((error: unknown) => error);
    // The second names a figure that this calculator does not have.
    expect(String(stages)).toMatch(/stage 2: found "forceRatio" to show, expected one of/);
    const [first] = await runStages(
      game,
      told([{ tells: 'First.', run: { calculator: 'battle', input: {} }, shows: ['attackerWins'] }]),
    );
    expect(first).toMatchObject({ tells: 'First.', shows: ['attackerWins'] });
    expect(first!.report.chances['attackerWins']).toBeGreaterThan(0);
  });

  test('a moment that cannot be run stops with its number', async () => {
    const wrong = told([{ tells: 'First.', run: { calculator: 'batle', input: {} }, shows: ['x'] }]);
    await expect(runStages(game, wrong)).rejects.toThrow(/stage 1: found calculator "batle"/);
  });

  test('an example without stages has none', async () => {
    expect(await runStages(game, example({ calculator: 'battle', input: {} }))).toEqual([]);
  });
});

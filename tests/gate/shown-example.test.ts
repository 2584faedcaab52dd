/** Every worked example can be stepped through: the same data gives its picture, its steps and its verdict. */
import { expect, test } from 'vitest';
import { allGames } from '../../src/gate/game.ts';
import { exampleShown } from '../../src/gate/shown-example.ts';

test.each(allGames())('$name: all cases are shown, from the position to whether they agree', async (game) => {
  const all = await Promise.all(game.examples.map((example) => exampleShown(game, example)));
  for (const { shown, agrees, ran } of all) {
    const last = shown.steps.at(-1)!;
    expect(agrees, shown.id).toBe(true);
    expect(last.says, shown.id).toMatch(/^Agrees with /);
    expect(last.says).not.toMatch(/undefined|\[object/);
    // Every die of the example is on the table, and every step of the outcome is one of its own.
    const dice = shown.steps.flatMap((step) => step.dice.flatMap(({ faces }) => faces));
    expect(dice, shown.id).toEqual(
      Object.values(game.examples.find(({ id }) => id === shown.id)!.run.faces ?? {}).flat(),
    );
    for (const { text } of 'steps' in ran.result ? ran.result.steps : [])
      expect(shown.steps.map(({ says }) => says)).toContain(text);
    expect(shown.facing === true).toBe(shown.look === undefined);
  }
  const pictured = all.filter(({ shown }) => shown.look || shown.start.box);
  expect(pictured.length).toBeGreaterThanOrEqual(all.length / 2);
});

test('armies have the numbers of the case, and a place that is named is on the map', async () => {
  const game = allGames().find(({ id }) => id === 'sword-of-rome')!;
  const example = game.examples.find(({ id }) => id === '12.4.3-combat-example')!;
  const { shown } = await exampleShown(game, example);
  expect(shown.look).toEqual(expect.arrayContaining(['capua', 'fregellae', 'velitrae', 'roma']));
  const numbers = shown.start.box!.parties.map(({ role, stacks }) => `${role} ${stacks![0]!.number}`);
  expect(numbers).toEqual(['Romans 7', 'Flanking force 5', 'Samnites 5']);
});

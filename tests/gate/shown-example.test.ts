/** Every worked example can be stepped through: the same data gives its picture, its steps and its verdict. */
import { expect, test } from 'vitest';
import { examplePicture } from '../../src/gate/example-picture.ts';
import { allGames } from '../../src/gate/game.ts';
import { exampleShown } from '../../src/gate/shown-example.ts';

test.each(allGames())('$name: all cases are shown, from the position to whether they agree', async (game) => {
  const all = await Promise.all(game.examples.map((example) => exampleShown(game, example)));
  const exampleOf = (id: string) => game.examples.find((one) => one.id === id)!;
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
  for (const { shown } of all) {
    const { box, places } = shown.start;
    expect([...(shown.look ?? []), ...(box?.parties ?? []), ...(box?.facts ?? [])], shown.id).not.toEqual([]);
    // Pieces that stand on the map are as many as the case has.
    const parties = examplePicture(
      game,
      exampleOf(shown.id),
      all.find((one) => one.shown === shown)!.ran.calculator,
    ).parties;
    for (const side of new Set(parties.map((party) => party.side))) {
      const sum = (stacks: readonly { side: string; number: number }[]) =>
        stacks.filter((s) => s.side === side).reduce((total, { number }) => total + number, 0);
      const standing = sum(Object.values(places).flatMap(({ stacks }) => stacks));
      if (standing > 0)
        expect(standing, `${shown.id}, ${side}`).toBe(sum(parties.flatMap(({ stacks = [] }) => stacks)));
    }
  }
});

test('armies stand where the case has them, with who leads them and the way they came', async () => {
  const game = allGames().find(({ id }) => id === 'sword-of-rome')!;
  const example = game.examples.find(({ id }) => id === '12.4.3-combat-example')!;
  const { shown } = await exampleShown(game, example);
  expect(shown.look).toEqual(['fregellae', 'velitrae']);
  const { fregellae, velitrae } = shown.start.places;
  expect(fregellae!.stacks.map(({ side, number }) => `${side} ${number}`)).toEqual(['romans 7', 'samnites 5']);
  expect(velitrae!.leaders.map(({ name }) => name)).toEqual(['Valerius']);
  expect(shown.start.moves.map(({ path }) => path.join(' '))).toEqual(['capua fregellae', 'roma velitrae']);
});

test('a position with a place or a side that is not there stops the build', async () => {
  const game = allGames().find(({ id }) => id === 'sword-of-rome')!;
  const example = game.examples.find(({ id }) => id === '12.4.3-combat-example')!;
  const at = (place: string, side: string) =>
    exampleShown(game, { ...example, position: { [place]: { armies: [{ side, number: 1, kind: 'CU' }] } } });
  await expect(at('fregelae', 'romans')).rejects.toThrow(/place "fregelae".*fregellae/);
  await expect(at('fregellae', 'roman')).rejects.toThrow(/side "roman".*romans/);
});

/** A phone shows the steps of a whole game: who acts is in the picture with the name of the place, and nothing lies over either. The audit goes through all of them. */
import { wholeGames, wrongSteps } from './seen-steps.ts';
import { expect, test } from './site.ts';

/** So many stretches of so many steps. */
const STRETCHES = 3;
const STEPS = 10;

for (const game of wholeGames)
  test(`${game.path}: thirty steps are seen whole on a phone`, async ({ page }) => {
    const from = Array.from({ length: STRETCHES }, (_, i) => Math.round(((game.length - STEPS) / (STRETCHES - 1)) * i));
    expect(await wrongSteps(page, game, from, STEPS)).toEqual([]);
  });

/** Every step of every whole game is seen whole on a phone. */
import { wholeGames, wrongSteps } from '../e2e/seen-steps.ts';
import { expect, test } from '../e2e/site.ts';

for (const game of wholeGames)
  test(`${game.path}: all ${game.length} steps are seen whole on a phone`, async ({ page }) => {
    expect(await wrongSteps(page, game, [0], game.length)).toEqual([]);
  });

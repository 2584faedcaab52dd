/** In 60 actions of a game of each, played through the page, every option of every decision has its figure soon. */
import { GAMES } from '../../src/games/index.ts';
import { figured } from '../e2e/figured.ts';
import { expect, test } from '../e2e/site.ts';

const ACTIONS = 60;
/** Milliseconds in which the figures of a decision are there: on a machine that does nothing else. */
const SOON = 1500;
/** So much longer is waited for them, as the audit runs beside much else. */
const PATIENCE = 20;

for (const game of GAMES)
  test(`${game}: ${ACTIONS} actions with a figure at every option`, async ({ page }) => {
    test.setTimeout(900_000);
    const { missing, ...found } = await figured(page, game, ACTIONS, SOON * PATIENCE);
    console.log(game, JSON.stringify(found));
    expect(missing).toEqual([]);
    expect(found.actions).toBe(ACTIONS);
    expect(found.decisions).toBeGreaterThan(ACTIONS / 3);
    expect(found.exact + found.estimated).toBeGreaterThan(ACTIONS);
  });

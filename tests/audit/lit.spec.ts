/** The board under a finger: how soon what a piece can reach is lit, in a hundred positions of each game. */
import { GAMES } from '../../src/games/index.ts';
import { LIT, type LitTap, litTaps, TAP } from '../e2e/lit.ts';
import { expect, test } from '../e2e/site.ts';

const PHONE = { width: 390, height: 844 };
const POSITIONS = 100;

/** Median, nine in ten, and the slowest, in ms. */
const spread = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  return [0.5, 0.9, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(0)).join(', ');
};

for (const game of GAMES)
  test(`${game}: lit within ${LIT} ms in the slowest of ${POSITIONS} positions`, async ({ page }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(PHONE);
    const taps = await litTaps(page, game, POSITIONS);
    const tell = (which: (tap: LitTap) => boolean, of: 'work' | 'first') =>
      spread(taps.filter(which).map((one) => one[of]));
    console.log(
      `${game}: lit ${tell(({ lit }) => lit, 'work')} ms (at the first try ${tell(({ lit }) => lit, 'first')}), other taps ${tell(({ lit }) => !lit, 'work')} ms`,
    );
    expect(taps.filter(({ lit }) => lit).length).toBe(POSITIONS);
    expect(taps.filter(({ lit, work }) => work > (lit ? LIT : TAP))).toEqual([]);
  });

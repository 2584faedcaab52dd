/**
 * On a phone four times slower than this machine the wait between two questions is short, with all other seats the computer's.
 * Told by the processor time of page and worker together, so that it does not matter what else the machine does.
 */
import { GAMES } from '../../src/games/index.ts';
import { act, ask, branch, sameChance } from '../e2e/branch.ts';
import { expect, open, test } from '../e2e/site.ts';

/** The phone is so many times slower. */
const SLOWER = 4;
/** Questions that are answered, and seconds between two of them in the median. */
const [QUESTIONS, WAIT] = [24, 10];

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

for (const game of GAMES)
  test(`${game}: somebody who plays against the computer waits little`, async ({ page, browser }, { annotations }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await browser.newBrowserCDPSession();
    const spent = async (): Promise<number> => {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    await sameChance(page, 7);
    await open(page, `/${game}/games/new/`);
    await ask(page, 'Play from here');
    await page.getByRole('button', { name: 'Play against the computer' }).click();
    const { sheet } = branch(page);
    /** The reader is asked, or it is over. */
    const rests = () =>
      page.waitForFunction(
        () => {
          const all = (css: string) =>
            [...document.querySelectorAll<HTMLElement>(css)].some(
              (one) => !one.matches(':disabled') && one.checkVisibility(),
            );
          const isAsked = all('.branch-play, .branch-sheet .choice-tap, .hand-card, .touch-targets [aria-pressed]');
          return !all('.thinking') && (isAsked || all('.branch-sheet[data-over]'));
        },
        undefined,
        { timeout: 120_000, polling: 30 },
      );
    const waits: number[] = [];
    for (let nth = 0; nth < QUESTIONS; nth++) {
      await rests();
      if ((await page.locator('.branch-sheet[data-over]').count()) > 0) break;
      // What is worked out for the rows of this question is not waited for.
      await expect(sheet.locator('[data-figure="counting"]')).toHaveCount(0, { timeout: 120_000 });
      const before = await spent();
      await act(page, nth);
      await rests();
      waits.push(SLOWER * ((await spent()) - before));
    }
    const told = `${waits.length} waits: median ${median(waits).toFixed(1)} s, at most ${Math.max(...waits).toFixed(1)} s`;
    annotations.push({ type: 'waits', description: told });
    console.log(`${game}: ${told}`);
    expect(median(waits)).toBeLessThan(WAIT);
  });

/** A game of Nero that goes from phone to phone many times, by link and by file: on either of them axe finds nothing at any moment, and nothing is off the screen. */
import { violations } from '../e2e/axe.ts';
import { twoPhones } from '../e2e/by-link.ts';
import { expect, sideways, test } from '../e2e/site.ts';

test('twenty-four times between two phones', async ({ browser, baseURL }) => {
  test.setTimeout(600_000);
  await twoPhones(browser, baseURL, 24, async (page, what) => {
    expect(await violations(page), what).toEqual([]);
    expect(await sideways(page), what).toBe(0);
  });
});

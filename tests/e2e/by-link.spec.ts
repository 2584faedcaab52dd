/** Two phones: a game of Nero goes from one to the other by link and by file; nobody sees the other's hand, and nothing is lost. */
import { begin, phone, playOn, twoPhones } from './by-link.ts';
import { expect, sideways, test } from './site.ts';

test('two people and two computers: six times by link and twice by file; no hand lies about, nothing is lost', ({
  browser,
  baseURL,
}) => twoPhones(browser, baseURL, 8));

/** No name of this machine, and no https: what the site serves here, a browser trusts no more than plain http elsewhere. */
const PLAIN = 'http://phones.test';

test('over plain http nothing can be sealed: it is said, and played with open hands', async ({ browser, baseURL }) => {
  const [anna, jon] = [await phone(browser, PLAIN, 1), await phone(browser, PLAIN, 9)];
  for (const page of [anna, jon])
    await page.context().route(`${PLAIN}/**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(PLAIN, baseURL!) });
      await route.fulfill({ response });
    });
  await begin(anna, ['person', 'link', 'easy', 'easy']);
  expect(await anna.evaluate(() => isSecureContext)).toBe(false);
  await playOn(anna, '');
  await expect(anna.getByText('Over plain http a browser cannot encrypt anything')).toBeVisible();
  expect(await sideways(anna)).toBe(0);
  // Nor may a page copy there: the link stands in words.
  await anna.getByRole('button', { name: 'Copy link' }).click();
  const link = await anna.locator('.hand-on [role="status"]').first().textContent();
  await jon.goto(/http\S+/.exec(link ?? '')![0]);
  await jon.getByRole('button', { name: 'I play East Europe' }).click();
  await playOn(jon, '');
  for (const page of [anna, jon]) await page.context().close();
});

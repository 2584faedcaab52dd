/** The weight of a page's scripts, as they arrive. */
import type { Response } from '@playwright/test';
import { expect, open, type Page, test, zipped } from './site.ts';

/** All script of a page that has come to rest: files as they arrived, and what stands in the page itself. */
async function scriptsOf(page: Page, path: string): Promise<{ name: string; size: number }[]> {
  const files: Promise<{ name: string; size: number }>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script')
      files.push(response.body().then((body) => ({ name: new URL(response.url()).pathname, size: zipped(body) })));
  };
  page.on('response', note);
  await open(page, path);
  // The last thing that a page does by itself is to tell whether it is kept offline.
  await expect(page.locator('[data-offline]')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const inline = await page.evaluate(() => [...document.scripts].filter((s) => !s.src).map((s) => s.textContent ?? ''));
  return [...(await Promise.all(files)), ...inline.map((text, i) => ({ name: `inline ${i + 1}`, size: zipped(text) }))];
}

/** Opens the page and weighs it. */
export async function expectAtMost(page: Page, path: string, limit: number): Promise<void> {
  const scripts = await scriptsOf(page, path);
  // What draws charts comes when a chart is seen, and has its own weight.
  const sum = scripts.reduce((total, { name, size }) => (name.includes('canvas') ? total : total + size), 0);
  test.info().annotations.push({ type: 'bytes', description: `${path} ${sum}` });
  expect(scripts.length, path).toBeGreaterThan(0);
  expect(sum, `${path}: ${scripts.map(({ name, size }) => `${name} ${size}`).join(', ')}`).toBeLessThanOrEqual(limit);
}

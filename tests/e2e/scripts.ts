/** The weight of a page's scripts, compressed as they travel at best. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, open, type Page, SITE, zipped } from './site.ts';

interface Script {
  readonly name: string;
  readonly size: number;
}

const known = new Map<string, number>();

function sizeOf(path: string): number {
  const size = known.get(path) ?? zipped(readFileSync(resolve(SITE, `.${path}`)));
  known.set(path, size);
  return size;
}

/** All script that a page asks for by itself: what it draws with, and what stands in the page. */
async function scriptsOf(page: Page, path: string): Promise<Script[]> {
  await open(page, path);
  // What is seen asks for its code within a frame or two.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
  const { files, inline } = await page.evaluate(() => ({
    files: performance.getEntriesByType('resource').map((e) => new URL(e.name).pathname),
    inline: [...document.scripts].filter((s) => !s.src).map((s) => s.textContent ?? ''),
  }));
  // What keeps the site offline comes once the page is idle, sooner or later, and is no part of it.
  const asked = [...new Set(files)].filter((file) => /\/(?!offline)[^/]+\.js$/.test(file));
  return [
    ...asked.map((name) => ({ name, size: sizeOf(name) })),
    ...inline.map((text, i) => ({ name: `inline ${i + 1}`, size: zipped(text) })),
  ];
}

/** Opens the page and weighs it with all that the first touch brings; what draws a chart comes with one that is in view. */
export async function expectAtMost(page: Page, path: string, limit: number): Promise<void> {
  const scripts = await scriptsOf(page, path);
  const sum = scripts.reduce((total, { size }) => total + size, 0);
  expect(scripts.length, path).toBeGreaterThan(1);
  expect(sum, `${path}: ${scripts.map(({ name, size }) => `${name} ${size}`).join(', ')}`).toBeLessThanOrEqual(limit);
}

/** What a page may weigh, zipped, before its reader has touched anything. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circleIn } from '../support/circles.ts';
import { type Built, found, type Page, site, zipped } from './built.ts';

const KB = 1000;
const RULES_HTML = 60 * KB;
const RULES_SCRIPTS = 10 * KB;
const STYLES = 17 * KB;
const FONTS = ['inter-latin-wght-normal', 'source-serif-4-latin-wght-italic', 'source-serif-4-latin-wght-normal'];

const rulesPages = (): Page[] => {
  const pages = site().pages.filter((p) => /^\/[^/]+\/rules\//.test(p.path));
  expect(pages.length).toBeGreaterThan(20);
  return pages;
};

/** `import{a as b}from"./x.js"`, `export*from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`. */
const importsOf = (path: string, code: string): string[] =>
  [...code.matchAll(/(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g)].map(
    ([, to]) => new URL(to!, `http://site.test${path}`).pathname,
  );

/** A script with everything it imports before it runs; what it imports later is left out. */
function withImports({ file }: Built, path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = file(path);
  if (code === undefined) throw new Error(`${path} is not in the build`);
  for (const to of importsOf(path, code)) withImports(site(), to, seen);
  return seen;
}

/** Scripts in the page and those it asks for at once; calculators inside a rules page wait for a touch. */
function scriptsAtOnce(page: Page): { name: string; size: number }[] {
  const inline = [...page.document.querySelectorAll('script:not([src])')].map((script, i) => ({
    name: `inline ${i + 1}`,
    size: zipped(script.textContent),
  }));
  const asked = [...page.document.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
    (e) => e.getAttribute('src') ?? e.getAttribute('href')!,
  );
  const awake = [...page.document.querySelectorAll('astro-island')]
    .filter((island) => island.getAttribute('client') !== 'wake' || island.getAttribute('opts')?.includes('"now"'))
    .flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)!));
  const files = new Set([...asked, ...awake].flatMap((path) => [...withImports(site(), path)]));
  return [...inline, ...[...files].map((name) => ({ name, size: zipped(site().file(name)!) }))];
}

const sum = (parts: readonly { size: number }[]): number => parts.reduce((total, { size }) => total + size, 0);

test('a rules page is at most 60 kB', () => {
  const heavy = found(rulesPages(), ({ path, html }) =>
    zipped(html) > RULES_HTML ? `${path}: ${zipped(html)} bytes` : undefined,
  );
  expect(heavy).toEqual([]);
});

test('a rules page loads at most 10 kB of script before the first touch', () => {
  const heavy = found(rulesPages(), (page) => {
    const scripts = scriptsAtOnce(page);
    return sum(scripts) > RULES_SCRIPTS
      ? `${page.path}: ${scripts.map(({ name, size }) => `${name} ${size}`).join(', ')}`
      : undefined;
  });
  expect(heavy).toEqual([]);
});

test('a calculator page loads at most 9 kB of script before the first touch', () => {
  const pages = site().pages.filter((p) => /^\/[^/]+\/odds\/[^/]+\/$/.test(p.path));
  expect(pages.length).toBeGreaterThan(80);
  const heavy = found(pages, (page) =>
    sum(scriptsAtOnce(page)) > 9 * KB ? `${page.path}: ${sum(scriptsAtOnce(page))} bytes` : undefined,
  );
  expect(heavy).toEqual([]);
});

test('the measure finds what a script imports: a sample loads more than its inline scripts', () => {
  const page = site().pages.find((p) => p.path === '/nero/games/becoming-emperor/')!;
  const files = scriptsAtOnce(page).filter(({ name }) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.map(({ name }) => name).join()).not.toContain('canvas');
});

// Of two scripts that import each other one runs before the other is there: a lesson was dead by it.
test('no two scripts of the build import each other, directly or by others', () => {
  const { folder, file } = site();
  const scripts = globSync('_astro/*.js', { cwd: folder }).map((name) => `/${name}`);
  const edges = scripts.flatMap((path) => importsOf(path, file(path)!).map((to) => [path, to] as const));
  expect(edges.length).toBeGreaterThan(500);
  expect(circleIn(edges)).toBeUndefined();
});

// The bundler's own loader is not shipped: a part that shares its file with whoever fetches it would ask for it in vain.
test('no script asks for a loader that is not there', () => {
  const { folder, file } = site();
  const scripts = globSync('_astro/*.js', { cwd: folder });
  expect(scripts.filter((name) => /__vitePreload/.test(String(file(`/${name}`))))).toEqual([]);
});

test('the styles of a page are at most 17 kB together', () => {
  const heavy = found(site().pages, (page) => {
    const links = [...page.document.querySelectorAll('link[rel="stylesheet"]')];
    const size = sum(links.map((link) => ({ size: zipped(site().file(link.getAttribute('href')!)!) })));
    return size > 0 && size <= STYLES ? undefined : `${page.path}: ${size} bytes`;
  });
  expect(heavy).toEqual([]);
});

test('the fonts are these three, each declared by a style and no other file', () => {
  const { folder, pages, file } = site();
  const names = globSync('**/*.{woff,woff2,ttf,otf}', { cwd: folder });
  const bare = (path: string) => path.replace(/^.*\//, '').replace(/\.[\w-]{8}\.woff2$/, '');
  expect(names.map(bare).sort()).toEqual(FONTS);
  const styles = new Set(
    pages.flatMap((p) =>
      [...p.document.querySelectorAll('link[rel="stylesheet"]')].map((l) => l.getAttribute('href')!),
    ),
  );
  const declared = [...styles].flatMap((path) =>
    [...file(path)!.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, u]) => bare(u!)),
  );
  expect(declared.sort()).toEqual(FONTS);
});

test('a page preloads two fonts and nothing else', () => {
  const others = found(site().pages, (page) => {
    const preloads = [...page.document.querySelectorAll('link[rel="preload"]')];
    return preloads.length === 2 &&
      preloads.every((l) => l.getAttribute('as') === 'font' && l.hasAttribute('crossorigin'))
      ? undefined
      : page.path;
  });
  expect(others).toEqual([]);
});

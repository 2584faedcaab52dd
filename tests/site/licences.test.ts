/** Whose work the site ships: each package stands in the file of licences with its text, and a reader finds that file. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from './built.ts';

const { folder, file, pages } = site();
const licences = file('/licences.txt') ?? '';
const packageOf = (name: string) =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { dependencies?: Record<string, string> };

/** `import { a } from 'x'`, `import x from 'x'` and `import('x')`, where x is a package; types are not shipped. */
const IMPORT = /(?:^(?:import|export) (?!type )[\w{},*\s]+ from |\bimport\()'([a-z@][^']*)'/gm;

/** What the code of the browser imports, found in the sources and not in the build, with all that comes along. */
function shipped(): Set<string> {
  const names = new Set<string>();
  const add = (name: string): void => {
    if (names.has(name)) return;
    names.add(name);
    for (const needed of Object.keys(packageOf(name).dependencies ?? {})) add(needed);
  };
  for (const path of globSync('src/{islands,charts,stores,workers,find,calculator,engine}/**/*.{ts,tsx}'))
    for (const [, from] of readFileSync(path, 'utf8').matchAll(IMPORT)) add(/^(?:@[^/]+\/)?[^/]+/.exec(from!)![0]);
  for (const font of globSync('_astro/*.woff2', { cwd: folder }))
    add(`@fontsource-variable/${/([a-z0-9-]+?)-latin/.exec(font)![1]!}`);
  return names;
}

test('every package in the scripts and every typeface stands there, with its own text', () => {
  const names = [...shipped()].sort();
  expect(names).toEqual(expect.arrayContaining(['@fontsource-variable/inter', '@kurkle/color', 'chart.js', 'preact']));
  for (const name of names) {
    const [path] = globSync(`node_modules/${name}/{LICENSE,LICENCE}{,.md,.txt}`);
    expect(licences, name).toContain(`\n${name} `);
    expect(licences, name).toContain(readFileSync(path!, 'utf8').trim());
  }
});

test('About leads to it, and a device keeps it', () => {
  expect(pages.find(({ path }) => path === '/about/')?.html).toContain('href="/licences.txt"');
  expect(file('/sw.js')).toContain('"/licences.txt"');
});

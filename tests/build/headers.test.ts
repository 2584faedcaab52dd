/** The headers of every answer: said once, and the same in our server and in what static hosts read. */
import { expect, test } from 'vitest';
import { headersFor, RULES } from '../../src/build/headers.ts';
import { headersFile, vercelFile } from '../../src/build/hosting.ts';

test('name what a browser must be told', () => {
  expect(Object.keys(RULES[0]!.headers)).toEqual([
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
  ]);
  expect(RULES[0]!.headers['Content-Security-Policy']).toContain('frame-ancestors');
});

test('no header stands in two rules, since hosts would join them', () => {
  const names = RULES.flatMap(({ headers }) => Object.keys(headers));
  expect(new Set(names).size).toBe(names.length);
});

/** As hosts read the two forms: what all patterns that fit an address give it. */
const byHeadersFile = (file: string, address: string): Record<string, string> => {
  const found: Record<string, string> = {};
  let fits = false;
  for (const line of file.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value && fits) found[name] = value;
    else if (line.startsWith('/')) fits = address.startsWith(line.slice(0, line.indexOf('*')));
  }
  return found;
};
const byVercelFile = (file: string, address: string): Record<string, string> =>
  Object.fromEntries(
    (JSON.parse(file).headers as { source: string; headers: { key: string; value: string }[] }[])
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );

test.each(['/', '/games/'])('what hosts read under %s says the same as the server', (base) => {
  for (const name of ['', 'nero/', 'sw.js', '_astro/view.js', '_astro/type/a.woff2']) {
    const { 'Cache-Control': kept, ...rest } = headersFor(name);
    const expected = name.startsWith('_astro/') ? { ...rest, 'Cache-Control': kept } : rest;
    expect(byHeadersFile(headersFile(base), base + name), name).toEqual(expected);
    expect(byVercelFile(vercelFile(base), base + name), name).toEqual(expected);
  }
});

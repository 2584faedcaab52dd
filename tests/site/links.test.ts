/** Every address in the built pages leads somewhere, at the root of a host and in a subfolder. */
import { describe, expect, test } from 'vitest';
import { allGames } from '../../src/gate/game.ts';
import { type Built, found, type Page, site, siteInSubfolder } from './built.ts';

const ORIGIN = 'http://site.test';
const ADDRESSES = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'] as const;

interface Address {
  readonly page: Page;
  readonly from: string;
  readonly text: string;
}

const addressesOf = (page: Page): Address[] =>
  page.tags.flatMap(({ name, attributes }) =>
    ADDRESSES.flatMap((attribute) => {
      const text = attributes.get(attribute);
      return text === undefined ? [] : [{ page, from: `${page.path} <${name} ${attribute}>`, text }];
    }),
  );

/** Addresses handed to the calculators travel in their properties. */
const addressesInProps = (page: Page): Address[] =>
  page.tags
    .filter(({ name }) => name === 'astro-island')
    .flatMap(({ attributes }) =>
      [...(attributes.get('props') ?? '').matchAll(/"(?:\w*[hH]ref)":\[0,"([^"]+)"\]/g)].map(([, text]) => ({
        page,
        from: `${page.path} properties of a calculator`,
        text: text!,
      })),
    );

/** What is wrong with an address; undefined where it leads to a page or file that is there, and to a place in it. */
function faultOf({ base, pages, file }: Built, page: Page, text: string): string | undefined {
  const url = new URL(text, `${ORIGIN}${base}${page.path.slice(1)}`);
  if (url.origin !== ORIGIN) return undefined;
  if (!url.pathname.startsWith(base)) return `leaves ${base}`;
  const path = `/${decodeURIComponent(url.pathname.slice(base.length))}`;
  const target = pages.find((p) => p.path === path);
  if (!target && file(path) === undefined) return 'leads nowhere';
  const [place = '', ...branch] = decodeURIComponent(url.hash.slice(1)).split('&');
  // A game that is begun anew has no steps yet: its player reads the rest.
  if (branch.length > 0 && place === 'step-0' && target) return undefined;
  if (place && !target?.ids.has(place)) return `names a place that ${path} does not have`;
  return undefined;
}

const known = new Map<string, string | undefined>();

/** Most addresses stand on many pages and need to be followed once. */
function problemOf(built: Built, { page, from, text }: Address): string | undefined {
  const key = `${built.folder} ${text.startsWith('/') ? '' : page.path} ${text}`;
  if (!known.has(key)) known.set(key, faultOf(built, page, text));
  const fault = known.get(key);
  return fault && `${from}: ${text} ${fault}`;
}

describe.each([
  ['at the root', site],
  ['in a subfolder', siteInSubfolder],
])('%s', (_, built) => {
  test('there are pages, and they have links', () => {
    expect(built().pages.length).toBeGreaterThan(50);
    expect(built().pages.flatMap(addressesOf).length).toBeGreaterThan(2000);
  });

  test('every link, file and fragment resolves', () => {
    const all = built().pages.flatMap((page) => [...addressesOf(page), ...addressesInProps(page)]);
    expect(found(all, (address) => problemOf(built(), address))).toEqual([]);
  });

  test('every address on the site itself starts at the base', () => {
    const all = built().pages.flatMap((page) => [...addressesOf(page), ...addressesInProps(page)]);
    const strays = found(all, ({ from, text }) =>
      text.startsWith('/') && !text.startsWith(built().base) ? `${from}: ${text}` : undefined,
    );
    expect(strays).toEqual([]);
  });

  test('pages end in a slash, so that no host has to redirect', () => {
    const all = built().pages.flatMap(addressesOf);
    const bare = found(all, ({ from, text }) => {
      const { origin, pathname } = new URL(text, `${ORIGIN}${built().base}`);
      return origin === ORIGIN && /\/[^/.]+$/.test(pathname) ? `${from}: ${text}` : undefined;
    });
    expect(bare).toEqual([]);
  });
});

test('the tags read by pattern are those that a parser finds', () => {
  for (const path of ['/method/', '/sword-of-rome/rules/combat/', '/sword-of-rome/odds/battle/']) {
    const page = site().pages.find((p) => p.path === path)!;
    const parsed = [...page.document.querySelectorAll('*')];
    expect(page.tags.filter(({ name }) => name === 'a').length).toBe(parsed.filter((e) => e.localName === 'a').length);
    expect([...page.ids].sort()).toEqual(parsed.flatMap((e) => e.id || []).sort());
    expect(addressesInProps(page).length > 0).toBe(path !== '/method/');
  }
});

test('both builds have the same pages of a game, and the game that was added has its own', () => {
  const paths = ({ pages }: Built, of: string) => pages.map((p) => p.path).filter((path) => path.startsWith(of));
  for (const of of ['/sword-of-rome/', '/concepts/'])
    expect(paths(siteInSubfolder(), of), of).toEqual(paths(site(), of));
  const own = ['', 'rules/siege/', 'odds/siege/', 'games/new/', 'games/the-road-to-reate/', 'learn/', 'map/', 'turn/'];
  expect(paths(siteInSubfolder(), '/salt-road/')).toEqual(
    expect.arrayContaining(own.map((path) => `/salt-road/${path}`)),
  );
});

test('every page can be reached from home by links', () => {
  const { pages } = site();
  const reached = new Set(['/']);
  for (const path of reached) {
    const page = pages.find((p) => p.path === path);
    for (const { text } of page ? addressesOf(page) : []) {
      const { origin, pathname } = new URL(text, `${ORIGIN}${path}`);
      if (origin === ORIGIN) reached.add(pathname);
    }
  }
  // Where a sample was, only old links lead.
  const unlinked = ['/404.html', ...allGames().flatMap(({ id, gone }) => gone.map((one) => `/${id}/games/${one.id}/`))];
  expect(found(pages, ({ path }) => (reached.has(path) || unlinked.includes(path) ? undefined : path))).toEqual([]);
});

test('nothing is loaded from anyone else', () => {
  const { pages, folder, file } = site();
  // Where a page says it is at home, nothing is loaded.
  const loads =
    'script[src], link[href]:not([rel="canonical"]), img[src], source[src], iframe[src], object[data], video[src], audio[src]';
  const foreign = pages.flatMap((page) =>
    [...page.document.querySelectorAll(loads)].flatMap((element) => {
      const text = element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('data') ?? '';
      return new URL(text, ORIGIN).origin === ORIGIN ? [] : [`${page.path}: ${text}`];
    }),
  );
  expect(foreign).toEqual([]);
  const styles = pages.flatMap((page) => [...page.document.querySelectorAll('link[rel="stylesheet"]')]);
  for (const path of new Set(styles.map((link) => link.getAttribute('href')!))) {
    const css = file(path);
    expect(css, `${folder}${path}`).toBeDefined();
    expect(
      [...css!.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url).filter((u) => /^(\w+:)?\/\//.test(u!)),
    ).toEqual([]);
  }
});

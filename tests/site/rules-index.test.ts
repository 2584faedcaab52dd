/** The index for other programs lists every clause that is written, and each address exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Built, found, site, siteInSubfolder } from './built.ts';

interface Entry {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly address: string;
}

interface Listed {
  readonly chapters: readonly { readonly slug: string; readonly ids: readonly string[] }[];
}

/** The small site in the subfolder has a game that is not in our content. */
const indexOf = (built: Built): Entry[] =>
  (JSON.parse(built.file('/rules-index.json')!) as Entry[]).filter(({ game }) => game !== 'salt-road');

/** What the content says there is, read without the loader that the build uses. */
const written = globSync('content/*/clauses.json').flatMap((file) => {
  const game = basename(dirname(file));
  const { chapters } = JSON.parse(readFileSync(file, 'utf8')) as Listed;
  return chapters
    .filter(({ slug }) => existsSync(`content/${game}/rules/${slug}.mdx`))
    .flatMap(({ slug, ids }) => ids.map((id) => ({ game, slug, id })));
});

describe.each([
  ['at the root', site],
  ['in a subfolder', siteInSubfolder],
])('%s', (_, built) => {
  test('every clause of a written chapter is listed once, and nothing else', () => {
    const name = ({ game, id }: { game: string; id: string }) => `${game} ${id}`;
    const there = written.filter(({ game }) => built().pages.some(({ path }) => path === `/${game}/`));
    expect(there.length).toBeGreaterThan(100);
    expect(indexOf(built()).map(name).sort()).toEqual(there.map(name).sort());
  });

  test('every entry has its five parts, and no two share an address', () => {
    const index = indexOf(built());
    const wrong = found(index, (entry) =>
      Object.keys(entry).sort().join() === 'address,game,id,name,title' && Object.values(entry).every((v) => v.trim())
        ? undefined
        : JSON.stringify(entry),
    );
    expect(wrong).toEqual([]);
    expect(new Set(index.map((e) => e.address)).size).toBe(index.length);
  });

  test('every address is a place in the chapter of its clause', () => {
    const { base, pages } = built();
    const wrong = found(indexOf(built()), ({ game, id, address }) => {
      const [path = '', place = ''] = address.split('#');
      const slug = written.find((w) => w.game === game && w.id === id)?.slug;
      if (path !== `${base}${game}/rules/${slug}/`) return `${game} ${id}: ${address} is not in the chapter ${slug}`;
      const page = pages.find((p) => base + p.path.slice(1) === path);
      return page?.ids.has(decodeURIComponent(place)) ? undefined : `${game} ${id}: ${address} is not there`;
    });
    expect(wrong).toEqual([]);
  });
});

test('the place of a clause bears its title', () => {
  const { pages } = site();
  const wrong = found(indexOf(site()), ({ game, id, title, address }) => {
    const [path, place = ''] = address.split('#');
    const section = pages.find((p) => p.path === path)?.document.getElementById(decodeURIComponent(place));
    return section?.querySelector('.rule-title')?.textContent.trim() === title
      ? undefined
      : `${game} ${id}: not "${title}"`;
  });
  expect(wrong).toEqual([]);
});

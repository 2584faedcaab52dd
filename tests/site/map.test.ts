/** The drawn maps in the built pages: lines look as their standing, spaces lead to their facts and back. */
import { expect, test } from 'vitest';
import { found, type Page, site } from './built.ts';

const pages = (): Page[] => site().pages.filter((p) => /^\/[^/]+\/map\/$/.test(p.path));

test('there is a map of The Sword of Rome, in its part of the site and on its first page', () => {
  expect(pages().map((p) => p.path)).toContain('/sword-of-rome/map/');
  const hub = site().pages.find((p) => p.path === '/sword-of-rome/')!;
  expect(hub.document.querySelectorAll('a[href$="/sword-of-rome/map/"]').length).toBeGreaterThanOrEqual(2);
});

test('a line is dashed if its title calls it a stand-in, and only then', () => {
  for (const { document } of pages()) {
    const lines = [...document.querySelectorAll('.map > svg .link')];
    expect(lines.length).toBeGreaterThan(10);
    const wrong = found(lines, (line) => {
      const says = line.querySelector('title')!.textContent.trim();
      return says.endsWith(', stand-in') === line.classList.contains('stand-in') ? undefined : says;
    });
    expect(wrong).toEqual([]);
  }
});

test('every space on the drawing leads to its facts, which lead back, and no fact stands alone', () => {
  for (const { document, ids } of pages()) {
    const drawn = [...document.querySelectorAll('.map > svg .space')];
    const wrong = found(drawn, (space) => {
      const facts = document.getElementById(space.querySelector('a')!.getAttribute('href')!.slice(1));
      const back = facts?.querySelector('h3 a')?.getAttribute('href');
      return facts?.classList.contains('space-facts') && back === `#${space.id}` && ids.has(space.id)
        ? undefined
        : space.id;
    });
    expect(wrong).toEqual([]);
    expect(document.querySelectorAll('.space-facts').length).toBe(drawn.length);
  }
});

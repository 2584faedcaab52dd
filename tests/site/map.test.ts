/** The drawn maps in the built pages: drawn as the maps that answer, lines as their standing, spaces lead to their facts and back. */
import { expect, test } from 'vitest';
import { allGames } from '../../src/gate/game.ts';
import { SCREENS } from '../../src/islands/map/still.ts';
import { found, type Page, site } from './built.ts';

const pages = (): Page[] => site().pages.filter((p) => /^\/[^/]+\/map\/$/.test(p.path));

test('there is a map of The Sword of Rome, in its part of the site and on its first page', () => {
  expect(pages().map((p) => p.path)).toContain('/sword-of-rome/map/');
  const hub = site().pages.find((p) => p.path === '/sword-of-rome/')!;
  expect(hub.document.querySelectorAll('a[href$="/sword-of-rome/map/"]').length).toBeGreaterThanOrEqual(2);
});

test('each map is drawn for three screens, on one ground, with every road and the dashes of stand-ins', () => {
  for (const { document, path } of pages()) {
    const game = allGames().find(({ id }) => path.startsWith(`/${id}/`))!;
    const links = game.map!.links;
    expect(document.querySelectorAll('.map .ground-parts').length).toBe(1);
    expect([...document.querySelectorAll('.map-still')].map((still) => still.getAttribute('data-on'))).toEqual(SCREENS);
    expect(document.querySelectorAll('.map .road').length).toBe(links.length);
    expect(document.querySelectorAll('.map .road[data-stand-in]').length).toBe(
      links.filter(({ standing }) => standing === 'stand-in').length,
    );
  }
});

test('every space on the drawing leads to its facts, which lead back, and no fact stands alone', () => {
  for (const { document, ids } of pages()) {
    const drawn = [...document.querySelectorAll('.map-links .space')];
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

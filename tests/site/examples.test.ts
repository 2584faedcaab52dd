/** The pages of worked examples: every case of the sources is there, and nothing that is closed is drawn. */
import { expect, test } from 'vitest';
import { anchorOf } from '../../src/gate/clauses.ts';
import { allGames } from '../../src/gate/game.ts';
import { found, site, zipped } from './built.ts';

const pageOf = (game: string) => site().pages.find(({ path }) => path === `/${game}/examples/`)!;

test('all 184 cases of the sources can be reached, and at least 180 are replayed', () => {
  const cases = allGames().flatMap((game) => {
    const { ids, html } = pageOf(game.id);
    return game.cases.map((id) => ({
      name: `${game.id} ${id}`,
      // A case that asks for several results is several examples.
      replayed:
        [...ids].some((one) => one === `example-${anchorOf(id)}` || one.startsWith(`example-${anchorOf(id)}-`)) ||
        html.includes(`/${game.id}/games/${anchorOf(id)}/`),
      told: game.unplayed.some((one) => one.id === id && html.includes(one.because.slice(0, 40))),
    }));
  });
  expect(cases).toHaveLength(184);
  expect(cases.filter(({ replayed, told }) => !replayed && !told).map(({ name }) => name)).toEqual([]);
  expect(cases.filter(({ replayed }) => replayed).length).toBeGreaterThanOrEqual(180);
});

test('an index of examples is under 40 kB, all closed, and no board among them', () => {
  const wrong = found(
    allGames().map(({ id }) => pageOf(id)),
    ({ path, html, tags }) => {
      const size = zipped(html);
      if (size > 40_000) return `${path}: ${size} bytes`;
      const drawn = tags.find(({ attributes }) => /\b(?:player|board-drawing)\b/.test(attributes.get('class') ?? ''));
      if (drawn) return `${path}: drew ${drawn.attributes.get('class')}`;
      const open = tags.find(({ name, attributes }) => name === 'details' && attributes.has('open'));
      return open && `${path}: open ${open.attributes.get('id')}`;
    },
  );
  expect(wrong).toEqual([]);
});

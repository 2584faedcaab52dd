/** Addresses of pages, whatever path the site is served under. */
import { anchorOf } from '../gate/clauses.ts';

/** The site's own root, always with a slash at the end. */
export const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');

export const href = (path = ''): string => BASE + path.replace(/^\//, '');
export const gameHref = (game: string, part = ''): string => href(`${game}/${part}`);
export const chapterHref = (game: string, slug: string): string => gameHref(game, `rules/${slug}/`);
export const clauseHref = (game: string, clause: { slug: string; id: string }): string =>
  `${chapterHref(game, clause.slug)}#${anchorOf(clause.id)}`;
export const oddsHref = (game: string, calculator: string, query = ''): string =>
  gameHref(game, `odds/${calculator}/${query && `?${query}`}`);
export const referenceHref = (game: string, slug: string): string => gameHref(game, `reference/${slug}/`);
export const tableHref = (game: string, table: string): string => gameHref(game, `tables/#${table}`);

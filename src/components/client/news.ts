/** Shows what is new since the reader's last visit; on a first visit nothing is new. */
import { read, write } from '../../stores/device/storage.ts';

/** Signs of an earlier visit, before visits were counted. */
const SIGNS = ['theme', 'tables', 'pins', 'recent', 'clauses', 'players', 'cases', 'lessons', 'turn', 'march'];

export function showNews(place: HTMLElement): void {
  const items = [...place.querySelectorAll<HTMLElement>('[data-news]')];
  const numberOf = (item: HTMLElement) => Number(item.dataset['news']);
  const newest = Math.max(0, ...items.map(numberOf));
  const known = read('news');
  const seen = known ? Number(known) || 0 : SIGNS.some(read) ? 0 : newest;
  for (const item of items) item.hidden = numberOf(item) <= seen;
  place.hidden = items.every((item) => item.hidden);
  write('news', String(newest));
}

/** What holds for the markup of every page: its head, its headings, its ids, and words that do not run together. */
import { expect, test } from 'vitest';
import { allGames } from '../../src/gate/game.ts';
import { found, type Page, site } from './built.ts';

const each = (wrong: (page: Page) => string[]): string[] =>
  site().pages.flatMap((page) => wrong(page).map((line) => `${page.path}: ${line}`));

const all = (page: Page, selector: string): Element[] => [...page.document.querySelectorAll(selector)];
const wordsOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

test('ids are unique on their page', () => {
  const doubles = each((page) => {
    const ids = all(page, '[id]').map((e) => e.id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });
  expect(doubles).toEqual([]);
});

test('what one element says of another by id is on the page', () => {
  const missing = each((page) =>
    ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
      all(page, `[${name}]`)
        .flatMap((e) => e.getAttribute(name)!.split(/\s+/))
        .filter((id) => !page.ids.has(id))
        .map((id) => `${name}="${id}"`),
    ),
  );
  expect(missing).toEqual([]);
});

test('no element has a style attribute or an inline event handler, which the policy would block', () => {
  const inline = each((page) =>
    all(page, '*').flatMap((e) =>
      [...e.attributes]
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name }) => `<${e.localName} ${name}>`),
    ),
  );
  expect(inline).toEqual([]);
});

test('every page has a language, a title of its own, a description and a policy', () => {
  const lacking = each((page) => {
    const meta = (name: string) => all(page, `meta[${name}]`)[0]?.getAttribute('content')?.trim();
    return [
      page.document.documentElement.getAttribute('lang') ? '' : 'no language',
      all(page, 'head > title').length === 1 && wordsOf(all(page, 'title')[0]!) ? '' : 'no title',
      meta('name="description"') ? '' : 'no description',
      meta('name="viewport"') ? '' : 'no viewport',
      meta('http-equiv="content-security-policy"')?.includes("script-src 'self'") ? '' : 'no policy',
    ].filter(Boolean);
  });
  expect(lacking).toEqual([]);
  const titles = site().pages.map((page) => wordsOf(all(page, 'title')[0]!));
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

test('every page has one h1, in its main part', () => {
  expect(each((page) => (all(page, 'h1').length === 1 ? [] : [`${all(page, 'h1').length} of them`]))).toEqual([]);
  expect(each((page) => (all(page, 'main h1').length === 1 ? [] : ['outside main']))).toEqual([]);
});

test('heading levels do not skip', () => {
  const skips = each((page) => {
    const headings = all(page, 'h1, h2, h3, h4, h5, h6').map((e) => ({
      level: Number(e.localName[1]),
      says: wordsOf(e),
    }));
    return headings.flatMap(({ level, says }, i) => {
      const before = headings[i - 1]?.level ?? 0;
      return level > before + 1 ? [`h${level} "${says}" after ${before ? `h${before}` : 'nothing'}`] : [];
    });
  });
  expect(skips).toEqual([]);
});

test('headings, links and buttons say something', () => {
  const silent = each((page) =>
    all(page, 'h1, h2, h3, h4, h5, h6, a[href], button, summary')
      .filter((e) => !wordsOf(e) && !e.getAttribute('aria-label'))
      .map((e) => `<${e.localName}>`),
  );
  expect(silent).toEqual([]);
});

const INLINE = 'a, b, em, strong, small, span, abbr, button';
/** Laid out in boxes with a gap, so that their parts need no space between them. */
const SPACED =
  '.parts, .games, .legend, .standings-used, .odds-bar, figcaption, .chapters, .turn, .stepper, .amount-row, .actions, .means, .item-head, .founded, .player-bar, .step-state, .events, .strip-turn, .player-buttons, .box-head, .cards, .dice, .examples-find, .answer-actions, .turn-foot, .form-actions';

/** A word that runs into an element, or an element into a word, without a space. */
function glued(element: Element): string[] {
  const [before, after] = [element.previousSibling, element.nextSibling];
  const inner = element.textContent;
  const near = (node: typeof before): string =>
    node && (node.nodeType === 3 || (node as unknown as Element).matches?.(INLINE)) ? (node.textContent ?? '') : '';
  const runs = (left: string, right: string) => /[\p{L}\p{N}.,;:!?)]$/u.test(left) && /^[\p{L}\p{N}(]/u.test(right);
  const texts = [
    ...(runs(near(before), inner) ? [`"${near(before).slice(-20)}" + "${inner.slice(0, 20)}"`] : []),
    ...(after?.nodeType === 3 && runs(inner, near(after))
      ? [`"${inner.slice(-20)}" + "${near(after).slice(0, 20)}"`]
      : []),
  ];
  return texts.map(
    (text) => `<${element.parentElement?.localName} class="${element.parentElement?.className}">: ${text}`,
  );
}

test('no word runs into a link or another marked word', () => {
  const runs = each((page) =>
    all(page, 'main, footer').flatMap((part) =>
      [...part.querySelectorAll(INLINE)].flatMap((e) => (e.closest(SPACED) ? [] : glued(e))),
    ),
  );
  // What one part does wrong it does on many pages: a case of each tells enough.
  const kinds = Map.groupBy(runs, (line) => line.split(': ')[1]!);
  expect([...kinds.values()].map((lines) => `${lines[0]}, ${lines.length} such`)).toEqual([]);
});

test('no text shows code: no undefined, NaN, object or unread markup', () => {
  const code = /\bundefined\b|\bNaN\b|\[object |\{'|<\/?(Rule|Beyond|Cite|Table|Odds)\b|&(amp|lt|gt);/;
  const shown = each((page) => {
    const text = all(page, 'main')
      .map((e) => e.textContent)
      .join(' ');
    return found(text.match(new RegExp(`.{0,30}(?:${code.source}).{0,30}`, 'g')) ?? [], (hit) => hit);
  });
  expect(shown).toEqual([]);
});

test('every table has headers, and a name or a clause that it belongs to', () => {
  const bare = each((page) =>
    all(page, 'main table').flatMap((table) => {
      const named = table.querySelector('caption') ?? table.closest('[aria-label], .rule-text');
      return table.querySelector('th') && named ? [] : [wordsOf(table).slice(0, 60)];
    }),
  );
  expect(bare).toEqual([]);
});

test('every page that tells rules or figures of a game whose source is not the rulebook says so', () => {
  const cautious = allGames().filter((game) => game.caution);
  expect(cautious.map((game) => game.id)).toContain('hannibal');
  for (const { id, caution } of cautious) {
    const silent = found(
      site().pages.filter(({ path }) => path.startsWith(`/${id}/`)),
      (page) =>
        all(page, 'body.room, .map-page').length > 0 || all(page, 'main > .caution').some((e) => wordsOf(e) === caution)
          ? undefined
          : page.path,
    );
    expect(silent).toEqual([]);
  }
});

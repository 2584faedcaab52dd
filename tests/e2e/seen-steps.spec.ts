/** A phone shows the steps of a whole game: who acts is in the picture with the name of the place, and nothing lies over either. */
import { globSync, readFileSync } from 'node:fs';
import { expect, open, type Page, test } from './site.ts';

/** A sample of so many steps is a whole game. */
const WHOLE = 60;
const games = globSync('content/*/samples/*.json').flatMap((file) => {
  const [, game, , id] = file.replace('.json', '').split('/');
  const { length } = JSON.parse(readFileSync(file, 'utf8')).steps;
  return length >= WHOLE ? [{ path: `/${game}/games/${id}/`, game: game!, length: length as number }] : [];
});

/** So many stretches of so many steps. */
const STRETCHES = 3;
const STEPS = 10;

/** Goes through a stretch by key, and tells what of a step is cut or covered. */
const wrongIn = (page: Page, from: number, names: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate(
    async ([first, count, nameOf]) => {
      const wrong: string[] = [];
      const boxOf = (e: Element) => e.getBoundingClientRect();
      // The box of a text, or of a counter with its outline, has no ink in its last px.
      const INK = 3;
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right - INK && b.left < a.right - INK && a.top < b.bottom - INK && b.top < a.bottom - INK;
      for (let at = first + 1; at <= first + count; at++) {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        const stage = document.querySelector('.stage')!;
        const view = boxOf(stage);
        const over = [...stage.querySelectorAll('button')].filter((e) => e.checkVisibility()).map(boxOf);
        const counters = [...stage.querySelectorAll('.counter')].map((e) => boxOf(e.querySelector('.outline') ?? e));
        for (const place of stage.querySelectorAll<HTMLElement>('.pieces:has(.changed)')) {
          const id = place.dataset['place']!;
          for (const ring of place.querySelectorAll('.counter > .changed')) {
            const box = boxOf(ring);
            if (box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom)
              wrong.push(`${at}: a counter in ${id} is cut`);
            if (over.some((button) => meet(button, box))) wrong.push(`${at}: a counter in ${id} lies under a button`);
          }
          const name = nameOf[id]!;
          const text = [...stage.querySelectorAll('.name')].find((e) => name.startsWith(e.textContent));
          if (!text) wrong.push(`${at}: ${id} has no name`);
          else if ([...over, ...counters].some((box) => meet(box, boxOf(text))))
            wrong.push(`${at}: the name of ${id} is covered`);
        }
      }
      return wrong;
    },
    [from, STEPS, names] as const,
  );

for (const { path, game, length } of games)
  test(`${path}: thirty steps are seen whole on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const { spots } = await (await page.request.get(`/${game}/games/ground.json`)).json();
    const names = Object.fromEntries((spots as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
    for (let i = 0; i < STRETCHES; i++) {
      const from = Math.round(((length - STEPS) / (STRETCHES - 1)) * i);
      await page.evaluate((step) => location.assign(`#step-${step}`), from);
      await expect(page.locator('.player-count b')).toHaveText(String(from));
      expect(await wrongIn(page, from, names)).toEqual([]);
    }
  });

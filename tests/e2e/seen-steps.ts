/** What of the steps of a whole game a phone cuts or covers. */
import { globSync, readFileSync } from 'node:fs';
import { expect, open, type Page } from './site.ts';

interface WholeGame {
  readonly path: string;
  readonly game: string;
  readonly length: number;
}

export const wholeGames: readonly WholeGame[] = globSync('content/*/samples/*.json').flatMap((file) => {
  const [, game, , id] = file.replace('.json', '').split('/');
  const { card, steps } = JSON.parse(readFileSync(file, 'utf8')) as { card?: { whole?: true }; steps: unknown[] };
  return card?.whole ? [{ path: `/${game}/games/${id}/`, game: game!, length: steps.length }] : [];
});

/** Goes through a stretch by key, and tells what of a step is cut or covered. */
const wrongIn = (page: Page, from: number, steps: number, names: Readonly<Record<string, string>>): Promise<string[]> =>
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
    [from, steps, names] as const,
  );

/** Opens a game on a phone and goes through stretches of so many steps, each from its own address. */
export async function wrongSteps(page: Page, { path, game }: WholeGame, from: readonly number[], steps: number) {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const { spots } = await (await page.request.get(`/${game}/games/ground.json`)).json();
  const names = Object.fromEntries((spots as { id: string; name: string }[]).map(({ id, name }) => [id, name]));
  const wrong: string[] = [];
  for (const first of from) {
    await page.evaluate((step) => location.assign(`#step-${step}`), first);
    await expect(page.locator('.player-count b')).toHaveText(String(first));
    wrong.push(...(await wrongIn(page, first, steps, names)));
  }
  return wrong;
}

/** One way to move a board, in the player and on a map: drag, pinch, double tap, keys, and the small map that leads back. */
import { expect, open, type Page, test } from './site.ts';

const PLACES = { player: '/sword-of-rome/games/three-turns/#step-16', map: '/sword-of-rome/map/' } as const;

/** From the middle of the view to a space, in px, by which a move is told from a rest. */
const drawn = (page: Page): Promise<string> =>
  page
    .locator('.stage .ground')
    .first()
    .evaluate((ground) => ground.getAttribute('transform') ?? '');
const scaleOf = async (page: Page): Promise<number> => Number(/scale\(([\d.]+)/.exec(await drawn(page))![1]);
const near = (page: Page) => page.locator('.stage .board-drawing[data-level="near"]');

/** Two fingers that part, around a point of the stage. */
const pinch = (page: Page, from: number, to: number) =>
  page.locator('.stage').evaluate(
    (stage, [a, b]) => {
      const box = stage.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      stage.setPointerCapture = () => {};
      const send = (type: string, pointerId: number, off: number) =>
        stage.dispatchEvent(
          new PointerEvent(type, { pointerId, pointerType: 'touch', bubbles: true, clientX: x + off, clientY: y }),
        );
      send('pointerdown', 1, -a!);
      send('pointerdown', 2, a!);
      send('pointermove', 1, -b!);
      send('pointermove', 2, b!);
      send('pointerup', 1, -b!);
      send('pointerup', 2, b!);
    },
    [from, to],
  );

for (const [name, path] of Object.entries(PLACES))
  test(`${name}: dragged, pinched, tapped twice, enlarged by key, and back by the small map`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const stage = page.locator('.stage');
    await expect(stage).toBeVisible();
    const { x, y, width, height } = (await stage.boundingBox())!;
    const corner = page.getByRole('button', { name: 'The whole board' });
    const sea = [x + width * 0.12, y + height * 0.9] as const;

    const first = await scaleOf(page);
    await pinch(page, 40, 80);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(first * 1.5);
    await expect(corner).toBeVisible();

    const before = await drawn(page);
    await page.mouse.move(...sea);
    await page.mouse.down();
    await page.mouse.move(sea[0] + 60, sea[1] - 40, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => drawn(page)).not.toBe(before);

    await corner.click();
    await expect(corner).toHaveCount(0);
    const whole = await scaleOf(page);
    await page.mouse.dblclick(...sea);
    await expect(near(page)).toBeVisible();
    expect(await scaleOf(page)).toBeGreaterThan(whole);

    const now = await scaleOf(page);
    await page.getByRole('button', { name: 'Zoom out' }).focus();
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBeLessThan(now);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(now, 3);
  });

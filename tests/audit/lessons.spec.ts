/** Every lesson is played to its end by keys at a desk and by touch on a phone, as somebody does who asks to be shown. */
import { GAMES } from '../../src/games/index.ts';
import { byKeys, byTouch, walk } from '../e2e/lesson.ts';
import { open, test } from '../e2e/site.ts';

for (const game of GAMES)
  test(`${game}: the lesson is played to its end by keys`, async ({ page }) => {
    await open(page, `/${game}/learn/`);
    await walk(page, byKeys);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const game of GAMES)
    test(`${game}: the lesson is played to its end by touch`, async ({ page }) => {
      await open(page, `/${game}/learn/`);
      await walk(page, byTouch);
    });
});

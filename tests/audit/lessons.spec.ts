/** Every lesson is played to its end by keys, as somebody does who asks to be shown. */
import { GAMES } from '../../src/games/index.ts';
import { byKeys, walk } from '../e2e/lesson.ts';
import { open, test } from '../e2e/site.ts';

for (const game of GAMES)
  test(`${game}: the lesson is played to its end by keys`, async ({ page }) => {
    await open(page, `/${game}/learn/`);
    await walk(page, byKeys);
  });

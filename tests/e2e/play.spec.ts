/** Play on the board: a move in a few taps, a game through the page, by hand and by keyboard alone. */
import { GAMES } from '../../src/games/index.ts';
import { ask, branch, decideAll, sameChance, takeAllBack, uncounted } from './branch.ts';
import { playByKeys } from './keyboard.ts';
import { LIT, litTaps, TAP } from './lit.ts';
import { expect, open, type Page, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

/** Frames in which nothing stirs before a board counts as at rest. */
const REST = 4;

/** Where what bears this id stands, once the board has come to rest. */
const spotOf = (page: Page, id: string) =>
  page.evaluate(
    async ([touched, rest]) => {
      const css = `.touch-targets [data-touch="${touched}"]`;
      let [last, still, middle] = ['', 0, { x: 0, y: 0 }];
      while (still < rest) {
        await new Promise(requestAnimationFrame);
        const box = document.querySelector(css)?.getBoundingClientRect();
        const now = JSON.stringify(box ?? '');
        still = box && now === last ? still + 1 : 0;
        last = now;
        if (box) middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }
      return middle;
    },
    [id, REST] as const,
  );

/** A finger on the board, on what bears this id. */
async function touch(page: Page, id: string): Promise<void> {
  const { x, y } = await spotOf(page, id);
  await page.mouse.click(x, y);
}

/** A game at the first moment when a card can be tapped: all before is passed on or taken as it comes first. */
async function begun(page: Page, game: string, seed: number, sample = 'new'): Promise<void> {
  await page.setViewportSize(PHONE);
  await uncounted(page);
  await sameChance(page, seed);
  await open(page, `/${game}/games/${sample}/`);
  await ask(page, 'Play from here');
  await page.evaluate(async () => {
    const found = (css: string) =>
      [...document.querySelectorAll<HTMLElement>(css)].find(
        (one) => !one.matches(':disabled') && one.checkVisibility(),
      );
    for (let i = 0; i < 120 && !found('.hand-card'); i++) {
      (found('.branch-play') ?? found('.branch-sheet .choice-tap'))?.click();
      await new Promise((done) => setTimeout(done));
    }
  });
}

/** Of the places in reach that are in sight, one at this cost. */
const goalNow = (page: Page, cost: number, enemy: boolean): Promise<string> =>
  page.evaluate(
    ([wanted, foe]) => {
      const boxOf = (css: string) => document.querySelector(css)!.getBoundingClientRect();
      const [stage, sheet] = [boxOf('.stage'), boxOf('.branch-sheet')];
      const isSeen = (id: string | undefined): boolean => {
        const { x, y, width, height } = boxOf(`.touch-targets [data-touch="${id}"]`);
        const [right, down] = [x + width / 2, y + height / 2];
        return right > 20 && right < stage.width - 20 && down > stage.y + 20 && down < sheet.y - 20;
      };
      const marks = [...document.querySelectorAll<HTMLElement>('.going-list [data-cost]')];
      const found = marks.find(
        ({ dataset }) => dataset['cost'] === String(wanted) && 'foe' in dataset === foe && isSeen(dataset['place']),
      );
      return found?.dataset['place'] ?? '';
    },
    [cost, enemy] as const,
  );

/** The same once the board has come to rest. */
async function goalAt(page: Page, cost: number, enemy = false): Promise<string> {
  let goal = '';
  await expect(async () => {
    goal = await goalNow(page, cost, enemy);
    expect(goal).not.toBe('');
  }).toPass();
  return goal;
}

async function expectMove(page: Page, goal: string, most: number, before = 2): Promise<void> {
  const { play, closing, sheet } = branch(page);
  let taps = before;
  const gestures = Number(await sheet.getAttribute('data-gestures'));
  await touch(page, goal);
  await play.click();
  taps += 2;
  await expect(sheet).toHaveAttribute('data-gestures', String(gestures + 1));
  const stop = closing.filter({ hasText: /Stop|Go no further/ });
  if (taps < most && (await stop.count())) {
    await stop.click();
    taps++;
  }
  expect(taps).toBeLessThanOrEqual(most);
}

test('Nero: a Legion goes through two Provinces in five taps', async ({ page }) => {
  await begun(page, 'nero', 7);
  const { cards, sheet } = branch(page);
  await cards.first().click();
  await touch(page, 'raetia central');
  await expectMove(page, await goalAt(page, 2), 6);
  await expect(sheet).toContainText('stops in');
});

test('Hamilcar: a General goes four spaces in five taps', async ({ page }) => {
  await begun(page, 'hamilcar', 1);
  const { cards } = branch(page);
  await cards.nth(2).click();
  await touch(page, 'maximus');
  await expectMove(page, await goalAt(page, 4), 5);
});

test('The Sword of Rome: an army marches into an enemy with all CU, up to the answer, in four taps', async ({
  page,
}) => {
  await begun(page, 'sword-of-rome', 1);
  const { cards } = branch(page);
  await cards.nth(2).click();
  const piece = await page.locator('.touch-targets [data-touch]').first().getAttribute('data-touch');
  await touch(page, piece!);
  await expectMove(page, await goalAt(page, 1, true), 4);
});

test('Hannibal: an army goes over an Alpine pass in four taps', async ({ page }) => {
  await begun(page, 'hannibal', 1, 'crossing-the-alps');
  const { cards, rows, sheet } = branch(page);
  await cards.first().click();
  await rows.filter({ hasText: 'Move a General' }).click();
  // No other General can be activated with 1 OP: he need not be tapped.
  await expectMove(page, 'taurini', 4);
  // Up to the dice of the pass, which nobody else decides.
  await expect(sheet).toContainText('Attrition on the pass to Taurini');
});

/** Decisions, and how many of them are taken back at first. */
const [DECISIONS, TAKEN_BACK] = [24, 6];
/** These on a large phone, all others on a small one. */
const LARGE: readonly string[] = ['nero', 'hamilcar'];

for (const game of GAMES) {
  const phone = LARGE.includes(game) ? PHONE : SMALL;
  // The audit plays whole games.
  test(`${game}: decisions take at most 2.2 taps each, every question is in sight, nothing runs off the screen, and the first are taken back to the set-up`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await uncounted(page);
    await sameChance(page);
    await open(page, `/${game}/games/new/`);
    await ask(page, 'Play from here');
    const { asks, sheet } = branch(page);
    const first = await asks.textContent();
    await decideAll(page, TAKEN_BACK, 100);
    expect(await takeAllBack(page)).toBe(TAKEN_BACK);
    await expect(asks).toHaveText(first!);
    const { taps, wide, broken } = await decideAll(page, DECISIONS);
    await expect(sheet).toHaveAttribute('data-gestures', String(DECISIONS));
    expect(taps / DECISIONS).toBeLessThanOrEqual(2.2);
    expect(wide).toBe(phone.width);
    expect(broken).toEqual([]);
  });

  test(`${game}: what a piece can reach is lit within ${LIT} ms, and no tap takes more than ${TAP}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // The audit looks at a hundred positions of each game.
    const taps = await litTaps(page, game, 3);
    expect(taps.filter(({ lit, work }) => work > (lit ? LIT : TAP))).toEqual([]);
  });
}

test('Nero is played by keyboard alone: each answer is within three keys of its question, and axe finds nothing on the way', async ({
  page,
}) => {
  await uncounted(page);
  // The audit looks wholly, and at every moment.
  await playByKeys(page, (nth) => (nth % 10 === 5 ? 'whole' : nth % 3 === 0 ? 'quick' : 'none'));
});

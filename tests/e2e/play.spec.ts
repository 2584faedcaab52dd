/** Play on the board: a move in a few taps, a game through the page, by hand and by keyboard alone. */
import { bringAxe, brokenNow } from './axe.ts';
import { ask, branch, sameChance, tapAll, uncounted } from './branch.ts';
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

/** What a tap may take of the page's thread until it is drawn, and one on a piece until all it can reach is lit: in ms. */
const TAP = 100;
const LIT = 50;

/** Each on one kind of phone. */
const PHONES = { nero: PHONE, hamilcar: PHONE, hannibal: SMALL, 'sword-of-rome': SMALL } as const;

for (const [game, phone] of Object.entries(PHONES))
  test(`${game}: forty decisions take at most 2.2 quick taps each, every question is in sight, and nothing runs off the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await uncounted(page);
    await sameChance(page);
    await open(page, `/${game}/games/new/`);
    await ask(page, 'Play from here');
    const { taps, wide } = await tapAll(page, 40, LIT);
    await expect(branch(page).sheet).toHaveAttribute('data-gestures', '40');
    expect(taps.length / 40).toBeLessThanOrEqual(2.2);
    expect(wide).toBe(phone.width);
    expect(taps.filter(({ asked }) => !asked)).toEqual([]);
    // Nothing that is fetched comes too late for whoever taps on.
    await expect(page.locator('.lost:visible')).toHaveCount(0);
    // One in twenty may meet a neighbour on the same core.
    expect(taps.filter(({ work }) => work > TAP).length).toBeLessThanOrEqual(taps.length / 20);
    expect(taps.filter(({ lit, work }) => lit && work > LIT).length).toBeLessThanOrEqual(taps.length / 20);
  });

/** Presses keys until something is asked that was not; how many it took, the focus where the last question left it. */
async function answered(page: Page, keys: readonly string[]): Promise<number> {
  const asked = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>('.branch-sheet');
      return `${sheet?.dataset['gestures']} ${sheet?.querySelector('.asks')?.textContent}`;
    });
  const before = await asked();
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key);
    if ((await asked()) !== before) return i + 1;
  }
  return Number.POSITIVE_INFINITY;
}

test('Nero is played by keyboard alone: each answer is within three keys of its question, and axe finds nothing at any moment', async ({
  page,
}) => {
  await uncounted(page);
  await sameChance(page, 3);
  await open(page, '/nero/games/new/');
  await page.getByRole('button', { name: 'Play from here' }).press('Enter');
  await expect(branch(page).asks).toBeVisible();
  const { sheet, asks } = branch(page);
  await page.locator('.asks-says').focus();
  const broken = new Set<string>();
  await bringAxe(page);
  for (let i = 0; i < 60 && Number(await sheet.getAttribute('data-gestures')) < 30; i++) {
    // The board, which has the answers, is drawn after the question.
    if ((await asks.textContent())?.endsWith('where to?') || (await page.locator('.movers').count()) > 0)
      await expect(page.locator('.touch-targets button:focus')).toHaveCount(1);
    const keys = await page.evaluate((nth) => {
      const has = (css: string) => document.querySelector(css) !== null;
      if (document.activeElement?.matches('.touch-targets button')) return ['Enter'];
      if (has('.branch-play.player-next')) return ['Enter'];
      if (has('.going') && has('.branch-play')) return ['0'];
      if (has('.branch-sheet .choice-tap')) return ['Tab', 'Enter'];
      return has('.branch-play') ? ['0'] : [String((nth % 3) + 1)];
    }, i);
    const before = await asks.textContent();
    expect(await answered(page, keys), `${i}: ${before}`).toBeLessThanOrEqual(3);
    // Never lost: what has the focus is on the page.
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    for (const one of await brokenNow(page, '.player', i % 10 === 5)) broken.add(`${before}: ${one}`);
  }
  expect(Number(await sheet.getAttribute('data-gestures'))).toBeGreaterThanOrEqual(30);
  expect([...broken]).toEqual([]);
});

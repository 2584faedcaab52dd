/** Pages of every kind, what a reader does there that needs code, and what must be said and done where a script of it is lost. */
import { expect, type Locator, type Page } from './site.ts';

export interface Kind {
  readonly name: string;
  readonly path: string;
  /** Done by a reader who does not know that anything is missing. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What is lost may lie further down. */
  readonly inPlace?: boolean;
  /** In sight once everything works. */
  readonly works: (page: Page) => Locator;
}

const BATTLE = '/sword-of-rome/odds/battle/';
const player = (page: Page) => page.locator('.player[data-awake]');

/** A press that waits for nothing: what is not there cannot be pressed. */
const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    (at) =>
      void document.querySelector(at)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    selector,
  );
const stir = async (page: Page) => {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 305);
};
const find = async (page: Page) => {
  if (!(await page.locator('#find:popover-open').count())) await press(page, '[popovertarget="find"]');
  await page.locator('#find input').fill('overrun', { timeout: 2000 });
};

export const KINDS: readonly Kind[] = [
  {
    name: 'a sample at a step',
    path: '/sword-of-rome/games/first-battle/#step-2',
    works: (page) => player(page).locator('.player-count b', { hasText: '2' }),
  },
  { name: 'a lesson', path: '/nero/learn/', works: player },
  { name: 'my turn', path: '/hannibal/turn/', works: (page) => page.locator('.my-turn:not([data-waiting])') },
  {
    name: 'a map',
    path: '/nero/map/',
    async act(page) {
      await stir(page);
      await press(page, '[data-early]');
    },
    works: (page) => page.locator('.map-card'),
  },
  {
    name: 'a table that is edited',
    path: '/sword-of-rome/tables/',
    async act(page) {
      await stir(page);
      if (!(await page.locator('.cell-input').count())) await press(page, '.table-editor button');
    },
    works: (page) => page.locator('.cell-input').first(),
  },
  { name: 'find', path: '/nero/rules/', act: find, works: (page) => page.getByRole('option').first() },
  {
    name: 'a preview',
    path: '/nero/rules/battle/',
    act: async (page) => {
      await page.mouse.move(1, 1);
      await page.locator('main a.clause:visible').first().hover({ timeout: 3000 });
    },
    works: (page) => page.locator('.preview'),
  },
  {
    name: 'a calculator by a link',
    path: `${BATTLE}?v=1&a=9`,
    inPlace: true,
    works: (page) => page.locator('.answer .figure'),
  },
  {
    name: 'the parts of a calculator',
    path: BATTLE,
    inPlace: true,
    async act(page) {
      await stir(page);
      await press(page, '[aria-label="Increase Attacker tactics"]');
      for (const place of ['.results', '.canvas', '.worth', '.part:last-child'])
        await page.evaluate((at) => document.querySelector(at)?.scrollIntoView(), place);
    },
    works: (page) => page.locator('.results:not(:has([data-asleep])) .worth'),
  },
  {
    name: 'a calculator inside a text',
    path: '/sword-of-rome/rules/combat/',
    act: (page) => page.locator('.odds .sentence').first().hover({ force: true }),
    works: (page) => page.locator('.odds astro-island[data-awake]').first(),
  },
  {
    name: 'a sample inside a text',
    path: '/sword-of-rome/rules/neutral-powers/',
    act: (page) => page.locator('.player.embedded').first().hover({ force: true }),
    works: (page) => page.locator('.player.embedded[data-awake]').first(),
  },
  {
    name: 'a worked example',
    path: '/sword-of-rome/examples/',
    act: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLDetailsElement>('details.example-item')!.open = true;
      }),
    works: (page) => page.locator('.example-item .player').first(),
  },
  {
    name: 'what if',
    path: '/nero/games/new/',
    act: (page) => press(page, '.player-next'),
    works: (page) => page.locator('.branch-sheet .asks'),
  },
];

/** What the browser complains of where a script is lost. */
export const LOST = [/ERR_FAILED/, /Failed to fetch dynamically imported module/, /Importing a module script failed/];

/** Every script that a page of this kind asks for until it works; what keeps the site offline is told of in the footer. */
export async function scriptsOf(page: Page, { path, act, works }: Kind): Promise<string[]> {
  await page.goto(path);
  await act?.(page);
  await expect(works(page)).toBeVisible();
  await page.waitForTimeout(300);
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((e) => new URL(e.name).pathname),
  );
  return [...new Set(asked.filter((file) => file.endsWith('.js') && !file.includes('/offline.')))];
}

/** Opens the page without one of its scripts: it is said, in sight; and once the script can be had, a press mends it. */
export async function expectSaid(page: Page, { name, path, act, inPlace, works }: Kind, script: string): Promise<void> {
  const told = `${name} without ${script}`;
  await page.route(`**${script}`, (route) => route.abort());
  await page.goto('about:blank');
  await page.goto(path);
  await act?.(page);
  const note = page.locator('.lost:visible').first();
  await expect(note, told).toContainText('did not load');
  if (!inPlace) await expect(note, told).toBeInViewport();
  await page.unroute(`**${script}`);
  // What comes into sight with the button may ask again by itself, and then there is nothing left to press.
  const pressed = note.getByRole('button', { name: 'Try again' }).click({ timeout: 5000 });
  await pressed.catch(() => expect(note, told).toBeHidden());
  await expect(page.locator('.lost:visible'), told).toHaveCount(0);
  if (!(await works(page).isVisible())) await act?.(page);
  await expect(works(page), told).toBeVisible();
}

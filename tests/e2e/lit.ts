/** What a tap on the board takes of the page's thread, up to what a piece can reach: in positions of a game at random. */
import { Random } from '../../src/engine/random.ts';
import { type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { contentOf, everySample } from '../../src/gate/samples.ts';
import { digestOf, type Written } from '../../src/play/sample.ts';
import type { Travel } from '../../src/play/travel.ts';
import { branchText } from '../../src/stores/branch/branch-address.ts';
import { ask, sameChance, uncounted } from './branch.ts';
import { expect, open, type Page } from './site.ts';

/** What any tap may take until it is drawn, and one on a piece until all it can reach is lit: in ms of the thread's own time. */
export const TAP = 100;
export const LIT = 50;

/** Positions kept of one game at random, and the fewest actions between two of them. */
const FROM_ONE = 10;
const APART = 9;
/** What comes later in a game at random is like nothing that people play. */
const LONGEST = 700;
/** A neighbour on the same core slows a tap down: of so many tries the best counts. */
const TRIES = 3;

/** Ends of addresses that open positions in which pieces may be set going, the same every time. */
async function* movingPositions(id: GameId): AsyncGenerator<string> {
  const content = gameOf(id);
  const game = (await playOf(id))!;
  const fresh = (await everySample(content)).find(({ isNew }) => isNew)!;
  const { begins } = game.travel as Travel;
  const setUp = Object.entries(fresh.setup as object)
    .map((one) => one.join(':'))
    .join(',');
  for (let seed = 1; ; seed++) {
    const random = new Random(seed);
    const search = game.search(game.start(fresh.setup, contentOf(content)));
    const actions: Written[] = [];
    let [kept, last] = [0, -APART];
    while (kept < FROM_ONE && actions.length < LONGEST && !search.state.ending) {
      if (search.decider() !== 'chance' && actions.length >= last + APART && search.options(begins).length > 0) {
        const branch = { of: digestOf(fresh), step: 0, after: 0, actions: [...actions] };
        // In another order than the page writes it: once it has, the position is open.
        yield `#step-0&branch=${branchText(branch, game.actions)}&set-up=${setUp}`;
        [kept, last] = [kept + 1, actions.length];
      }
      const action = search.draw(random);
      actions.push(action as Written);
      search.play(action);
    }
  }
}

/** In the page: opens a position, and waits until it is drawn. */
async function openIn(hash: string): Promise<void> {
  location.hash = hash;
  const given = location.hash;
  while (location.hash === given) await new Promise((done) => setTimeout(done, 10));
  for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
}

/** In the page: one tap towards a piece that goes somewhere, up to the frame that shows what came of it; nothing where none is left. */
async function tapIn([nth, i]: readonly [nth: number, i: number]) {
  const all = (css: string) => [...document.querySelectorAll<HTMLButtonElement>(css)].filter((one) => !one.disabled);
  const sheet = () => document.querySelector<HTMLElement>('.branch-sheet');
  const gestures = sheet()?.dataset['gestures'];
  const pieces = all('.touch-targets [aria-pressed="false"]');
  const cards = document.querySelector('.hand-card[aria-pressed="true"]') ? [] : all('.hand-card');
  const offered = cards.length ? cards : pieces;
  const one = offered[(nth + i * 3) % offered.length];
  if (!one) return undefined;
  one.click();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const isSame = sheet()?.dataset['gestures'] === gestures;
  return { says: one.textContent?.slice(0, 40) ?? '', lit: isSame && sheet()?.dataset['about'] === 'piece', isSame };
}

export interface LitTap {
  /** Of the position, counted from 0. */
  readonly at: number;
  readonly says: string;
  /** Whether it lit what a piece can reach, and did nothing else. */
  readonly lit: boolean;
  /** Ms of the page's own thread: the best of some tries, and the first. */
  readonly work: number;
  readonly first: number;
}

/** Opens positions and taps, until in so many of them the reach of a piece is lit. */
export async function litTaps(page: Page, game: GameId, many: number): Promise<LitTap[]> {
  await uncounted(page);
  await sameChance(page);
  await open(page, `/${game}/games/new/`);
  await ask(page, 'Play from here');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  const taps: LitTap[] = [];
  let [at, lit] = [0, 0];
  for await (const hash of movingPositions(game)) {
    if (lit === many) break;
    await page.evaluate(openIn, hash);
    for (let i = 0; i < 4; i++) {
      const tap = async () => {
        const before = await spent();
        const found = await page.evaluate(tapIn, [at, i] as const);
        return found && { ...found, work: (await spent()) - before };
      };
      const found = await tap();
      if (!found) break;
      const { isSame, ...one } = found;
      let best = one.work;
      for (let nth = 1; nth < TRIES && one.lit && best > LIT; nth++) {
        await page.keyboard.press('Escape');
        best = Math.min(best, (await tap())?.work ?? best);
      }
      taps.push({ at, ...one, work: best, first: one.work });
      if (one.lit) lit++;
      if (one.lit || !isSame) break;
    }
    at++;
    // Positions without anything to light are few.
    expect(at).toBeLessThan(20 + 10 * many);
  }
  return taps;
}

/** A game played through the page, at every moment of which each option that is offered as a row or a button must have its figure. */
import { ask, branch, sameChance } from './branch.ts';
import { open, type Page } from './site.ts';

export interface Figured {
  /** Actions that were taken, and true decisions among them. */
  readonly actions: number;
  readonly decisions: number;
  /** Options that were shown with a figure: exact or nothing at stake, and estimated. */
  readonly exact: number;
  readonly estimated: number;
  /** Options whose figure did not come, with the decision. */
  readonly missing: readonly string[];
  /** The longest that anybody had to wait for the figures of a decision, in milliseconds. */
  readonly slowest: number;
}

/** In the page: taps one or another of what is offered, once its figures have come or too much time has passed. */
async function playIn([many, patience]: readonly [number, number]): Promise<Figured> {
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    );
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const gestures = () => document.querySelector<HTMLElement>('.branch-sheet')?.dataset['gestures'];
  /** What chooses: rows, and what passes or ends; not Go, Roll and Deal, nor a goal, which has its cost and what is risky on the way. */
  const options = () => [
    ...all('.branch-sheet .choice-tap').filter((one) => !one.closest('.going')),
    // To pass for the rest of a round is to pass now, which has its figure.
    ...all('.branch-play:not(.player-next)').filter((one) => one.textContent !== 'Not this round'),
  ];
  const isOpen = (one: Element) => !one.querySelector('[data-figure]:not([data-figure="counting"])');
  const asks = () => document.querySelector('.asks')?.textContent ?? '';
  const missing: string[] = [];
  let [actions, decisions, exact, estimated, slowest] = [0, 0, 0, 0, 0];
  for (let nth = 0; nth < many && !document.querySelector('.branch-sheet[data-over]'); nth++) {
    const before = gestures();
    let isDecision = false;
    for (let tap = 0; gestures() === before && tap < 9; tap++) {
      const main = all('.branch-play.player-next');
      const offered = options();
      // One way alone is no choice.
      if (offered.length > 1) {
        isDecision = true;
        const began = performance.now();
        while (options().some(isOpen) && performance.now() - began < patience) await wait(10);
        slowest = Math.max(slowest, performance.now() - began);
        for (const one of options()) {
          const figure = one.querySelector<HTMLElement>('[data-figure]')?.dataset['figure'];
          if (isOpen(one)) missing.push(`${asks()}: ${one.textContent}`);
          else if (figure === 'estimate') estimated++;
          else exact++;
        }
      }
      const isRaised = all('.hand-card[aria-pressed="true"]').length > 0;
      const taps = main.length
        ? main
        : [
            ...all('.touch-targets [aria-pressed="false"]'),
            ...all('.branch-sheet .choice-tap'),
            ...all('.branch-play:not(.player-next)'),
            ...(isRaised ? [] : all('.hand-card')),
          ];
      taps[(nth * 7 + tap * 3) % taps.length]?.click();
      await wait(0);
    }
    actions++;
    if (isDecision) decisions++;
  }
  return { actions, decisions, exact, estimated, missing, slowest };
}

/** So many actions of a new game, by the same chance each time. */
export async function figured(page: Page, game: string, actions: number, patience: number): Promise<Figured> {
  await sameChance(page, 5);
  await open(page, `/${game}/games/new/`);
  await ask(page, 'Play from here');
  await branch(page).asks.waitFor();
  return page.evaluate(playIn, [actions, patience] as const);
}

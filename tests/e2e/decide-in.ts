/** Whole in itself, so that any browser can be handed it: decisions taken by tapping what a branch offers. */

/** In the page: taps one or another of what is offered until so many gestures are played. */
export async function decideIn([first, many]: readonly [nth: number, many: number]) {
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    );
  const gestures = () => document.querySelector<HTMLElement>('.branch-sheet')?.dataset['gestures'];
  const isOver = () => document.querySelector('.branch-sheet[data-over]') !== null;
  const broken = new Set<string>();
  /** Whether what is asked now stands whole in the sheet. */
  const isAsked = (): boolean => {
    const [room, asks] = ['.branch-sheet', '.branch-sheet .asks'].map((css) =>
      (document.querySelector(css) ?? document.body).getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return asks.top >= room.top && asks.bottom <= Math.min(room.bottom, innerHeight);
  };
  let [taps, wide, decisions] = [0, 0, 0];
  for (let nth = first; nth < first + many && !isOver(); nth++) {
    const before = gestures();
    for (let i = 0; gestures() === before && i < 9; i++) {
      const main = all('.branch-play.player-next');
      const isRaised = all('.hand-card[aria-pressed="true"]').length > 0;
      const offered = main.length
        ? main
        : [
            ...all('.touch-targets [aria-pressed="false"]'),
            ...all('.branch-sheet .choice-tap'),
            ...(isRaised ? [] : all('.hand-card')),
            ...all('.branch-play:not(.player-next)'),
          ];
      offered[(nth * 7 + i * 3) % offered.length]?.click();
      taps++;
      await new Promise((done) => setTimeout(done));
      if (!isAsked()) broken.add(`${nth}: out of sight: ${document.querySelector('.asks')?.textContent}`);
    }
    decisions++;
    wide = Math.max(wide, document.documentElement.scrollWidth);
    if (gestures() === before) broken.add(`${nth}: stuck at ${document.querySelector('.asks')?.textContent}`);
    if (all('.lost').length > 0) broken.add(`${nth}: part of the page was lost`);
  }
  return { taps, wide, decisions, broken: [...broken] };
}

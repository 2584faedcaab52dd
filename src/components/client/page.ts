/**
 * The few things every page does by itself: keep the site available offline, change the theme, remember the variants in
 * play, copy a clause's link, close the list of games.
 */
import { attempt } from '../../islands/lost.ts';
import { follow, NOT_KEPT, read, write } from '../../stores/device/storage.ts';

const root = document.documentElement;

/** What an event happened to. */
const at = ({ target }: Event): Element | undefined => (target instanceof Element ? target : undefined);

/** Keeps a choice, or says that it lasts for this visit. */
const keep = (name: string, text: string) => {
  const line = document.querySelector('[data-kept]');
  if (!write(name, text) && line) line.textContent = NOT_KEPT;
};

const isDark = () =>
  root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

document.querySelector('[data-theme-button]')?.addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  keep('theme', theme);
});
follow('theme', () => {
  const theme = read('theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
});

document.querySelector('[data-print-page]')?.addEventListener('click', () => print());

/** How a game is played: by how many, and without which variants. */
type Choice = 'players' | 'without';

const count = document.querySelector<HTMLSelectElement>('[data-player-filter]');
const variants = [...document.querySelectorAll<HTMLInputElement>('[data-variant-filter]')];

/** What was chosen, by game; nothing where nothing sensible is stored. */
function storedBy(choice: Choice): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(read(choice) ?? '{}');
    return typeof stored === 'object' && stored ? { ...stored } : {};
  } catch {
    return {};
  }
}

function show(choice: Choice, value = '') {
  root.dataset[choice] = value;
  if (choice === 'without') for (const box of variants) box.checked = !`${value}`.split(' ').includes(box.value);
  else if (count) {
    count.value = value;
    // A number that this game does not know.
    if (count.selectedIndex < 0) count.value = '';
  }
}

const game = root.dataset['game'];
if (game) {
  const choose = (choice: Choice, value: string) => {
    show(choice, value);
    keep(choice, JSON.stringify({ ...storedBy(choice), [game]: value || undefined }));
  };
  for (const choice of ['players', 'without'] as const) {
    show(choice, root.dataset[choice]);
    follow(choice, () => show(choice, storedBy(choice)[game]));
  }
  count?.addEventListener('change', () => choose('players', count.value));
  const unused = () => variants.filter((box) => !box.checked).map((box) => box.value);
  for (const box of variants) box.addEventListener('change', () => choose('without', unused().join(' ')));
}

document.addEventListener('click', async (event) => {
  const touched = at(event) ?? null;
  const games = document.querySelector<HTMLDetailsElement>('details.games');
  if (games?.open && !games.contains(touched)) games.open = false;
  // Whoever has chosen from the contents wants to read on.
  const contents = touched?.closest('.clause-tree a')?.closest('details');
  if (contents) contents.open = false;
  const button = touched?.closest<HTMLElement>('[data-copy-link]');
  if (!button) return;
  const link = `${location.origin}${location.pathname}#${button.dataset['copyLink']}`;
  history.replaceState(null, '', link);
  try {
    await navigator.clipboard.writeText(link);
    button.dataset['copied'] = 'copied';
  } catch {
    button.dataset['copied'] = 'in the address bar';
  }
  setTimeout(() => delete button.dataset['copied'], 2000);
});

document.addEventListener('keydown', ({ key }) => {
  const games = document.querySelector<HTMLDetailsElement>('details.games[open]');
  if (key !== 'Escape' || !games) return;
  games.open = false;
  games.querySelector('summary')?.focus();
});

const find = document.getElementById('find');
const base = find?.dataset['base'] ?? '/';

/** What the reader may have left behind to go on with. */
const LEFT = ['turn', 'branches', 'by-link', 'samples', 'lessons', 'cases'];
const goOn = document.querySelector<HTMLElement>('[data-go-on]');
if (goOn && LEFT.some(read))
  void attempt(async () => (await import('../../islands/go-on/go-on.tsx')).showGoOn(goOn, base));
const news = document.querySelector<HTMLElement>('.news');
if (news) void attempt(async () => (await import('./news.ts')).showNews(news));

/** What a button asks for that opens the find box. */
let asked: string | undefined;
document.addEventListener('click', (event) => {
  asked = at(event)?.closest<HTMLElement>('[data-ask]')?.dataset['ask'];
});
find?.addEventListener('toggle', (event) => {
  // What is toggled is a popover.
  if ((event as ToggleEvent).newState !== 'open') return;
  const open = async () => (await import('../../islands/find/open-find.tsx')).openFind(find, asked);
  void attempt(open, find.querySelector('[data-find-place]'));
});

/** Where a key is a letter, not a wish. */
const TYPING = 'input, select, textarea, [contenteditable]';
document.addEventListener('keydown', (event) => {
  const isSlash = event.key === '/' && !at(event)?.closest(TYPING);
  if (!isSlash && (event.key !== 'k' || !(event.ctrlKey || event.metaKey))) return;
  event.preventDefault();
  find?.togglePopover();
});

// Previews come with the first hover, focus or tap on a reference; the code is fetched only then.
const REFERENCE = 'a.clause, a.term';
const preview = (event: Event) => {
  const reference = at(event)?.closest<HTMLAnchorElement>(REFERENCE);
  if (!reference) return;
  const touched = event.type === 'touchstart' || (event instanceof PointerEvent && event.pointerType === 'touch');
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.removeEventListener(type, preview, true);
  // The first tap is meant for the preview, though its code is still on the way.
  const hold = (click: Event) => {
    if (!reference.contains(at(click) ?? null)) return;
    click.preventDefault();
    click.stopPropagation();
  };
  if (touched) document.addEventListener('click', hold, { capture: true, once: true });
  void attempt(async () =>
    (await import('../../islands/find/preview.ts')).startPreviews(REFERENCE, base, reference, touched),
  );
};
for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
  document.addEventListener(type, preview, { capture: true, passive: true });

// After everything that the reader waits for.
const controller = navigator.serviceWorker?.controller;
const keepOffline = async () => (await import('./offline.ts')).keepOffline(base, controller);
const status = document.querySelector('[data-offline]');
addEventListener('load', () => setTimeout(() => attempt(keepOffline, status), 1000), { once: true });

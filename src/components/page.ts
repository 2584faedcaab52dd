/** The little that every page does by itself: keep the site offline, change the theme, say how many play, copy a clause's link, close the list of games. */

const root = document.documentElement;

const store = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: the choice holds for this page.
  }
};

const isDark = () =>
  root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

document.querySelector('[data-theme-button]')?.addEventListener('click', () => {
  const theme = isDark() ? 'light' : 'dark';
  root.dataset['theme'] = theme;
  store('tabularium:theme', theme);
});

const PLAYERS = 'tabularium:players';
const filter = document.querySelector<HTMLSelectElement>('[data-player-filter]');

/** Numbers of players by game; none where nothing sensible is stored. */
function storedPlayers(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLAYERS) ?? '{}');
    return typeof stored === 'object' && stored ? { ...stored } : {};
  } catch {
    return {};
  }
}

function showPlayers(count = '') {
  root.dataset['players'] = count;
  if (!filter) return;
  filter.value = count;
  // A number that this game does not know.
  if (filter.selectedIndex < 0) filter.value = '';
}

const game = root.dataset['game'];
if (game) {
  showPlayers(root.dataset['players']);
  filter?.addEventListener('change', () => {
    showPlayers(filter.value);
    store(PLAYERS, JSON.stringify({ ...storedPlayers(), [game]: filter.value || undefined }));
  });
  // Chosen in another tab, or on a page from which the reader came back.
  const follow = () => showPlayers(storedPlayers()[game]);
  addEventListener('storage', ({ key }) => key === PLAYERS && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

document.addEventListener('click', async ({ target }) => {
  const games = document.querySelector<HTMLDetailsElement>('details.games');
  if (games?.open && !games.contains(target as Node)) games.open = false;
  const button = (target as Element).closest<HTMLElement>('[data-copy-link]');
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
find?.addEventListener('toggle', async (event) => {
  if ((event as ToggleEvent).newState !== 'open') return;
  const { openFind } = await import('../islands/open-find.tsx');
  openFind(find);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  find?.togglePopover();
});

// Previews come with the first hover, focus or tap on a reference; the code is fetched only then.
const REFERENCE = 'a.clause, a.term';
const preview = async (event: Event) => {
  const reference = (event.target as Element).closest?.<HTMLAnchorElement>(REFERENCE);
  if (!reference) return;
  const touched = event.type === 'touchstart' || (event as PointerEvent).pointerType === 'touch';
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.removeEventListener(type, preview, true);
  // The first tap is meant for the preview, though its code is still on the way.
  const hold = (click: Event) => {
    if (!reference.contains(click.target as Node)) return;
    click.preventDefault();
    click.stopPropagation();
  };
  if (touched) document.addEventListener('click', hold, { capture: true, once: true });
  const { startPreviews } = await import('../islands/preview.ts');
  startPreviews(REFERENCE, find?.dataset['base'] ?? '/', reference, touched);
};
for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
  document.addEventListener(type, preview, { capture: true, passive: true });

// After everything that the reader waits for.
addEventListener(
  'load',
  () => setTimeout(async () => (await import('./offline.ts')).keepOffline(find?.dataset['base'] ?? '/'), 1000),
  { once: true },
);

/** The little that every page does by itself: change the theme, copy a clause's link, close the list of games. */

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

/** Opens worked examples in the player when they are unfolded; searches and filters their index. */
import { attempt } from '../../islands/lost.ts';

async function play(item: HTMLDetailsElement): Promise<void> {
  const place = item.querySelector<HTMLElement>('[data-play]');
  if (!place || item.dataset['playing'] !== undefined) return;
  const { data = '', odds = '' } = place.dataset;
  // Its words stay until then.
  await attempt(async () => {
    const { mount } = await import('../../islands/player/mount.tsx');
    await mount(place, { uid: item.id.replaceAll(/[^\w-]/g, '-'), data, odds, page: '', embedded: true });
    item.dataset['playing'] = '';
  }, place);
}

for (const item of document.querySelectorAll<HTMLDetailsElement>('details.example-item')) {
  item.addEventListener('toggle', () => item.open && void play(item));
  if (item.open) void play(item);
}

/** An address that names an example opens it. */
function openNamed(): void {
  const item = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(item instanceof HTMLDetailsElement) || !item.classList.contains('example-item')) return;
  item.open = true;
  item.scrollIntoView();
}
addEventListener('hashchange', openNamed);
if (location.hash) openNamed();

const find = document.querySelector<HTMLElement>('.examples-find');
if (find) {
  const words = find.querySelector('input');
  const buttons = [...find.querySelectorAll('button')];
  const none = document.querySelector<HTMLElement>('.examples-none');
  const filter = () => {
    const wanted = (words?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = buttons.filter((b) => b.ariaPressed === 'true').map((b) => b.value);
    let shown = 0;
    for (const chapter of document.querySelectorAll<HTMLElement>('.examples-chapter')) {
      const items = [...chapter.querySelectorAll<HTMLElement>('.example-item')];
      for (const item of items) {
        const text = item.textContent.toLowerCase();
        const kinds = (item.dataset['kinds'] ?? '').split(' ');
        item.hidden = !(wanted.every((w) => text.includes(w)) && chosen.every((kind) => kinds.includes(kind)));
        if (!item.hidden) shown++;
      }
      chapter.hidden = items.every((item) => item.hidden);
    }
    if (none) none.hidden = shown > 0;
  };
  words?.addEventListener('input', filter);
  for (const button of buttons)
    button.addEventListener('click', () => {
      button.ariaPressed = String(button.ariaPressed !== 'true');
      filter();
    });
}

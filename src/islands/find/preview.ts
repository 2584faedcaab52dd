/** Shows what a reference leads to, on hover, focus and tap; you can move into it, and Escape closes it. */
import { type Document, shelfAt } from '../../find/document.ts';
import { documentsOn } from './library.ts';
import * as say from './words.ts';

/** Long enough not to flicker while the pointer crosses a line. */
const DELAY = 180;

export function startPreviews(references: string, base: string, first: HTMLAnchorElement, touched: boolean): void {
  const card = document.createElement('aside');
  card.className = 'preview';
  card.id = 'preview';
  card.popover = 'manual';
  card.setAttribute('aria-label', say.preview);
  card.setAttribute('aria-live', 'polite');
  document.body.append(card);
  let shown: HTMLAnchorElement | undefined;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    if (card.matches(':popover-open')) card.hidePopover();
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
  };
  const show = async (reference: HTMLAnchorElement) => {
    if (shown === reference) return;
    const address = addressOf(reference, base);
    const documents = await documentsOn(base, shelfAt(address)).catch(() => []);
    const found = documents.find((d) => d.kind === 'clause' && d.address === address);
    if (!found) return;
    hide();
    fill(card, found, base);
    card.showPopover();
    place(card, reference);
    reference.setAttribute('aria-describedby', card.id);
    shown = reference;
  };
  const soon = (act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, DELAY);
  };
  const at = (event: Event): HTMLAnchorElement | undefined =>
    (event.target as Element).closest?.<HTMLAnchorElement>(references) ?? undefined;

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const reference = at(event);
    if (reference) soon(() => show(reference));
    else if (!card.contains(event.target as Node)) soon(hide);
    else clearTimeout(timer);
  });
  document.addEventListener('focusin', (event) => {
    const reference = at(event);
    if (reference?.matches(':focus-visible')) void show(reference);
    else if (!card.contains(event.target as Node)) hide();
  });
  // With a finger the first tap shows, and the card holds the link; a tap elsewhere closes it.
  let finger = touched;
  document.addEventListener('pointerdown', (event) => {
    finger = event.pointerType === 'touch';
  });
  document.addEventListener('click', (event) => {
    const reference = at(event);
    if (!reference) {
      if (!card.contains(event.target as Node)) hide();
      return;
    }
    if (!finger) return;
    event.preventDefault();
    if (shown === reference) hide();
    else void show(reference);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  if (first.matches(':hover')) soon(() => show(first));
  if (touched || first.matches(':focus-visible')) void show(first);
}

/** Where a link leads, below the site's root. */
function addressOf(reference: HTMLAnchorElement, base: string): string {
  const { pathname, hash } = new URL(reference.href);
  return decodeURIComponent(pathname + hash).slice(base.length);
}

function fill(card: HTMLElement, { label, title, text, address }: Document, base: string): void {
  const part = (tag: 'p' | 'a', content: string, name = '') => {
    const element = document.createElement(tag);
    element.textContent = content;
    if (name) element.className = name;
    return element;
  };
  const link = part('a', say.openIt(label)) as HTMLAnchorElement;
  link.href = base + address;
  card.replaceChildren(part('p', `${label} ${title}`, 'strong'), part('p', text), link);
}

/** Below the reference, or above where there is no room. */
function place(card: HTMLElement, reference: HTMLElement): void {
  const mark = reference.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const left = Math.min(Math.max(12, mark.left), innerWidth - own.width - 12);
  const below = mark.bottom + 8;
  const top = below + own.height < innerHeight ? below : Math.max(8, mark.top - own.height - 8);
  card.style.left = `${left + scrollX}px`;
  card.style.top = `${top + scrollY}px`;
}

/** The reader's own table entries: kept on the device, in use everywhere at once. */
import { atom } from 'nanostores';
import type { Own } from '../calculator/own.ts';
import type { OwnByGame } from '../calculator/own-file.ts';

export const PLACE = 'tabularium:tables';

export const $own = atom<OwnByGame>({});
/** What the reader should know about storage; empty where all is well. */
export const $trouble = atom('');

/** Reads what is stored. What does not fit these tables is kept for the games it belongs to. */
export function openOwn(): void {
  let text: string | null;
  try {
    text = localStorage.getItem(PLACE);
  } catch {
    $trouble.set('This browser does not let the site store anything: your entries last for this visit.');
    return;
  }
  if (!text) return;
  try {
    const file = JSON.parse(text) as { games?: unknown };
    if (typeof file.games !== 'object' || file.games === null) throw new TypeError('no games');
    $own.set(file.games as OwnByGame);
  } catch {
    try {
      localStorage.setItem(`${PLACE}:aside`, text);
      localStorage.removeItem(PLACE);
      $trouble.set('Your stored entries could not be read. They were set aside, and the shipped tables are in use.');
    } catch {
      $trouble.set('Your stored entries could not be read; the shipped tables are in use.');
    }
  }
}

/** Follows changes that another page of this site makes. */
export function followOwn(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === PLACE) openOwn();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

export const ownOf = (own: OwnByGame, game: string): Own => own[game] ?? {};

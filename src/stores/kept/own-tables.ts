/** The reader's own table entries: kept on the device, in use everywhere at once. */
import { atom } from 'nanostores';
import { filed, type Own, type OwnByGame, unfiled } from '../../calculator/own.ts';
import { NOT_KEPT } from '../device/storage.ts';
import { kept } from './kept.ts';

const own = kept<OwnByGame>('tables', {}, { from: unfiled, to: filed });

export const $own = own.$value;
/** What the reader should know about storage; empty where all is well. */
export const $trouble = atom('');

/** Every table of a page opens them; what the first was told holds for all. */
export const openOwn = (): void => $trouble.set(own.open() || $trouble.get());
export const changeOwn = (to: (now: OwnByGame) => OwnByGame): void => $trouble.set(own.change(to));

/** What was kept could not be read; a device that keeps nothing is no trouble until something is entered. */
export const isSetAside = (trouble: string): boolean => trouble !== '' && trouble !== NOT_KEPT;

export const ownOf = (all: OwnByGame, game: string): Own => all[game] ?? {};

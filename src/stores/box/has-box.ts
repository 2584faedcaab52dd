/** Whether a reader has typed anything of a game's box: asked before anything is fetched to use it. */
import { read } from '../device/storage.ts';

export const hasBox = (game: string): boolean => (read('tables') ?? '').includes(`"${game}"`);

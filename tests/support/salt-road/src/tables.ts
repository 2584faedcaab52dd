/** The tables of The Salt Road and the keys of their axes, written from its content by `npm run table-keys`. */
// biome-ignore-all format: a line a table
import type { Figures as FiguresOf, Reader as ReaderOf } from '../../../../src/calculator/table.ts';

export type Keys = {
  siege: [number, 'without' | 'ladders'];
};

export type Figures = FiguresOf<Keys>;
export type Reader = ReaderOf<Keys>;

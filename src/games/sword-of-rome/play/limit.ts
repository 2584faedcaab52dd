/** The limits in numbers, as a game under way reads them. */
import type { Tables } from '../../../calculator/table.ts';
import { figuresOf } from '../../../play/figures.ts';

export const limitOf = (s: { readonly setup: { readonly tables: Tables } }, limit: string): number =>
  Number(figuresOf(s).at('limits', limit, 'number').value);

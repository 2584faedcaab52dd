/** 9.3.1, 12.4.4: whether a walled city takes leaders and CU in, and how many. */
import type { Figures } from '../../../calculator/table.ts';
import type { Shelter } from './fields.ts';

/** 9.3.1: the CU for which there is room. */
export const roomInside = ({ city, alliedCity }: Shelter, figures: Figures): number =>
  city === 'own' || (city === 'ally' && alliedCity === 'friendly')
    ? Number(figures.at('limits', 'inside-cu', 'number').value)
    : 0;

/** 9.3.1, 12.4.4: whether a walled city can take in leaders and CU, and how many. */
import { choice, type InputOf } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';
import type { Figures } from '../tables.ts';

export const cityField = (key: string, group: string, rule: string) =>
  choice({
    label: 'Walled city in the space',
    given: true,
    key,
    group,
    rule,
    options: { none: 'none, or the enemy’s', own: 'mine', ally: 'an ally’s' },
  });

/** It matters only for an ally's city. */
export const alliedCityField = (key: string, group: string) =>
  ruling('inside-an-allied-city', { label: 'Leaders and CU go inside', key, group, rule: '9.3.1' });

type Shelter = InputOf<{
  city: ReturnType<typeof cityField>;
  alliedCity: ReturnType<typeof alliedCityField>;
}>;

/** 9.3.1: the CU for which there is room. */
export const roomInside = ({ city, alliedCity }: Shelter, figures: Figures): number =>
  city === 'own' || (city === 'ally' && alliedCity === 'friendly')
    ? Number(figures.at('limits', 'inside-cu', 'number').value)
    : 0;

/** The field that says which ships an army that reacts has. */
import { choice } from '../../../calculator/fields.ts';
import { SHIPS, type Ships, shipsName } from './rules.ts';

export const shipsField = (key: string, group: string, rule: string, without: readonly Ships[] = []) =>
  choice<Ships>({
    label: 'Ships',
    key,
    group,
    rule,
    options: [
      { id: 'none', label: 'none, or no port' },
      ...SHIPS.filter((id) => !without.includes(id)).map((id) => ({ id, label: shipsName(id) })),
    ],
    default: 'none',
    help: 'To a friendly port; Desperate Times counts as a 3-value card',
  });

/** 7.3: what one support point can do to a space, depending on where the point comes from. */
import { keysOf } from '../../../calculator/keys.ts';
import type { Figures } from '../tables.ts';
import type { Occasion, Space } from './fields.ts';

/** The uses of a point, as the table of uses lists them. */
export const USES = {
  replace: { name: 'Swap an enemy PC marker for mine', rule: '7.3.1' },
  raise: { name: 'Raise one of my cities by 1', rule: '7.3.1' },
  'give-up-pc': { name: 'Turn one of my PC markers independent', rule: '7.3.2' },
  'give-up-loyalty': { name: 'Lower one of my cities by 1', rule: '7.3.2' },
  'remove-pc': { name: 'Turn the other power’s PC marker independent', rule: '7.3.3' },
  lower: { name: 'Lower the other power’s city by 1', rule: '7.3.3' },
  'restore-pc': { name: 'Take an independent PC marker off one of my home spaces', rule: '7.3.4' },
  'restore-city': { name: 'Make an independent home city mine', rule: '7.3.4' },
  'take-pc': { name: "Swap the loser's PC marker for mine", rule: '7.3.4' },
  'take-city': { name: "Take the loser's city that drops to 0", rule: '7.3.4' },
  plunder: { name: 'Place a plunder marker instead', rule: '14.5' },
  unrest: { name: 'Move the unrest level by 1', rule: '12.5.3' },
} as const;
export type Use = keyof typeof USES;

/** Every use, in the order of the table. */
export const USE_IDS: readonly Use[] = keysOf(USES);

/** How what becomes one's own is called. */
export interface Own {
  readonly marker: string;
  readonly home: string;
  readonly city: string;
}

/** As one who asks of his own spaces says it. */
export const MINE: Own = { marker: 'my PC marker', home: 'my home space', city: 'my city' };

export const isAllowed = (use: Use, occasion: Occasion, figures: Figures): boolean =>
  figures.at('support-menu', use, occasion).value === 'yes';

/** The uses that an occasion allows. */
export const menuOf = (occasion: Occasion, figures: Figures): Use[] =>
  USE_IDS.filter((use) => isAllowed(use, occasion, figures));

/** 7.3.1-exception-gauls: how high a city's loyalty can go. */
const mostLoyalty = (gauls: boolean, figures: Figures): number =>
  Number(figures.at('limits', gauls ? 'gallic-loyalty' : 'loyalty', 'number').value);

/** 13.5: a city whose loyalty comes down to the siege level falls before it can turn independent. */
const lowered = ({ loyalty, siege }: Space, atNothing: string): string => {
  if (siege !== 'none' && siege >= loyalty - 1) return 'falls to its besieger';
  return loyalty === 1 ? atNothing : `loyalty ${loyalty} to ${loyalty - 1}`;
};

/** Whether the rules let a point do this to the space. */
function isOpen(use: Use, space: Space, gauls: boolean, figures: Figures): boolean {
  const { what } = space;
  const isClear = (): boolean => space.guards === 0 && !space.enemies;
  switch (use) {
    case 'replace':
      return (what === 'loserPc' || what === 'independentPc' || what === 'otherPc') && space.mine;
    case 'raise':
      return what === 'ownCity' && space.siege === 'none' && space.loyalty < mostLoyalty(gauls, figures);
    case 'give-up-pc':
      return what === 'ownPc';
    case 'give-up-loyalty':
      return what === 'ownCity';
    case 'remove-pc':
      return what === 'loserPc' && space.guards === 0;
    case 'lower':
      return what === 'loserCity' && space.loyalty > space.guards;
    case 'restore-pc':
      return what === 'independentPc' && space.home === 'mine' && isClear();
    case 'restore-city':
      return what === 'independentCity' && space.home === 'mine' && isClear();
    case 'take-pc':
      return what === 'loserPc' && space.adjacent && space.home !== 'ally' && isClear();
    case 'take-city':
      return (
        what === 'loserCity' &&
        space.loyalty === 1 &&
        space.adjacent &&
        space.siege === 'none' &&
        space.home !== 'ally' &&
        space.guards === 0
      );
    default:
      return false;
  }
}

/** 7.3.1 to 7.3.4: everything that one point can do to this space, of the uses that the occasion allows. */
export function usesOf(space: Space, menu: readonly Use[], gauls: boolean, figures: Figures): Use[] {
  const uses = menu.filter((use) => isOpen(use, space, gauls, figures));
  // A city taken over is one brought to 0, not a second thing to do with it.
  return uses.includes('take-city') ? uses.filter((use) => use !== 'lower') : uses;
}

/** What a use makes of the space, in words. */
export function resultOf(use: Use, space: Space, own: Own): string {
  switch (use) {
    case 'replace':
      return space.home === 'ally' ? 'marker removed' : own.marker;
    case 'take-pc':
      return own.marker;
    case 'raise':
      return `loyalty ${space.loyalty} to ${space.loyalty + 1}`;
    case 'give-up-loyalty':
    case 'lower':
      return lowered(space, 'independent city');
    case 'restore-pc':
      return `${own.home} again`;
    case 'restore-city':
    case 'take-city':
      return `${own.city}, loyalty 1`;
    default:
      return 'independent PC marker';
  }
}

/** Why a point can do nothing there, in words. */
export function whyNot(
  { what, loyalty, guards, siege }: Space,
  occasion: Occasion,
  gauls: boolean,
  figures: Figures,
): string {
  const reaches = occasion === 'battle' || occasion === 'other';
  if (what === 'tribe') return 'nothing: support does not affect tribes';
  if (reaches && what === 'loserPc' && guards > 0) return 'nothing: CU protect it';
  if (reaches && what === 'loserCity' && loyalty <= guards) return 'nothing: CU protect it';
  if (occasion !== 'own' && what === 'ownCity' && siege !== 'none') return 'nothing: besieged';
  if (occasion !== 'own' && what === 'ownCity' && loyalty >= mostLoyalty(gauls, figures))
    return 'nothing: loyalty is at its maximum';
  return 'nothing';
}

/** 7.3: what one point of support can do to a space, by the occasion that brings the point. */
import { keysOf } from '../../../calculator/keys.ts';
import type { Figures } from '../../../calculator/table.ts';
import type { Occasion, Space } from './fields.ts';

/** The uses of a point, as the table of uses lists them. */
export const USES = {
  replace: { name: 'Swap an enemy PC marker for mine', rule: '7.3.1' },
  raise: { name: 'Raise one of my cities by 1', rule: '7.3.1' },
  'give-up-pc': { name: 'Turn one of my PC markers independent', rule: '7.3.2' },
  'give-up-loyalty': { name: 'Lower one of my cities by 1', rule: '7.3.2' },
  'remove-pc': { name: 'Turn a PC marker of the other power independent', rule: '7.3.3' },
  lower: { name: 'Lower a city of the other power by 1', rule: '7.3.3' },
  'restore-pc': { name: 'Take an independent PC marker off my home space', rule: '7.3.4' },
  'restore-city': { name: 'Turn an independent city at home into mine', rule: '7.3.4' },
  'take-pc': { name: "Swap the loser's PC marker for mine", rule: '7.3.4' },
  'take-city': { name: "Turn the loser's city, brought to 0, into mine", rule: '7.3.4' },
  plunder: { name: 'Place a plunder marker instead', rule: '14.5' },
  unrest: { name: 'Move the unrest level by 1', rule: '12.5.3' },
} as const;
export type Use = keyof typeof USES;

/** Every use, in the order of the table. */
export const USE_IDS: readonly Use[] = keysOf(USES);

/** What a point would make of a space. */
interface Effect {
  readonly use: Use;
  readonly result: string;
}

export const isAllowed = (use: Use, occasion: Occasion, figures: Figures): boolean =>
  figures.at('support-menu', use, occasion).value === 'yes';

/** 7.3.1-exception-gauls: how high a city's loyalty can go. */
const mostLoyalty = (gauls: boolean, figures: Figures): number =>
  Number(figures.at('limits', gauls ? 'gallic-loyalty' : 'loyalty', 'number').value);

/** 13.5: a city whose loyalty comes down to the siege level falls before it can turn independent. */
const lowered = ({ loyalty, siege }: Space, atNothing: string): string => {
  if (siege !== 'none' && siege >= loyalty - 1) return 'falls to its besieger';
  return loyalty === 1 ? atNothing : `loyalty ${loyalty} to ${loyalty - 1}`;
};

/** What this use would make of the space; undefined where the rules do not let it. */
function effectOf(use: Use, space: Space, gauls: boolean, figures: Figures): string | undefined {
  const { what, loyalty, guards, mine, enemies, home, adjacent, siege } = space;
  const clear = guards === 0 && !enemies;
  switch (use) {
    case 'replace':
      if (!mine || !(what === 'loserPc' || what === 'independentPc' || what === 'otherPc')) return undefined;
      return home === 'ally' ? 'marker removed' : 'my PC marker';
    case 'raise':
      return what === 'ownCity' && siege === 'none' && loyalty < mostLoyalty(gauls, figures)
        ? `loyalty ${loyalty} to ${loyalty + 1}`
        : undefined;
    case 'give-up-pc':
      return what === 'ownPc' ? 'independent PC marker' : undefined;
    case 'give-up-loyalty':
      return what === 'ownCity' ? lowered(space, 'independent city') : undefined;
    case 'remove-pc':
      return what === 'loserPc' && guards === 0 ? 'independent PC marker' : undefined;
    case 'lower':
      return what === 'loserCity' && loyalty > guards ? lowered(space, 'independent city') : undefined;
    case 'restore-pc':
      return what === 'independentPc' && home === 'mine' && clear ? 'my home space again' : undefined;
    case 'restore-city':
      return what === 'independentCity' && home === 'mine' && clear ? 'my city, loyalty 1' : undefined;
    case 'take-pc':
      return what === 'loserPc' && adjacent && clear && home !== 'ally' ? 'my PC marker' : undefined;
    case 'take-city':
      return what === 'loserCity' && loyalty === 1 && guards === 0 && adjacent && siege === 'none' && home !== 'ally'
        ? 'my city, loyalty 1'
        : undefined;
    default:
      return undefined;
  }
}

/** 7.3.1 to 7.3.4: everything that one point can do to this space. */
export function effectsOf(space: Space, occasion: Occasion, gauls: boolean, figures: Figures): Effect[] {
  const effects = USE_IDS.flatMap((use): Effect[] => {
    if (!isAllowed(use, occasion, figures)) return [];
    const result = effectOf(use, space, gauls, figures);
    return result === undefined ? [] : [{ use, result }];
  });
  // A city taken over is one brought to 0, not a second thing to do with it.
  return effects.some((e) => e.use === 'take-city') ? effects.filter((e) => e.use !== 'lower') : effects;
}

/** Why a point can do nothing there, in words. */
export function whyNot(
  { what, loyalty, guards, siege }: Space,
  occasion: Occasion,
  gauls: boolean,
  figures: Figures,
): string {
  const reaches = occasion === 'battle' || occasion === 'other';
  if (what === 'tribe') return 'nothing: support does not touch tribes';
  if (reaches && what === 'loserPc' && guards > 0) return 'nothing: CU protect it';
  if (reaches && what === 'loserCity' && loyalty <= guards) return 'nothing: CU protect it';
  if (occasion !== 'own' && what === 'ownCity' && siege !== 'none') return 'nothing: besieged';
  if (occasion !== 'own' && what === 'ownCity' && loyalty >= mostLoyalty(gauls, figures))
    return 'nothing: loyalty is full';
  return 'nothing';
}

/** Both sides of a battle in play (6.2, 6.3), as the rules of battle take them. */

import { figuresOf } from '../../../play/figures.ts';
import { cardBp, type Force, forceBp } from '../battle/rules.ts';
import { AREA_NAMES, type Side } from '../words.ts';
import type { Target } from './actions.ts';
import { cardOf } from './cards.ts';
import type { BattleFrame } from './frames.ts';
import { movingForce } from './situation.ts';
import type { State } from './state.ts';

/** 6.2: the force that attacks. */
export function attacking(s: State): Force {
  const { legions, leader, marked } = movingForce(s);
  return { legions, leader: leader ? s.leaders[s.round.active].status : 'none', marker: marked, tribe: false };
}

/** 6.2: what defends. */
export function defending(s: State, target: Target): Force {
  const { at } = movingForce(s);
  const none = { legions: 0, leader: 'none', marker: false, tribe: false } as const;
  if (target === 'barbarian') return { ...none, tribe: true };
  if (target === 'uncontrolled') return { ...none, legions: s.uncontrolled[at] ?? 0 };
  const stack = s.stacks[target][at];
  const { status, at: place } = s.leaders[target];
  return {
    ...none,
    legions: stack?.n ?? 0,
    leader: place === at ? status : 'none',
    marker: stack?.marker ?? false,
  };
}

/** 6.2, 6.3: the BP of a force with its card. */
function bpOf(s: State, force: Force, card: string | null): number {
  const figures = figuresOf(s);
  const added = card === null ? 0 : cardBp(cardOf(s, card).bp, force, s.setup.rulings['least-card-value'], figures);
  return forceBp(force, figures) + added;
}

/** 6.2: both sides' BP, with the cards that are laid. */
export const totals = (
  s: State,
  { target, attackerCard, defenderCard }: Pick<BattleFrame, 'target' | 'attackerCard' | 'defenderCard'>,
): Record<Side, number> => ({
  attacker: bpOf(s, attacking(s), attackerCard),
  defender: bpOf(s, defending(s, target), defenderCard),
});

/** The enemy in words. */
export const enemyName = (target: Target): string =>
  target === 'barbarian'
    ? 'the Barbarian Tribe'
    : target === 'uncontrolled'
      ? 'Uncontrolled Legions'
      : AREA_NAMES[target];

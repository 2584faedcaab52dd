/** 5.4, 7.1.2, 16.1.1, 20: what the active player has done so far, and whether it was allowed. */
import { isAmong } from '../../../calculator/keys.ts';
import type { Count } from '../words.ts';

export const ACTIONS = [
  'proposeAlliance',
  'breakAlliance',
  'minorLeader',
  'card',
  'volsci',
  'transalpine',
  'carthage',
  'rebels',
  'unrest',
  'mercenaries',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What a Neutral Power Activates event can be used for; each once a round, whoever plays it. */
export const NEUTRAL_ACTIONS = ['volsci', 'transalpine', 'carthage', 'rebels', 'unrest'] as const;
export type NeutralAction = (typeof NEUTRAL_ACTIONS)[number];

export interface PlayerTurn {
  readonly players: Count;
  readonly asCarthage: boolean;
  readonly insurrection: boolean;
  /** 18: Rome and Carthage are allied, which four players or fewer may bring about. */
  readonly treaty: boolean;
  readonly asRome: boolean;
  /** Used by others in this round. */
  readonly used: readonly NeutralAction[];
  readonly actions: readonly Action[];
}

export const isNeutral = (action: Action): action is NeutralAction => isAmong(NEUTRAL_ACTIONS, action);

/** 16.1.1, 16.4, 18, 20: whether the game has such a use at all for this player. */
function exists(action: NeutralAction, { players, asCarthage, insurrection, treaty, asRome }: PlayerTurn): boolean {
  const five = players === '5';
  // 18: an ally of Carthage is the only one to move it.
  if (action === 'carthage') return !five && (!treaty || asRome);
  // The cards of Carthage's own deck move neither the rebels nor the unrest.
  if (action === 'rebels') return five && insurrection && !asCarthage;
  if (action === 'unrest') return five && !asCarthage;
  return true;
}

/** The neutral uses that are still open. */
export const openUses = (turn: PlayerTurn): NeutralAction[] =>
  NEUTRAL_ACTIONS.filter((use) => exists(use, turn) && !turn.used.includes(use) && !turn.actions.includes(use));

interface Objection {
  /** The place of the action in the list. */
  readonly at: number;
  readonly why: string;
  readonly rule: string;
}

/** The first action that the rules do not allow. */
export function objectionTo(turn: PlayerTurn): Objection | undefined {
  for (const [at, action] of turn.actions.entries()) {
    const again = turn.actions.indexOf(action) !== at;
    if (action === 'card' && again) return { at, why: 'only one card may be played as the card play', rule: '5.4' };
    if (action === 'mercenaries' && !(turn.players === '5' && turn.asCarthage))
      return { at, why: 'only Carthage may hire mercenaries, and only with five players', rule: '7.2.4' };
    if (action === 'mercenaries' && again) return { at, why: 'only one card may hire mercenaries', rule: '7.2.4' };
    if (!isNeutral(action)) continue;
    if (!exists(action, turn))
      return action === 'carthage' && turn.players !== '5'
        ? { at, why: 'only Rome, as its ally, may activate Carthage', rule: '18' }
        : { at, why: 'there is no such use in this game', rule: action === 'unrest' ? '20' : '16.1.1' };
    if (again || turn.used.includes(action))
      return { at, why: 'the limit is once per round', rule: action === 'unrest' ? '20' : '16.1.1' };
  }
  return undefined;
}

/** Chapter 13 repeated: each battle with the CUs and Elephants that survived the one before, then chapter 14. */
import { besieges, type CampaignState, fightsOn } from '../../../mechanics/campaign.ts';
import { nth } from '../dice.ts';
import { type Battle, battleBetween } from '../land-battle/fields.ts';
import type { Result } from '../land-battle/rules.ts';
import type { Siege } from '../siege/fields.ts';
import { otherSide } from '../words.ts';
import type { Campaign } from './fields.ts';

/** Where a campaign stands. */
export interface State extends CampaignState {
  readonly elephants: number;
  readonly sts: number;
  /** PCs that I had to remove. */
  readonly pcsLost: number;
}

export const startOf = ({ side, cu, elephants, sts }: Campaign): State => ({
  cu,
  elephants: side === 'carthage' ? Math.min(elephants, cu) : 0,
  sts,
  won: 0,
  beaten: false,
  pcsLost: 0,
  enemyLost: 0,
});

/** 13.6: more PCs were due than there are, and the game is lost. */
export const isOut = ({ pcs }: Campaign, { pcsLost }: State): boolean => pcsLost > pcs;

/** Whether the next battle is fought. */
export const goesOn = (campaign: Campaign, state: State): boolean =>
  fightsOn(campaign, state) && !isOut(campaign, state);

/** 13: the battle that comes next, with what is left. */
export function battleAt(campaign: Campaign, n: number, { cu, elephants, sts }: State): Battle {
  const { side: me, rating, aristocrats } = campaign;
  const met = nth(campaign.battles, n + 1);
  const mine = { cu, rating, allies: met.allies, sts, retreat: met.retreat };
  const theirs = { cu: met.cu, rating: met.rating, allies: met.enemyAllies, sts: met.sts };
  const battle = battleBetween(me, mine, theirs, {
    ...campaign,
    attacker: met.attacker === 'me' ? me : otherSide(me),
    elephants: me === 'carthage' ? elephants : Math.min(met.elephants, met.cu),
  });
  return me === 'rome' ? { ...battle, aristocrats } : battle;
}

/** What a battle settles for those who go on. */
export type Toll = Pick<Result, 'winner' | 'lost' | 'retreatLost' | 'elephantsLost' | 'pcsLost'>;

/** 13.4 to 13.6: the state after a battle. */
export function afterBattle({ side }: Campaign, state: State, toll: Toll): State {
  const wins = toll.winner === side;
  return {
    cu: state.cu - toll.lost[side] - (wins ? 0 : toll.retreatLost),
    elephants: side === 'carthage' ? state.elephants - toll.elephantsLost : 0,
    sts: wins ? state.sts : 0,
    won: state.won + (wins ? 1 : 0),
    beaten: state.beaten || !wins,
    pcsLost: state.pcsLost + (wins ? 0 : toll.pcsLost),
    enemyLost: state.enemyLost + toll.lost[otherSide(side)],
  };
}

/** 14.1: the Siege of an Army that has won its last battle and is not yet gone. */
export function siegeAfter(campaign: Campaign, state: State): Siege | undefined {
  const { place, attempts, supremacy } = campaign;
  if (place === 'none' || !besieges(campaign, state)) return undefined;
  return {
    target: place,
    points: 0,
    cu: state.cu,
    attempts,
    supremacy,
    changesAfter: 'never',
    garrisonCu: 0,
    garrisonSts: 0,
    defense: 'every',
    markers: 0,
    determined: 'once',
  };
}

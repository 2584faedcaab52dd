/** Chapter 12 repeated: each battle with the CU that survived the one before, then chapter 13 with the last of them. */
import { besieges, type CampaignState } from '../../../mechanics/campaign.ts';
import { type Battle, PLAIN_BATTLE } from '../battle/rules.ts';
import type { Siege } from '../siege/fields.ts';
import { opponent, type Side } from '../words.ts';
import type { Campaign } from './fields.ts';

export const startOf = ({ cu }: Campaign): CampaignState => ({ cu, won: 0, beaten: false, enemyLost: 0 });

function metIn({ battles }: Campaign, n: number) {
  const met = battles[n];
  if (!met) throw new RangeError(`battle ${n}: there are ${battles.length}`);
  const side: Side = met.attacker === 'me' ? 'attacker' : 'defender';
  return { ...met, side };
}

/** 12.2: the battle that comes next, with what is left. */
export function battleAt(campaign: Campaign, n: number, cu: number): Battle {
  const { cu: enemyCu, tactics, friendlyTo, acrossRough, retreat, side } = metIn(campaign, n);
  const enemy = opponent(side);
  const friends = { none: 'none', both: 'both', me: side, enemy } as const;
  const mine = { [`${side}Cu`]: cu, [`${side}Tactics`]: campaign.tactics, [`${side}Retreat`]: retreat };
  return {
    ...PLAIN_BATTLE,
    ...campaign,
    ...mine,
    [`${enemy}Cu`]: enemyCu,
    [`${enemy}Tactics`]: tactics,
    [`${side}Dice`]: campaign.myDice,
    [`${enemy}Dice`]: campaign.enemyDice,
    friendlyTo: friends[friendlyTo],
    acrossRough,
  };
}

/** What both sides lost, and who won. */
export interface Result {
  readonly winner: Side;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
  readonly retreatLosses: number;
}

/** 12.3, 12.4.5: the state after a battle. */
export function afterBattle(campaign: Campaign, n: number, state: CampaignState, result: Result): CampaignState {
  const { side } = metIn(campaign, n);
  const wins = result.winner === side;
  const [mine, theirs] =
    side === 'attacker'
      ? [result.attackerLosses, result.defenderLosses]
      : [result.defenderLosses, result.attackerLosses];
  return {
    cu: state.cu - mine - (wins ? 0 : result.retreatLosses),
    won: state.won + (wins ? 1 : 0),
    beaten: state.beaten || !wins,
    enemyLost: state.enemyLost + theirs,
  };
}

/** 13.1.2: the siege of an army that has won its last battle and is not yet gone. */
export function siegeAfter(campaign: Campaign, state: CampaignState): Siege | undefined {
  const { place, factor, rolls, gallic } = campaign;
  if (place === 'none' || !besieges(campaign, state)) return undefined;
  return {
    kind: place,
    factor,
    level: 0,
    cu: state.cu,
    rolls,
    gallic,
    otherModifiers: 0,
    support: 0,
    supportWhen: 'before',
    garrison: 0,
  };
}

/** Battle after battle: where an army stands after each of them, and how far it has come. */
import type { Aim } from '../calculator/calculator.ts';

/** What a campaign is, whatever is fought with: its battles, what a defeat means, and the place at its end. */
export interface CampaignTerms {
  readonly battles: readonly unknown[];
  readonly beaten: 'stop' | 'goes-on';
  readonly place: string;
}

/** Where a campaign stands: CU left, battles won, whether one was lost, and what the enemies lost. */
export interface CampaignState {
  readonly cu: number;
  readonly won: number;
  readonly beaten: boolean;
  readonly enemyLost: number;
}

/** Whether the army fights on as far as its CU and its orders go. */
export const fightsOn = ({ beaten: then }: CampaignTerms, { cu, beaten }: CampaignState): boolean =>
  cu > 0 && (!beaten || then === 'goes-on');

export const wonAll = ({ battles }: CampaignTerms, { won }: CampaignState): boolean => won === battles.length;

/** Never beaten, and yet nobody is left to fight on. */
export const isSpent = (campaign: CampaignTerms, state: CampaignState): boolean =>
  !state.beaten && !wonAll(campaign, state);

/** It has won its last battle, is not yet gone, and there is a place to besiege. */
export const besieges = (campaign: CampaignTerms, state: CampaignState): boolean =>
  campaign.place !== 'none' && state.cu > 0 && wonAll(campaign, state);

/** What the best is measured by. */
interface Measured {
  readonly chances: { readonly allWon: number; readonly taken?: number };
  readonly expected: { readonly cuLeft: number };
}

/** Every battle won, the place taken, the most CU left. */
export const CAMPAIGN_AIMS = {
  allWon: { form: 'chance', worth: ({ chances }: Measured) => chances.allWon },
  taken: { form: 'chance', worth: ({ chances }: Measured) => chances.taken ?? chances.allWon },
  left: { form: 'number', worth: ({ expected }: Measured) => expected.cuLeft },
} as const satisfies Record<string, Aim<never>>;

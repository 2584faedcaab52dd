/** Battle after battle: what an army has left after each of them, and how far it has come. */
import type { Aim, Faces, Roll } from '../calculator/calculator.ts';
import type { Kinds } from '../calculator/figures.ts';
import type { Outcome } from '../calculator/report.ts';
import { type Besieged, hasFallen, type SiegeState } from './siege.ts';

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

/** The chances of every campaign over where it ends; a game words the last of them. */
export const campaignFigures = <S extends CampaignState, C extends CampaignTerms>(
  { chance }: Kinds<S, C>,
  wipedOut: string,
) => ({
  allWon: chance('Every battle is won', (state, campaign) => wonAll(campaign, state), { tone: 'attacker' }),
  beaten: chance('A battle is lost', ({ beaten }) => beaten, { tone: 'defender' }),
  spent: chance('Never beaten, but nobody left to fight on', (state, campaign) => isSpent(campaign, state), {
    tone: 'faint',
  }),
  wipedOut: chance(wipedOut, ({ cu }) => cu === 0),
});

type Steps = Outcome['steps'];

/** How the battles of a campaign are fought with dice written down. */
export interface Course<S extends CampaignState> {
  readonly start: S;
  readonly goesOn: (state: S) => boolean;
  /** A battle with the dice that fell in it; no state after it where some are missing. */
  readonly fight: (n: number, state: S, own: Faces) => { rolls: readonly Roll[]; after?: S; steps: Steps };
  /** The siege at the end, where it comes to one. */
  readonly siege: (state: S) => { besieged: Besieged<SiegeState>; steps: Steps } | undefined;
}

interface Fought<S> {
  readonly rolls: readonly Roll[];
  readonly steps: Steps;
  readonly state: S;
  /** CU left once the siege is over, and whether it took the place. */
  readonly cuLeft: number;
  readonly taken: boolean;
  /** Dice are missing. */
  readonly open: boolean;
}

/** Battle by battle as far as the faces go; dice of the second are `attacker2`. */
export function fightOn<S extends CampaignState>(
  { battles }: CampaignTerms,
  { start, goesOn, fight, siege }: Course<S>,
  faces: Faces,
): Fought<S> {
  const rolls: Roll[] = [];
  const steps: Steps[number][] = [];
  let state = start;
  for (const n of battles.keys()) {
    if (!goesOn(state)) break;
    const ending = `${n + 1}`;
    const own = Object.entries(faces).filter(([id]) => id.endsWith(ending));
    const fought = fight(
      n,
      state,
      Object.fromEntries(own.map(([id, fallen]) => [id.slice(0, -ending.length), fallen])),
    );
    rolls.push(...fought.rolls.map((r) => ({ ...r, id: `${r.id}${ending}`, label: `Battle ${ending}: ${r.label}` })));
    if (!fought.after) return { rolls, steps, state, cuLeft: state.cu, taken: false, open: true };
    state = fought.after;
    steps.push(...fought.steps);
  }
  const found = siege(state);
  if (!found) return { rolls, steps, state, cuLeft: state.cu, taken: false, open: false };
  const { besieged } = found;
  return {
    rolls: [...rolls, ...besieged.rolls],
    steps: [...steps, ...found.steps],
    state,
    cuLeft: besieged.state.cu,
    taken: hasFallen(besieged.state),
    open: besieged.rolls.some(({ id }) => !faces[id]),
  };
}

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

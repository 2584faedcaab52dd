/** Battle after battle over all rolls: every number of CU that may be left is carried into the next one. */
import type { Report } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, plural } from '../../../calculator/words.ts';
import { type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { type CampaignState, fightsOn } from '../../../mechanics/campaign.ts';
import { besieged, campaignChances, campaignGrid, campaignSentence } from '../../../mechanics/campaign-odds.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import { type Field, fieldOf, fightsOf } from '../battle/fights.ts';
import { courseOf } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { basisOf } from './readings.ts';
import { afterBattle, battleAt, type Result, siegeAfter, startOf } from './rules.ts';

type States = Generator<readonly [CampaignState, number]>;

/** A state as one number: no army and no war has as many of anything as the room it gets here. */
const keyOf = ({ cu, won, beaten, enemyLost }: CampaignState): number =>
  ((cu * 16 + won) * 2 + Number(beaten)) * 1024 + enemyLost;

/** One battle over every state that it may be reached in; what a battle may cost with so many CU is counted once. */
function* fought(campaign: Campaign, n: number, states: Dist<CampaignState>, field: Field): States {
  const known = new Map<number, Dist<Result>>();
  const resultsWith = (cu: number): Dist<Result> =>
    recall(known, cu, () => weighted(resultsOf(fightsOf(battleAt(campaign, n, cu), field).ends)));
  for (const [state, weight] of entriesOf(states))
    if (!fightsOn(campaign, state)) yield [state, weight];
    else {
      const { outcomes, weights, total } = resultsWith(state.cu);
      for (let i = 0; i < outcomes.length; i++)
        yield [afterBattle(campaign, n, state, outcomes[i]!), (weight * weights[i]!) / total];
    }
}

function* resultsOf(ends: ReturnType<typeof fightsOf>['ends']): Generator<readonly [Result, number]> {
  for (const { winner, chance: p, tolls } of ends)
    for (const { attackerLosses, defenderLosses, retreatLosses, chance: q } of tolls())
      yield [{ winner, attackerLosses, defenderLosses, retreatLosses }, p * q];
}

export function battlesOdds(campaign: Campaign, tables: Tables) {
  const field = fieldOf(new Reader(tables));
  const before: Dist<CampaignState>[] = [weighted([[startOf(campaign), 1]])];
  for (const n of campaign.battles.keys()) before.push(weighted(fought(campaign, n, before.at(-1)!, field), keyOf));
  const states = before.at(-1)!;
  // 13: the siege with every number of CU that the last victory may leave.
  const { taken, left } = besieged(
    states,
    (state) => siegeAfter(campaign, state),
    (siege) => siegeFigures(courseOf(siege, field.figures)),
  );
  const chances = { ...campaignChances(campaign, states), ...(campaign.place !== 'none' && { taken }) };
  const siege = `the ${campaign.place} within ${plural(campaign.rolls, 'roll')}`;
  const { expected, distributions } = measure({
    cuLeft: [left, (cu: number) => cu],
    enemyLosses: [states, (s: CampaignState) => s.enemyLost],
    battlesWon: [states, (s: CampaignState) => s.won],
  });
  return {
    sentence: campaignSentence(campaign, chances, `${decimal(expected.cuLeft)} CU`, siege),
    chances,
    expected,
    distributions,
    facts: { battles: campaign.battles.length },
    grid: campaignGrid(before, (state) => fightsOn(campaign, state)),
    ...basisOf(campaign, field),
  } satisfies Report;
}

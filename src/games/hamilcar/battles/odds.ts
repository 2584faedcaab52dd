/** Battle after battle over all rolls: all CUs, Elephants and PCs that may be left are carried into the next one. */
import type { Report } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, plural } from '../../../calculator/words.ts';
import { certain, chance, type Dist, entriesOf, weighted } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { besieged, campaignChances, campaignGrid, campaignSentence } from '../../../mechanics/campaign-odds.ts';
import { siegeFigures } from '../../../mechanics/siege-odds.ts';
import { resultsOver } from '../land-battle/results.ts';
import { campOf, courseOf } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { type Meet, type Met, planOf } from './plan.ts';
import { basisOf } from './readings.ts';
import { afterBattle, goesOn, isOut, type State, siegeAfter, startOf, type Toll } from './rules.ts';

/** What battles may cost, each counted once. */
type Tolls = (met: Met) => Dist<Toll>;

function tollsOf(): Tolls {
  const known = new Map<Met, Dist<Toll>>();
  return (met) =>
    recall(known, met, () => {
      const results = resultsOver(met.battle, met.stage);
      return { ...results, weights: results.weights.map((ways) => ways / results.total), total: 1 };
    });
}

/** A state as one number: no Army has as many of anything as the room it gets here. */
const keyOf = ({ cu, elephants, sts, won, beaten, pcsLost, enemyLost }: State): number =>
  [elephants, sts, won, Number(beaten), pcsLost, enemyLost].reduce((key, n) => key * 128 + n, cu);

/** One battle over every state that it may be reached in. */
function* fought(
  campaign: Campaign,
  n: number,
  states: Dist<State>,
  meet: Meet,
  tolls: Tolls,
): Generator<readonly [State, number]> {
  for (const [state, weight] of entriesOf(states)) {
    if (!goesOn(campaign, state)) yield [state, weight];
    else
      for (const [toll, p] of entriesOf(tolls(meet(n, state)))) yield [afterBattle(campaign, state, toll), weight * p];
  }
}

export function battlesOdds(campaign: Campaign, tables: Tables) {
  const plan = planOf(campaign, tables);
  const { read, meet } = plan;
  const tolls = tollsOf();
  const before: Dist<State>[] = [certain(startOf(campaign))];
  for (const n of campaign.battles.keys())
    before.push(weighted(fought(campaign, n, before.at(-1)!, meet, tolls), keyOf));
  const states = before.at(-1)!;
  // 14: the Siege with every number of CUs that the last victory may leave.
  const { taken, left } = besieged(
    states,
    (state) => siegeAfter(campaign, state),
    (siege) => siegeFigures(courseOf(campOf(siege, read))),
  );
  const isLost = (state: State): boolean => isOut(campaign, state);
  const chances = {
    ...campaignChances(campaign, states),
    outOfPcs: chance(states, isLost),
    ...(campaign.place !== 'none' && { taken }),
  };
  const { expected, distributions } = measure({
    cuLeft: [left, (cu: number) => cu],
    elephantsLeft: [startOf(campaign).elephants > 0 ? states : undefined, (s: State) => s.elephants],
    enemyLosses: [states, (s: State) => s.enemyLost],
    pcsLost: [states, (s: State) => s.pcsLost],
    battlesWon: [states, (s: State) => s.won],
  });
  return {
    sentence: campaignSentence(campaign, chances, `${decimal(expected.cuLeft)} CUs`, siegeIn(campaign)),
    chances,
    expected,
    distributions,
    facts: { battles: campaign.battles.length },
    grid: campaignGrid(before, (state) => goesOn(campaign, state)),
    ...basisOf(campaign, plan),
  } satisfies Report;
}

const PLACES = { none: '', city: 'Walled City', large: 'Large Walled City', tribe: 'Tribe' } as const;

const siegeIn = ({ place, attempts }: Campaign): string => `the ${PLACES[place]} within ${plural(attempts, 'attempt')}`;

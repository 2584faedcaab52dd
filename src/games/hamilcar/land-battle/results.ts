/** 13.4 to 13.6 over all rolls: every result of a Land Battle, however often each comes about. */
import type { Dist } from '../../../engine/dist.ts';
import { recall } from '../../../engine/recall.ts';
import { RIGHTS } from '../dice-level/rules.ts';
import type { Battle } from './fields.ts';
import { type Result, resultOf } from './rules.ts';
import type { Stage } from './stage.ts';

export type ResultsOf = (weights: readonly number[]) => Dist<Result>;

/** Hits settle everything else, so fights with the same hits are one outcome. */
export function resultsOf(battle: Battle, { melee, manner }: Stage): ResultsOf {
  const known = new Map<number, number>();
  const results: Result[] = [];
  const groups = melee.fights.map((fight) => {
    const key = fight.hits.carthage * 1024 + fight.hits.rome;
    return recall(known, key, () => results.push(resultOf(battle, manner, fight)) - 1);
  });
  return (weights) => {
    const sums = results.map(() => 0);
    weights.forEach((weight, place) => {
      sums[groups[place]!]! += weight;
    });
    const reached = results.flatMap((result, group) => (sums[group] ? [{ result, weight: sums[group] }] : []));
    return {
      outcomes: reached.map(({ result }) => result),
      weights: reached.map(({ weight }) => weight),
      total: sums.reduce((sum, weight) => sum + weight, 0),
    };
  };
}

/** 13.3.D: the fights under all rights together, each as often as the charge brings it. */
export const mixed = ({ weights }: Stage, rights: Stage['rights']): number[] =>
  weights.nobody.map((_, place) => RIGHTS.reduce((sum, right) => sum + rights[right] * weights[right][place]!, 0));

/** 13.3.D to 13.6: every result of a battle with its ways. */
export const resultsOver = (battle: Battle, stage: Stage): Dist<Result> =>
  resultsOf(battle, stage)(mixed(stage, stage.rights));

/** The battles that a campaign may come to, each prepared once for the odds and for all faces that are asked for. */
import { remember } from '../../../calculator/remember.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { recall } from '../../../engine/recall.ts';
import type { Battle } from '../land-battle/fields.ts';
import { type MeleeCache, type Stage, stageOf } from '../land-battle/stage.ts';
import type { Campaign } from './fields.ts';
import { battleAt, type State } from './rules.ts';

export interface Met {
  readonly battle: Battle;
  readonly stage: Stage;
}

/** The battle that comes next, with what is left. */
export type Meet = (n: number, state: State) => Met;

export interface Plan {
  readonly read: Reader;
  readonly meet: Meet;
}

export const planOf = remember((campaign: Campaign, tables: Tables): Plan => {
  const read = new Reader(tables);
  const known = new Map<string, Met>();
  const melees: MeleeCache = new Map();
  const meet: Meet = (n, state) =>
    recall(known, `${n} ${state.cu} ${state.elephants} ${state.sts}`, () => {
      const battle = battleAt(campaign, n, state);
      return { battle, stage: stageOf(battle, read, melees) };
    });
  return { read, meet };
});

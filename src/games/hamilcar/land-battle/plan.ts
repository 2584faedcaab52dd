/** A Land Battle before its dice, with what there is to tell of it. */
import { remember } from '../../../calculator/remember.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { levelFacts } from '../dice-level/readings.ts';
import { mayCharge } from '../dice-level/rules.ts';
import type { Battle } from './fields.ts';
import { stageOf } from './stage.ts';

/** What is settled before the dice, made once for all faces that are asked for. */
export const planOf = remember((battle: Battle, tables: Tables) => {
  const read = new Reader(tables);
  const stage = stageOf(battle, read);
  const facts = {
    ...levelFacts(battle, stage.steps, read),
    ...(mayCharge(battle) && { charged: stage.charged, chargeModifier: stage.modifier }),
  };
  return { read, stage, facts };
});

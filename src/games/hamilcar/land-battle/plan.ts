/** A Land Battle before its dice, under each Consul who may command it, with what there is to tell of it. */
import { remember } from '../../../calculator/remember.ts';
import type { Line } from '../../../calculator/report.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { levelFacts } from '../dice-level/readings.ts';
import { mayCharge } from '../dice-level/rules.ts';
import { commandLines, type Led, ledBy } from './command.ts';
import type { LandBattle } from './fields.ts';
import { type Stage, stageOf } from './stage.ts';

const factsOf = ({ battle }: Led, stage: Stage, read: Reader) => ({
  ...levelFacts(battle, stage.steps, read),
  ...(mayCharge(battle) && { charged: stage.charged }),
  ...(mayCharge(battle) && !stage.fallen && { chargeModifier: stage.modifier }),
});

export interface Case extends Led {
  readonly stage: Stage;
  readonly facts: ReturnType<typeof factsOf>;
  readonly ledger: readonly Line[];
}

export const caseName = ({ swaps }: Led): string =>
  swaps ? 'The Consuls change places' : 'The Commanding Consul stays';

/** What is settled before the dice, made once for all faces that are asked for. */
export const planOf = remember((battle: LandBattle, tables: Tables) => {
  const read = new Reader(tables);
  const all = ledBy(battle, read);
  const cases = all.map((led): Case => {
    const stage = stageOf(led.battle, read);
    const ledger = all.length > 1 ? stage.ledger.map((l) => ({ ...l, in: caseName(led) })) : stage.ledger;
    return { ...led, stage, facts: factsOf(led, stage, read), ledger: [...commandLines(battle), ...ledger] };
  });
  return { read, cases };
});

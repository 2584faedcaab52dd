/** One march played out by the faces rolled, through the same tree as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { follow, type Step } from '../../../calculator/roll/dice-tree.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { type Fought, fight, fightSentence } from '../battle/roll.ts';
import { POWER_NAMES } from '../words.ts';
import type { MarchInput } from './fields.ts';
import { ENDS, type End, prepared, wipedOut } from './plan.ts';

/** How a march went. */
interface Marched extends End {
  /** The battle that ended it. */
  readonly fought?: Fought;
  readonly moverLosses: number;
  readonly enemyLosses: number;
  readonly moverWipedOut: boolean;
  readonly steps: readonly Step[];
}

/** 10.1 to 10.5, 12: the whole march with these faces, each choice being the best one. */
export function marchThrough(input: MarchInput, faces: Faces, tables: Tables): Marched {
  const { march, field, plan } = prepared(input, tables);
  const { steps, leaf } = follow(plan, faces);
  if (!leaf) throw new RangeError('the march is not over: dice are missing');
  const fought = leaf.fight && fight(leaf.fight.battle, faces, field.figures);
  return {
    ...leaf,
    ...(fought && { fought }),
    moverLosses: leaf.lostAtSea + (fought?.attackerLosses ?? 0),
    enemyLosses: leaf.brushedAside + (fought?.defenderLosses ?? 0),
    moverWipedOut: fought ? fought.attackerWipedOut : wipedOut(march, leaf) === 1,
    steps: steps(),
  };
}

export const marchRolls = (input: MarchInput, tables: Tables, fallen: Faces): readonly Roll[] =>
  follow(prepared(input, tables).plan, fallen).rolls;

export function marchRoll(input: MarchInput, faces: Faces, tables: Tables): Outcome {
  const { facts, basis } = prepared(input, tables);
  const marched = marchThrough(input, faces, tables);
  const { end, short, power, moverLosses, enemyLosses, moverWipedOut, steps } = marched;
  return {
    sentence: sentence(marched),
    facts: {
      intercepted: end !== 'passes',
      ...Object.fromEntries(ENDS.map((e) => [e, e === end])),
      through: !short && !moverWipedOut,
      stoppedShort: end === 'wins' && short,
      moverLosses,
      enemyLosses,
      moverWipedOut,
      ...facts,
      ...(power && facts.orderSetBy !== undefined && { interceptedBy: POWER_NAMES[power] }),
    },
    steps,
    ...basis,
  };
}

function sentence({ end, fight: battle, fought, brushedAside, lostAtSea }: Marched): string {
  if (battle && fought)
    return `${plural(battle.battle.defenderCu, 'CU', 'CU')} intercept. ${fightSentence(battle.battle, fought)}`;
  if (end === 'passes') return 'Nobody intercepts: the army marches on.';
  if (end === 'wins') return `The army brushes ${brushedAside} CU aside and marches on.`;
  return `The army is intercepted and backs up${lostAtSea ? `, losing ${lostAtSea} CU at sea` : ''}; its move is over.`;
}

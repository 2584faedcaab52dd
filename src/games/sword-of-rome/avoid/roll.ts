/** One reaction played out by the faces rolled, through the same tree as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { follow, type Step } from '../../../calculator/roll/dice-tree.ts';
import type { Tables } from '../../../calculator/table.ts';
import { type Fought, fight, fightSentence } from '../battle/roll.ts';
import type { AvoidInput } from './fields.ts';
import { ENDS, type End, prepared } from './plan.ts';
import { splitFacts } from './rules.ts';
import { optionName } from './words.ts';

/** How a reaction went. */
interface Reacted extends End {
  /** The battle that ended it. */
  readonly fought?: Fought;
  readonly defenderLosses: number;
  readonly moverLosses: number;
  readonly wipedOut: boolean;
  readonly steps: readonly Step[];
}

/** 9.3 to 9.4, 11, 12: the whole reaction with these faces, each choice being the best one. */
export function react(input: AvoidInput, faces: Faces, tables: Tables): Reacted {
  const { field, plan } = prepared(input, tables);
  const { steps, leaf } = follow(plan, faces);
  if (!leaf) throw new RangeError('the reaction is not over: dice are missing');
  const fought = leaf.fight && fight(leaf.fight.battle, faces, field.figures);
  const others = input.cu - leaf.lostBefore - (leaf.fight?.battle.defenderCu ?? 0);
  return {
    ...leaf,
    ...(fought && { fought }),
    defenderLosses: leaf.lostBefore + (fought?.defenderLosses ?? 0),
    moverLosses: fought?.attackerLosses ?? 0,
    wipedOut: others <= 0 && (fought?.defenderWipedOut ?? true),
    steps: [{ rule: '9.3.2', text: `Declared: ${optionName(leaf.option)}.` }, ...steps()],
  };
}

export const avoidRolls = (input: AvoidInput, tables: Tables, fallen: Faces): readonly Roll[] =>
  follow(prepared(input, tables).plan, fallen).rolls;

export function avoidRoll(input: AvoidInput, faces: Faces, tables: Tables): Outcome {
  const { facts, basis } = prepared(input, tables);
  const reacted = react(input, faces, tables);
  const { option, end, away, movesOn, wipedOut, defenderLosses, moverLosses, steps } = reacted;
  return {
    sentence: sentence(reacted),
    facts: {
      ...Object.fromEntries(ENDS.map((e) => [e, e === end])),
      unbeaten: end !== 'beaten',
      away,
      movesOn,
      wipedOut,
      defenderLosses,
      moverLosses,
      ...splitFacts(option),
      ...facts,
    },
    steps,
    ...basis,
  };
}

function sentence({ option, fight: battle, fought, away, lostBefore }: Reacted): string {
  const lost = lostBefore > 0 ? `, for ${lostBefore} CU lost on the way` : '';
  if (battle && fought) return `${away ? 'The others get away. ' : ''}${fightSentence(battle.battle, fought)}`;
  if (away) return `${option.avoidingCu} CU avoid battle and get away${lost}.`;
  return option.insideCu === 1
    ? 'The only CU is inside: there is no battle.'
    : `All ${option.insideCu} CU are inside: there is no battle.`;
}

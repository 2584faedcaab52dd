/** One reaction played out by the faces rolled, through the same tree as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { follow } from '../../../calculator/procedure.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { battleRoll } from '../battle/roll.ts';
import type { AvoidInput } from './fields.ts';
import { prepared, splitFacts } from './odds.ts';
import { ENDS, type End } from './plan.ts';
import { optionName } from './words.ts';

export const avoidRolls = (input: AvoidInput, tables: Tables, fallen: Faces): readonly Roll[] =>
  follow(prepared(input, tables).plan, fallen).rolls;

export function avoidRoll(input: AvoidInput, faces: Faces, tables: Tables): Outcome {
  const { threat, plan, basis, facts } = prepared(input, tables);
  const { steps, leaf } = follow(plan, faces);
  const { option, end, fight, lostBefore, away, movesOn } = leaf!;
  const fought = fight && battleRoll(fight.battle, faces, tables);
  const others = threat.cu - lostBefore - (fight?.battle.defenderCu ?? 0);
  return {
    sentence: outcomeSentence(leaf!, fought?.sentence),
    facts: {
      ...Object.fromEntries(ENDS.map((e) => [e, e === end])),
      unbeaten: end !== 'beaten',
      away,
      movesOn,
      wipedOut: others <= 0 && (fought ? fought.facts['defenderWipedOut'] === true : true),
      defenderLosses: lostBefore + Number(fought?.facts['defenderLosses'] ?? 0),
      moverLosses: Number(fought?.facts['attackerLosses'] ?? 0),
      ...splitFacts(option),
      ...facts,
    },
    steps: [{ rule: '9.3.2', text: `Declared: ${optionName(option)}.` }, ...steps()],
    ...basis,
  };
}

function outcomeSentence({ option, fight, away, lostBefore }: End, fought?: string): string {
  const lost = lostBefore > 0 ? `, for ${lostBefore} CU lost on the way` : '';
  if (fight) return `${away ? 'The others get away. ' : ''}${fought}`;
  if (away) return `${option.avoidingCu} CU avoid battle and get away${lost}.`;
  return `All ${option.insideCu} CU are inside: no battle.`;
}

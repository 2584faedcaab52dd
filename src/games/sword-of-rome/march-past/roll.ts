/** One march played out by the faces rolled, through the same tree as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { follow } from '../../../calculator/procedure.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { battleRoll } from '../battle/roll.ts';
import { POWER_NAMES } from '../words.ts';
import type { MarchInput } from './fields.ts';
import { orderFacts, prepared, wipedOut } from './odds.ts';
import { ENDS, type End } from './plan.ts';

export const marchRolls = (input: MarchInput, tables: Tables, fallen: Faces): readonly Roll[] =>
  follow(prepared(input, tables).plan, fallen).rolls;

export function marchRoll(input: MarchInput, faces: Faces, tables: Tables): Outcome {
  const { march, field, plan, basis } = prepared(input, tables);
  const { steps, leaf } = follow(plan, faces);
  const { end, short, power, fight, brushedAside, lostAtSea } = leaf!;
  const fought = fight && battleRoll(fight.battle, faces, tables);
  const order = orderFacts(march, field.read);
  return {
    sentence: outcomeSentence(leaf!, fought?.sentence),
    facts: {
      intercepted: end !== 'passes',
      ...Object.fromEntries(ENDS.map((e) => [e, e === end])),
      through: !short,
      stoppedShort: end === 'wins' && short,
      moverLosses: lostAtSea + Number(fought?.facts['attackerLosses'] ?? 0),
      enemyLosses: brushedAside + Number(fought?.facts['defenderLosses'] ?? 0),
      moverWipedOut: fought ? fought.facts['attackerWipedOut']! : wipedOut(march, leaf!) === 1,
      ...order,
      ...(power && 'orderSetBy' in order && { interceptedBy: POWER_NAMES[power] }),
    },
    steps: steps(),
    ...basis,
  };
}

function outcomeSentence({ end, fight, brushedAside, lostAtSea }: End, fought?: string): string {
  if (fight) return `${plural(fight.battle.defenderCu, 'CU', 'CU')} intercept. ${fought}`;
  if (end === 'passes') return 'Nobody intercepts: the army marches on.';
  if (end === 'wins') return `The army brushes ${brushedAside} CU aside and marches on.`;
  return `The army is intercepted and backs up${lostAtSea ? `, losing ${lostAtSea} CU at sea` : ''}; its move is over.`;
}

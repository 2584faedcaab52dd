/** 9.6.4 as a stage of a procedure: the naval combat roll, and attrition at sea. Knows no reason to sail. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { DiceTree } from '../../../calculator/roll/dice-tree.ts';
import { plural } from '../../../calculator/words.ts';
import { chance, entriesOf } from '../../../engine/dist.ts';
import { attritionLoss, attritionLosses } from '../attrition/rules.ts';
import { faceOf, pool } from '../dice.ts';
import type { Figures } from '../tables.ts';
import { NAVAL_RESULTS, navalModifier, navalResult, navalResults, rollDue, type Voyage } from './voyage.ts';

const NAMES = { success: 'Success', return: 'Return', attrition: 'Attrition' } as const;

/** 9.6.4: a voyage that may have to roll; what is lost at sea is known when it arrives. */
export function voyageStage<L>(
  voyage: Voyage,
  cu: number,
  figures: Figures,
  arrives: (lost: number) => DiceTree<L>,
  returns: DiceTree<L>,
): DiceTree<L> {
  if (!rollDue(voyage)) return arrives(0);
  const results = navalResults(voyage, figures);
  const follows = {
    success: () => arrives(0),
    return: () => returns,
    attrition: () => attritionStage(cu, figures, arrives),
  };
  const result = (faces: Faces) => navalResult(faceOf(faces, 'naval'), voyage, figures);
  return {
    type: 'chance',
    name: 'Naval combat',
    rolls: [pool('naval', 'Naval combat', 1)],
    branches: NAVAL_RESULTS.filter((id) => results.outcomes.includes(id)).map((id) => ({
      id,
      name: NAMES[id],
      chance: chance(results, (r) => r === id),
      to: follows[id](),
    })),
    takes: result,
    tells: (faces) => {
      const [face, modifier] = [faceOf(faces, 'naval'), navalModifier(voyage, figures)];
      return [
        {
          rule: '9.6.4',
          text: `Naval combat: ${face}${modifier ? `, modified to ${face + modifier}` : ''}: ${result(faces)}.`,
        },
      ];
    },
  };
}

/** 9.6.4: attrition at sea, one roll by the CU on board. */
function attritionStage<L>(cu: number, figures: Figures, arrives: (lost: number) => DiceTree<L>): DiceTree<L> {
  const losses = attritionLosses(cu, figures);
  const lost = (faces: Faces) => attritionLoss(faceOf(faces, 'attrition'), cu, figures);
  return {
    type: 'chance',
    name: 'Attrition at sea',
    rolls: [pool('attrition', 'Attrition at sea', 1)],
    branches: [...entriesOf(losses)].map(([loss, ways]) => ({
      id: String(loss),
      name: loss === 0 ? 'Loses nothing' : `Loses ${plural(loss, 'CU', 'CU')}`,
      chance: ways / losses.total,
      to: arrives(loss),
    })),
    takes: (faces) => String(lost(faces)),
    tells: (faces) => [
      { rule: '9.6.4', text: `Attrition: ${faceOf(faces, 'attrition')} costs ${plural(lost(faces), 'CU', 'CU')}.` },
    ],
  };
}

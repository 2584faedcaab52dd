/** 9.6.4 as a stage of a procedure: the naval combat roll, and attrition at sea. Knows no reason to sail. */
import type { Faces } from '../../../calculator/calculator.ts';
import type { Procedure } from '../../../calculator/procedure.ts';
import type { Reader } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { attritionLoss, NAVAL_RESULTS, navalModifier, navalResult, navalResults, type Voyage } from './voyage.ts';

/** 9.6.4: a voyage that may have to roll; what is lost at sea is known when it arrives. */
export function voyageStage<L>(
  voyage: Voyage,
  cu: number,
  read: Reader,
  arrives: (lost: number) => Procedure<L>,
  returns: Procedure<L>,
): Procedure<L> {
  if (voyage.contest === 'none') return arrives(0);
  const results = navalResults(voyage, read);
  const follows = {
    success: () => arrives(0),
    return: () => returns,
    attrition: () => attritionStage(cu, read, arrives),
  };
  const names = { success: 'Success', return: 'Return', attrition: 'Attrition' };
  const result = (faces: Faces) => navalResult(faces['naval']![0]!, voyage, read);
  return {
    type: 'chance',
    name: 'Naval combat',
    rolls: [{ id: 'naval', label: 'Naval combat', dice: 1, sides: 6 }],
    branches: NAVAL_RESULTS.flatMap((r) => {
      const place = results.outcomes.indexOf(r);
      return place === -1
        ? []
        : [{ id: r, name: names[r], chance: results.weights[place]! / results.total, to: follows[r]() }];
    }),
    takes: result,
    tells: (faces) => {
      const [face, modifier] = [faces['naval']![0]!, navalModifier(voyage, read)];
      return [
        {
          rule: '9.6.4',
          text: `Naval combat: ${face}${modifier ? `, modified ${face + modifier},` : ''} gives ${result(faces)}.`,
        },
      ];
    },
  };
}

/** 9.6.4: attrition at sea, one roll by the CU on board. */
function attritionStage<L>(cu: number, read: Reader, arrives: (lost: number) => Procedure<L>): Procedure<L> {
  const losses = [1, 2, 3, 4, 5, 6].map((face) => attritionLoss(face, cu, read));
  const name = (lost: number) => (lost === 0 ? 'Loses nothing' : `Loses ${plural(lost, 'CU', 'CU')}`);
  const lost = (faces: Faces) => losses[faces['attrition']![0]! - 1]!;
  return {
    type: 'chance',
    name: 'Attrition at sea',
    rolls: [{ id: 'attrition', label: 'Attrition at sea', dice: 1, sides: 6 }],
    branches: [...new Set(losses)].map((loss) => ({
      id: String(loss),
      name: name(loss),
      chance: losses.filter((l) => l === loss).length / 6,
      to: arrives(loss),
    })),
    takes: (faces) => String(lost(faces)),
    tells: (faces) => [
      {
        rule: '9.6.4',
        text: `Attrition: ${faces['attrition']![0]} costs ${plural(lost(faces), 'CU', 'CU')}.`,
      },
    ],
  };
}

/** 13.3.D: the best die rolled again, or the one that was named, and the fight as it then lies. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { faceOf, oneDie, settled } from '../dice.ts';
import { fightBy } from '../land-battle/melee.ts';
import type { Fight } from '../land-battle/rules.ts';
import { SIDE_NAMES } from '../words.ts';
import type { Reroll } from './fields.ts';
import { layOut, nameIn, planOf } from './plan.ts';

export interface Rerolled {
  /** The face of the die that was rolled again; absent where all lie as they fell. */
  readonly face?: number;
  /** Absent while the die has not fallen. */
  readonly fight?: Fight;
}

/** 13.3.D, 13.4: the fight once the die has been rolled again, if one is. */
export function rollAgain(input: Reroll, faces: Faces, figures: Figures, table = layOut(input, figures)): Rerolled {
  const { die } = table.taken;
  if (die === undefined) return { fight: table.asItLies };
  const face = faceOf(faces, 'reroll');
  return face === undefined ? {} : { face, fight: fightBy(table.melee, table.faces.with(die, face)) };
}

export function rerollRolls(input: Reroll, tables: Tables): Roll[] {
  const { table } = planOf(input, tables);
  return table.taken.die === undefined ? [] : [oneDie('reroll', `${nameIn(table, table.taken)}, rolled again`)];
}

export function rerollRoll(input: Reroll, faces: Faces, tables: Tables): Outcome {
  const { table, facts, basis, read } = planOf(input, tables);
  const { face, fight } = rollAgain(input, faces, read, table);
  const { winner, hits, lost } = settled(fight, 'a die rolled again');
  return {
    sentence: `${SIDE_NAMES[winner]} wins. Carthage loses ${plural(lost.carthage, 'CU')} and Rome ${lost.rome}.`,
    facts: {
      ...facts,
      carthageWins: winner === 'carthage',
      romeWins: winner === 'rome',
      carthageCuLost: lost.carthage,
      romeCuLost: lost.rome,
      carthageHits: hits.carthage,
      romeHits: hits.rome,
    },
    steps: [
      ...(face === undefined
        ? []
        : [{ rule: '13.3.D', text: `${nameIn(table, table.taken)} is rolled again and shows face ${face}.` }]),
      { rule: '13.4', text: `Hits scored: Carthage ${hits.carthage}, Rome ${hits.rome}.` },
    ],
    ...basis,
  };
}

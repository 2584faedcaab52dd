/** A battle of The Sword of Rome asked as its calculator is, whatever changes are ranked by. */
import type { Faces, Roll } from '../../src/calculator/calculator.ts';
import type { Outcome } from '../../src/calculator/report.ts';
import type { Tables } from '../../src/calculator/table.ts';
import { battle as calculator } from '../../src/games/sword-of-rome/battle/calculator.ts';
import type { Battle } from '../../src/games/sword-of-rome/battle/rules.ts';

const asked = (battle: Battle) => ({ ...battle, aim: 'attackerWins' }) as const;

export const battleOdds = (battle: Battle, tables: Tables) => calculator.compute(asked(battle), tables);

export const battleRolls = (battle: Battle, tables: Tables): readonly Roll[] =>
  calculator.rolls?.(asked(battle), tables, {}) ?? [];

export function battleRoll(battle: Battle, faces: Faces, tables: Tables): Outcome {
  if (!calculator.resolve) throw new Error('a battle is rolled');
  return calculator.resolve(asked(battle), faces, tables);
}

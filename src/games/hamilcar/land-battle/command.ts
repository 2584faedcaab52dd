/** 13.2: who commands Rome when the dice are rolled: the battle under either Consul, and how often each of them commands. */
import type { Faces } from '../../../calculator/calculator.ts';
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Command } from '../command-change/fields.ts';
import { commanding, commandReadings, isRolled } from '../command-change/rules.ts';
import { FACES, faceOf } from '../dice.ts';
import type { Figures } from '../tables.ts';
import type { Battle, LandBattle } from './fields.ts';

/** The Change of Command of this battle; none where there is no second Consul who could take it. */
function commandOf({ romeRating, subordinate, attacker, commandRoll }: LandBattle): Command | undefined {
  if (romeRating === 'none' || subordinate === 'none') return undefined;
  return {
    rome: attacker === 'rome' ? 'attacker' : 'defender',
    commander: romeRating,
    subordinate,
    enemy: 0,
    outranked: false,
    dictator: false,
    choice: commandRoll,
  };
}

/** The battle under one Consul. */
export interface Led {
  readonly swaps: boolean;
  /** The faces that bring it; none where there is no roll. */
  readonly faces: readonly number[];
  readonly battle: Battle;
}

/** 13.2: the battle as it begins, and under the other Consul where a face may bring that; Metellus then commands no longer. */
export function ledBy(battle: LandBattle, figures: Figures): readonly Led[] {
  const command = commandOf(battle);
  if (!command || !isRolled(command)) return [{ swaps: false, faces: [], battle }];
  const other: Battle = { ...battle, romeRating: command.subordinate, metellus: false };
  return [false, true]
    .map((swaps) => ({
      swaps,
      faces: FACES.filter((face) => commanding(command, face, figures).swaps === swaps),
      battle: swaps ? other : battle,
    }))
    .filter(({ faces }) => faces.length > 0);
}

/** The one that the face has brought; undefined while it has not fallen. */
export const ledAfter = <L extends Led>(all: readonly L[], fallen: Faces): L | undefined =>
  all.find(({ faces }) => faces.length === 0 || faces.some((face) => face === faceOf(fallen, 'command')));

export const isCommandRolled = (all: readonly Led[]): boolean => all.some(({ faces }) => faces.length > 0);

export const commandLines = (battle: LandBattle): readonly Line[] => {
  const command = commandOf(battle);
  return command
    ? [
        line('Rome', command.commander, 'Commanding Consul', '13.2'),
        line('Rome', command.subordinate, 'Subordinate Consul', '13.2'),
      ]
    : [];
};

export const rollReadings = (battle: LandBattle) => {
  const command = commandOf(battle);
  return command ? commandReadings(command) : {};
};

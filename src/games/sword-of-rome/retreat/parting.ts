/** 12.4.3, 12.4.4: how a beaten force parts: into a city, on board, or over land. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { roomInside } from '../shelter/rules.ts';
import { shipCapacity, shipsName } from '../ships/rules.ts';
import type { RetreatInput } from './fields.ts';
import { line } from './rules.ts';

export interface Parting {
  readonly insideCu: number;
  readonly capacity?: number;
  readonly sailing: number;
  readonly lostAtSea: number;
  /** No room on the ships, and lost. */
  readonly leftOver: number;
  readonly byLand: number;
  readonly lines: readonly Line[];
}

export function partingOf(input: RetreatInput, read: Reader): Parting {
  const room = input.role === 'defender' ? roomInside(input, read) : 0;
  const insideCu = Math.min(input.cu, input.insideCu, room);
  const outside = input.cu - insideCu;
  const lines = [
    line(input.cu, 'CU after the battle', '12.4'),
    ...(insideCu > 0 ? [line(-insideCu, 'Inside the city', '12.4.4')] : []),
  ];
  // 12.4.3: only attackers that came by sea have their ships at hand.
  const absent = input.ships === 'none' || (input.ships === 'landed' && input.role === 'defender');
  const ships = absent ? undefined : shipCapacity(input, outside, 'retreating', read);
  if (!ships || input.ships === 'none')
    return { insideCu, sailing: 0, lostAtSea: 0, leftOver: 0, byLand: outside, lines };
  if (input.voyage === 'returns')
    return { insideCu, capacity: ships.cu, sailing: 0, lostAtSea: 0, leftOver: 0, byLand: outside, lines };
  const sailing = Math.min(outside, ships.cu);
  const lostAtSea = Math.min(sailing, input.seaLosses);
  const over = outside - sailing;
  // Where nobody can sail there is no retreat by sea that could lack room.
  const byLand = sailing === 0 || input.overCapacity === 'by-land' ? over : 0;
  return {
    insideCu,
    capacity: ships.cu,
    sailing,
    lostAtSea,
    leftOver: over - byLand,
    byLand,
    lines: [
      ...lines,
      ...(sailing > 0 ? [line(-sailing, `On board: ${shipsName(input.ships)}`, ships.rule, ships.standing)] : []),
      ...(lostAtSea > 0
        ? [
            { ...line(sailing, 'CU that sail', ships.rule, ships.standing), who: 'on board' },
            { ...line(-lostAtSea, 'Attrition at sea', '9.6.4'), who: 'on board' },
          ]
        : []),
      ...(over > byLand ? [line(byLand - over, 'No room on the ships', '12.4.3', 'derived')] : []),
    ],
  };
}

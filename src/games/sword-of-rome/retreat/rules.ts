/** 12.4 as pure functions: what a beaten force loses and sweeps up along the way, space by space, and where it ends. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import { retreatBarred } from '../battle/rules.ts';
import { sumOf } from '../dice.ts';
import { leavesSyracuse, shipCapacity, shipsName } from '../naval-capacity/ships.ts';
import type { Figures } from '../tables.ts';
import type { RetreatInput } from './fields.ts';
import { roomInside } from './shelter.ts';

/** A space on the way. */
type Passage = RetreatInput['path'][number];

export type Rout = Pick<RetreatInput, 'role' | 'path' | 'garrisons' | 'beatenOverRough'>;

/** What happened in one space entered. */
export interface Stop {
  readonly space: number;
  readonly passage: Passage;
  /** CU on entering. */
  readonly cu: number;
  readonly swept: number;
  readonly lost: number;
  readonly left: number;
  readonly ends: boolean;
  readonly lines: readonly Line[];
}

interface Elimination {
  readonly cu: number;
  readonly why: string;
  readonly rule: string;
}

interface Trail {
  readonly stops: readonly Stop[];
  /** CU that reach their goal. */
  readonly left: number;
  /** Why all are lost, where they are. */
  readonly eliminated?: Elimination;
}

const FORCE = 'retreating force';

/** 12.4.2: a group no larger than the retreating force goes along. */
const sweptUp = (cu: number, { ownCu }: Passage): number => (ownCu <= cu ? ownCu : 0);

/** 12.4, 12.4.1: a retreat ends in the first space that is free of others' CU, and friendly or held by more own CU. */
const isGoal = (cu: number, { control, enemyCu, garrison, ownCu, alliedCu }: Passage): boolean =>
  enemyCu === 0 && garrison === 0 && !alliedCu && (control === 'friendly' || ownCu > cu);

/** 12.4.5: what entering costs, line by line, before it is known whether there are that many CU. */
function penalties(space: number, passage: Passage, { garrisons }: Rout, figures: Figures): Line[] {
  const price = (cause: 'space' | 'cu') => figures.at('retreat-penalties', cause, 'lost');
  const enemies = passage.enemyCu + (garrisons === 'all' ? passage.garrison : 0);
  const ground = price('space');
  const each = price('cu');
  return [
    ...(passage.control === 'enemy'
      ? [line(FORCE, -Number(ground.value), `Space ${space}: enemy PC, city or tribe`, '12.4.5', ground.standing)]
      : []),
    ...(enemies > 0
      ? [
          line(
            FORCE,
            -Number(each.value) * enemies,
            `Space ${space}: ${plural(enemies, 'enemy CU', 'enemy CU')}`,
            '12.4.5',
            each.standing,
          ),
        ]
      : []),
  ];
}

/** No more CU are removed than there are. */
function atMost(cu: number, lines: readonly Line[]): Line[] {
  let left = cu;
  return lines.map((l) => {
    const amount = -Math.min(left, -l.amount);
    left += amount;
    return { ...l, amount: amount + 0 };
  });
}

function enter(space: number, cu: number, passage: Passage, rout: Rout, figures: Figures): Stop {
  const ends = isGoal(cu, passage);
  const swept = ends ? 0 : sweptUp(cu, passage);
  const lines = atMost(cu + swept, penalties(space, passage, rout, figures)).filter((l) => l.amount !== 0);
  const lost = -lines.reduce((sum, l) => sum + l.amount, 0);
  return {
    space,
    passage,
    cu,
    swept,
    lost: lost + 0,
    left: cu + swept - lost,
    ends,
    lines: [...(swept > 0 ? [line(FORCE, swept, `Space ${space}: your CU swept up`, '12.4.2')] : []), ...lines],
  };
}

/** 12.4.1: why the next space cannot be entered, if it cannot. */
function barred(space: number, passage: Passage, rout: Rout, figures: Figures): Omit<Elimination, 'cu'> | undefined {
  const most = Number(figures.at('limits', 'retreat-spaces', 'number').value);
  if (space > most) return { why: `more than ${most} spaces to go`, rule: '12.4.5' };
  const wayBack = rout.role === 'attacker' && space === 1;
  return retreatBarred(passage, wayBack, rout)
    ? { why: 'no retreat over rough or a strait', rule: '12.4.1' }
    : undefined;
}

/** 12.4.1 to 12.4.5: the whole way of a force that leaves with this many CU. */
export function trailOf(cu: number, rout: Rout, figures: Figures): Trail {
  const stops: Stop[] = [];
  let left = cu;
  for (const [i, passage] of rout.path.entries()) {
    const bar = barred(i + 1, passage, rout, figures);
    if (bar) return { stops, left: 0, eliminated: { cu: left, ...bar } };
    const stop = enter(i + 1, left, passage, rout, figures);
    stops.push(stop);
    left = stop.left;
    if (stop.ends || left === 0) return { stops, left };
  }
  return { stops, left: 0, eliminated: { cu: left, why: 'nowhere to go', rule: '12.4.5' } };
}

/** 12.4.3, 12.4.4: how a beaten force parts: into a city, on board, or over land. */
interface Parting {
  readonly insideCu: number;
  readonly capacity?: number;
  readonly sailing: number;
  readonly lostAtSea: number;
  /** No room on the ships, and lost. */
  readonly leftOver: number;
  readonly byLand: number;
  readonly lines: readonly Line[];
}

/** 12.4.3, 12.4.4: first into the city, then on board, and the rest over land. */
function partingOf(input: RetreatInput, figures: Figures): Parting {
  const room = input.role === 'defender' ? roomInside(input, figures) : 0;
  const insideCu = Math.min(input.cu, input.insideCu, room);
  const outside = input.cu - insideCu;
  const lines = [
    line(FORCE, input.cu, 'CU after the battle', '12.4'),
    ...(insideCu > 0 ? [line(FORCE, -insideCu, 'Inside the city', '12.4.4')] : []),
  ];
  // 12.4.3: only attackers that came by sea have their ships at hand.
  const absent = input.ships === 'none' || (input.ships === 'landed' && input.role === 'defender');
  const ships = absent ? undefined : shipCapacity(input, outside, 'retreating', figures);
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
      ...(sailing > 0
        ? [line(FORCE, -sailing, `On board: ${shipsName(input.ships)}`, ships.rule, ships.standing)]
        : []),
      ...(lostAtSea > 0
        ? [
            line('on board', sailing, 'CU that sail', ships.rule, ships.standing),
            line('on board', -lostAtSea, 'Attrition at sea', '9.6.4'),
          ]
        : []),
      ...(over > byLand ? [line(FORCE, byLand - over, 'No room on the ships', '12.4.3', 'derived')] : []),
    ],
  };
}

const NOBODY: Trail = { stops: [], left: 0 };

/** What becomes of a whole beaten force. */
export interface Retreated {
  readonly parting: Parting;
  readonly trail: Trail;
  readonly cuLeft: number;
  readonly retreatLosses: number;
  readonly sweptUp: number;
  /** The space in which it ends by land, counted from 1. */
  readonly endsIn?: number;
}

/** 12.4: inside, on board and over land, with all that it costs. */
export function retreatOf(input: RetreatInput, figures: Figures): Retreated {
  const parting = partingOf(input, figures);
  const trail = parting.byLand > 0 ? trailOf(parting.byLand, input, figures) : NOBODY;
  const { stops, eliminated } = trail;
  const endsIn = stops.find((s) => s.ends)?.space;
  return {
    parting,
    trail,
    cuLeft: parting.insideCu + parting.sailing - parting.lostAtSea + trail.left,
    retreatLosses: sumOf(stops.map((s) => s.lost)) + (eliminated?.cu ?? 0) + parting.leftOver + parting.lostAtSea,
    sweptUp: sumOf(stops.map((s) => s.swept)),
    ...(endsIn !== undefined && { endsIn }),
  };
}

/** CU by CU, from those who leave the battle to those who are left. */
export const retreatLedger = ({ parting, trail: { stops, eliminated } }: Retreated): Line[] => [
  ...parting.lines,
  ...stops.flatMap((s) => s.lines),
  ...(eliminated ? [line(FORCE, -eliminated.cu, `Eliminated: ${eliminated.why}`, eliminated.rule)] : []),
];

/** The readings of 12.4 that a retreat really touches. */
export function retreatReadings(input: RetreatInput, { parting, trail: { stops } }: Retreated) {
  const met = stops.filter(({ passage }) => passage.ownCu > 0);
  return {
    'rout-comparison': met.length > 0,
    'rout-of-equals': met.some(({ passage, cu, ends }) => passage.ownCu === cu && !ends),
    'retreat-losses-per-cu': stops.some(({ passage }) => passage.enemyCu + passage.garrison > 0),
    'retreat-past-a-garrison': stops.some(({ passage }) => passage.garrison > 0),
    'retreat-over-rough': parting.byLand > 0 && input.role === 'attacker' && input.path[0]?.acrossRough === true,
    'sea-retreat-over-capacity': parting.sailing > 0 && input.cu - parting.insideCu > parting.sailing,
    'naval-roll-when-reacting': parting.capacity !== undefined && input.voyage === 'returns' && 'retreat',
    'sea-capacity-from-syracuse': leavesSyracuse(input),
    'inside-an-allied-city': input.role === 'defender' && input.city === 'ally',
  } as const;
}

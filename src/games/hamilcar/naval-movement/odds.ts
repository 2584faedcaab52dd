/** A voyage over all its dice: unopposed, slipped past, victorious or beaten. */
import type { Grid, Report } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { LEVEL_NAMES, LEVELS, type Level } from '../battle-roll/rules.ts';
import { otherSide, SIDE_NAMES, type Side } from '../words.ts';
import type { VoyagePlan } from './plan.ts';
import { voyageBasis } from './readings.ts';
import { avoids, getsThrough, interceptRange, type Landfall, levelSymbols } from './rules.ts';
import { portName, voyageTree } from './tree.ts';

/** What an end means, by the names of a report's chances and expectations. */
export const landfallChances = (end: Landfall) => ({
  unopposed: end.kind === 'unopposed',
  avoids: end.kind === 'avoids',
  wins: end.kind === 'wins',
  beaten: end.kind === 'beaten',
  arrives: getsThrough(end),
  supremacy: end.supremacy,
  displaced: end.displaced,
});

export const NUMBERS = [
  'shipsLost',
  'enemyShipsLost',
  'unitsLost',
  'enemyUnitsLost',
  'prizes',
  'enemyPrizes',
  'pcs',
  'enemyPcs',
] as const;

/** What is settled before the dice. */
export const voyageFacts = ({ input, qualifying, taken, read }: VoyagePlan) => ({
  qualifying: qualifying.length,
  range: interceptRange(input, read),
  interceptedAt: portName(taken.course.port),
  mayAvoid: taken.avoid !== undefined,
  symbols: levelSymbols(input.seamanship, input.symbols, read),
});

export function voyageOdds(plan: VoyagePlan, tables: Tables): Report {
  const { ends } = plan.taken;
  const chances = Object.fromEntries(
    Object.keys(landfallChances(ends.outcomes[0]!)).map((key) => [
      key,
      Math.min(
        1,
        chance(ends, (end) => landfallChances(end)[key as keyof ReturnType<typeof landfallChances>]),
      ),
    ]),
  );
  const { expected, distributions } = measure(
    Object.fromEntries(NUMBERS.map((key) => [key, [ends, (end: Landfall) => end[key]]])),
  );
  const facts = voyageFacts(plan);
  return {
    sentence: sentence(plan, chances, expected),
    chances,
    expected,
    distributions,
    facts,
    grid: gridOf(plan, tables),
    tree: voyageTree(plan),
    ...voyageBasis(plan),
  };
}

/** 8.2: the chance to slip past at each level; browsing it is not what the result stands on. */
function gridOf({ input }: VoyagePlan, tables: Tables): Grid {
  const browse = new Reader(tables);
  const away = (side: Side, level: Level): number =>
    chance(avoids(side, level, input.symbols, browse), (avoided) => avoided);
  return {
    columns: [
      { id: 'level', label: 'Seamanship', form: 'text' },
      { id: 'symbols', label: 'Carthaginian symbols', form: 'number' },
      { id: 'rome', label: 'A Roman Fleet avoids', form: 'chance' },
      { id: 'carthage', label: 'A Carthaginian Fleet avoids', form: 'chance' },
    ],
    rows: LEVELS.map((level) => ({
      level: LEVEL_NAMES[level],
      symbols: levelSymbols(level, input.symbols, browse),
      rome: away('rome', level),
      carthage: away('carthage', level),
    })),
  };
}

function sentence(plan: VoyagePlan, chances: Record<string, number>, expected: Record<string, number>): string {
  const { input, taken, qualifying } = plan;
  const enemy = SIDE_NAMES[otherSide(input.mover)];
  const who = `The ${input.mover === 'rome' ? 'Roman' : 'Carthaginian'} Fleet`;
  if (!qualifying.length) return `${who} sails unopposed: ${enemy} can intercept at none of its ports.`;
  if (taken.course.port === undefined)
    return `${who} sails unopposed: ${enemy} could intercept at ${plural(qualifying.length, 'port')} and does not.`;
  const slips = taken.avoid === undefined ? 'cannot try to slip past' : `slips past ${percent(taken.avoid)}`;
  return `${who} gets through ${percent(chances['arrives']!)} of the time: intercepted at ${portName(taken.course.port)}, it ${slips}, wins ${percent(chances['wins']!)} and is beaten ${percent(chances['beaten']!)}; it loses ${decimal(expected['unitsLost']!)} Units on average.`;
}

/** The basis of a voyage's odds: range, qualifying ports, symbols, and the ledger of the battle that may follow. */
import { line } from '../../../calculator/ledger.ts';
import { touchedBy } from '../../../calculator/readings.ts';
import type { Line } from '../../../calculator/report.ts';
import { tableReadings } from '../battle-roll/rules.ts';
import { navalGrounds } from '../naval-battle/readings.ts';
import { seaRange, symbolEntry } from '../seamanship/levels.ts';
import type { Reader } from '../tables.ts';
import { LEVEL_NAMES, otherSide, SIDE_NAMES } from '../words.ts';
import { sailsAs } from './rules.ts';
import { battleAt, type Passage, type Solution } from './solution.ts';

/** 8.1, 8.2: what decides whether the Fleet is met. */
export function voyageGrounds({ input, qualifying, taken, read }: Solution) {
  const { mover, seamanship, symbols } = input;
  const interceptor = otherSide(mover);
  const enemy = SIDE_NAMES[interceptor];
  const range = seaRange(interceptor, seamanship, read);
  const ledger: Line[] = [
    line(enemy, Number(range.value), 'Interception range from a Major Port', '8.1', range.standing),
    line(enemy, qualifying.length, 'Qualifying interception ports', '8.1'),
  ];
  if (taken.avoid !== undefined) {
    const why = `Symbols at ${LEVEL_NAMES[seamanship]} Seamanship`;
    const { value, standing } = symbolEntry(seamanship, symbols, read);
    ledger.push(line('Carthage', Number(value), why, '15.4.B', standing));
  }
  const tries = taken.avoid !== undefined;
  const unguarded =
    taken.course.port !== undefined && sailsAs(battleAt(input, taken.course.holder), mover) === 'unguarded';
  return {
    ledger,
    readings: {
      'dice-faces': tries && 'naval',
      'seamanship-symbols': tries,
      'declined-interception': qualifying.length > 1,
      ...(unguarded ? tableReadings(read) : {}),
      'unguarded-fleet-roll': unguarded,
      'which-admiral-counts': unguarded && { rule: '8.5' },
      'unguarded-loser-held-supremacy': unguarded && taken.course.holder === mover,
      'aristocrat-in-unguarded-fleet': unguarded && mover === 'rome' && input.aristocrats > 0,
    } as const,
  };
}

/** A battle adds its own ledger; where the interceptor chooses, every battle that he weighs is part of the answer (8.1), those that he declines too. */
export function groundsOf(solution: Solution, { ledger, readings }: ReturnType<typeof voyageGrounds>, read: Reader) {
  const { input, taken, passages } = solution;
  const fought = battleIn(solution, taken, read);
  const weighed = input.declares === 'best' ? passages.map((passage) => battleIn(solution, passage, read)) : [];
  return {
    ledger: [...ledger, ...(fought?.ledger ?? [])],
    readings: touchedBy(readings, ...[fought, ...weighed].flatMap((battle) => battle?.readings ?? [])),
  };
}

/** What the battle of a passage rests on, where it comes to one. */
function battleIn({ input, battle }: Solution, { course: { port, holder } }: Passage, read: Reader) {
  if (port === undefined || sailsAs(battleAt(input, holder), input.mover) !== 'escorted') return undefined;
  return navalGrounds({ ...input, supremacy: holder }, battle(holder, read));
}

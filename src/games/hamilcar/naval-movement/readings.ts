/** What the odds of a voyage rest on: range, qualifying ports, symbols, and the ledger of the battle that may follow. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { weakest } from '../../../calculator/standing.ts';
import { basis } from '../../../calculator/summary.ts';
import { joined } from '../../../calculator/table.ts';
import { tableReadings } from '../battle-roll/readings.ts';
import { navalBasis } from '../naval-battle/readings.ts';
import { seaRange, symbolEntry, symbolsReading } from '../seamanship/levels.ts';
import { LEVEL_NAMES, otherSide, SIDE_NAMES } from '../words.ts';
import { sailsAs } from './rules.ts';
import { battleAt, type Passage, type Solution } from './solution.ts';

/** 8.1, 8.2: what decides whether the Fleet is met; a battle adds its own ledger. */
export function voyageBasis(solution: Solution): Basis {
  const { input, read, qualifying, taken } = solution;
  const { mover, seamanship, symbols } = input;
  const interceptor = otherSide(mover);
  const enemy = SIDE_NAMES[interceptor];
  const range = seaRange(interceptor, seamanship, read);
  const ledger: Line[] = [
    line(enemy, Number(range.value), 'Range from a Major Port', '8.1', range.standing),
    line(enemy, qualifying.length, 'Qualifying interception ports', '8.1'),
  ];
  if (taken.avoid !== undefined) {
    const why = `Symbols at ${LEVEL_NAMES[seamanship]} Seamanship`;
    const { value, standing } = symbolEntry(seamanship, symbols, read);
    ledger.push(line('Carthage', Number(value), why, '15.4.B', standing));
  }
  const own = basis(ledger, voyageReadings(solution), read);
  const fought = battleIn(solution, taken);
  const weighed = consideredIn(solution).flatMap((passage) => battleIn(solution, passage) ?? []);
  const all = [own, ...(fought ? [fought] : []), ...weighed];
  const assumptions = all.flatMap((part) => part.assumptions);
  return {
    breakdown: [...own.breakdown, ...(fought?.breakdown ?? [])],
    assumptions: assumptions.filter(({ ruling }, i) => assumptions.findIndex((a) => a.ruling === ruling) === i),
    tables: joined(all.flatMap((part) => part.tables)),
    standing: weakest(all.map((part) => part.standing)),
  };
}

/** 8.1: where the interceptor chooses, every battle that he weighs is part of the answer, those that he declines too. */
const consideredIn = ({ input, passages }: Solution): readonly Passage[] => (input.declares === 'best' ? passages : []);

/** What the battle of a passage rests on, where it comes to one. */
function battleIn({ input, battle }: Solution, { course: { port, holder } }: Passage): Basis | undefined {
  if (port === undefined || sailsAs(battleAt(input, holder), input.mover) !== 'escorted') return undefined;
  return navalBasis({ ...input, supremacy: holder }, battle(holder));
}

/** The readings of chapter 8 that this voyage touches. */
function voyageReadings({ input, qualifying, taken, read }: Solution): readonly Assumption[] {
  const { mover, symbols, admiralCounts, unguardedAristocrat, aristocrats } = input;
  const caught = taken.course.port !== undefined;
  const unguarded = caught && sailsAs(battleAt(input, taken.course.holder), mover) === 'unguarded';
  return [
    ...when(
      taken.avoid !== undefined,
      {
        ruling: 'dice-faces',
        rule: '8.2',
        reading: 'Five faces of the Naval Die are ours until you type in those of your own die.',
      },
      symbolsReading(symbols),
    ),
    ...when(qualifying.length > 1, {
      ruling: 'declined-interception',
      rule: '8.1',
      reading:
        'An Interception may still be declared at a later port; the mover then holds Naval Supremacy and may try to avoid it.',
    }),
    ...when(unguarded, ...tableReadings(input, read)),
    ...when(unguarded, {
      ruling: 'unguarded-fleet-roll',
      rule: '8.5',
      reading: 'The one roll takes all modifiers of a Battle Roll.',
    }),
    ...when(unguarded, {
      ruling: 'which-admiral-counts',
      rule: '8.5',
      field: 'admiralCounts',
      reading: `Against an unguarded Fleet ${admiralCounts === 'commander' ? 'only an Admiral in command counts' : 'any Admiral aboard counts'}.`,
    }),
    ...when(unguarded && taken.course.holder === mover, {
      ruling: 'unguarded-loser-held-supremacy',
      rule: '8.5',
      reading: 'The interceptor takes Naval Supremacy even from a mover who held it.',
    }),
    ...when(unguarded && mover === 'rome' && aristocrats > 0, {
      ruling: 'aristocrat-in-unguarded-fleet',
      rule: '8.5',
      field: 'unguardedAristocrat',
      reading: `An Aristocrat lost with an unguarded Fleet costs ${unguardedAristocrat === 'none' ? 'no PCs' : 'PCs equal to his Battle Rating'}.`,
    }),
  ];
}

/** What the odds of a voyage rest on: range, qualifying ports, symbols, and the ledger of the battle that may follow. */
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { weakest } from '../../../calculator/standing.ts';
import { basis } from '../../../calculator/summary.ts';
import { LEVEL_NAMES, levelNumber } from '../battle-roll/rules.ts';
import { navalBasis, tableReadings } from '../naval-battle/readings.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { battleAt, type VoyagePlan } from './plan.ts';
import { interceptRange, levelSymbols, sailsAs } from './rules.ts';

const known = new WeakMap<VoyagePlan, Basis>();

/** The whole basis of a plan; the same for its odds and for every roll written down. */
export function voyageBasis(plan: VoyagePlan): Basis {
  const found = known.get(plan);
  if (found) return found;
  const made = makeBasis(plan);
  known.set(plan, made);
  return made;
}

/** 8.1, 8.2: what decides whether the Fleet is met; a battle adds its own ledger. */
function makeBasis(plan: VoyagePlan): Basis {
  const { input, read, qualifying, taken } = plan;
  const { mover, seamanship, symbols } = input;
  const enemy = SIDE_NAMES[otherSide(mover)];
  const range = interceptRange(input, read);
  const at = battleAt(input, taken.course.holder);
  const met = taken.course.port !== undefined;
  const ledger: Line[] = [
    {
      who: enemy,
      amount: range,
      why: 'Range from a Major Port',
      rule: '8.1',
      standing: (mover === 'rome'
        ? read.at('sea-costs', 'carthage')
        : read.at('seamanship', levelNumber(seamanship), 'range')
      ).standing,
    },
    { who: enemy, amount: qualifying.length, why: 'Qualifying interception ports', rule: '8.1', standing: 'printed' },
    ...(taken.avoid === undefined
      ? []
      : [
          {
            who: 'Carthage',
            amount: levelSymbols(seamanship, symbols, read),
            why: `Symbols at ${LEVEL_NAMES[seamanship]} Seamanship`,
            rule: '15.4.B',
            standing: 'printed' as const,
          },
        ]),
  ];
  const own = basis(ledger, voyageReadings(plan), read);
  if (!met || sailsAs(at, mover) !== 'escorted') return own;
  const fought = navalBasis({ ...input, supremacy: taken.course.holder }, plan.battle(taken.course.holder));
  const tables = [
    ...own.tables,
    ...fought.tables.filter(({ table }) => !own.tables.some((use) => use.table === table)),
  ];
  return {
    breakdown: [...own.breakdown, ...fought.breakdown],
    assumptions: [...own.assumptions, ...fought.assumptions],
    tables,
    standing: weakest([own.standing, fought.standing]),
  };
}

/** The readings of chapter 8 that this voyage touches. */
function voyageReadings({ input, qualifying, taken, read }: VoyagePlan): Assumption[] {
  const { mover, symbols, admiralCounts, unguardedAristocrat, aristocrats } = input;
  const when = (holds: boolean, assumption: Assumption): Assumption[] => (holds ? [assumption] : []);
  const caught = taken.course.port !== undefined;
  const unguarded = caught && sailsAs(battleAt(input, taken.course.holder), mover) === 'unguarded';
  return [
    ...when(taken.avoid !== undefined, {
      ruling: 'dice-faces',
      rule: '8.2',
      reading: 'Five faces of the Naval Die are ours until you type in those of your own die.',
    }),
    ...when(taken.avoid !== undefined, {
      ruling: 'seamanship-symbols',
      rule: '15.4.B',
      field: 'symbols',
      reading: `The Carthaginian symbols from Poor to Excellent are ${symbols === 'three' ? '3, 2, 1 and none' : '4, 3, 2 and none'}.`,
    }),
    ...when(qualifying.length > 1, {
      ruling: 'declined-interception',
      rule: '8.1',
      reading:
        'An Interception may still be declared at a later port; the mover then holds Naval Supremacy and may try to avoid it.',
    }),
    ...(unguarded ? tableReadings(input, read) : []),
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

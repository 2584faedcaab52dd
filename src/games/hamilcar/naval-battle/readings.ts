/** What the odds of a Naval Battle rest on: the ledger of rolls, columns and Tactic Cards, and the readings it touches. */
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Reader } from '../../../calculator/table.ts';
import { rowSixReading } from '../attrition/rules.ts';
import { COLUMNS, type Column, columnOf, rollLedger, type Waters } from '../battle-roll/rules.ts';
import { SIDE_NAMES, SIDES, type Side } from '../words.ts';
import type { NavalPlan } from './best-play.ts';
import { CARD_NAMES, type Card, effectsIn, isKept, scheduleOf } from './cards.ts';
import type { FleetInput } from './fields.ts';
import { type NavalBattle, ROUNDS } from './moment.ts';

/** 17.2.A.Gisco: what his ability draws. */
const GISCO = 2;

/** 9.1: the Tactic Cards that a side draws, line by line. */
export function tcLines(input: FleetInput, side: Side): Line[] {
  const line = (amount: number, why: string, rule: string): Line => ({
    who: SIDE_NAMES[side],
    amount,
    why,
    rule,
    standing: 'printed',
    in: 'Tactic Cards',
  });
  const ratings = [input[`${side}Admiral`], input[`${side}OtherAdmiral`]].map((rating) =>
    rating === 'none' ? 0 : rating,
  );
  const best = Math.max(...ratings);
  const byAbility = side === 'carthage' && input.gisco && best < GISCO;
  return [
    ...(byAbility ? [line(GISCO, 'H. Gisco', '17.2.A.Gisco')] : best ? [line(best, 'Admiral aboard', '9.1')] : []),
    ...(input[`${side}Pc`] ? [line(1, 'PC in the port', '9.1')] : []),
  ];
}

export const tcsOf = (input: FleetInput, side: Side): number =>
  tcLines(input, side).reduce((sum, { amount }) => sum + amount, 0);

/** 9.2.B1: the columns of a side in the rounds to come. */
export function columnsOf({ fleets, round: from }: NavalBattle, side: Side): Column[] {
  const { admiral, cards } = fleets[side];
  const schedule = scheduleOf(cards, from, ROUNDS);
  return Array.from({ length: ROUNDS - from + 1 }, (_, i) => {
    const round = from + i;
    const rating = admiral === 'none' ? admiral : admiral + effectsIn(schedule, round).rating;
    return columnOf({ side, rating, round, cards: 0 });
  });
}

/** 9.2.B1, 9.1, 9.2.A: what makes the rolls of each side what they are. */
function navalLedger(input: FleetInput, battle: NavalBattle, read: Reader): Line[] {
  return SIDES.flatMap((side): Line[] => {
    const who = SIDE_NAMES[side];
    const { cards } = battle.fleets[side];
    const columns = columnsOf(battle, side);
    const first = rollLedger(battle, { side, rating: 'none', round: 1, cards: 0 }, read);
    return [
      ...first.map((line) => ({ ...line, in: 'Battle Roll' })),
      {
        who,
        amount: COLUMNS.indexOf(columns[0]!) + 1,
        why: `Column ${columns.join(', then ')}`,
        rule: '9.2.B1',
        standing: 'printed',
        in: 'Column',
      },
      ...tcLines(input, side),
      ...cards.map(
        (card): Line => ({
          who,
          amount: isKept(card) ? 1 : card.amount,
          why: isKept(card) ? CARD_NAMES[card.effect] : `${CARD_NAMES[card.effect]}, from round ${card.round}`,
          rule: isKept(card) ? '9.2.C' : '9.2.A',
          standing: 'yours',
          in: 'Cards',
        }),
      ),
    ];
  });
}

/** The rows of the table that some roll reads. */
const readsRow = (read: Reader, row: number): boolean =>
  read.uses.some(
    ({ table, entries }) =>
      (row === 6 && table === 'attrition-row-six') ||
      (table === 'attrition' && entries.some(({ at }) => at[0] === row)),
  );

/** The readings of any roll on the Naval Battle Table, as far as it was used. */
export function tableReadings({ navalColumns, rowSix }: Waters, read: Reader): Assumption[] {
  const used = read.uses.some(({ table }) => table === 'naval-columns');
  return [
    ...(used
      ? [
          {
            ruling: 'naval-columns',
            rule: '9.2.B1',
            field: 'navalColumns',
            reading: `The naval columns I to V are ${navalColumns === 'from-2' ? '2, 3, 4, 5-6 and 7-9' : '3, 4, 5-6, 7-9 and 10+'}.`,
          },
        ]
      : []),
    ...(readsRow(read, 6) ? [rowSixReading(rowSix, 'rowSix')] : []),
  ];
}

/** The readings of chapter 9 that this battle touches. */
function navalReadings(input: FleetInput, battle: NavalBattle, read: Reader): Assumption[] {
  const { rome, carthage } = battle.fleets;
  const cards = [...rome.cards, ...carthage.cards];
  const has = (effect: Card['effect']): boolean => cards.some((card) => card.effect === effect);
  const boards = battle.corvi || has('prize') || rome.prizes > 0 || carthage.prizes > 0;
  const passesFive = [rome, carthage].some(
    ({ admiral }) => admiral !== 'none' && admiral + ROUNDS - 1 > COLUMNS.length,
  );
  const when = (holds: boolean, assumption: Assumption): Assumption[] => (holds ? [assumption] : []);
  return [
    ...tableReadings(battle, read),
    ...when(passesFive, {
      ruling: 'past-column-five',
      rule: '9.2.B1',
      reading: 'A side that would pass column V stays on V.',
    }),
    ...when(battle.corvi, {
      ruling: 'corvus-prize-one-ship',
      rule: '9.2.B3',
      reading: 'Row 6 with Corvi makes exactly one of the Warships hit a Prize.',
    }),
    ...when(boards, {
      ruling: 'prizes-are-losses',
      rule: '9.4',
      field: 'prizesAreLosses',
      reading: `A Warship taken as a Prize ${battle.prizesCount ? 'counts' : 'does not count'} as a lost Unit.`,
    }),
    ...when(readsRow(read, 7), {
      ruling: 'supremacy-changes-in-a-round',
      rule: '9.2',
      reading: 'A round under way keeps its order; a new holder of Naval Supremacy goes first from the next round.',
    }),
    ...when(rome.mayEvade || carthage.mayEvade, {
      ruling: 'evade-objective',
      rule: '9.2.C',
      reading: 'Both sides know the cards entered here, and one plays for the aim, the other against it.',
    }),
    ...when(has('pursuit'), {
      ruling: 'pursuit-and-supremacy',
      rule: '9.2.C',
      field: 'pursuit',
      reading: `Naval Supremacy given up for an Evade that Pursuit cancels is ${battle.pursuedPays ? 'lost' : 'kept'}.`,
    }),
    ...when(cards.length > 0 || SIDES.some((side) => tcsOf(input, side) > 0), {
      ruling: 'tactic-card-effects',
      rule: '9.1',
      reading: 'Of all cards only those entered by hand do anything; a TC drawn on a 1 does nothing.',
    }),
    ...when(
      SIDES.some((side) => input[`${side}OtherAdmiral`] !== 'none'),
      {
        ruling: 'which-admiral-counts',
        rule: '9.1',
        reading: 'Any Admiral aboard draws Tactic Cards; only the Commanding General sets the column.',
      },
    ),
  ];
}

const known = new WeakMap<NavalPlan, Basis>();

/** The whole basis of a plan; the same for its odds and for every roll written down. */
export function navalBasis(input: FleetInput, plan: NavalPlan): Basis {
  const found = known.get(plan);
  if (found) return found;
  const { battle, read } = plan;
  const made = basis(navalLedger(input, battle, read), navalReadings(input, battle, read), read);
  known.set(plan, made);
  return made;
}

/**
 * The basis of a Naval Battle and of anything that may end in one: clauses, tables, the ledger of rolls, columns and
 * Tactic Cards, the readings.
 */
import { line, totalOf, when } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { COLUMNS, columnLine, readsRow, rollLedger, tableReadings } from '../battle-roll/rules.ts';
import type { Figures } from '../tables.ts';
import { SIDE_NAMES, SIDES, type Side } from '../words.ts';
import type { BestPlay } from './best-play.ts';
import { CARD_NAMES, type Card, isKept, ROUNDS } from './cards.ts';
import type { FleetInput } from './fleet-fields.ts';
import type { NavalBattle } from './moment.ts';
import { columnsOf } from './rules.ts';

export const NAVAL_RULES = [
  '9',
  '9.1',
  '9.2',
  '9.2.A',
  '9.2.B1',
  '9.2.B2',
  '9.2.B3',
  '9.2.C',
  '9.3.A',
  '9.3.B1',
  '9.3.B2',
  '9.3.B3',
  '9.4',
  '15.2',
  '15.4.B',
  '15.5',
  '2.2.D2',
  '2.3.G',
  '17.2.A.Gisco',
];

export const NAVAL_TABLES = ['attrition', 'attrition-row-six', 'naval-columns', 'seamanship'] as const;

/** 17.2.A.Gisco: what his ability draws. */
const GISCO = 2;

type Drawing = Pick<FleetInput, `${Side}${'Admiral' | 'OtherAdmiral' | 'Pc'}` | 'gisco'>;

/** 9.1, 17.2.A.Gisco: line by line, by the best Admiral aboard and by a PC in the port. */
function tcLines(input: Drawing, side: Side): readonly Line[] {
  const drawn = (amount: number, why: string, rule: string): Line => ({
    ...line(SIDE_NAMES[side], amount, why, rule),
    in: 'Tactic Cards',
  });
  const aboard = [input[`${side}Admiral`], input[`${side}OtherAdmiral`]];
  const best = Math.max(...aboard.map((rating) => (rating === 'none' ? 0 : rating)));
  const byAbility = side === 'carthage' && input.gisco && best < GISCO;
  return [
    ...(byAbility ? [drawn(GISCO, 'H. Gisco', '17.2.A.Gisco')] : when(best > 0, drawn(best, 'Admiral aboard', '9.1'))),
    ...when(input[`${side}Pc`], drawn(1, 'PC in the port', '9.1')),
  ];
}

export const tcsOf = (input: Drawing, side: Side): number => totalOf(tcLines(input, side));

const cardLine = (who: string, card: Card): Line => ({
  ...(isKept(card)
    ? line(who, 1, CARD_NAMES[card.effect], '9.2.C', 'yours')
    : line(who, card.amount, `${CARD_NAMES[card.effect]}, from round ${card.round}`, '9.2.A', 'yours')),
  in: 'Cards',
});

/** 9.2.B1, 9.1, 9.2.A: what makes the rolls of each side what they are. */
const navalLedger = (input: FleetInput, battle: NavalBattle, figures: Figures): Line[] =>
  SIDES.flatMap((side): Line[] => [
    ...rollLedger(battle, { side, rating: 'none', round: 1, cards: 0 }, figures).map((by) => ({
      ...by,
      in: 'Battle Roll',
    })),
    columnLine(side, columnsOf(battle, side)),
    ...tcLines(input, side),
    ...battle.fleets[side].cards.map((card) => cardLine(SIDE_NAMES[side], card)),
  ]);

/** The readings of chapter 9 that this battle touches. */
function navalReadings(input: FleetInput, { battle, read }: BestPlay) {
  const { rome, carthage } = battle.fleets;
  const cards = [...rome.cards, ...carthage.cards];
  const has = (effect: Card['effect']): boolean => cards.some((card) => card.effect === effect);
  const draws = SIDES.some((side) => input[`${side}OtherAdmiral`] !== 'none');
  return {
    ...tableReadings(read),
    'past-column-five': [rome, carthage].some(
      ({ admiral }) => admiral !== 'none' && admiral + ROUNDS - 1 > COLUMNS.length,
    ),
    'corvus-prize-one-ship': battle.corvi,
    'prizes-are-losses': battle.corvi || has('prize') || rome.prizes > 0 || carthage.prizes > 0,
    'supremacy-changes-in-a-round': readsRow(read, 7),
    'evade-objective': rome.mayEvade || carthage.mayEvade,
    'pursuit-and-supremacy': has('pursuit'),
    'tactic-card-effects': cards.length > 0 || SIDES.some((side) => tcsOf(input, side) > 0),
    'which-admiral-counts': draws && ({ as: 'draws', field: false } as const),
  };
}

/** The same for the odds of a battle and for every roll written down. */
export const navalGrounds = (input: FleetInput, play: BestPlay) => ({
  ledger: navalLedger(input, play.battle, play.read),
  readings: navalReadings(input, play),
});

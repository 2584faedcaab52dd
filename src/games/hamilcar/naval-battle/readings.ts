/** What the odds of a Naval Battle rest on: the ledger of rolls, columns and Tactic Cards, and the readings it touches. */
import { line, when } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import { readsRow, tableReadings } from '../battle-roll/readings.ts';
import { COLUMNS, columnLine, rollLedger } from '../battle-roll/rules.ts';
import { SIDE_NAMES, SIDES } from '../words.ts';
import type { BestPlay } from './best-play.ts';
import { CARD_NAMES, type Card, isKept, ROUNDS } from './cards.ts';
import type { FleetInput } from './fleet-fields.ts';
import type { NavalBattle } from './moment.ts';
import { columnsOf } from './rules.ts';
import { tcLines, tcsOf } from './tactics.ts';

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
function navalReadings(input: FleetInput, battle: NavalBattle, read: Reader): readonly Assumption[] {
  const { rome, carthage } = battle.fleets;
  const cards = [...rome.cards, ...carthage.cards];
  const has = (effect: Card['effect']): boolean => cards.some((card) => card.effect === effect);
  const boards = battle.corvi || has('prize') || rome.prizes > 0 || carthage.prizes > 0;
  const passesFive = [rome, carthage].some(
    ({ admiral }) => admiral !== 'none' && admiral + ROUNDS - 1 > COLUMNS.length,
  );
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

/** The whole basis of a battle; the same for its odds and for every roll written down. */
export const navalBasis = (input: FleetInput, { battle, read }: BestPlay): Basis =>
  basis(navalLedger(input, battle, read), navalReadings(input, battle, read), read);

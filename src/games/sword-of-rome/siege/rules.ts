/** 13.1 to 13.5 and 7.3.3: the roll on the siege table, and how it and lost support make a place fall. */
import { line } from '../../../calculator/ledger.ts';
import type { Line, Outcome } from '../../../calculator/report.ts';
import { integer, plural, signed } from '../../../calculator/words.ts';
import {
  plainCourse,
  type SiegeCourse,
  type SiegeDice,
  type SiegeResult,
  type SiegeState,
  type SiegeTurn,
  stateOf,
} from '../../../mechanics/siege.ts';
import { sumOf } from '../dice.ts';
import type { Figures } from '../tables.ts';
import type { Siege } from './fields.ts';

/** 13.1.1, 13.1.3: the fewest CU with which a commander may roll. */
export const LEAST_CU = 3;

const [LOWEST, HIGHEST] = [2, 12];

/** 13.2: what a modified total of two dice brings; beyond the ends of the table its outermost rows count. */
export function siegeResult(modified: number, figures: Figures): SiegeResult {
  const row = Math.min(HIGHEST, Math.max(LOWEST, modified));
  return { points: Number(figures.at('siege', row, 'points').value), cu: Number(figures.at('siege', row, 'cu').value) };
}

/** 13.2: two dice, with what is added to them. */
export const diceWith = (modifier: number, figures: Figures): SiegeDice => ({
  dice: 2,
  resultOn: (sum) => siegeResult(sum + modifier, figures),
});

/** 13.2: what is added to the roll, line by line. */
const modifiersOf = ({ kind, gallic, otherModifiers }: Siege): Line[] => [
  ...(kind === 'city' && gallic ? [line('roll', -1, 'Gauls besiege a city', '13.2')] : []),
  ...(otherModifiers ? [line('roll', otherModifiers, 'Response events', '13.2')] : []),
];

export const siegeModifier = (siege: Siege): number => sumOf(modifiersOf(siege).map(({ amount }) => amount));

/** 7.3.3: support taken off lowers the loyalty down to the CU inside, and never touches a tribe. */
const lowered = ({ kind, support, garrison }: Siege, loyalty: number): number =>
  kind === 'tribe' ? loyalty : Math.max(loyalty - support, Math.min(garrison, loyalty), 0);

/** 13.5: the loyalty or factor that the first roll finds. */
const neededAtFirst = (siege: Siege): number =>
  siege.supportWhen === 'before' ? lowered(siege, siege.factor) : siege.factor;

/** 13.5: the points that are missing before the first roll, and what is added to each roll. */
export function siegeLedger(siege: Siege): Line[] {
  const { kind, factor, level } = siege;
  const taken = neededAtFirst(siege) - factor;
  return [
    line(kind, factor, kind === 'city' ? 'Loyalty' : 'Subjugation factor', '13.5'),
    ...(taken ? [line(kind, taken, 'Support taken off before the first roll', '7.3.3')] : []),
    ...(level ? [line(kind, -level, 'Siege level so far', '13.1.1')] : []),
    ...modifiersOf(siege),
  ];
}

/** 13.4, 13.5, 7.3.3: roll after roll; a place whose level has reached its loyalty has fallen already. */
export function courseOf(
  siege: Siege,
  figures: Figures,
  dice: SiegeDice = diceWith(siegeModifier(siege), figures),
): SiegeCourse<SiegeState> {
  const ease = (loyalty: number) => (siege.supportWhen === 'each' ? lowered(siege, loyalty) : loyalty);
  const terms = { leastCu: LEAST_CU, ease };
  return plainCourse({
    turn: 'Roll',
    turns: siege.rolls,
    start: stateOf(siege.level, neededAtFirst(siege), siege.cu, terms),
    terms,
    dice,
  });
}

/** What is settled before the first roll. */
export const siegeFacts = (siege: Siege) => ({ modifier: siegeModifier(siege), needed: neededAtFirst(siege) });

export const placeOf = ({ kind }: Siege): string => `The ${kind}`;

/** One roll in words. */
export function siegeStep(
  { number, rolled, after }: SiegeTurn<SiegeState>,
  modifier: number,
): Outcome['steps'][number] {
  const level = `Level ${after.points} of ${after.needed}.`;
  if (!rolled) return { rule: '13.4', text: `Roll ${number}: too few CU are left to roll. ${level}` };
  const { faces, total, result } = rolled;
  const modified = modifier ? `${total} ${signed(modifier)} = ${integer(total + modifier)}` : `${total}`;
  return {
    rule: '13.2',
    text: `Roll ${number}: ${faces.join(' and ')}, ${modified}: ${plural(result.points, 'point')}, ${result.cu} CU lost. ${level}`,
  };
}

/** The readings of chapter 13 that a siege touches; `overshoots` where its level may pass what is needed. */
export const siegeReadings = ({ rolls }: Siege, overshoots: boolean) => ({
  'one-siege-roll-per-round': rolls > 1,
  'siege-level-above-loyalty': overshoots,
});

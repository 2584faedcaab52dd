/** 13.3: the dice level of both sides step by step, and the Elephant Charge. Knows no Battle Dice. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { FACES } from '../dice.ts';
import type { Figures } from '../tables.ts';
import { type Both, both, otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';
import type { Meeting } from './fields.ts';

/** Who may have a Battle Die rolled again. */
export const RIGHTS = ['carthage', 'nobody', 'rome'] as const;
export type Right = (typeof RIGHTS)[number];

export const RIGHT_NAMES: Readonly<Record<Right, string>> = { ...SIDE_NAMES, nobody: 'nobody' };

export type Levels = Both<number>;

type Rung = 'A' | 'B' | 'C';

/** The levels once each step is done, and in the end. */
export interface Ladder {
  readonly after: Readonly<Record<Rung, Levels>>;
  readonly levels: Levels;
  readonly ledger: readonly (Line & { readonly who: Side })[];
}

/** 13.3: the level at the start and the highest. */
const [START, MOST] = [1, 3];

const hasGeneral = (meeting: Meeting, side: Side): boolean => meeting[`${side}Rating`] !== 'none';

/** 13.3.C, 17.1.#54: the Battle Rating with what Events add; 0 without a General. */
function ratingOf(meeting: Meeting, side: Side): number {
  const rating = meeting[`${side}Rating`];
  return rating === 'none' ? 0 : rating + meeting[`${side}Raise`];
}

/** 13.3.B: one Ally for each own Walled City in the Region, with a General only. */
const alliesOf = (meeting: Meeting, side: Side): number => (hasGeneral(meeting, side) ? meeting[`${side}Allies`] : 0);

/** The side with more; nobody where both are equal. */
const ahead = (of: (side: Side) => number): Side | undefined => SIDES.find((side) => of(side) > of(otherSide(side)));

/** 13.3.C, 13.3.D: by one reading there is nothing to compare, and nothing to charge by, where a General is missing. */
const isSkipped = (meeting: Meeting): boolean =>
  meeting.withoutGeneral === 'skip' && SIDES.some((side) => !hasGeneral(meeting, side));

/** 13.3.A to 13.3.C: each step with its line of the ledger. */
export function ladder(meeting: Meeting): Ladder {
  let levels: Levels = both(() => START);
  const ledger = SIDES.map((side) => line<Side>(side, START, 'Level at the start', '13.3'));
  const note = (who: Side, amount: number, why: string, rule: string): Levels => {
    ledger.push(line(who, amount, why, rule));
    levels = { ...levels, [who]: levels[who] + amount };
    return levels;
  };
  const improve = (step: Rung, of: (side: Side) => number, what: string): Levels => {
    const better = ahead(of);
    return better ? note(better, 1, `${what}, ${of(better)} to ${of(otherSide(better))}`, `13.3.${step}`) : levels;
  };
  const A = improve('A', (side) => meeting[`${side}Cu`], 'More CUs');
  const B = improve('B', (side) => alliesOf(meeting, side), 'More Allies');
  const rating = (side: Side): number => (isSkipped(meeting) ? 0 : ratingOf(meeting, side));
  const better = ahead(rating);
  if (!better || levels[better] < MOST) improve('C', rating, 'Higher Battle Rating');
  else {
    const beaten = otherSide(better);
    const why = `Die removed: ${SIDE_NAMES[better]} has the higher rating and is at level ${MOST}`;
    note(beaten, -levels[beaten], why, '13.3.C');
  }
  return { after: { A, B, C: levels }, levels, ledger };
}

const elephantsOf = ({ elephants, carthageCu }: Pick<Meeting, 'elephants' | 'carthageCu'>): number =>
  Math.min(elephants, carthageCu);

/** 13.3.D: as many Elephants as the Roman Battle Rating, or more. */
export const mayCharge = (meeting: Meeting): boolean =>
  elephantsOf(meeting) >= Math.max(1, ratingOf(meeting, 'rome')) && !isSkipped(meeting);

/** 13.3.D, 17.1.#1: what is added to the charge roll, where there can be one. */
export function chargeLedger(meeting: Meeting, figures: Figures): readonly Line[] {
  if (!mayCharge(meeting)) return [];
  const modifier = (key: 'forgotten' | 'fright', why: string, rule: string): Line => {
    const { value, standing } = figures.at('charge-modifiers', key, 'roll');
    return line('charge', Number(value), why, rule, standing);
  };
  return [
    ...(meeting.xanthippus ? [] : [modifier('forgotten', 'Forgotten Tactics', '13.3.D')]),
    ...(meeting.fright ? [modifier('fright', 'Elephant Fright', '17.1.#1')] : []),
  ];
}

/** 13.3.D: whom a modified charge roll favours; 1 or less is asked first. */
export function rightOf(modified: number, meeting: Meeting): Right {
  if (modified <= 1) return 'rome';
  return modified > ratingOf(meeting, 'rome') ? 'carthage' : 'nobody';
}

/** 13.3.D: of the six faces, how many favour whom. */
export function rightsOf(modifier: number, meeting: Meeting): Record<Right, number> {
  const counts = { carthage: 0, nobody: 0, rome: 0 };
  for (const face of FACES) counts[rightOf(face + modifier, meeting)]++;
  return counts;
}

/** 17.2.B.Metellus: in 36 throws of two dice, with some results rolled a second time. */
export function withMetellus(counts: Record<Right, number>, again: (right: Right) => boolean): Record<Right, number> {
  const sum = { carthage: 0, nobody: 0, rome: 0 };
  for (const first of RIGHTS) {
    if (again(first)) for (const second of RIGHTS) sum[second] += counts[first] * counts[second];
    else sum[first] += counts[first] * FACES.length;
  }
  return sum;
}

/** 17.2.B.Metellus: he must command, and a charge must be possible. */
export const metellusMay = (meeting: Meeting): boolean =>
  meeting.metellus && mayCharge(meeting) && hasGeneral(meeting, 'rome');

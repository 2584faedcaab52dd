/** 13.3: the dice level of both sides step by step, and the Elephant Charge. Knows no Battle Dice. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { otherSide, SIDE_NAMES, SIDES, type Side } from '../words.ts';

/** What the levels and the charge depend on. */
export interface Meeting {
  /** Elephants included. */
  readonly carthageCu: number;
  readonly elephants: number;
  readonly carthageRating: number | 'none';
  readonly carthageRaise: number;
  readonly carthageAllies: number;
  readonly romeCu: number;
  readonly romeRating: number | 'none';
  readonly romeRaise: number;
  readonly romeAllies: number;
  /** Hired, so that Forgotten Tactics are gone. */
  readonly xanthippus: boolean;
  readonly fright: boolean;
  readonly metellus: boolean;
  readonly withoutGeneral: 'zero' | 'skip';
}

/** Who may have a Battle Die rolled again. */
export const RIGHTS = ['carthage', 'nobody', 'rome'] as const;
export type Right = (typeof RIGHTS)[number];

export type Levels = Readonly<Record<Side, number>>;

/** The levels once a step is done, start first. */
export interface Rung {
  readonly step: 'start' | 'A' | 'B' | 'C';
  readonly levels: Levels;
}

/** 13.3: the level at the start and the highest. */
const [START, MOST] = [1, 3];

const hasGeneral = (meeting: Meeting, side: Side): boolean => meeting[`${side}Rating`] !== 'none';

/** 13.3.C, 17.1.#54: the Battle Rating with what Events add; 0 without a General. */
export function ratingOf(meeting: Meeting, side: Side): number {
  const rating = meeting[`${side}Rating`];
  return rating === 'none' ? 0 : rating + meeting[`${side}Raise`];
}

/** 13.3.B: one Ally for each own Walled City in the Region, with a General only. */
const alliesOf = (meeting: Meeting, side: Side): number => (hasGeneral(meeting, side) ? meeting[`${side}Allies`] : 0);

/** The side with more; nobody where both are equal. */
const ahead = (of: (side: Side) => number): Side | undefined => SIDES.find((side) => of(side) > of(otherSide(side)));

/** 13.3.A to 13.3.C: each step with its line of the ledger. */
export function ladder(meeting: Meeting): { rungs: Rung[]; ledger: Line[] } {
  let levels: Levels = { rome: START, carthage: START };
  const rungs: Rung[] = [{ step: 'start', levels }];
  const ledger: Line[] = [];
  const note = (who: Side, amount: number, why: string, rule: string) => {
    ledger.push({ who, amount, why, rule, standing: 'printed' });
    levels = { ...levels, [who]: levels[who] + amount };
  };
  for (const side of SIDES)
    ledger.push({ who: side, amount: START, why: 'Level at the start', rule: '13.3', standing: 'printed' });
  const improve = (step: Rung['step'], of: (side: Side) => number, what: string) => {
    const better = ahead(of);
    if (better) note(better, 1, `${what}, ${of(better)} to ${of(otherSide(better))}`, `13.3.${step}`);
    rungs.push({ step, levels });
  };
  improve('A', (side) => meeting[`${side}Cu`], 'More CUs');
  improve('B', (side) => alliesOf(meeting, side), 'More Allies');
  const skipped = meeting.withoutGeneral === 'skip' && SIDES.some((side) => !hasGeneral(meeting, side));
  const better = skipped ? undefined : ahead((side) => ratingOf(meeting, side));
  if (better && levels[better] === MOST) {
    const beaten = otherSide(better);
    note(
      beaten,
      -levels[beaten],
      `Die removed: ${SIDE_NAMES[better]} has the higher rating and is at level ${MOST}`,
      '13.3.C',
    );
    rungs.push({ step: 'C', levels });
  } else improve('C', (side) => (skipped ? 0 : ratingOf(meeting, side)), 'Higher Battle Rating');
  return { rungs, ledger };
}

export const elephantsOf = ({ elephants, carthageCu }: Meeting): number => Math.min(elephants, carthageCu);

/** 13.3.D: as many Elephants as the Roman Battle Rating, or more. */
export const mayCharge = (meeting: Meeting): boolean =>
  elephantsOf(meeting) >= Math.max(1, ratingOf(meeting, 'rome')) &&
  (hasGeneral(meeting, 'rome') || meeting.withoutGeneral === 'zero');

/** 13.3.D, 17.1.#1: what is added to the charge roll, where there can be one. */
export function chargeLedger(meeting: Meeting, read: Reader): Line[] {
  if (!mayCharge(meeting)) return [];
  const line = (key: string, why: string, rule: string): Line => {
    const { value, standing } = read.at('charge-modifiers', key, 'roll');
    return { who: 'charge', amount: Number(value), why, rule, standing };
  };
  return [
    ...(meeting.xanthippus ? [] : [line('forgotten', 'Forgotten Tactics', '13.3.D')]),
    ...(meeting.fright ? [line('fright', 'Elephant Fright', '17.1.#1')] : []),
  ];
}

export const modifierOf = (ledger: readonly Line[]): number =>
  ledger.reduce((sum, { who, amount }) => (who === 'charge' ? sum + amount : sum), 0);

/** 13.3.D: whom a modified charge roll favours; 1 or less is asked first. */
export function rightOf(modified: number, meeting: Meeting): Right {
  if (modified <= 1) return 'rome';
  return modified > ratingOf(meeting, 'rome') ? 'carthage' : 'nobody';
}

const FACES = [1, 2, 3, 4, 5, 6];

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

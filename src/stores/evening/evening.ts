/** An evening at the table: who sat where, and what was noted, in order. Plain data; knows no storage and no page. */
import type { Fall } from '../../calculator/roll/luck.ts';
import type { Seating } from '../turn/table.ts';

/** When it was noted: the clock's time, and where the turn was; the reader may add a few words, such as the place. */
interface Noted {
  readonly id: string;
  readonly at: number;
  readonly turn: number;
  /** Counted from 0, as the game lists its phases. */
  readonly phase: number;
  readonly note?: string | undefined;
}

/** What a calculator was asked and what fell; the seats that its figure was good or bad for. */
export interface Rolled extends Noted, Pick<Fall, 'asked' | 'sentence' | 'stakes'> {
  readonly type: 'roll';
  readonly calculator: string;
  /** The case as an address holds it. */
  readonly query: string;
  /** None where cards settled it. */
  readonly faces: Readonly<Record<string, readonly number[]>>;
  readonly good?: string | undefined;
  readonly bad?: string | undefined;
}

/** What a seat has by now of something that the game counts. */
interface Counted extends Noted {
  readonly type: 'count';
  readonly what: string;
  readonly seat: string;
  readonly amount: number;
}

interface Allied extends Noted {
  readonly type: 'alliance';
  readonly seats: readonly [string, string];
  readonly ends: boolean;
}

/** Level 0: it is over. */
interface Besieged extends Noted {
  readonly type: 'siege';
  readonly seat: string;
  readonly place: string;
  readonly level: number;
}

interface Remark extends Noted {
  readonly type: 'remark';
  readonly text: string;
}

export type Entry = Rolled | Counted | Allied | Besieged | Remark;
/** An entry before it is noted. */
export type Unnoted = {
  [T in Entry['type']]: Omit<Extract<Entry, { type: T }>, 'id' | 'at' | 'turn' | 'phase'>;
}[Entry['type']];

export interface Evening {
  readonly id: string;
  readonly game: string;
  readonly began: number;
  /** Where it was put away; one of a game is under way. */
  readonly ended?: number | undefined;
  readonly players: number;
  /** Variants that were not in use. */
  readonly without: readonly string[];
  /** Who sits there, by seat. */
  readonly names: Readonly<Record<string, string>>;
  /** The oldest first. */
  readonly entries: readonly Entry[];
  /** The turn as it stood when the evening was put away. */
  readonly table?: Seating | undefined;
}

export const rollsOf = ({ entries }: Evening): Rolled[] => entries.filter((entry) => entry.type === 'roll');

/** What each seat has of something, as noted last. */
export function amountsOf({ entries }: Evening, what: string): Readonly<Record<string, number>> {
  const counted = entries.filter((entry) => entry.type === 'count').filter((entry) => entry.what === what);
  return Object.fromEntries(counted.map(({ seat, amount }) => [seat, amount]));
}

/** What each seat had at the end of each turn; nothing before its first figure. */
export function courseOf(
  evening: Evening,
  what: string,
): { readonly seat: string; readonly by: ReadonlyMap<number, number> }[] {
  const courses = new Map<string, Map<number, number>>();
  for (const entry of evening.entries) {
    if (entry.type !== 'count' || entry.what !== what) continue;
    const course = courses.get(entry.seat) ?? new Map<number, number>();
    courses.set(entry.seat, course.set(entry.turn, entry.amount));
  }
  return [...courses].map(([seat, by]) => ({ seat, by }));
}

const pairOf = ([a, b]: readonly [string, string]): string => [a, b].sort().join(' ');

/** Who is allied now, and since which turn. */
export function alliancesOf({ entries }: Evening): Allied[] {
  const now = new Map<string, Allied>();
  for (const entry of entries) {
    if (entry.type !== 'alliance') continue;
    if (entry.ends) now.delete(pairOf(entry.seats));
    else now.set(pairOf(entry.seats), entry);
  }
  return [...now.values()];
}

/** What is besieged now. */
export function siegesOf({ entries }: Evening): Besieged[] {
  const now = new Map<string, Besieged>();
  for (const entry of entries) {
    if (entry.type !== 'siege') continue;
    const place = entry.place.toLowerCase();
    if (entry.level > 0) now.set(place, entry);
    else now.delete(place);
  }
  return [...now.values()];
}

/** Luck is counted in results where a roll tells of nothing that the game counts. */
export const RESULTS = 'results';

export interface Luck {
  readonly unit: string;
  /** What fell less what was to be expected, for whom the figure was good. */
  readonly luck: number;
}

/** In CU, or what else the roll is about; nothing where nothing was at stake. */
export function luckIn({ stakes }: Rolled): Luck | undefined {
  const counted = stakes.find(({ unit }) => unit !== undefined);
  const [first] = stakes;
  if (counted) return { unit: counted.unit ?? RESULTS, luck: counted.fell - counted.expected };
  return first?.form === 'chance' ? { unit: RESULTS, luck: first.fell - first.expected } : undefined;
}

/** How likely what came was to come. */
export function chanceOf({ stakes: [first] }: Rolled): number | undefined {
  if (first?.form !== 'chance') return undefined;
  return first.fell ? first.expected : 1 - first.expected;
}

export interface SeatLuck {
  readonly seat: string;
  readonly rolls: number;
  /** By unit, what most rolls of the evening are counted in first. */
  readonly luck: readonly Luck[];
}

type Counting = Rolled & Luck;

const countedIn = (evening: Evening): Counting[] =>
  rollsOf(evening).flatMap((roll) => {
    const luck = luckIn(roll);
    return luck ? [{ ...roll, ...luck }] : [];
  });

/** What most rolls are counted in comes first. */
const unitsOf = (rolls: readonly Luck[]): string[] =>
  [...Map.groupBy(rolls, ({ unit }) => unit)].toSorted(([, a], [, b]) => b.length - a.length).map(([unit]) => unit);

/** The luck of every seat that something was good or bad for, the luckiest first. */
export function luckOf(evening: Evening): SeatLuck[] {
  const rolls = countedIn(evening);
  const units = unitsOf(rolls);
  const shares = rolls.flatMap(({ good, bad, unit, luck }) => [
    ...(good ? [{ seat: good, unit, luck }] : []),
    ...(bad ? [{ seat: bad, unit, luck: -luck }] : []),
  ]);
  return [...Map.groupBy(shares, ({ seat }) => seat)]
    .map(([seat, own]) => ({
      seat,
      rolls: own.length,
      luck: units.flatMap((unit) => {
        const of = own.filter((share) => share.unit === unit);
        return of.length ? [{ unit, luck: of.reduce((sum, { luck }) => sum + luck, 0) }] : [];
      }),
    }))
    .toSorted((a, b) => inFirst(b, units) - inFirst(a, units));
}

const inFirst = ({ luck }: SeatLuck, [first]: readonly string[]): number =>
  luck.find(({ unit }) => unit === first)?.luck ?? 0;

/** The rolls that the dice decided: what was furthest from what was to be expected comes first, a mere result last. */
export function dearestOf(evening: Evening, most: number): Rolled[] {
  const rolls = countedIn(evening).filter((roll) => roll.unit !== RESULTS || (chanceOf(roll) ?? 1) < 0.5);
  const units = unitsOf(rolls);
  return rolls
    .toSorted((a, b) => units.indexOf(a.unit) - units.indexOf(b.unit) || Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, most);
}

/** A roll as the luck log keeps it: under the name of whom it was good for. */
export const fallOf = ({ names }: Evening, { good, bad, asked, sentence, stakes }: Rolled): Fall => {
  const seat = good ?? bad ?? '';
  return { player: names[seat] ?? seat, asked, sentence, stakes };
};

/**
 * An Attrition Phase: a die for each force that must roll, what each of them loses, and what it comes to. The odds of all
 * dice and the same dice written down. Knows no game and no entry of its table.
 */
import type { Roll } from '../calculator/calculator.ts';
import type { Grid } from '../calculator/report.ts';
import { decimal } from '../calculator/words.ts';
import { total } from '../engine/dice.ts';
import { certain, chance, combine, type Dist, map, mean } from '../engine/dist.ts';

/** What the phase costs a force; a game may count more. */
export interface Toll {
  readonly cuLost: number;
  /** No CU is left. */
  readonly emptied: boolean;
}

/** A force in the phase. */
export interface Stand<T extends Toll> {
  readonly cu: number;
  readonly rolls: boolean;
  /** On this face, or without one where it does not roll. */
  readonly toll: (face?: number) => T;
}

const DIE = total(1);

/** What the phase may cost a force. */
export interface Risk<T extends Toll> {
  readonly cu: number;
  readonly tolls: Dist<T>;
}

export const riskOf = <T extends Toll>({ cu, rolls, toll }: Stand<T>): Risk<T> => ({
  cu,
  tolls: rolls ? map(DIE, (face) => toll(face)) : certain(toll()),
});

/** One figure over all forces. */
export const inAll = <T extends Toll>(risks: readonly Risk<T>[], of: (toll: T) => number): Dist<number> =>
  risks.reduce<Dist<number>>((sum, { tolls }) => combine(sum, map(tolls, of), (a, b) => a + b), certain(0));

/** All forces at once. */
export function phaseFigures(risks: readonly Risk<Toll>[]) {
  const cuLost = inAll(risks, (toll) => toll.cuLost);
  return {
    cuLost,
    chances: {
      anyLoss: chance(cuLost, (n) => n > 0),
      noLoss: chance(cuLost, (n) => n === 0),
      emptied: 1 - risks.reduce((none, { tolls }) => none * chance(tolls, (t) => !t.emptied), 1),
    },
  };
}

/** Force by force, the chance of each loss; `force` and `cu` are the headings. */
export function lossGrid(
  risks: readonly Risk<Toll>[],
  force: { readonly id: string; readonly label: string },
  cu: string,
): Grid {
  const most = Math.max(...risks.flatMap(({ tolls }) => tolls.outcomes.map(({ cuLost }) => cuLost)));
  const amounts = Array.from({ length: most + 1 }, (_, lost) => ({ id: `lost${lost}`, lost }));
  return {
    columns: [
      { ...force, form: 'number' },
      { id: 'cu', label: cu, form: 'number' },
      ...amounts.map(({ id, lost }) => ({ id, label: `Loses ${lost}`, form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: risks.map(({ cu, tolls }, i) => ({
      [force.id]: i + 1,
      cu,
      ...Object.fromEntries(amounts.map(({ id, lost }) => [id, chance(tolls, (t) => t.cuLost === lost)])),
      average: decimal(
        mean(tolls, (t) => t.cuLost),
        2,
      ),
    })),
  };
}

/** The dice of the phase, one for each force that rolls, in the order of the list. */
export function phaseRolls(stands: readonly { readonly rolls: boolean }[], label: string): Roll[] {
  const dice = stands.filter(({ rolls }) => rolls).length;
  return dice ? [{ id: 'attrition', label, dice, sides: 6, ordered: true }] : [];
}

/** What the phase has cost a force. */
export interface Suffered<T extends Toll> {
  /** Its place in the list. */
  readonly place: number;
  /** Before the phase. */
  readonly cu: number;
  /** Absent where it did not roll. */
  readonly face?: number;
  readonly toll: T;
}

/** Force by force, those that roll each with the next die. */
export function suffer<T extends Toll>(stands: readonly Stand<T>[], dice: readonly number[]): Suffered<T>[] {
  const due = stands.filter(({ rolls }) => rolls).length;
  if (dice.length !== due) throw new RangeError(`${dice.length} dice: must be ${due}, one for each force that rolls`);
  const left = dice.values();
  return stands.map(({ cu, rolls, toll }, place) => {
    const face = rolls ? left.next().value : undefined;
    return { place, cu, ...(face !== undefined && { face }), toll: toll(face) };
  });
}

/** How it went, under the names of the figures. */
export function phaseFacts(suffered: readonly Suffered<Toll>[]) {
  const cuLost = suffered.reduce((sum, { toll }) => sum + toll.cuLost, 0);
  return {
    rolls: suffered.filter(({ face }) => face !== undefined).length,
    anyLoss: cuLost > 0,
    noLoss: cuLost === 0,
    emptied: suffered.some(({ toll }) => toll.emptied),
    cuLost,
  };
}

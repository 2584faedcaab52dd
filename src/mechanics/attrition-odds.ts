/** The odds of an Attrition Phase: all its dice at once, for each force and in total. */
import type { Kinds } from '../calculator/figures.ts';
import { keysOf } from '../calculator/keys.ts';
import type { Grid, Share } from '../calculator/report.ts';
import { shares } from '../calculator/summary.ts';
import { decimal } from '../calculator/words.ts';
import { DIE } from '../engine/dice.ts';
import { certain, chance, combine, type Dist, map, mean } from '../engine/dist.ts';
import type { Stand, Suffered, Toll } from './attrition.ts';

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
const inAll = <T extends Toll>(risks: readonly Risk<T>[], of: (toll: T) => number): Dist<number> =>
  risks.reduce<Dist<number>>((sum, { tolls }) => combine(sum, map(tolls, of), (a, b) => a + b), certain(0));

/** All forces at once. */
function phaseFigures(risks: readonly Risk<Toll>[]) {
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

/** What the phase has cost, force by force. */
export type Phase<T extends Toll> = readonly Suffered<T>[];

/** An amount over all forces of a phase. */
export const inPhase =
  <T extends Toll>(of: (toll: T) => number) =>
  (phase: Phase<T>): number =>
    phase.reduce((sum, { toll }) => sum + of(toll), 0);

const cuLost = ({ cuLost }: Toll): number => cuLost;
export const cuLostIn = inPhase(cuLost);

/** The figures of every phase; a game names two of them, and adds its own. */
export const tollFigures = <T extends Toll, C>(
  { chance, amount, fact }: Kinds<Phase<T>, C>,
  words: Readonly<Record<'emptied' | 'cuLost', string>>,
) => ({
  rolls: fact('Rolls', (phase) => phase.filter(({ face }) => face !== undefined).length),
  anyLoss: chance('At least 1 CU is lost', (phase) => cuLostIn(phase) > 0, { tone: 'defender' }),
  noLoss: chance('No CU is lost', (phase) => cuLostIn(phase) === 0, { tone: 'plain' }),
  emptied: chance(words.emptied, (phase) => phase.some(({ toll }) => toll.emptied)),
  cuLost: amount(words.cuLost, cuLostIn, { tone: 'defender', chart: `${words.cuLost} in all` }),
});

type Amounts<T> = Readonly<Record<string, (toll: T) => number>>;

/** All dice at once, under the names of the figures: the forces are added up one by one, since their rolls are too many together. */
export function phaseOdds<T extends Toll, A extends Partial<Amounts<T>>>(risks: readonly Risk<T>[], more: A) {
  const { cuLost: lost, chances } = phaseFigures(risks);
  const others = keysOf<keyof A & string>(more).flatMap((name) => {
    const of = more[name];
    return of ? [[name, inAll(risks, of)] as const] : [];
  });
  const amounts = [['cuLost', lost] as const, ...others];
  return {
    chances,
    // One entry for each amount.
    expected: Object.fromEntries(amounts.map(([name, dist]) => [name, mean(dist, (n) => n)])) as Named<A, number>,
    distributions: Object.fromEntries(amounts.map(([name, dist]) => [name, shares(dist)])) as Named<A, Share[]>,
  };
}

type Named<A, V> = { readonly [N in keyof A]: V } & { readonly cuLost: V };

/** What phases are measured by: the fewest CU lost. */
export const PHASE_AIMS = {
  saved: {
    form: 'number',
    worth: ({ expected }: { readonly expected: { readonly cuLost: number } }) => -expected.cuLost,
  },
} as const;

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

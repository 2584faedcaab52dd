/** What may happen on a route with its odds, and how often the route succeeds: loaded when either is first shown. */
import { arrivalOf, arrivalOn } from '../../../../play/arrival.ts';
import { answerOf } from '../../../../play/odds.ts';
import type { Reach } from '../../../../play/reach.ts';
import { type Risk, risksOf } from '../../../../play/reach-risks.ts';
import { turnsOn } from '../../../../play/shown-odds.ts';
import type { AnyState } from '../../../../play/state.ts';
import type { Room } from '../engine.ts';

export { risksOf };

/** A risk with its chance, where it is known. */
export interface Weighed extends Risk {
  readonly chance?: number;
  /** What it is the chance of. */
  readonly of?: string;
  /** What is to be expected of it, where one chance does not say it. */
  readonly told?: string;
  /** How often the move goes on all the same. */
  readonly arrives?: number;
}

/** The risk with its odds, where a calculator tells them. */
export async function weighed({ game, desk }: Room, risk: Risk): Promise<Weighed> {
  // Drawn first: nobody waits for odds.
  await new Promise((done) => setTimeout(done));
  if (!risk.question) return risk;
  const { calculator, report } = await answerOf(risk.question, desk);
  const part = turnsOn(risk.question, calculator, report);
  const arrives = arrivalOf(game, risk.question, report);
  // What always or never happens is no figure: what may happen instead is told in words.
  const isOpen = part && part.chance > 0 && part.chance < 1;
  return {
    ...risk,
    ...(isOpen ? { chance: part.chance, of: part.says } : { told: report.sentence }),
    ...(arrives !== undefined && { arrives }),
  };
}

/** So long it is at least between two drawings of the chances of a reach, in ms. */
const APART = 300;

interface Arriving {
  readonly reach: Reach;
  readonly state: AnyState;
  readonly hasEnemy: (place: string) => boolean;
  /** Whether anybody still looks at it. */
  readonly isShown: () => boolean;
  readonly tell: (all: ReadonlyMap<string, number>) => void;
}

/** By place how often the way to it leads there, one place after the other, the nearest first. */
export async function tellArrivals(room: Room, { reach, state, hasEnemy, isShown, tell }: Arriving): Promise<void> {
  const all = new Map<string, number>();
  let drawn = performance.now();
  for (const [place, [way]] of reach.ways) {
    if (!isShown()) return;
    if (!way || (way.asked === 0 && !way.open)) continue;
    const risks: Weighed[] = [];
    for (const risk of risksOf(room.game, state, way)) risks.push(await weighed(room, risk));
    const chance = arrivalOn(room.game, risks, hasEnemy(place));
    if (chance !== undefined) all.set(place, chance);
    if (performance.now() - drawn < APART) continue;
    drawn = performance.now();
    tell(new Map(all));
  }
  if (isShown() && all.size > 0) tell(all);
}

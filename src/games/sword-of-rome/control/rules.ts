/** Control of a space (glossary, 7.3) and friendship between powers (15.1.2). */
import type { Power } from '../words.ts';

/** Whoever a marker or the printed colour can stand for. */
export type Holder = Power | 'independents';

/** glossary-controlled, 7.3: the marker decides; without one, the colour that is printed on the map. */
export const controllerOf = (home: Holder, marker: Holder | 'none'): Holder => (marker === 'none' ? home : marker);

/** 15.1.2: an alliance joins two powers and nobody else. */
export interface Pact {
  readonly one: Power;
  readonly other: Power;
}

export const areAllied = (a: Holder, b: Holder, alliances: readonly Pact[]): boolean =>
  alliances.some(({ one, other }) => (one === a && other === b) || (one === b && other === a));

/** glossary-friendly: one's own, or an ally's. */
export const isFriendly = (controller: Holder, to: Power, alliances: readonly Pact[]): boolean =>
  controller === to || areAllied(controller, to, alliances);

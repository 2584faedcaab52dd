/** Control of a space (glossary, 7.3) and friendship between powers (15.1.2). */
import type { Alliance } from '../player-fields.ts';
import type { Power } from '../words.ts';

/** Whoever a marker or the printed colour can stand for. */
export type Holder = Power | 'independents';

/** glossary-controlled, 7.3: the marker decides; without one, the colour that is printed on the map. */
export const controllerOf = (home: Holder, marker: Holder | 'none'): Holder => (marker === 'none' ? home : marker);

/** 15.1.2: alliances join two powers and nobody else. */
export const areAllied = (a: Holder, b: Holder, alliances: readonly Alliance[]): boolean =>
  alliances.some(({ one, other }) => (one === a && other === b) || (one === b && other === a));

/** glossary-friendly: one's own, or an ally's. */
export const isFriendly = (controller: Holder, to: Power, alliances: readonly Alliance[]): boolean =>
  controller === to || areAllied(controller, to, alliances);

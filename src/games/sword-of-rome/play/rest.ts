/** 16.3: where a power that no player has may come to rest. */
import { type Destination, mayEnd } from '../neutral-power/rules.ts';
import type { Power } from '../words.ts';
import { isNeutral, spaceOf } from './board.ts';
import type { State } from './state.ts';

/** How a space counts for the limits of neutral powers. */
function destination(s: State, at: string): Destination {
  const { home, region } = spaceOf(s, at);
  if (at === 'antium') return 'antium';
  if (home === 'romans') return 'romanHome';
  if (home === 'gauls') return 'gallicHome';
  if (at === 'carthago' || at === 'kerkouane') return 'carthago';
  return region === 'Italy' ? 'italy' : 'elsewhere';
}

/** The clause that keeps this power where it belongs. */
export const restRule = (power: Power): string => (power === 'rebels' ? '16.3-5p' : '16.3');

export const mayRest = (s: State, power: Power, at: string): boolean =>
  !isNeutral(s, power) || mayEnd(power, destination(s, at));

/** Carthage does not even pass through Italy. */
export const isShut = (s: State, power: Power, at: string): boolean =>
  power === 'carthage' && isNeutral(s, power) && spaceOf(s, at).region === 'Italy';

/** What a connection means for a power, where it may stop, and who may leave Africa: questions about a state. */
import { found } from '../../../../play/state.ts';
import { type Destination, mayEnd } from '../../neutral-power/rules.ts';
import type { Power } from '../../words.ts';
import { isNeutral } from '../politics/friends.ts';
import { cuAt, spaceOf } from '../queries.ts';
import type { Connection } from '../set-up.ts';
import type { State } from '../state.ts';

export const HIGHLANDS: readonly string[] = ['bovianum', 'aufidena'];
/** 9.2-exception: what the connection is to this power. */
export const lineFor = (
  power: string,
  from: string,
  { to, line }: Pick<Connection, 'to' | 'line'>,
): Connection['line'] =>
  power === 'samnites' && (HIGHLANDS.includes(from) || HIGHLANDS.includes(to)) ? 'clear' : line;
export const wayTo = (s: State, from: string, to: string): Connection | undefined =>
  spaceOf(s, from).ways.find((way) => way.to === to);
export const wayOf = (s: State, from: string, to: string): Connection =>
  found(wayTo(s, from, to), `way from "${from}" to`, to);
export const isClear = (s: State, power: Power, from: string, to: string): boolean => {
  const way = wayTo(s, from, to);
  return way !== undefined && lineFor(power, from, way) === 'clear';
};

export const isAfrican = (s: State, at: string): boolean => s.setup.spaces[at]?.region === 'Africa';
/** 17.1.1: whether one of these may not go there. */
export const staysInAfrica = (s: State, leaders: readonly string[], to: string): boolean =>
  leaders.includes('bomilcar') && !isAfrican(s, to);
/** 17.1.2: CU of this power here that may go there. */
export const movable = (s: State, at: string, power: Power, to?: string): number =>
  power === 'carthage' && !(to !== undefined && isAfrican(s, to))
    ? cuAt(s, at, power) - (s.militia[at] ?? 0)
    : cuAt(s, at, power);

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

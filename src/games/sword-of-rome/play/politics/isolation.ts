/** 5.7: cut-off PC markers turn independent, power by power, each on one picture of the map. */

import { plural } from '../../../../calculator/words.ts';
import { note } from '../../../../play/state.ts';
import { isOpen, type Link, type Place, pathToSafety, type Terrain } from '../../isolation/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { mark } from '../changes.ts';
import { friendlyCu, HIGHLANDS, holderAt, isFriend, isTribe, kindAt, nameOf, spaceOf } from '../queries.ts';
import type { State } from '../state.ts';

/** 5.7.1: what of a space can end the path of this power's marker. */
function placeFor(s: State, at: string, power: Power): Place {
  const { home, port, reinforcement } = spaceOf(s, at);
  const friendly = isFriend(s, power, holderAt(s, at));
  const counts = s.setup.rulings['isolation-reinforcement-space'] === 'friendly' || home === power;
  const holds = ((): Place['holds'] => {
    if (friendlyCu(s, at, power) > 0) return 'cu';
    if (kindAt(s, at) === 'city' || kindAt(s, at) === 'capital') return 'city';
    if (isTribe(s, at)) return 'tribe';
    if (port) return 'port';
    return reinforcement > 0 && counts ? 'reinforcement' : 'nothing';
  })();
  return { control: friendly ? 'friendly' : 'enemy', holds };
}

const terrainOf = (from: string, to: string, line: 'clear' | 'rough' | 'strait'): Terrain =>
  line === 'rough' && (HIGHLANDS.includes(from) || HIGHLANDS.includes(to)) ? 'highland' : line;

/** The spaces of this power that cannot trace a path (5.7.1). */
function isolated(s: State, power: Power): string[] {
  const ids = Object.keys(s.setup.spaces).filter((at) => kindAt(s, at) !== 'box');
  const places = ids.map((at) => placeFor(s, at, power));
  const links: Link[] = ids.flatMap((at, a) =>
    spaceOf(s, at).ways.flatMap(({ to, line }) => {
      const b = ids.indexOf(to);
      return b > a ? [{ a, b, terrain: terrainOf(at, to, line) }] : [];
    }),
  );
  return ids.filter(
    (at, i) =>
      kindAt(s, at) === 'plain' &&
      holderAt(s, at) === power &&
      isOpen(places[i]!) &&
      pathToSafety(places, links, i, power === 'samnites') === undefined,
  );
}

export function isolate(d: State, powers: readonly Power[]): void {
  for (const power of powers) {
    const cut = isolated(d, power);
    if (cut.length > 0) note(d, '5.7.2', `${plural(cut.length, 'PC marker')} of the ${PEOPLES[power]} cut off.`);
    for (const at of cut) {
      mark(d, at, 'independents');
      note(d, '5.7.1', `${nameOf(d, at)} is cut off and turns independent.`, { facts: { [`${at} cut off`]: true } });
    }
  }
}

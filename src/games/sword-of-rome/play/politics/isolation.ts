/** 5.7: cut-off PC markers turn independent, power by power, each on one picture of the map. */
import { plural } from '../../../../calculator/words.ts';
import { note } from '../../../../play/state.ts';
import { isOpen, type Link, type Place, pathToSafety, type Terrain } from '../../isolation/rules.ts';
import { PEOPLES, type Power } from '../../words.ts';
import { mark } from '../changes.ts';
import { HIGHLANDS } from '../movement/ground.ts';
import { friendlyCu, holderAt, isTribe, kindAt, nameOf, spaceOf } from '../queries.ts';
import type { SetUp } from '../set-up.ts';
import type { State } from '../state.ts';
import { isFriend } from './friends.ts';

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

interface Ground {
  readonly ids: readonly string[];
  readonly links: readonly Link[];
}
const grounds = new WeakMap<SetUp, Ground>();

/** The spaces and links of the map but for the boxes, which never change. */
function groundOf(setup: SetUp): Ground {
  const known = grounds.get(setup);
  if (known) return known;
  const ids = setup.spaceIds.filter((at) => setup.spaces[at]?.kind !== 'box');
  const links = ids.flatMap((at, a) =>
    (setup.spaces[at]?.ways ?? []).flatMap(({ to, line }): Link[] => {
      const b = ids.indexOf(to);
      return b > a ? [{ a, b, terrain: terrainOf(at, to, line) }] : [];
    }),
  );
  const ground = { ids, links };
  grounds.set(setup, ground);
  return ground;
}

/** The spaces of this power that cannot trace a path (5.7.1). */
function isolated(s: State, power: Power): string[] {
  const { ids, links } = groundOf(s.setup);
  const places = ids.map((at) => placeFor(s, at, power));
  return ids.filter((at, i) => {
    const place = places[i];
    const own = kindAt(s, at) === 'plain' && holderAt(s, at) === power;
    return own && place && isOpen(place) && pathToSafety(places, links, i, power === 'samnites') === undefined;
  });
}

export function isolate(d: State, powers: readonly Power[]): void {
  for (const power of powers) {
    const cut = isolated(d, power);
    if (cut.length > 0) note(d, '5.7.2', () => `${plural(cut.length, 'PC marker')} of the ${PEOPLES[power]} cut off.`);
    for (const at of cut) {
      mark(d, at, 'independents');
      note(d, '5.7.1', () => `${nameOf(d, at)} is cut off and turns independent.`, {
        facts: { [`${at} cut off`]: true },
      });
    }
  }
}

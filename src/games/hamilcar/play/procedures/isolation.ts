/** Isolation (5.4) on the map: which PCs of a side can trace no way to a CU or city of theirs. */
import { type Link, type Marker, type Place, pathToSafety } from '../../isolation/rules.ts';
import { otherSide, type Side } from '../../words.ts';
import type { SetUp } from '../content/kept.ts';
import { hasCus, holdsCus } from '../pieces/units.ts';
import { controlOf, isCity, isTribe, pcSpaces } from '../queries.ts';
import type { State } from '../state.ts';

const maps = new WeakMap<SetUp['spaces'], readonly Link[]>();

/** Roads, the Strait and ordinary lanes, as places in the list of spaces. */
function linksOf({ spaces, ids }: SetUp): readonly Link[] {
  const known = maps.get(spaces);
  if (known) return known;
  const links = Object.values(spaces).flatMap(({ roads, strait, lanes }, a): Link[] => {
    const to = (others: readonly string[], way: Link['way']): Link[] =>
      others.map((other) => ({ a, b: ids.indexOf(other), way })).filter(({ b }) => a < b);
    return [...to(strait ? [...roads, strait] : roads, 'road'), ...to(Object.keys(lanes), 'lane')];
  });
  maps.set(spaces, links);
  return links;
}

function markerOf(s: State, side: Side, at: string): Marker {
  if (isTribe(s, at)) return 'tribe';
  const holder = controlOf(s, at);
  if (holder === null) return 'none';
  return holder !== side ? 'enemy' : isCity(s, at) ? 'own-city' : 'own';
}

export function isolatedPcs(s: State, side: Side): string[] {
  const { ids, rulings } = s.setup;
  const places: Place[] = ids.map((at) => ({
    marker: markerOf(s, side, at),
    ownCu: holdsCus(s, side, at),
    enemyCu: hasCus(s, otherSide(side), at),
  }));
  const links = linksOf(s.setup);
  return pcSpaces(s, side).filter(
    (at) => pathToSafety(places, links, ids.indexOf(at), rulings['isolation-path-ends']) === undefined,
  );
}

/** The connection between two spaces on the reader's own map: ours is shown, and a tap confirms or corrects it. */
import type { Value } from '../../calculator/table.ts';
import { choicesOf, LINKS, NONE, pairOf } from '../../stores/box/parts.ts';
import { $own, ownOf } from '../../stores/kept/own-tables.ts';
import { forgetEntry, typeEntries } from '../../stores/own-edit.ts';
import { useStore } from '../use-store.ts';
import type { MapProps, MapSpot } from './props.ts';
import * as say from './words.ts';

interface OwnLinkProps extends Pick<MapProps, 'game' | 'links' | 'ways' | 'terrains'> {
  readonly from: MapSpot;
  readonly to: MapSpot;
}

export function OwnLink({ game, links, ways, terrains, from, to }: OwnLinkProps) {
  const own = ownOf(useStore($own), game);
  const shipped = links.find(({ between }) => between.includes(from.id) && between.includes(to.id));
  // What the rules tell stands.
  if (shipped && !shipped.standIn && choicesOf([shipped]).includes(shipped.terrain) && !ways) return null;
  const known = shipped?.between[0] === to.id ? [to, from] : [from, to];
  const [a, b] = known.map(({ id, name }) => (ways ? id : name)) as [string, string];
  const table = ways ? 'links' : LINKS;
  const places = ways ? [`${a}/${b} way`, `${b}/${a} way`] : [`${pairOf(a, b)} terrain`, `${pairOf(b, a)} terrain`];
  const place = places.find((one) => own[table]?.[one] !== undefined) ?? places[0]!;
  const mine: Value | undefined = own[table]?.[place];
  const values = ways ? [...Object.keys(ways), NONE] : choicesOf(links);
  const ours = (ways ? values.find((value) => ways[value] === shipped?.terrain) : shipped?.terrain) ?? NONE;
  // A table of links has a row for those that it knows, and for no others.
  if (ways && !shipped) return null;
  return (
    <details class="own-link">
      <summary>
        {say.onYourMap(nameOf(terrains, ways, String(mine ?? ours)))}{' '}
        <small>{mine === undefined ? say.standIn : say.yours}</small>
      </summary>
      <p class="row">
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === (mine ?? ours)}
            onClick={() => typeEntries(game, table, { [place]: value })}
          >
            {nameOf(terrains, ways, value)}
          </button>
        ))}
        {mine !== undefined && (
          <button type="button" class="quiet" onClick={() => forgetEntry(game, table, place)}>
            {say.backToOurs}
          </button>
        )}
      </p>
    </details>
  );
}

const nameOf = (terrains: MapProps['terrains'], ways: MapProps['ways'], value: string): string =>
  value === NONE ? say.notJoined : (terrains[ways?.[value] ?? value] ?? value);

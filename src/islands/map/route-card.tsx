/** The card of a route: what it costs and what is left, its stops, what may happen along the way, and how sure that is. */
import { percent } from '../../calculator/words.ts';
import { priceSays, type Route } from '../../stores/route.ts';
import type { Told } from './engine.ts';
import type { MapProps, MapSpot } from './props.ts';
import * as say from './words.ts';

interface CardProps {
  readonly from: MapSpot;
  readonly to: MapSpot;
  readonly route: Route | undefined;
  readonly mp: number;
  readonly unit: string;
  readonly who: string;
  readonly told: readonly Told[];
  readonly voyage: { readonly cost?: number | undefined; readonly told: readonly Told[] } | undefined;
  readonly armies: number;
  readonly clauses: MapProps['clauses'];
  readonly about: () => void;
  /** How many more ways there are, and what shows the next. */
  readonly other: number;
  readonly next: () => void;
}

function leftSays({ price }: Route, mp: number, unit: string, who: string): string {
  const short = price.most - mp;
  if (short <= 0) return say.left(mp - price.most, unit);
  if (price.least <= mp) return say.ifClear(who, mp, unit);
  const more = price.least - mp;
  return say.moreThan(more, unit, who);
}

export function RouteCard(props: CardProps) {
  const { from, to, route, mp, unit, who, told, voyage, armies, clauses, about, other, next } = props;
  const whole = told.find(({ at, worth }) => !at && worth !== undefined);
  const battle = route && told.find(({ ifHeComes }) => ifHeComes);
  const ours = route?.stops.filter(({ by }) => by.standIn).length ?? 0;
  return (
    <>
      <p class="route-cost beside gap-7">
        <strong class="keep one-line">
          {route ? priceSays(route.price) : (voyage?.cost ?? '–')} <small>{unit}</small>
        </strong>
        <span>
          {route ? leftSays(route, mp, unit, who) : say.noWay} {!route && (voyage ? say.byShip : say.noVoyage)}{' '}
          {whole && (
            <>
              {say.unopposed}{' '}
              <a href={whole.href}>
                {percent(whole.worth ?? 0, 0)}
                {whole.standIn && say.withStandIn}
              </a>
              .
            </>
          )}
        </span>
      </p>
      {route && (
        <ol class="route-stops row gap-3" aria-label={say.stops}>
          <li>{from.name}</li>
          {route.stops.map(({ spot, by, price, left }) => (
            <li
              key={spot.id}
              class="beside gap-3"
              data-stand-in={by.standIn || undefined}
              data-far={left < 0 || undefined}
            >
              <b>{priceSays(price)}</b> {spot.name}
            </li>
          ))}
        </ol>
      )}
      <ul class="route-risks">
        {[
          ...(route ? told.filter(({ at, ifHeComes }) => at && !ifHeComes) : []),
          ...(route ? [] : (voyage?.told ?? [])),
        ].map((one) => {
          const clause = one.rule ? clauses[one.rule] : undefined;
          const stop = route?.stops.find(({ spot }) => spot.id === one.at)?.spot.name;
          return (
            <li key={`${one.at} ${one.says}`} class="beside line-above">
              {stop && <b>{stop}</b>}
              <span class="grow">
                {one.says}{' '}
                {clause && (
                  <a class="clause" href={clause.href} title={clause.title}>
                    {clause.name}
                  </a>
                )}
              </span>
              <a class="route-odds tap strong keep" href={one.href}>
                {one.worth === undefined ? one.title : percent(one.worth, 0)}
                {one.standIn && <span class="unseen"> {say.withStandInHere}</span>}
                {one.standIn && <span aria-hidden="true"> ◐</span>}
              </a>
            </li>
          );
        })}
      </ul>
      {route && !armies && <p class="route-sure data soft line-above">{say.noEnemy}</p>}
      {ours > 0 && route && (
        <p class="route-sure data soft line-above">
          <span aria-hidden="true">◐</span> {say.standIns(ours, route.stops.length)}
        </p>
      )}
      <div class="map-doors row">
        <button type="button" onClick={about}>
          {say.about(to.name)}
        </button>
        {other > 0 && (
          <button type="button" onClick={next}>
            {say.otherWays(other)}
          </button>
        )}
        {battle && (
          <a class="button grow if-he-comes" href={battle.href}>
            <span>
              {say.ifHeComes}
              {battle.worth === undefined ? '' : `: ${percent(battle.worth, 0)}`}
              {battle.standIn && <span class="unseen"> {say.withStandInHere}</span>}
              {battle.standIn && <span aria-hidden="true"> ◐</span>}
            </span>
          </a>
        )}
      </div>
    </>
  );
}

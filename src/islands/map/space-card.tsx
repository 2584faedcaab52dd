/** The card of a space: its facts, its neighbours with the cost of a step, what can be asked about it, and who is there. */
import type { Army, Spot } from '../../mechanics/march.ts';
import type { Side } from '../../play/shown.ts';
import { priceSays } from '../../stores/route.ts';
import type { Told } from './engine.ts';
import type { MapProps, MapSpot } from './props.ts';
import * as say from './words.ts';

export interface Near {
  readonly spot: Spot;
  readonly terrain: string;
  readonly standIn: boolean;
  readonly costs: readonly number[];
}

interface CardProps {
  readonly spot: MapSpot;
  /** None where nothing says how forces march: then nothing is priced and nobody is put here. */
  readonly words: MapProps['words'];
  readonly near: readonly Near[];
  readonly told: readonly Told[];
  readonly army?: Army | undefined;
  readonly sides: readonly Side[];
  readonly marching: string;
  readonly choose: (space: string) => void;
  readonly put: (army: Army) => void;
  readonly facts: string;
}

const costSays = (costs: readonly number[]): string =>
  costs.length ? priceSays({ least: Math.min(...costs), most: Math.max(...costs) }) : '–';

export function SpaceCard(props: CardProps) {
  const { spot, words, near, told, army, sides, marching, choose, put, facts } = props;
  const enemies = sides.filter((side) => side.id !== marching);
  const one: Army = army ?? {
    at: spot.id,
    side: (enemies.find((s) => s.id === spot.home) ?? enemies[0])?.id ?? '',
    cu: 0,
    rating: 2,
  };
  return (
    <>
      <p class="soft flush">
        {spot.says} <a href={facts}>{say.knownFrom}</a>
      </p>
      {near.length > 0 && (
        <>
          <h3>{words ? say.fromHere(words.mp) : say.nextTo}</h3>
          <ul class="map-near row">
            {near.map(({ spot: other, terrain, standIn, costs }) => (
              <li key={other.id}>
                <button
                  type="button"
                  data-stand-in={standIn || undefined}
                  title={`${terrain}${standIn ? say.ourStandIn : ''}`}
                  onClick={() => choose(other.id)}
                >
                  {other.name} {words && <b class="soft">{costSays(costs)}</b>}
                  <span class="unseen">
                    {' '}
                    {words && `${words.mp}, `}
                    {terrain}
                    {standIn && say.ourStandIn}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="map-doors row">
        {told.map(({ href, says, title }) => (
          <a key={says} class="button grow" href={href} title={title}>
            {says}
          </a>
        ))}
      </p>
      {words && (
        <details open={army !== undefined}>
          <summary class="strong">{army ? say.enemyHere : say.addEnemy}</summary>
          <div class="row gap-6">
            <label>
              <span class="unseen">{say.whose}</span>
              <select value={one.side} onChange={({ currentTarget }) => put({ ...one, side: currentTarget.value })}>
                {enemies.map((side) => (
                  <option key={side.id} value={side.id}>
                    {side.name}
                  </option>
                ))}
              </select>
            </label>
            <Figure label={words.cu} value={one.cu} most={20} set={(cu) => put({ ...one, cu })} />
            {words.rating && (
              <Figure label={words.rating} value={one.rating} most={6} set={(n) => put({ ...one, rating: n })} />
            )}
          </div>
        </details>
      )}
    </>
  );
}

export const Figure = ({
  label,
  value,
  most,
  set,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly set: (value: number) => void;
}) => (
  <label class="map-figure beside gap-3 data">
    {label}
    <input
      class="centred"
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={value}
      onInput={({ currentTarget: { value: typed } }) =>
        /^\d+$/.test(typed) && Number(typed) <= most && set(Number(typed))
      }
    />
  </label>
);

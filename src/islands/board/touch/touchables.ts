/** What can be touched, with its name and position: pieces first, then places, the nearest first. Pure. */
import { percent } from '../../../calculator/words.ts';
import type { Side } from '../../../play/shown.ts';
import type { Asked, Lit, Target } from '../asked.ts';
import type { Ground, Point } from '../ground.ts';
import type { Counter } from '../pieces.ts';
import type { Shown } from '../shown.ts';
import * as say from '../words.ts';

export interface Touchable extends Target {
  readonly name: string;
  readonly place: string;
  readonly at: Point;
  /** Half its width and its height, in px. */
  readonly half: Point;
  readonly isChosen: boolean;
}

/** Half of what a finger hits, in px. */
const FINGER = 22;

/** Rhone, 1 MP, 67 per cent. */
const placeSays = (name: string, { cost, chance, enemy }: Lit, unit = ''): string =>
  [
    name,
    ...(cost ? [`${cost} ${unit}`.trim()] : []),
    ...(chance === undefined ? [] : [percent(chance, 0).replace('%', say.perCent)]),
    ...(enemy ? [say.enemyThere] : []),
  ].join(', ');

/** Camillus, 7 CU, Capua. */
const stackSays = ({ leaders, kinds, number }: Counter, side: string, place: string): string =>
  [
    ...(leaders.length ? leaders.map(({ name }) => name) : [side]),
    ...(number ? kinds.map((one) => `${one.number} ${one.number === 1 ? one.kind.replace(/s$/, '') : one.kind}`) : []),
    place,
  ].join(', ');

export function touchables(
  asked: Asked,
  { spots }: Ground,
  sides: readonly Side[],
  shown: readonly Shown[],
  seen: (p: Point) => Point,
): Touchable[] {
  const spotOf = new Map(spots.map((spot) => [spot.id, spot]));
  const stacks = shown.flatMap(({ place: [x, y], standing: { id: place }, placed, out }) =>
    placed.flatMap(({ counter, at: [dx, dy], width, height }): Touchable[] => {
      if (counter.asks === undefined) return [];
      const side = sides.find(({ id }) => id === counter.side)?.name ?? counter.side;
      return [
        {
          type: 'stack',
          id: counter.asks,
          name: stackSays(counter, side, spotOf.get(place)?.name ?? place),
          place,
          at: [x + out[0] + dx, y + out[1] + dy - height / 2],
          half: [width / 2 + 4, height / 2 + 4],
          isChosen: counter.ring === 'chosen',
        },
      ];
    }),
  );
  const chosen = stacks.find((one) => one.isChosen);
  const from = chosen?.at ?? seen(spotOf.get(asked.focus[0] ?? '')?.at ?? [0, 0]);
  const far = ({ at: [x, y] }: Touchable): number => Math.hypot(x - from[0], y - from[1]);
  const places = [...asked.places].flatMap(([id, lit]): Touchable[] => {
    const spot = spotOf.get(id);
    if (!spot) return [];
    const name = placeSays(spot.name, lit, asked.unit);
    return [
      { type: 'place', id, name, place: id, at: seen(spot.at), half: [FINGER, FINGER], isChosen: lit.chosen === true },
    ];
  });
  const nearest = (list: Touchable[]) => list.toSorted((a, b) => far(a) - far(b));
  return [...nearest(stacks), ...nearest(places)];
}

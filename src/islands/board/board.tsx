/** The board as a picture: ground that scales, signs, names and pieces that keep their size, and what just moved. */
import { useMemo } from 'preact/hooks';
import type { Side } from '../../play/shown.ts';
import { Arrow, arrowPoints, legsOf } from './arrow.tsx';
import { project, type Size } from './camera.ts';
import type { Ground, Point, Spot } from './ground.ts';
import { GroundLayer, Peaks } from './ground-layer.tsx';
import { Kept } from './kept.tsx';
import { levelOf, SIGNS } from './level.ts';
import { Patterns } from './looks.tsx';
import { merged } from './merged.ts';
import { type Box, namesFor, seasFor } from './names.ts';
import { type Standing, standingOn } from './pieces.ts';
import { at } from './place.ts';
import type { BoardProps } from './props.ts';
import { stepAside } from './room.ts';
import { Fort, NameText, Sign } from './sign.tsx';
import { coveredBy, extentOf, Stacks } from './stacks.tsx';

const NAME = { near: 12.5, middle: 12.5, whole: 11 } as const;
/** Half of what a sign with its second outline needs more than its own shape, in px. */
const PORT = 4;

/** Which names come first: what takes part, cities, where somebody stands, the rest. */
function rankOf({ kind }: Spot, { counters, gone, siege, changed }: Standing, isAsked: boolean): number {
  if (isAsked || changed || siege || gone.length || counters.some((c) => c.changed)) return -1;
  if (kind === 'city' || kind === 'box') return counters.length ? 0 : 1;
  return counters.length ? 2 : 3;
}

/** What of the sheet is in the view: names stand there and nowhere else, however large the view is. */
function withinView({ width, height }: Ground, view: Size, seen: (p: Point) => Point): Box {
  const [[left, top], [right, bottom]] = [seen([0, 0]), seen([width, height])];
  return {
    left: Math.max(2, left + 2),
    top: Math.max(2, top + 2),
    right: Math.min(view.width, right) - 2,
    bottom: Math.min(view.height, bottom) - 2,
  };
}

export function Board(props: BoardProps) {
  const { ground, board, before, sides, acting, camera, view, uid, under, named, asked = [] } = props;
  const level = levelOf(ground, camera);
  const small = level !== 'near';
  const seen = (p: Point): Point => project(camera, view, p);
  const spots = useMemo(
    () =>
      ground.spots
        .map((spot) => ({ spot, at: project(camera, view, spot.at) }))
        .filter(({ at: [x, y] }) => x > -90 && y > -60 && x < view.width + 90 && y < view.height + 100)
        .sort((a, b) => a.at[1] - b.at[1]),
    [ground, camera, view],
  );
  const all = spots.map(({ spot, at: place }) => ({
    spot,
    place,
    standing: standingOn(spot.id, board, before, acting),
  }));
  const standings = level === 'whole' ? merged(all) : all;
  const aside = stepAside(
    standings.map(({ place, standing }) => ({ foot: place, ...extentOf(standing, small) })),
    view.width,
  ).map(Math.round);
  const legs = board.moves.map(({ path }) => legsOf(path, ground, seen));
  const onWay = [...asked, ...board.moves.flatMap(({ path }) => path)];
  const rim = ({ port }: Spot, besieged: boolean): number =>
    besieged ? 30 : SIGNS[level] + (port && level !== 'whole' ? PORT : 0);
  const within = withinView(ground, view, seen);
  const signs = standings.map(({ spot, place: [x, y], standing }) => {
    const r = rim(spot, standing.siege !== undefined);
    return { id: spot.id, left: x - r, right: x + r, top: y - r, bottom: y + r };
  });
  const counters = standings.flatMap(({ standing, place }, i) => coveredBy(standing, place, aside[i] ?? 0, level));
  const names = namesFor(
    standings.flatMap(({ spot, place, standing }) => {
      const rank = rankOf(spot, standing, onWay.includes(spot.id));
      const after = named ? spot.after : undefined;
      return level === 'whole' && !named && rank > 1
        ? []
        : [{ spot, place, rank, rim: rim(spot, standing.siege !== undefined), after }];
    }),
    { signs, counters, arrows: legs.flatMap(arrowPoints) },
    within,
    NAME[level],
  );
  const seas = seasFor(
    ground.lettering.map(({ text, at: where }) => ({ text, at: seen(where) })),
    [...signs, ...counters, ...[...names.values()].map(({ box }) => box)],
    within,
    14,
  );
  const sideAt = (id: string | null): Side | undefined => sides.find((s) => s.id === id);
  const looks = [...new Set(sides.map((s) => s.look))];
  return (
    <svg
      class="board-drawing"
      data-level={level}
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio={named ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      {under ? (
        under(props)
      ) : (
        <>
          <defs>
            <Patterns uid={uid} looks={looks} />
          </defs>
          <GroundLayer {...props} />
        </>
      )}
      {seas.map(({ text, at: where }) => (
        <text key={text} class="sea-name" transform={at(where)}>
          {text}
        </text>
      ))}
      {level !== 'whole' && <Peaks {...props} />}
      {standings.map(({ spot, place, standing }) => {
        const { siege, changed, control } = standing;
        const side = sideAt(control);
        return (
          <g key={spot.id} transform={at(place)}>
            <Kept from={[siege, changed, control, level]}>
              <Fort standing={standing} look={side?.look} />
              {!siege && <Sign spot={spot} level={level} changed={changed} look={side?.look} letters={side?.letters} />}
            </Kept>
          </g>
        );
      })}
      {standings.map(({ spot }) => {
        const name = names.get(spot.id);
        return name && <NameText key={spot.id} spot={spot} name={name} after={named ? spot.after : undefined} />;
      })}
      {board.moves.map((move, i) => (
        <Arrow key={i} move={move} ground={ground} camera={camera} view={view} sides={sides} />
      ))}
      {standings.map(({ spot, place, standing }, i) => {
        if (!standing.counters.length && !standing.gone.length && !standing.marks.length) return null;
        const score = board.score?.at === spot.id ? board.score : undefined;
        const steps = aside[i] ?? 0;
        const x = Math.round(place[0]);
        return (
          <g key={spot.id} class="pieces" data-place={spot.id} transform={at(place)}>
            <Kept from={[standing, score, steps, level, standing.siege && x]}>
              <Stacks standing={standing} sides={sides} level={level} uid={uid} aside={steps} x={x} score={score} />
            </Kept>
          </g>
        );
      })}
    </svg>
  );
}

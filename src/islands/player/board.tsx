/** The board as a picture: ground that scales, signs, names and pieces that keep their size, and what just moved. */
import type { Place } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { Arrow } from './arrow.tsx';
import type { BoardProps } from './board-props.ts';
import { project, SMALL } from './camera.ts';
import { GroundLayer, Peaks } from './ground-layer.tsx';
import { SharedGround } from './ground-parts.tsx';
import { Patterns } from './looks.tsx';
import { standingOn } from './pieces.ts';
import { at } from './place.ts';
import { stepAside } from './room.ts';
import { arrowAt, Fort, Name, Sign } from './sign.tsx';
import { extentOf, Stacks } from './stacks.tsx';

const EMPTY: Place = { control: null, stacks: [], leaders: [] };

export function Board(props: BoardProps) {
  const { ground, board, before, sides, acting, camera, view, uid, shared } = props;
  const small = camera.scale < SMALL;
  const spots = ground.spots
    .map((spot) => ({ spot, at: project(camera, view, spot.at) }))
    .filter(({ at: [x, y] }) => x > -90 && y > -60 && x < view.width + 90 && y < view.height + 100)
    .sort((a, b) => a.at[1] - b.at[1]);
  const standings = spots.map(({ spot, at: place }) => ({
    spot,
    place,
    standing: standingOn(spot.id, { ...board, places: { [spot.id]: board.places[spot.id] ?? EMPTY } }, before, acting),
  }));
  const aside = stepAside(
    standings.map(({ place, standing }) => ({ foot: place, ...extentOf(standing, small) })),
    view.width,
  );
  // Where an arrow begins or ends, and whither.
  const arrows = new Map(
    board.moves.flatMap(({ path }) => [
      [path[0], path[1]],
      [path.at(-1), path.at(-2)],
    ]),
  );
  const sideAt = (id: string | null): Side | undefined => sides.find((s) => s.id === id);
  const looks = [...new Set(sides.map((s) => s.look))];
  return (
    <svg
      class="board-drawing"
      data-small={small || undefined}
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shared ? (
        <SharedGround {...props} />
      ) : (
        <>
          <defs>
            <Patterns uid={uid} looks={looks} />
          </defs>
          <GroundLayer {...props} />
        </>
      )}
      {ground.lettering.map(({ text, at: where }) => (
        <text key={text} class="sea-name" transform={at(project(camera, view, where))}>
          {text}
        </text>
      ))}
      <Peaks {...props} />
      {standings.map(({ spot, place, standing }) => (
        <g key={spot.id} transform={at(place)}>
          <Fort standing={standing} look={sideAt(standing.control)?.look} />
          {!standing.siege && (
            <Sign
              spot={spot}
              standing={standing}
              look={sideAt(standing.control)?.look}
              letters={sideAt(standing.control)?.letters}
            />
          )}
          <Name
            spot={spot}
            small={small && !props.named}
            besieged={standing.siege !== undefined}
            arrow={arrowAt(ground, spot, arrows.get(spot.id))}
          />
        </g>
      ))}
      {board.moves.map((move, i) => (
        <Arrow key={i} move={move} ground={ground} camera={camera} view={view} sides={sides} />
      ))}
      {standings.map(({ spot, place, standing }, i) =>
        standing.counters.length || standing.gone.length || standing.marks.length ? (
          <g key={spot.id} class="pieces" data-place={spot.id} transform={at(place)}>
            <Stacks
              standing={standing}
              sides={sides}
              small={small}
              uid={uid}
              aside={Math.round(aside[i] ?? 0)}
              score={board.score?.at === spot.id ? board.score : undefined}
            />
          </g>
        ) : null,
      )}
    </svg>
  );
}

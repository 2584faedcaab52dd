/** The board as a picture: ground that scales, signs, names and pieces that keep their size, and what just moved. */
import { useMemo } from 'preact/hooks';
import type { Side } from '../../play/shown.ts';
import { Arrow } from './arrow.tsx';
import { project, SMALL } from './camera.ts';
import { GroundLayer, Peaks } from './ground-layer.tsx';
import { SharedGround } from './ground-parts.tsx';
import { Kept } from './kept.tsx';
import { Patterns } from './looks.tsx';
import { standingOn } from './pieces.ts';
import { at } from './place.ts';
import type { BoardProps } from './props.ts';
import { stepAside } from './room.ts';
import { arrowAt, Fort, Name, Sign } from './sign.tsx';
import { extentOf, Stacks } from './stacks.tsx';

export function Board(props: BoardProps) {
  const { ground, board, before, sides, acting, camera, view, uid, shared } = props;
  const small = camera.scale < SMALL;
  const spots = useMemo(
    () =>
      ground.spots
        .map((spot) => ({ spot, at: project(camera, view, spot.at) }))
        .filter(({ at: [x, y] }) => x > -90 && y > -60 && x < view.width + 90 && y < view.height + 100)
        .sort((a, b) => a.at[1] - b.at[1]),
    [ground, camera, view],
  );
  const standings = spots.map(({ spot, at: place }) => ({
    spot,
    place,
    standing: standingOn(spot.id, board, before, acting),
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
      {standings.map(({ spot, place, standing }) => {
        const { siege, changed, control } = standing;
        const [named, arrow] = [!small || props.named, arrowAt(ground, spot, arrows.get(spot.id))];
        const look = sideAt(control)?.look;
        return (
          <g key={spot.id} transform={at(place)}>
            <Kept from={[siege, changed, control, named, arrow]}>
              <Fort standing={standing} look={look} />
              {!siege && <Sign spot={spot} standing={standing} look={look} letters={sideAt(control)?.letters} />}
              <Name spot={spot} small={!named} besieged={siege !== undefined} arrow={arrow} />
            </Kept>
          </g>
        );
      })}
      {board.moves.map((move, i) => (
        <Arrow key={i} move={move} ground={ground} camera={camera} view={view} sides={sides} />
      ))}
      {standings.map(({ spot, place, standing }, i) => {
        if (!standing.counters.length && !standing.gone.length && !standing.marks.length) return null;
        const score = board.score?.at === spot.id ? board.score : undefined;
        const steps = Math.round(aside[i] ?? 0);
        return (
          <g key={spot.id} class="pieces" data-place={spot.id} transform={at(place)}>
            <Kept from={[standing, score, steps, small]}>
              <Stacks standing={standing} sides={sides} small={small} uid={uid} aside={steps} score={score} />
            </Kept>
          </g>
        );
      })}
    </svg>
  );
}

/** The ground of a board: water, land in the colours of whoever holds it, roads. It scales with the camera; peaks do not. */
import type { BoardProps } from './board-props.ts';
import { project } from './camera.ts';
import { at, round } from './place.ts';

export function GroundLayer({ ground, board, sides, camera, view, uid }: BoardProps) {
  const lookOf = (place: string): string | undefined => sides.find((s) => s.id === board.places[place]?.control)?.look;
  const [tx, ty] = [
    view.width / 2 - camera.middle[0] * camera.scale,
    view.height / 2 - camera.middle[1] * camera.scale,
  ];
  return (
    <g transform={`translate(${round(tx)} ${round(ty)}) scale(${camera.scale.toFixed(4)})`}>
      <clipPath id={`${uid}-land`}>
        {ground.land.map((d) => (
          <path key={d} d={d} />
        ))}
      </clipPath>
      {[29, 17.2, 7.6].map((width, i) => (
        <g key={width} class="water" data-line={i}>
          {ground.land.map((d) => (
            <path key={d} d={d} stroke-width={width} />
          ))}
        </g>
      ))}
      <g class="shore">
        {ground.land.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g clip-path={`url(#${uid}-land)`}>
        {ground.cells.map(({ place, d }) => (
          <path key={place} class="territory" data-look={lookOf(place)} d={d} />
        ))}
        {ground.borders.map(({ between: [a, b], d }) =>
          lookOf(a) !== lookOf(b) ? <path key={d} class="border" d={d} /> : null,
        )}
      </g>
      <g class="coast">
        {ground.land.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {ground.roads.map(({ d, terrain, standIn }) => (
        <path key={d} class="road" data-terrain={terrain} data-stand-in={standIn} d={d} />
      ))}
    </g>
  );
}

export function Peaks({ ground, camera, view }: BoardProps) {
  const peaks = ground.roads.flatMap(({ peaks: on = [], standIn }) => on.map((p) => ({ p, standIn })));
  return (
    <>
      {peaks.map(({ p, standIn }) => (
        <path
          key={p.join()}
          class="peak"
          data-stand-in={standIn}
          transform={at(project(camera, view, p))}
          d="M-5.5 4L0-5.5 5.5 4z"
        />
      ))}
    </>
  );
}

/** The ground of a board: water, land in its owner's colour, roads. It scales with the camera; mountain signs do not. */
import { useMemo } from 'preact/hooks';
import { project } from './camera.ts';
import type { Ground } from './ground.ts';
import { at, round } from './place.ts';
import type { BoardProps } from './props.ts';
import { caretsOf, steppedTo } from './relief.ts';

/** Where the ground lies in the view. */
export const placed = ({ camera, view }: Pick<BoardProps, 'camera' | 'view'>): string => {
  const [tx, ty] = [
    view.width / 2 - camera.middle[0] * camera.scale,
    view.height / 2 - camera.middle[1] * camera.scale,
  ];
  return `translate(${round(tx)} ${round(ty)}) scale(${camera.scale.toFixed(4)})`;
};

/** How far lines in the water run from the coast, in px, the outermost first. */
const WATER_LINES = [14.5, 8.6, 3.8];

/** What no step changes: made once for a ground. */
export function useStill({ land, roads }: Ground, uid: string) {
  return useMemo(() => {
    const outline = `#${uid}-outline`;
    return {
      below: (
        <>
          <defs>
            <path id={`${uid}-outline`} vector-effect="non-scaling-stroke" d={land} />
            <clipPath id={`${uid}-land`}>
              <use href={outline} />
            </clipPath>
          </defs>
          {WATER_LINES.map((off, i) => (
            <g key={off} class="water" data-line={i}>
              <use href={outline} stroke-width={2 * off + 1} stroke-opacity={[0.4, 0.7][i]} />
              <use href={outline} class="sea" stroke-width={2 * off - 1} />
            </g>
          ))}
          <use class="shore" href={outline} />
        </>
      ),
      above: (
        <>
          <use class="coast" href={outline} />
          {roads.map(({ d, terrain, standIn }) => (
            <path key={d} class="road" data-terrain={terrain} data-stand-in={standIn} d={d} />
          ))}
        </>
      ),
    };
  }, [land, roads, uid]);
}

export function GroundLayer({ ground, board, sides, camera, view, uid }: BoardProps) {
  const lookOf = (place: string): string | undefined => sides.find((s) => s.id === board.places[place]?.control)?.look;
  const looks = new Map(ground.cells.map(({ place }) => [place, lookOf(place)]));
  const { below, above } = useStill(ground, uid);
  const held = useMemo(
    () => (
      <g clip-path={`url(#${uid}-land)`}>
        {ground.cells.map(({ place, d }) => (
          <path key={place} class="territory" data-look={looks.get(place)} d={d} />
        ))}
        {ground.borders.map(({ between: [a, b], d, fine }) =>
          looks.get(a) !== looks.get(b) ? (
            <path key={d} class="border" d={d} />
          ) : fine ? (
            <path key={d} class="border" data-fine d={d} />
          ) : null,
        )}
      </g>
    ),
    [ground, uid, [...looks.values()].join()],
  );
  return (
    <g class="ground" transform={placed({ camera, view })}>
      {below}
      {held}
      <Relief ground={ground} camera={camera} />
      {above}
    </g>
  );
}

/** Carets of mountains between land and roads, in units of the ground. */
export function Relief({ ground, camera }: Pick<BoardProps, 'ground' | 'camera'>) {
  const scale = steppedTo(camera.scale);
  return useMemo(() => <path class="relief" d={caretsOf(ground, scale)} />, [ground, scale]);
}

const PEAK = 'M-5.5 4L0-5.5 5.5 4z';
const TWIN = 'M-9.5 4L-4-5.5 0 1.4 4-5.5 9.5 4z';

export function Peaks({ ground, camera, view, named }: BoardProps) {
  const drawn = useMemo(() => {
    const peaks = ground.roads.flatMap(({ peaks: on = [], terrain }) =>
      on.map((p) => ({ p, d: terrain === 'steep' ? TWIN : PEAK })),
    );
    return (
      <>
        {peaks.map(({ p, d }) => (
          <path key={p.join()} class="peak" transform={at(project(camera, view, p))} d={d} />
        ))}
        {ground.roads.map(({ doubt }) =>
          doubt && named ? (
            <g key={doubt.join()} class="doubt" transform={at(project(camera, view, doubt))}>
              <circle r="6.5" />
              <text y="4">?</text>
            </g>
          ) : null,
        )}
      </>
    );
  }, [ground, camera, view]);
  return drawn;
}

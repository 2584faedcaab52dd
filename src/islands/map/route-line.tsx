/** A route on the map: coloured as far as it can be reached, grey beyond; dashed where it depends on a stand-in. */
import type { Route } from '../../stores/route.ts';
import { type Camera, project, type Size } from '../board/camera.ts';
import type { Ground, Point } from '../board/ground.ts';

interface LineProps {
  readonly ground: Ground;
  readonly camera: Camera;
  readonly view: Size;
  readonly from: string;
  readonly to?: string | undefined;
  readonly route?: Route | undefined;
}

export function RouteLine({ ground, camera, view, from, to, route }: LineProps) {
  const at = (id: string): Point | undefined => {
    const spot = ground.spots.find((s) => s.id === id);
    return spot && project(camera, view, spot.at);
  };
  const legs = (route?.stops ?? []).flatMap(({ by, left }) => {
    const [a, b] = [at(by.from), at(by.to)];
    const road = ground.next.findIndex((ends) => ends.includes(by.from) && ends.includes(by.to));
    const via = ground.roads[road]?.via;
    const bend = via ? `Q${project(camera, view, via).join(' ')} ` : 'L';
    return a && b ? [{ d: `M${a.join(' ')}${bend}${b.join(' ')}`, standIn: by.standIn, far: left < 0 }] : [];
  });
  const ends = [from, ...(to ? [to] : [])].flatMap((id) => {
    const place = at(id);
    return place ? [{ id, place }] : [];
  });
  return (
    <svg class="route-drawing" viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
      {legs.map(({ d }) => (
        <path key={`u${d}`} class="route-under" d={d} />
      ))}
      {legs.map(({ d, standIn, far }) => (
        <path key={d} class="route-line" data-stand-in={standIn || undefined} data-far={far || undefined} d={d} />
      ))}
      {ends.map(({ id, place: [x, y] }) => (
        <circle key={id} class="route-end" cx={x} cy={y} r="19" />
      ))}
    </svg>
  );
}

/** The board of a map: who holds each space at the start, and the armies the reader put on it. Pure. */
import type { Board, Place } from '../../play/board.ts';
import type { Muster } from '../../stores/muster.ts';
import type { MapSpot } from './props.ts';

export function boardOf(spots: readonly MapSpot[], muster?: Muster, from?: string): Board {
  const placeOf = (id: string, home: string | undefined): Place => {
    const army = muster?.armies.find((one) => one.at === id);
    const isMover = muster !== undefined && id === from;
    const mover = isMover && muster.cu > 0 ? [{ side: muster.side, kind: 'CU', number: muster.cu }] : [];
    return {
      control: home ?? null,
      stacks: [...mover, ...(army ? [{ side: army.side, kind: 'CU', number: army.cu }] : [])],
      leaders:
        isMover && muster.leader
          ? [{ id: muster.leader, name: muster.leader, side: muster.side, rating: muster.rating }]
          : [],
    };
  };
  return {
    title: '',
    places: Object.fromEntries(spots.map(({ id, home }) => [id, placeOf(id, home)])),
    tracks: {},
    hands: {},
    piles: {},
    viewer: 'all',
    asked: null,
    moves: [],
    score: null,
    ending: null,
  };
}

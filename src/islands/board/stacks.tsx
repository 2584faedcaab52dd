/** The pieces in a space, and those that have just left it. */
import type { Side } from '../../play/shown.ts';
import type { Score as Sums } from '../../play/state.ts';
import { stackId } from './asked.ts';
import { Counter, heightOf } from './counter.tsx';
import type { Point } from './ground.ts';
import type { Level } from './level.ts';
import type { Standing } from './pieces.ts';
import { at, round } from './place.ts';
import { Score } from './score.tsx';
import type { Shown } from './shown.ts';
import { footOf, goneAt, marksOf, outsideOf, placedOn, withinOn } from './stack-layout.ts';

export function Stacks({
  standing,
  sides,
  level,
  uid,
  score,
  aside,
  x,
}: {
  readonly standing: Standing;
  readonly sides: readonly Side[];
  readonly level: Level;
  readonly uid: string;
  readonly score: Sums | undefined;
  /** How far it steps aside for others, in px. */
  readonly aside: number;
  /** Where in the view it stands. */
  readonly x: number;
}) {
  const small = level !== 'near';
  const sideOf = (id: string): Side =>
    sides.find((s) => s.id === id) ?? { id, name: id, letters: id.slice(0, 2), look: 'band' };
  const placed = placedOn(standing, level, aside, x);
  const [first, second] = placed;
  const meet = first && second && first.counter.side !== second.counter.side;
  const hidden = outsideOf(standing).length - placed.length;
  const foot = footOf(standing, level);
  const right = Math.max(...placed.map((one) => one.at[0] + one.width / 2));
  return (
    <>
      {placed
        .map(({ counter, at: stands }) => (
          <g key={stackId(standing.id, counter)} transform={at(stands)}>
            <Counter
              counter={counter}
              side={sideOf(counter.side)}
              small={small}
              uid={uid}
              outer={meet && counter !== first?.counter ? 'right' : 'left'}
            />
          </g>
        ))
        .reverse()}
      {score && first && (
        // Between those who fought, over the top of the lower one.
        <g
          transform={at([
            meet ? (first.at[0] + first.width / 2 + second.at[0] - second.width / 2) / 2 : first.at[0],
            first.at[1] - Math.min(...placed.slice(0, 2).map((one) => heightOf(one.counter, small)), 47) + 4,
          ])}
        >
          <Score score={score} sides={sides} left={first.counter.side} />
        </g>
      )}
      {withinOn(standing, level).map(({ counter, at: stands }) => (
        <g key={stackId(standing.id, counter)} transform={at(stands)}>
          <Counter counter={counter} side={sideOf(counter.side)} small={true} uid={uid} />
        </g>
      ))}
      {hidden > 0 && (
        <text class="more" x={right + 6} y={foot - 10}>
          +{hidden}
        </text>
      )}
      {standing.gone.slice(0, 2).map(({ side, number }, i) => (
        <g
          key={side}
          class="gone"
          data-look={sideOf(side).look}
          transform={at([goneAt(standing, small) + i * 50, foot])}
        >
          <rect x="-20" y="-30" width="40" height="28" rx="4" />
          <text y="-10">{number}</text>
        </g>
      ))}
    </>
  );
}

/** What lies on the space itself, as its loyalty. */
export const Marks = ({
  standing,
  level,
  first,
}: {
  readonly standing: Standing;
  readonly level: Level;
  readonly first: Point;
}) => (
  <>
    {marksOf(standing, level).map((mark, i) => (
      <g key={mark.id} class="mark" transform={at([first[0] + i * 20, first[1]])}>
        <circle r="9" />
        <text y="3.8">{mark.number ?? mark.says[0]?.toUpperCase()}</text>
      </g>
    ))}
  </>
);

/** A step of a few px needs no line. */
const NEAR = 14;

/** From its sign to what has stepped out. */
export function Leads({ shown, sides }: { readonly shown: readonly Shown[]; readonly sides: readonly Side[] }) {
  return (
    <>
      {shown.map(({ spot, place: [x, y], out, placed: [first] }) =>
        first && Math.hypot(...out) > NEAR ? (
          <line
            key={spot.id}
            class="lead"
            data-look={sides.find(({ id }) => id === first.counter.side)?.look}
            x1={round(x)}
            y1={round(y)}
            x2={round(x + out[0] + first.at[0])}
            y2={round(y + out[1] + first.at[1] - first.height / 2)}
          />
        ) : null,
      )}
    </>
  );
}

/** The board as a picture: ground that scales, signs, names and pieces that keep their size, what just moved, what can be touched. */
import { useMemo } from 'preact/hooks';
import type { Side } from '../../play/shown.ts';
import { Arrow } from './arrow.tsx';
import { project } from './camera.ts';
import { GroundLayer, Peaks } from './ground-layer.tsx';
import { Kept } from './kept.tsx';
import { Patterns } from './looks.tsx';
import { at } from './place.ts';
import type { BoardProps } from './props.ts';
import { sceneOf } from './scene.ts';
import { Fort, NameText, Sign } from './sign.tsx';
import { Leads, Marks, Stacks } from './stacks.tsx';

export function Board(props: BoardProps) {
  const { ground, board, before, sides, acting, camera, view, uid, under, named, way, touch, free } = props;
  const { level, shown, names, seas, regions, moves } = useMemo(
    () => sceneOf(props),
    [ground, board, before, acting, camera, view, way?.join(), touch, props.asked, free, props.lids],
  );
  const { onTap, onShow } = props;
  const asked = touch && props.asked;
  const lookOf = (id: string | null | undefined): Side | undefined => sides.find((s) => s.id === id);
  const looks = [...new Set(sides.map((s) => s.look))];
  return (
    <>
      <svg
        class="board-drawing"
        data-level={level}
        data-named={named || undefined}
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
        {regions.map(({ text, at: where }) => (
          <text key={text} class="region-name" transform={at(where)}>
            {text}
          </text>
        ))}
        {level !== 'whole' && <Peaks {...props} />}
        {shown.map(({ spot, place, standing, lit }) => {
          const { siege, changed, control } = standing;
          const side = lookOf(control);
          const marked = lit && touch?.isMark(lit);
          return (
            <g key={spot.id} transform={at(place)}>
              <Kept from={[siege, changed, control, level, marked]}>
                <Fort standing={standing} level={level} look={side?.look} />
                {!siege && !marked && (
                  <Sign spot={spot} level={level} changed={changed} look={side?.look} letters={side?.letters} />
                )}
              </Kept>
            </g>
          );
        })}
        {shown.map(({ spot }) => {
          const name = names.get(spot.id);
          return name && <NameText key={spot.id} spot={spot} name={name} />;
        })}
        {moves.map((move, i) => (
          <Arrow key={i} move={move} ground={ground} camera={camera} view={view} sides={sides} />
        ))}
        <Leads shown={shown} sides={sides} />
        {asked && <touch.Marks shown={shown} />}
        {shown.map(({ spot, place, standing, level: near, marksAt }) =>
          marksAt ? (
            <g key={spot.id} transform={at(place)}>
              <Marks standing={standing} level={near} first={marksAt} />
            </g>
          ) : null,
        )}
        {shown.map(({ spot, place, standing, level: near, aside, out }) => {
          if (!standing.counters.length && !standing.gone.length) return null;
          const score = board.score?.at === spot.id ? board.score : undefined;
          const x = Math.round(place[0]);
          return (
            <g key={spot.id} class="pieces" data-place={spot.id} transform={at(place)}>
              <g transform={at(out)}>
                <Kept from={[standing, score, aside, near, standing.siege && x]}>
                  <Stacks standing={standing} sides={sides} level={near} uid={uid} aside={aside} x={x} score={score} />
                </Kept>
              </g>
            </g>
          );
        })}
      </svg>
      {asked && free && onTap && onShow && (
        <touch.Targets
          asked={asked}
          ground={ground}
          all={touch.touchables(asked, ground, sides, shown, (p) => project(camera, view, p))}
          free={free}
          lids={props.lids ?? []}
          shown={shown}
          onTap={onTap}
          onShow={onShow}
        />
      )}
    </>
  );
}

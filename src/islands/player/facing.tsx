/** Armies that face each other, where a position has no place on the map: drawn as they are on a board. */
import type { Board, Party } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { Counter, heightOf, widthOf } from './counter.tsx';
import { Patterns } from './looks.tsx';
import type { Counter as Pieces } from './pieces.ts';

const GAP = 34;
const ROOM = 18;

const piecesOf = ({ side, stacks = [], leaders = [] }: Party): Pieces => ({
  side,
  number: stacks.reduce((sum, { number }) => sum + number, 0),
  kinds: stacks,
  leaders,
  marks: [],
  inside: false,
  change: 0,
  changed: false,
});

interface Props {
  readonly uid: string;
  readonly board: Pick<Board, 'box'>;
  readonly sides: readonly Side[];
}

export function Facing({ uid, board: { box }, sides }: Props) {
  const armies = (box?.parties ?? []).flatMap((party) => {
    const side = sides.find(({ id }) => id === party.side);
    const pieces = piecesOf(party);
    return side && pieces.number > 0 ? [{ side, pieces, width: widthOf(pieces, false) }] : [];
  });
  if (!armies.length) return null;
  const width = armies.reduce((sum, army) => sum + army.width, 0) + GAP * (armies.length - 1) + 2 * ROOM;
  const height = Math.max(...armies.map(({ pieces }) => heightOf(pieces, false))) + 2 * ROOM;
  let x = ROOM;
  const label = (box?.parties ?? []).map(
    ({ role, stacks = [] }) => `${role}: ${stacks.map(({ number, kind }) => `${number} ${kind}`).join(', ')}`,
  );
  return (
    <svg class="facing" viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={label.join('; ')}>
      <defs>
        <Patterns uid={uid} looks={[...new Set(armies.map(({ side }) => side.look))]} />
      </defs>
      {armies.map(({ side, pieces, width: wide }, i) => {
        const middle = x + wide / 2;
        x += wide + GAP;
        return (
          <g key={side.id}>
            <g transform={`translate(${middle} ${height - ROOM})`}>
              <Counter counter={pieces} side={side} small={false} uid={uid} />
            </g>
            {i > 0 && (
              <path class="against" d={`M${middle - wide / 2 - GAP / 2 - 5} ${height / 2 - 5}l10 10m0 -10l-10 10`} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Armies facing each other, and whatever else is given, when a position has no place on the map: drawn as on a board. */
import { Fragment } from 'preact';
import type { Board, Fact, Party, Place } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { Counter, heightOf, widthOf } from '../board/counter.tsx';
import { Patterns } from '../board/looks.tsx';
import type { Counter as Pieces } from '../board/pieces.ts';

const GAP = 34;
const ROOM = 8;

type Army = Pick<Party, 'side' | 'stacks' | 'leaders'>;

const piecesOf = ({ side, stacks = [], leaders = [] }: Army): Pieces => ({
  side,
  number: stacks.reduce((sum, { number }) => sum + number, 0),
  kinds: stacks,
  leaders,
  marks: [],
  inside: false,
  fleet: false,
  change: 0,
  changed: false,
});

/** Each side of a place with all it has there. */
const armiesOn = ({ stacks, leaders }: Place): Army[] =>
  [...new Set([...stacks, ...leaders].map(({ side }) => side))].map((side) => ({
    side,
    stacks: stacks.filter((s) => s.side === side),
    leaders: leaders.filter((l) => l.side === side),
  }));

/** What is given, as small plates. */
export function Facts({ facts, sides }: { readonly facts: readonly Fact[]; readonly sides: readonly Side[] }) {
  return (
    <span class="facts row">
      {facts.map(({ label, value, side }, i) => (
        <Fragment key={i}>
          <span class="fact" data-look={sides.find(({ id }) => id === side)?.look}>
            <span>{label}</span> <b>{value}</b>
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}

interface Props {
  readonly uid: string;
  readonly board: Pick<Board, 'box' | 'places'>;
  readonly sides: readonly Side[];
  /** A small picture shows no more than this. */
  readonly most?: number;
}

export function Facing({ uid, board: { box, places }, sides, most = 12 }: Props) {
  const facing: readonly Army[] = box?.parties.length
    ? box.parties
    : Object.values(places)
        .map(armiesOn)
        // Where sides meet is what it is about.
        .toSorted((a, b) => b.length - a.length)
        .flat();
  const armies = facing.slice(0, most).flatMap((army) => {
    const side = sides.find(({ id }) => id === army.side);
    const pieces = piecesOf(army);
    return side && (pieces.number > 0 || pieces.leaders.length)
      ? [{ side, pieces, width: widthOf(pieces, false) }]
      : [];
  });
  const facts = (box?.facts ?? []).slice(0, Math.max(most - armies.length, most > 2 ? 12 : 0));
  const width = armies.reduce((sum, army) => sum + army.width, 0) + GAP * (armies.length - 1) + 2 * ROOM;
  const height = Math.max(...armies.map(({ pieces }) => heightOf(pieces, false))) + 2 * ROOM;
  let x = ROOM;
  const label = facing.map(({ side, stacks = [], leaders = [] }) => {
    const name = sides.find(({ id }) => id === side)?.name ?? side;
    return `${name}: ${[...stacks.map(({ number, kind }) => `${number} ${kind}`), ...leaders.map((l) => l.name)].join(', ')}`;
  });
  return (
    <span class="facing">
      {armies.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={label.join('; ')}>
          <defs>
            <Patterns uid={uid} looks={[...new Set(armies.map(({ side }) => side.look))]} />
          </defs>
          {armies.map(({ side, pieces, width: wide }, i) => {
            const middle = x + wide / 2;
            x += wide + GAP;
            return (
              <g key={i}>
                <g transform={`translate(${middle} ${height - ROOM})`}>
                  <Counter counter={pieces} side={side} small={false} uid={uid} />
                </g>
                {i > 0 && side.id !== armies[i - 1]?.side.id && (
                  <path
                    class="against"
                    d={`M${middle - wide / 2 - GAP / 2 - 5} ${height / 2 - 5}l10 10m0 -10l-10 10`}
                  />
                )}
              </g>
            );
          })}
        </svg>
      )}
      {facts.length > 0 && <Facts facts={facts} sides={sides} />}
    </span>
  );
}

/** One row of the find box: its name, its kind, and a line of its text; the first row may be the answer itself. */
import type { Piece } from '../../find/excerpt.ts';
import type { Row } from './rows.ts';

interface HitProps {
  readonly row: Row;
  readonly id: string;
  readonly active: boolean;
  /** The game's name, if it is not the current one. */
  readonly other: string | undefined;
  /** The first of those of other games. */
  readonly apart: boolean;
  readonly pinned: boolean;
  /** What a typed case comes to, once it is known. */
  readonly figure: string;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
}

const Pieces = ({ of }: { of: readonly Piece[] }) => (
  <>{of.map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>
);

export function Hit({ row, id, active, other, apart, pinned, figure, onOpen, onPoint }: HitProps) {
  const name = (
    <span class="beside">
      {row.number && <span class="found-number keep">{row.number}</span>}
      <span class="found-title clipped strong">
        {pinned && '★ '}
        <Pieces of={row.title} />
        {figure && <b class="strong"> {figure}</b>}
      </span>
      <span class="found-kind note keep one-line">
        {figure ? other : [row.answer && other, row.kind].filter(Boolean).join(', ')}
      </span>
    </span>
  );
  const text = (
    <span class="found-text block clipped soft">
      {other && !row.answer && <i class="found-game">{other} </i>}
      <Pieces of={row.text} />
    </span>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are pressed in the box above
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
    <li
      id={id}
      role="option"
      aria-selected={active}
      data-answer={row.answer}
      data-apart={apart || undefined}
      onClick={onOpen}
      onMouseMove={onPoint}
    >
      {row.answer === 'sentence' ? [text, name] : [name, text]}
    </li>
  );
}

/** The hand of whoever is asked, as cards at the foot: a tap raises one and opens what it can do. */
import type { Board, Card } from '../../../play/board.ts';
import type { Side } from '../../../play/shown.ts';
import type { Touch } from '../../../play/tap.ts';
import { sideOf } from '../../board/badge.tsx';

interface Props {
  readonly board: Board;
  readonly sides: readonly Side[];
  /** The cards that something can be done with, beside what was tapped. */
  readonly able: readonly Touch[];
  readonly raised: string | undefined;
  readonly onCard: (touch: Touch) => void;
}

function Face({ card: { title, values = {} } }: { readonly card: Card }) {
  return (
    <>
      <span class="hand-values">
        {Object.entries(values).map(([name, value]) => (
          <span key={name}>
            <b>{value}</b> <small>{name}</small>
          </span>
        ))}
      </span>
      <span class="hand-title">{title}</span>
    </>
  );
}

export function Hand({ board, sides, able, raised, onCard }: Props) {
  const who = board.asked?.who;
  const cards = (who && board.hands[who]?.cards) || [];
  if (!who || cards.length === 0) return null;
  const side = sideOf(sides, who);
  return (
    <ul class="hand-fan" aria-label={`Hand of ${side?.name ?? who}`} data-look={side?.look}>
      {cards.map((card, i) => {
        const touch: Touch = { kind: 'card', id: card.id, field: 'card' };
        const isAble = card.id === raised || able.some(({ id }) => id === card.id);
        return (
          <li key={`${card.id} ${i}`}>
            <button
              type="button"
              class="hand-card"
              aria-pressed={card.id === raised}
              disabled={!isAble}
              data-key={i < 9 ? i + 1 : undefined}
              onClick={() => onCard(touch)}
            >
              <Face card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

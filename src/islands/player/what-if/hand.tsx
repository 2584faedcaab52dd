/** The deciding player's hand as cards at the foot: a tap raises one and shows what it can do. */
import type { Board, Card } from '../../../play/board.ts';
import type { Side } from '../../../play/shown.ts';
import type { Touch } from '../../../play/tap.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import * as say from './words.ts';

interface Props {
  readonly board: Board;
  readonly sides: readonly Side[];
  /** The cards that something can be done with, beside what was tapped. */
  readonly able: readonly Touch[];
  readonly raised: string | undefined;
  readonly onCard: (touch: Touch) => void;
}

/** Symbols that cards bear, each one path on a sheet of 24 by 24. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ship: 'M3 15h18l-3.5 5h-11zM12 3v10M12 4l6.5 8H12z',
  swords: 'M4 4l16 16M20 4L4 20M3.5 15l5.5 5.5M20.5 15L15 20.5',
  troops: 'M12 3l8 3v5c0 5-3.5 8-8 10-4.5-2-8-5-8-10V6z',
};

const Mark = ({ name }: { readonly name: string }) =>
  SYMBOLS[name] ? (
    <>
      <svg class="player-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SYMBOLS[name]} />
      </svg>
      <span class="sr">{name}</span>
    </>
  ) : (
    <span>{name}</span>
  );

/** The first figure large, with the sign of the side that the card is for; what it counts is told where there are several. */
function Face({ card: { title, values = {} }, side }: { readonly card: Card; readonly side: Side | undefined }) {
  const figures = Object.entries(values).filter(([, value]) => typeof value === 'number');
  const words = Object.values(values).flatMap((value) => (typeof value === 'string' ? value.split(', ') : []));
  return (
    <>
      <span class="hand-values">
        {figures.map(([name, value], nth) => (
          <span key={name}>
            <b>{value}</b> <span class={figures.length < 2 ? 'sr' : undefined}>{name}</span>{' '}
            {nth === 0 && side && <Badge side={side} />}
          </span>
        ))}
      </span>
      <span class="hand-title">{title}</span>
      {words.length > 0 && (
        <span class="hand-symbols row">
          {words.map((name) => (
            <Mark key={name} name={name} />
          ))}
        </span>
      )}
    </>
  );
}

export function Hand({ board, sides, able, raised, onCard }: Props) {
  const who = board.asked?.who;
  const cards = (who && board.hands[who]?.cards) || [];
  if (!who || cards.length === 0) return null;
  const side = sideOf(sides, who);
  const isUsable = (card: Card): boolean => card.id === raised || able.some(({ id }) => id === card.id);
  // Where no card takes the focus the hand itself does, so that keys can slide it.
  const stop = cards.some(isUsable) ? {} : { tabIndex: 0, role: 'group' as const, 'aria-label': say.noneOfUse };
  return (
    <div class="hand-fan" data-look={side?.look} {...stop}>
      <ul aria-label={say.handOf(side?.name ?? who)} style={{ '--cards': cards.length }}>
        {cards.map((card, i) => {
          const touch: Touch = { kind: 'card', id: card.id, field: 'card' };
          const isAble = isUsable(card);
          return (
            <li key={`${card.id} ${i}`} style={{ '--off': i - (cards.length - 1) / 2 }}>
              <button
                type="button"
                class="hand-card"
                aria-pressed={card.id === raised}
                disabled={!isAble}
                data-key={i < 9 ? i + 1 : undefined}
                onClick={() => onCard(touch)}
              >
                <Face card={card} side={sideOf(sides, card.side)} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

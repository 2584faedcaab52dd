/** Cards that chance brings, as the device proposes them: seen where hands lie open, else only counted. */
import type { ChanceAction } from '../../../play/fields.ts';
import type { Side } from '../../../play/shown.ts';
import { Badge, sideOf } from '../badge.tsx';

const words = (id: string): string => id.replaceAll('-', ' ');

interface Props {
  readonly proposed: Exclude<ChanceAction, { type: 'roll' }>;
  readonly sides: readonly Side[];
  readonly open: boolean;
  readonly onAnother: () => void;
}

export function CardsChance({ proposed, sides, open, onAnother }: Props) {
  const list = (cards: readonly string[]): string => (open ? cards.map(words).join(', ') : `${cards.length} cards`);
  return (
    <div class="dealt">
      {proposed.type === 'shuffle' && <p>The device shuffles: {words(proposed.pile)}.</p>}
      {proposed.type === 'draw' && <p>Drawn: {list(proposed.cards)}</p>}
      {proposed.type === 'deal' && (
        <ul>
          {Object.entries(proposed.hands).map(([who, cards]) => {
            const side = sideOf(sides, who);
            return (
              <li key={who}>
                {side ? <Badge side={side} /> : who} {list(cards)}
              </li>
            );
          })}
        </ul>
      )}
      {proposed.type !== 'shuffle' && open && (
        <button type="button" onClick={onAnother}>
          Others
        </button>
      )}
    </div>
  );
}

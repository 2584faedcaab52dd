/** Cards dealt by chance, as the device proposes them: visible if hands are open, otherwise only counted. */
import { useState } from 'preact/hooks';
import type { ChanceAction } from '../../../play/fields.ts';
import type { Side } from '../../../play/shown.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { useLater } from '../../later.tsx';
import { type Named, words } from './names.ts';
import type { TableCardsProps } from './parts/table-cards.tsx';
import type { Waiting } from './use-chance.ts';
import * as say from './words.ts';

interface Props {
  readonly proposed: Exclude<ChanceAction, { type: 'roll' }>;
  /** The cards as they lie once they have come. */
  readonly cards: readonly Named[];
  readonly sides: readonly Side[];
  readonly open: boolean;
  readonly waiting: Waiting;
  /** What the cards are taken from; absent where none can be named, as in a shuffle. */
  readonly pile: Pick<TableCardsProps, 'game' | 'state' | 'chance'> | undefined;
}

export function CardsChance({ proposed, cards, sides, open, waiting, pile }: Props) {
  const [naming, setNaming] = useState(false);
  // Few name cards: the form comes when it is opened.
  const Form = useLater(async () => (await import('./parts/table-cards.tsx')).TableCards, naming);
  const nameOf = (id: string): string => cards.find((card) => card.id === id)?.name ?? words(id);
  const list = (ids: readonly string[]): string => (open ? ids.map(nameOf).join(', ') : say.cards(ids.length));
  return (
    <div class="dealt words">
      {proposed.type === 'shuffle' && <p>{say.shuffled(words(proposed.pile))}</p>}
      {proposed.type === 'draw' && <p>{say.drawn(list(proposed.cards))}</p>}
      {proposed.type === 'deal' && (
        <ul>
          {Object.entries(proposed.hands).map(([who, dealt]) => {
            const side = sideOf(sides, who);
            return (
              <li key={who}>
                {side ? <Badge side={side} /> : who} {list(dealt)}
              </li>
            );
          })}
        </ul>
      )}
      {proposed.type !== 'shuffle' && open && (
        <p class="row">
          <button type="button" onClick={waiting.again}>
            {say.others}
          </button>
          <button type="button" aria-expanded={naming} onClick={() => setNaming(!naming)}>
            {say.asAtTable}
          </button>
        </p>
      )}
      {pile && open && Form && <Form {...pile} named={waiting.named} sides={sides} onNamed={waiting.name} />}
    </div>
  );
}

/** Cards as dealt at the table: enter those you know, and the device deals the rest. */
import { useMemo } from 'preact/hooks';
import type { Hands } from '../../../../play/fields.ts';
import type { AnyGame } from '../../../../play/machine.ts';
import { DRAWN, propose } from '../../../../play/propose.ts';
import type { Side } from '../../../../play/shown.ts';
import type { AnyState } from '../../../../play/state.ts';
import { Badge, sideOf } from '../../../board/badge.tsx';
import { cardsOn, type Named, words } from '../names.ts';
import type { Dealing } from '../use-chance.ts';
import * as say from './words.ts';

export interface TableCardsProps {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly chance: Dealing;
  readonly named: Hands;
  readonly sides: readonly Side[];
  readonly onNamed: (named: Hands) => void;
}

/** Cards of one name are as good as each other. */
function byName(cards: readonly Named[]): [string, readonly Named[]][] {
  const groups = new Map<string, Named[]>();
  for (const card of cards) groups.set(card.name, [...(groups.get(card.name) ?? []), card]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

/** What the cards of a pile are called, read from boards on which each has come to somebody. */
function cardsIn(game: AnyGame, state: AnyState, chance: Dealing): Named[] {
  const names: Named[] = [];
  const sizes = Object.entries(chance.type === 'deal' ? chance.hands : { [DRAWN]: chance.number });
  for (let left = [...chance.from]; left.length > 0; ) {
    const given = Object.fromEntries(sizes.map(([who, size]) => [who, left.splice(0, size)]));
    const played = game.play(state, propose(chance, 1, given).action);
    const seen = played.type === 'played' ? cardsOn(game.board(played.state, 'all')) : [];
    for (const id of Object.values(given).flat())
      names.push(seen.find((card) => card.id === id) ?? { id, name: words(id) });
  }
  return names;
}

export function TableCards({ game, state, chance, named, sides, onNamed }: TableCardsProps) {
  const all = useMemo(() => cardsIn(game, state, chance), [state]);
  const taken = new Set(Object.values(named).flat());
  const free = byName(all.filter(({ id }) => !taken.has(id)));
  const sizes = chance.type === 'deal' ? chance.hands : { [DRAWN]: chance.number };
  return (
    <div class="table-cards">
      <p>{say.pickCards}</p>
      {Object.entries(sizes).map(([who, size]) => {
        const mine = named[who] ?? [];
        const side = sideOf(sides, who);
        const name = side?.name ?? (who === DRAWN ? say.theDraw : who);
        return (
          <fieldset key={who} class="row">
            <legend>
              {side ? <Badge side={side} /> : name} {say.picked(mine.length, size)}
            </legend>
            {mine.map((id) => {
              const card = all.find((one) => one.id === id)?.name ?? id;
              const back = () => onNamed({ ...named, [who]: mine.filter((one) => one !== id) });
              return (
                <button key={id} type="button" aria-label={say.takeCard(card, name)} onClick={back}>
                  {card} ×
                </button>
              );
            })}
            {mine.length < size && (
              <select
                aria-label={say.cardFor(name)}
                value=""
                onChange={({ currentTarget: { value } }) => {
                  const card = free.find(([title]) => title === value)?.[1][0];
                  if (card) onNamed({ ...named, [who]: [...mine, card.id] });
                }}
              >
                <option value="">{say.addCard}</option>
                {free.map(([title, group]) => (
                  <option key={title} value={title}>
                    {title}
                    {group.length > 1 && ` (${group.length})`}
                  </option>
                ))}
              </select>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

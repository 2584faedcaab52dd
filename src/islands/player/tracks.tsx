/** Tracks, hands and piles: which turn it is, how much everyone has, what is face up. */
import { plural } from '../../calculator/words.ts';
import { type Board, type Card, hasCards, type Track } from '../../play/board.ts';
import type { Side } from '../../play/shown.ts';
import { Badge, sideOf } from '../board/badge.tsx';
import { Facts } from './facing.tsx';
import * as say from './words.ts';

const isShared = (track: Track): track is Track & { at: number } => typeof track.at === 'number';

/** The line over the board: the turn as boxes, and what each side has of the track that wins. */
export function Strip({ board, sides }: { readonly board: Board; readonly sides: readonly Side[] }) {
  const tracks = Object.values(board.tracks);
  const turn = tracks.find(isShared);
  const score = tracks.find((t) => !isShared(t));
  return (
    <div class="strip row">
      {turn && (
        <span class="strip-turn beside soft">
          {turn.label}{' '}
          <span class="boxes beside" aria-hidden="true">
            {Array.from({ length: turn.to - turn.from + 1 }, (_, i) => turn.from + i).map((n) => (
              <i key={n} data-now={n === turn.at || undefined} data-past={n < turn.at || undefined}>
                {n === turn.at ? n : ''}
              </i>
            ))}
          </span>
          <span class="sr">
            {turn.at} of {turn.to}
          </span>
        </span>
      )}
      {score && (
        <ul class="strip-score beside" aria-label={score.label}>
          {Object.entries(score.at as Readonly<Record<string, number>>).map(([id, n]) => {
            const side = sideOf(sides, id);
            return side ? (
              <li key={id}>
                <Badge side={side} /> <b>{n}</b>
              </li>
            ) : null;
          })}
        </ul>
      )}
    </div>
  );
}

function CardFace({ card, sides }: { readonly card: Card; readonly sides: readonly Side[] }) {
  return (
    <li class="card" data-look={sideOf(sides, card.side)?.look} data-struck={card.struck ? '' : undefined}>
      <span class="card-title">{card.title}</span>
      {card.values && (
        <span>
          {Object.entries(card.values)
            .map(([name, value]) => {
              // Words speak for themselves; 3 OP, but value 3.
              if (typeof value === 'string') return value;
              return /^\p{Lu}/u.test(name) ? `${value} ${name}` : `${name} ${value}`;
            })
            .join(' · ')}
        </span>
      )}
      {card.struck && <span>{card.struck}</span>}
    </li>
  );
}

/** Hands, piles and the other tracks, in a sheet. */
export function TableSheet({
  board,
  sides,
  viewer = 'all',
  onViewer,
}: {
  readonly board: Board;
  readonly sides: readonly Side[];
  readonly viewer?: string;
  /** Absent where the board itself holds no more than may be seen. */
  readonly onViewer?: (viewer: string) => void;
}) {
  const seats = Object.keys(board.hands);
  const open = (who: string): boolean => viewer === 'all' || viewer === who;
  return (
    <section class="table-sheet stack" aria-label={hasCards(board) ? say.handsAndMore : say.tracks}>
      {seats.length > 0 && onViewer && (
        <label class="block">
          {say.handsSeenBy}{' '}
          <select value={viewer} onChange={(event) => onViewer(event.currentTarget.value)}>
            <option value="all">{say.everybody}</option>
            <option value="none">{say.nobody}</option>
            {seats.map((id) => (
              <option key={id} value={id}>
                {sideOf(sides, id)?.name ?? id}
              </option>
            ))}
          </select>
        </label>
      )}
      {seats.map((id) => {
        const hand = board.hands[id];
        const side = sideOf(sides, id);
        if (!hand) return null;
        return (
          <div key={id} class="hand stack">
            <h2 class="data strong">
              {side && <Badge side={side} />} {side?.name ?? id}: {say.cards(hand.count)}
            </h2>
            {hand.cards && open(id) && hand.cards.length > 0 && (
              <ul class="cards row">
                {hand.cards.map((card) => (
                  <CardFace key={card.id} card={card} sides={sides} />
                ))}
              </ul>
            )}
            {hand.marks?.map((mark) => (
              <p key={mark.id}>{mark.says}</p>
            ))}
          </div>
        );
      })}
      {Object.entries(board.piles).map(([id, pile]) => (
        <div key={id} class="hand stack">
          <h2 class="data strong">
            {pile.label}: {pile.count}
          </h2>
          {pile.open && pile.open.length > 0 && (
            <ul class="cards row">
              {pile.open.slice(-3).map((card) => (
                <CardFace key={card.id} card={card} sides={sides} />
              ))}
            </ul>
          )}
        </div>
      ))}
      {Object.entries(board.tracks).map(([id, track]) => (
        <p key={id}>
          <b>{track.label}</b>{' '}
          {isShared(track)
            ? (track.words?.[track.at - track.from] ?? say.trackAt(track.at, track.to))
            : Object.entries(track.at as Readonly<Record<string, number>>)
                .map(([who, n]) => `${sideOf(sides, who)?.name ?? who} ${n}`)
                .join(', ')}
          {track.wins !== undefined && say.wins(track.wins)}
        </p>
      ))}
      {(board.marks ?? []).map((mark) => (
        <p key={mark.id}>{mark.says}</p>
      ))}
    </section>
  );
}

const tallySays = ({ blocks, goal, unit }: NonNullable<NonNullable<Board['box']>['tally']>): string =>
  say.sumOf(
    blocks.filter((b) => !b.struck).reduce((sum, b) => sum + b.number, 0),
    goal,
    unit,
  );

/** What is fought out beside the map: both sides facing each other, cards laid, a sum that must reach its goal. */
export function BoxSheet({ board, sides }: { readonly board: Board; readonly sides: readonly Side[] }) {
  const { box } = board;
  if (!box) return null;
  return (
    <div class="box on-sheet stack">
      <p class="box-head row">
        <b>{box.title}</b>
        {box.round !== undefined && <span>{say.round(box.round, box.rounds)}</span>}
        {box.stages && box.stage !== undefined && <span>{box.stages[box.stage]}</span>}
      </p>
      {box.tally && (
        <div class="tally row" role="img" aria-label={tallySays(box.tally)}>
          {box.tally.blocks.flatMap((block) =>
            Array.from({ length: Math.abs(block.number) }, (_, i) => (
              <i
                key={`${block.says} ${i}`}
                data-look={sideOf(sides, block.side)?.look}
                data-struck={block.struck ? '' : undefined}
                data-minus={block.number < 0 || undefined}
                title={block.says}
              />
            )),
          )}
          <span class="strong">{tallySays(box.tally)}</span>
        </div>
      )}
      {box.facts && box.facts.length > 0 && <Facts facts={box.facts} sides={sides} />}
      <div class="parties">
        {box.parties.map((party) => {
          const side = sideOf(sides, party.side);
          return (
            <div key={`${party.side} ${party.role}`} class="party stack" data-wins={party.wins}>
              <p>
                {side && <Badge side={side} />} {party.role}{' '}
                {party.total !== undefined && <b class="party-total">{party.total}</b>}
              </p>
              <p>
                {[
                  ...(party.stacks ?? []).map((s) => `${s.number} ${s.kind}`),
                  ...(party.leaders ?? []).map((l) => l.name),
                ].join(', ')}
                {party.hidden && !party.holds ? say.faceDown(party.hidden) : ''}
              </p>
              {party.holds && (
                <p>
                  {say.holds}{' '}
                  {Object.entries(party.holds)
                    .map(([title, number]) => plural(number, title))
                    .join(', ') || say.noCard}
                </p>
              )}
              {party.cards && party.cards.length > 0 && (
                <ul class="cards row">
                  {party.cards.map((card) => (
                    <CardFace key={card.id} card={card} sides={sides} />
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** A new evening: how many players, which variants, and who sits where. */
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { begin } from '../../stores/evening/evenings.ts';
import { type Custom, planFor } from '../../stores/turn/plan.ts';
import type { Seating } from '../../stores/turn/table.ts';
import { choosePlayers, chooseWithout } from '../../stores/turn/turn.ts';
import { START } from '../../stores/turn/walk.ts';
import { SeatBadge } from '../turn/seat-badge.tsx';
import type { EveningProps } from './props.ts';
import { seatsOf } from './seats.ts';
import * as say from './words.ts';

interface BeginProps extends EveningProps {
  readonly way: Custom;
  readonly table: Seating;
}

export function Begin({ game, plan, counts, variants, sides, way, table }: BeginProps) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [anew, setAnew] = useState(false);
  const used = (id: string) => !way.without.includes(id);
  const { turns } = planFor(plan, way);
  const moved = JSON.stringify(table.place) !== JSON.stringify(START);
  return (
    <>
      <form
        class="stack gap-7"
        onSubmit={(event) => {
          event.preventDefault();
          begin({ game, players: way.players, without: way.without, names }, { anew });
        }}
      >
        <p>{say.aboutEvening}</p>
        {counts.length > 1 && (
          <fieldset class="beside">
            <legend>{say.players}</legend>
            {counts.map((n) => (
              <Fragment key={n}>
                <button
                  type="button"
                  class="inked"
                  aria-pressed={n === way.players}
                  onClick={() => choosePlayers(game, n)}
                >
                  {n}
                </button>{' '}
              </Fragment>
            ))}
          </fieldset>
        )}
        {Object.entries(variants).map(([id, name]) => (
          <label key={id} class="turn-option beside tap">
            <input
              type="checkbox"
              checked={used(id)}
              onChange={() =>
                chooseWithout(game, used(id) ? [...way.without, id] : way.without.filter((other) => other !== id))
              }
            />{' '}
            {name}
          </label>
        ))}
        <fieldset class="evening-names stack">
          <legend>{say.whoPlays}</legend>
          {seatsOf(plan, way, table).map((seat) => (
            <label key={seat.id} class="beside">
              <SeatBadge seat={seat} sides={sides} /> <span class="grow">{seat.name}</span>{' '}
              <input
                maxLength={20}
                autocomplete="off"
                placeholder={say.aName}
                value={names[seat.id] ?? ''}
                onInput={({ currentTarget: { value } }) => setNames({ ...names, [seat.id]: value.trim() })}
              />
            </label>
          ))}
        </fieldset>
        {moved && (
          <label class="turn-option beside tap">
            <input type="checkbox" checked={anew} onChange={() => setAnew(!anew)} />{' '}
            {say.startAt(turns.word.toLowerCase(), table.place.turn)}
          </label>
        )}
        <button type="submit" class="filled">
          {say.begin}
        </button>
      </form>
      <aside class="evening-keeps">
        <h2>{say.whatItKeeps}</h2>
        <ul class="ruled">
          {say.KEEPS(plan.points).map(([word, what]) => (
            <li key={word}>
              <b>{word}</b> {what}
            </li>
          ))}
        </ul>
      </aside>
    </>
  );
}

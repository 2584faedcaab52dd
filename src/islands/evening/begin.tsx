/** A new evening: how many play, with which variants, and who sits where. */
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
        class="evening-begin"
        onSubmit={(event) => {
          event.preventDefault();
          begin({ game, players: way.players, without: way.without, names }, { anew });
        }}
      >
        <p>
          Turns, points, battles and luck of one evening. It is kept on this device, and nothing leaves it until you
          share it.
        </p>
        {counts.length > 1 && (
          <fieldset class="turn-choice">
            <legend>Players</legend>
            {counts.map((n) => (
              <Fragment key={n}>
                <button type="button" aria-pressed={n === way.players} onClick={() => choosePlayers(game, n)}>
                  {n}
                </button>{' '}
              </Fragment>
            ))}
          </fieldset>
        )}
        {Object.entries(variants).map(([id, name]) => (
          <label key={id} class="turn-option">
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
        <fieldset class="evening-names">
          <legend>Who plays?</legend>
          {seatsOf(plan, way, table).map((seat) => (
            <label key={seat.id}>
              <SeatBadge seat={seat} sides={sides} /> <span>{seat.name}</span>{' '}
              <input
                maxLength={20}
                autocomplete="off"
                placeholder="name"
                value={names[seat.id] ?? ''}
                onInput={({ currentTarget: { value } }) => setNames({ ...names, [seat.id]: value.trim() })}
              />
            </label>
          ))}
        </fieldset>
        {moved && (
          <label class="turn-option">
            <input type="checkbox" checked={anew} onChange={() => setAnew(!anew)} /> Start at {turns.word.toLowerCase()}{' '}
            1; My turn stands at {turns.word.toLowerCase()} {table.place.turn}
          </label>
        )}
        <button type="submit" class="filled">
          Begin the evening
        </button>
      </form>
      <aside class="evening-keeps">
        <h2>What it keeps</h2>
        <ul class="ruled">
          <li>
            <b>The course.</b> My turn follows the phases and notes turn and phase by itself
            {plan.points ? `; ${plan.points} by turn are drawn as lines` : ''}.
          </li>
          <li>
            <b>Battles.</b> Open one in its calculator, tap the faces that fell on the table, and it comes back with its
            result.
          </li>
          <li>
            <b>Luck.</b> What the dice gave each player, against what they give on average.
          </li>
          <li>
            <b>One page.</b> At the end, the course, the dearest rolls and the luck, to share or to print.
          </li>
        </ul>
      </aside>
    </>
  );
}

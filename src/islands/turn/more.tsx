/** How the table plays: players and options, seats and points, jumping to another phase, starting over. */
import { useState } from 'preact/hooks';
import { notePoints } from '../../stores/evening/count.ts';
import type { Custom, Plan } from '../../stores/turn/plan.ts';
import { isOut, leftOut, type Seating, seatsAround, sooner } from '../../stores/turn/table.ts';
import { $turns, choosePlayers, chooseWithout, follow, startOver, tableOf } from '../../stores/turn/turn.ts';
import { Phases } from './phases.tsx';
import type { TurnProps } from './props.ts';
import { SeatBadge } from './seat-badge.tsx';
import * as say from './words.ts';

interface MoreProps extends Pick<TurnProps, 'game' | 'counts' | 'variants' | 'sides'> {
  readonly plan: Plan;
  readonly table: Seating;
  readonly way: Custom;
  readonly goTo: (phase: number) => void;
  readonly close: () => void;
}

export function More({ game, counts, variants, sides, plan, table, way, goTo, close }: MoreProps) {
  const [asking, ask] = useState(false);
  const used = (id: string) => !way.without.includes(id);
  const toggle = (id: string) =>
    chooseWithout(game, used(id) ? [...way.without, id] : way.without.filter((other) => other !== id));
  const around = seatsAround(plan, table);
  const go = (phase: number) => {
    goTo(phase);
    close();
  };
  return (
    <section class="turn-more stack gap-7" id="turn-more" aria-label={say.more}>
      {counts.length > 1 && (
        <fieldset class="turn-choice beside">
          <legend>{say.playersAre}</legend>
          {counts.map((n) => (
            <button
              key={n}
              type="button"
              class="inked"
              aria-pressed={n === way.players}
              onClick={() => choosePlayers(game, n)}
            >
              {n}
            </button>
          ))}
        </fieldset>
      )}
      {Object.entries(variants).map(([id, name]) => (
        <label key={id} class="turn-option beside tap">
          <input type="checkbox" checked={used(id)} onChange={() => toggle(id)} /> {name}
        </label>
      ))}
      {around.length > 2 && (
        <fieldset>
          <legend>{say.clockwise}</legend>
          <ul class="turn-around">
            {around.map((seat, i) => (
              <li key={seat.id} class="beside line-below">
                <label class="turn-option beside tap grow">
                  <input
                    type="checkbox"
                    checked={!isOut(seat, table, way)}
                    onChange={() => follow(game, (now) => leftOut(plan, now, way, seat.id))}
                  />
                  <SeatBadge seat={seat} sides={sides} /> {seat.name}
                </label>
                {plan.points && !seat.as && (
                  <label>
                    <span class="unseen">
                      {seat.name}: {plan.points}
                    </span>
                    <input
                      inputMode="numeric"
                      size={3}
                      class="centred"
                      value={table.points[seat.id] ?? ''}
                      placeholder={plan.points}
                      onChange={({ currentTarget: { value } }) => {
                        follow(game, (now) => ({ ...now, points: withPoints(now.points, seat.id, value) }));
                        notePoints(game, seat.id, tableOf($turns.get(), game).points[seat.id], plan);
                      }}
                    />
                  </label>
                )}
                <button
                  type="button"
                  disabled={i === 0}
                  aria-label={say.earlier(seat.name)}
                  onClick={() => follow(game, (now) => sooner(plan, now, seat.id))}
                >
                  ↑
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <fieldset class="turn-to">
        <legend>{say.goToPhase}</legend>
        <Phases plan={plan} now={table.place.phase} go={go} />
      </fieldset>
      {asking ? (
        <p class="row flush">
          {say.overFrom(plan.turns.word.toLowerCase())}{' '}
          <button
            type="button"
            onClick={() => {
              startOver(game);
              close();
            }}
          >
            {say.yesOver}
          </button>{' '}
          <button type="button" onClick={() => ask(false)}>
            {say.noGoOn}
          </button>
        </p>
      ) : (
        <p class="row flush">
          <button type="button" onClick={() => ask(true)}>
            {say.startOver}
          </button>
        </p>
      )}
    </section>
  );
}

/** What is no whole number takes the points away. */
function withPoints(points: Seating['points'], seat: string, typed: string): Seating['points'] {
  const { [seat]: _, ...others } = points;
  return /^-?\d{1,3}$/.test(typed.trim()) ? { ...others, [seat]: Number(typed) } : others;
}

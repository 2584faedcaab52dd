/** Adding an entry by hand: a battle through its calculator, what the players have, or anything else. */
import { useState } from 'preact/hooks';
import { noteAmounts } from '../../stores/evening/count.ts';
import { alliancesOf, amountsOf, type Evening } from '../../stores/evening/evening.ts';
import { note } from '../../stores/evening/evenings.ts';
import type { Seat } from '../../stores/turn/plan.ts';
import type { Seating } from '../../stores/turn/table.ts';
import { SeatBadge } from '../turn/seat-badge.tsx';
import type { EveningProps } from './props.ts';
import { nameOf } from './seats.ts';
import * as say from './words.ts';

export const WAYS = ['battle', 'count', 'other'] as const;
export type AddKind = (typeof WAYS)[number];

interface AddProps extends EveningProps {
  readonly way: AddKind;
  readonly evening: Evening;
  readonly seats: readonly Seat[];
  readonly table: Seating;
  readonly done: () => void;
}

export function Add(props: AddProps) {
  const Panel = { battle: Battle, count: Count, other: Other }[props.way];
  return (
    <section class="evening-add stack gap-7 on-sheet" aria-label={say.noteSomething}>
      <Panel {...props} />
    </section>
  );
}

/** Their faces are typed there, and the result comes back. */
const Battle = ({ calculators }: AddProps) => (
  <>
    <p>{say.howToLog}</p>
    <p class="turn-odds row flush">
      {Object.entries(calculators).map(([id, { href, title }]) => (
        <a key={id} class="button goes" href={`${href}#my-turn`}>
          {title}
        </a>
      ))}
    </p>
  </>
);

function Count({ plan, evening, seats, sides, counted, table, done }: AddProps) {
  const [what, setWhat] = useState(counted[0] ?? say.points);
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({});
  const was = { ...(what === plan.points ? table.points : {}), ...amountsOf(evening, what) };
  const now = (id: string) => typed[id] ?? was[id] ?? 0;
  const set = (id: string, amount: number) => setTyped({ ...typed, [id]: Math.max(-999, Math.min(999, amount)) });
  return (
    <form
      class="stack gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        noteAmounts(evening, what, typed, plan);
        done();
      }}
    >
      {counted.length > 1 && (
        <label>
          {say.what}{' '}
          <select
            value={what}
            onChange={({ currentTarget: { value } }) => {
              setWhat(value);
              setTyped({});
            }}
          >
            {counted.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <ul class="evening-counts stack">
        {seats.map((seat) => {
          const name = nameOf(plan, evening, seat.id);
          return (
            <li key={seat.id} class="beside">
              <SeatBadge seat={seat} sides={sides} /> <span class="grow">{name}</span>
              <button
                type="button"
                class="inked"
                aria-label={say.decrease(name)}
                onClick={() => set(seat.id, now(seat.id) - 1)}
              >
                −
              </button>
              <input
                class="centred"
                inputMode="numeric"
                size={3}
                aria-label={`${name}: ${what}`}
                value={now(seat.id)}
                onInput={({ currentTarget: { value } }) =>
                  /^-?\d{1,3}$/.test(value.trim()) && set(seat.id, Number(value))
                }
              />
              <button
                type="button"
                class="inked"
                aria-label={say.increase(name)}
                onClick={() => set(seat.id, now(seat.id) + 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <button type="submit" class="filled">
        {say.noteAmounts(what)}
      </button>
    </form>
  );
}

function Other({ plan, evening, seats, sieges, done }: AddProps) {
  const [a, setA] = useState(seats[0]?.id ?? '');
  const [b, setB] = useState(seats[1]?.id ?? '');
  const [place, setPlace] = useState('');
  const [level, setLevel] = useState(1);
  const [text, setText] = useState('');
  const allied = alliancesOf(evening).some(({ seats }) => seats.includes(a) && seats.includes(b));
  const seat = (label: string, value: string, choose: (id: string) => void) => (
    <label>
      <span class="unseen">{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {seats.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(plan, evening, id)}
          </option>
        ))}
      </select>
    </label>
  );
  const put = (entry: Parameters<typeof note>[1]) => {
    note(evening, entry);
    done();
  };
  return (
    <>
      {seats.length > 2 && (
        <fieldset class="row">
          <legend class="strong">{say.alliance}</legend>
          {seat(say.oneSide, a, setA)} {say.and} {seat(say.otherSide, b, setB)}{' '}
          <button
            type="button"
            disabled={a === b}
            onClick={() => put({ type: 'alliance', seats: [a, b], ends: allied })}
          >
            {allied ? say.part : say.ally}
          </button>
        </fieldset>
      )}
      {sieges && (
        <fieldset class="row">
          <legend class="strong">{say.siege}</legend>
          {seat(say.whoBesieges, a, setA)}{' '}
          <label>
            <span class="unseen">{say.place}</span>
            <input
              placeholder={say.aPlace}
              maxLength={40}
              value={place}
              onInput={(e) => setPlace(e.currentTarget.value)}
            />
          </label>
          <label>
            {say.level}{' '}
            <select value={level} onChange={(e) => setLevel(Number(e.currentTarget.value))}>
              {[1, 2, 3, 4, 5, 0].map((n) => (
                <option key={n} value={n}>
                  {n || say.over}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            disabled={!place.trim()}
            onClick={() => put({ type: 'siege', seat: a, place: place.trim(), level })}
          >
            {say.noteSiege}
          </button>
        </fieldset>
      )}
      <fieldset class="row">
        <legend class="strong">{say.anythingElse}</legend>
        <label>
          <span class="unseen">{say.whatHappened}</span>
          <input
            placeholder={say.whatHappenedHere}
            maxLength={200}
            value={text}
            onInput={(e) => setText(e.currentTarget.value)}
          />
        </label>
        <button type="button" disabled={!text.trim()} onClick={() => put({ type: 'remark', text: text.trim() })}>
          {say.noteIt}
        </button>
      </fieldset>
    </>
  );
}

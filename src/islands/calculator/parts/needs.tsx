/** The value of one number that reaches the goal, with a bar for each value, and what every other number would have to be. */
import { useState } from 'preact/hooks';
import type { Option } from '../../../calculator/fields.ts';
import { type Need, type NumberPlace, needOf, type Tried } from '../../../calculator/search/goal.ts';
import type { TriedPlace } from '../../../calculator/search/search.ts';
import { signed } from '../../../calculator/words.ts';
import { useSurroundings } from '../context.ts';
import { Select } from '../select.tsx';
import type { Asked } from './asked.ts';
import { Bars } from './bars.tsx';
import { useSought } from './sought.ts';
import * as say from './words.tsx';

interface NeedsProps {
  readonly asked: Asked;
  readonly goals: readonly Option[];
  readonly goal: string;
  readonly choose: (goal: string) => void;
}

const placeOf = (piece: TriedPlace): string => piece.place;

export function Needs({ asked, goals, goal, choose }: NeedsProps) {
  const { uid } = useSurroundings();
  const { places, aim, aimLabel, form } = asked;
  const [chosen, setChosen] = useState<string>();
  const place = places.find((p) => p.id === chosen) ?? places[0]!;
  const { found, state, lost } = useSought<TriedPlace>({ type: 'each', first: place.id }, aim, placeOf);
  const tried = found.get(place.id)?.tried;
  const others = places.filter((p) => p !== place);
  return (
    <>
      <p class="goal-ask row">
        {aimLabel.charAt(0).toUpperCase() + aimLabel.slice(1)}
        {say.atLeast(form === 'chance')}
        <Select id={`${uid}-goal`} label={say.goal} options={goals} value={goal} onChange={choose} />
        {say.byChanging}
        <Select
          id={`${uid}-with`}
          label={say.numberToChange}
          options={places.map(({ id, label }) => ({ id, label }))}
          value={place.id}
          onChange={setChosen}
        />
      </p>
      <div class="goal-answer beside apart gap-6" aria-busy={state === 'looking'} aria-live="polite">
        {tried ? <Answer asked={asked} place={place} tried={tried} /> : (lost ?? <p>{LOOKING[state]}</p>)}
      </div>
      {tried && <Bars asked={asked} place={place} tried={tried} />}
      {others.length > 0 && (
        <>
          <h3 class="words strong">{say.otherWays}</h3>
          <ul class="goal-ways ruled">
            {others.map((other) => (
              <Way key={other.id} asked={asked} place={other} tried={found.get(other.id)?.tried} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const LOOKING = {
  looking: say.tryingValues,
  done: say.noValue,
} as const;

/** 2 more than now. */
function apart(place: NumberPlace, value: number): string {
  if (typeof place.value !== 'number') return '';
  const by = value - place.value;
  return by === 0 ? say.asNow : say.apart(by);
}

function Answer({ asked, place, tried }: { asked: Asked; place: NumberPlace; tried: readonly Tried[] }) {
  const { session } = useSurroundings();
  const need = needOf(tried, place.value, asked.goal);
  if (!need) return <p>{LOOKING.done}</p>;
  const { value, worth } = need.tried;
  if (need.type === 'out-of-reach') return <p>{say.notAlone(place.label, asked.said(worth), worded(place, value))}</p>;
  if (need.type === 'has')
    return <p>{value === place.value ? say.hasIt : say.hasMore(worded(place, value), asked.said(worth))}</p>;
  return (
    <>
      <p>
        <b class="goal-figure">{worded(place, value)}</b> {place.label}
        <br />
        {apart(place, value)}: <b>{asked.said(worth)}</b>.
      </p>
      <button type="button" class="keep" onClick={() => session.change(place.put(value))}>
        {say.use(worded(place, value))}
      </button>
    </>
  );
}

const SAID: Readonly<Record<Exclude<Need['type'], 'needs'>, (value: string) => string>> = {
  has: say.evenWith,
  'out-of-reach': say.notAloneWith,
};

/** A value as its field shows it. */
const worded = ({ field }: NumberPlace, value: unknown): string =>
  field.words?.find((w) => w.id === value)?.label ??
  (field.signed ? signed(Number(value)) : String(value).replace('-', '−'));

/** One line for each other number; what reaches the goal can be taken over. */
function Way({ asked, place, tried }: { asked: Asked; place: NumberPlace; tried: readonly Tried[] | undefined }) {
  const { session } = useSurroundings();
  const need = tried && needOf(tried, place.value, asked.goal);
  if (!need)
    return (
      <li class="beside apart tap words">
        <span>{place.label}</span> <small>{tried ? say.noValueHere : '…'}</small>
      </li>
    );
  const { value, worth } = need.tried;
  const line = (
    <>
      <span>
        {place.label}:{' '}
        {need.type === 'needs'
          ? `${worded(place, place.value)} → ${worded(place, value)}`
          : SAID[need.type](worded(place, value))}
      </span>{' '}
      <b>{asked.said(worth)}</b>
    </>
  );
  return (
    <li>
      {need.type === 'needs' ? (
        <button type="button" class="words" onClick={() => session.change(place.put(value))}>
          {line}
        </button>
      ) : (
        <span class="beside apart tap words">{line}</span>
      )}
    </li>
  );
}

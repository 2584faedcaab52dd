/** The entries, newest first, turn by turn; a tap opens one to change or remove it. */
import { useState } from 'preact/hooks';
import type { Side } from '../../play/shown.ts';
import type { Entry, Evening } from '../../stores/evening/evening.ts';
import { amend, strike } from '../../stores/evening/evenings.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { Die } from '../dice/die.tsx';
import { SeatBadge } from '../turn/seat-badge.tsx';
import type { EveningProps } from './props.ts';
import { seatOf } from './seats.ts';
import { wordsOf } from './told.ts';
import * as say from './words.ts';

const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 5);

interface EntriesProps extends Pick<EveningProps, 'plan' | 'sides'> {
  readonly evening: Evening;
  /** What changes an entry; none where they are only read. */
  readonly calculators?: EveningProps['calculators'];
}

export function Entries({ plan, sides, evening, calculators }: EntriesProps) {
  const [open, setOpen] = useState<string>();
  const { entries } = evening;
  const turns = [...new Set(entries.map(({ turn }) => turn))].sort((a, b) => b - a);
  return (
    <>
      {turns.map((turn) => {
        const of = entries.filter((entry) => entry.turn === turn);
        return (
          <section key={turn} class="evening-turn">
            <h2 class="beside apart">
              {plan.turns.word} {turn} <small>{timeOf(of[0]?.at ?? 0)}</small>
            </h2>
            <ul class="ruled">
              {of.toReversed().map((entry) => (
                <li key={entry.id}>
                  {calculators ? (
                    <button
                      type="button"
                      aria-expanded={open === entry.id}
                      onClick={() => setOpen(open === entry.id ? undefined : entry.id)}
                    >
                      <Row plan={plan} sides={sides} evening={evening} entry={entry} />
                    </button>
                  ) : (
                    <div>
                      <Row plan={plan} sides={sides} evening={evening} entry={entry} />
                    </div>
                  )}
                  {calculators && open === entry.id && (
                    <Change
                      evening={evening}
                      entry={entry}
                      calculators={calculators}
                      phase={plan.phases[entry.phase]?.title}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Row({ plan, sides, evening, entry }: { plan: Plan; sides: readonly Side[]; evening: Evening; entry: Entry }) {
  const { title, more, figure, of, seat: id } = wordsOf(plan, evening, entry);
  const seat = seatOf(plan, id);
  const pools = entry.type === 'roll' ? Object.values(entry.faces).filter(({ length }) => length) : [];
  return (
    <>
      {seat ? <SeatBadge seat={seat} sides={sides} /> : <i />}
      <span class="grow">
        <b>{title}</b>
        {pools.length > 0 && (
          <span class="evening-faces row">
            {pools.map((faces, pool) => (
              <span key={pool}>
                {faces.map((face, i) => (
                  <Die key={i} face={face} />
                ))}
              </span>
            ))}
            <span class="unseen">
              {say.faces} {pools.map((faces) => faces.join(', ')).join('; ')}
            </span>
          </span>
        )}
        {more && <small class="block">{more}</small>}
      </span>
      <span class="ends one-line">
        {figure && <b class="block">{figure}</b>} {of && <small class="block">{of}</small>}
      </span>
    </>
  );
}

interface ChangeProps extends Pick<EveningProps, 'calculators'> {
  readonly evening: Evening;
  readonly entry: Entry;
  readonly phase: string | undefined;
}

function Change({ evening: { id }, entry, calculators, phase }: ChangeProps) {
  const href = entry.type === 'roll' ? calculators[entry.calculator]?.href : undefined;
  return (
    <div class="evening-change row">
      <label>
        {say.placeOrName}{' '}
        <input
          maxLength={60}
          value={entry.note ?? ''}
          onChange={({ currentTarget: { value } }) => amend(id, { ...entry, note: value.trim() || undefined })}
        />
      </label>
      {entry.type === 'count' && (
        <label>
          {entry.what}{' '}
          <input
            inputMode="numeric"
            size={3}
            value={entry.amount}
            onChange={({ currentTarget: { value } }) =>
              /^-?\d{1,3}$/.test(value.trim()) && amend(id, { ...entry, amount: Number(value) })
            }
          />
        </label>
      )}
      {href && entry.type === 'roll' && (
        <a class="button" href={`${href}${entry.query && `?${entry.query}`}`}>
          {say.theCase}
        </a>
      )}
      <button type="button" onClick={() => strike(id, entry.id)}>
        {say.remove}
      </button>
      <small>
        {timeOf(entry.at)}
        {phase && `, ${phase}`}
      </small>
    </div>
  );
}

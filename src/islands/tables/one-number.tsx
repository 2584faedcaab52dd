/** One entry of the reader's card: the question, the value we use until then, its row, and keys for its possible values. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellName, keysFor, type Unknown } from '../../calculator/card/unknown.ts';
import { cellsOf, placeOf, withOwn } from '../../calculator/own.ts';
import { readCell } from '../../calculator/own-cell.ts';
import { entryAt, type Key, keyName, type Tables, type Value } from '../../calculator/table.ts';
import { nameOnCard, passOver } from '../../stores/not-on-card.ts';
import { typeEntries } from '../../stores/own-edit.ts';
import { Sign } from '../calculator/sign.tsx';
import { type CaseAtStake, figureOf } from './case-at-stake.ts';
import { showValue } from './table-grid.tsx';
import { TypedNumber } from './typed-number.tsx';
import * as say from './words.ts';

interface OneNumberProps {
  readonly game: string;
  /** With what the reader has entered so far. */
  readonly mine: Tables;
  readonly asking: Unknown;
  readonly stake: CaseAtStake | undefined;
  readonly isNeeded: boolean;
  readonly progress: readonly [told: number, of: number];
  readonly go: (to: Unknown) => void;
  readonly next: () => void;
  readonly before: () => void;
  readonly leave: () => void;
}

const SIGN = { yours: 'yours', 'stand-in': 'stand-in' } as const;
const signOf = (standing: string) => SIGN[standing as keyof typeof SIGN] ?? 'exact';

export function OneNumber({ game, mine, asking, stake, isNeeded, progress, go, next, before, leave }: OneNumberProps) {
  const { table, at } = asking;
  const [said, setSaid] = useState('');
  const [typing, setTyping] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const now = entryAt(mine[table.id] ?? table, at);
  const [told, of] = progress;
  useEffect(() => {
    setTyping(false);
    question.current?.focus();
  }, [table.id, placeOf(at)]);
  const enter = (value: Value) => {
    const name = `${cellName(table, at)}: ${showValue(table, value)}.`;
    if (stake) {
      const changed = withOwn(mine, { [table.id]: { [placeOf(at)]: value } });
      const [was, is] = [figureOf(stake, mine), figureOf(stake, changed)];
      setSaid(was === is || !is ? name : say.goesFrom(name, stake.calculator.title, was, is));
    } else setSaid(name);
    typeEntries(game, table.id, { [placeOf(at)]: value });
    next();
  };
  const press = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const digit = /^\d$/.test(event.key) ? readCell(table, at, event.key) : undefined;
    const act = { ArrowRight: next, ArrowLeft: before, Escape: leave }[event.key];
    if (!act && digit === undefined) return;
    event.preventDefault();
    if (digit === undefined) act?.();
    else enter(digit);
  };
  return (
    <section class="one-number" aria-label={say.onlyCard} onKeyDown={press}>
      <header class="beside gap-6 data">
        <button type="button" class="quiet" onClick={leave}>
          {say.backToList}
        </button>
        <progress class="grow" max={of} value={told} aria-label={say.entered} />
        <span>
          <b>{told}</b>
          {say.progress(of)}
        </span>
      </header>
      <h3 ref={question} tabIndex={-1}>
        {table.title}: <b>{cellName(table, at)}</b>
        {say.whatSays}
      </h3>
      <p class="hint">
        {say.inUse(now?.standing === 'yours', showValue(table, now?.value ?? ''))}
        {isNeeded && say.isNeeded}
      </p>
      <Row mine={mine} asking={asking} go={go} />
      <p role="status">{said}</p>
      <div class="keys row">
        {keysFor(table, at).map((value) => (
          <button
            key={value}
            type="button"
            class="inked"
            aria-pressed={now?.standing === 'yours' && now.value === value}
            onClick={() => enter(value)}
          >
            {showValue(table, value)}
          </button>
        ))}
        <div class="ways beside">
          <button type="button" onClick={before} aria-label={say.before}>
            ‹
          </button>
          <button
            type="button"
            onClick={() => {
              setSaid(passOver(nameOnCard(game, table.id, at)));
              next();
            }}
          >
            {say.notOnCard}
          </button>
          <button type="button" aria-expanded={typing} onClick={() => setTyping(!typing)}>
            {say.otherValue}
          </button>
          <button type="button" onClick={next} aria-label={say.after}>
            ›
          </button>
        </div>
        {typing && <TypedNumber table={table} at={at} name={cellName(table, at)} take={enter} />}
      </div>
    </section>
  );
}

/** The entry among its neighbours, and the rows of the table. What the rules print is locked. */
function Row({ mine, asking: { table, at }, go }: { mine: Tables; asking: Unknown; go: (to: Unknown) => void }) {
  const [down, ...across] = table.axes;
  const cells = cellsOf(table);
  const row = cells.filter(([first]) => first === at[0]);
  const name = (cell: readonly Key[]) => across.map((axis, i) => keyName(axis, cell[i + 1] ?? '')).join(', ');
  const isAsked = (cell: readonly Key[]) => entryAt(table, cell)?.standing === 'stand-in';
  // By row the first entry that is asked for.
  const rows = new Map(
    cells
      .filter(isAsked)
      .toReversed()
      .map((cell) => [cell[0] ?? '', cell]),
  );
  return (
    <>
      {table.axes.length > 1 && (
        <ul class="tiles stack gap-3">
          {row.map((cell) => {
            const entry = entryAt(mine[table.id] ?? table, cell);
            return (
              <li key={placeOf(cell)}>
                <button
                  type="button"
                  disabled={!isAsked(cell)}
                  aria-current={placeOf(cell) === placeOf(at) ? 'true' : undefined}
                  onClick={() => go({ table, at: cell })}
                >
                  <small>{name(cell)}</small> <Sign of={signOf(entry?.standing ?? '')} />
                  <b>{showValue(table, entry?.value ?? '')}</b>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p class="row gap-6 note">
        <span>
          <Sign of="exact" /> {say.inRules}
        </span>
        <span>
          <Sign of="yours" /> {say.yours}
        </span>
        <span>
          <Sign of="stand-in" /> {say.standIn}
        </span>
      </p>
      {down && rows.size > 1 && (
        <>
          <p class="hint">{down.label}</p>
          <ul class="rows stack gap-3" tabIndex={-1}>
            {down.keys
              .flatMap((key) => {
                const cell = rows.get(key);
                return cell ? [[key, cell] as const] : [];
              })
              .map(([key, cell]) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-current={key === at[0] ? 'true' : undefined}
                    onClick={() => go({ table, at: cell })}
                  >
                    {keyName(down, key)}
                  </button>
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  );
}

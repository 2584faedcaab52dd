/** What can be done now, line by line: a tap plays it, sets an amount, or opens more. */
import { useState } from 'preact/hooks';
import type { Figure as Found, Mark } from '../../../play/figure.ts';
import type { Written } from '../../../play/sample.ts';
import { isSame } from '../../../stores/branch/main-line.ts';
import { type Option, optionsOf, type Row, type RowGroup } from '../../../stores/branch/rows.ts';
import { Figure, MarkOf, marksOf } from './figure.tsx';
import type { RowFigures } from './use-odds.ts';
import * as say from './words.ts';

export interface RowsProps {
  readonly groups: readonly RowGroup[];
  /** What was played here in the game. */
  readonly played: Written | undefined;
  readonly figures: RowFigures;
  readonly nameOf: (row: Extract<Row, { type: 'touch' }>) => string;
  /** What is said of an option beside what the question says already. */
  readonly wordsOf: (option: Option) => string;
  readonly onOption: (option: Option) => void;
  readonly onTouch: (row: Extract<Row, { type: 'touch' }>) => void;
}

/** Of a row that opens more, the best estimate below it. */
function bestBelow(options: readonly Option[], { of }: RowFigures): Found | undefined {
  const found = options.map(({ action }) => of.get(action));
  return found.reduce<Found | undefined>(
    (best, one) => (one?.type === 'estimate' && (best?.type !== 'estimate' || one.chance > best.chance) ? one : best),
    undefined,
  );
}

const PLAYED = <small>{say.played}</small>;

export const fieldsOf = ({ touches }: Option): [string, number][] =>
  touches.flatMap(({ field, id, kind }) =>
    field && (kind === 'amount' || typeof id === 'boolean') ? [[field, Number(id)] as [string, number]] : [],
  );

export const valueIn = (option: Option, field: string): number =>
  fieldsOf(option).find(([name]) => name === field)?.[1] ?? 0;

/** Of those with this amount, the one that is nearest in all else. */
function nearest(options: readonly Option[], now: Option, field: string, value: number): Option | undefined {
  const far = (one: Option): number =>
    fieldsOf(one).reduce((sum, [name, n]) => sum + (name === field ? 0 : Math.abs(n - valueIn(now, name))), 0);
  return options
    .filter((one) => valueIn(one, field) === value)
    .reduce<Option | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
}

/** Names of amounts that are longer in a player's mouth. */
const FIELD_WORDS: Readonly<Record<string, string>> = { cu: 'CU', mp: 'MP', st: 'ST' };

export const fieldWords = (field: string): string =>
  FIELD_WORDS[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('-', ' ');

/** Amounts between less and more: all of them unless the reader sets another. */
export function Amounts({
  options,
  now,
  onNow,
}: {
  readonly options: readonly Option[];
  readonly now: Option;
  readonly onNow: (option: Option) => void;
}) {
  const fields = fieldsOf(now).filter(([field]) => new Set(options.map((one) => valueIn(one, field))).size > 1);
  return (
    <span class="row">
      {fields.map(([field, value]) => {
        const values = [...new Set(options.map((one) => valueIn(one, field)))].sort((a, b) => a - b);
        const to = (by: 1 | -1) => {
          const next = values[values.indexOf(value) + by];
          return next === undefined ? undefined : nearest(options, now, field, next);
        };
        const step = (by: 1 | -1, sign: string, says: string) => {
          const next = to(by);
          return (
            <button
              type="button"
              disabled={!next}
              aria-label={`${says} ${fieldWords(field)}`}
              onClick={() => next && onNow(next)}
            >
              {sign}
            </button>
          );
        };
        return (
          <span key={field} class="amount">
            {step(-1, '−', say.decrease)}
            <output aria-label={fieldWords(field)}>
              <b>{value}</b> <small>{fieldWords(field)}</small>
            </output>
            {step(1, '+', say.increase)}
          </span>
        );
      })}
    </span>
  );
}

function AmountsRow({
  options,
  played,
  figures,
  wordsOf,
  onOption,
}: Pick<RowsProps, 'played' | 'figures' | 'wordsOf' | 'onOption'> & { readonly options: readonly Option[] }) {
  const [set, setNow] = useState<Option>();
  const was = played && options.find(({ action }) => isSame(played, action));
  const now = (set && options.includes(set) ? set : undefined) ?? was ?? options[0];
  if (!now) return null;
  return (
    <div class="choice">
      <Amounts options={options} now={now} onNow={setNow} />
      <button type="button" class="bare choice-tap" onClick={() => onOption(now)}>
        <span class="choice-says">
          {wordsOf(now)}
          {now === was && PLAYED}
        </span>
        {figures.lost ? null : <Figure figure={figures.of.get(now.action)} />}
      </button>
    </div>
  );
}

/** What is said of each option that stands in a row of its own, beside the others that do. */
function marksIn(groups: readonly RowGroup[], { of, share }: RowFigures): ReadonlyMap<Option, Mark> {
  if (share < 1) return new Map();
  const alone = groups.flatMap(({ rows }) => rows.flatMap((row) => (row.type === 'option' ? [row.option] : [])));
  const marks = marksOf(alone.map(({ action }) => of.get(action)));
  return new Map(alone.flatMap((option, i) => (marks[i] ? [[option, marks[i]] as const] : [])));
}

export function Rows({ groups, played, figures, nameOf, wordsOf, onOption, onTouch }: RowsProps) {
  const marks = marksIn(groups, figures);
  const line = (row: Row) => {
    if (row.type === 'amounts') {
      const [first] = row.options;
      return (
        <AmountsRow key={`${first?.group} ${first?.action.type}`} {...{ ...row, played, figures, wordsOf, onOption }} />
      );
    }
    if (row.type === 'touch')
      return (
        <button
          key={`${row.touch.kind} ${row.touch.id}`}
          type="button"
          class="bare choice choice-tap"
          onClick={() => onTouch(row)}
        >
          <span class="choice-says">
            {nameOf(row)}
            {played && row.options.some(({ action }) => isSame(played, action)) && PLAYED}
          </span>
          {!figures.lost && optionsOf(row).length > 1 && <Figure figure={bestBelow(row.options, figures)} best />}
          <span class="choice-more">{row.options.length} ›</span>
        </button>
      );
    const { option } = row;
    const was = played !== undefined && isSame(played, option.action);
    return (
      <button
        key={JSON.stringify(option.action)}
        type="button"
        class="bare choice choice-tap"
        data-played={was || undefined}
        onClick={() => onOption(option)}
      >
        <span class="choice-says">
          {wordsOf(option)}
          <MarkOf mark={marks.get(option)} />
          {was && PLAYED}
        </span>
        {figures.lost ? null : <Figure figure={figures.of.get(option.action)} />}
      </button>
    );
  };
  return (
    <>
      {groups.map(({ says, rows }) => (
        // A group, not a landmark: there are several of them.
        <fieldset key={says} aria-label={says || say.whatToDo}>
          {says && <h3>{says}</h3>}
          {rows.map(line)}
        </fieldset>
      ))}
    </>
  );
}

/** What may be done now, line by line: one tap plays it, sets an amount, or opens more. */
import { useState } from 'preact/hooks';
import { percent } from '../../../calculator/words.ts';
import type { Written } from '../../../play/sample.ts';
import type { Part } from '../../../play/shown.ts';
import { isSame } from '../../../stores/branch/main-line.ts';
import type { Option, Row, RowGroup } from '../../../stores/branch/rows.ts';

export interface RowsProps {
  readonly groups: readonly RowGroup[];
  /** What was played here in the game. */
  readonly played: Written | undefined;
  readonly chances: ReadonlyMap<Written, Part>;
  readonly nameOf: (row: Extract<Row, { type: 'touch' }>) => string;
  /** What is said of an option beside what the question says already. */
  readonly wordsOf: (option: Option) => string;
  readonly onOption: (option: Option) => void;
  readonly onTouch: (row: Extract<Row, { type: 'touch' }>) => void;
}

function Figure({ part }: { readonly part: Part | undefined }) {
  return part ? (
    <span class="choice-chance">
      <b>{percent(part.chance)}</b>
      <small>{part.says}</small>
    </span>
  ) : null;
}

const PLAYED = <small>this was played in the game</small>;

const fieldsOf = ({ touches }: Option): [string, number][] =>
  touches.flatMap(({ field, id, kind }) =>
    field && (kind === 'amount' || typeof id === 'boolean') ? [[field, Number(id)] as [string, number]] : [],
  );

const valueIn = (option: Option, field: string): number => fieldsOf(option).find(([name]) => name === field)?.[1] ?? 0;

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

const fieldWords = (field: string): string =>
  FIELD_WORDS[field] ?? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('-', ' ');

/** What an option takes of what it could, in words: all 3 Legions, the Leader; 2 of 7 CU. */
export function takenWords(option: Option, options: readonly Option[]): string {
  const words = fieldsOf(option).flatMap(([field, taken]) => {
    const most = Math.max(...options.map((one) => valueIn(one, field)));
    if (most === 0) return [];
    const isOne = option.touches.some((touch) => touch.field === field && typeof touch.id === 'boolean');
    if (isOne) return taken ? [`the ${fieldWords(field)}`] : [];
    const name = most === 1 ? fieldWords(field).replace(/s$/, '') : fieldWords(field);
    const isSettled = new Set(options.map((one) => valueIn(one, field))).size < 2;
    return [`${taken < most ? `${taken} of ${most}` : isSettled ? most : `all ${most}`} ${name}`];
  });
  return words.join(', ');
}

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
    <span class="amounts">
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
              aria-label={`${says}: ${fieldWords(field)}`}
              onClick={() => next && onNow(next)}
            >
              {sign}
            </button>
          );
        };
        return (
          <span key={field} class="amount">
            {step(-1, '−', 'Less')}
            <output aria-label={fieldWords(field)}>
              <b>{value}</b> <small>{fieldWords(field)}</small>
            </output>
            {step(1, '+', 'More')}
          </span>
        );
      })}
    </span>
  );
}

function AmountsRow({
  options,
  played,
  chances,
  wordsOf,
  onOption,
}: Pick<RowsProps, 'played' | 'chances' | 'wordsOf' | 'onOption'> & { readonly options: readonly Option[] }) {
  const [set, setNow] = useState<Option>();
  const was = played && options.find(({ action }) => isSame(played, action));
  const now = (set && options.includes(set) ? set : undefined) ?? was ?? options[0];
  if (!now) return null;
  return (
    <div class="choice choice-amounts">
      <Amounts options={options} now={now} onNow={setNow} />
      <button type="button" class="bare choice-tap" onClick={() => onOption(now)}>
        <span class="choice-says">
          {wordsOf(now)}
          {now === was && PLAYED}
        </span>
        <Figure part={chances.get(now.action)} />
      </button>
    </div>
  );
}

export function Rows({ groups, played, chances, nameOf, wordsOf, onOption, onTouch }: RowsProps) {
  const line = (row: Row) => {
    if (row.type === 'amounts') {
      const [first] = row.options;
      return (
        <AmountsRow key={`${first?.group} ${first?.action.type}`} {...{ ...row, played, chances, wordsOf, onOption }} />
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
          {was && PLAYED}
        </span>
        <Figure part={chances.get(option.action)} />
      </button>
    );
  };
  return (
    <>
      {groups.map(({ says, rows }) => (
        <section key={says} class="choice-group" aria-label={says || 'What to do'}>
          {says && <h3>{says}</h3>}
          {rows.map(line)}
        </section>
      ))}
    </>
  );
}

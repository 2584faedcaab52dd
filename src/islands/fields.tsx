/** The controls of a calculator, one for each kind of field. They hold nothing: they show what is typed and hand on changes. */
import { useStore } from '@nanostores/preact';
import type { Field, Fields, ListField, NumberField, Option, ScalarField } from '../calculator/fields.ts';
import { defaultsOf } from '../calculator/fields.ts';
import type { Input } from '../stores/session.ts';
import { Clause } from './clause.tsx';
import { useSurroundings } from './context.ts';

interface Control<F> {
  readonly field: F;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** All fields of a group; a field that does not apply is not shown, and keeps its value. */
export function Controls({ names }: { names: readonly string[] }) {
  const { session } = useSurroundings();
  const typed = useStore(session.$typed);
  const fields = session.calculator.fields as Fields;
  return (
    <>
      {names
        .filter((name) => fields[name]!.when?.(typed) ?? true)
        .map((name) => (
          <FieldControl
            key={name}
            field={fields[name]!}
            name={name}
            value={typed[name]}
            onChange={(value) => session.change({ [name]: value })}
          />
        ))}
    </>
  );
}

function FieldControl({ field, ...rest }: Control<Field>) {
  if (field.kind === 'list') return <ListControl field={field} {...rest} />;
  return <Scalar field={field} {...rest} />;
}

function Scalar({ field, name, value, onChange }: Control<ScalarField>) {
  const { uid, session } = useSurroundings();
  const problem = useStore(session.$problems).find((p) => p.field === name);
  const id = `${uid}-${name}`;
  const about = problem ? `${id}-problem` : field.help ? `${id}-help` : undefined;
  return (
    <div class={`field field-${field.kind}`} data-wrong={problem ? '' : undefined}>
      <label for={id}>
        {field.label}
        {field.rule && (
          <>
            {' '}
            <Clause id={field.rule} />
          </>
        )}
      </label>
      {field.kind === 'number' && (
        <NumberControl
          field={field}
          name={name}
          value={value}
          onChange={onChange}
          id={id}
          about={about}
          wrong={Boolean(problem)}
        />
      )}
      {field.kind === 'flag' && (
        <input
          type="checkbox"
          id={id}
          name={name}
          class="switch"
          checked={value === true}
          aria-describedby={about}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
      {field.kind !== 'number' && field.kind !== 'flag' && (
        <Select id={id} name={name} options={field.options} value={String(value)} about={about} onChange={onChange} />
      )}
      {problem ? (
        <p class="problem" id={`${id}-problem`}>
          {problem.sentence}
        </p>
      ) : (
        field.help && (
          <p class="help" id={`${id}-help`}>
            {field.help}
          </p>
        )
      )}
    </div>
  );
}

interface SelectProps {
  readonly id: string;
  readonly name?: string;
  readonly label?: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly about?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function Select({ id, name, label, options, value, about, onChange }: SelectProps) {
  return (
    <select
      id={id}
      name={name}
      aria-label={label}
      aria-describedby={about}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((o) => (
        <option key={o.id} value={o.id} selected={o.id === value}>
          {o.label}
        </option>
      ))}
    </select>
  );
}

const TYPED = 'typed';

function NumberControl({
  field,
  name,
  value,
  onChange,
  id,
  about,
  wrong,
}: Control<NumberField<string>> & { id: string; about: string | undefined; wrong: boolean }) {
  const { presets } = useSurroundings();
  const words = field.words ?? [];
  const word = words.find((w) => w.id === value);
  const offered = field.presets ? (presets[field.presets] ?? []) : [];
  const step = (by: number) => {
    const now = Number(value);
    const next = Number.isFinite(now) ? now + by : field.min;
    onChange(Math.min(field.max, Math.max(field.min, next)));
  };
  const shown = typeof value === 'number' && field.signed && value > 0 ? `+${value}` : String(value);
  return (
    <div class="amount-row">
      {words.length > 0 && (
        <Select
          id={word ? id : `${id}-word`}
          label={`${field.label}: where from`}
          options={[...words, { id: TYPED, label: 'typed' }]}
          value={word ? word.id : TYPED}
          onChange={(choice) => onChange(choice === TYPED ? 0 : choice)}
        />
      )}
      {!word && (
        <div class="stepper">
          <button
            type="button"
            aria-label={`${field.label}: one less`}
            disabled={Number(value) <= field.min}
            onClick={() => step(-1)}
          >
            −
          </button>
          <input
            id={id}
            name={name}
            inputMode={field.min < 0 ? 'text' : 'numeric'}
            autocomplete="off"
            value={shown}
            aria-describedby={about}
            aria-invalid={wrong ? 'true' : undefined}
            onInput={(event) => onChange(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button
            type="button"
            aria-label={`${field.label}: one more`}
            disabled={Number(value) >= field.max}
            onClick={() => step(1)}
          >
            +
          </button>
        </div>
      )}
      {offered.length > 0 && (
        <select
          class="preset"
          aria-label={`${field.label}: by leader`}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value) onChange(Number(event.currentTarget.value));
            event.currentTarget.value = '';
          }}
        >
          <option value="">Leader</option>
          {offered.map((p) => (
            <option key={p.label} value={String(p.value)}>
              {p.label}: {p.value}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function ListControl({ field, name, value, onChange }: Control<ListField>) {
  const { session } = useSurroundings();
  const items = value as readonly Input[];
  const problem = useStore(session.$problems).find((p) => p.field === name);
  const fresh = defaultsOf(field.of as Fields);
  return (
    <fieldset class="list">
      <legend>
        {field.label}
        {field.rule && (
          <>
            {' '}
            <Clause id={field.rule} />
          </>
        )}
      </legend>
      <ol>
        {items.map((item, i) => (
          <li key={i}>
            <div class="item-head">
              <strong>
                {field.item} {i + 1}
              </strong>
              {items.length > field.min && (
                <button type="button" class="quiet" onClick={() => onChange(items.toSpliced(i, 1))}>
                  Remove
                  <span class="unseen">
                    {' '}
                    {field.item} {i + 1}
                  </span>
                </button>
              )}
            </div>
            {Object.entries(field.of as Fields).map(([part, of]) => (
              <Scalar
                key={part}
                field={of as ScalarField}
                name={`${name}[${i + 1}].${part}`}
                value={item[part]}
                onChange={(changed) => onChange(items.with(i, { ...item, [part]: changed }))}
              />
            ))}
          </li>
        ))}
      </ol>
      {items.length < field.max && (
        <button type="button" class="quiet" onClick={() => onChange([...items, fresh])}>
          Add {/^[aeiou]/i.test(field.item) ? 'an' : 'a'} {field.item.toLowerCase()}
        </button>
      )}
      {problem && <p class="problem">{problem.sentence}</p>}
    </fieldset>
  );
}

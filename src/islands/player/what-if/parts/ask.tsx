/** Any kind of action by its fields, to ask about: the rules say whether it is allowed, and if not, why. */
import { useState } from 'preact/hooks';
import { COMMON, type Declared, type Field, isNumber } from '../../../../play/fields.ts';
import type { Written } from '../../../../play/sample.ts';
import type { Chosen } from '../../../../stores/branch/sitting.ts';
import type { Names } from '../names.ts';
import * as say from './words.ts';

const words = (id: string): string => {
  const plain = id.replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

const firstOf = (field: Field, names: Names): unknown => {
  if (field.kind === 'flag') return false;
  if (isNumber(field)) return 1;
  return 'options' in field ? field.options[0] : Object.values(names).flat()[0]?.id;
};

interface FieldProps {
  readonly label: string;
  readonly field: Field;
  readonly value: unknown;
  readonly names: Names;
  readonly onValue: (value: unknown) => void;
}

function Control({ label, field, value, names, onValue }: FieldProps) {
  if (field.kind === 'flag')
    return (
      <label>
        <input type="checkbox" checked={value === true} onChange={(e) => onValue(e.currentTarget.checked)} /> {label}
      </label>
    );
  if (isNumber(field))
    return (
      <label>
        {label}{' '}
        <input
          type="number"
          min="0"
          max="99"
          value={Number(value)}
          onInput={(e) => onValue(e.currentTarget.valueAsNumber || 0)}
        />
      </label>
    );
  const groups = 'options' in field ? { '': field.options.map((id) => ({ id, name: words(id) })) } : names;
  return (
    <label>
      {label}{' '}
      <select value={String(value)} onChange={(e) => onValue(e.currentTarget.value)}>
        {Object.entries(groups).map(([group, list]) => {
          const options = list.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ));
          return group && list.length ? (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
    </label>
  );
}

export interface AskProps {
  readonly declared: Declared;
  readonly names: Names;
  readonly onAsk: (chosen: Chosen) => void;
}

export function Ask({ declared, names, onAsk }: AskProps) {
  const types = [...new Set([...Object.keys(declared).filter((type) => !Object.hasOwn(COMMON, type)), 'pass', 'done'])];
  const [type, setType] = useState(types[0] ?? '');
  const [given, setGiven] = useState<Readonly<Record<string, unknown>>>({});
  const fields = Object.entries(declared[type] ?? {});
  const chosenOf = ([name, field]: [string, Field]): unknown => given[`${type} ${name}`] ?? firstOf(field, names);
  const nameOf = (value: unknown): string =>
    Object.values(names)
      .flat()
      .find(({ id }) => id === value)?.name ?? (typeof value === 'boolean' ? '' : words(String(value)));
  const ask = () => {
    const action: Written = { type, ...Object.fromEntries(fields.map((one) => [one[0], chosenOf(one)])) };
    const said = fields.map((one) => (chosenOf(one) === true ? one[0] : nameOf(chosenOf(one)))).filter((text) => text);
    onAsk({ action, says: [words(type), ...said].join(', ') });
  };
  return (
    <div class="ask-fields">
      <label>
        {say.what}{' '}
        <select value={type} onChange={(e) => setType(e.currentTarget.value)}>
          {types.map((id) => (
            <option key={id} value={id}>
              {words(id)}
            </option>
          ))}
        </select>
      </label>
      {fields.map((one) => (
        <Control
          key={`${type} ${one[0]}`}
          label={words(one[0])}
          field={one[1]}
          value={chosenOf(one)}
          names={names}
          onValue={(value) => setGiven((now) => ({ ...now, [`${type} ${one[0]}`]: value }))}
        />
      ))}
      <button type="button" onClick={ask}>
        {say.isAllowed}
      </button>
    </div>
  );
}

/** A choice from a few named options. */
import type { Option } from '../../calculator/fields.ts';

interface SelectProps {
  readonly id: string;
  readonly name?: string;
  readonly label?: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly about?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** How many letters stand whole beside the name of a field. */
const SHORT = 18;

export function Select({ id, name, label, options, value, about, onChange }: SelectProps) {
  return (
    <select
      id={id}
      name={name}
      aria-label={label}
      aria-describedby={about}
      data-long={options.some((o) => o.label.length > SHORT) || undefined}
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

/** A choice between a few short options, all visible side by side. */
import type { Option } from '../../calculator/fields.ts';

const MOST = 4;
/** Letters that find room in a quarter of the narrowest phone, on two lines. */
const LONGEST = 14;

export const isShort = (options: readonly Option[]): boolean =>
  options.length <= MOST && options.every(({ label }) => label.length <= LONGEST);

interface SegmentsProps {
  readonly name: string;
  /** The id of what names the choice. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly about: string | undefined;
  readonly onChange: (value: string) => void;
}

export function Segments({ name, label, options, value, about, onChange }: SegmentsProps) {
  return (
    <div class="segments" role="radiogroup" aria-labelledby={label} aria-describedby={about}>
      {options.map((o) => (
        <label key={o.id}>
          <input type="radio" name={name} value={o.id} checked={o.id === value} onChange={() => onChange(o.id)} />
          {o.label}
        </label>
      ))}
    </div>
  );
}

/** The parts of the whole side by side, each with its name and share, at every width. */
import type { Calculator, Tone } from '../../calculator/calculator.ts';
import type { Report } from '../../calculator/report.ts';
import { wholes } from '../../calculator/told/verdict.ts';

export interface Part {
  readonly key: string;
  readonly name: string;
  readonly chance: number;
  readonly share: string;
  readonly tone: Tone;
  /** Parts of one tone take turns between plain and lined, so that neighbours can be told apart. */
  readonly lined: boolean;
}

export function partsOf(calculator: Calculator, report: Report): Part[] {
  const present = calculator.headline.flatMap((key) => {
    const chance = report.chances[key] ?? 0;
    return chance > 0 ? [{ key, chance }] : [];
  });
  const shares = wholes(present.map(({ chance }) => chance));
  const worn = new Map<Tone, number>();
  return present.map(({ key, chance }, i) => {
    const tone = calculator.tones[key] ?? 'plain';
    const before = worn.get(tone) ?? 0;
    worn.set(tone, before + 1);
    const name = calculator.terms[key] ?? key;
    return { key, name, chance, share: shares[i] ?? '', tone, lined: before % 2 === 1 };
  });
}

/** Room for names on the narrowest phone: a part's width, and how many letters two of its lines hold. */
const NARROWEST = 280;
const LETTER = 7;
const lengthOf = (text: string): number => text.length * LETTER;
const widthOf = ({ chance }: Part): number => chance * NARROWEST;
function fits(part: Part, i: number, all: readonly Part[]): boolean {
  const before = all[i - 1];
  // The last name stands on one line at the right end, and may reach under the part before it.
  if (before && i === all.length - 1)
    return lengthOf(part.name) <= widthOf(part) + Math.max(0, widthOf(before) - lengthOf(before.name));
  const longest = Math.max(...part.name.split(' ').map(lengthOf));
  return widthOf(part) >= Math.max(52, longest) && lengthOf(part.name) <= 1.7 * widthOf(part);
}

/** Widths are attributes, so that no style is written into the page. */
export function Bar({ parts, uid, height }: { parts: readonly Part[]; uid: string; height: number }) {
  let from = 0;
  return (
    <svg class="odds-bar block" height={height} width="100%" aria-hidden="true">
      <defs>
        <pattern id={`${uid}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="tone-defender" width="6" height="6" />
          <line class="hatch" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
        <pattern id={`${uid}-lines`} width="4" height="4" patternUnits="userSpaceOnUse">
          <line class="lines" x1="1" y1="0" x2="1" y2="4" />
        </pattern>
      </defs>
      <rect class="bar-empty" width="100%" height={height} />
      {parts.map(({ key, chance, tone, lined }, i) => {
        const x = from;
        from += chance;
        const place = { x: `${x * 100}%`, width: `${chance * 100}%`, height };
        const look = tone === 'defender' ? { fill: `url(#${uid}-hatch)` } : { class: `tone-${tone}` };
        return (
          <g key={key}>
            <rect {...look} {...place} />
            {lined && <rect fill={`url(#${uid}-lines)`} {...place} />}
            {i > 0 && <rect class="bar-empty" x={`${x * 100}%`} width="2" height={height} />}
          </g>
        );
      })}
    </svg>
  );
}

/** Names under their parts where all of them have room, else one after the other with their signs. */
export function Names({ parts }: { parts: readonly Part[] }) {
  if (!parts.every(fits))
    return (
      <ul class="legend row note">
        {parts.map(({ key, name, share, tone, lined }) => (
          <li key={key}>
            <i class={`key tone-${tone}${lined ? ' lined' : ''}`} aria-hidden="true" />
            {name} <b>{share}</b>
          </li>
        ))}
      </ul>
    );
  // A share with its name below it, on one line or on two.
  const height = parts.slice(0, -1).every((part) => lengthOf(part.name) <= widthOf(part)) ? 38 : 57;
  let from = 0;
  return (
    <svg class="names block" width="100%" height={height}>
      {parts.map(({ key, name, chance, share }, i) => {
        const x = from;
        from += chance;
        const last = i > 0 && i === parts.length - 1;
        return (
          <foreignObject
            key={key}
            x={last ? '0' : `${x * 100}%`}
            width={last ? '100%' : `${chance * 100}%`}
            height={height}
          >
            <p class={last ? 'flush ends one-line' : 'name flush'}>
              <b class="block">{share}</b> {name}
            </p>
          </foreignObject>
        );
      })}
    </svg>
  );
}

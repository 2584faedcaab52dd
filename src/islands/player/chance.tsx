/** How likely the result was, and everything else that could have happened; a link opens the calculator with this case. */
import { frequency, percent, sampledPercent } from '../../calculator/words.ts';
import type { Part, ShownOdds, Side } from '../../play/shown.ts';
import { sideOf } from '../board/badge.tsx';
import { Standing } from '../standing.tsx';
import * as say from './words.ts';

type LookOf = (part: number) => string | undefined;

/** How a part is drawn: in shades of the colour of the side that wants it. */
function partOf(parts: ShownOdds['parts'], at: number): string {
  const isAgainst = parts[at]?.against ?? false;
  const before = parts.slice(0, at).filter(({ against = false }) => against === isAgainst).length;
  return `${isAgainst ? 'against' : 'for'}-${before % 4}`;
}

/** Everything that could happen, side by side; what did is ringed. */
function Bar({
  parts,
  is,
  lookOf,
}: Pick<ShownOdds, 'parts'> & { readonly is: number | undefined; readonly lookOf: LookOf }) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, p) => sum + p.chance, 0));
  const share = (n: number): string => `${(n * 100).toFixed(2)}%`;
  return (
    <svg class="chance-bar" height="20" aria-hidden="true">
      {parts.map(({ says, chance }, i) => (
        <rect
          key={says}
          class="chance-part"
          data-part={partOf(parts, i)}
          data-look={lookOf(i)}
          x={share(starts[i] ?? 0)}
          y="3"
          width={share(chance)}
          height="14"
        />
      ))}
      {is !== undefined && parts[is] && (
        <rect
          class="chance-ring"
          x={share(starts[is] ?? 0)}
          y="1.5"
          width={share(parts[is].chance)}
          height="17"
          rx="3"
        />
      )}
    </svg>
  );
}

/** A chance as it is known: exactly, or drawn and so far off at most. */
function Figure({ chance, error }: Pick<Part, 'chance' | 'error'>) {
  const [figure, off] = (error === undefined ? percent(chance) : sampledPercent(chance, error)).split(' ± ');
  return (
    <>
      <b class="chance-figure">{figure}</b>
      {off && <span class="chance-error data soft"> ± {off}</span>}
    </>
  );
}

interface Props {
  readonly odds: ShownOdds;
  readonly base: string;
  readonly sides: readonly Side[];
}

export function Chance({ odds, base, sides }: Props) {
  const { chance, error, says, beside, advice, parts, is, calculator, query, title, sentence, standing } = odds;
  const lookOf: LookOf = (part) => sideOf(sides, parts[part]?.against ? odds.other : odds.side)?.look;
  return (
    <div class="chance">
      <p class="chance-line beside words">
        {chance === undefined ? (
          <span>{sentence}</span>
        ) : (
          <>
            <Figure chance={chance} {...(error !== undefined && { error })} />{' '}
            <span>
              {says}: {frequency(chance)}
            </span>
          </>
        )}
        <a class="chance-open bare tap" href={`${base}${calculator}/?${query}`} aria-label={say.openCase(title)}>
          ›
        </a>
      </p>
      {beside && (
        <p class="chance-line beside words chance-beside">
          <Figure {...beside} />{' '}
          <span>
            {beside.says}
            {say.ownHandOnly}
          </span>
        </p>
      )}
      {advice && <p class="chance-advice words">{advice}</p>}
      {parts.length > 1 && (
        <>
          <Bar parts={parts} is={is} lookOf={lookOf} />
          <ul class="chance-parts row">
            {parts.map((part, i) => (
              <li key={part.says} data-is={i === is || undefined}>
                <span class="chance-key" data-part={partOf(parts, i)} data-look={lookOf(i)} aria-hidden="true" />{' '}
                {part.says}{' '}
                <b>{part.error === undefined ? percent(part.chance) : sampledPercent(part.chance, part.error)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {chance !== undefined && (
        <details class="chance-more note">
          <summary>{say.whereFrom}</summary>
          {!advice && <p>{sentence}</p>}
          <p>
            <Standing of={standing} />
          </p>
        </details>
      )}
      {chance === undefined && standing === 'stand-in' && (
        <p>
          <Standing of={standing} />
        </p>
      )}
    </div>
  );
}

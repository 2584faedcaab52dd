/** How likely what happened was, and everything else that could have happened; the way into the calculator with this case. */
import { frequency, percent } from '../../calculator/words.ts';
import type { ShownOdds } from '../../play/shown.ts';
import { Standing } from '../calculator/parts/standing.tsx';

/** Everything that could happen, side by side; what did is ringed. */
function Bar({ parts, is }: { readonly parts: ShownOdds['parts']; readonly is: number | undefined }) {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, p) => sum + p.chance, 0));
  const share = (n: number): string => `${(n * 100).toFixed(2)}%`;
  return (
    <svg class="chance-bar" height="20" aria-hidden="true">
      {parts.map(({ says, chance }, i) => (
        <rect
          key={says}
          class="chance-part"
          data-part={i % 4}
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

export function Chance({ odds, base }: { readonly odds: ShownOdds; readonly base: string }) {
  const { chance, says, parts, is, calculator, query, title, sentence, standing, ledger } = odds;
  return (
    <section class="chance" aria-label="Chances">
      <p class="chance-line">
        {chance === undefined ? (
          <span>{sentence}</span>
        ) : (
          <>
            <b class="chance-figure">{percent(chance)}</b>{' '}
            <span>
              {says}: {frequency(chance)}
            </span>
          </>
        )}
        <a
          class="chance-open"
          href={`${base}${calculator}/?${query}`}
          aria-label={`${title}: open this case in the calculator`}
        >
          ›
        </a>
      </p>
      {parts.length > 1 && (
        <>
          <Bar parts={parts} is={is} />
          <ul class="chance-parts">
            {parts.map((part, i) => (
              <li key={part.says} data-is={i === is || undefined}>
                <span class="chance-key" data-part={i % 4} aria-hidden="true" /> {part.says}{' '}
                <b>{percent(part.chance)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {chance !== undefined && (
        <details class="chance-more">
          <summary>Where it comes from</summary>
          <p>{sentence}</p>
          {ledger.length > 0 && (
            <ul>
              {ledger.map((line) => (
                <li key={`${line.who} ${line.why}`}>
                  {line.who}: {line.why}{' '}
                  {line.amount > 0 ? `+${line.amount}` : line.amount === 0 ? '0' : `−${-line.amount}`}
                </li>
              ))}
            </ul>
          )}
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
    </section>
  );
}

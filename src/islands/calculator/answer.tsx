/** The answer first: the chance in figures, the bar, and the sentence that can be quoted. */
import type { Calculator } from '../../calculator/calculator.ts';
import type { Report } from '../../calculator/report.ts';
import { frequency } from '../../calculator/words.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import { part } from './part.tsx';
import { chanceIn, isDrawn } from './said.ts';

const Drawn = part(async () => (await import('./parts/drawn.tsx')).Drawn);

export function Answer() {
  const { session, uid } = useSurroundings();
  const report = useStore(session.$report);
  const problems = useStore(session.$problems);
  const first = session.calculator.figure ?? session.calculator.headline[0];
  const chance = first === undefined ? undefined : report.chances[first];
  return (
    <div class="answer" data-stale={problems.length ? '' : undefined}>
      {chance !== undefined && (
        <p class="figure">
          <strong>{chanceIn(report, first!)}</strong>{' '}
          <span>
            {session.calculator.terms[first!]}
            {chance > 0 && chance < 1 && !isDrawn(report, first!) && <small> {frequency(chance)}</small>}
          </span>
        </p>
      )}
      {session.calculator.headline.length > 0 && <OddsBar calculator={session.calculator} report={report} uid={uid} />}
      <Sentence report={report} />
      <Drawn />
      {problems.length > 0 && (
        <p class="problem" role="alert">
          {problems[0]!.sentence} The result shown is the last that made sense.
        </p>
      )}
    </div>
  );
}

/** Read out when it changes, but not with every batch of a drawn result. */
const Sentence = ({ report }: { report: Report }) => (
  <p class="sentence" role="status" aria-busy={report.sampled && report.sampled.drawn < report.sampled.of}>
    {report.sentence}
  </p>
);

/** The parts of the whole side by side; widths are attributes, so that no style is written into the page. */
function OddsBar({ calculator, report, uid }: { calculator: Calculator; report: Report; uid: string }) {
  const parts = calculator.headline
    .map((key) => ({ key, chance: report.chances[key] ?? 0, tone: calculator.tones[key] ?? 'plain' }))
    .filter((p) => p.chance > 0);
  let from = 0;
  return (
    <>
      <svg class="odds-bar" height="14" width="100%" aria-hidden="true">
        <defs>
          <pattern id={`${uid}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="tone-defender" width="6" height="6" />
            <line class="hatch" x1="0" y1="0" x2="0" y2="6" />
          </pattern>
        </defs>
        <rect class="bar-empty" width="100%" height="14" />
        {parts.map(({ key, chance, tone }) => {
          const x = from;
          from += chance;
          const look = tone === 'defender' ? { fill: `url(#${uid}-hatch)` } : { class: `tone-${tone}` };
          return <rect key={key} {...look} x={`${x * 100}%`} width={`${chance * 100}%`} height="14" />;
        })}
      </svg>
      {calculator.headline.length > 1 && (
        <ul class="legend">
          {parts.map(({ key, tone }) => (
            <li key={key}>
              <i class={`key tone-${tone}`} aria-hidden="true" />
              {calculator.terms[key]} <b>{chanceIn(report, key)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

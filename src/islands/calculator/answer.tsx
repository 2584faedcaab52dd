/** The answer first: the case in words, the figure, what it means for you, its parts, and how sure it is. */
import type { Calculator } from '../../calculator/calculator.ts';
import { caseWords } from '../../calculator/case-words.ts';
import type { Fields } from '../../calculator/fields.ts';
import { refusal } from '../../calculator/refusal.ts';
import type { Report } from '../../calculator/report.ts';
import { verdict, whole } from '../../calculator/verdict.ts';
import type { Input } from '../../stores/session.ts';
import { useStore } from '../use-store.ts';
import { useSurroundings } from './context.ts';
import { Fold } from './fold.tsx';
import { Bar, Names, type Part, partsOf } from './odds-bar.tsx';
import { SureLine } from './sure-line.tsx';

export interface Figure {
  readonly key: string;
  readonly says: string;
  /** A word for the chance where it is what the reader wants, else its name. */
  readonly verdict: string;
}

/** The chance that is asked about: the aim's own where it is one of the parts. */
function figureOf(calculator: Calculator, report: Report, input: Input, parts: readonly Part[]): Figure | undefined {
  const aim = calculator.aims[String(input['aim'] ?? Object.keys(calculator.aims)[0])];
  const wanted = aim?.form === 'chance' ? aim.worth(report) : undefined;
  const usual = calculator.figure ?? calculator.headline[0];
  const isWanted = (key: string | undefined) =>
    key !== undefined && wanted !== undefined && report.chances[key] === wanted;
  const key = isWanted(usual) ? usual : (calculator.headline.find(isWanted) ?? usual);
  const chance = key === undefined ? undefined : report.chances[key];
  if (key === undefined || chance === undefined) return undefined;
  return {
    key,
    says: parts.find((p) => p.key === key)?.share ?? whole(chance),
    verdict: isWanted(key) ? verdict(chance) : (calculator.terms[key] ?? key),
  };
}

export function Answer({ embedded }: { embedded: boolean }) {
  const { session, uid } = useSurroundings();
  const { calculator } = session;
  const report = useStore(session.$report);
  const problems = useStore(session.$problems);
  const input = useStore(session.$input);
  const parts = partsOf(calculator, report);
  const figure = figureOf(calculator, report, input, parts);
  const words = caseWords(calculator, input);
  const wrong = problems[0] && refusal(calculator.fields as Fields, problems[0]);
  return (
    <>
      {!embedded && <Fold report={report} figure={figure} parts={parts} words={words} />}
      <div class="answer" data-stale={wrong ? '' : undefined}>
        {wrong ? (
          <p class="problem" role="alert">
            {wrong}{' '}
            <span class="still">{words ? `Still for: ${words}` : 'The answer is the last that made sense.'}</span>
          </p>
        ) : (
          !embedded && <p class="case">{words}</p>
        )}
        <div class={figure ? 'said' : 'said plainly'}>
          {figure && (
            <p class="figure">
              <Large says={figure.says} />
            </p>
          )}
          <div>
            {figure && <p class="verdict">{report.verdict ?? figure.verdict}</p>}
            <Sentence report={report} />
          </div>
        </div>
        {parts.length > 0 && (
          <>
            <Bar parts={parts} uid={uid} height={embedded ? 14 : 26} />
            {calculator.headline.length > 1 && <Names parts={parts} />}
          </>
        )}
        <SureLine report={report} />
      </div>
    </>
  );
}

/** A percentage in large figures, its sign smaller. */
export const Large = ({ says }: { says: string }) => (
  <strong>
    {says.replace('%', '')}
    <span class="unit">%</span>
  </strong>
);

/** Read out when it changes, but not with every batch of a drawn result. */
const Sentence = ({ report }: { report: Report }) => (
  <p class="sentence" role="status" aria-busy={report.sampled && report.sampled.drawn < report.sampled.of}>
    {report.sentence}
  </p>
);

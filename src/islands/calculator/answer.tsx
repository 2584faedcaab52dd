/** The answer first: the case in words, the figure, what it means for you, its parts, and how sure it is. */
import type { Fields } from '../../calculator/fields.ts';
import { refusal } from '../../calculator/refusal.ts';
import type { Report } from '../../calculator/report.ts';
import { caseWords } from '../../calculator/told/case-words.ts';
import { NO_ANSWER } from '../../stores/session.ts';
import { useStore } from '../use-store.ts';
import { Actions } from './actions.tsx';
import { useSurroundings } from './context.ts';
import { figureOf, Large, partsUnder } from './figure.tsx';
import { Fold } from './fold.tsx';
import { Bar, Names, partsOf } from './odds-bar.tsx';
import { SureLine } from './sure-line.tsx';
import * as say from './words.tsx';

export function Answer({ embedded }: { embedded: boolean }) {
  const { session, uid } = useSurroundings();
  const { calculator } = session;
  const report = useStore(session.$report);
  const problems = useStore(session.$problems);
  const input = useStore(session.$input);
  if (report === NO_ANSWER) return <NoAnswer />;
  const figure = figureOf(calculator, report, input, partsOf(calculator, report));
  const parts = partsUnder(calculator, report, figure);
  const words = caseWords(calculator, input);
  const wrong = problems[0] && refusal(calculator.fields as Fields, problems[0]);
  return (
    <>
      {!embedded && <Fold report={report} figure={figure} parts={parts} words={words} />}
      <div class={embedded ? 'answer' : 'answer on-sheet'} data-stale={wrong ? '' : undefined}>
        {wrong ? (
          <p class="problem" role="alert">
            {wrong} <span class="soft">{words ? say.stillFor(words) : say.lastValid}</span>
          </p>
        ) : (
          !embedded && <p class="case note flush">{words}</p>
        )}
        <div class={figure ? 'said row' : 'said plainly row'}>
          {figure && (
            <p class="figure keep flush">
              <Large says={figure.says} />
            </p>
          )}
          <div>
            {figure && <p class="verdict">{figure.verdict}</p>}
            <Sentence report={report} />
          </div>
        </div>
        {parts.length > 0 && (
          <>
            <Bar parts={parts} uid={uid} height={embedded ? 14 : 26} />
            <Names parts={parts} />
          </>
        )}
        <SureLine report={report} />
        {!embedded && <Actions />}
      </div>
    </>
  );
}

const NoAnswer = () => (
  <div class="answer on-sheet">
    <p class="problem" role="alert">
      {NO_ANSWER.sentence}
    </p>
  </div>
);

/** Read out when it changes, but not with every batch of a drawn result. */
const Sentence = ({ report }: { report: Report }) => (
  <p class="sentence flush" role="status" aria-busy={report.sampled && report.sampled.drawn < report.sampled.of}>
    {report.sentence}
  </p>
);

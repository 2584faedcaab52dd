/** A figure at the right of a row: what it is the chance of, how sure it is, and a bar; or a note that nothing is rolled. */
import { percent, sampledPercent } from '../../../../calculator/words.ts';
import type { Estimate, Figure as Found } from '../../../../play/figure.ts';
import { UNCLEAR } from '../../../../play/line.ts';
import * as say from '../begun-words.ts';

export { marksOf } from '../../../../play/figure.ts';

/** Whole points: half the range of an estimate is never less than one. */
const points = (error: number): string => String(Math.max(1, Math.ceil(error * 100 - 1e-9)));

/** A chance to win, as far as it can be judged: 57%, never a bare 0 or 100. */
const estimated = (chance: number): string => percent(chance, 0);

/** An estimate wears this sign, an exact figure none. */
export function EstimateSign() {
  return (
    <svg class="player-icon estimate-sign" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" />
      <path d="M4.5 9.2c1.2-2 2.3-2 3.5-.6s2.3 1.4 3.5-.6" />
    </svg>
  );
}

/** An estimate in words: 57% ±3, or that it is unclear where it could be nearly anything. */
export const Estimated = ({ figure: { chance, error } }: { readonly figure: Estimate }) =>
  error > UNCLEAR ? (
    <b class="figure-word">{say.unclear}</b>
  ) : (
    <b>
      <EstimateSign />
      {estimated(chance)} <small>±{points(error)}</small>
    </b>
  );

/** One bar of one length for all rows; what is not sure of an estimate is blurred. */
function Bar({ chance, error = 0 }: { readonly chance: number; readonly error?: number }) {
  const share = (n: number): string => `${(Math.min(1, Math.max(0, n)) * 100).toFixed(1)}%`;
  const [from, to] = [Math.max(0, chance - error), Math.min(1, chance + error)];
  return (
    <svg class="figure-bar" aria-hidden="true">
      <rect class="figure-all" width="100%" height="5" rx="2.5" />
      <rect width={share(error ? from : chance)} height="5" rx="2.5" />
      {error > 0 && <rect class="figure-doubt" x={share(from)} width={share(to - from)} height="5" />}
    </svg>
  );
}

export function DrawnFigure({ figure, best = false }: { readonly figure: Found; readonly best?: boolean }) {
  if (figure.type === 'quiet')
    return (
      <span class="choice-figure" data-figure="quiet">
        <b class="figure-word">{say.noRisk}</b>
        <small>{say.nothingRolled}</small>
      </span>
    );
  if (figure.type === 'estimate')
    return (
      <span class="choice-figure" data-figure="estimate">
        <Estimated figure={figure} />
        <small>{best ? say.winsAtBest : say.winsGame}</small>
        <Bar chance={figure.chance} error={Math.max(0.01, figure.error)} />
      </span>
    );
  const { chance, error, of, unanswered, hope } = figure;
  const isUseless = chance === 0 && hope !== 'against';
  const word = chance === 1 ? say.sure : error === undefined ? percent(chance) : sampledPercent(chance, error);
  return (
    <span class="choice-figure" data-figure="exact" data-useless={isUseless || undefined}>
      <b class={chance === 1 ? 'figure-word' : undefined}>{word}</b>
      <small>
        {isUseless ? say.cannotSucceed(of) : of}
        {unanswered && say.ifNobodyAnswers}
      </small>
      {chance > 0 && chance < 1 && <Bar chance={chance} />}
    </span>
  );
}

/** The same in one line, for a button. */
export function DrawnLine({ figure }: { readonly figure: Found }) {
  if (figure.type === 'quiet') return <small data-figure="quiet">{say.noRisk}</small>;
  if (figure.type === 'estimate')
    return (
      <small class="figure-line" data-figure="estimate">
        <EstimateSign />
        {figure.error > UNCLEAR ? say.unclear : say.winsShort(estimated(figure.chance), points(figure.error))}
      </small>
    );
  return (
    <small class="figure-line" data-figure="exact">
      {figure.chance === 1 ? say.sure : percent(figure.chance)} {figure.of}
    </small>
  );
}

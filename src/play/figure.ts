/** The figure beside an option: exact if a calculator answers, otherwise estimated; and how options with figures of one kind compare. */
import type { Standing } from '../calculator/standing.ts';

export interface Exact {
  readonly type: 'exact';
  readonly chance: number;
  /** What it is the chance of. */
  readonly of: string;
  /** Whether who decides hopes for it or fears it, where that is known. */
  readonly hope?: 'for' | 'against' | undefined;
  /** It holds where nobody answers. */
  readonly unanswered?: true;
  /** How the figures of its tables are known. */
  readonly standing?: Standing;
  /** The standard error, where its calculator draws. */
  readonly error?: number;
}

/** The chance to win the game, as far as it can be judged. */
export interface Estimate {
  readonly type: 'estimate';
  readonly chance: number;
  /** Half the width of its 95% interval, and of what it is behind the best estimate. */
  readonly error: number;
  readonly behind: number;
  readonly doubt: number;
  /** Games that were played on from it. */
  readonly looks: number;
}

/** Nothing is rolled, where other options roll. */
export interface Quiet {
  readonly type: 'quiet';
}

export type Figure = Exact | Estimate | Quiet;

/** What is said of an option beside the others of its kind. */
export type Mark = 'best' | 'worst' | 'too close' | 'the same';

/** Chances that are as good as equal. */
const NEAR = 1e-9;
/** What is printed as one point is no lead. */
const POINT = 0.01;
/** More that are too close are not told one by one. */
const FEW = 3;

/** Exact figures of one aim, as chances that are hoped for: the highest, the lowest, or all alike. */
function markedExact(chances: readonly number[], isKnown: boolean): (Mark | undefined)[] {
  const [most, least] = [Math.max(...chances), Math.min(...chances)];
  const isAlone = (value: number): boolean => chances.filter((one) => Math.abs(one - value) < NEAR).length === 1;
  return chances.map((chance) => {
    if (most - least < NEAR) return 'the same';
    if (!isKnown) return undefined;
    if (most - chance < NEAR) return isAlone(most) ? 'best' : undefined;
    return chance - least < NEAR && isAlone(least) && chances.length > 2 ? 'worst' : undefined;
  });
}

/** Estimates: the best where it leads beyond doubt, the worst where it is behind all others beyond doubt. */
function markedEstimates(all: readonly Estimate[]): (Mark | undefined)[] {
  const isClose = ({ behind, doubt }: Estimate): boolean => behind <= Math.max(doubt, POINT);
  const close = all.filter(isClose);
  if (all.every(({ behind, doubt }) => behind < NEAR && doubt < NEAR)) return all.map(() => 'the same');
  const sorted = [...all].sort((a, b) => a.chance - b.chance);
  const [last, other] = sorted;
  const isWorst = last && other && all.length > 2 && other.chance - last.chance > Math.hypot(last.doubt, other.doubt);
  return all.map((one) => {
    if (isClose(one)) return close.length === 1 ? 'best' : close.length <= FEW ? 'too close' : undefined;
    return isWorst && one === last ? 'worst' : undefined;
  });
}

/** Never ranked together: exact figures of the same aim among themselves, estimates among themselves. */
export function marksOf(figures: readonly (Figure | undefined)[]): (Mark | undefined)[] {
  const kinds = figures.map((figure) =>
    figure?.type === 'exact' ? `exact ${figure.of} ${figure.hope} ${figure.unanswered ?? ''}` : (figure?.type ?? ''),
  );
  const marks: (Mark | undefined)[] = figures.map(() => undefined);
  for (const kind of new Set(kinds)) {
    const at = kinds.flatMap((one, i) => (one === kind ? [i] : []));
    const same = at.map((i) => figures[i]);
    if (at.length < 2) continue;
    const found = kind.startsWith('exact')
      ? markedExact(
          same.flatMap((one) => (one?.type === 'exact' ? [one.hope === 'against' ? -one.chance : one.chance] : [])),
          same.every((one) => one?.type === 'exact' && one.hope !== undefined),
        )
      : kind === 'estimate'
        ? markedEstimates(same.flatMap((one) => (one?.type === 'estimate' ? [one] : [])))
        : [];
    at.forEach((i, nth) => {
      marks[i] = found[nth];
    });
  }
  return marks;
}

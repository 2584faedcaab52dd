/** Two players choose in secret, and one wins what the other loses: the value of the game and each player's best mix. Knows no game. */

export interface MatrixGame {
  /** What the row player gets on average when both play their best mix. */
  readonly value: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Smaller than this is rounding. */
const ROUNDING = 1e-12;

/** Of mixes that are worth the same the cheaper is played; a price weighs too little to outdo any difference in worth. */
const PRICE = 1e-9;

/** `prices`: what each choice costs the row player besides, where two are worth the same. */
export function solve(payoffs: readonly (readonly number[])[], prices?: readonly number[]): MatrixGame {
  const game = optimum(payoffs);
  // A price is the same against every column: the mixes to choose from stay the very same.
  const priced = prices && payoffs.map((row, r) => row.map((p) => p - PRICE * prices[r]!));
  return priced ? { ...game, rows: optimum(priced).rows } : game;
}

/**
 * Linear programming on payoffs to the row player, scaled to lie between 1 and 2, where the game's value is positive.
 * Bland's rule picks each pivot by its place, so that ties end the same way every time and no cycle can start.
 */
function optimum(payoffs: readonly (readonly number[])[]): MatrixGame {
  const [height, width] = [payoffs.length, payoffs[0]?.length ?? 0];
  if (!height || !width) throw new RangeError(`a game of ${height} by ${width}: each player needs a choice`);
  const all = payoffs.flat();
  if (all.length !== height * width || !all.every(Number.isFinite))
    throw new RangeError('payoffs: every row must hold as many finite numbers');
  const low = Math.min(...all);
  const range = Math.max(...all) - low || 1;
  // Columns: the column player's choices, the slack of each row, the bound. Last line: the objective.
  const tableau = payoffs.map((row, r) => [
    ...row.map((p) => 1 + (p - low) / range),
    ...payoffs.map((_, s) => (s === r ? 1 : 0)),
    1,
  ]);
  const objective = [...Array.from({ length: width }, () => -1), ...payoffs.map(() => 0), 0];
  const basis = payoffs.map((_, r) => width + r);
  const last = width + height;
  for (;;) {
    const enter = objective.findIndex((c, i) => i < last && c < -ROUNDING);
    if (enter < 0) break;
    pivot(tableau, objective, basis, enter, leaving(tableau, basis, enter, last));
  }
  const total = objective[last]!;
  const columns = Array.from({ length: width }, (_, c) => {
    const row = basis.indexOf(c);
    return row < 0 ? 0 : share(tableau[row]![last]! / total);
  });
  const rows = payoffs.map((_, r) => share(objective[width + r]! / total));
  return { value: (1 / total - 1) * range + low, rows, columns };
}

const share = (weight: number): number => (Math.abs(weight) < ROUNDING ? 0 : weight);

function leaving(tableau: readonly number[][], basis: readonly number[], enter: number, last: number): number {
  let [best, ratio] = [-1, Number.POSITIVE_INFINITY];
  tableau.forEach((row, r) => {
    if (row[enter]! <= ROUNDING) return;
    const bound = row[last]! / row[enter]!;
    const nearer = bound < ratio - ROUNDING;
    if (nearer || (bound <= ratio + ROUNDING && basis[r]! < basis[best]!)) [best, ratio] = [r, bound];
  });
  return best;
}

function pivot(tableau: number[][], objective: number[], basis: number[], enter: number, leave: number): void {
  const by = tableau[leave]![enter]!;
  const row = tableau[leave]!.map((n) => n / by);
  tableau[leave] = row;
  basis[leave] = enter;
  const clear = (line: number[]): void => {
    const times = line[enter]!;
    if (times !== 0) for (let i = 0; i < line.length; i++) line[i]! -= times * row[i]!;
  };
  tableau.forEach((line, r) => {
    if (r !== leave) clear(line);
  });
  clear(objective);
}

export interface Answered<C> extends Omit<MatrixGame, 'columns'> {
  /** The answers that the column player mixes, each with its weight. */
  readonly answers: readonly { readonly answer: C; readonly weight: number }[];
}

/**
 * The column player has more ways to play than can be listed: what he knows and the row player does not decides each time.
 * His best answer to a mix is added to the game, and it is solved again, until no answer is better than those it has.
 */
export function solveAnswered<C>(
  height: number,
  answer: (mix: readonly number[]) => { readonly answer: C; readonly payoffs: readonly number[] },
  prices?: readonly number[],
): Answered<C> {
  const found = [answer(Array.from({ length: height }, () => 1 / height))];
  for (;;) {
    const game = solve(
      Array.from({ length: height }, (_, r) => found.map((f) => f.payoffs[r]!)),
      prices,
    );
    const next = answer(game.rows);
    const gets = next.payoffs.reduce((sum, p, r) => sum + p * game.rows[r]!, 0);
    const scale = Math.max(1, ...next.payoffs.map(Math.abs));
    const known = found.some((f) => f.payoffs.every((p, r) => Math.abs(p - next.payoffs[r]!) <= ROUNDING * scale));
    if (known || gets >= game.value - ROUNDING * scale) {
      const answers = found.map(({ answer: of }, c) => ({ answer: of, weight: game.columns[c]! }));
      return { value: game.value, rows: game.rows, answers: answers.filter((a) => a.weight > 0) };
    }
    found.push(next);
  }
}

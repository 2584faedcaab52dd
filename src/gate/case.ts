/** A case as content names it: a calculator of the game and its input, or everything that is wrong with them. */
import type { Calculator } from '../calculator/calculator.ts';
import { parse } from '../calculator/parse.ts';
import { calculatorOf, calculatorsOf, type GameId } from '../games/index.ts';
import { unknownCalculator } from './problem.ts';

export interface Named {
  readonly calculator: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export type CaseFound =
  | {
      readonly type: 'case';
      readonly calculator: Calculator;
      /** With every default filled in. */
      readonly input: Parameters<Calculator['compute']>[0];
    }
  | { readonly type: 'problems'; readonly sentences: readonly string[] };

export async function caseOf(game: GameId, { calculator: id, input }: Named): Promise<CaseFound> {
  const calculator = await calculatorOf(game, id);
  if (!calculator)
    return { type: 'problems', sentences: [unknownCalculator(id, Object.keys(await calculatorsOf(game)))] };
  const parsed = parse(calculator.fields, input);
  return parsed.type === 'input'
    ? { type: 'case', calculator, input: parsed.input }
    : { type: 'problems', sentences: parsed.problems.map(({ sentence }) => sentence) };
}

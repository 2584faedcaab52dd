/** The case for which a reader came to fill in the card: which entries its answer needs, and how they would change it. */
import { useEffect, useState } from 'preact/hooks';
import { fromQuery } from '../../calculator/address.ts';
import type { Calculator } from '../../calculator/calculator.ts';
import type { Fields } from '../../calculator/fields.ts';
import { parse } from '../../calculator/parse.ts';
import type { Report } from '../../calculator/report.ts';
import type { Tables } from '../../calculator/table.ts';
import { whole } from '../../calculator/told/verdict.ts';
import { calculatorOf, type GameId } from '../../games/index.ts';

/** The keys of an address that lead here from an answer. */
const CASE_KEYS = { calculator: 'for', query: 'case' } as const;

export interface CaseAtStake {
  readonly calculator: Calculator;
  readonly report: (tables: Tables) => Report;
  /** The way back to it. */
  readonly href: string;
}

/** Nothing where the address names no case, or one that this page does not know. */
export function useCaseAtStake(game: GameId): CaseAtStake | undefined {
  const [found, setFound] = useState<CaseAtStake>();
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    const id = params.get(CASE_KEYS.calculator);
    if (!id) return;
    void calculatorOf(game, id).then((calculator) => {
      if (!calculator) return;
      const fields = calculator.fields as Fields;
      const query = params.get(CASE_KEYS.query) ?? '';
      const parsed = parse(fields, fromQuery(fields, query) ?? {});
      const href = new URL(`../odds/${id}/${query && `?${query}`}`, location.href).href;
      if (parsed.type === 'input')
        setFound({ calculator, href, report: (tables) => calculator.compute(parsed.input as never, tables) });
    });
  }, []);
  return found;
}

/** The figure of its answer in words; nothing where it has none. */
export function figureOf({ calculator, report }: CaseAtStake, tables: Tables): string {
  const chance = report(tables).chances[calculator.figure ?? calculator.headline[0] ?? ''];
  return chance === undefined ? '' : whole(chance);
}

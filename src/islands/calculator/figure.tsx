/** The chance that is asked about, and how it is written large. */
import type { Calculator } from '../../calculator/calculator.ts';
import type { Report } from '../../calculator/report.ts';
import { verdict, whole } from '../../calculator/told/verdict.ts';
import type { Input } from '../../stores/session.ts';
import type { Part } from './odds-bar.tsx';

export interface Figure {
  readonly key: string;
  readonly says: string;
  /** A word for the chance where it is what the reader wants, else its name. */
  readonly verdict: string;
}

/** The aim's own chance where it is one of the parts, else the calculator's. */
export function figureOf(
  calculator: Calculator,
  report: Report,
  input: Input,
  parts: readonly Part[],
): Figure | undefined {
  const aim = calculator.aims[String(input['aim'] ?? Object.keys(calculator.aims)[0])];
  const wanted = aim?.form === 'chance' ? aim.worth(report) : undefined;
  const isWanted = (key: string) => wanted !== undefined && report.chances[key] === wanted;
  const usual = calculator.figure ?? calculator.headline[0];
  if (usual === undefined) return undefined;
  const key = isWanted(usual) ? usual : (calculator.headline.find(isWanted) ?? usual);
  const chance = report.chances[key];
  if (chance === undefined) return undefined;
  return {
    key,
    says: parts.find((p) => p.key === key)?.share ?? whole(chance),
    verdict: report.verdict ?? (isWanted(key) ? verdict(chance) : (calculator.terms[key] ?? key)),
  };
}

/** A percentage in large figures, its sign smaller. */
export const Large = ({ says }: { says: string }) => (
  <strong>
    {says.replace('%', '')}
    <span class="unit">%</span>
  </strong>
);

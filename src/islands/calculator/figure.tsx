/** The chance that was asked for, in large type. */
import type { Calculator } from '../../calculator/calculator.ts';
import type { Report } from '../../calculator/report.ts';
import { verdict, whole, wholes } from '../../calculator/told/verdict.ts';
import type { Input } from '../../stores/session.ts';
import { type Part, partsOf } from './odds-bar.tsx';
import * as say from './words.tsx';

export interface Figure {
  readonly key: string;
  readonly says: string;
  /** A word for the chance where it is what the reader wants, else its name. */
  readonly verdict: string;
}

/** Less than an even chance. */
const EVEN = 0.45;

/** A word for the chance. Where it is likelier that nobody wins, that is said; and what is drawn makes no leader's chances poor. */
function judged(key: string, chance: number, parts: readonly Part[]): string {
  const most = parts.reduce((a, b) => (b.chance > a.chance ? b : a), parts[0] as Part);
  if (most?.tone === 'plain' && most.key !== key && most.chance > chance) return say.mostLikely(most.name);
  const isOwn = parts.some((part) => part.key === key);
  const drawn = parts.filter((part) => part.tone === 'plain' && part.key !== key).reduce((sum, p) => sum + p.chance, 0);
  const isAhead = isOwn && chance < EVEN && chance >= 1 - drawn - chance;
  return verdict(isAhead ? chance / (1 - drawn) : chance);
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
    verdict: report.verdict ?? (isWanted(key) ? judged(key, chance, parts) : (calculator.terms[key] ?? key)),
  };
}

/** Chances that are as good as equal. */
const NEAR = 1e-9;

/** Whether a figure is what the bar shows from its left end up to some seam. */
function isShown(chance: number, parts: readonly Part[]): boolean {
  const sums = parts.map((_, i) => parts.slice(0, i + 1).reduce((sum, part) => sum + part.chance, 0));
  return [...sums, ...parts.map((part) => part.chance)].some((one) => Math.abs(one - chance) < NEAR);
}

/** The parts of the bar below a figure: those of the headline, or where they do not show it, the figure and the rest. */
export function partsUnder(calculator: Calculator, report: Report, figure: Figure | undefined): Part[] {
  const parts = partsOf(calculator, report);
  const chance = figure && report.chances[figure.key];
  if (!figure || chance === undefined || parts.length === 0 || isShown(chance, parts)) return parts;
  const [own = '', rest = ''] = wholes([chance, 1 - chance]);
  const name = calculator.terms[figure.key] ?? figure.key;
  return [
    { key: figure.key, name, chance, share: own, tone: calculator.tones[figure.key] ?? 'attacker', lined: false },
    { key: 'otherwise', name: 'otherwise', chance: 1 - chance, share: rest, tone: 'defender', lined: false },
  ];
}

/** A percentage in large figures, its sign smaller. */
export const Large = ({ says }: { says: string }) => (
  <strong>
    {says.replace('%', '')}
    <span class="unit">%</span>
  </strong>
);

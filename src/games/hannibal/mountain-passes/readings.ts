/** What a march over passes stands on: what each adds to its roll, and the readings that it touches. */
import { line } from '../../../calculator/ledger.ts';
import type { Assumption, Basis, Line } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import type { Figures, Reader } from '../../../calculator/table.ts';
import { BELOW_ONE, ELEPHANT_ROW } from '../attrition/rules.ts';
import { type Input, passesOf } from './fields.ts';
import { type Pass, passModifier, passMp } from './rules.ts';

/** What is settled before the first roll. */
export const settledFacts = ({ passes }: Input, figures: Figures) => ({ mp: passMp(passes.length, figures) });

/** 7.2B: what each crossing adds to its roll. */
const ledgerOf = (passes: readonly Pass[], figures: Figures): Line[] =>
  passes.map((pass, i) => {
    const { value, standing } = figures.at('mountain-pass', pass, 'roll');
    const where = pass === 'alpine' ? 'in the Alps' : 'not in the Alps';
    return line('roll', Number(value), `Pass ${i + 1}, ${where}`, '7.2B', standing);
  });

const readingsOf = (input: Input, figures: Figures): Assumption[] => [
  {
    ruling: 'pass-attrition-before-reactions',
    rule: '7.2B',
    reading: 'Attrition is rolled as soon as the pass is crossed, before the enemy can react.',
  },
  ...(passesOf(input).some((pass) => passModifier(pass, figures) < 0) ? [BELOW_ONE] : []),
  ...(input.elephants > 0 ? [ELEPHANT_ROW] : []),
];

export const basisOf = (input: Input, read: Reader): Basis =>
  basis(ledgerOf(passesOf(input), read), readingsOf(input, read), read);

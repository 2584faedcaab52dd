/** The one island for every calculator: its code is loaded before it is drawn, so that it takes over what the page shows. */
import type { Calculator as Declared } from '../../calculator/calculator.ts';
import { calculatorOf } from '../../games/index.ts';
import { Body } from './body.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { controlsFor } from './fields.tsx';
import { drawWhole } from './part.tsx';

type Named = Pick<CalculatorProps, 'game' | 'calculator'>;

/** Props are plain data, and drawing does not wait: what was prepared lies here until then. */
const prepared = new Map<string, Declared>();
const nameOf = ({ game, calculator }: Named): string => `${game} ${calculator}`;

/** Awaited before the island is drawn, and done once; the build also wants every part of the page, and what is declared. */
export async function prepare(named: Named): Promise<Declared> {
  const before = prepared.get(nameOf(named));
  if (before) return before;
  const declared = await calculatorOf(named.game, named.calculator);
  if (!declared) throw new RangeError(`${nameOf(named)}: no such calculator`);
  await controlsFor(declared.fields);
  prepared.set(nameOf(named), declared);
  if (import.meta.env.SSR) await drawWhole();
  return declared;
}

export default function Calculator(props: CalculatorProps) {
  return <Body {...props} declared={prepared.get(nameOf(props))!} />;
}

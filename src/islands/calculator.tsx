/** The one island for every calculator: its code is fetched before it is drawn, so that it takes over what stands there. */
import type { Calculator as Declared } from '../calculator/calculator.ts';
import type { GameId } from '../games/index.ts';
import { lists } from '../games/lists.ts';
import { Body } from './body.tsx';
import type { CalculatorProps } from './calculator-props.ts';
import { drawWhole } from './part.tsx';

const fetched = new Map<string, Declared>();
const nameOf = ({ game, calculator }: Pick<CalculatorProps, 'game' | 'calculator'>): string => `${game} ${calculator}`;

/** Awaited before the island is drawn; the build also wants every part of the page. */
export async function prepare(props: { readonly game: GameId; readonly calculator: string }): Promise<void> {
  const { calculators } = await lists[props.game]();
  fetched.set(nameOf(props), await calculators[props.calculator]!());
  if (import.meta.env.SSR) await drawWhole();
}

export default function Calculator(props: CalculatorProps) {
  return <Body {...props} declared={fetched.get(nameOf(props))!} />;
}

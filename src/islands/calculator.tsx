/** The one island for every calculator: fetches the calculator's code when it is wanted, and draws it. */
import { lazy, Suspense } from 'preact/compat';
import { calculators, type GameId } from '../games/index.ts';
import { Body } from './body.tsx';
import type { CalculatorProps } from './calculator-props.ts';

const drawn = new Map<string, ReturnType<typeof lazy<(props: CalculatorProps) => preact.JSX.Element>>>();

/** Until the code is here the page keeps what the build drew. */
function bodyOf(game: GameId, id: string) {
  const key = `${game} ${id}`;
  const body =
    drawn.get(key) ??
    lazy(async () => {
      const declared = await calculators[game][id]!();
      return { default: (props: CalculatorProps) => <Body {...props} declared={declared} /> };
    });
  drawn.set(key, body);
  return body;
}

export default function Calculator(props: CalculatorProps) {
  const Drawn = bodyOf(props.game, props.calculator);
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}

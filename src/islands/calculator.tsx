/** The one island for every calculator: fetches the calculator's code when it is wanted, and draws it. */
import { lazy, Suspense } from 'preact/compat';
import type { Tables } from '../calculator/table.ts';
import { calculators, type GameId } from '../games/index.ts';
import type { Input } from '../stores/session.ts';
import { Body } from './body.tsx';
import type { Place, Preset } from './context.ts';

export interface CalculatorProps {
  readonly game: GameId;
  readonly calculator: string;
  readonly tables: Tables;
  readonly start: Input;
  readonly uid: string;
  readonly places: Readonly<Record<string, Place>>;
  readonly presets: Readonly<Record<string, readonly Preset[]>>;
  readonly tablesHref: string;
  readonly methodHref: string;
  /** The calculator's own page keeps its state in the address; inside a rules page it does not. */
  readonly embedded: boolean;
}

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

/** What a page hands to a calculator's island: plain data only. */
import type { WrittenFields } from '../../calculator/address.ts';
import type { Tables } from '../../calculator/table.ts';
import type { GameId } from '../../games/index.ts';
import type { Input } from '../../stores/session.ts';
import type { AtTable, Page, Preset } from './context.ts';

export interface CalculatorProps {
  readonly game: GameId;
  readonly calculator: string;
  readonly tables: Tables;
  readonly start: Input;
  readonly uid: string;
  readonly places: Readonly<Record<string, Page>>;
  readonly presets: Readonly<Record<string, readonly Preset[]>>;
  readonly leads?: Readonly<Record<string, WrittenFields>>;
  readonly atTable?: AtTable | undefined;
  readonly tablesHref: string;
  readonly methodHref: string;
  /** The calculator's own page keeps its state in the address; inside a rules page it does not. */
  readonly embedded: boolean;
  /** Embedded with these fields alone, in sight at once. */
  readonly few?: readonly string[] | undefined;
}

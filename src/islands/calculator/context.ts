/** What every part of a calculator can use: the session, the links of its clauses, the named values. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WrittenFields } from '../../calculator/address.ts';
import type { GameId } from '../../games/index.ts';
import type { Rated } from '../../stores/box/rating.ts';
import type { Session } from '../../stores/session.ts';

export interface Page {
  readonly href: string;
  readonly name: string;
  readonly title: string;
}

/** A leader with whose he is, and his rating. */
export interface Preset extends Rated {
  readonly name: string;
  readonly of: string;
  readonly standIn?: boolean;
}

/** Where a calculator's case is played: the pages of the turn and of the evening, and who sits there, by id of the seat. */
export interface AtTable {
  readonly turnHref: string;
  readonly eveningHref: string;
  readonly seats: Readonly<Record<string, string>>;
}

export interface Surroundings {
  readonly session: Session;
  readonly game: GameId;
  /** Unique on the page: names of controls begin with it. */
  readonly uid: string;
  readonly places: Readonly<Record<string, Page>>;
  readonly presets: Readonly<Record<string, readonly Preset[]>>;
  /** The calculators that its ways on lead to, as addresses hold them; none inside another page. */
  readonly leads?: Readonly<Record<string, WrittenFields>> | undefined;
  /** None inside another page. */
  readonly atTable?: AtTable | undefined;
  readonly tablesHref: string;
  readonly methodHref: string;
}

export const Surrounding = createContext<Surroundings | undefined>(undefined);

export function useSurroundings(): Surroundings {
  const found = useContext(Surrounding);
  if (!found) throw new TypeError('a part of a calculator was drawn outside a calculator');
  return found;
}

/** The rules of a march, loaded when the map is first touched: tables, costs, and the calculators for the chances. */
import { computed, type ReadableAtom } from 'nanostores';
import { toQuery } from '../../calculator/address.ts';
import type { Calculator } from '../../calculator/calculator.ts';
import { defaultsOf } from '../../calculator/fields.ts';
import { withOwn } from '../../calculator/own.ts';
import { Reader } from '../../calculator/table.ts';
import { receivedTables, type SentTables } from '../../calculator/table-wire.ts';
import { calculatorOf, marchOf } from '../../games/index.ts';
import type { Asked, March } from '../../mechanics/march.ts';
import { ownLinks } from '../../stores/box/own-links.ts';
import { ratedBy } from '../../stores/box/rating.ts';
import { $own, openOwn, ownOf } from '../../stores/kept/own-tables.ts';
import type { Joined } from '../../stores/route.ts';
import { joinedBy } from '../board/joined.ts';
import { OwnLink } from './own-link.tsx';
import type { MapProps } from './props.ts';

/** A case with its chance, and the address of its calculator with everything filled in. */
export interface Told extends Asked {
  readonly title: string;
  readonly href: string;
  readonly worth?: number;
  /** Rests on a number that is ours. */
  readonly standIn?: boolean;
}

export interface Engine {
  /** The links as the reader's box has them. */
  readonly $links: ReadableAtom<readonly Joined[]>;
  /** Those whose rating is known, by the box or without. */
  readonly $leaders: ReadableAtom<ReturnType<typeof ratedBy<MapProps['leaders'][number]>>>;
  readonly OwnLink: typeof OwnLink;
  readonly joinedBy: typeof joinedBy;
  readonly march: March;
  readonly figures: Reader;
  readonly tell: (asked: Asked) => Promise<Told>;
}

export async function engineOf({ game, links, leaders, spots, ways, at }: MapProps): Promise<Engine> {
  const { tables: tablesAt, odds: oddsAt } = at;
  const [march, fetched] = await Promise.all([marchOf(game), fetch(tablesAt)]);
  if (!march || !fetched.ok) throw new RangeError(`${tablesAt}: ${fetched.status}`);
  const { content }: { content: { tables: SentTables } } = await fetched.json();
  openOwn();
  const tables = withOwn(receivedTables(content.tables), $own.get()[game]);
  const known = new Map<string, Promise<Calculator | undefined>>();
  const declared = (id: string) => {
    const found = known.get(id) ?? calculatorOf(game, id);
    known.set(id, found);
    // What failed is asked for anew.
    found.catch(() => known.delete(id));
    return found;
  };
  return {
    $links: computed($own, (own) => ownLinks(links, spots, ownOf(own, game), ways)),
    $leaders: computed($own, (own) => ratedBy(ownOf(own, game), leaders)),
    OwnLink,
    joinedBy,
    march,
    figures: new Reader(tables),
    async tell(asked) {
      const calculator = await declared(asked.calculator);
      if (!calculator) throw new RangeError(`${game}: no calculator "${asked.calculator}"`);
      const input = { ...defaultsOf(calculator.fields), ...asked.input } as ReturnType<typeof defaultsOf>;
      const query = toQuery(calculator.fields, input);
      const base = { ...asked, title: calculator.title, href: `${oddsAt}${asked.calculator}/${query && `?${query}`}` };
      if (!asked.chance) return base;
      const report = calculator.compute(input, tables);
      const worth = report.chances[asked.chance];
      return {
        ...base,
        ...(worth !== undefined && { worth }),
        standIn: report.tables.some(({ standing }) => standing === 'stand-in'),
      };
    },
  };
}

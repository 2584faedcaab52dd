/** Where a force may withdraw (5.6) or retreat (6.5), and what rules out the other Provinces. */
import type { Tables } from '../../../calculator/table.ts';
import { neighboursOf } from '../board/rules.ts';
import type { Figures } from '../tables.ts';
import { type PlaceId, ROMA } from '../words.ts';

export type Flight = 'withdraws' | 'beaten-defender' | 'beaten-attacker';

export type Bar = 'straits' | 'roma' | 'enemies' | 'tribe' | 'came-from';

/** What lies at the end of a way out. */
interface Beyond {
  readonly roma: boolean;
  readonly straits: boolean;
  readonly enemies: boolean;
  readonly tribe: boolean;
  /** The moving or attacking force has just come from there. */
  readonly cameFrom: boolean;
}

/** 5.6, 6.5: what keeps a force out of a neighbouring place; undefined where it is open. */
export function barOf(
  how: Flight,
  { roma, straits, enemies, tribe, cameFrom }: Beyond,
  goesBack: 'allowed' | 'forbidden',
): Bar | undefined {
  if (roma) return 'roma';
  // A withdrawal may cross Straits, a retreat may not.
  if (straits && how !== 'withdraws') return 'straits';
  if (enemies) return 'enemies';
  if (tribe) return 'tribe';
  return cameFrom && (how !== 'beaten-attacker' || goesBack === 'forbidden') ? 'came-from' : undefined;
}

interface Flying {
  readonly how: Flight;
  readonly at: PlaceId;
  /** The Province that the moving or attacking force has just come from. */
  readonly cameFrom: PlaceId | 'none';
  readonly enemies: readonly { readonly at: PlaceId }[];
  readonly tribe: PlaceId | 'none';
  readonly goesBack: 'allowed' | 'forbidden';
}

export interface WayOut {
  readonly to: PlaceId;
  readonly bar: Bar | undefined;
}

/** 5.6, 6.5: every neighbouring place, open or closed. */
export const waysOut = (
  { how, at, cameFrom, enemies, tribe, goesBack }: Flying,
  tables: Tables,
  figures: Figures,
): WayOut[] =>
  neighboursOf(at, tables, figures).map(({ to, way }) => {
    const beyond = {
      roma: to === ROMA,
      straits: way === 'straits',
      enemies: enemies.some((e) => e.at === to),
      tribe: tribe === to,
      cameFrom: cameFrom === to,
    };
    return { to, bar: barOf(how, beyond, goesBack) };
  });

interface Arrival {
  /** Legions that go. */
  readonly legions: number;
  /** Own Legions that are there already. */
  readonly joined: number;
}

/** 5.6, 6.5: they stack with own Legions there, and all of them come under the Retreat marker. */
export const arrived = ({ legions, joined }: Arrival) => ({ stack: legions + joined, marked: legions + joined });

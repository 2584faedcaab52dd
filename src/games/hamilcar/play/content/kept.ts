/** What does not change while a game is played: the map, the cards, the Generals, the readings and the figures. */
import type { Tables } from '../../../../calculator/table.ts';
import type { Limit } from '../../limits.ts';
import type { Side } from '../../words.ts';
import type { Optional, Rulings } from '../rulings.ts';

export interface Space {
  readonly name: string;
  readonly province: string;
  readonly region: string;
  readonly kind: 'city' | 'tribe' | 'plain';
  readonly large: boolean;
  readonly port: boolean;
  readonly major: boolean;
  readonly tyrrhenum: boolean;
  readonly capacity: number;
  readonly roads: readonly string[];
  /** The other end of the Strait. */
  readonly strait: string | null;
  /** Storm symbols by the port at the other end. */
  readonly lanes: Readonly<Record<string, number>>;
}

export interface Province {
  readonly name: string;
  readonly region: string;
  readonly scores: boolean;
  readonly spaces: readonly string[];
}

/** The Event is played on the own turn, as an answer, or its effect is lost. */
export const EVENTS = ['own', 'counter', 'lost', 'none'] as const;

export interface Card {
  readonly title: string;
  readonly owner: Side | 'both' | 'nobody';
  readonly op: number;
  readonly event: (typeof EVENTS)[number];
  readonly amount: number;
  readonly ships: number;
}

export const EFFECTS = ['rating', 'flee', 'pursuit', 'die', 'die-battle', 'enemy-die', 'prize'] as const;

export interface TacticCard {
  readonly title: string;
  readonly effect: (typeof EFFECTS)[number];
  readonly amount: number;
}

export interface GeneralCard {
  readonly name: string;
  readonly side: Side;
  readonly strategy: number;
  readonly battle: number;
  readonly admiral: boolean;
  readonly aristocrat: boolean;
  readonly africanus: boolean;
  /** 3.1 to 3.3: where he is at the start. */
  readonly start: { readonly at: string; readonly office?: 'consul' | 'proconsul' };
}

export const SYMBOLS = ['CU', 'General', 'none'] as const;

interface MiatSlot {
  readonly center: boolean;
  readonly start: boolean;
  readonly symbol: (typeof SYMBOLS)[number];
}

interface SetUpForce {
  readonly space: string;
  readonly side: Side;
  readonly cu: number;
  readonly elephants: number;
  readonly st: number;
  readonly led: boolean;
}

/** What the engine reads of the map. */
export interface MapLink {
  readonly between: readonly [string, string];
  readonly terrain: string;
}

/** What a game reads of the content. */
export interface Content {
  readonly tables: Tables;
  readonly map?: { readonly links: readonly MapLink[] } | undefined;
}

/** What does not change while a game is played. */
export interface SetUp {
  readonly optional: readonly Optional[];
  readonly rulings: Rulings;
  readonly spaces: Readonly<Record<string, Space>>;
  /** The ids of all spaces. */
  readonly ids: readonly string[];
  readonly provinces: Readonly<Record<string, Province>>;
  readonly tyrrhenum: { readonly ports: readonly string[]; readonly storms: number };
  readonly deck: Readonly<Record<string, Card>>;
  readonly tactics: Readonly<Record<string, TacticCard>>;
  readonly generals: Readonly<Record<string, GeneralCard>>;
  /** The ids of the Generals of a side. */
  readonly roster: Readonly<Record<Side, readonly string[]>>;
  readonly miat: Readonly<Record<string, MiatSlot>>;
  readonly track: readonly { readonly hand: number; readonly general: string | null }[];
  readonly start: Readonly<Record<string, Side>>;
  readonly forces: readonly SetUpForce[];
  readonly fleet: Readonly<Record<Side, { readonly ready: number; readonly spent: number }>>;
  readonly limits: Readonly<Record<Limit, number>>;
  readonly tables: Tables;
}

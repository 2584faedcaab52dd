/** What does not change while a game is played: the map, the cards, the Generals, the readings. */
import type { Tables } from '../../../calculator/table.ts';
import type { Side } from '../words.ts';
import type { Kind } from './card-kinds.ts';
import type { Optional, Rulings } from './rulings.ts';

export const SPACES = ['city', 'tribe', 'plain'] as const;

export interface Space {
  readonly name: string;
  readonly province: string;
  readonly region: string;
  readonly kind: (typeof SPACES)[number];
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
  /** What it does; the title is only for the eye. */
  readonly kind: Kind | null;
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
  readonly start: string;
}

export const SYMBOLS = ['CU', 'General', 'none'] as const;

export interface MiatSlot {
  readonly center: boolean;
  readonly start: boolean;
  readonly symbol: (typeof SYMBOLS)[number];
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
  readonly provinces: Readonly<Record<string, Province>>;
  readonly tyrrhenum: { readonly ports: readonly string[]; readonly storms: number };
  readonly deck: Readonly<Record<string, Card>>;
  readonly tactics: Readonly<Record<string, TacticCard>>;
  readonly generals: Readonly<Record<string, GeneralCard>>;
  readonly miat: Readonly<Record<string, MiatSlot>>;
  readonly track: readonly { readonly hand: number; readonly general: string | null }[];
  readonly start: Readonly<Record<string, Side>>;
  readonly forces: readonly SetUpForce[];
  readonly fleet: Readonly<Record<Side, { readonly ready: number; readonly spent: number }>>;
  readonly tables: Tables;
}

export interface SetUpForce {
  readonly space: string;
  readonly side: Side;
  readonly cu: number;
  readonly elephants: number;
  readonly st: number;
  readonly led: boolean;
}

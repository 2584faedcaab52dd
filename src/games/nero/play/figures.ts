/** The printed figures that play needs, read once from the tables, so that a game keeps the values it began with. */
import { Reader, type Tables } from '../../../calculator/table.ts';
import { BP_SOURCES } from '../battle.ts';
import { COSTS } from '../costs.ts';
import { type Worth, worthOf } from '../declare.ts';
import { VP_CAUSES } from '../end-of-turn.ts';

/** 3.0.4: the Fast Version deals fewer cards. */
export const VERSIONS = ['normal', 'fast'] as const;
export type Version = (typeof VERSIONS)[number];

const LIMITS = [
  'cards-in-round',
  'withdrawal-cards',
  'galley-legions',
  'traitor-look',
  'uncontrolled',
  'emperors',
  'area-provinces',
  'areas-to-win',
  'areas-to-win-as-emperor',
  'game-turns',
  'legions-each',
] as const;
const VP = ['battle', ...VP_CAUSES] as const;

type Numbers<K extends string> = Readonly<Record<K, number>>;

export interface Figures {
  /** 4.2.2: cards dealt to each colour. */
  readonly hand: number;
  /** aid-terrain: MP by what they are paid for. */
  readonly costs: Numbers<(typeof COSTS)[number]>;
  readonly limits: Numbers<(typeof LIMITS)[number]>;
  /** 6.2: BP by source. */
  readonly bp: Numbers<(typeof BP_SOURCES)[number]>;
  /** 13.2: VP by cause, before and in the last game turn. */
  readonly vp: { readonly early: Numbers<(typeof VP)[number]>; readonly final: Numbers<(typeof VP)[number]> };
  /** 7.1: DP by source. */
  readonly dp: Worth;
}

/** 4.2.2, 5.2, 6.2, 7.1, 13.2: the figures as the tables have them. */
export function figuresFrom(tables: Tables, players: number, version: Version): Figures {
  const read = new Reader(tables);
  const column = <K extends string>(table: string, keys: readonly K[], of: string): Numbers<K> =>
    Object.fromEntries(keys.map((key) => [key, Number(read.at(table, key, of).value)])) as Numbers<K>;
  return {
    hand: Number(read.at('hand-size', players, version).value),
    costs: column('movement-costs', COSTS, 'mp'),
    limits: column('limits', LIMITS, 'number'),
    bp: column('battle-points', BP_SOURCES, 'bp'),
    vp: { early: column('victory-points', VP, 'early'), final: column('victory-points', VP, 'final') },
    dp: worthOf(read),
  };
}

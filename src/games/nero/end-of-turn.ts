/** The end of a game turn (13): VP, automatic victory, who leads, who goes first. */
import type { Line } from '../../calculator/report.ts';
import type { Reader } from '../../calculator/table.ts';
import { amountOf } from './deck.ts';
import { AREA_NAMES, type Area } from './provinces.ts';

/** What a player has when a game turn ends. */
export interface Holdings {
  readonly emperor: boolean;
  readonly inRoma: boolean;
  readonly wholeTurn: boolean;
  readonly areas: number;
  /** Whether the vacant Area is one of them (3.2). */
  readonly vacant: boolean;
  readonly italy: number;
}

export interface Board {
  readonly last: boolean;
  readonly emperors: number;
  readonly barbarians: boolean;
}

/** 13.2-early, 13.2-final: the VP of one player, line by line. */
export function earned(player: Area, h: Holdings, { last, emperors, barbarians }: Board, read: Reader): Line[] {
  const rule = last ? '13.2-final' : '13.2-early';
  const line = (cause: string, times: number, why: string): Line[] => {
    if (times === 0) return [];
    const { value, standing } = read.at('victory-points', cause, last ? 'final' : 'early');
    return [{ who: AREA_NAMES[player], amount: Number(value) * times, why, rule, standing }];
  };
  const emperor = h.emperor
    ? [
        ...(emperors > 1 ? line('one-of-two', 1, 'One of two Emperors') : line('sole', 1, 'Emperor')),
        ...line('roma', h.inRoma ? 1 : 0, 'Emperor in Roma'),
        ...line('whole-turn', h.inRoma && h.wholeTurn ? 1 : 0, 'In Roma the whole turn'),
        ...line('barbarians', barbarians ? 1 : 0, 'Barbarian Tribe on the board'),
      ]
    : [];
  const scoring = h.areas - (h.vacant && h.areas > 0 ? 1 : 0);
  return [
    ...emperor,
    ...line('area', scoring, `Areas controlled: ${scoring}`),
    ...line('italy', h.italy, `Provinces of Italy controlled: ${h.italy}`),
  ];
}

/** 3.2: the Areas that count for an automatic victory. */
export const countingAreas = ({ areas, vacant }: Pick<Holdings, 'areas' | 'vacant'>, reading: 'counts' | 'ignored') =>
  vacant && reading === 'ignored' ? Math.max(0, areas - 1) : areas;

/** 13.1: Areas that win outright, as Emperor or not. */
export const areasToWin = (emperor: boolean, read: Reader): number => {
  const all = amountOf(read.at('limits', 'areas-to-win', 'number').value);
  return emperor ? Math.min(all, amountOf(read.at('limits', 'areas-to-win-as-emperor', 'number').value)) : all;
};

const most = <T>(list: readonly T[], value: (item: T) => number): T[] => {
  const best = Math.max(...list.map(value));
  return list.filter((item) => value(item) === best);
};

export interface Final {
  readonly player: Area;
  readonly vp: number;
  readonly emperor: boolean;
  readonly areas: number;
}

/** 13.2: who has won after the last game turn; more than one where they share it. */
export function winnersOf(finals: readonly Final[], tie: 'shared' | 'emperor'): Area[] {
  const leading = most(finals, (f) => f.vp);
  const titled = tie === 'shared' ? leading : most(leading, (f) => Number(f.emperor));
  return (tie === 'shared' ? titled : most(titled, (f) => f.areas)).map((f) => f.player);
}

/** 4.2.1: the fewest VP go first in the next game turn; a tie is drawn blind. */
export const firstOf = (finals: readonly Final[]): Area[] => most(finals, (f) => -f.vp).map((f) => f.player);

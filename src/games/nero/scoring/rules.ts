/** The end of a game turn (13): VP, automatic victory, who leads, who goes first. */
import type { Line } from '../../../calculator/report.ts';
import { figureOf, limitOf } from '../limits/rules.ts';
import type { Figures } from '../tables.ts';
import type { Area } from '../words.ts';

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

/** 13.2-early, 13.2-final: what earns VP when a game turn ends. */
type VpCause = 'sole' | 'one-of-two' | 'roma' | 'whole-turn' | 'area' | 'italy' | 'barbarians';

/** 13.2-early, 13.2-final, 3.2: what a player earns VP for, and how often. */
function vpParts(h: Holdings, { emperors, barbarians }: Omit<Board, 'last'>): { cause: VpCause; times: number }[] {
  const parts: { cause: VpCause; times: number }[] = h.emperor
    ? [
        { cause: emperors > 1 ? 'one-of-two' : 'sole', times: 1 },
        { cause: 'roma', times: Number(h.inRoma) },
        { cause: 'whole-turn', times: Number(h.inRoma && h.wholeTurn) },
        { cause: 'barbarians', times: Number(barbarians) },
      ]
    : [];
  const scoring = h.areas - (h.vacant && h.areas > 0 ? 1 : 0);
  return [...parts, { cause: 'area' as const, times: scoring }, { cause: 'italy' as const, times: h.italy }].filter(
    ({ times }) => times > 0,
  );
}

const WORDS: Readonly<Record<VpCause, (times: number) => string>> = {
  sole: () => 'Emperor',
  'one-of-two': () => 'One of two Emperors',
  roma: () => 'Emperor in Roma',
  'whole-turn': () => 'In Roma the whole turn',
  barbarians: () => 'Barbarian Tribe on the board',
  area: (times) => `Areas controlled: ${times}`,
  italy: (times) => `Provinces of Italy controlled: ${times}`,
};

/** 13.2-early, 13.2-final: the VP of one player, line by line. */
export const earned = (who: string, h: Holdings, board: Board, figures: Figures): Line[] =>
  vpParts(h, board).map(({ cause, times }) => {
    const entry = figures.at('victory-points', cause, board.last ? 'final' : 'early');
    const rule = board.last ? '13.2-final' : '13.2-early';
    return { who, amount: figureOf(entry) * times, why: WORDS[cause](times), rule, standing: entry.standing };
  });

/** 13.2-early, 13.2-final: the same in one figure. */
export const vpOf = (h: Holdings, board: Board, figures: Figures): number =>
  earned('', h, board, figures).reduce((sum, line) => sum + line.amount, 0);

/** 4.2.6: whether the game ends with this game turn. */
export const isLastTurn = (turn: number, figures: Figures): boolean => turn >= limitOf('game-turns', figures);

/** 3.2: the Areas that count for an automatic victory. */
export const countingAreas = ({ areas, vacant }: Pick<Holdings, 'areas' | 'vacant'>, reading: 'counts' | 'ignored') =>
  vacant && reading === 'ignored' ? Math.max(0, areas - 1) : areas;

/** 13.1: Areas that win outright, as Emperor or not. */
export function areasToWin(emperor: boolean, figures: Figures): number {
  const [all, asEmperor] = [limitOf('areas-to-win', figures), limitOf('areas-to-win-as-emperor', figures)];
  return emperor ? Math.min(all, asEmperor) : all;
}

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

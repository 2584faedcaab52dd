/** 5.8 over several turns: one Scoring Phase after the other, as if the map stayed as it is, until the game ends. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { type Count, type Player, seatsOf } from '../words.ts';
import { adjust, type Ending, endingOf, type Holdings, type Limits, type Totals } from './rules.ts';

/** The table of automatic victory levels ends here. */
export const MOST_TURNS = 9;

export interface ScoredGame {
  readonly players: Count;
  readonly turn: number;
  /** Scoring Phases to count. */
  readonly turns: number;
  readonly automaticLevel: number | 'table';
  readonly limits: Limits;
  readonly totals: Totals;
  readonly holdings: (player: Player) => Holdings;
}

export interface Course {
  readonly scored: readonly { readonly turn: number; readonly totals: Totals; readonly level: number }[];
  readonly ledger: readonly Line[];
  readonly ending: Ending | undefined;
  readonly limitsMatter: boolean;
  readonly overMost: boolean;
}

/** 4.2: the level that ends the game in this turn. */
const levelIn = (turn: number, { automaticLevel }: ScoredGame, read: Reader): number =>
  automaticLevel === 'table' ? Number(read.at('automatic-victory-levels', turn, 'vp').value) : automaticLevel;

export function courseOf(game: ScoredGame, read: Reader): Course {
  const { players, limits } = game;
  const length = Math.min(MOST_TURNS, Number(read.at('game-length', 'full', 'turns').value));
  const scored: Course['scored'][number][] = [];
  const ledger: Line[] = [];
  let [limitsMatter, overMost] = [false, false];
  let ending: Ending | undefined;
  let { totals } = game;
  for (let turn = game.turn; !ending && turn < game.turn + game.turns; turn++) {
    const next: Partial<Record<Player, number>> = {};
    for (const player of seatsOf(players)) {
      const adjusted = adjust(player, totals[player]!, game.holdings(player), limits, read);
      next[player] = adjusted.after;
      ledger.push(...adjusted.lines.map((line) => (game.turns > 1 ? { ...line, in: `Turn ${turn}` } : line)));
      limitsMatter ||= adjusted.limitsMatter;
      overMost ||= adjusted.overMost;
    }
    totals = next;
    const level = levelIn(turn, game, read);
    scored.push({ turn, totals, level });
    ending = endingOf(totals, players, level, turn >= length, read);
  }
  return { scored, ledger, ending, limitsMatter, overMost };
}

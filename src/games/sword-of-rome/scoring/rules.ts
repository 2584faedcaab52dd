/** 5.8 and 4: how VP change in one Scoring Phase after another, whether the game ends, and who has won. */
import { line } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Figures, Keys } from '../tables.ts';
import { type Contender, groupsOf, isTied } from '../tie-order/rules.ts';
import { type Count, MOST_TURNS, PAIRS, type Pair, PLAYER_NAMES, PLAYERS, type Player, seatsOf } from '../words.ts';
import type { Scored } from './fields.ts';

/** What a Scoring Phase finds on the map. */
interface Holdings {
  /** Victory spaces controlled beyond home. */
  readonly foreign: number;
  /** Home victory spaces not controlled. */
  readonly homeLost: number;
  /** The Carthaginian unrest level, for Carthage. */
  readonly unrest: number;
}

type Totals = Readonly<Partial<Record<Player, number>>>;

interface Adjusted {
  readonly after: number;
  readonly lines: readonly Line[];
  /** The moment at which the limits are applied makes a difference. */
  readonly limitsMatter: boolean;
  readonly overMost: boolean;
}

/** 5.8.1, 20.2: gains, losses and limits of one player. */
function adjust(player: Player, vp: number, holdings: Holdings, limits: Scored['limits'], figures: Figures): Adjusted {
  const who = PLAYER_NAMES[player];
  const each = (cause: Keys['vp-scoring'][0]) => Number(figures.at('vp-scoring', cause, 'vp').value);
  const lines: Line[] = [];
  const count = (amount: number, why: string, rule: string): number => {
    if (amount !== 0) lines.push(line(who, amount, why, rule));
    return amount;
  };
  // 5.8.1-exception: foreign victory spaces give the Gauls nothing.
  const foreign = player === 'gauls' ? 0 : holdings.foreign;
  const gains =
    foreign > 0 ? count(foreign * each('foreign'), `Victory spaces away from home: ${foreign}`, '5.8.1') : 0;
  const missing =
    holdings.homeLost > 0
      ? count(holdings.homeLost * each('home'), `Home victory spaces not held: ${holdings.homeLost}`, '5.8.1')
      : 0;
  const unrest =
    player === 'carthage' && holdings.unrest > 0
      ? count(
          0 - Number(figures.at('unrest-track', holdings.unrest, 'vp').value),
          `Unrest at ${holdings.unrest}`,
          '20.2',
        )
      : 0;
  const losses = missing + unrest;
  const least = Number(figures.at('limits', 'vp-least', 'number').value);
  const most = Number(figures.at('limits', 'vp-most', 'number').value);
  const within = (total: number) => Math.min(most, Math.max(least, total));
  const net = within(vp + gains + losses);
  const stepwise = within(within(vp + gains) + losses);
  const after = limits === 'net' ? net : stepwise;
  count(after - (vp + gains + losses), `Limits of ${least} and ${most} VP`, '5.8.1');
  return { after, lines, limitsMatter: net !== stepwise, overMost: vp + gains + losses > most };
}

export interface Ending {
  readonly automatic: boolean;
  /** The winning player, or with two players the winning pair. */
  readonly winner: Player | Pair;
  readonly vp: number;
  readonly tied: readonly (Player | Pair)[];
}

/** 4.3-2p: the sums of the two pairs. */
export const pairTotals = (totals: Totals): Record<Pair, number> => {
  const sum = (pair: Pair) => PAIRS[pair].reduce((total, player) => total + (totals[player] ?? 0), 0);
  return { gallicGreek: sum('gallicGreek'), romanEtruscan: sum('romanEtruscan') };
};

/** 4.2, 4.3, 5.8.2: who has won now, if the game is over. */
function endingOf(
  totals: Totals,
  players: Count,
  level: number,
  lastTurn: boolean,
  figures: Figures,
): Ending | undefined {
  const contenders = PLAYERS.flatMap((player): Contender[] => {
    const vp = totals[player];
    return vp === undefined ? [] : [{ player, vp }];
  });
  const automatic = contenders.some(({ vp }) => vp >= level);
  if (!automatic && !lastTurn) return undefined;
  if (players === '2') {
    const sums = pairTotals(totals);
    const tied = sums.gallicGreek === sums.romanEtruscan;
    const winner: Pair = sums.romanEtruscan > sums.gallicGreek ? 'romanEtruscan' : 'gallicGreek';
    return { automatic, winner, vp: sums[winner], tied: tied ? ['gallicGreek', 'romanEtruscan'] : [] };
  }
  const [best] = groupsOf(contenders, 'most', figures);
  return best && { automatic, winner: best.players[0], vp: best.vp, tied: isTied(best) ? best.players : [] };
}

export interface ScoredGame extends Pick<Scored, 'players' | 'turn' | 'turns' | 'automaticLevel' | 'limits'> {
  readonly totals: Totals;
  readonly holdings: (player: Player) => Holdings;
}

/** One Scoring Phase. */
interface Phase {
  readonly turn: number;
  readonly totals: Totals;
  readonly level: number;
  readonly lines: readonly Line[];
  readonly ending: Ending | undefined;
  /** The moment at which the limits are applied makes a difference. */
  readonly limitsMatter: boolean;
  readonly overMost: boolean;
}

/** 4.2: the level that ends the game in this turn. */
const levelIn = (turn: number, { automaticLevel }: ScoredGame, figures: Figures): number =>
  automaticLevel === 'table' ? Number(figures.at('automatic-victory-levels', turn, 'vp').value) : automaticLevel;

/** 5.8: what the Scoring Phase of a turn makes of these totals. */
function phaseOf(game: ScoredGame, turn: number, before: Totals, length: number, figures: Figures): Phase {
  const { players, limits } = game;
  const totals: Partial<Record<Player, number>> = {};
  const adjusted = seatsOf(players).flatMap((player) => {
    const vp = before[player];
    if (vp === undefined) return [];
    const change = adjust(player, vp, game.holdings(player), limits, figures);
    totals[player] = change.after;
    return [change];
  });
  const level = levelIn(turn, game, figures);
  return {
    turn,
    totals,
    level,
    lines: adjusted.flatMap(({ lines }) => lines.map((l) => (game.turns > 1 ? { ...l, in: `Turn ${turn}` } : l))),
    ending: endingOf(totals, players, level, turn >= length, figures),
    limitsMatter: adjusted.some((a) => a.limitsMatter),
    overMost: adjusted.some((a) => a.overMost),
  };
}

export interface Course {
  readonly phases: readonly Phase[];
  readonly last: Phase;
}

/** 5.8, 4.2: phase after phase as if the map stayed as it is, until the game ends. */
export function courseOf(game: ScoredGame, figures: Figures): Course {
  const length = Math.min(MOST_TURNS, Number(figures.at('game-length', 'full', 'turns').value));
  let last = phaseOf(game, game.turn, game.totals, length, figures);
  const phases = [last];
  while (!last.ending && phases.length < game.turns) {
    last = phaseOf(game, last.turn + 1, last.totals, length, figures);
    phases.push(last);
  }
  return { phases, last };
}

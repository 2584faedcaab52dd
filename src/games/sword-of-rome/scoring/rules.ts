/** 5.8 and 4: how VP change in a Scoring Phase, whether the game ends, and who has won. */
import type { Line } from '../../../calculator/report.ts';
import type { Reader } from '../../../calculator/table.ts';
import { groupsOf } from '../tie-order/rules.ts';
import { type Count, PAIRS, type Pair, PLAYER_NAMES, type Player } from '../words.ts';

export const LIMITS = ['net', 'stepwise'] as const;
export type Limits = (typeof LIMITS)[number];

/** What a Scoring Phase finds on the map. */
export interface Holdings {
  /** Victory spaces controlled beyond home. */
  readonly foreign: number;
  /** Home victory spaces not controlled. */
  readonly homeLost: number;
  /** The Carthaginian unrest level, for Carthage. */
  readonly unrest: number;
}

export type Totals = Readonly<Partial<Record<Player, number>>>;

export interface Adjusted {
  readonly after: number;
  readonly lines: readonly Line[];
  /** The moment at which the limits are applied makes a difference. */
  readonly limitsMatter: boolean;
  readonly overMost: boolean;
}

/** 5.8.1, 20.2: gains, losses and limits of one player. */
export function adjust(player: Player, vp: number, holdings: Holdings, limits: Limits, read: Reader): Adjusted {
  const who = PLAYER_NAMES[player];
  const each = (cause: string) => Number(read.at('vp-scoring', cause, 'vp').value);
  const lines: Line[] = [];
  const count = (amount: number, why: string, rule: string): number => {
    if (amount !== 0) lines.push({ who, amount, why, rule, standing: 'printed' });
    return amount;
  };
  // 5.8.1-exception: foreign victory spaces give the Gauls nothing.
  const foreign = player === 'gauls' ? 0 : holdings.foreign;
  const gains = foreign > 0 ? count(foreign * each('foreign'), `Victory spaces beyond home: ${foreign}`, '5.8.1') : 0;
  const missing =
    holdings.homeLost > 0
      ? count(holdings.homeLost * each('home'), `Home victory spaces not held: ${holdings.homeLost}`, '5.8.1')
      : 0;
  const unrest =
    player === 'carthage' && holdings.unrest > 0
      ? count(0 - Number(read.at('unrest-track', holdings.unrest, 'vp').value), `Unrest at ${holdings.unrest}`, '20.2')
      : 0;
  const losses = missing + unrest;
  const least = Number(read.at('limits', 'vp-least', 'number').value);
  const most = Number(read.at('limits', 'vp-most', 'number').value);
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
export function endingOf(
  totals: Totals,
  players: Count,
  level: number,
  lastTurn: boolean,
  read: Reader,
): Ending | undefined {
  const contenders = Object.entries(totals).map(([player, vp]) => ({ player: player as Player, vp }));
  const automatic = contenders.some(({ vp }) => vp >= level);
  if (!automatic && !lastTurn) return undefined;
  if (players === '2') {
    const sums = pairTotals(totals);
    const tied = sums.gallicGreek === sums.romanEtruscan;
    const winner: Pair = sums.romanEtruscan > sums.gallicGreek ? 'romanEtruscan' : 'gallicGreek';
    return { automatic, winner, vp: sums[winner], tied: tied ? ['gallicGreek', 'romanEtruscan'] : [] };
  }
  const [best] = groupsOf(contenders, 'most', read);
  return {
    automatic,
    winner: best!.winner ?? best!.players[0]!,
    vp: best!.vp,
    tied: best!.winner ? best!.players : [],
  };
}

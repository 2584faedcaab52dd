/** 16.1 and 16.3: who decides for a neutral power, and where its forces may stop. */
import type { Pact } from '../control/rules.ts';
import type { Figures } from '../tables.ts';
import { byPlace } from '../tie-order/rules.ts';
import { PAIRS, PLAYER_NAMES, PLAYERS, type Player, playerOf, seatsOf, the } from '../words.ts';
import type { NeutralInput } from './fields.ts';

export type Neutral = NeutralInput['power'];
export type Destination = NeutralInput['destination'];

/** `active` is who is active, or has played the event; `treaty` joins Rome and Carthage (18). */
type Situation = Omit<NeutralInput, 'destination' | 'power' | 'alliances'> & {
  readonly alliances: readonly Pact[];
  /** With three players the Gauls too, whom nobody is kept from (5.4-3p). */
  readonly power: Neutral | 'gauls';
};

/** Somebody at the table: with two players each has two powers, whose VP we add up as 4.3-2p does. */
interface Seat {
  readonly name: string;
  /** The name inside a sentence. */
  readonly the: string;
  readonly players: readonly Player[];
  readonly vp: number;
}

function seatsIn(situation: Situation): Seat[] {
  const { players } = situation;
  if (players !== '2')
    return seatsOf(players).map((p) => ({ name: PLAYER_NAMES[p], the: the(p), players: [p], vp: situation[p] }));
  return Object.values(PAIRS).map((pair) => {
    const name = `${PLAYER_NAMES[pair[0]]} and ${PLAYER_NAMES[pair[1]]}`;
    return { name, the: `the player of ${name}`, players: pair, vp: pair.reduce((sum, p) => sum + situation[p], 0) };
  });
}

/** 15.1.2: an alliance joins two powers; it binds the players who have them. */
const allied = (a: Seat, b: readonly Player[], { alliances, players }: Situation): boolean =>
  alliances.some(({ one, other }) => {
    const [first, second] = [playerOf(one, players), playerOf(other, players)];
    const joins = (x?: Player, y?: Player) =>
      x !== undefined && y !== undefined && a.players.includes(x) && b.includes(y);
    return joins(first, second) || joins(second, first);
  });

export interface Decision {
  /** Who decides; where several are tied, who wins the tie. */
  readonly decider: Seat;
  readonly tied: readonly Seat[];
  readonly barred: readonly Seat[];
  /** Alliances bar everyone, so that none is barred. */
  readonly nobodyLeft: boolean;
  readonly rule: string;
}

/** 16.1, 16.1-5p, 16.1-exception; undefined where nobody has to decide, since the power is not neutral or not there. */
export function decisionOf(situation: Situation, figures: Figures): Decision | undefined {
  const { power, moment, active, players, treaty } = situation;
  const absent = power === 'rebels' ? players !== '5' : power === 'carthage' && players === '5';
  if (absent) return undefined;
  const seats = seatsIn(situation);
  const sole = (player: Player, rule: string): Decision | undefined => {
    const decider = seats.find((s) => s.players.includes(player));
    return decider && { decider, tied: [], barred: [], nobodyLeft: false, rule };
  };
  if (power === 'carthage' && treaty) return sole('romans', '16.1-exception');
  if (moment === 'activated') return sole(active, '16.1');
  const foe = moment !== 'end' ? active : power === 'gauls' ? undefined : foeOf(power, figures);
  const barred = seats.filter(
    (seat) => foe !== undefined && ((moment === 'end' && seat.players.includes(foe)) || allied(seat, [foe], situation)),
  );
  const nobodyLeft = barred.length === seats.length;
  const eligible = nobodyLeft ? seats : seats.filter((s) => !barred.includes(s));
  const fewest = Math.min(...eligible.map((s) => s.vp));
  const tied = eligible.filter((s) => s.vp === fewest);
  const [first] = byPlace(
    tied.flatMap((s) => s.players),
    figures,
  );
  const rule = nobodyLeft ? '16.1-exception' : power === 'rebels' && moment === 'end' ? '16.1-5p' : '16.1';
  const decider = tied.find((s) => s.players.some((player) => player === first));
  return decider && { decider, tied, barred, nobodyLeft, rule };
}

/**
 * 16.1: whom the end-of-turn decisions of this power are kept from. A card may name no player: "nobody"; "allies of the active
 * player", when nobody is active; "everyone else" but whoever has the fewest VP, who decides anyway.
 */
function foeOf(power: Neutral, figures: Figures): Player | undefined {
  const { value } = figures.at('neutral-control', power, 'barred');
  return PLAYERS.find((p) => PLAYER_NAMES[p] === value);
}

const ENDS: Readonly<Record<Neutral, readonly Destination[]>> = {
  volsci: ['antium', 'romanHome'],
  transalpine: ['gallicHome'],
  carthage: ['carthago', 'elsewhere'],
  rebels: ['carthago'],
};

/** 16.3, 16.3-5p: whether a move, an interception or an avoidance of this power may end there. */
export const mayEnd = (power: Neutral, there: Destination): boolean => ENDS[power].includes(there);

/** 4.4: who is first by VP, and who wins a tie. */
import { isAmong } from '../../../calculator/keys.ts';
import type { Figures } from '../tables.ts';
import type { Player, Power } from '../words.ts';

export interface Contender {
  readonly player: Player;
  readonly vp: number;
}

/** Players with the same VP; where they are several, the winner of the tie comes first. */
export interface Group {
  readonly vp: number;
  readonly players: readonly [Player, ...Player[]];
}

export const isTied = ({ players }: Group): boolean => players.length > 1;

/** Powers that no player runs have no place in the list of ties: they come after it. */
const UNRANKED = ['volsci', 'transalpine', 'rebels'] as const;
const LAST_PLACE = 6;

const placeOf = (power: Power, figures: Figures): number =>
  isAmong(UNRANKED, power)
    ? LAST_PLACE + 1 + UNRANKED.indexOf(power)
    : Number(figures.at('tie-order', power, 'place').value);

/** 4.4: the tied players or powers, the winner of the tie first. */
export const byPlace = <P extends Power>(tied: readonly P[], figures: Figures): P[] =>
  tied.toSorted((a, b) => placeOf(a, figures) - placeOf(b, figures));

/** All who take part, most or fewest VP first; the tied together. */
export function groupsOf(contenders: readonly Contender[], first: 'most' | 'fewest', figures: Figures): Group[] {
  const levels = [...new Set(contenders.map((c) => c.vp))].sort((a, b) => (first === 'most' ? b - a : a - b));
  return levels.flatMap((vp): Group[] => {
    const players = contenders.filter((c) => c.vp === vp).map((c) => c.player);
    const [first, ...others] = byPlace(players, figures);
    return first ? [{ vp, players: [first, ...others] }] : [];
  });
}

/** The reading of 4.4 in words, for whoever settles ties. */
export const TIE_RANK = {
  'etruscan-samnite-tie-rank': {
    rule: '4.4',
    says: 'The Etruscan/Samnite player adds the VP of both powers and takes the Etruscan place in ties.',
  },
} as const;

/** 6.2.2: how many cards a player draws to. */
import type { Figures } from '../tables.ts';
import type { Count, Player } from '../words.ts';

/** 6.2.2: the cards to begin with; for Carthage before ports and unrest. */
export const baseHand = (player: Player, players: Count, figures: Figures) =>
  figures.at('hand-size', player, Number(players));

/** 6.2.2-5p, 20.2: what ports add to Carthage's hand and what unrest takes from it. */
export function fromPortsAndUnrest(ports: number, unrest: number, figures: Figures): { cards: number; lost: number } {
  const lost = Number(figures.at('unrest-track', unrest, 'cards').value);
  return { cards: ports - lost, lost };
}

/** 6.2.1: with four or five players the Gauls keep nothing. */
export const discardsAll = (player: Player, players: Count): boolean => player === 'gauls' && Number(players) >= 4;

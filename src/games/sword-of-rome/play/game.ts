/** The Sword of Rome as a whole game: its frames, its actions, its first position and its picture. */
import { wholeGame } from '../../../play/machine.ts';
import { underWay } from '../../../play/state.ts';
import { PLAYER_NAMES } from '../words.ts';
import { ACTIONS, TRAVEL } from './actions.ts';
import { settle } from './changes.ts';
import { redeal } from './hidden.ts';
import { picture } from './picture.ts';
import { begin } from './position.ts';
import { answer, renew } from './procedures/alliances.ts';
import { battle } from './procedures/battle.ts';
import { campaign, consent, gallic, neutralPower } from './procedures/campaign.ts';
import { drawing } from './procedures/draw.ts';
import { entered } from './procedures/entered.ts';
import { arrive } from './procedures/events.ts';
import { move } from './procedures/move.ts';
import { first, naming, order } from './procedures/order.ts';
import { interrupt, player } from './procedures/player.ts';
import { reinforce } from './procedures/reinforce.ts';
import { retreat } from './procedures/retreat.ts';
import { levy, returning } from './procedures/return.ts';
import { desperate, redraw, rounds } from './procedures/rounds.ts';
import { blockade, looting, raid, siege } from './procedures/siege.ts';
import { command, losses } from './procedures/stack.ts';
import { supporting } from './procedures/support.ts';
import { attrition, surrender, turn } from './procedures/turn.ts';
import { unrest } from './procedures/unrest.ts';
import { carry, voyage } from './procedures/voyage.ts';
import { window } from './procedures/window.ts';
import { RULINGS } from './rulings.ts';
import type { Sword } from './state.ts';

/** By the type of their frame. */
export const procedures = {
  turn,
  draw: drawing,
  first,
  order,
  naming,
  rounds,
  desperate,
  interrupt,
  redraw,
  player,
  answer,
  campaign,
  consent,
  neutral: neutralPower,
  arrive,
  move,
  voyage,
  entered,
  window,
  battle,
  retreat,
  support: supporting,
  siege,
  loot: looting,
  losses,
  raid,
  command,
  attrition,
  surrender,
  renew,
  return: returning,
  reinforce,
  levy,
  carry,
  unrest,
  blockade,
  gallic,
};

export const swordOfRome = wholeGame<Sword>({
  id: 'sword-of-rome',
  seats: PLAYER_NAMES,
  seated: ({ setup }) => setup.seats,
  offers: { players: { label: 'Players', options: ['4', '5', '3', '2'].map((value) => ({ value, says: value })) } },
  readings: RULINGS,
  actions: ACTIONS,
  procedures,
  begin,
  settle: (d) => {
    if (d.unsettled) settle(d);
  },
  picture,
  redeal,
  round: ({ turn, round }) => `${turn} ${round}`,
  travel: {
    ...TRAVEL,
    moving(s) {
      const f = underWay(s, 'move');
      if (!f) return undefined;
      const { power, at, mp, cu, moved, dropped } = f.force;
      return { side: power, at, left: mp, fresh: !moved && cu === 0 && !dropped };
    },
  },
  loose: [
    ...(['deck', 'hand', 'discard', 'removed', 'reshuffle', 'desperate', 'alliances', 'marks'] as const),
    ...(['wildBeasts', 'neutralUsed', 'siegeRolled', 'out', 'under'] as const),
  ],
});

/** Hannibal as a whole game: its procedures, and the position that it starts from. */
import { wholeGame } from '../../../play/machine.ts';
import { SIDE_NAMES } from '../words.ts';
import { ACTIONS } from './actions.ts';
import { prepare } from './content.ts';
import { missed } from './missed.ts';
import { picture } from './picture.ts';
import { aftermath } from './procedures/aftermath.ts';
import { battle } from './procedures/battle.ts';
import { card } from './procedures/card.ts';
import { command } from './procedures/command.ts';
import { duel } from './procedures/duel.ts';
import { entry } from './procedures/entry.ts';
import { first } from './procedures/first.ts';
import { flee } from './procedures/flee.ts';
import { gates } from './procedures/gates.ts';
import { interception } from './procedures/interception.ts';
import { levy } from './procedures/levy.ts';
import { move } from './procedures/move.ts';
import { offices } from './procedures/offices.ts';
import { play } from './procedures/play.ts';
import { political, raise } from './procedures/political.ts';
import { react } from './procedures/react.ts';
import { reinforce, returning } from './procedures/reinforce.ts';
import { removal } from './procedures/removal.ts';
import { retreat } from './procedures/retreat.ts';
import { siege } from './procedures/siege.ts';
import { turn } from './procedures/turn.ts';
import { winter } from './procedures/winter.ts';
import { withdraw } from './procedures/withdraw.ts';
import { RULINGS } from './rulings.ts';
import { placed } from './set-up.ts';
import { settle } from './settling.ts';
import type { Hannibal, State } from './state.ts';

/** The set-up of 218 BC, or a position of one's own. */
export const begin = (options: Hannibal['Setup'], content: Hannibal['Content']): State =>
  placed(prepare(options.rulings, content), options.position ?? {}, content);

export const hannibal = wholeGame<Hannibal>({
  id: 'hannibal',
  seats: SIDE_NAMES,
  readings: RULINGS,
  actions: ACTIONS,
  procedures: {
    turn,
    reinforce,
    return: returning,
    levy,
    offices,
    command,
    first,
    play,
    card,
    political,
    raise,
    move,
    entry,
    gates,
    react,
    flee,
    interception,
    battle,
    duel,
    aftermath,
    withdraw,
    retreat,
    removal,
    siege,
    winter,
  },
  begin,
  settle,
  missed,
  picture,
});

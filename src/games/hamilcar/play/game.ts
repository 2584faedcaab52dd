/** Hamilcar as a whole game: its procedures, and the position that it starts from. */
import { wholeGame } from '../../../play/machine.ts';
import { SIDE_NAMES, SIDES } from '../words.ts';
import { ACTIONS } from './actions.ts';
import { picture } from './picture.ts';
import { missed } from './procedures/missed.ts';
import { cusOf, fieldOf } from './changes.ts';
import { placed, setOut } from './set-up.ts';
import { prepare } from './content.ts';
import { activation } from './procedures/activation.ts';
import { battle } from './procedures/battle.ts';
import { blockade } from './procedures/blockade.ts';
import { chest } from './procedures/chest.ts';
import { counter } from './procedures/counter.ts';
import { die } from './procedures/die.ts';
import { entered } from './procedures/entered.ts';
import { event } from './procedures/event.ts';
import { landing } from './procedures/landing.ts';
import { loss } from './procedures/loss.ts';
import { naval } from './procedures/naval.ts';
import { party } from './procedures/party.ts';
import { pay } from './procedures/pay.ts';
import { reinforce } from './procedures/reinforce.ts';
import { removal } from './procedures/removal.ts';
import { retreat } from './procedures/retreat.ts';
import { round } from './procedures/round.ts';
import { scipio } from './procedures/scipio.ts';
import { shot } from './procedures/shot.ts';
import { siege } from './procedures/siege.ts';
import { spend } from './procedures/spend.ts';
import { squadron } from './procedures/squadron.ts';
import { turn } from './procedures/turn.ts';
import { voyage } from './procedures/voyage.ts';
import { window } from './procedures/window.ts';
import { winter } from './procedures/winter.ts';
import { RULINGS } from './rulings.ts';
import { isOpenCity, ownCity } from './queries.ts';
import type { Hamilcar, State } from './state.ts';
import { winAtOnce } from './victory.ts';
import type { Options } from './written.ts';

export function begin(options: Options, content: Hamilcar['Content']): State {
  const d = setOut(prepare(options, content));
  return options.position ? placed(d, options.position) : d;
}

/** 14.1, 4.1, 7.2.D: Sieges without besiegers end, gates open again, and a fallen capital ends the game. */
function settle(d: State): void {
  for (const [at, { by }] of Object.entries(d.sieges)) if (cusOf(fieldOf(d, by, at)) === 0) delete d.sieges[at];
  for (const [id, general] of Object.entries(d.generals)) {
    if (!general.inside) continue;
    const side = d.setup.generals[id]?.side ?? 'rome';
    if (!ownCity(d, side, general.at) || isOpenCity(d, side, general.at)) delete general.inside;
  }
  if (d.ending) return;
  for (const [side, capital] of [
    ['rome', 'carthago'],
    ['carthage', 'roma'],
  ] as const)
    if (d.control[capital] === side)
      winAtOnce(d, side, `${SIDE_NAMES[side]} has taken ${d.setup.spaces[capital]?.name}.`, '4.1');
}

export const hamilcar = wholeGame<Hamilcar>({
  id: 'hamilcar',
  seats: { rome: SIDE_NAMES[SIDES[0]], carthage: SIDE_NAMES[SIDES[1]] },
  readings: RULINGS,
  actions: ACTIONS,
  procedures: {
    turn,
    round,
    spend,
    pay,
    event,
    activation,
    voyage,
    squadron,
    shot,
    landing,
    naval,
    party,
    entered,
    battle,
    retreat,
    loss,
    removal,
    siege,
    blockade,
    winter,
    reinforce,
    chest,
    scipio,
    die,
    window,
    counter,
  },
  begin,
  settle,
  missed,
  picture,
});

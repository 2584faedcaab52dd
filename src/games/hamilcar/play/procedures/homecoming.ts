/** How a Naval Battle ends (9.3, 9.4): Prizes, ports, Supremacy, PCs. */

import { plural } from '../../../../calculator/words.ts';
import { note, pop, push } from '../../../../play/state.ts';
import { aftermathOf } from '../../naval-battle/end.ts';
import type { Over } from '../../naval-battle/moment.ts';
import { both, otherSide, SIDE_NAMES, SIDES, type Side } from '../../words.ts';
import { shift, takeSupremacy } from '../changes.ts';
import { beaten, endMove } from '../pieces/sea.ts';
import { placeName } from '../queries.ts';
import { battleOfFrame, commanderIn } from '../questions/sea.ts';
import { type FrameOf, type State, underWay } from '../state.ts';
import { decide } from './broadside.ts';

type NavalFrame = FrameOf<'naval'>;

/** 9.3.B1: of own Warships among the loser's Prizes half come back, for others the supply gives; the rest are sunk. Gives back how many came. */
function claim(d: State, winner: Side, most: number): number {
  const before = d.warships[winner].spent;
  const back = Math.min(most, Math.floor(d.warships[winner].captured / 2));
  shift(d, winner, 'captured', 'spent', back);
  for (const side of SIDES) shift(d, side, 'captured', 'track', d.warships[side].captured);
  shift(d, winner, 'supply', 'spent', Math.min(most - back, d.warships[winner].supply));
  return d.warships[winner].spent - before;
}

/** 9.3.B, 9.4: Prizes, ports, Supremacy, PCs. */
export function finish(d: State, f: NavalFrame, winner: Side): void {
  const loser = otherSide(winner);
  const over: Over = {
    type: 'over',
    round: f.round,
    holder: d.supremacy,
    ships: both((side) => f.fleets[side].warships),
    prizes: both((side) => f.prizes[side]),
    winner,
    how: f.how,
    fled: f.fled,
    surplus: f.surplus,
  };
  const after = aftermathOf(over, battleOfFrame(d, f));
  const commander = commanderIn(d, f, 'rome');
  pop(d);
  const claimed = claim(d, winner, after.claimed[winner]);
  note(d, '9.3.A', () => `${SIDE_NAMES[winner]} wins the Naval Battle at ${placeName(d, f.port)}.`, {
    facts: {
      winner,
      claimed,
      pcs: after.pcs[loser] - (after.displaced[loser] ? battleOfFrame(d, f).aristocrats : 0),
    },
  });
  if (!f.fled) takeSupremacy(d, winner, '9.3.B3');
  const voyage = d.frames.at(-1);
  const activation = underWay(d, 'activation');
  if (activation) activation.fought = true;
  if (voyage?.type === 'voyage' && winner === f.mover) {
    voyage.fleet = f.fleets[winner];
    voyage.won = true;
    voyage.boarded = true;
  } else if (voyage?.type === 'voyage') pop(d);
  if (winner === 'rome' && commander === 'lscipio') push(d, { type: 'scipio' });
  if (winner !== f.mover) push(d, { type: 'landing', who: winner, fleet: f.fleets[winner], route: f.routes[winner] });
  const lost = after.unitsLost[loser];
  const left = Math.floor(lost / 2);
  if (lost > 0)
    note(d, '2.3.A', () => `${SIDE_NAMES[loser]} has lost ${plural(lost, 'Unit')}: Warships, CUs and STs all count.`);
  if (lost % 2 === 1) note(d, '15.1', () => `Half of ${lost} is ${left}: every half is rounded down.`);
  if (left > 0) push(d, { type: 'removal', who: loser, cause: 'battle', rule: '9.4', left, fromMiat: false });
  const saved = beaten(d, loser, f.fleets[loser], f.routes[loser], true);
  if (loser === f.mover) endMove(d, saved, f.fleets[loser].generals);
}

/** 9.3.A: the side that Evades has lost; Flee! leaves Supremacy where it is. */
export function away(f: NavalFrame, winner: Side): void {
  f.fled = f.means === 'flee';
  decide(f, winner, 'evaded');
}

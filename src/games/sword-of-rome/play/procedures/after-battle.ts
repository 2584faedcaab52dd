/** 12.4, 12.5, 17.2.1: what follows once the dice of a battle have fallen. */
import type { Course } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { supportFor } from '../../battle/rules.ts';
import { opponent, PEOPLES, type Power } from '../../words.ts';
import { openWindow } from '../cards.ts';
import { beginSiege, putLeaders, shiftCu } from '../changes.ts';
import { powerOf, retreats } from '../movement/battle.ts';
import { setSail } from '../movement/sea.ts';
import { isFriend, isNeutral } from '../politics/friends.ts';
import { deciderOf } from '../politics/order.ts';
import { cuAt, holderAt, isArmy, leadersAt, under } from '../queries.ts';
import type { FrameAt, State } from '../state.ts';
import { giveSupport } from './support.ts';

const loserOf = (f: FrameAt<'battle'>): Power => powerOf(f, opponent(f.winner!));

/** 21.3-#10: the Gauls may ask for a second battle before anybody has retreated. */
export function brave(d: State, f: FrameAt<'battle'>): void {
  f.stage = 'retreat';
  const able = cuAt(d, f.at, f.attacker) + f.joined > 0 && cuAt(d, f.at, f.defender) > 0;
  if (loserOf(f) === 'gauls' && able && !f.automatic) openWindow(d, 'beaten', '21.3-#10', ['to-the-brave']);
}

/** 12.4: the loser leaves; a flanking force too, unless it stands on friendly ground. */
export function retreat(d: State, f: FrameAt<'battle'>): Course {
  if (f.again) {
    Object.assign(f, {
      again: false,
      aulius: false,
      manlius: false,
      sacred: false,
      winner: null,
      removed: 0,
      stage: 'automatic',
    });
    return note(d, '21.3-#10', 'The Gauls attack once more before anybody retreats.');
  }
  f.stage = 'hurry';
  const lost = opponent(f.winner!);
  const { flank, entry, cameBy } = f;
  const wallsAsked = powerOf(f, f.winner!) !== 'gauls';
  if (lost === 'attacker' && flank && flank.cu > 0 && !isFriend(d, flank.power, holderAt(d, flank.at)))
    retreats(d, flank.power, flank.at, { role: 'defender', entry: null, cameBy: null, wallsAsked });
  const power = loserOf(f);
  if (!(lost === 'attacker' && f.sortie) && cuAt(d, f.at, power) > 0)
    retreats(d, power, f.at, { role: lost, entry, cameBy, wallsAsked });
}

/** 17.2.1: from where Hamilcar hurries to Carthago, after Carthage is beaten in Kerkouane. */
function hamilcarAt(s: State, f: FrameAt<'battle'>): string | undefined {
  const leader = s.leaders['hamilcar'];
  if (f.at !== 'kerkouane' || loserOf(f) !== 'carthage' || !leader || leader.inside) return undefined;
  const space = s.setup.spaces[leader.at];
  return space && space.region !== 'Africa' ? leader.at : undefined;
}

/** 17.2.1: his voyage is a naval move, which a storm may stop. */
export function hurry(d: State, f: FrameAt<'battle'>): void {
  const from = hamilcarAt(d, f);
  if (from === undefined || f.voyage) f.stage = 'won';
  if (from !== undefined && f.voyage?.result === 'sailed') {
    shiftCu(d, 'carthage', cuAt(d, from, 'carthage'), from, 'carthago');
    putLeaders(d, leadersAt(d, from, 'carthage'), 'carthago');
    note(d, '17.2.1', 'Hamilcar and his CU go to Carthago.', {
      move: { side: 'carthage', path: [from, 'carthago'], as: 'moved' },
    });
  } else if (from !== undefined && !f.voyage)
    setSail(d, { power: 'carthage', cu: cuAt(d, from, 'carthage'), from, to: 'carthago', use: 'moving' });
}

export function won(d: State, f: FrameAt<'battle'>): void {
  const winner = powerOf(f, f.winner!);
  f.stage = 'support';
  if (!f.automatic && isArmy(d, f.at, winner)) beginSiege(d, f.at, winner, '13.1.2');
  if (winner === 'gauls' && !f.automatic && !d.wildBeasts.includes(loserOf(f)))
    openWindow(d, 'won', '21.3-#5', ['wild-beasts']);
}

/** 12.5: half of what the loser has lost, in support; none for a Greek victory in Carthago (17.2.2). */
export function consequences(d: State, f: FrameAt<'battle'>): void {
  f.stage = 'done';
  const winner = powerOf(f, f.winner!);
  const points = supportFor(f.removed);
  note(d, '12.5', () => `${f.removed} CU lost: ${points} of support for the ${PEOPLES[winner]}.`, {
    facts: { support: points },
  });
  if (points === 0 || (f.at === 'carthago' && winner === 'greeks' && isNeutral(d, 'carthage'))) return;
  const ally = f.flank && f.winner === 'attacker' && f.flank.power !== winner ? [f.flank.power] : [];
  const losers = [loserOf(f), ...(f.flank && f.winner === 'defender' ? [f.flank.power] : [])];
  giveSupport(d, {
    occasion: 'battle',
    seat: deciderOf(d, winner),
    powers: [winner, ...ally],
    losers: [...new Set(losers)],
    reach: f.reach[f.winner!],
    points,
  });
}

/** The move under it learns how it ended. */
export function learned(d: State, f: FrameAt<'battle'>): void {
  pop(d);
  const below = d.frames.at(-1);
  const fought = { winner: f.winner!, automatic: f.automatic };
  if (below?.type === 'entered' || below?.type === 'move') below.fought = fought;
  const move = under(d, 'move');
  if (move) move.force.cu = f.sortie ? 0 : Math.min(move.force.cu, cuAt(d, move.force.at, move.force.power));
}

/** What a response event does to what is under way. The windows say when it may be played. */
import { keysOf } from '../../../../calculator/keys.ts';
import { note } from '../../../../play/state.ts';
import type { Player } from '../../words.ts';
import { openGates } from '../changes.ts';
import { retreats } from '../movement/retreat.ts';
import { holderAt, under } from '../queries.ts';
import type { State } from '../state.ts';

/** 21.3-#9: whoever has gone inside comes out again, and nobody goes in during this action. */
function tooFar(d: State): void {
  const move = under(d, 'move');
  const at = under(d, 'retreat')?.at ?? move?.force.at;
  if (at === undefined) return;
  const power = holderAt(d, at);
  if (power === 'independents') return;
  d.under.noCity.push(power);
  if (d.siege[at] || under(d, 'retreat')) return;
  openGates(d, at);
}

export const RESPONSES: Readonly<Record<string, (d: State, seat: Player) => void>> = {
  'carthaginian-mistrust': (d) => {
    const [blockade, move] = [under(d, 'blockade'), under(d, 'move')];
    if (blockade) blockade.off = true;
    else if (move) move.stage = 'over';
    note(d, '21.4-#29', 'The activation of Carthage is called off; the card is spent.');
  },
  'storms-at-sea': (d) => {
    const voyage = under(d, 'voyage');
    if (voyage) voyage.stormed = true;
  },
  'too-far-from-home': tooFar,
  'caudine-forks': (d) => {
    const entered = under(d, 'entered');
    if (entered) entered.caudine = true;
  },
  'flight-before-the-barbarians': (d) => {
    const [entered, move] = [under(d, 'entered'), under(d, 'move')];
    if (!entered || !move) return;
    const { at, from, cameBy, power } = move.force;
    note(d, '21.3-#15', 'The enemy flees before the Gauls: no battle, and no support.');
    const foe = keysOf(d.cu[at] ?? {}).find((other) => other !== power);
    // The retreat goes on top of the window that still asks the others.
    if (foe) retreats(d, foe, at, { role: 'defender', entry: from, cameBy, wallsAsked: true });
  },
  'death-of-aulius': (d) => {
    const battle = under(d, 'battle');
    if (battle) battle.aulius = true;
  },
  'titus-manlius': (d) => {
    const battle = under(d, 'battle');
    if (battle) battle.manlius = true;
    note(d, '21.3-#11', 'The dice of this battle will cost nobody any CU.');
  },
  'sacred-band': (d) => {
    const attack = under(d, 'unrest') ?? under(d, 'battle');
    if (attack) attack.sacred = true;
  },
  'to-the-brave': (d) => {
    const battle = under(d, 'battle');
    if (battle) battle.again = true;
  },
  'wild-beasts': (d) => {
    const battle = under(d, 'battle');
    if (!battle?.winner) return;
    const beaten = battle.winner === 'attacker' ? battle.defender : battle.attacker;
    if (!d.wildBeasts.includes(beaten)) d.wildBeasts.push(beaten);
  },
};

/** 5.10: reinforcements, one power after another; a player with no CU left is out. 7.1, 16.1.1, 7.2.4: CU placed as reinforcements. */
import type { Procedure } from '../../../../play/procedure.ts';
import { note, pop } from '../../../../play/state.ts';
import { PEOPLES, PLAYER_NAMES, type Player, type Power } from '../../words.ts';
import { addCu, addKind, mark, putLeaders } from '../changes.ts';
import { powersOf, seatsIn } from '../politics/friends.ts';
import { holderAt, isCity, kindAt, nameOf, ownCu } from '../queries.ts';
import { placing } from '../reinforcement.ts';
import type { State, Sword } from '../state.ts';
import { neutralsIn } from './order.ts';
import { reinforced } from './reinforce.ts';

interface ReturnFrame {
  readonly type: 'return';
  /** Powers that place together; null before the order of the seats is known. */
  left: (readonly Power[])[] | null;
}

/** 5.10.3: whoever has no CU left is out, and what he held is nobody's. */
function eliminate(d: State): void {
  for (const seat of seatsIn(d)) {
    const powers = powersOf(seat);
    if (d.setup.spaceIds.some((at) => powers.some((power) => ownCu(d, at, power) > 0))) continue;
    d.out.push(seat);
    for (const power of powers) putLeaders(d, d.setup.leadersOf[power], 'out');
    for (const at of d.setup.spaceIds) {
      if (kindAt(d, at) === 'box' || !powers.some((power) => power === holderAt(d, at))) continue;
      mark(d, at, 'independents');
      if (isCity(d, at)) d.loyalty[at] = 1;
    }
    d.alliances = d.alliances.filter(({ one, other }) => !powers.includes(one) && !powers.includes(other));
    note(d, '5.10.3', () => `${PLAYER_NAMES[seat]}: no CU left, so out of the game.`);
  }
  const left = seatsIn(d);
  if (left.length === 1 && d.setup.rulings['last-seat'] === 'wins')
    d.ending = { how: 'last-standing', rule: '5.10.3', winners: left };
}

export const returning: Procedure<Sword, ReturnFrame> = {
  run(d, f) {
    f.left ??= [...neutralsIn(d).map((power) => [power]), ...d.order.map(powersOf)];
    const powers = f.left.shift();
    if (powers) return reinforced(d, powers);
    pop(d);
    eliminate(d);
  },
};

/** 7.1, 16.1.1, 7.2.4: CU to be placed, mercenaries or others. */
interface LevyFrame {
  readonly type: 'levy';
  readonly seat: Player;
  readonly powers: readonly Power[];
  cu: number;
  readonly hired: boolean;
}

export const levy: Procedure<Sword, LevyFrame> = {
  run(d, f) {
    if (f.cu > 0 && placing.options(d, f).length > 0) return 'waits';
    if (f.cu > 0) note(d, '5.10', 'There is no space for the CU: it is lost.');
    return pop(d);
  },
  who: (_, f) => f.seat,
  asks: () => ({ rule: '5.10', says: 'place the CU.' }),
  answers: {
    place: {
      ...placing,
      apply(d, f, { power, space }) {
        f.cu -= 1;
        addCu(d, space, power, 1);
        if (f.hired) addKind(d, 'mercenaries', space, 1);
        const what = f.hired ? 'mercenary' : 'CU';
        note(d, f.hired ? '7.2.4' : '7.1', () => `The ${PEOPLES[power]} place 1 ${what} in ${nameOf(d, space)}.`);
      },
    },
  },
};

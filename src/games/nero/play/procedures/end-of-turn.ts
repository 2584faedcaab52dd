/** The end of a game turn and of the game: VP, automatic victory, who has won (13). */

import { figuresOf } from '../../../../play/figures.ts';
import { type Ending, note } from '../../../../play/state.ts';
import { areasToWin, type Board, type Holdings, isLastTurn, vpOf, winnersOf } from '../../scoring/rules.ts';
import { AREA_NAMES, type Colour, ROMA } from '../../words.ts';
import { areasCounting, areasOf, controllerOf, emperors } from '../queries.ts';
import type { State } from '../state.ts';

/** 4.2.6 */
const isLast = (s: State): boolean => isLastTurn(s.turn, figuresOf(s));

/** 13.2: what of the board bears on VP. */
const boardNow = (s: State): Board => ({
  last: isLast(s),
  emperors: emperors(s).length,
  barbarians: s.barbarian !== null,
});

/** 3.2, 11.1, 11.2: what counts for a colour. */
function holdingsOf(s: State, c: Colour): Holdings {
  const { status, at } = s.leaders[c];
  const areas = areasOf(s, c);
  return {
    emperor: status === 'emperor',
    inRoma: at === ROMA,
    wholeTurn: s.wholeTurn[c],
    areas: areas.length,
    vacant: areas.some((area) => area === s.setup.vacant),
    italy: s.setup.board.italy.filter((at) => controllerOf(s, at) === c).length,
  };
}

/** 13.2-early, 13.2-final: VP of a colour at the end of a game turn. */
export const vpAtEnd = (s: State, c: Colour): number => vpOf(holdingsOf(s, c), boardNow(s), figuresOf(s));

/** 13.1, 14.0: four Areas, or Emperor with three; not with two players. */
export function automaticVictory(s: State): Colour | undefined {
  if (s.setup.players === 2) return undefined;
  return s.setup.colours.find(
    (c) => areasCounting(s, c) >= areasToWin(s.leaders[c].status === 'emperor', figuresOf(s)),
  );
}

/** 13.2, 14.0: most VP; with two players only the colours that were recorded count. */
export const winners = (s: State): Colour[] =>
  winnersOf(
    (s.setup.players === 2 ? s.counting : s.setup.colours).map((c) => ({
      ...{ player: c, vp: s.vp[c], areas: areasCounting(s, c) },
      emperor: s.leaders[c].status === 'emperor',
    })),
    s.setup.rulings['tie-at-the-end'],
  );

/** 4.2.4 to 4.2.6: markers off, automatic victory or VP, and the end of the game after the last game turn. */
export function closeTurn(d: State): Ending | undefined {
  for (const c of d.setup.colours) for (const stack of Object.values(d.stacks[c])) stack.marker = false;
  const outright = automaticVictory(d);
  if (outright) {
    note(d, '13.1', () => `${AREA_NAMES[outright]} wins outright with ${areasCounting(d, outright)} Areas.`);
    return { how: 'automatic', rule: '13.1', winners: [outright] };
  }
  const rule = isLast(d) ? '13.2-final' : '13.2-early';
  for (const c of d.setup.colours) {
    const vp = vpAtEnd(d, c);
    d.vp[c] += vp;
    note(d, rule, () => `${AREA_NAMES[c]} receives ${vp} VP and has ${d.vp[c]}.`);
  }
  return isLast(d) ? { how: 'points', rule: '13.2', winners: winners(d) } : undefined;
}

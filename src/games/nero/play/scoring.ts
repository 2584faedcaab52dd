/** The end of a game turn and of the game: VP, automatic victory, who has won (13). */
import { enoughToWin, vpParts, winnersOf } from '../end-of-turn.ts';
import { areasCounting, areasOf, controllerOf, emperors } from './board.ts';
import { COLOUR_NAMES, type Colour } from './colours.ts';
import type { Figures } from './figures.ts';
import { patch } from './pieces.ts';
import { note } from './procedure.ts';
import { ROMA } from './setup.ts';
import type { Ending, State } from './state.ts';

/** 4.2.6 */
const isLast = (s: State): boolean => s.turn >= s.setup.figures.limits['game-turns'];

/** What a colour has at the end of a game turn. */
export interface Holdings {
  readonly last: boolean;
  readonly emperor: boolean;
  readonly emperors: number;
  readonly inRoma: boolean;
  readonly wholeTurn: boolean;
  readonly barbarian: boolean;
  /** Areas that give VP. */
  readonly areas: number;
  readonly italy: number;
}

/** 13.2-early, 13.2-final: VP of a colour at the end of a game turn. */
export function vpOf(h: Holdings, figures: Figures): number {
  const vp = figures.vp[h.last ? 'final' : 'early'];
  const parts = vpParts({ ...h, vacant: false }, { emperors: h.emperors, barbarians: h.barbarian });
  return parts.reduce((sum, { cause, times }) => sum + vp[cause] * times, 0);
}

/** 3.2, 11.1, 11.2: what counts for a colour; the vacant Area gives no VP. */
export function holdingsOf(s: State, c: Colour): Holdings {
  const { status, at } = s.leaders[c];
  return {
    last: isLast(s),
    emperor: status === 'emperor',
    emperors: emperors(s).length,
    inRoma: at === ROMA,
    wholeTurn: s.wholeTurn[c],
    barbarian: s.barbarian !== null,
    areas: areasOf(s, c).filter((area) => area !== s.setup.vacant).length,
    italy: s.setup.board.italy.filter((at) => controllerOf(s, at) === c).length,
  };
}

/** 13.1, 14.0: four Areas, or Emperor with three; not with two players. */
export function automaticVictory(s: State): Colour | undefined {
  if (s.setup.players === 2) return undefined;
  const { limits } = s.setup.figures;
  return s.setup.colours.find((c) => {
    const emperor = s.leaders[c].status === 'emperor';
    return areasCounting(s, c) >= enoughToWin(emperor, limits['areas-to-win'], limits['areas-to-win-as-emperor']);
  });
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
  for (const c of d.setup.colours)
    for (const [at, stack] of Object.entries(d.stacks[c])) if (stack.marker) patch(d, c, at, { marker: false });
  const outright = automaticVictory(d);
  if (outright) {
    note(d, '13.1', `${COLOUR_NAMES[outright]} wins outright with ${areasCounting(d, outright)} Areas.`);
    return { how: 'automatic', rule: '13.1', winners: [outright] };
  }
  const rule = isLast(d) ? '13.2-final' : '13.2-early';
  for (const c of d.setup.colours) {
    const vp = vpOf(holdingsOf(d, c), d.setup.figures);
    d.vp[c] += vp;
    note(d, rule, `${COLOUR_NAMES[c]} receives ${vp} VP and has ${d.vp[c]}.`);
  }
  return isLast(d) ? { how: 'points', rule: '13.2', winners: winners(d) } : undefined;
}

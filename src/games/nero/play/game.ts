/** Nero as a whole game: its procedures, and the position that it starts from. */
import { wholeGame } from '../../../play/machine.ts';
import { AREA_NAMES, each } from '../words.ts';
import { ACTIONS } from './actions.ts';
import { picture } from './board.ts';
import { gain, settle } from './pieces.ts';
import { placed } from './position.ts';
import { allot } from './procedures/allot.ts';
import { assassinate } from './procedures/assassinate.ts';
import { battle } from './procedures/battle.ts';
import { betray } from './procedures/betray.ts';
import { consent } from './procedures/consent.ts';
import { declare } from './procedures/declare.ts';
import { displace } from './procedures/displace.ts';
import { event } from './procedures/event.ts';
import { march } from './procedures/march.ts';
import { muster } from './procedures/muster.ts';
import { setUp, setUpSteps } from './procedures/placement.ts';
import { retreat } from './procedures/retreat.ts';
import { round } from './procedures/round.ts';
import { turn } from './procedures/turn.ts';
import { answer, window } from './procedures/window.ts';
import { entered, withdraw } from './procedures/withdraw.ts';
import { RULINGS } from './rulings.ts';
import { type Options, prepare, type SetUp } from './set-up.ts';
import { type Nero, roundOf, type State } from './state.ts';

/** The table before anything stands on it. */
const empty = (setup: SetUp): State => ({
  setup,
  turn: 1,
  first: setup.youngest,
  counting: [],
  hands: each(() => []),
  held: each(() => null),
  faceDown: Object.keys(setup.deck),
  faceUp: [],
  stacks: each(() => ({})),
  uncontrolled: {},
  leaders: each(() => ({ status: 'general', at: '' })),
  barbarian: null,
  vp: each(() => 0),
  wholeTurn: each(() => false),
  round: roundOf(setup.youngest, false),
  frames: [{ type: 'turn', stage: 'first' }],
  happened: [],
  ending: null,
});

/** 3.0: the pieces before the first decision, or a position of one's own. */
export function begin(options: Options, { tables }: Nero['Content']): State {
  const d = empty(prepare(options, tables));
  if (options.position) return placed(d, options.position);
  for (const c of d.setup.colours) for (const at of d.setup.board.areas[c]) gain(d, c, at, 1);
  d.frames.push({ type: 'set-up', steps: setUpSteps(d) });
  return d;
}

export const nero = wholeGame<Nero>({
  id: 'nero',
  // Clockwise by the edges of the board.
  seats: each((c) => AREA_NAMES[c]),
  offers: {
    players: { label: 'Players', options: [4, 3, 2].map((value) => ({ value, says: String(value) })) },
    version: {
      label: 'Version',
      options: [
        { value: 'fast', says: 'Fast: fewer cards' },
        { value: 'normal', says: 'Normal' },
      ],
    },
  },
  readings: RULINGS,
  actions: ACTIONS,
  procedures: {
    'set-up': setUp,
    turn,
    round,
    allot,
    march,
    entered,
    withdraw,
    consent,
    battle,
    retreat,
    declare,
    assassinate,
    event,
    betray,
    displace,
    muster,
    window,
    answer,
  },
  begin,
  settle,
  picture,
});

/** The game turn (4.2): who goes first, the deal, and whose player round comes next. */
import { draw, shuffled } from '../../../../engine/shuffle.ts';
import { dealtTo } from '../../deck/rules.ts';
import { hasRoom } from '../../hail-caesar/rules.ts';
import { lastRound } from '../../held-card/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, ROMA } from '../../words.ts';
import { clockwise, emperors } from '../board.ts';
import { figuresOf } from '../figures.ts';
import type { TurnFrame } from '../frames.ts';
import { makeStatus, patch } from '../pieces.ts';
import { note, type Procedure, pop, push } from '../procedure.ts';
import type { Round, State } from '../state.ts';
import { closeTurn } from './end-of-turn.ts';

export const roundOf = (active: Colour, last: boolean): Round => ({
  active,
  used: 0,
  discarded: false,
  once: [],
  waiting: [],
  force: null,
  forces: 0,
  leaderDone: false,
  sick: [],
  failed: false,
  last,
  struck: [],
  seen: null,
});

/** 4.2.1: the fewest VP, a blind draw among equals; in the first game turn the youngest. */
function findFirst(d: State): void {
  if (d.turn > 1) {
    const fewest = Math.min(...d.setup.colours.map((c) => d.vp[c]));
    const tied = d.setup.colours.filter((c) => d.vp[c] === fewest);
    const drawn = draw(d.seed);
    if (tied.length > 1) d.seed = drawn.seed;
    d.first = tied.length > 1 ? tied[Math.floor(drawn.value * tied.length)]! : tied[0]!;
  }
  note(d, '4.2.1', `${AREA_NAMES[d.first]} opens game turn ${d.turn}.`);
}

/** 3.0.4, 4.2.2: all cards but those held are shuffled and dealt; who holds one is dealt one less. */
function deal(d: State): void {
  const held = Object.values(d.held);
  const { list, seed } = shuffled(
    Object.keys(d.setup.deck).filter((id) => !held.includes(id)),
    d.seed,
  );
  d.seed = seed;
  let from = 0;
  for (const c of d.setup.colours) {
    const own = d.held[c];
    const dealt = dealtTo(d.setup, figuresOf(d), own !== null);
    d.hands[c] = [...list.slice(from, from + dealt), ...(own ? [own] : [])];
    d.held[c] = null;
    from += dealt;
  }
  d.faceDown = list.slice(from);
  d.faceUp = [];
  for (const c of COLOURS) d.wholeTurn[c] = d.leaders[c].status === 'emperor' && d.leaders[c].at === ROMA;
}

/** 7.2: a Contender who starts his round in Roma becomes Emperor, if there is room for one. */
function hail(d: State, c: Colour): void {
  const { status, at } = d.leaders[c];
  if (status !== 'contender' || at !== ROMA) return;
  if (hasRoom(emperors(d).length, figuresOf(d))) makeStatus(d, c, 'emperor', '7.2');
}

/** 4.2.3-last: whether the round that begins is the last of the game turn. */
function isLastRound(d: State, active: Colour): boolean {
  const holders = d.setup.colours.filter((c) => d.hands[c].length > 0);
  const alone = holders.length === 1 && holders[0] === active;
  const reading = d.setup.rulings['last-hand-of-four-or-fewer'];
  return lastRound({ cards: d.hands[active].length, alone, reading }, figuresOf(d)).last;
}

/** 4.3: a player round begins. */
function beginRound(d: State, active: Colour): void {
  d.round = roundOf(active, isLastRound(d, active));
  hail(d, active);
  push(d, { type: 'round' });
}

/** 5.4: at the end of a player round all own Legions in a Province are one stack again. */
function closeRound(d: State): void {
  for (const c of d.setup.colours)
    for (const [at, s] of Object.entries(d.stacks[c]))
      if (s.done || s.attacked || s.fled || s.stuck) patch(d, c, at, { done: 0, attacked: 0, fled: 0, stuck: false });
}

/** 4.1, 4.2.3: the next round clockwise, until no cards are left or the last player has had his. */
function nextRound(d: State, f: TurnFrame): void {
  closeRound(d);
  if (d.round.last || d.setup.colours.every((c) => d.hands[c].length === 0)) {
    f.stage = 'end';
    return;
  }
  const order = [...clockwise(d, d.round.active), d.round.active];
  const skips = d.setup.rulings['round-without-cards'] === 'skipped';
  beginRound(d, order.find((c) => !skips || d.hands[c].length > 0)!);
}

export const turn: Procedure<TurnFrame> = {
  accepts: [],
  run(d, f) {
    if (f.stage === 'deal') {
      findFirst(d);
      deal(d);
      f.stage = 'rounds';
      beginRound(d, d.first);
    } else if (f.stage === 'rounds') {
      nextRound(d, f);
    } else {
      const ending = closeTurn(d);
      if (ending) {
        d.ending = ending;
        pop(d);
      } else {
        d.turn += 1;
        f.stage = 'deal';
      }
    }
    return false;
  },
  who: (s) => s.first,
  choices: () => [],
  problem: () => undefined,
  apply: () => undefined,
};

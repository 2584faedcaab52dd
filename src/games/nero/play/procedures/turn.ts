/**
 * Set-up (3.0) and the game turn (4.2): who goes first, the deal, whose player round is next; and the end of the turn: VP
 * and winner (13).
 */
import { keyed } from '../../../../calculator/keys.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { type Answer, ask, type Procedure, waitsWhile } from '../../../../play/procedure.ts';
import { type Ending, found, note, pop, push } from '../../../../play/state.ts';
import { dealtTo } from '../../deck/rules.ts';
import { hasRoom } from '../../hail-caesar/rules.ts';
import { lastRound } from '../../held-card/rules.ts';
import { limitOf } from '../../limits/rules.ts';
import { areasToWin, type Board, type Holdings, isLastTurn, vpOf, winnersOf } from '../../scoring/rules.ts';
import { AREA_NAMES, COLOURS, type Colour, each, PAIRS, ROMA } from '../../words.ts';
import { gain, makeStatus, placeLeader } from '../changes.ts';
import { areasCounting, areasOf, clockwise, controllerOf, emperors, firstOf, nameOf } from '../queries.ts';
import { type Nero, roundOf, type State } from '../state.ts';

const SET_UP = {
  open: ask('14.0', 'which of your two colours goes first.', 'Which of your colours goes first?'),
  record: ask('14.0', "which of the other player's colours counts at the end.", 'Which of his colours counts?'),
  legion: ask('3.0.2', 'where to place another Legion.'),
  general: ask('3.0.3', 'where to place the General.'),
} as const;

interface Step {
  readonly do: keyof typeof SET_UP;
  readonly who: Colour;
}

interface SetUpFrame {
  readonly type: 'set-up';
  readonly steps: Step[];
}

/** 14.0: the two colours of a person, or of the opponent. */
const pairOf = (c: Colour, own: boolean): readonly Colour[] =>
  found(
    PAIRS.find((one) => one.includes(c) === own),
    `colour "${c}" belongs to no pair`,
  );

/** 3.0.2, 3.0.3: Legions one at a time, then Generals, both from the one who opens, clockwise. */
function placements(s: State, first: Colour): Step[] {
  const order = [first, ...clockwise(s, first)];
  const further = limitOf('legions-each', figuresOf(s)) - s.setup.board.areas[first].length;
  const legions = Array.from({ length: Math.max(0, further) }, () => order).flat();
  return [
    ...legions.map((who) => ({ do: 'legion', who }) as const),
    ...order.map((who) => ({ do: 'general', who }) as const),
  ];
}

/** 3.0, 14.0: everything that is decided before the first card is dealt. */
export function setUpSteps(s: State): Step[] {
  const { players, youngest } = s.setup;
  if (players !== 2) return placements(s, youngest);
  return [
    { do: 'open', who: youngest },
    { do: 'record', who: youngest },
    { do: 'record', who: firstOf(pairOf(youngest, false)) },
  ];
}

/** 14.0: naming a colour of the player's own pair, or of the opponent's. */
const naming = <T extends 'open' | 'record'>(
  type: T,
  apply: (d: State, f: SetUpFrame, colour: Colour) => void,
): Answer<Nero, SetUpFrame, { readonly type: T; readonly colour: Colour }> => ({
  when: (_, f) => firstOf(f.steps).do === type,
  options: (_, f) => pairOf(firstOf(f.steps).who, type === 'open').map((colour) => ({ type, colour })),
  says: (_, __, { colour }) => AREA_NAMES[colour],
  apply(d, f, { colour }) {
    f.steps.shift();
    apply(d, f, colour);
  },
});

export const setUp: Procedure<Nero, SetUpFrame> = {
  run: waitsWhile((_, f) => f.steps.length > 0),
  who: (_, f) => firstOf(f.steps).who,
  asks: (_, f) => SET_UP[firstOf(f.steps).do],
  answers: {
    open: naming('open', (d, f, colour) => {
      d.first = colour;
      f.steps.push(...placements(d, colour));
    }),
    record: naming('record', (d, _, colour) => {
      d.counting.push(colour);
    }),
    place: {
      when: (_, f) => firstOf(f.steps).do === 'legion' || firstOf(f.steps).do === 'general',
      options: (s, f) => s.setup.board.areas[firstOf(f.steps).who].map((province) => ({ type: 'place', province })),
      says: (s, _, { province }) => nameOf(s, province),
      apply(d, f, { province }) {
        const { do: what, who } = firstOf(f.steps);
        f.steps.shift();
        if (what === 'legion') gain(d, who, province, 1);
        else placeLeader(d, who, province);
        const piece = what === 'legion' ? 'a Legion' : 'its General';
        note(d, SET_UP[what].rule, () => `${AREA_NAMES[who]} places ${piece} in ${nameOf(d, province)}.`);
      },
    },
  },
};

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
function closeTurn(d: State): Ending | undefined {
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
    note(d, rule, () => `${AREA_NAMES[c]} gets ${vp} VP and now has ${d.vp[c]}.`);
  }
  return isLast(d) ? { how: 'points', rule: '13.2', winners: winners(d) } : undefined;
}

interface TurnFrame {
  readonly type: 'turn';
  stage: 'first' | 'shuffle' | 'deal' | 'rounds' | 'end';
}

/** 4.2.1: in the first game turn the one who opens, later the fewest VP. */
function openers(s: State): readonly Colour[] {
  if (s.turn === 1) return [s.first];
  const fewest = Math.min(...s.setup.colours.map((c) => s.vp[c]));
  return s.setup.colours.filter((c) => s.vp[c] === fewest);
}

function open(d: State, f: TurnFrame, first: Colour): void {
  d.first = first;
  f.stage = 'shuffle';
  note(d, '4.2.1', () => `${AREA_NAMES[first]} goes first in game turn ${d.turn}.`);
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
    for (const stack of Object.values(d.stacks[c])) {
      stack.done = stack.attacked = stack.fled = 0;
      stack.stuck = false;
    }
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
  beginRound(d, firstOf(order.filter((c) => !skips || d.hands[c].length > 0)));
}

/** 4.2.4 to 4.2.6: the end of the game turn, and perhaps of the game. */
function close(d: State, f: TurnFrame): void {
  d.ending = closeTurn(d) ?? null;
  if (d.ending) pop(d);
  else {
    d.turn += 1;
    f.stage = 'first';
  }
}

export const turn: Procedure<Nero, TurnFrame> = {
  stages: {
    first: {
      run(d, f) {
        const [first, ...tied] = openers(d);
        return !first || tied.length > 0 ? 'waits' : open(d, f, first);
      },
      asks: ask('4.2.1', 'a blind draw among the players with the fewest VP.', 'A blind draw: who goes first?'),
      draw: {
        waits: (s) => ({ pile: 'lots', from: openers(s), number: 1 }),
        apply: (d, f, { cards: [drawn] }) => open(d, f, firstOf(openers(d).filter((c) => c === drawn))),
      },
    },
    shuffle: {
      asks: ask('4.2.2', 'all cards except those held are shuffled.', 'The cards are shuffled'),
      shuffle: {
        waits: () => ({ pile: 'deck' }),
        apply(d, f) {
          const held = Object.values(d.held);
          d.hands = each(() => []);
          // 4.2.2: all cards but those held; of these one may know.
          d.faceDown = Object.keys(d.setup.deck).filter((card) => !held.includes(card));
          d.known = each((c) => d.known[c].filter((card) => held.includes(card)));
          d.faceUp = [];
          f.stage = 'deal';
        },
      },
    },
    deal: {
      asks: ask('4.2.2', 'the hands are dealt.'),
      deal: {
        // 3.0.4, 4.2.2: who holds a card is dealt one less.
        waits(s) {
          const size = (c: Colour): number => dealtTo(s.setup, figuresOf(s), s.held[c] !== null);
          return { pile: 'deck', from: s.faceDown, hands: keyed(s.setup.colours, size) };
        },
        apply(d, f, { hands }) {
          for (const c of d.setup.colours) {
            const own = d.held[c];
            d.hands[c].push(...(hands[c] ?? []), ...(own ? [own] : []));
            d.held[c] = null;
          }
          const dealt = Object.values(hands).flat();
          d.faceDown = d.faceDown.filter((card) => !dealt.includes(card));
          for (const c of COLOURS) d.wholeTurn[c] = d.leaders[c].status === 'emperor' && d.leaders[c].at === ROMA;
          note(d, '4.2.2', () => `Every hand has ${dealtTo(d.setup, figuresOf(d))} cards.`);
          f.stage = 'rounds';
          beginRound(d, d.first);
        },
      },
    },
    rounds: nextRound,
    end: close,
  },
};

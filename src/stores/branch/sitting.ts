/** Somebody playing a branch: what was tapped, who is looking, what happens by itself, and what they see. */
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import { type Board, tracesOf, type Viewer } from '../../play/board.ts';
import type { Problem } from '../../play/problem.ts';
import type { Written } from '../../play/sample.ts';
import type { AnyState } from '../../play/state.ts';
import type { Touch } from '../../play/tap.ts';
import type { Seen } from '../stepping.ts';
import { type Branching, type Itself, isProblem, lately } from './branch.ts';
import { dealtBy, fallsBy, type Journey, journeyOn, nextOn, onlyOption, type Waived, waivedBy } from './itself.ts';
import type { Option } from './rows.ts';
import { hasComputer, isComputers, NOBODY, peopleOf, type Seats } from './seats.ts';
import { isPlayedAtOnce, NO_TAPS, optionsIn, type Tapping, type Taps, tappedOn, tappingOf } from './tapping.ts';
import { type Holding, type Turn, tableWith, turnOf, whyNoUndo } from './turn.ts';

/** Something that is asked about beside the options. */
export interface Chosen {
  readonly action: Written;
  readonly says: string;
}

/** Who deals: the device, or people who name the cards that fell on their table. */
export type Dealing = 'device' | 'table';

export interface Sitting {
  /** The step that the reader left. */
  readonly at: number;
  readonly branching: Branching;
  readonly $table: WritableAtom<Holding>;
  readonly $dealing: WritableAtom<Dealing>;
  readonly $waived: WritableAtom<readonly Waived[]>;
  /** Who plays each seat. */
  readonly $seats: WritableAtom<Seats>;
  readonly $turn: ReadableAtom<Turn>;
  /** Why the last gesture cannot be taken back. */
  readonly $noUndo: ReadableAtom<string | undefined>;
  /** So many actions of the branch are looked at; all where it is not set. */
  readonly $looks: WritableAtom<number | undefined>;
  readonly $viewer: ReadableAtom<Viewer>;
  readonly $taps: WritableAtom<Taps>;
  readonly $tapping: ReadableAtom<Tapping>;
  /** What is asked about, and why it is not allowed. */
  readonly $chosen: WritableAtom<Chosen | undefined>;
  readonly $refused: ReadableAtom<Problem | undefined>;
  readonly $seen: ReadableAtom<Seen>;
  /** Names one thing, or gives it back; what is then the only option is played, where it need not wait. */
  readonly tap: (touch: Touch) => void;
  /** A place in reach; once more, and the way is gone. */
  readonly aim: (goal: string) => void;
  /** Goes the way that was chosen, up to the first answer of somebody else; then on, if everybody passes. */
  readonly go: () => void;
  /** Plays an option, or what chance brings. */
  readonly play: (actions: readonly Written[]) => Problem | undefined;
  /** Plays what the computer decided, as a part of what was done before. */
  readonly answer: (action: Written) => void;
  /** What goes by itself goes on. */
  readonly goOn: () => void;
  /** Gives back the last tap, or the last gesture where nothing is tapped. */
  readonly back: () => void;
  readonly undo: () => void;
}

/** Somebody who leads through what is played: what goes by itself, and what of the options is left to choose from. */
export interface Guide {
  readonly itself: Itself;
  readonly $leaves: ReadableAtom<(option: Option) => boolean>;
}

const ALL: Guide['$leaves'] = atom(() => true);

const CARD = 'card';
const PASS: Written = { type: 'pass' };

export function sitting(branching: Branching, at: number, seed: () => number, guide?: Guide): Sitting {
  const { $now, line } = branching;
  const { game } = line;
  const $table = atom<Holding>({ hands: 'open', holder: '' });
  const $dealing = atom<Dealing>('device');
  const $waived = atom<readonly Waived[]>([]);
  const $seats = atom<Seats>(NOBODY);
  const $looks = atom<number | undefined>(undefined);
  const $taps = atom<Taps>(NO_TAPS);
  const $chosen = atom<Chosen | undefined>(undefined);
  let journey: Journey | undefined;
  // What was tapped belongs to its moment.
  $now.listen(() => {
    $taps.set(NO_TAPS);
    $chosen.set(undefined);
    $looks.set(undefined);
  });

  const turnAt = (s: AnyState): Turn => {
    const seats = $seats.get();
    return turnOf(game, s, tableWith(game, s, $table.get(), seats), seats);
  };
  const $turn = computed([$now, $table, $seats], ({ state }) => turnAt(state));
  const $noUndo = computed([$now, $table, $seats], (now, table, seats) => {
    const people = peopleOf(seats, game.seated(now.state)).length;
    return whyNoUndo(now, tableWith(game, now.state, table, seats), seats, people);
  });
  const $viewer = computed($turn, ({ viewer }) => viewer);
  /** What the computer or somebody elsewhere may do is not the reader's to tap. */
  const $options = computed(
    [$now, $seats, $turn, guide?.$leaves ?? ALL],
    ({ choices, decider }, seats, turn, leaves) => {
      const options = optionsIn(game, isComputers(seats, decider) || turn.away || seats.over ? [] : choices);
      return guide ? options.filter(leaves) : options;
    },
  );
  const $boards = computed([$now, $viewer, $looks], (now, viewer, looks) => {
    const looked = looks === undefined ? undefined : now.moves[looks];
    if (looked) {
      const board: Board = { ...game.board(looked.state, viewer), ...tracesOf(looked.happened) };
      return { board, before: game.board(looked.before, viewer), side: looked.by };
    }
    const last = lately(now);
    const first = last[0];
    const board: Board = { ...game.board(now.state, viewer), ...tracesOf(last.flatMap(({ happened }) => happened)) };
    const side = first && first.by !== 'chance' ? first.by : undefined;
    return { board, ...(first && { before: game.board(first.before, viewer) }), ...(side && { side }) };
  });
  const $tapping = computed([$now, $options, $taps, $boards], ({ state, decider }, options, taps, { board }) => {
    const hand = board.hands[decider ?? '']?.cards ?? [];
    return tappingOf(
      game,
      state,
      options,
      taps,
      hand.map(({ id }) => id),
    );
  });
  const $refused = computed([$now, $chosen], (_, chosen) => {
    const found = chosen && branching.look(chosen.action);
    return found && isProblem(found) ? found : undefined;
  });
  const $seen = computed([$boards, $taps], ({ board, before, side }, { named }): Seen => {
    // Who has tapped something looks ahead, not back.
    if (named.length > 0) return { at, board: { ...board, moves: [], score: null } };
    const step = { says: '', happened: [], passed: 0, dice: [], ...(side && { side }) };
    return { at, board, ...(before && { before, step }) };
  });

  const only = onlyOption(game);
  const deals = dealtBy(game, seed);
  const falls = fallsBy(game, () => $seats.get().seed);
  const waives = waivedBy(game, () => $waived.get());
  const goesOn: Itself = (s) => {
    const next = journey && nextOn(game, journey, s);
    if (journey && next) journey = { ...journey, rest: journey.rest.slice(1) };
    // Something has come between, and is not only asked about.
    else if (journey && game.decider(s) === journey.seat && game.problem(s, PASS)) journey = undefined;
    return next;
  };
  /** Nobody is asked for what is not theirs to choose, and no hand is betrayed by not being asked. */
  const itself: Itself = (s: AnyState) => {
    if (s.ending) return undefined;
    const gone = goesOn(s) ?? waives(s);
    if (gone || guide) return gone ?? guide?.itself(s);
    const chance = game.chance(s);
    if (chance) {
      const isOurs = $dealing.get() === 'device';
      if (hasComputer($seats.get())) return isOurs || chance.type !== 'roll' ? falls(s) : undefined;
      return isOurs || chance.type === 'shuffle' ? deals(s) : undefined;
    }
    const { covered, secret } = turnAt(s);
    return covered || secret ? undefined : only(s);
  };

  const play = (actions: readonly Written[]): Problem | undefined => branching.play(actions, itself);
  const choose = (option: Option): void => {
    journey = undefined;
    play([option.action]);
  };
  function tap(touch: Touch): void {
    $taps.set(tappedOn($taps.get(), touch));
    const { options, named } = $tapping.get();
    const [option, other] = options;
    const isNamed = named.some(({ kind, id }) => kind === touch.kind && id === touch.id);
    if (option && !other && isNamed && touch.kind !== CARD && isPlayedAtOnce(game, option)) choose(option);
  }
  function go(): void {
    const { way } = $tapping.get();
    if (!way) return;
    journey = journeyOn(game, $now.get().state, way);
    const [first] = journey.rest;
    if (!first) return;
    journey = { ...journey, rest: journey.rest.slice(1) };
    play([first.action as Written]);
  }
  function undo(): void {
    journey = undefined;
    branching.undo();
  }
  return {
    ...{ at, branching, $table, $dealing, $waived, $seats, $turn, $noUndo, $looks, $viewer },
    ...{ $taps, $tapping, $chosen, $refused, $seen },
    ...{ tap, go, undo },
    aim(goal) {
      const taps = $taps.get();
      if (taps.goal === goal) go();
      else $taps.set({ ...taps, goal, nth: 0 });
    },
    play(actions) {
      journey = actions.every(({ type }) => type === 'pass') ? journey : undefined;
      return play(actions);
    },
    answer(action) {
      branching.play([action], itself, true);
    },
    goOn() {
      const { state } = $now.get();
      const next = itself(state);
      if (next) branching.play([next], itself, true);
    },
    back() {
      const { goal: _, ...taps } = $taps.get();
      if ($taps.get().goal !== undefined) $taps.set({ ...taps, nth: 0 });
      else if (taps.named.length > 0) $taps.set({ ...NO_TAPS, named: taps.named.slice(0, -1) });
      else undo();
    },
  };
}

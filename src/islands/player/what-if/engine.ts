/** Loads the rules of a game and what they need, once, and opens a branch of a game that was played. */

import { receivedMap } from '../../../calculator/map-wire.ts';
import type { Tables } from '../../../calculator/table.ts';
import { receivedTables } from '../../../calculator/table-wire.ts';
import { calculatorOf, type GameId, playOf } from '../../../games/index.ts';
import type { AnyGame } from '../../../play/machine.ts';
import type { Desk } from '../../../play/odds.ts';
import { digestOf, type Sample } from '../../../play/sample.ts';
import { branching } from '../../../stores/branch/branch.ts';
import { leavingsAt, type MainLine, mainLine } from '../../../stores/branch/main-line.ts';
import { type Sitting, sitting } from '../../../stores/branch/sitting.ts';
import { hasBox, read } from '../../../stores/device/storage.ts';
import type { Ground } from '../../board/ground.ts';
import { joinedBy, linksOf } from '../../board/joined.ts';
import type { Data, EngineAt, EngineData, LineData } from '../props.ts';
import { seed } from './use-chance.ts';

/** Where a branch is played, and what is needed to tell its odds and clauses. */
export interface Room {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly content: { readonly tables: Tables };
  readonly clauses: Data['clauses'];
  readonly desk: Desk;
  /** What was played on this page. */
  readonly played: LineData;
  /** Where its readings are told. */
  readonly readings: string;
  /** What a new game begins with of the reader's box, in letters; nothing where there is nothing of it. */
  readonly own?: string;
  /** The reader's box as far as something can be played with it, in letters; absent where there is no box. */
  readonly fitting?: (plays: (content: Room['content']) => unknown) => string | undefined;
  /** The content with a box laid over, from its letters. */
  readonly boxed?: (letters: string) => Room['content'];
  /** The ground as such a box has it. */
  readonly drawn?: (ground: Ground, letters: string) => Ground;
  /** What the computer judges by; absent where it does not play the game. */
  readonly worth?: string;
}

export async function fetched<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

const clausesFrom = ({ chapters }: EngineData): Data['clauses'] =>
  Object.fromEntries(
    chapters.flatMap(({ href, clauses, labels, anchors }) =>
      clauses.map((id) => [id, { href: `${href}#${anchors[id] ?? id}`, label: labels[id] ?? id }]),
    ),
  );

/** The tables that a game under way was begun with: what its odds are told by. */
let begunWith: Tables | undefined;

/** Whether there is a box to lay over: the reader's, or one in the address or in a game that was begun here. */
const mayHoldBox = (game: GameId): boolean =>
  /[#&,=]own:/.test(`${location.hash}${read('branches') ?? ''}`) || hasBox(game);

/** A game's content as the rules read it, from what was sent. */
const received = ({ map, tables, ...content }: EngineData['content']) => ({
  ...content,
  tables: receivedTables(tables),
  ...(map && { map: receivedMap(map) }),
});

async function fetchRoom({ game: id, content: at, line, readings, box, worth }: EngineAt): Promise<Room> {
  const [game, data, played] = await Promise.all([playOf(id), fetched<EngineData>(at), fetched<LineData>(line)]);
  if (!game) throw new RangeError(`${id} is not a game that can be played through`);
  const whole = received(data.content);
  const desk: Desk = {
    get tables() {
      return begunWith ?? whole.tables;
    },
    async load(calculator) {
      const found = await calculatorOf(id, calculator);
      if (!found) throw new RangeError(`calculator "${calculator}" is not one of ${id}`);
      return found;
    },
  };
  const yours =
    box !== undefined && mayHoldBox(id)
      ? await (await import('../../../stores/box/room.ts')).boxRoom(id, whole, () => fetched(box))
      : undefined;
  const fitting =
    yours && ((plays: (with_: Room['content']) => unknown) => yours.fitting((own) => plays(yours.boxed(own))));
  const own = played.steps.length ? undefined : fitting?.((content) => game.start(played.setup, content));
  return {
    ...{ id, game, content: whole, clauses: clausesFrom(data), desk, played, readings },
    ...(yours &&
      fitting && {
        fitting,
        boxed: yours.boxed,
        drawn: (ground: Ground, letters: string) =>
          joinedBy(ground, yours.links(letters, linksOf(ground), ground.spots)),
      }),
    ...(own && { own }),
    ...(worth && { worth }),
  };
}

let room: Promise<Room> | undefined;

/** One page shows one game. */
export function roomOf(at: EngineAt): Promise<Room> {
  room ??= fetchRoom(at);
  // What could not be fetched may be tried again.
  room.catch(() => {
    room = undefined;
  });
  return room;
}

/** The sample as it was written, its words from what the player shows of it. */
export function sampleOf({ shown }: Data, { setup, steps: played }: LineData): Sample {
  const { id, title, teaches, standIns, isNew } = shown;
  const steps = played.map((actions, i) => {
    const { says = '', mark } = shown.steps[i] ?? {};
    return { says, ...(mark && { mark }), actions };
  });
  return { id, title, teaches, standIns, setup, steps, ...(isNew && { isNew }) };
}

/** What was chosen of a set-up; a box is frozen in it. */
interface Begun {
  readonly own?: string;
}

/** By what was chosen of the set-up. */
const lines = new Map<string, MainLine>();

/** The game knows its content alone; its address and digest know the box that it was made of. */
function frozen(line: MainLine, own: string | undefined): MainLine {
  if (own === undefined) return line;
  const sample = { ...line.sample, setup: { ...(line.sample.setup as object), own } };
  return { ...line, sample, digest: digestOf(sample) };
}

export function lineOf(room: Room, data: Data, chosen: Begun = {}): MainLine {
  const { game, content, played, boxed } = room;
  const sample = sampleOf(data, played);
  const { own, ...rest } = chosen;
  const begun = own === undefined ? content : boxed?.(own);
  // A box that this page does not know is no part of its games.
  if (!begun) return lineOf(room, data, rest);
  const key = `${room.id} ${JSON.stringify(chosen)}`;
  const setup = { ...(sample.setup as object), ...rest };
  try {
    const line = lines.get(key) ?? frozen(mainLine(game, { ...sample, setup }, begun), own);
    lines.set(key, line);
    begunWith = begun.tables;
    return line;
  } catch (error) {
    // No box may keep a game from beginning: without it, it does.
    if (own === undefined) throw error;
    return lineOf(room, data, rest);
  }
}

/** The decision of a step that a reader most likely means: the first that was written down. */
function firstLeaving(line: MainLine, at: number) {
  const all = leavingsAt(line, at);
  return all.find(({ act }) => act && !act.unwritten && act.by !== 'chance') ?? all.find(({ act }) => act) ?? all[0]!;
}

/** A new branch at a step. */
export function openAt(room: Room, data: Data, at: number): Sitting {
  const line = lineOf(room, data, data.shown.isNew && room.own ? { own: room.own } : {});
  return sitting(branching(line, firstLeaving(line, at).branch), at, seed);
}

const grounds = new Map<string, Ground>();

/** The ground that a game is played on: by the box that it began with, where it did. */
export function groundOf({ drawn }: Room, { branching: { line } }: Sitting, ground: Ground): Ground {
  const { own } = line.sample.setup as Begun;
  if (own === undefined || !drawn) return ground;
  const found = grounds.get(own) ?? drawn(ground, own);
  grounds.set(own, found);
  return found;
}

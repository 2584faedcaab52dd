/** Everything that a whole game says: of what may be done, of what happened, what it asks, and how it refuses. */
import { Random } from '../../src/engine/random.ts';
import { type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { Place } from '../../src/play/board.ts';
import type { Declared, Field } from '../../src/play/fields.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import { propose } from '../../src/play/propose.ts';
import type { AnyState } from '../../src/play/state.ts';
import { plays } from './plays.ts';

type Done = { readonly type: string; readonly [field: string]: unknown };

/** How often what lies on the board is listened to, in actions. */
const LOOKS = 20;
/** Actions that are tried at each step though they may be forbidden. */
const TRIED = 3;

export interface Heard {
  readonly told: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

interface Hearing {
  readonly seed: number;
  /** How many of its first actions are listened to. */
  readonly actions: number;
  /** What the page says of a place. */
  readonly onPlace?: (place: Place) => readonly string[];
}

/** Values that actions have had, by the kind of field: what else might be said there. */
class Seen {
  readonly #values = new Map<string, Map<string, unknown>>();

  note(declared: Declared, { type, ...fields }: Done): void {
    for (const [name, value] of Object.entries(fields)) {
      const kind = declared[type]?.[name]?.kind;
      if (kind) this.#of(kind).set(JSON.stringify(value), value);
    }
  }

  #of(kind: string): Map<string, unknown> {
    const found = this.#values.get(kind) ?? new Map();
    this.#values.set(kind, found);
    return found;
  }

  any(field: Field, share: () => number): unknown {
    if ('options' in field) return field.options[Math.floor(share() * field.options.length)];
    if (field.kind === 'flag') return share() < 0.5;
    if (field.kind === 'amount') return Math.floor(share() * 9);
    const known = [...this.#of(field.kind).values()];
    return known[Math.floor(share() * known.length)];
  }
}

/** An action of any type with any fields: mostly forbidden. */
function anyAction(game: AnyGame, s: AnyState, seen: Seen, share: () => number): Done | undefined {
  const types = share() < 0.8 ? game.moment(s) : Object.keys(game.actions);
  const type = types[Math.floor(share() * types.length)];
  if (type === undefined) return undefined;
  const fields = Object.entries((game.actions as Declared)[type] ?? {}).map(([name, field]) => [
    name,
    seen.any(field, share),
  ]);
  return fields.some(([, value]) => value === undefined) ? undefined : { type, ...Object.fromEntries(fields) };
}

/** What is said in the first actions of a game at random. */
export async function heard(id: GameId, { seed, actions, onPlace = () => [] }: Hearing): Promise<Heard> {
  const [game, play] = [(await playOf(id))!, plays[id]!];
  const random = new Random(seed);
  const other = new Random(seed + 0x5eed);
  const share = () => random.share();
  const [told, refused, seen] = [new Set<string>(), new Set<string>(), new Seen()];
  let s: AnyState = game.start(play.setup(seed, share), gameOf(id));
  for (let i = 0; i < actions && !game.ending(s); i++) {
    const open = game.choices(s);
    for (const { says, group } of open) {
      told.add(says);
      if (group) told.add(group);
    }
    const asks = game.asks(s);
    if (asks) told.add(asks.says);
    for (const { action } of open) seen.note(game.actions, action as Done);
    for (let n = 0; n < TRIED; n++) {
      const tried = anyAction(game, s, seen, () => other.share());
      const problem = tried && game.problem(s, tried);
      if (problem) refused.add(problem.sentence);
    }
    const waits = game.chance(s);
    const action = waits
      ? propose(waits, random.next() | 0).action
      : play.pick(
          s,
          open.map((choice) => choice.action),
          share,
        );
    const played = game.play(s, action as never);
    if (played.type === 'rejected') throw new Error(played.problem.sentence);
    for (const { says } of played.happened) told.add(says);
    s = played.state;
    if (i % LOOKS === 0) {
      const board = game.board(s, null);
      for (const place of Object.values(board.places)) for (const one of onPlace(place)) told.add(one);
      for (const { says } of board.marks ?? []) told.add(says);
    }
  }
  return { told, refused };
}

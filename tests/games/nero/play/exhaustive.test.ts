/** In states of every kind, of all actions that there are exactly the choices are accepted. */
import { expect, test } from 'vitest';
import type { Action, ActionType } from '../../../../src/games/nero/play/actions.ts';
import { SHAPES } from '../../../../src/games/nero/play/actions.ts';
import { choices, ending, play, start } from '../../../../src/games/nero/play/play.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS } from '../../../../src/games/nero/words.ts';
import { chanceFrom, pick } from './random-player.ts';
import { board, deck, options } from './table.ts';

const SAMPLES = 3;
const KINDS = [
  ...['set-up', 'round', 'allot', 'march', 'entered', 'withdraw', 'consent', 'battle', 'retreat'],
  ...['declare', 'assassinate', 'event', 'displace', 'muster', 'window'],
];

const places = [...board.provinces.map((p) => p.id), 'roma', 'nowhere'];
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 25];
const flags = [false, true];

/** What may stand in each field; two or three cards of each event are enough. */
const cards = [...Object.keys(deck).filter((id) => /-[12]$/.test(id)), 'none-1'];
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  ...{ colour: COLOURS, province: places, at: places, to: places, from: places },
  ...{ legions: [0, 1, 2, 3, 4, 7], mp: numbers, force: numbers, leader: flags, look: flags, hold: flags },
  ...{ whose: ['own', 'uncontrolled', 'enemy'] },
};

function valuesOf(s: State, type: ActionType, field: string): readonly unknown[] {
  if (field === 'card') {
    const all = [...new Set([...cards, ...Object.values(s.hands).flat()])];
    return type === 'battle-card' ? [...all, null] : all;
  }
  if (field === 'target') return type === 'attack' ? [...COLOURS, 'barbarian', 'uncontrolled'] : [0, 1, 2, 3];
  // Fleets are many: those of the right sort and a few others.
  if (type === 'sail' && (field === 'from' || field === 'to')) return places.filter((_, i) => i % 2 === 0);
  return VALUES[field]!;
}

function* all(s: State): Generator<Action> {
  for (const type of Object.keys(SHAPES) as ActionType[]) {
    let partial: Record<string, unknown>[] = [{ type }];
    for (const field of Object.keys(SHAPES[type]))
      partial = partial.flatMap((a) => valuesOf(s, type, field).map((value) => ({ ...a, [field]: value })));
    yield* partial as unknown as Action[];
  }
}

const keyOf = (a: Action): string => JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)));

/** States of every kind, from games at random. */
function samples(): Map<string, State[]> {
  const found = new Map<string, State[]>(KINDS.map((kind) => [kind, []]));
  const missing = () => [...found.values()].some((states) => states.length < SAMPLES);
  for (let seed = 0; seed < 400 && missing(); seed++) {
    const chance = chanceFrom(seed + 1e6);
    let s = start(options(([2, 3, 4] as const)[seed % 3]!, 'fast'), seed);
    while (!ending(s)) {
      const states = found.get(s.frames.at(-1)!.type);
      if (states && states.length < SAMPLES && chance() < 0.1) states.push(s);
      const played = play(s, pick(s, choices(s), chance));
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      s = played.state;
    }
  }
  return found;
}

const found = samples();

test.each(KINDS)('%s', (kind) => {
  const states = found.get(kind)!;
  expect(states).toHaveLength(SAMPLES);
  for (const s of states) {
    const allowed = new Set(choices(s).map(keyOf));
    const wrong: string[] = [];
    for (const a of all(s)) {
      const { type } = play(s, a);
      if ((type === 'played') !== allowed.has(keyOf(a))) wrong.push(`${type} ${JSON.stringify(a)}`);
    }
    expect(wrong).toEqual([]);
  }
});

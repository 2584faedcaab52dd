/** A thousand games played at random, to the end, by every number of players: no state is ever illegal. */
import { describe, expect, test } from 'vitest';
import { limitOf } from '../../../../src/games/nero/limits/rules.ts';
import { ACTIONS, type Action } from '../../../../src/games/nero/play/actions.ts';
import { figuresOf } from '../../../../src/games/nero/play/figures.ts';
import { WINDOWS } from '../../../../src/games/nero/play/frames.ts';
import { choices, decider, ending, play, start } from '../../../../src/games/nero/play/play.ts';
import { RULINGS, type Rulings } from '../../../../src/games/nero/play/rulings.ts';
import type { Deck } from '../../../../src/games/nero/play/set-up.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS, type EventId, ROMA, VERSIONS, type Version } from '../../../../src/games/nero/words.ts';
import { chanceFrom, pick } from './random-player.ts';
import { clauses, deck, options } from './table.ts';

/** Games of each kind, for each number of players: 1,002 in all. */
const GAMES = { normal: 100, fast: 234 } as const;
/** More actions than any game needs: a game that takes more does not end. */
const LONGEST = 20_000;
const PLAYERS = [2, 3, 4] as const;

const counts = new Map<string, number>();
/** Clauses that happenings and refusals have named. */
const cited = new Set<string>();

const count = (name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** The windows, by the frame in which they are asked. */
function windowOf(s: State): string | undefined {
  const f = s.frames.at(-1)!;
  if (f.type === 'window') return f.id;
  if (f.type === 'entered' || f.type === 'consent') return 'W3';
  if (f.type === 'battle') return 'W6';
  return f.type === 'assassinate' && f.ready ? 'W11' : undefined;
}

/** What must hold in every state. Throws plainly, as it is asked half a million times. */
function check(s: State): void {
  const wrong = (what: string): never => {
    throw new Error(`${what}: ${JSON.stringify({ ...s, setup: undefined })}`);
  };
  const { colours, board } = s.setup;
  const setting = s.frames.at(-1)?.type === 'set-up';
  let legions = 0;
  for (const c of COLOURS) {
    for (const at in s.stacks[c]) {
      const k = s.stacks[c][at]!;
      legions += k.n;
      if (!board.places[at] || at === ROMA) wrong(`Legions of ${c} in ${at}`);
      if (k.n < 1 || !Number.isInteger(k.n)) wrong(`${k.n} Legions`);
      const moving = s.round.force && c === s.round.active && s.round.force.at === at ? s.round.force.legions : 0;
      if (k.done < 0 || k.done + moving > k.n || k.attacked > k.n) wrong('more Legions have acted than are there');
      if (k.done > 0 && c !== s.round.active) wrong('an inactive colour has moved');
    }
    if (!Number.isInteger(s.vp[c])) wrong('VP');
  }
  let uncontrolled = 0;
  for (const at in s.uncontrolled) uncontrolled += s.uncontrolled[at]!;
  if (!setting && legions + uncontrolled !== colours.length * 7) wrong(`${legions} + ${uncontrolled} Legions`);
  if (uncontrolled > 4) wrong('too many Uncontrolled Legions');
  let size = s.faceDown.length + s.faceUp.length;
  for (const c of COLOURS) size += s.hands[c].length + (s.held[c] === null ? 0 : 1);
  if (size !== 55) wrong(`${size} cards`);
  if (colours.filter((c) => s.leaders[c].status === 'emperor').length > limitOf('emperors', figuresOf(s)))
    wrong('Emperors');
  if (s.round.used > 4) wrong('more than four cards in a round');
  if (s.barbarian && !board.tribe.includes(s.barbarian)) wrong('Barbarians');
  for (const c of colours) {
    const { status, at } = s.leaders[c];
    if (!setting && !board.places[at]) wrong(`Leader in ${at}`);
    if (status === 'general' || at === ROMA || s.stacks[c][at]) continue;
    const among = COLOURS.some((other) => s.stacks[other][at]);
    if (among && s.setup.rulings['passage-of-a-leader'] === 'demoted') wrong('not demoted');
  }
}

/** The 55 cards, each in one place. */
function checkCards(s: State): void {
  const held = Object.values(s.held).filter((id) => id !== null);
  const all = [...Object.values(s.hands).flat(), ...held, ...s.faceDown, ...s.faceUp];
  expect(all.sort()).toEqual(Object.keys(deck).sort());
}

/** A deck of 55 in which the struggle for the title is fought out more often. */
const COURT: Readonly<Record<string, EventId>> = {
  traitor: 'senate-influence',
  'legion-rebels': 'praetorian-guard',
  'galley-fleet': 'hail-caesar',
  revolts: 'assassin',
};
const court: Deck = Object.fromEntries(
  Object.entries(deck).map(([id, card]) => [id, { ...card, event: COURT[card.event] ?? card.event }]),
);

const keyOf = (a: Action): string => JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)));

/** Actions seen in other states, kept to try them where they do not belong. */
const strange: Action[] = [];

const twisted = (a: Action, chance: () => number): unknown => {
  const fields = Object.entries(a).filter(([name]) => name !== 'type');
  const [name, value] = fields[Math.floor(chance() * fields.length)] ?? ['type', a.type];
  const other = strange[Math.floor(chance() * strange.length)] as unknown as Record<string, unknown>;
  if (typeof value === 'number') return { ...a, [name]: value + (chance() < 0.5 ? 1 : -1) };
  if (typeof value === 'boolean') return { ...a, [name]: !value };
  return { ...a, [name]: other[name] ?? 'nowhere' };
};

/** Accepted if and only if it is among the choices; neither argument changes; a rejection says why. */
function tryStrange(s: State, open: readonly Action[], chance: () => number): void {
  const allowed = new Set(open.map(keyOf));
  const { setup, ...rest } = s;
  const before = JSON.stringify(rest);
  const tries = [
    ...Array.from({ length: 8 }, () => strange[Math.floor(chance() * strange.length)]!),
    ...Array.from({ length: 8 }, () => twisted(open[Math.floor(chance() * open.length)]!, chance) as Action),
    ...Array.from({ length: 4 }, () => open[Math.floor(chance() * open.length)]!),
  ];
  for (const a of tries) {
    const played = play(s, a);
    if ((played.type === 'played') !== allowed.has(keyOf(a)))
      throw new Error(`${JSON.stringify(a)} was ${played.type} in ${JSON.stringify({ ...s, setup: undefined })}`);
    if (played.type === 'rejected') cited.add(played.problem.rule);
    if (played.type === 'rejected' && !/^[A-Z"0-9].{10,}\.$/.test(played.problem.sentence))
      throw new Error(`no clear sentence: ${played.problem.sentence}`);
  }
  expect(JSON.stringify(rest)).toBe(before);
  const a = open[Math.floor(chance() * open.length)]!;
  const [here, there] = [play(s, a), play({ setup, ...JSON.parse(before) }, a)];
  expect(there).toEqual(here);
}

function playOut(first: State, chance: () => number, every: number): State {
  let s = first;
  for (let i = 0; i < LONGEST; i++) {
    check(s);
    if (ending(s)) return s;
    const open = choices(s);
    if (open.length === 0 || decider(s) === undefined)
      throw new Error(`nothing to choose in ${JSON.stringify({ ...s, setup: undefined })}`);
    const asked = windowOf(s);
    if (asked) count(`window ${asked}`);
    const a = pick(s, open, chance);
    if (chance() < 0.02) strange.push(a);
    if (i % every === 7 && strange.length > 0) {
      checkCards(s);
      tryStrange(s, open, chance);
    }
    const played = play(s, a);
    if (played.type === 'rejected') throw new Error(`${JSON.stringify(a)}: ${played.problem.sentence}`);
    count(a.type);
    if (a.type === 'event') count(`event ${s.setup.deck[a.card]!.event}`);
    if (a.type === 'answer') count(`${asked} ${s.setup.deck[a.card]!.event}`);
    count('actions');
    for (const { rule } of played.happened) cited.add(rule);
    s = played.state;
  }
  throw new Error('the game does not end');
}

const anyRulings = (chance: () => number): Rulings =>
  Object.fromEntries(
    Object.entries(RULINGS).map(([id, readings]) => [id, readings[Math.floor(chance() * readings.length)]!]),
  ) as unknown as Rulings;

const TABLES = PLAYERS.flatMap((players) => VERSIONS.map((version) => ({ players, version })));

/** One game; a quarter of them by other readings than the usual ones, a fifth with the other deck. */
function game(seed: number, players: 2 | 3 | 4, version: Version): State {
  const chance = chanceFrom(seed);
  const vacant = players === 3 ? { vacant: COLOURS[seed % 4]! } : {};
  const rulings = seed % 4 === 3 ? { rulings: anyRulings(chance) } : {};
  const cards = seed % 5 === 4 ? { deck: court } : {};
  return playOut(start(options(players, version, { ...vacant, ...rulings, ...cards }), seed), chance, 499);
}

describe('games at random', () => {
  test.each(TABLES)(
    '$players players, $version: all end, and no state on the way is illegal',
    ({ players, version }) => {
      for (let seed = 0; seed < GAMES[version]; seed++) {
        const end = game(seed, players, version);
        const { how, winners } = ending(end)!;
        expect(winners.length).toBeGreaterThan(0);
        if (how === 'points') expect(end.turn).toBe(4);
        if (players === 2) expect(how).toBe('points');
        count(`ends: ${how}`);
        count(`games: ${players} players, ${version}`);
      }
    },
  );

  test('every kind of action, every event and every window has come up', () => {
    console.table(Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))));
    const events = [
      'assassin',
      'barbarians',
      'crisis',
      'galley-fleet',
      'hail-caesar',
      'legion-rebels',
      'revolts',
      'traitor',
    ];
    const wanted = [
      ...ACTIONS,
      ...[...WINDOWS, 'W3', 'W6', 'W11'].map((id) => `window ${id}`),
      ...events.map((event) => `event ${event}`),
      'ends: points',
    ];
    expect(wanted.filter((name) => !counts.has(name))).toEqual([]);
  });

  test('every clause named exists', () => {
    expect(cited.size).toBeGreaterThan(30);
    expect([...cited].filter((id) => !clauses.includes(id))).toEqual([]);
  });

  test('the same seed gives the same game', () => {
    const run = () => playOut(start(options(4, 'fast'), 5), chanceFrom(5), 1e9);
    expect(run()).toEqual(run());
  });
});

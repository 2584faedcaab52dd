/**
 * How fast the whole games are played on at random, in actions per second of processor time. Where BEFORE names a copy of an
 * earlier version, it plays the same actions as it used to: all choices are listed, then one is played.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyGame } from '../../src/play/machine.ts';
import type { AnyState } from '../../src/play/state.ts';

/** The printed set-up for as many as can play, where a game has more than one. */
const SETUPS: Readonly<Partial<Record<GameId, object>>> = {
  'sword-of-rome': { players: '4' },
  nero: { players: 4, version: 'fast', youngest: 'west' },
};

/** Of processor time for each figure. */
const SECONDS = 4;
const LONGEST = 20_000;

const now = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

type Course = readonly object[];

/** One game at random, to its end: every action is counted, forced ones too. */
function playOut(game: AnyGame, start: AnyState, seed: number): Course {
  const random = new Random(seed);
  const search = game.search(start);
  const actions: object[] = [];
  while (!search.state.ending && actions.length < LONGEST) {
    const action = search.draw(random);
    search.play(action);
    actions.push(action);
  }
  return actions;
}

/** How many of these actions an earlier version takes. */
function playOver(game: AnyGame, start: AnyState, actions: Course): number {
  let s = start;
  for (const [done, action] of actions.entries()) {
    if (!game.chance(s)) game.choices(s);
    const played = game.play(s, action);
    if (played.type === 'rejected') return done;
    s = played.state;
  }
  return actions.length;
}

/** Actions a second, over as many games as take some seconds. */
function speedOf(play: (nth: number) => number): number {
  play(0);
  play(1);
  const from = now();
  let actions = 0;
  for (let nth = 2; now() - from < SECONDS; nth++) actions += play(nth);
  return actions / (now() - from);
}

/** Microseconds of a new deal, over states of one game. */
function redealOf(game: AnyGame, start: AnyState): number {
  const random = new Random(5);
  const search = game.search(start);
  const seats = Object.keys(game.seats);
  const states = [];
  for (let i = 0; i < 2000 && !search.state.ending; i++) {
    search.play(search.draw(random));
    if (i % 20 === 0) states.push(search.copy());
  }
  const from = now();
  let times = 0;
  while (now() - from < SECONDS / 8) for (const s of states) s.redeal(seats[times++ % seats.length] ?? '', random);
  return ((now() - from) / times) * 1e6;
}

interface Earlier {
  readonly playOf: typeof playOf;
  readonly gameOf: typeof gameOf;
}

async function earlier(): Promise<Earlier | undefined> {
  const before = process.env['BEFORE'];
  if (!before) return undefined;
  const moduleOf = (file: string): Promise<object> => import(pathToFileURL(join(resolve(before), 'src', file)).href);
  const found = { ...(await moduleOf('games/index.ts')), ...(await moduleOf('gate/game.ts')) } as Earlier;
  return { ...found, gameOf: (id) => inFolder(before, () => found.gameOf(id)) };
}

/** Its gate knows its own content alone. */
function inFolder<T>(folder: string, read: () => T): T {
  const here = process.cwd();
  process.chdir(folder);
  try {
    return read();
  } finally {
    process.chdir(here);
  }
}

interface Speed {
  readonly game: GameId;
  readonly speed: number;
  /** By the earlier version, where there is one. */
  readonly before?: number;
  readonly redeal: number;
}

const row = (...cells: readonly string[]): string =>
  cells.map((cell, i) => (i ? cell.padStart(10) : cell.padEnd(34))).join('');

/** Tells the speeds as a table, and hands them back. */
export async function speedsOfGames(): Promise<readonly Speed[]> {
  const old = await earlier();
  console.log(`\n${row('actions a second, at random', 'now', 'before', 'times', 'redeal')}`);
  const speeds: Speed[] = [];
  for (const id of GAMES) {
    const game = await playOf(id);
    if (!game) continue;
    const start: AnyState = game.start(SETUPS[id] ?? {}, gameOf(id));
    const courses: Course[] = [];
    const speed = Math.round(
      speedOf((nth) => {
        const course = playOut(game, start, nth);
        courses.push(course);
        return course.length;
      }),
    );
    const was = (await old?.playOf(id)) as AnyGame | undefined;
    const first: AnyState | undefined = was?.start(SETUPS[id] ?? {}, old?.gameOf(id));
    const before =
      was && first && Math.round(speedOf((nth) => playOver(was, first, courses[nth % courses.length] ?? [])));
    const redeal = redealOf(game, start);
    speeds.push({ game: id, speed, ...(before && { before }), redeal: Number(redeal.toFixed(1)) });
    const times = before ? (speed / before).toFixed(1) : '';
    console.log(row(id, String(speed), before ? String(before) : '', times, `${redeal.toFixed(1)} µs`));
  }
  return speeds;
}

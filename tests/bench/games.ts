/**
 * How fast the whole games are played on at random, in actions per second of processor time: `npm run bench -- games`.
 * Where BEFORE names a copy of an earlier version, the same games are played by that one too, as it plays them: all choices
 * are listed, then one is played.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Random } from '../../src/engine/random.ts';
import { GAMES, type GameId, playOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import type { AnyGame } from '../../src/play/machine.ts';

const SEATS: Readonly<Record<GameId, object>> = {
  'sword-of-rome': { players: '4' },
  hamilcar: {},
  hannibal: {},
  nero: { players: 4, version: 'fast', youngest: 'west' },
};

const SECONDS = 4;
const LONGEST = 20_000;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

interface Course {
  readonly actions: readonly object[];
}

/** One game from its set-up to its end, at random. */
function playOut(game: AnyGame, start: ReturnType<AnyGame['start']>, seed: number): Course {
  const random = new Random(seed);
  const search = game.search(start);
  const actions: object[] = [];
  while (!search.state.ending && actions.length < LONGEST) {
    const action = search.draw(random);
    search.play(action);
    actions.push(action);
  }
  return { actions };
}

/** Actions a second over as many games as take some seconds, after one to warm up. */
function measured(once: (seed: number) => Course): { readonly speed: number; readonly courses: Course[] } {
  once(0);
  once(1);
  const [courses, from]: [Course[], number] = [[], cpu()];
  for (let seed = 2; cpu() - from < SECONDS; seed++) courses.push(once(seed));
  const actions = courses.reduce((sum, course) => sum + course.actions.length, 0);
  return { speed: actions / (cpu() - from), courses };
}

/** An earlier version plays the same actions, and lists before each what may be chosen. */
function replayed(game: AnyGame, start: ReturnType<AnyGame['start']>, courses: readonly Course[]): number {
  const run = ({ actions }: Course): number => {
    let s = start;
    let done = 0;
    for (const action of actions) {
      if (!game.chance(s)) game.choices(s);
      const played = game.play(s, action);
      if (played.type === 'rejected') break;
      s = played.state;
      done++;
    }
    return done;
  };
  run(courses[0] as Course);
  const from = cpu();
  let done = 0;
  for (const course of courses) {
    done += run(course);
    if (cpu() - from > SECONDS) break;
  }
  return done / (cpu() - from);
}

async function redealTime(game: AnyGame, start: ReturnType<AnyGame['start']>): Promise<number> {
  const random = new Random(5);
  const search = game.search(start);
  const seats = Object.keys(game.seats);
  const states = [];
  for (let i = 0; i < 2000 && !search.state.ending; i++) {
    search.play(search.draw(random));
    if (i % 20 === 0) states.push(search.copy());
  }
  const from = cpu();
  let times = 0;
  while (cpu() - from < 0.5)
    for (const s of states) {
      s.redeal(seats[times % seats.length] ?? '', random);
      times++;
    }
  return ((cpu() - from) / times) * 1e6;
}

/** What an earlier version reads, from its own content: each keeps to what its gate knows. */
function inCopy<T>(copy: string, read: () => T): T {
  const here = process.cwd();
  process.chdir(copy);
  try {
    return read();
  } finally {
    process.chdir(here);
  }
}

/** Speeds of all games, told as a table; as data for whoever keeps them. */
export async function gameSpeeds(before = process.env['BEFORE']): Promise<readonly object[]> {
  const old = before
    ? ((await import(pathToFileURL(join(resolve(before), 'src/games/index.ts')).href)) as { playOf: typeof playOf })
    : undefined;
  const oldGate = before
    ? ((await import(pathToFileURL(join(resolve(before), 'src/gate/game.ts')).href)) as { gameOf: typeof gameOf })
    : undefined;
  console.log(
    `${'actions a second, at random'.padEnd(34)}${'now'.padStart(10)}${'before'.padStart(10)}${'times'.padStart(8)}${'redeal'.padStart(12)}`,
  );
  const rows: object[] = [];
  for (const id of GAMES) {
    const game = await playOf(id);
    if (!game) continue;
    const start = game.start(SEATS[id], gameOf(id));
    const { speed, courses } = measured((seed) => playOut(game, start, seed));
    const earlier = (await old?.playOf(id)) as AnyGame | undefined;
    const content = before && oldGate && inCopy(before, () => oldGate.gameOf(id));
    const was = earlier && content ? replayed(earlier, earlier.start(SEATS[id], content), courses) : undefined;
    const redeal = await redealTime(game, start);
    rows.push({ game: id, speed: Math.round(speed), before: was && Math.round(was), redeal });
    const times = was ? (speed / was).toFixed(1) : '';
    console.log(
      `${id.padEnd(34)}${Math.round(speed).toString().padStart(10)}${(was ? Math.round(was).toString() : '').padStart(10)}${times.padStart(8)}${`${redeal.toFixed(1)} µs`.padStart(12)}`,
    );
  }
  return rows;
}

if (import.meta.main) await gameSpeeds();

/** `npm run arena -- <game> --seats strong,greedy`: whole games between players who swap seats; if stopped, it resumes where it was. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameId } from '../games/index.ts';
import { writeArena } from '../gate/arena.ts';
import { weightsOf, writeWeights } from '../gate/worth.ts';
import { fitCalibration } from '../opponent/fit.ts';
import { iterationsOf, playerNamed, type Result, tableOf, tenthsOf } from '../opponent/pairing.ts';
import type { Weights } from '../play/worth.ts';
import type { Pairing } from './arena-worker.ts';
import { callOf } from './call.ts';
import { employ } from './crew.ts';
import { judgedGame, numberIn } from './judged-game.ts';
import { pick, Refusal } from './refusal.ts';

const USAGE =
  'arena <game> [--seats strong,greedy] [--games 60] [--iterations <of the first player>] [--seed <number>] [--cores <number>] [--notes <number>] [--json] [--keep] [--calibrate]\n' +
  'A player is random, greedy, easy, normal, strong, or a number of iterations. The first takes every seat in turn; the others fill the rest.\n' +
  'Every game is saved in .cache/arena as soon as it ends, and is never replayed. --keep adds the row to content/arena.json.\n' +
  '--notes <number> makes the estimates with this many iterations, whatever the players use.\n' +
  '--calibrate corrects the estimates by how often they came true in these games, in content/<game>/worth.json.';

const FOLDER = join('.cache', 'arena');

/** Games of other weights or players are other games. */
function notesOf({ game, players, weights, seed, notes }: Pairing): string {
  const digest = createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 8);
  return join(FOLDER, `${game} ${players.join(' ')} ${seed}${notes ? ` noting ${notes}` : ''} ${digest}.jsonl`);
}

const noted = (file: string): Result[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => (line ? [JSON.parse(line) as Result] : []))
    : [];

const percent = (share: number): string => `${Math.round(share * 100)}%`;

async function arena(id: GameId, given: ReadonlyMap<string, string | undefined>): Promise<void> {
  const games = numberIn(given, '--games', 60);
  const seed = numberIn(given, '--seed', 1);
  const cores = given.has('--cores') ? numberIn(given, '--cores', 1) : undefined;
  const [first = '', ...others] = (given.get('--seats') ?? 'strong,greedy').split(',');
  const players = [given.get('--iterations') ?? first, ...others];
  const known = weightsOf(id);
  if (!known) throw new Refusal(`${id}: not trained yet. Run npm run train -- ${id}`);
  const { game, worth, start } = await judgedGame(id);
  // Estimates are noted as they are found; how they are told is another matter.
  const { features, seats, leaning, calibration } = known;
  const weights: Weights = { features, seats, leaning };
  const strange = players.find((name) => !playerNamed(name, game, { worth, weights }));
  if (strange !== undefined || others.length === 0)
    throw new Refusal(`--seats cannot be ${JSON.stringify(strange ?? players.join())}; ${USAGE}`);
  const notes = given.has('--notes') ? numberIn(given, '--notes', 1) : undefined;
  const pairing: Pairing = { game: id, players, weights, seed: seed * 1_000_000, ...(notes && { notes }) };
  const file = notesOf(pairing);
  mkdirSync(FOLDER, { recursive: true });
  const results = noted(file).filter(({ nth }) => nth < games);
  const left = Array.from({ length: games }, (_, nth) => nth).filter((nth) => !results.some((one) => one.nth === nth));
  const json = given.has('--json');
  const take = (result: Result): void => {
    results.push(result);
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    const { won, low, high } = tableOf(results);
    if (!json) console.log(`${results.length} of ${games}: ${percent(won)} (${percent(low)} to ${percent(high)})`);
  };
  await employ(new URL('./arena-worker.ts', import.meta.url), pairing, left, take, cores);
  const date = new Date().toISOString().slice(0, 10);
  const iterations = iterationsOf(players[0] ?? '') ?? 0;
  const sides = worth.sides(start).length;
  const isJudged = players.every((name) => iterationsOf(name));
  if (given.has('--calibrate')) {
    if (!isJudged) throw new Refusal(`--calibrate works only if every player searches, not with ${players.join()}.`);
    const noted = results.flatMap(({ estimates }) => estimates);
    const fitted = { ...fitCalibration(noted, sides, results.length), players, estimates: noted.length, notes };
    writeWeights(id, { ...known, calibration: { ...fitted, seed, date } });
    const [early, late] = fitted.slope;
    const seats = Object.entries(fitted.seats).map(([seat, [first, added]]) => `${seat} ${first} and ${added}`);
    console.log(
      `${id}: estimates are corrected with slope ${early} at the beginning, ${(early + late).toFixed(3)} at the end, ` +
        `and for each seat ${seats.join(', ')}`,
    );
    return;
  }
  const tenths = isJudged ? tenthsOf(results, sides, calibration) : undefined;
  const row = { game: id, players, ...tableOf(results), iterations, seed, date, notes, ...(tenths && { tenths }) };
  if (given.has('--keep')) writeArena(row);
  if (json) console.log(JSON.stringify(row));
  else
    console.log(
      `${id}: ${players[0]} against ${others.join(', ')} wins ${percent(row.won)} of ${row.games} games ` +
        `(95%: ${percent(row.low)} to ${percent(row.high)}); ${row.ms} ms per decision, ${row.perSecond} decisions a second; ` +
        `by seat ${Object.entries(row.seats)
          .map(([seat, share]) => `${seat} ${percent(share)}`)
          .join(', ')}`,
    );
  if (!json)
    for (const { from, estimates, mean, won, low, high } of tenths ?? [])
      console.log(
        `  from ${percent(from)}: ${estimates} estimates, ${percent(mean)} on average; won ${percent(won)} (${percent(low)} to ${percent(high)})`,
      );
}

try {
  const { words, given } = callOf(process.argv.slice(2), {
    ...{ seats: 'string', games: 'string', iterations: 'string', seed: 'string', cores: 'string', notes: 'string' },
    ...{ json: 'boolean', keep: 'boolean', calibrate: 'boolean', help: 'boolean' },
  });
  if (given.has('--help') || words.length === 0) console.log(USAGE);
  else await arena(pick('game', words[0], GAMES), given);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

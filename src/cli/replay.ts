/** `npm run -s replay -- <game> <sample>`: plays a sample game in the terminal with the same engine as the page. */
import { instead } from '../calculator/quoted.ts';
import { GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { readSamples, replayed, sampleFrom } from '../gate/samples.ts';
import type { Board } from '../play/board.ts';
import { factsOf } from '../play/board-facts.ts';
import type { Moment } from '../play/replay.ts';
import { stopped } from '../play/runner.ts';
import type { Sample } from '../play/sample.ts';
import { callOf } from './call.ts';
import { pick, Refusal } from './refusal.ts';
import { answer, goHome, pathOf, textOf } from './terminal.ts';

const USAGE = 'replay <game> <sample, or a file of one> [--step <number>]';

/** A written game is some kilobytes. */
const MOST_BYTES = 4_000_000;

function sampleOf(game: GameId, named: string | undefined, from: readonly string[]): Sample {
  if (named?.endsWith('.json') && pathOf(named, from))
    return sampleFrom(named, named, textOf('sample', named, from, 'a file of a written game', MOST_BYTES));
  const samples = readSamples(gameOf(game));
  const id = pick(
    'sample',
    named,
    samples.map((s) => s.id),
  );
  return samples.find((s) => s.id === id) as Sample;
}

const boardLines = (board: Board): string[] => [
  board.title,
  ...Object.entries(factsOf(board)).map(([name, value]) => `  ${name}: ${value}`),
];

const stepLines = ({ says, mark, happened }: Moment, i: number): string[] => [
  ...(mark ? ['', mark] : []),
  `${String(i + 1).padStart(4)} ${says}`,
  ...happened.map(({ rule, says: told }) => `     ${told} (${rule})`),
];

/** What is told up to the place where it stops. */
interface Told {
  readonly lines: readonly string[];
  readonly stops?: string;
}

async function run(args: readonly string[], from: readonly string[]): Promise<Told> {
  if (args[0] === '--help') return { lines: [USAGE] };
  const { words, given } = callOf(args, { step: 'string' });
  const [asked, named] = words;
  if (asked === undefined) throw new Refusal(USAGE);
  const step = given.get('--step');
  const game = pick('game', asked, GAMES);
  const sample = sampleOf(game, named, from);
  const { run: played } = await replayed(gameOf(game), sample);
  const stops = played.type === 'stopped' && { stops: `${sample.id}: ${stopped(played.stop)}` };
  const boards = [played.start?.board, ...played.moments.map((m) => m.board)];
  if (given.has('--step')) {
    const number = Number(step);
    const board = boards[number];
    if (!Number.isInteger(number) || !board)
      throw new Refusal(`--step must be a whole number from 0 to ${boards.length - 1}${instead(step)}.`);
    return { lines: boardLines(board), ...stops };
  }
  const last = boards.at(-1);
  const steps = played.moments.flatMap(stepLines);
  return stops ? { lines: steps, ...stops } : { lines: [...steps, ...(last ? ['', ...boardLines(last)] : [])] };
}

const from = goHome();
try {
  const { lines, stops } = await run(process.argv.slice(2), from);
  const out = lines.map((line) => `${line}\n`).join('');
  answer(stops === undefined ? { code: 0, out } : { code: 2, out, err: `${stops}\n` });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  answer({ code: 2, err: `${error.message}\n` });
}

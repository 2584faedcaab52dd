/** `npm run -s replay -- <game> <sample>`: plays a sample game in the terminal, by the same engine as the page. */
import { existsSync, readFileSync } from 'node:fs';
import { GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { readSamples, replayed, sampleFrom } from '../gate/samples.ts';
import type { Board } from '../play/board.ts';
import { factsOf } from '../play/board-facts.ts';
import { stopped } from '../play/runner.ts';
import type { Sample } from '../play/sample.ts';
import { callOf } from './call.ts';
import { pick, Refusal } from './refusal.ts';

const USAGE = 'replay <game> <sample, or a file of one> [--step <number>]';

function sampleOf(game: GameId, named: string | undefined): Sample {
  if (named?.endsWith('.json') && existsSync(named)) return sampleFrom(named, named, readFileSync(named, 'utf8'));
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

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === '--help') {
    console.log(USAGE);
    return 0;
  }
  const { words, given } = callOf(args, { step: 'string' });
  const [asked, named] = words;
  if (asked === undefined) {
    console.log(USAGE);
    return 2;
  }
  const step = given.get('--step');
  const game = pick('game', asked, GAMES);
  const sample = sampleOf(game, named);
  const { run: played } = await replayed(gameOf(game), sample);
  if (given.has('--step')) {
    const number = Number(step);
    const boards = [played.start?.board, ...played.moments.map((m) => m.board)];
    const board = boards[number];
    if (!Number.isInteger(number) || !board)
      throw new Refusal(
        `--step: found ${JSON.stringify(step ?? null)}, allowed a whole number from 0 to ${boards.length - 1}.`,
      );
    console.log(boardLines(board).join('\n'));
  } else {
    played.moments.forEach(({ says, mark, happened }, i) => {
      if (mark) console.log(`\n${mark}`);
      console.log(`${String(i + 1).padStart(4)} ${says}`);
      for (const { rule, says: told } of happened) console.log(`     ${told} (${rule})`);
    });
  }
  if (played.type === 'stopped') throw new Refusal(`${sample.id}: ${stopped(played.stop)}`);
  const last = played.moments.at(-1)?.board ?? played.start?.board;
  if (!given.has('--step') && last) console.log(`\n${boardLines(last).join('\n')}`);
  return 0;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

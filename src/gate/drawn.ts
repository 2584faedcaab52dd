/** Sampled reports with more samples than a reader would wait for: made once from a fixed seed and kept between builds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Calculator } from '../calculator/calculator.ts';
import type { Report } from '../calculator/report.ts';
import { FIRST_SEED, firstReport } from '../calculator/roll/sampling.ts';
import type { Game } from './game.ts';

const KEPT = join('node_modules', '.cache', 'tabularium', 'drawn');
/** Of the draws that settle a result so many make it good enough to be printed. */
const SHARE = 1 / 8;

const digest = (...texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 32);

const digests = new Map<string, string>();

/** All that the draws are made by: another word in it, and they are made anew. */
function codeOf(game: string, root: string): string {
  const name = join(root, game);
  const known = digests.get(name);
  if (known) return known;
  const files = ['src/engine', 'src/calculator', 'src/mechanics', `src/games/${game}`].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('play'))
      .sort()
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const made = digest(...files);
  digests.set(name, made);
  return made;
}

function keep(file: string, report: Report): void {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  } catch {
    // Where nothing can be kept the next build draws again.
  }
}

/** What a calculator reports of a case; drawn only where no build before has drawn the same. */
export function drawnReport(
  { id, tables }: Pick<Game, 'id' | 'tables'>,
  calculator: Calculator,
  input: Parameters<Calculator['compute']>[0],
  root = process.cwd(),
): Report {
  const { sample } = calculator;
  const most = sample?.most(input, tables) ?? 0;
  if (!sample || most === 0) return calculator.compute(input, tables);
  const draws = Math.ceil(most * SHARE);
  const figures = calculator.tables.map((table) => tables[table]);
  const key = digest(codeOf(id, root), JSON.stringify([calculator.id, input, figures, draws, FIRST_SEED]));
  const file = join(root, KEPT, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const report = firstReport(sample, input, tables, draws);
  keep(file, report);
  return report;
}

/** What the first answer of a calculator takes, before anything has been compiled: run in a process of its own, in processor time. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultsOf } from '../../src/calculator/fields.ts';
import { calculatorOf, type GameId } from '../../src/games/index.ts';

const PROCESSES = 5;

/** In milliseconds, the median of five processes. */
export function firstCall(game: GameId, calculator: string, tables: object): number {
  const file = join(tmpdir(), `tabularium-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(tables));
  const times = Array.from({ length: PROCESSES }, () =>
    Number(execFileSync(process.execPath, [import.meta.filename, game, calculator, file], { encoding: 'utf8' })),
  ).sort((a, b) => a - b);
  return times[(PROCESSES - 1) / 2] ?? 0;
}

if (process.argv[1] === import.meta.filename) {
  const [, , game, id, file = ''] = process.argv;
  const { default: tables } = await import(file, { with: { type: 'json' } });
  const calculator = await calculatorOf(game as GameId, id ?? '');
  if (!calculator) throw new RangeError(`${game}: no calculator "${id}"`);
  const input = defaultsOf(calculator.fields);
  const used = process.threadCpuUsage();
  calculator.compute(input, tables);
  const { user, system } = process.threadCpuUsage(used);
  console.log((user + system) / 1000);
}

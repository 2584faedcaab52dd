/** `npm run analyse [-- <game> [<sample>]]`: who was ahead at every step of the whole sample games, into content/<game>/lines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GAMES, type GameId } from '../games/index.ts';
import { gameOf } from '../gate/game.ts';
import { isWhole, lineFile, type WrittenLine } from '../gate/lines.ts';
import { readSamples, replayed } from '../gate/samples.ts';
import { weightsOf } from '../gate/worth.ts';
import { lineOf } from '../opponent/line.ts';
import type { Line } from '../play/line.ts';
import { stopped } from '../play/runner.ts';
import { digestOf, type Sample } from '../play/sample.ts';
import { callOf } from './call.ts';
import { judgedGame, numberIn } from './judged-game.ts';
import { pick, Refusal } from './refusal.ts';

const USAGE = 'analyse [<game> [<sample>]] [--looks 72] [--seed <number>]';
const LOOKS = 72;

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** A step and a swing a line, so that a change can be read. */
function written({ steps, swings, ...head }: WrittenLine): string {
  const lines = (list: readonly unknown[]): string => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const first = JSON.stringify(head, null, 2).replace(/\n}$/, '');
  return `${first},\n  "steps": [\n${lines(steps)}\n  ],\n  "swings": [\n${lines(swings)}\n  ]\n}\n`;
}

const rounded = ({ sides, steps, swings, totals }: Line) => ({
  sides: sides.map((seats) => [...seats]),
  totals: totals.map(({ luck, decisions }) => ({ luck: thousandth(luck), decisions: thousandth(decisions) })),
  steps: steps.map(({ chances, error }): [number[], number] => [chances.map(thousandth), thousandth(error)]),
  swings: swings.map((one) => ({ ...one, by: thousandth(one.by), error: thousandth(one.error) })),
});

function tell(id: GameId, sample: Sample, { swings }: Line, seconds: number): void {
  console.log(`${id} ${sample.id}: ${sample.steps.length} steps, ${seconds.toFixed(0)} s of CPU time`);
  for (const { step, type, seat, by, error, chose, better } of swings) {
    const how = type === 'luck' ? 'luck' : `${chose}; better: ${better}`;
    console.log(`  ${step} ${seat} ${by > 0 ? '+' : ''}${Math.round(by * 100)} ± ${Math.round(error * 100)}  ${how}`);
  }
}

async function analyse(id: GameId, sample: Sample, looks: number, seed: number): Promise<void> {
  const weights = weightsOf(id);
  if (!weights) throw new Refusal(`${id}: not trained yet. Run npm run train -- ${id}`);
  const { worth } = await judgedGame(id);
  const { whole, run } = await replayed(gameOf(id), sample);
  if (run.type === 'stopped' || !run.start)
    throw new Refusal(`${id} ${sample.id}: ${run.type === 'stopped' ? stopped(run.stop) : 'has no start'}`);
  const began = process.cpuUsage();
  const lining = lineOf(whole, run.start.state, run.moments, { looks, seed, worth: { worth, weights } });
  for (;;) {
    const { done, value } = lining.next();
    if (!done) continue;
    const { user, system } = process.cpuUsage(began);
    tell(id, sample, value, (user + system) / 1e6);
    const file = lineFile(id, sample.id);
    mkdirSync(dirname(file), { recursive: true });
    const head = { digest: digestOf(sample), seed, looks, date: new Date().toISOString().slice(0, 10) };
    writeFileSync(file, written({ ...head, judged: weights.date, ...rounded(value) }));
    return;
  }
}

try {
  const { words, given } = callOf(process.argv.slice(2), { looks: 'string', seed: 'string', help: 'boolean' });
  if (given.has('--help')) console.log(USAGE);
  else {
    const [looks, seed] = [numberIn(given, '--looks', LOOKS), numberIn(given, '--seed', 1)];
    const games = words[0] === undefined ? GAMES : [pick('game', words[0], GAMES)];
    for (const id of games) {
      const samples = readSamples(gameOf(id));
      const names = samples.map((sample) => sample.id);
      const named = words[1] === undefined ? undefined : pick('sample', words[1], names);
      const chosen = samples.filter((sample) => (named === undefined ? isWhole(sample) : sample.id === named));
      if (chosen.length === 0) console.log(`${id}: no sample has "whole": true in its "card".`);
      for (const sample of chosen) await analyse(id, sample, looks, seed);
    }
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/** What is fetched when the computer is to play weighs little: the searcher, and what a game adds to it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { weightsFile } from '../../src/gate/worth.ts';

/** Bytes of a file as it is sent, without what `leaves` says is there already. */
async function weightOf(file: string, leaves: (id: string) => boolean): Promise<number> {
  const entry = resolve(file);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rollupOptions: { external: (id) => id !== entry && leaves(id) },
    },
  });
  const [bundle] = [built].flat();
  const code = bundle && 'output' in bundle ? bundle.output.map((one) => ('code' in one ? one.code : '')).join('') : '';
  expect(code.length).toBeGreaterThan(500);
  return gzipSync(code).length;
}

test('the searcher weighs at most 8 kB', async () => {
  expect(await weightOf('src/opponent/opponent.ts', () => false)).toBeLessThan(8 * 1024);
});

test.each(GAMES)('%s: what its positions are judged by weighs at most 10 kB', async (game) => {
  const worth = await weightOf(`src/games/${game}/play/worth.ts`, () => true);
  const weights = gzipSync(JSON.stringify(JSON.parse(readFileSync(weightsFile(game), 'utf8')))).length;
  expect(worth + weights).toBeLessThan(10 * 1024);
});

/** After the build: compressed copies of every text file, ready for servers to send. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The smallest first. Brotli's last steps would save a tenth more and take twenty times as long. */
export const ZIPS = [
  {
    coding: 'br',
    ending: '.br',
    zip: (body: Buffer) =>
      brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
  },
  { coding: 'gzip', ending: '.gz', zip: (body: Buffer) => deflate(body, { level: constants.Z_BEST_COMPRESSION }) },
] as const;

/** Pictures and type are zipped already. */
const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest)$/;

export default function zip(): AstroIntegration {
  return {
    name: 'zip',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const files = await readdir(fileURLToPath(dir), { recursive: true, withFileTypes: true });
        const texts = files.filter((file) => file.isFile() && TEXT.test(file.name));
        await Promise.all(
          texts.map(async (file) => {
            const path = join(file.parentPath, file.name);
            const body = await readFile(path);
            await Promise.all(ZIPS.map(async ({ ending, zip }) => writeFile(path + ending, await zip(body))));
          }),
        );
        logger.info(`${texts.length} files`);
      },
    },
  };
}

/** After the build: a worker that keeps every file of the site on the reader's device. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PACKED, packOf } from './pack.ts';

/** Not needed on the device: the worker itself, the pictures beside shared links, and what only other programs read. */
const LEFT_OUT = /^(share\/.*|sw\.js|sitemap.*\.xml|robots\.txt|rules-index\.json|pack\.json)$/;

export default function offline(): AstroIntegration {
  let base = '/';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir);
        const files: [address: string, revision: string][] = [];
        const texts = new Map<string, string>();
        let bytes = 0;
        for (const file of await readdir(out, { recursive: true, withFileTypes: true })) {
          const path = join(file.parentPath, file.name);
          const name = relative(out, path).split(sep).join('/');
          if (!file.isFile() || LEFT_OUT.test(name)) continue;
          const body = await readFile(path);
          bytes += body.length;
          const address = base + name.replace(/(^|\/)index\.html$/, '$1');
          if (PACKED.test(address)) texts.set(address, String(body));
          files.push([address, createHash('sha256').update(body).digest('hex').slice(0, 12)]);
        }
        files.sort(([a], [b]) => (a < b ? -1 : 1));
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
        const about = { version, built: new Date().toISOString().slice(0, 10), bytes, base };
        const ordered = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
        await writeFile(join(out, 'pack.json'), JSON.stringify(packOf(ordered)));
        const worker = await readFile(new URL('./worker.js', import.meta.url), 'utf8').catch(() =>
          readFile('src/build/worker.js', 'utf8'),
        );
        await writeFile(
          join(out, 'sw.js'),
          worker.replace('__ABOUT__', () => JSON.stringify(about)).replace('__FILES__', () => JSON.stringify(files)),
        );
        logger.info(`${files.length} files, ${Math.round(bytes / 1024)} kB, version ${version}`);
      },
    },
  };
}

/** During the build: gathers the licence of every package whose code or type we ship into one file. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The folder and the name of the package that a file belongs to, however deep it is installed. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/;

/** The script that Astro writes into every page with an island comes from no file of the bundle. */
const WRITTEN_IN = 'astro';

async function licenceOf(folder: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^(?:licen[cs]e|copying)(?:\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`${folder}: no licence file; everything we ship needs one.`);
  return `${name} ${version}\n\n${(await readFile(`${folder}/${file}`, 'utf8')).trim()}\n`;
}

export default function licences(): AstroIntegration {
  const folders = new Map([[WRITTEN_IN, fileURLToPath(new URL(`../../node_modules/${WRITTEN_IN}`, import.meta.url))]]);
  const note = (file: string): void => {
    const [folder, name] = PACKAGE.exec(file) ?? [];
    if (folder && name) folders.set(name, folder);
  };
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'licences',
                generateBundle(_, bundle) {
                  for (const file of Object.values(bundle)) {
                    // Type is shipped whichever part of the build asks for it, code only where it is for the browser.
                    if (file.type === 'asset') for (const from of file.originalFileNames) note(resolve(from));
                    else if (this.environment.name === 'client') for (const from of file.moduleIds) note(from);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const names = [...folders.keys()].sort();
        const texts = await Promise.all(names.map((name) => licenceOf(folders.get(name)!)));
        const head = `Tabularium is built on the work of others. This site includes the following, with their licences:\n\n${names.map((name) => `- ${name}\n`).join('')}`;
        await writeFile(new URL('licences.txt', dir), [head, ...texts].join(`\n${'='.repeat(80)}\n\n`));
        logger.info(names.join(', '));
      },
    },
  };
}

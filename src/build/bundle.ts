/** Which script files the build makes: by folder alone, few enough to come fast, none with more than its page needs. */
import type { AstroIntegration } from 'astro';

/** A procedure is one file of what its game's other procedures use of it; beside the folders, files of one first word. */
export function roomOf(id: string): string | null {
  const [, game, room, file] = /\/src\/games\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.ts$/.exec(id) ?? [];
  return game && file ? `${game}-${room ?? file.split('-')[0]}` : null;
}

const GROUPS = [
  { name: 'load', test: /vite\/preload-helper/ },
  // What every island stands on.
  { name: 'view', test: /node_modules\/(?:preact|nanostores)\/|\/src\/islands\/[^/]+$/ },
  // What every page keeps on the device, whatever else it holds.
  { name: 'device', test: /\/src\/stores\/device\// },
  // What a calculator's page shows at once, with all that it needs. Its parts/ come when they are seen.
  { name: 'calculator', test: /\/src\/islands\/calculator\/[^/]+$/ },
  // The player steps with what the build made; no game's rules are in it.
  { name: 'player', test: /\/src\/islands\/player\/[^/]+$/ },
  // What most calculators count with.
  { name: 'counting', test: /\/src\/(?:calculator|engine)\//, minShareCount: 40 },
  // What is used by one calculator alone comes with it.
  { name: roomOf, test: /\/src\/games\//, minShareCount: 2, includeDependenciesRecursively: false },
];

/** `__vitePreload(async () => { const { a } = await import("./a.js"); return { a }; }, ...)` */
const PRELOAD =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?(import\("[^"]+"\))(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

export default function bundle(): AstroIntegration {
  return {
    name: 'bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: { client: { build: { rollupOptions: { output: { codeSplitting: { groups: GROUPS } } } } } },
            plugins: [
              {
                // The styles of all pages are one file, and lists of what a script needs weigh more than they save.
                name: 'plain-imports',
                configResolved({ environments: { client } }) {
                  if (!client) return;
                  client.build.modulePreload = false;
                  // A group without its dependencies needs room for exports of its own.
                  client.build.rolldownOptions.preserveEntrySignatures = 'allow-extension';
                },
                renderChunk: (code) =>
                  code.includes('__VITE_PRELOAD__')
                    ? code.replace(PRELOAD, '$1').replace(/^import \{ \w+ as __vitePreload \} from "[^"]+";\n/m, '')
                    : null,
              },
            ],
          },
        });
      },
    },
  };
}

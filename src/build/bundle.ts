/** Which script files the build makes: by folder alone, few enough to come fast, none with more than its page needs. */
import type { AstroIntegration } from 'astro';

/** The words, dice and sums that most of a game's procedures use. */
const COMMON = /^(?:words|dice|die|ends|limits|readings|rulings)$/;
/** What is sent together although it lies apart, or apart although it lies together. */
const ROOMS: readonly (readonly [files: RegExp, room: string])[] = [
  // Reactions count with the rules of a Land Battle, and tell none of it.
  [/\/hamilcar\/(?:land-battle|dice-level)\/(?:readings|words|roll|plan)\.ts$/, 'hamilcar-told'],
  // A Naval Battle, and the moves that lead to one.
  [
    /\/hamilcar\/(?:(?:naval-battle|naval-movement|battle-roll)\/(?!fields|odds|readings)|attrition\/table\.)/,
    'hamilcar-sea',
  ],
  [/\/src\/engine\/contest\.ts$/, 'sword-of-rome-battle'],
  // Too little to come alone.
  [/\/sword-of-rome\/(?:(?:march-past|avoid)\/attempt|tie-order\/rules)\.ts$/, 'sword-of-rome-march-past'],
  [/\/hamilcar\/seamanship\/levels\.ts$/, 'hamilcar'],
  [/\/hamilcar\/(?:pc-loss|isolation|command-change|miat|victory|fleet)\/rules\.ts$/, 'hamilcar-rules'],
  [/\/hamilcar\/(?:truce|war-chest|activation)\.ts$/, 'hamilcar-rules'],
  [/\/hamilcar\/(?:siege|blockade)\/(?!fields|odds|plan|readings|roll)[^/]+$/, 'hamilcar-siege'],
  [/\/hannibal\/(?:elephant-charge|siege|victory|reinforcements)\/rules\.ts$/, 'hannibal-rules'],
  // What an army needs that goes inside or sails away.
  [/\/sword-of-rome\/(?:shelter|ships|naval-capacity)\/[^/]+$/, 'sword-of-rome-shelter'],
  // What a voyage and attrition come to with their dice; a march needs only their rules.
  [/\/sword-of-rome\/(?:attrition\/roll|naval-movement\/(?:roll|rules|sail))\.ts$/, 'sword-of-rome-sailed'],
  // A voyage may cost as attrition does.
  [/\/sword-of-rome\/(?:attrition|naval-movement)\/[^/]+$/, 'sword-of-rome-battle'],
];

const FOUGHT = /^(?:battle|raid|land-battle|naval-battle)$/;

/** A procedure is one file of what its game's other procedures use of it; beside the folders, files of one first word. */
function roomOf(id: string): string | null {
  const known = ROOMS.find(([files]) => files.test(id));
  if (known) return known[1];
  const [, game, room, file] = /\/src\/games\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.ts$/.exec(id) ?? [];
  if (!game || !file) return null;
  // A whole game takes the rules of a procedure, and of a fight or raid the roll; what else there is tells of odds.
  if (room && (/^(?:fields|odds|plan|readings)$/.test(file) || (file === 'roll' && !FOUGHT.test(room))))
    return `${game}-${room}-odds`;
  return room ? `${game}-${room}` : COMMON.test(file) ? game : `${game}-${file.split('-')[0]}`;
}

/** A calculator's own file is named as the calculator is; every one of them is a `calculator.ts`. */
const nameOf = ({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId: string | null }): string =>
  `_astro/${/\/src\/games\/[^/]+\/([^/]+)\/calculator\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name}.[hash].js`;

const GROUPS = [
  { name: 'load', test: /vite\/preload-helper/ },
  // What every island stands on.
  { name: 'view', test: /node_modules\/(?:preact|nanostores)\/|\/src\/islands\/[^/]+$/ },
  // What all charts are drawn with, whoever draws one.
  { name: 'canvas-kit', test: /node_modules\/(?:chart\.js|@kurkle)\// },
  // Charts and their tables come when one is seen, with what they are drawn with.
  {
    name: 'canvas-charts',
    test: /\/src\/(?:islands\/calculator\/parts\/(?:chart|still|loss-charts|series-view)\.tsx|charts\/bars\.ts)$/,
    includeDependenciesRecursively: false,
  },
  // What every page keeps on the device, whatever else it holds.
  { name: 'device', test: /\/src\/stores\/device\// },
  // Figures, forms and sums that every island and every whole game stands on.
  {
    name: 'common',
    test: /\/src\/(?:calculator\/(?:address|bars|calculator|fields|keys|nearest|own|own-cell|parse|quoted|refusal|remember|settled|standing|summary|table|words)|stores\/(?:kept|own-tables)|mechanics\/attrition-columns|games\/index|engine\/di(?:ce|st))\.ts$/,
    includeDependenciesRecursively: false,
  },
  // What a calculator's page shows and counts with at once. Its parts/ come when they are seen.
  {
    name: 'calculator',
    test: /\/src\/islands\/calculator\/[^/]+$/,
  },
  // How sure a figure is, wherever one stands.
  { name: 'standing', test: /\/src\/(?:islands\/calculator\/parts\/standing\.tsx|calculator\/meaning\.ts)$/ },
  // How a board is drawn, for the player and for the maps.
  {
    name: 'board',
    test: /\/src\/(?:islands\/player\/(?:arrow|badge|board|board-props|camera|counter|ground|ground-layer|ground-parts|kept|looks|pieces|place|room|score|sign|stacks)\.tsx?|play\/march\.ts)$/,
    includeDependenciesRecursively: false,
  },
  // The player steps with what the build made; no game's rules are in it.
  { name: 'player', test: /\/src\/islands\/player\/[^/]+$/ },
  // A branch comes when it is asked for, with the rules of its game beside it.
  {
    name: 'what-if',
    test: /\/src\/(?:islands\/player\/what-if\/(?!ask\.|drawing\.|table-cards\.)|stores\/(?:branch|main-line|sitting|tried)|play\/)/,
    includeDependenciesRecursively: false,
  },
  // What is used by one calculator alone comes with it.
  {
    name: roomOf,
    test: /\/src\/(?:games|engine)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
];

/** `__vitePreload(async () => { const { a } = await import("./a.js"); return { a }; }, ...)`, or `.then((n) => n.t)` of it. */
const PRELOAD =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?(import\("[^"]+"\)(?:\.then\(\((\w+)\) => \2\.\w+\))?)(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__\)/g;

export default function bundle(): AstroIntegration {
  return {
    name: 'bundle',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            environments: {
              client: {
                build: { rollupOptions: { output: { chunkFileNames: nameOf, codeSplitting: { groups: GROUPS } } } },
              },
            },
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

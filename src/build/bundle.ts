/** Decides which script files the build makes: by folder alone, few enough to load fast, and none with more than its page needs. */
import { globSync, statSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** A file that a group made is named after its folder, a calculator's own file after the calculator. */
const nameOf = ({
  name,
  facadeModuleId,
}: {
  readonly name: string;
  readonly facadeModuleId: string | null;
}): string => {
  const [, calculator] = /\/src\/games\/[^/]+\/([^/]+)\/calculator\.ts$/.exec(facadeModuleId ?? '') ?? [];
  // The bundler adds to a group's name whoever shares it.
  return `_astro/${calculator ?? name.split('~')[0]}.[hash].js`;
};

/** The game that a file belongs to, or its folder there: `hannibal`, `hannibal-siege`. */
const gameOf = (id: string): string => /\/src\/games\/([^/]+)\//.exec(id)?.[1] ?? '';
const roomOf = (id: string): string => (/\/src\/games\/([^/]+(?:\/[^/]+)?)\//.exec(id)?.[1] ?? '').replace('/', '-');

/** Without what its files import: that has a group of its own, or comes with whoever else needs it. */
const ALONE = { includeDependenciesRecursively: false };

/** What several use, apart by who they are, so that nobody fetches what only others need; nothing below so many bytes comes alone. */
const shared = (bytes: number) => ({
  ...ALONE,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: bytes,
});

/** The rules of a game's procedures, and the games whose rules are light, in bytes as they are written. */
const RULES = /\/src\/games\/[^/]+\/[^/]+\/(?:deck|hand|overrun|ports|rules|voyage)\.ts$/;
const written = globSync(`${process.cwd()}/src/games/*/*/*.ts`).filter((file) => RULES.test(file));
const LIGHT = new Set(
  [...Map.groupBy(written, gameOf)]
    .filter(([, files]) => files.reduce((sum, file) => sum + statSync(file).size, 0) < 60_000)
    .map(([game]) => game),
);

/** A file is taken by the first group that fits. */
const GROUPS = [
  { name: 'load', test: /vite\/preload-helper/ },
  // What every page needs at once, whatever else it holds: what is kept on the device, and what is said of what did not come.
  { name: 'device', test: /\/src\/(?:stores\/device\/|islands\/lost\.ts)/ },
  // What every island stands on; then what waits for the code of a part, for those that have such parts.
  { name: 'view', test: /\/node_modules\/(?:preact|nanostores)\/|\/src\/islands\/(?!later)[^/]+$/ },
  { name: 'later', test: /\/src\/islands\/later\.tsx$/, ...ALONE },
  // What all charts are drawn with, whoever draws one.
  { name: 'canvas-kit', test: /\/(?:node_modules\/(?:chart\.js|@kurkle)\/|src\/charts\/canvas\.ts$)/ },
  // What the reader's own card says, for whoever counts with it.
  { name: 'own', test: /\/src\/(?:calculator|stores\/kept)\/own(?:-\w+)?\.ts$/, ...ALONE },
  // How figures are told and what a reader chose is kept: to step through a game takes no more.
  { name: 'words', test: /\/src\/(?:calculator\/words|stores\/kept\/kept)\.ts$/, ...ALONE },
  // How calculators are declared, count and tell, for pages that have one: whoever only steps through a game has none.
  {
    name: 'declared',
    test: /\/src\/calculator\/(?:calculator|figures|readings|remember|settled|summary)\.ts$/,
    ...ALONE,
  },
  // How what is typed or stands in an address is read and refused: to play takes none of it before odds are told.
  { name: 'forms', test: /\/src\/calculator\/(?:address|parse|refusal)\.ts$/, ...ALONE },
  // What a form is made of, for whatever asks as a form does.
  { name: 'fields', test: /\/src\/calculator\/fields\.ts$/, ...ALONE },
  // How tables and maps are sent short, for whoever fetches them.
  { name: 'wire', test: /\/src\/calculator\/(?:map|table)-wire\.ts$/, ...ALONE },
  // Figures and sums that every island and every whole game stands on. What only some need has a folder below.
  {
    name: 'common',
    test: /\/src\/(?:(?:calculator|games|stores\/kept)\/[^/]+|engine\/recall\.ts)$/,
    ...ALONE,
  },
  // How the faces of dice are read, and how chance proposes faces and mixes cards.
  { name: 'chance', test: /\/src\/(?:calculator\/roll\/faces|engine\/(?:random|shuffle))\.ts$/, ...ALONE },
  // Chances of dice and of all that follows from them: to play takes none of it before odds are told.
  { name: 'dist', test: /\/src\/engine\/(?:dist|dice)\.ts$/, ...ALONE },
  // What is told of a case and what the reader chose, for the islands that use it.
  { name: 'chosen', test: /\/src\/(?:calculator\/(?:told|card)|stores)\/(?!stepping)[^/]+$/, ...shared(0) },
  // Charts and their tables come when one is seen.
  { name: 'canvas-charts', test: /\/src\/islands\/calculator\/charts\//, ...ALONE },
  // What a calculator's page shows and counts with at once. Its parts/ come when they are seen.
  { name: 'calculator', test: /\/src\/islands\/calculator\/[^/]+$/ },
  // How a board is drawn, for the player and for the maps; what lets it be touched comes with play.
  { name: 'board', test: /\/src\/islands\/board\/[^/]+$/ },
  // The player steps with what the build made; no game's rules are in it. The store of its steps stands on it, and comes with it.
  { name: 'player', test: /\/src\/islands\/player\/(?!mount)[^/]+$/ },
  // What a branch shows once there is something to choose: one file for all of it.
  {
    name: 'what-if-begun',
    test: /\/src\/(?:islands\/player\/what-if\/(?:advice|ask-fold|begun-words|figures-note|movers|parts\/drawn-figure)|play\/figure)\.tsx?$/,
    ...ALONE,
  },
  // What it shows once something was played, or where others were tried.
  {
    name: 'what-if-played',
    test: /\/src\/islands\/player\/what-if\/(?:asked-about|card-uses|covered|hand-over|log-entries|look-back|played-words|refusal|told|tried-before|waived)\.tsx?$/,
    ...ALONE,
  },
  // How an answer is declared that picks or throws one thing: only the largest game does.
  { name: 'answers', test: /\/src\/play\/answer\.ts$/, ...ALONE },
  // What has followed is told in a lesson at once, in a branch only once something was played.
  { name: 'follows', test: /\/src\/islands\/player\/what-if\/follows\.tsx$/, ...ALONE },
  // A branch comes when it is asked for, with the rules of its game beside it: what tells odds, weighs options or belongs to
  // the lesson is not in it.
  {
    name: 'what-if',
    test: /\/src\/(?:islands\/player\/what-if|islands\/board\/touch|stores\/branch|play)\/(?!(?:shown-|drawn-)?odds|arrival|asking|board-facts|branch-file|branch-read|computer|difference|exact-figures|foresight|from-address|lesson|line|luck|outcomes|reach-risks|replay|shown-step|why-not)[^/]+$|\/src\/styles\/player\/(?:branch|figures|going|hand|seats|log|touch|waiting|what-if)\.css\?url$|\/src\/opponent\/levels\.ts$/,
    ...ALONE,
  },
  // A whole game, but for what the computer judges it by.
  { name: (id: string) => `${gameOf(id)}-play`, test: /\/src\/games\/[^/]+\/play\/(?!worth)/, ...ALONE },
  // The rules of a procedure, which others and the whole game need too; then what else there is in its folder. Where all of a
  // game's are light they come as one, else each page has little more than those it counts with.
  {
    name: (id: string) => `${gameOf(id)}-rules`,
    test: (id: string) => RULES.test(id) && LIGHT.has(gameOf(id)),
    ...shared(24_000),
  },
  { name: (id: string) => `${gameOf(id)}-rules`, test: RULES, ...shared(0) },
  // What the forms of a game ask alike.
  { name: (id: string) => `${gameOf(id)}-limits`, test: /\/src\/games\/[^/]+\/limits\.ts$/, ...ALONE },
  // What whole games take of the rules that games share, no sum of chances in it: how armies wear out, then where they go.
  { name: 'alike', test: /\/src\/mechanics\/(?:attrition|attrition-columns|passes|siege)\.ts$/, ...ALONE },
  { name: 'ways', test: /\/src\/(?:engine\/path|mechanics\/(?:map|march))\.ts$/, ...ALONE },
  // How games resolve alike what each has tables of its own for.
  { name: 'mechanics', test: /\/src\/(?:mechanics|engine)\//, ...shared(2000) },
  { name: roomOf, test: /\/src\/games\/[^/]+\//, ...shared(4000) },
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

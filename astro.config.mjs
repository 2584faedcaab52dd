// @ts-check
import { createHash } from 'node:crypto';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import offline from './src/build/offline.ts';
import wake from './src/build/wake.ts';
import { THEME_BOOT } from './src/components/theme-boot.mjs';

// A site in a subfolder: BASE_PATH=/tabularium/ npm run build
const base = process.env.BASE_PATH ?? '/';
const themeHash = /** @type {const} */ (`sha256-${createHash('sha256').update(THEME_BOOT).digest('base64')}`);

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base,
  outDir: process.env.OUT_DIR ?? 'dist',
  output: 'static',
  trailingSlash: 'always',
  // Words and links must not be glued together.
  compressHTML: true,
  integrations: [mdx(), preact({ compat: false }), wake(), sitemap(), offline()],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'"], hashes: [themeHash] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    // Workers load calculators when they need them, which only modules can.
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rollupOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'load', test: /vite\/preload-helper/ },
                  { name: 'view', test: /node_modules\/(preact|nanostores)\/|src\/islands\/(use-store|early|awake)\./ },
                  // What every calculator's page needs at once.
                  {
                    name: 'frame',
                    test: /src\/calculator\/(calculator|fields|parse|nearest|address|table|standing|own|summary|words)\.ts|src\/stores\/(session|pins|own-tables|kept)\.ts|src\/islands\/(context|clause|fields|control|number-control|scalar-control|select|list-control|standing|said|part|body|answer|form|pinned|read-form|address-bar)\./,
                  },
                  // What the calculators of any game share that follow a procedure step by step.
                  {
                    name: 'steps',
                    test: /src\/(calculator\/(procedure|remember)|engine\/(tree|dice)|mechanics\/rating-check)\.ts/,
                  },
                  // What all calculators of that game share, and what only those with dice do.
                  { name: 'rome', test: /sword-of-rome\/(words|ledger)\.ts/ },
                  { name: 'dice', test: /sword-of-rome\/dice\.ts/ },
                  // What calculators of one game share that end in a battle, or put troops behind walls or on ships.
                  {
                    name: 'battle',
                    test: /sword-of-rome\/(battle\/(?!calculator)|naval-movement\/(?!calculator|odds|roll))/,
                  },
                  { name: 'shelter', test: /sword-of-rome\/(ships\/|shelter\/|naval-capacity\/rules)/ },
                  { name: 'policy', test: /engine\/policy\.ts/ },
                  {
                    name: 'hamilcar',
                    test: /hamilcar\/(words|dice|ledger|limits)\.ts|hamilcar\/attrition\/(rules|fields|readings)\.ts/,
                  },
                  {
                    name: 'sea',
                    test: /hamilcar\/(battle-roll|naval-battle|seamanship)\/(?!odds|plan|calculator)|hamilcar\/naval-movement\/rules/,
                  },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [
      {
        // The styles of all pages are one file, and lists of what a calculator needs weigh more than they save.
        name: 'plain-imports',
        enforce: 'pre',
        configResolved({ build, environments }) {
          for (const options of [build, environments['client']?.build]) if (options) options.modulePreload = false;
        },
        load: (id) =>
          id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
      },
    ],
  },
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
});

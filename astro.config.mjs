// @ts-check
import { createHash } from 'node:crypto';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import bundle from './src/build/bundle.ts';
import hosting from './src/build/hosting.ts';
import licences from './src/build/licences.ts';
import offline from './src/build/offline.ts';
import wake from './src/build/wake.ts';
import zip from './src/build/zip.ts';
import { BOOT, EARLY } from './src/stores/device/boot.mjs';

// A site in a subfolder: BASE_PATH=/tabularium/ npm run build
const base = process.env.BASE_PATH ?? '/';
/** @param {string} text */
const hashOf = (text) => /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

export default defineConfig({
  site: process.env.SITE ?? 'http://localhost:4321',
  base,
  outDir: process.env.OUT_DIR ?? 'dist',
  output: 'static',
  trailingSlash: 'always',
  // Words and links must not be glued together.
  compressHTML: true,
  // Only islands hold JSX: the rest need not pass through a second compiler.
  integrations: [
    mdx(),
    preact({ compat: false, include: ['**/*.tsx'] }),
    wake(),
    bundle(),
    sitemap(),
    licences(),
    offline(),
    hosting(),
    zip(),
  ],
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
      scriptDirective: { resources: ["'self'"], hashes: [hashOf(BOOT), hashOf(EARLY)] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  markdown: { syntaxHighlight: false },
  // What only a page of the player needs comes with it: each file that it waits for delays its first paint.
  build: { inlineStylesheets: 'auto' },
  vite: {
    build: { assetsInlineLimit: (file) => (file.endsWith('.css') ? /\/(own-page|luck)\./.test(file) : undefined) },
  },
  devToolbar: { enabled: false },
});

/** After the build: writes the headers in the formats that static hosts read. */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { RULES } from './headers.ts';

/** Netlify, Cloudflare, and others that took the form over. */
export const headersFile = (base: string): string =>
  RULES.map(({ under, headers }) =>
    [`${base}${under}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  ).join('\n');

export const vercelFile = (base: string): string =>
  `${JSON.stringify(
    {
      trailingSlash: true,
      headers: RULES.map(({ under, headers }) => ({
        source: `${base}${under}(.*)`,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`;

export default function hosting(): AstroIntegration {
  let base = '/';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/*$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFile(base));
        await writeFile(new URL('vercel.json', dir), vercelFile(base));
        // GitHub would leave out every folder whose name begins with an underscore.
        await writeFile(new URL('.nojekyll', dir), '');
      },
    },
  };
}

/** Adds the `client:wake` directive: an island sleeps as plain HTML until it is touched, and loses nothing typed meanwhile. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What makes islands of a page's elements. It stands before whichever island was drawn first. */
const MAKER =
  /<style>astro-island,[^<]*<\/style><script>(?:(?!<\/script>)[\s\S])*<\/script><script>(?:(?!<\/script>)[\s\S])*"astro-island"(?:(?!<\/script>)[\s\S])*<\/script>/;

/** An island that is parsed before its maker would wait for the whole page: the maker goes before the first. */
export function makerFirst(html: string): string {
  const maker = MAKER.exec(html);
  const first = html.indexOf('<astro-island ');
  if (!maker || maker.index < first) return html;
  return html.slice(0, first) + maker[0] + html.slice(first, maker.index) + html.slice(maker.index + maker[0].length);
}

export default function wake(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './src/islands/wake-directive.ts' });
      },
      'astro:build:done': ({ dir }) => {
        const out = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: out })) {
          const html = readFileSync(join(out, file), 'utf8');
          const ordered = makerFirst(html);
          if (ordered !== html) writeFileSync(join(out, file), ordered);
        }
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * `now`: as soon as the page is there; `page`: when the reader brings a case along or first does anything on the page;
     * `touch`: on the first touch, hover or focus of the island.
     */
    'client:wake'?: 'now' | 'page' | 'touch';
  }
}

/** Adds the `client:wake` directive: an island sleeps as plain HTML until it is touched, and loses nothing typed meanwhile. */
import type { AstroIntegration } from 'astro';

export default function wake(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: './src/islands/wake-directive.ts' });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** `now`: as soon as the page is there; `touch`: at the first touch, hover or focus. */
    'client:wake'?: 'now' | 'touch';
  }
}

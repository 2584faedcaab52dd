/** What a phone needs to put the site on its home screen. */
import type { APIRoute } from 'astro';
import { BASE, href } from '../components/links.ts';
import { HOW_MANY } from '../components/names.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: 'Tabularium',
      short_name: 'Tabularium',
      description: `Rules, exact odds and worked examples for ${HOW_MANY} board wargames about Rome.`,
      start_url: BASE,
      scope: BASE,
      display: 'standalone',
      background_color: '#faf7f0',
      theme_color: '#faf7f0',
      icons: [
        { src: href('icon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: href('icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: href('icon-512.png'), sizes: '512x512', type: 'image/png' },
        { src: href('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'content-type': 'application/manifest+json' } },
  );

/** The headers of every response, and which files a browser may cache: one list for our server and for static hosts. */

export interface HeaderRule {
  /** The folder it holds for, with everything below; the empty one is the whole site. */
  readonly under: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** No header stands twice: where two rules meet, hosts would join its values. */
export const RULES: readonly HeaderRule[] = [
  {
    under: '',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      // An address holds what the reader typed.
      'Referrer-Policy': 'same-origin',
      // The rest of the policy stands in each page, with the digests of its scripts; this part counts in a header alone.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    },
  },
  // The names of these files change with what is in them.
  { under: '_astro/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
];

/** Hosts do this by themselves with all that no rule lets be kept. */
const REVALIDATED = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** For a file by its name in the site, such as `_astro/view.js`. */
export const headersFor = (name: string): Record<string, string> =>
  Object.assign({}, REVALIDATED, ...RULES.filter(({ under }) => name.startsWith(under)).map(({ headers }) => headers));

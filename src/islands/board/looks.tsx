/** The patterns of the sides' bands, so that a side is known without its colour. */

/** Each look with what its pattern draws on a tile of 8 by 8. */
const PATTERNS: Readonly<Record<string, string>> = {
  band: 'M0 3h8v2.4h-8z',
  lines: 'M0 1h8v1.3h-8zM0 4h8v1.3h-8zM0 7h8v1h-8z',
  slashes: 'M-2 8L6 0h2.2L.2 8zM6 8L14 0h2.2L8.2 8z',
  dots: 'M2 1.2a1.2 1.2 0 1 0 .01 0zM6 4.6a1.2 1.2 0 1 0 .01 0z',
  bars: 'M1 0h1.8v8H1zM5 0h1.8v8H5z',
  lattice: 'M0 0L8 8M8 0L0 8',
  chevrons: 'M0 5.5L4 2l4 3.5V7.6L4 4.2 0 7.6z',
  backslashes: 'M0 0h3.6l8 8H8z',
  checks: 'M0 0h4v4H0zM4 4h4v4H4z',
};

export function Patterns({ uid, looks }: { readonly uid: string; readonly looks: readonly string[] }) {
  return (
    <>
      {looks.map((look) => (
        <pattern key={look} id={`${uid}-${look}`} class="look" width="8" height="8" patternUnits="userSpaceOnUse">
          <path class={look === 'lattice' ? 'lattice' : undefined} d={PATTERNS[look] ?? PATTERNS['band']} />
        </pattern>
      ))}
    </>
  );
}

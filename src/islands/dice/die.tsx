/** One die with its face, drawn as pips if it has six sides. */
const PIPS: Readonly<Record<number, string>> = {
  1: 'c',
  2: 'ai',
  3: 'aci',
  4: 'agdi',
  5: 'agcdi',
  6: 'abgdhi',
};
const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  a: [27, 9],
  b: [9, 18],
  c: [18, 18],
  d: [9, 9],
  g: [27, 27],
  h: [27, 18],
  i: [9, 27],
};

interface DieProps {
  readonly face: number;
  readonly sides?: number;
  /** Whose it is, where nothing around it says so. */
  readonly look?: string | undefined;
}

export function Die({ face, sides = 6, look }: DieProps) {
  const pips = sides === 6 ? PIPS[face] : undefined;
  return (
    <svg class="die-face" viewBox="0 0 36 36" aria-hidden="true" data-look={look}>
      <rect x="1" y="1" width="34" height="34" rx="7" />
      {pips ? (
        [...pips].map((p) => <circle key={p} cx={SPOTS[p]?.[0]} cy={SPOTS[p]?.[1]} r="3.3" />)
      ) : (
        <text x="18" y="24">
          {face}
        </text>
      )}
    </svg>
  );
}

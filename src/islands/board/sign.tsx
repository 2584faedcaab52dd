/** The sign of a space with its name, or the fort around it while it is besieged. */
import type { Ground, Spot } from './ground.ts';
import type { Standing } from './pieces.ts';
import { SIGN } from './place.ts';

const signOf = ({ kind }: Spot): string => {
  const r = SIGN;
  if (kind === 'city' || kind === 'box') return `M${-r + 0.5} ${-r + 0.5}h${2 * r - 1}v${2 * r - 1}h${-2 * r + 1}z`;
  if (kind === 'tribe')
    return `M${-r - 1} 0L${-r / 2 - 0.5} ${-r}H${r / 2 + 0.5}L${r + 1} 0L${r / 2 + 0.5} ${r}H${-r / 2 - 0.5}z`;
  return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
};

/** A besieged place: a fort in plan around its sign, a stone for each point it can bear. */
export function Fort({
  standing: { siege },
  look,
}: {
  readonly standing: Standing;
  readonly look: string | undefined;
}) {
  if (!siege) return null;
  const towers = [
    [-29, -23],
    [29, -23],
    [-29, 23],
    [29, 23],
  ] as const;
  return (
    <g class="fort" data-look={look}>
      <rect class="wall" x="-29" y="-23" width="58" height="46" />
      {towers.map(([x, y]) => (
        <rect key={`${x} ${y}`} class="tower" x={x - 4.5} y={y - 4.5} width="9" height="9" />
      ))}
      {Array.from({ length: siege.of }, (_, i) => (
        <g key={i} transform={`translate(${(i - (siege.of - 1) / 2) * 13} 15)`} class="stone">
          <rect x="-4" y="-4" width="8" height="8" />
          {i < siege.points && <path d="M-5-5L5 5M5-5L-5 5" />}
        </g>
      ))}
    </g>
  );
}

/** The side of a space on which an arrow ends or begins. */
export function arrowAt(
  { spots }: Ground,
  to: Spot,
  other: string | undefined,
): 'left' | 'right' | 'below' | undefined {
  const start = spots.find(({ id }) => id === other)?.at;
  if (!start) return undefined;
  const [dx, dy] = [start[0] - to.at[0], start[1] - to.at[1]];
  if (dy > Math.abs(dx)) return 'below';
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : undefined;
}

/** Where a name stands: the side that the map chose, nearer to the sign than there, and beside an arrow. */
export function Name({
  spot,
  small,
  besieged,
  arrow,
}: {
  readonly spot: Spot;
  readonly small: boolean;
  readonly besieged: boolean;
  readonly arrow: ReturnType<typeof arrowAt>;
}) {
  if (small && spot.kind !== 'city') return null;
  const off = (besieged ? 30 : SIGN) + (spot.port ? 4 : 0);
  const [side = 'below', corner] = spot.label.split('-');
  const text = (x: number, y: number, anchor: string) => (
    <text class={`name to-${anchor}`} x={x} y={y}>
      {spot.name}
    </text>
  );
  const away = arrow === 'right' ? 'left' : 'right';
  const lies = side === 'left' || side === 'right' ? side : 'below';
  if (arrow === lies && away === 'left') return text(-off - 5, 4.5, 'end');
  if (arrow === lies) return text(off + 5, 4.5, 'start');
  if (side === 'left') return text(-off - 5, 4.5, 'end');
  if (side === 'right') return text(off + 5, 4.5, 'start');
  // Counters stand above their sign, so a name that the map sets above goes below too.
  if (corner === 'left') return text(-4, off + 13, 'end');
  if (corner === 'right') return text(4, off + 13, 'start');
  return text(0, off + 14, 'middle');
}

export function Sign({
  spot,
  standing,
  look,
  letters,
}: {
  readonly spot: Spot;
  readonly standing: Standing;
  readonly look: string | undefined;
  readonly letters: string | undefined;
}) {
  return (
    <g class="sign" data-look={look}>
      {spot.port && <path class="port" d={signOf(spot)} transform="scale(1.36)" />}
      <path class="shape" d={signOf(spot)} />
      {letters && (
        <text class="controller" y="3.6">
          {letters}
        </text>
      )}
      {standing.changed && <circle class="changed" r="15" />}
    </g>
  );
}

/** The sign of a space with its name, or the fort around it while it is besieged. */
import type { Spot } from './ground.ts';
import { FORTS, type Level, SIGNS } from './level.ts';
import { linesOf, type Name } from './names.ts';
import type { Standing } from './pieces.ts';
import { round } from './place.ts';

/** From one line of a name to the next, in px. */
const LINE = 13.5;

/** The outline of a space: a square for a city or a box, a hexagon for a tribe, else a circle. */
const signOf = ({ kind }: Pick<Spot, 'kind'>, r: number): string => {
  if (kind === 'city' || kind === 'box') return `M${-r + 0.5} ${-r + 0.5}h${2 * r - 1}v${2 * r - 1}h${-2 * r + 1}z`;
  if (kind === 'tribe')
    return `M${-r - 1} 0L${-r / 2 - 0.5} ${-r}H${r / 2 + 0.5}L${r + 1} 0L${r / 2 + 0.5} ${r}H${-r / 2 - 0.5}z`;
  return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
};

/** A besieged place: a fort in plan around its sign, a stone for each point it can bear. */
export function Fort({
  standing: { siege },
  level,
  look,
}: {
  readonly standing: Standing;
  readonly level: Level;
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
    <g class="fort" data-look={look} transform={`scale(${FORTS[level]})`}>
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

/** A name where there was room for it. */
export function NameText({ spot, name: { x, y, anchor, after } }: { readonly spot: Spot; readonly name: Name }) {
  return (
    <>
      {linesOf(spot).map((line, i, all) => (
        <text key={line} class={`name to-${anchor}`} x={round(x)} y={round(y + i * LINE)}>
          {line}
          {after && i === all.length - 1 && <tspan class="after"> {after}</tspan>}
        </text>
      ))}
    </>
  );
}

export function Sign({
  spot,
  level,
  changed,
  look,
  letters,
}: {
  readonly spot: Pick<Spot, 'kind' | 'port'>;
  readonly level: Level;
  readonly changed?: boolean;
  readonly look: string | undefined;
  readonly letters: string | undefined;
}) {
  const r = SIGNS[level];
  return (
    <g class="sign" data-look={look} data-kind={spot.kind}>
      {spot.port && level !== 'whole' && (
        <path
          class="port"
          data-stand-in={spot.port === 'stand-in' || undefined}
          d={signOf(spot, r + (level === 'near' ? 3.4 : 2.8))}
        />
      )}
      <path class="shape" d={signOf(spot, r)} />
      {letters && level === 'near' && (
        <text class="controller" y="3.6">
          {letters}
        </text>
      )}
      {changed && <circle class="changed" r={r + 5.5} />}
    </g>
  );
}

/** Marks on the places in reach: the figure is the cost, the ring the chance. */
import { percent } from '../../../calculator/words.ts';
import type { Lit } from '../asked.ts';
import type { Point } from '../ground.ts';
import { around, type Box, meet } from '../names.ts';
import { at, round } from '../place.ts';
import type { Shown } from '../shown.ts';

/** Half of a mark with its ring, in px, and how much its percentage needs below it. */
const MARK = 15;
const RING = 13.2;
const SAYS = { below: 15, half: 16 } as const;

/** A place that only may be chosen keeps its sign, within a ring. */
export const isMark = ({ cost, chance, enemy }: Lit): boolean =>
  cost !== undefined || chance !== undefined || enemy === true;

const isUnsure = ({ chance }: Lit): boolean => chance !== undefined && chance < 1;

/** What of the drawing a mark needs for itself. */
export function markBoxes(lit: Lit, [x, y]: Point): Box[] {
  const mark = { left: x - MARK - 1, right: x + MARK + 1, top: y - MARK - 1, bottom: y + MARK + 1 };
  if (!isUnsure(lit)) return [mark];
  return [mark, { left: x - SAYS.half, right: x + SAYS.half, top: y + MARK, bottom: y + MARK + SAYS.below }];
}

/** From the top, clockwise. */
function arc(share: number): string {
  const turn = 2 * Math.PI * share;
  const [x, y] = [RING * Math.sin(turn), -RING * Math.cos(turn)].map(round);
  return `M0 ${-RING}A${RING} ${RING} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}`;
}

const SWORDS = 'M-3.4-3.4L3.4 3.4M3.4-3.4L-3.4 3.4M-3.6 1L-1 3.6M3.6 1L1 3.6';

/** The percentage below a mark, unless another lies there: the ring tells it too, and the list. */
function saysAt({ spot, lit, place: [x, y] }: Shown, shown: readonly Shown[]): boolean {
  if (!lit || !isUnsure(lit)) return false;
  const says = { left: x - SAYS.half, right: x + SAYS.half, top: y + MARK + 2, bottom: y + MARK + SAYS.below };
  return !shown.some(
    (other) => other.lit && other.spot.id !== spot.id && isMark(other.lit) && meet(says, around(other.place, MARK)),
  );
}

function Mark({ lit, says }: { readonly lit: Lit; readonly says: boolean }) {
  const { cost, chance = 1, enemy, chosen } = lit;
  if (!isMark(lit)) return <circle class="reach-may" data-chosen={chosen || undefined} r={MARK} />;
  return (
    <>
      <circle class="reach-ground" r={MARK} />
      {isUnsure(lit) ? (
        <>
          <circle class="reach-track" r={RING} />
          {chance > 0 && <path class="reach-chance" d={arc(chance)} />}
        </>
      ) : (
        <circle class="reach-chance" r={RING} />
      )}
      {chosen && <circle r={RING - 1} />}
      {cost && (
        <text class="reach-cost" y="5.2">
          {cost}
        </text>
      )}
      {says && (
        <text class="reach-says" y={MARK + 12}>
          {percent(chance, 0)}
        </text>
      )}
      {enemy && (
        <g class="reach-enemy" transform="translate(11 -11)">
          <circle r="7.2" />
          <path d={SWORDS} />
        </g>
      )}
    </>
  );
}

export function Marks({ shown }: { readonly shown: readonly Shown[] }) {
  return (
    <>
      {shown.map((one) => {
        const { spot, lit, place } = one;
        return lit ? (
          <g
            key={spot.id}
            class="reach"
            data-reach={spot.id}
            data-chosen={lit.chosen || undefined}
            transform={at(place)}
          >
            <Mark lit={lit} says={saysAt(one, shown)} />
          </g>
        ) : null;
      })}
    </>
  );
}

/** What the players had turn by turn, as steps: each in its own colour and dash, drawn apart where they meet. */
import type { Side } from '../../play/shown.ts';
import { courseOf, type Evening } from '../../stores/evening/evening.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { nameOf, seatOf } from './seats.ts';
import * as say from './words.ts';

const [LEFT, RIGHT, TOP, FLOOR] = [26, 300, 10, 112];
const DASHES = ['', '2 3', '7 4', '7 3 2 3', '12 3'];
const APART = 1.4;
/** Letters at the end of the lines, one below the other where the lines end together. */
const LETTERS = 11;

/** Where each name goes: at its line, or as far below as those above it need, and never below the floor. */
function namedAt(ends: readonly number[]): number[] {
  const order = ends.map((_, i) => i).toSorted((a, b) => ends[a]! - ends[b]!);
  const at = [...ends];
  order.forEach((i, n) => {
    if (n > 0) at[i] = Math.max(at[i]!, at[order[n - 1]!]! + LETTERS);
  });
  order.toReversed().forEach((i, n, all) => {
    at[i] = Math.min(at[i]!, n > 0 ? at[all[n - 1]!]! - LETTERS : FLOOR);
  });
  return at;
}

export function Course({
  plan,
  evening,
  what,
  sides,
}: {
  plan: Plan;
  evening: Evening;
  what: string;
  sides: readonly Side[];
}) {
  const courses = courseOf(evening, what);
  const turns = [...new Set(courses.flatMap(({ by }) => [...by.keys()]))].sort((a, b) => a - b);
  const amounts = courses.flatMap(({ by }) => [...by.values()]);
  const [first = 1, last = first] = [turns[0], turns.at(-1)];
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (turns.length < 2) return null;
  const x = (turn: number) => LEFT + ((turn - first) / (last - first)) * (RIGHT - LEFT);
  const y = (amount: number) => FLOOR - ((amount - least) / Math.max(1, most - least)) * (FLOOR - TOP);
  const endOf = (by: ReadonlyMap<number, number>) => [...by].toSorted(([a], [b]) => a - b).at(-1)?.[1] ?? 0;
  const named = namedAt(courses.map(({ by }, i) => y(endOf(by)) - i * APART));
  const says = courses.map(({ seat, by }) => `${nameOf(plan, evening, seat)} ${[...by.values()].join(', ')}`);
  return (
    <svg class="course" viewBox="0 0 340 130" role="img" aria-label={say.byTurn(what, says.join('; '))}>
      {[...new Set([least, most])].map((amount) => (
        <g key={amount}>
          <path class="rule" d={`M${LEFT} ${y(amount)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(amount) + 4} text-anchor="end">
            {amount}
          </text>
        </g>
      ))}
      {turns.map((turn) => (
        <text key={turn} x={x(turn)} y="127" text-anchor="middle">
          {turn}
        </text>
      ))}
      {courses.map(({ seat, by }, i) => {
        const steps = [...by].toSorted(([a], [b]) => a - b);
        const up = (amount: number) => y(amount) - i * APART;
        const [[begins, from] = [first, 0], ...rest] = steps;
        const side = sides.find(({ id }) => seatOf(plan, seat)?.sides.includes(id));
        return (
          <g key={seat} data-look={side?.look}>
            <path
              class="line"
              stroke-dasharray={DASHES[i % DASHES.length]}
              d={`M${x(begins)} ${up(from)}${rest.map(([turn, amount]) => `H${x(turn)}V${up(amount)}`).join('')}H${RIGHT + 6}`}
            />
            <text class="who" x={RIGHT + 10} y={(named[i] ?? FLOOR) + 4}>
              {side?.letters ?? seat}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

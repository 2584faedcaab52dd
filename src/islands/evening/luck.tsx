/** The luck of each at the table, as a bar to either side of what was to be expected. */
import { plural, signed } from '../../calculator/words.ts';
import type { Side } from '../../play/shown.ts';
import { type Evening, luckOf } from '../../stores/evening/evening.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { SeatBadge } from '../turn/seat-badge.tsx';
import { nameOf, seatOf } from './seats.ts';

export function Luck({ plan, evening, sides }: { plan: Plan; evening: Evening; sides: readonly Side[] }) {
  const luck = luckOf(evening);
  const most = Math.max(0.5, ...luck.map((one) => Math.abs(one.luck)));
  if (!luck.length) return null;
  return (
    <section class="evening-luck">
      <h2>Luck</h2>
      <ul>
        {luck.map(({ seat, rolls, luck: sum }) => {
          const found = seatOf(plan, seat);
          return (
            <li key={seat}>
              {found && <SeatBadge seat={found} sides={sides} />} <span>{nameOf(plan, evening, seat)}</span>{' '}
              <i style={{ '--from': Math.min(0, sum / most), '--to': Math.max(0, sum / most) }} aria-hidden="true" />{' '}
              <b>{signed(sum, 2)}</b> <small>{plural(rolls, 'roll')}</small>
            </li>
          );
        })}
      </ul>
      <p class="hint">+1 is one result more than was to be expected.</p>
    </section>
  );
}

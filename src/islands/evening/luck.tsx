/** Everybody's luck at the table, as a bar to either side of the average. */
import { listed, plural } from '../../calculator/words.ts';
import type { Side } from '../../play/shown.ts';
import { type Evening, luckOf, RESULTS } from '../../stores/evening/evening.ts';
import type { Plan } from '../../stores/turn/plan.ts';
import { SeatBadge } from '../turn/seat-badge.tsx';
import { nameOf, seatOf } from './seats.ts';
import { luckWords } from './told.ts';
import * as say from './words.ts';

export function Luck({ plan, evening, sides }: { plan: Plan; evening: Evening; sides: readonly Side[] }) {
  const seats = luckOf(evening);
  const unit = seats[0]?.luck[0]?.unit;
  if (!unit) return null;
  const most = Math.max(
    0.5,
    ...seats.flatMap(({ luck }) => luck.map((one) => (one.unit === unit ? Math.abs(one.luck) : 0))),
  );
  return (
    <section class="evening-luck">
      <h2>{say.luck}</h2>
      <ul>
        {seats.map(({ seat, rolls, luck }) => {
          const found = seatOf(plan, seat);
          const sum = (luck.find((one) => one.unit === unit)?.luck ?? 0) / most;
          return (
            <li key={seat} data-look={sides.find(({ id }) => found?.sides.includes(id))?.look}>
              {found && <SeatBadge seat={found} sides={sides} />} <span>{nameOf(plan, evening, seat)}</span>{' '}
              <i style={{ '--from': Math.min(0, sum), '--to': Math.max(0, sum) }} aria-hidden="true" />{' '}
              <b>{listed(luck.map((one) => luckWords(one)))}</b>{' '}
              <small class="ends one-line">{plural(rolls, 'roll')}</small>
            </li>
          );
        })}
      </ul>
      <p class="hint">{unit === RESULTS ? say.oneResult : say.inUnit(unit)}</p>
    </section>
  );
}

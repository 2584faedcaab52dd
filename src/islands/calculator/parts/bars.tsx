/** A bar for each value that was tried, the goal as a line across, the present case outlined, a dot on our stand-ins. */
import { type NumberPlace, needOf, reaches, type Tried } from '../../../calculator/search/goal.ts';
import type { Asked } from './asked.ts';
import { shortly } from './matrix-cell.ts';
import * as say from './words.tsx';

const MOST = 13;

/** The bars about what is and what is needed; all of them where they are few. */
function windowed(tried: readonly Tried[], ends: readonly number[]): readonly Tried[] {
  const places = ends.map((end) => tried.findIndex((t) => t.value === end)).filter((at) => at >= 0);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const size = Math.max(MOST, high - low + 3);
  const first = Math.max(0, Math.min(Math.floor((low + high) / 2 - size / 2) + 1, tried.length - size));
  return places.length ? tried.slice(first, first + size) : tried.slice(0, size);
}

export function Bars({ asked, place, tried }: { asked: Asked; place: NumberPlace; tried: readonly Tried[] }) {
  const { goal, form, said } = asked;
  const need = needOf(tried, place.value, goal)?.tried.value;
  const shown = windowed(
    tried,
    [place.value, need].filter((v) => typeof v === 'number'),
  );
  const worths = shown.map((t) => t.worth);
  const [floor, top] = form === 'chance' ? [0, 1] : [Math.min(0, ...worths, goal), Math.max(0, ...worths, goal) || 1];
  const height = (worth: number): string => `${(100 * (worth - floor)) / (top - floor)}%`;
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last) return null;
  const says = say.fromTo(place.label, first.value, said(first.worth), last.value, said(last.worth));
  return (
    <figure class="goal-bars">
      <div role="img" aria-label={says}>
        <i class="goal-line" style={{ bottom: height(goal) }} />
        {shown.map(({ value, worth, standing }) => (
          <span key={value} class={value === place.value ? 'now' : value === need ? 'need' : undefined}>
            <i class={reaches(worth, goal) ? 'bar enough' : 'bar'} style={{ height: height(worth) }}>
              {(value === place.value || value === need) && <b>{shortly(asked, worth)}</b>}
              {standing === 'stand-in' && <i class="dot" />}
            </i>
            <small>{shown.length <= MOST + 3 || value % 5 === 0 ? value : ''}</small>
          </span>
        ))}
      </div>
      <figcaption class="beside apart gap-7 note">
        {place.label}
        {typeof place.value === 'number' && say.nowAt(place.value)}
        {shown.some((t) => t.standing === 'stand-in') && (
          <span>
            <i class="dot" /> {say.withStandIn}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

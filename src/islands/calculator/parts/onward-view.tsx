/** Links from this case to calculators for its stages, or for what comes after it. */
import { queryOf } from '../../../calculator/told/ways.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

export function OnwardView() {
  const { session, leads = {} } = useSurroundings();
  const { onward } = useStore(session.$report);
  if (!onward?.length) return null;
  return (
    <section>
      <h2>{say.goOn}</h2>
      <ul class="ruled words">
        {onward.map((way) => {
          const query = queryOf(way, leads[way.calculator] ?? {});
          return (
            <li key={way.says}>
              <a href={`../${way.calculator}/${query && `?${query}`}`}>{way.says}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

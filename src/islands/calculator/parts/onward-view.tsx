/** Ways on from this case: its stages in calculators of their own, or what comes after it. */
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';

export function OnwardView() {
  const { session } = useSurroundings();
  const { onward } = useStore(session.$report);
  if (!onward?.length) return null;
  return (
    <section class="onward">
      <h2>Go on</h2>
      <ul>
        {onward.map(({ calculator, says, query }) => (
          <li key={says}>
            <a href={`../${calculator}/${query && `?${query}`}`}>{says}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cases of this calculator the reader looked at last: a press brings one back. */
import { useEffect } from 'preact/hooks';
import { $casesTrouble, $recentCases, forgetCases, openRecentCases, recentOf } from '../../../stores/recent-cases.ts';
import { useStore } from '../../use-store.ts';
import { openCase } from '../address-bar.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

export function Recent() {
  const { session, game } = useSurroundings();
  const place = { game, calculator: session.calculator.id };
  const now = useStore(session.$query);
  const recent = recentOf(useStore($recentCases), place);
  const trouble = useStore($casesTrouble);
  useEffect(openRecentCases, []);
  return (
    <section class="recent" aria-label={say.recentCases}>
      {recent.length === 0 ? (
        <p class="hint">{say.noneYet}</p>
      ) : (
        <>
          <ul class="ruled">
            {recent.map(({ query, sentence }) => (
              <li key={query}>
                <button type="button" aria-current={query === now ? 'true' : undefined} onClick={() => openCase(query)}>
                  {sentence}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" class="quiet" onClick={() => forgetCases(place)}>
            {say.forgetThese}
          </button>
        </>
      )}
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

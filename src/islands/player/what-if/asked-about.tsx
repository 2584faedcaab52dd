/** What a reader asked about: why the rules forbid it, or the way to do it. */
import type { Problem } from '../../../play/problem.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { useStore } from '../../use-store.ts';
import type { Data } from '../props.ts';
import * as say from './played-words.ts';
import { Refusal } from './refusal.tsx';

export function AskedAbout({ sitting, clauses }: { readonly sitting: Sitting; readonly clauses: Data['clauses'] }) {
  const asked = useStore(sitting.$chosen);
  const refused: Problem | undefined = useStore(sitting.$refused);
  if (!asked) return null;
  return (
    <div class="choice" data-refused={refused ? '' : undefined}>
      <span class="choice-says">{asked.says}</span>
      {refused ? (
        <Refusal problem={refused} clauses={clauses} />
      ) : (
        <button type="button" onClick={() => sitting.play([asked.action])}>
          {say.allowed}
        </button>
      )}
    </div>
  );
}

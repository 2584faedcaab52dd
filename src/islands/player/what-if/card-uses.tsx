/** What a raised card cannot be used for now, struck out, each with the clause that forbids it. */
import type { AnyGame } from '../../../play/machine.ts';
import type { AnyState } from '../../../play/state.ts';
import type { Option } from '../../../stores/branch/rows.ts';
import type { Data } from '../props.ts';
import { capital, words } from './names.ts';
import * as say from './played-words.ts';
import { Refusal } from './refusal.tsx';

interface Props {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly card: string;
  readonly options: readonly Option[];
  readonly clauses: Data['clauses'];
}

/** Types of action that take a card and nothing else: what else would be named cannot be guessed. */
const takesCard = (game: AnyGame, type: string): boolean => {
  const kinds = Object.values(game.actions[type] ?? {}).map((field) => (field as { readonly kind: string }).kind);
  return kinds.length === 1 && kinds[0] === 'card';
};

export function CardUses({ game, state, card, options, clauses }: Props) {
  const barred = game
    .moment(state)
    .filter((type) => takesCard(game, type) && !options.some(({ action }) => action.type === type))
    .flatMap((type) => {
      const problem = game.problem(state, { type, card });
      return problem ? [{ type, problem }] : [];
    });
  return (
    <>
      {barred.map(({ type, problem }) => (
        <details key={type} class="choice" data-refused>
          <summary>
            <span class="choice-says">{capital(words(type))}</span> <span class="choice-refused">{say.notAllowed}</span>
          </summary>
          <Refusal problem={problem} clauses={clauses} />
        </details>
      ))}
    </>
  );
}

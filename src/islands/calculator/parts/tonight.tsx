/** At the table: the way back to the turn, and a note of the result if cards decide the case. */
import { useState } from 'preact/hooks';
import { caseWords } from '../../../calculator/told/case-words.ts';
import { percent } from '../../../calculator/words.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import { ForWhom } from './for-whom.tsx';
import { IntoLog } from './into-log.tsx';
import { useEvening } from './use-evening.ts';
import * as say from './words.tsx';

export function Tonight() {
  const { atTable, session } = useSurroundings();
  const tonight = useEvening();
  if (!atTable) return null;
  const { rolls, headline } = session.calculator;
  return (
    <div class="tonight">
      <p class="row words flush">
        <a class="row tap" href={atTable.turnHref}>
          {say.myTurn}
        </a>
        {tonight && (
          <a class="row tap" href={atTable.eveningHref}>
            {say.evening}
          </a>
        )}
      </p>
      {tonight && !rolls && headline.length > 0 && <CameOut />}
    </div>
  );
}

/** What no dice decide is said: one of the chances came true. */
function CameOut() {
  const { session } = useSurroundings();
  const tonight = useEvening();
  const { calculator } = session;
  const { terms, headline, figure = headline[0] ?? '' } = calculator;
  const { chances } = useStore(session.$report);
  const input = useStore(session.$input);
  const [came, setCame] = useState<{ readonly input: unknown; readonly key: string }>();
  const chance = chances[figure];
  if (!tonight || chance === undefined) return null;
  const keys = headline.filter((key) => (chances[key] ?? 0) > 0);
  const whole = keys.reduce((sum, key) => sum + (chances[key] ?? 0), 0) > 0.999;
  const options = [
    ...keys.map((key) => [key, terms[key] ?? key] as const),
    ...(whole ? [] : [['', say.notSo(terms[figure] ?? figure)] as const]),
  ];
  const chosen = came?.input === input ? came : undefined;
  const sentence = options.find(([key]) => key === chosen?.key)?.[1] ?? '';
  return (
    <section class="came-out" aria-label={say.whatHappened}>
      <h3>{say.whatHappenedAsk}</h3>
      <p class="row">
        {options.map(([key, words]) => (
          <button key={key} type="button" aria-pressed={chosen?.key === key} onClick={() => setCame({ input, key })}>
            {words} {key && <small>{percent(chances[key] ?? 0)}</small>}
          </button>
        ))}
      </p>
      {chosen && (
        <>
          <ForWhom {...tonight} term={terms[figure] ?? ''} />
          <IntoLog
            of={chosen}
            keep={() =>
              tonight.keep(
                {
                  asked: `${calculator.title}: ${caseWords(calculator, input)}`,
                  sentence: `${sentence}.`,
                  stakes: [
                    {
                      term: terms[figure] ?? figure,
                      form: 'chance',
                      expected: chance,
                      fell: Number(chosen.key === figure),
                    },
                  ],
                },
                {},
              )
            }
          />
        </>
      )}
    </section>
  );
}

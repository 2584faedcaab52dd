/** One roll, resolved step by step by the same functions as the odds, and noted in the luck log of whoever rolls. */
import { useEffect, useState } from 'preact/hooks';
import type { Faces } from '../../../calculator/calculator.ts';
import { nextRoll } from '../../../calculator/roll/faces.ts';
import { stakesOf } from '../../../calculator/roll/luck.ts';
import { caseWords } from '../../../calculator/told/case-words.ts';
import { $logs, logFall, logOf, openLog } from '../../../stores/luck-log.ts';
import { useStore } from '../../use-store.ts';
import { Clause } from '../clause.tsx';
import { useSurroundings } from '../context.ts';
import { LuckLog } from './luck-log.tsx';

/** Fair faces from the device's own source of chance; values that would favour low faces are thrown again. */
function throwDice(dice: number, sides: number): number[] {
  const limit = Math.floor(256 / sides) * sides;
  return Array.from({ length: dice }, () => {
    for (;;) {
      const [value] = crypto.getRandomValues(new Uint8Array(1));
      if (value! < limit) return (value! % sides) + 1;
    }
  });
}

export function RollOnce() {
  const { session, game, uid } = useSurroundings();
  const { rolls, resolve } = session.calculator;
  const log = logOf(useStore($logs), game);
  const [typed, setTyped] = useState<string>();
  const player = typed ?? log.at(-1)?.player ?? '';
  useEffect(openLog, []);
  const input = useStore(session.$input);
  const tables = useStore(session.$tables);
  const [rolled, setRolled] = useState<{ input: unknown; faces: Faces }>();
  if (!rolls || !resolve) return null;
  const needed = (fallen: Faces) => rolls(input as never, tables, fallen);
  const roll = () => {
    const faces: Record<string, readonly number[]> = {};
    for (let next = nextRoll(needed, faces); next; next = nextRoll(needed, faces))
      faces[next.id] = throwDice(next.dice, next.sides);
    setRolled({ input, faces });
    const fallen = resolve(input as never, faces, tables);
    logFall(game, {
      player: player.trim(),
      asked: `${session.calculator.title}: ${caseWords(session.calculator, input)}`,
      sentence: fallen.sentence,
      stakes: stakesOf(session.calculator, session.$report.get(), fallen),
    });
  };
  // A roll belongs to the input it was made for.
  const outcome = rolled?.input === input ? resolve(input as never, rolled.faces, tables) : undefined;
  return (
    <section class="roll" id={`${uid}-roll`}>
      <h2>Roll it</h2>
      <p class="actions row">
        <label>
          Who rolls?{' '}
          <input
            list={`${uid}-roll-names`}
            autocomplete="off"
            maxLength={20}
            placeholder="a name for the log"
            value={player}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <datalist id={`${uid}-roll-names`}>
          {[...new Set(log.map((fall) => fall.player))].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="button" onClick={roll}>
          {outcome ? 'Roll again' : 'Roll the dice'}
        </button>
      </p>
      <div role="status">
        {outcome && (
          <>
            <p class="sentence">{outcome.sentence}</p>
            <ol class="steps">
              {outcome.steps.map((step) => (
                <li key={step.text}>
                  {step.text} <Clause id={step.rule} />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <LuckLog />
    </section>
  );
}

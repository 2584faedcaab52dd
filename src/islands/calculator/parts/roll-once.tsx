/**
 * One roll, typed as it was rolled at the table or rolled by the device, resolved by the same functions as the odds and
 * noted in the logs.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Faces } from '../../../calculator/calculator.ts';
import { nextRoll } from '../../../calculator/roll/faces.ts';
import { type Stake, stakesOf } from '../../../calculator/roll/luck.ts';
import { facesFor, typedRolls } from '../../../calculator/roll/typed-faces.ts';
import { caseWords } from '../../../calculator/told/case-words.ts';
import { percent, signed } from '../../../calculator/words.ts';
import { $logs, logFall, logOf, openLog } from '../../../stores/luck-log.ts';
import { useStore } from '../../use-store.ts';
import { Clause } from '../clause.tsx';
import { useSurroundings } from '../context.ts';
import { ForWhom } from './for-whom.tsx';
import { IntoLog } from './into-log.tsx';
import { LuckLog } from './luck-log.tsx';
import { TypedFaces } from './typed-faces.tsx';
import { type Tonight, useEvening } from './use-evening.ts';
import * as say from './words.tsx';

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

/** What was typed for one input, and whether it is in the luck log. */
interface Rolled {
  readonly input: unknown;
  readonly faces: Faces;
  readonly logged?: boolean;
}

/** How likely what came was, and whose luck it is: "28.0% for this; Anna: −4.8 CU of luck". */
function luckSays(stakes: readonly Stake[], { sides: { good, bad }, seats, evening: { names } }: Tonight): string {
  const [first] = stakes;
  const balance = stakes.find(({ unit }) => unit);
  const seat = good ?? bad;
  const luck = balance && (balance.fell - balance.expected) * (good ? 1 : -1);
  return [
    ...(first?.form === 'chance' ? [say.chanceOfThis(percent(first.fell ? first.expected : 1 - first.expected))] : []),
    ...(seat && luck !== undefined
      ? [say.luckOf(names[seat] || (seats[seat] ?? seat), signed(luck, 1), balance?.unit ?? '')]
      : []),
  ].join('; ');
}

export function RollOnce() {
  const { session, game, uid } = useSurroundings();
  const { calculator } = session;
  const { rolls, resolve } = calculator;
  const log = logOf(useStore($logs), game);
  const [typedName, setTypedName] = useState<string>();
  const player = typedName ?? log.at(-1)?.player ?? '';
  const tonight = useEvening();
  useEffect(openLog, []);
  const input = useStore(session.$input);
  const tables = useStore(session.$tables);
  const report = useStore(session.$report);
  const [rolled, setRolled] = useState<Rolled>();
  if (!rolls || !resolve) return null;
  const needed = (fallen: Faces) => rolls(input as never, tables, fallen);
  // A roll belongs to the input it was made for.
  const typed = rolled?.input === input ? rolled.faces : {};
  const { fallen, waiting, rolls: asked } = typedRolls(needed, typed);
  const outcome = waiting ? undefined : resolve(input as never, fallen, tables);
  const came = (faces: Faces) => {
    const then = resolve(input as never, faces, tables);
    return {
      asked: `${calculator.title}: ${caseWords(calculator, input)}`,
      sentence: then.sentence,
      stakes: stakesOf(calculator, report, then),
    };
  };
  const enter = (faces: Faces) => {
    logFall(game, { player: player.trim(), ...came(faces) });
    setRolled({ input, faces, logged: true });
  };
  /** What lies on the table stays; what is still missing is thrown, or all of it where nothing is. */
  const roll = () => {
    const faces: Record<string, readonly number[]> = {};
    for (let next = nextRoll(needed, faces); next; next = nextRoll(needed, faces)) {
      const before = waiting ? facesFor(next, typed) : [];
      faces[next.id] = [...before, ...throwDice(next.dice - before.length, next.sides)];
    }
    if (tonight) setRolled({ input, faces });
    else enter(faces);
  };
  const figure = calculator.figure ?? calculator.headline[0];
  return (
    <section class="roll off-paper" id={`${uid}-roll`}>
      <h2>{say.rollIt}</h2>
      <TypedFaces needed={needed} typed={typed} type={(faces) => setRolled({ input, faces })} />
      <p class="actions row">
        {!tonight && (
          <>
            <label>
              {say.whoRolls}{' '}
              <input
                class="whole"
                list={`${uid}-roll-names`}
                autocomplete="off"
                maxLength={20}
                placeholder={say.nameForLog}
                value={player}
                onInput={(event) => setTypedName(event.currentTarget.value)}
              />
            </label>
            <datalist id={`${uid}-roll-names`}>
              {[...new Set(log.map((fall) => fall.player))].map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        <button type="button" onClick={roll}>
          {!waiting && asked.length ? say.rollAgain : Object.keys(typed).length ? say.rollRest : say.rollDice}
        </button>
      </p>
      <p class="sentence flush" role="status">
        {outcome?.sentence}
        {outcome && tonight && <small class="block data">{luckSays(came(fallen).stakes, tonight)}</small>}
      </p>
      {outcome && tonight && (
        <>
          {figure && <ForWhom {...tonight} term={calculator.terms[figure] ?? ''} />}
          <IntoLog of={rolled} keep={() => tonight.keep(came(fallen), fallen)} />
        </>
      )}
      {outcome && asked.length > 0 && !tonight && !rolled?.logged && (
        <p class="actions row">
          <button type="button" onClick={() => enter(fallen)}>
            {say.intoLuckLog}
          </button>
        </p>
      )}
      {outcome && (
        <ol class="steps words">
          {outcome.steps.map((step) => (
            <li key={step.text}>
              {step.text} <Clause id={step.rule} />
            </li>
          ))}
        </ol>
      )}
      <LuckLog />
    </section>
  );
}

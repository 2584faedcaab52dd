/** Cases side by side in columns: what differs, every figure with its best, how sure each is, and what you can do with it. */
import type { Calculator } from '../../../calculator/calculator.ts';
import { differences, type Lettered, type Row, rowsOf } from '../../../calculator/told/compare.ts';
import { howSure, SIGN_WORDS } from '../../../calculator/told/sure.ts';
import { type Pin, removePin, renamePin } from '../../../stores/tray.ts';
import { Sign } from '../sign.tsx';
import { remove } from '../words.tsx';
import * as say from './words.tsx';

export interface Pinned extends Lettered {
  readonly pin: Pin;
}

export interface Shown {
  readonly calculator: Calculator;
  readonly cases: readonly Pinned[];
}

interface ColumnsProps extends Shown {
  readonly now: string;
  /** What is best is told for this aim alone: what is good for one side is bad for the other. */
  readonly aim: string | undefined;
  readonly show: (pin: Pin) => void;
  /** Where to tell what came of a change; cases of a link cannot be changed before they are kept. */
  readonly tell: ((sentence: string) => void) | undefined;
}

export function Columns({ calculator, cases, now, aim, show, tell }: ColumnsProps) {
  const { own } = differences(calculator, cases);
  const rows = rowsOf(calculator, cases);
  const isSame = ({ values, aim: of }: Row) => cases.length > 1 && of !== aim && new Set(values).size === 1;
  const same = rows.filter(isSame);
  return (
    <section class="scroll" aria-label={say.everyFigureBeside} tabIndex={0}>
      <table class="figures columns">
        <thead>
          <tr>
            <td />
            {cases.map(({ letter, pin }) => (
              <th key={letter} scope="col" data-now={pin.query === now ? '' : undefined}>
                <i class="disc">{letter}</i> {pin.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cases.length > 1 && (
            <tr>
              <th scope="row">{say.whatDiffers}</th>
              {cases.map(({ letter }, i) => (
                <td key={letter} class="text">
                  {own[i]!.length ? own[i]!.map((words) => <mark key={words}>{words}</mark>) : say.nothingElse}
                </td>
              ))}
            </tr>
          )}
          {rows
            .filter((row) => !isSame(row))
            .map(({ name, values, best, aim: of }) => {
              const isBest = (i: number) => of === aim && best.includes(i);
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, i) => (
                    <td key={cases[i]!.letter} class={isBest(i) ? say.bestOf : undefined}>
                      {value}
                      {isBest(i) && <small> {say.bestOf}</small>}
                    </td>
                  ))}
                </tr>
              );
            })}
          <tr>
            <th scope="row">{say.howSure}</th>
            {cases.map(({ letter, report }) => {
              const { sign } = howSure(report);
              return (
                <td key={letter}>
                  <Sign of={sign} /> {SIGN_WORDS[sign]}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">{say.thisCase}</th>
            {cases.map(({ letter, pin }) => (
              <td key={letter} class="text">
                <Doings letter={letter} pin={pin} show={show} tell={tell} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {same.length > 0 && (
        <p class="hint">{say.sameInAll(same.map(({ name, values }) => `${name} ${values[0]}`).join('; '))}</p>
      )}
    </section>
  );
}

function Doings({ letter, pin, show, tell }: { letter: string; pin: Pin } & Pick<ColumnsProps, 'show' | 'tell'>) {
  const of = <span class="unseen"> {letter}</span>;
  return (
    <>
      <button type="button" class="quiet" onClick={() => show(pin)}>
        {say.open}
        {of}
      </button>
      {tell && (
        <>
          <input
            class="whole"
            aria-label={say.nameOf(letter)}
            placeholder={say.nameIt}
            autocomplete="off"
            value={pin.name ?? ''}
            maxLength={40}
            onChange={(event) => tell(renamePin(pin, event.currentTarget.value))}
          />
          <button type="button" class="quiet" onClick={() => tell(removePin(pin))}>
            {remove}
            {of}
          </button>
        </>
      )}
    </>
  );
}

/** The luck log of the evening: what each player rolled and what was to be expected. */
import { type Tally, talliesOf } from '../../../calculator/roll/luck.ts';
import { decimal, plural } from '../../../calculator/words.ts';
import { $logs, $logTrouble, logOf, takeBack } from '../../../stores/luck-log.ts';
import { useStore } from '../../use-store.ts';
import { useSurroundings } from '../context.ts';
import * as say from './words.tsx';

const LATEST = 5;

export function LuckLog() {
  const { game } = useSurroundings();
  const log = logOf(useStore($logs), game);
  const trouble = useStore($logTrouble);
  return (
    <details class="luck-log">
      <summary>
        {say.luckLog} <small>{log.length ? plural(log.length, 'roll') : say.noRollYet}</small>
      </summary>
      {log.length === 0 && <p class="hint">{say.everyRoll}</p>}
      {talliesOf(log).map(({ player, rolls, tallies }) => (
        <table key={player} class="figures named">
          <caption>
            {player || say.noName}, {plural(rolls, 'roll')}
          </caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{say.fell}</th>
              <th scope="col">{say.expected}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => (
              <tr key={tally.term}>
                <th scope="row">{tally.term}</th>
                <td>{fellIn(tally)}</td>
                <td>{decimal(tally.expected, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {log.length > 0 && (
        <>
          <h3>{say.latest}</h3>
          <ol class="steps words">
            {log
              .slice(-LATEST)
              .reverse()
              .map(({ player, asked, sentence }, i) => (
                <li key={i}>
                  {player && <b>{player}: </b>}
                  {sentence} <small>{asked}</small>
                </li>
              ))}
          </ol>
          <p class="actions row">
            <button type="button" onClick={() => takeBack(game, 'last')}>
              {say.takeBackLast}
            </button>
            <button type="button" onClick={() => takeBack(game, 'all')}>
              {say.clearLog}
            </button>
          </p>
        </>
      )}
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
    </details>
  );
}

/** 3 of 4 where it could come or not, else the sum. */
const fellIn = ({ form, fell, rolls }: Tally): string =>
  form === 'chance' ? say.fellOf(fell, rolls) : decimal(fell, 0);

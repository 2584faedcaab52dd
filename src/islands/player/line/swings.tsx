/** What decided a game: its largest swings as a list, each a link to its step; and what luck and decisions gave or cost everybody. */
import { luckWords, sideOfSeats, signedPoints } from '../../../charts/line.ts';
import { type Line, type Swing, UNCLEAR } from '../../../play/line.ts';
import type { Side } from '../../../play/shown.ts';
import { Badge, sideOf } from '../../board/badge.tsx';
import { SwingSign } from './signs.tsx';
import * as say from './words.ts';

interface Props {
  readonly line: Line;
  readonly sides: readonly Side[];
  readonly at: number;
  /** What a step is called. */
  readonly titleOf: (swing: Swing) => string;
  readonly onGo: (swing: Swing) => void;
  /** How it was made, in a sentence. */
  readonly made: string;
}

export function Swings({ line, sides, at, titleOf, onGo, made }: Props) {
  return (
    <div class="swings">
      <ol class="ruled">
        {line.swings.map((swing) => {
          const { type, step, act, seat, by, error, better } = swing;
          const side = sideOf(sides, seat);
          return (
            <li key={`${type} ${step} ${act}`}>
              <button
                type="button"
                class="bare data"
                aria-current={step === at ? 'step' : undefined}
                onClick={() => onGo(swing)}
              >
                <SwingSign type={type} side={side} />
                <span class="grow">
                  <span>
                    {step} <b>{titleOf(swing)}</b>
                  </span>
                  <small class="block note">
                    {say.kind(type)}
                    {better ? say.better(better) : ''}
                  </small>
                </span>
                <span class="one-line">
                  <b>{error > UNCLEAR ? say.unclear : signedPoints(by)}</b> {side && <Badge side={side} />}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <table class="whole">
        <thead>
          <tr>
            <th>
              <span class="sr">{say.side}</span>
            </th>
            <th>{say.kind('luck')}</th>
            <th>{say.decisions}</th>
          </tr>
        </thead>
        <tbody>
          {line.sides.map((seats, i) => {
            const side = sideOfSeats(sides, seats);
            const { luck = 0, decisions = 0 } = line.totals[i] ?? {};
            return (
              <tr key={seats.join()}>
                <th scope="row">{side ? <Badge side={side} /> : seats.join()}</th>
                <td>{signedPoints(luck)}</td>
                <td>{signedPoints(decisions)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="sr">{luckWords(line, sides)}</p>
      <p class="figures-note note">{made}</p>
    </div>
  );
}

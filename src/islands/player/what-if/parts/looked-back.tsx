/** The results of looking back: who was ahead, the most costly decisions and what was better, and everybody's luck. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { plural } from '../../../../calculator/words.ts';
import { luckWords, standingWords } from '../../../../charts/line.ts';
import { type OwnLine, type Swing, UNCLEAR } from '../../../../play/line.ts';
import type { Side } from '../../../../play/shown.ts';
import type { Now } from '../../../../stores/branch/branch.ts';
import { originOf } from '../../../../stores/branch/main-line.ts';
import type { Sitting } from '../../../../stores/branch/sitting.ts';
import type { Lined } from '../../../../workers/weigher.ts';
import { Badge, sideOf } from '../../../board/badge.tsx';
import { useStore } from '../../../use-store.ts';
import { Graph } from '../../line/graph.tsx';
import { Swings } from '../../line/swings.tsx';
import { unclear } from '../begun-words.ts';
import type { Room } from '../engine.ts';
import { order } from '../use-odds.ts';
import * as say from './words.ts';

export interface LookBackProps {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly now: Now;
  readonly sides: readonly Side[];
}

interface Props extends LookBackProps {
  readonly isOver: boolean;
  /** The one person who plays, where the computer has the other seats. */
  readonly alone: string | undefined;
  /** The seat that looks back. */
  readonly asks: string | undefined;
  readonly onStop: () => void;
}

const HEIGHT = 168;

const points = (share: number): number => Math.round(share * 100);

/** What a game came to for one seat: kind or unkind luck, and what its decisions cost. */
function verdictOf({ sides, totals, dearest }: OwnLine, seat: string): string {
  const at = sides.findIndex((seats) => seats.includes(seat));
  const { luck = 0, decisions = 0 } = totals[at] ?? {};
  const kind = say.luckWas(points(luck));
  const lost = dearest.filter((one) => one.seat === seat).length;
  const cost = -points(decisions);
  if (lost === 0 || cost === 0) return say.costNothing(kind);
  return say.cost(kind, cost, lost);
}

function SideBadge({ sides, seat }: { readonly sides: readonly Side[]; readonly seat: string }) {
  const side = sideOf(sides, seat);
  return side ? <Badge side={side} /> : null;
}

export function LookedBack({ room, sitting, now, sides, isOver, alone, asks, onStop }: Props) {
  const looks = useStore(sitting.$looks);
  const [told, setTold] = useState<Lined>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const lose = () => setLost(true);
    const played = {
      start: originOf(sitting.branching.line, sitting.branching.$branch.get()).state,
      actions: now.moves.map(({ action }) => action),
      ...(!isOver && asks !== undefined && { viewer: asks }),
    };
    return order(room, ({ line }) => line(played, setTold, lose), lose);
  }, []);
  const line = told?.line;
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was found is seen from its beginning.
    const sheet = top.current?.closest('.branch-sheet');
    const place = top.current?.closest('.look-back');
    if (sheet && place) sheet.scrollTop += place.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  }, [line]);
  if (!line)
    return (
      <p class="figures-note note" role="status">
        {lost ? say.notHere : say.playingEvery}{' '}
        {!lost && (
          <>
            <progress max="1" value={told?.share ?? 0} aria-label={say.howFar} />{' '}
            <button type="button" onClick={onStop}>
              {say.stop}
            </button>
          </>
        )}
      </p>
    );
  const at = looks === undefined ? now.moves.length : looks + 1;
  const go = (step: number) => sitting.$looks.set(Math.min(now.moves.length, Math.max(1, step)) - 1);
  const titleOf = ({ step, chose }: Swing): string =>
    chose ?? now.moves[step - 1]?.happened[0]?.says ?? plural(step, 'action');
  const dearest = line.dearest
    .filter(({ seat }) => seat === asks || (isOver && !alone))
    .toSorted((a, b) => a.by - b.by);
  const [moment] = now.moves[at - 1]?.happened ?? [];
  return (
    <div ref={top}>
      {asks !== undefined && (isOver ? alone : asks) !== undefined && <p class="step-says">{verdictOf(line, asks)}</p>}
      <Graph uid="look-back" {...{ line, sides, at }} height={HEIGHT} rules={[]} onGo={go} />
      <p class="figures-note note looked-at">
        {moment && <b>{moment.says}</b>} {say.afterAction(at, standingWords(line, sides, at))}
      </p>
      {dearest.length > 0 && (
        <>
          <h3>
            {alone || !isOver ? say.costliest(dearest.length) : say.allCostliest}{' '}
            <small class="note">{say.inPoints}</small>
          </h3>
          <ol class="dearest">
            {dearest.map((swing) => (
              <li key={swing.step}>
                <button
                  type="button"
                  class="bare choice side-tap"
                  aria-current={swing.step === at ? 'step' : undefined}
                  onClick={() => go(swing.step)}
                >
                  <span class="choice-says">
                    {!alone && isOver && <SideBadge sides={sides} seat={swing.seat} />} {titleOf(swing)}
                    <small>{say.better(swing.better ?? '')}</small>
                  </span>
                  <span class="choice-figure ends">
                    <b>{swing.error > UNCLEAR ? unclear : `−${points(-swing.by)}`}</b>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p class="step-says">{luckWords(line, sides)}</p>
      <details class="going-list">
        <summary>{say.allSwings}</summary>
        <Swings
          {...{ line, sides, at, titleOf }}
          onGo={({ step }) => go(step)}
          made={isOver ? say.withOpenHands : say.byThisSeat}
        />
      </details>
    </div>
  );
}

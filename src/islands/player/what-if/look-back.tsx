/** Looking back at a game of one's own: who was ahead, the dearest decisions with what was better, and how luck fell. */
import { useEffect, useState } from 'preact/hooks';
import { plural } from '../../../calculator/words.ts';
import { luckWords } from '../../../charts/line.ts';
import { type OwnLine, type Swing, UNCLEAR } from '../../../play/line.ts';
import type { Side } from '../../../play/shown.ts';
import type { Now } from '../../../stores/branch/branch.ts';
import { originOf } from '../../../stores/branch/main-line.ts';
import { peopleOf } from '../../../stores/branch/seats.ts';
import type { Sitting } from '../../../stores/branch/sitting.ts';
import { seatsIn } from '../../../stores/branch/turn.ts';
import type { Lined } from '../../../workers/weigher.ts';
import { useStore } from '../../use-store.ts';
import { Graph } from '../line/graph.tsx';
import { Swings } from '../line/swings.tsx';
import type { Room } from './engine.ts';
import { weigherIn } from './use-odds.ts';

interface Props {
  readonly room: Room;
  readonly sitting: Sitting;
  readonly now: Now;
  readonly sides: readonly Side[];
}

const HEIGHT = 168;

const points = (share: number): number => Math.round(share * 100);

/** What a game came to for one seat: kind or unkind luck, and what its decisions cost. */
function verdictOf({ sides, totals, dearest }: OwnLine, seat: string): string {
  const at = sides.findIndex((seats) => seats.includes(seat));
  const { luck = 0, decisions = 0 } = totals[at] ?? {};
  const fell = points(luck);
  const kind =
    fell === 0 ? 'Luck was even' : `Luck was ${fell > 0 ? 'kind' : 'unkind'}, ${fell > 0 ? '+' : '−'}${Math.abs(fell)}`;
  const lost = dearest.filter((one) => one.seat === seat).length;
  const cost = -points(decisions);
  if (lost === 0 || cost === 0) return `${kind}. No decision cost you much.`;
  return `${kind}. Your decisions cost −${cost} points of winning chance, most of it ${lost === 1 ? 'one' : `these ${lost}`}.`;
}

export function LookBack({ room, sitting, now, sides }: Props) {
  const seats = useStore(sitting.$seats);
  const looks = useStore(sitting.$looks);
  const [wanted, setWanted] = useState<{ readonly of: Now; readonly told?: Lined; readonly lost?: boolean }>();
  const open = wanted?.of === now ? wanted : undefined;
  const isOpen = open !== undefined;
  const isOver = now.ending !== undefined || seats.over !== undefined;
  const people = peopleOf(seats, seatsIn(room.game, now.state));
  const [alone] = people.length === 1 ? people : [];
  const asks = alone ?? (now.decider === 'chance' ? undefined : now.decider) ?? people[0];
  useEffect(() => {
    if (!isOpen) return;
    return weigherIn(room).line(
      {
        start: originOf(sitting.branching.line, sitting.branching.$branch.get()).state,
        actions: now.moves.map(({ action }) => action),
        ...(!isOver && asks !== undefined && { viewer: asks }),
      },
      (told) => setWanted({ of: now, told }),
      () => setWanted({ of: now, lost: true }),
    );
  }, [isOpen, now]);
  if (now.moves.length === 0) return null;
  const line = open?.told?.line;
  const at = looks === undefined ? now.moves.length : looks + 1;
  const go = (step: number) => sitting.$looks.set(Math.min(now.moves.length, Math.max(1, step)) - 1);
  const titleOf = ({ step, chose }: Swing): string =>
    chose ?? now.moves[step - 1]?.happened[0]?.says ?? plural(step, 'action');
  const dearest = line?.dearest.filter(({ seat }) => seat === asks || (isOver && !alone)) ?? [];
  return (
    <section class="look-back" aria-label="Looking back">
      <button
        type="button"
        class="bare choice side-tap"
        aria-expanded={isOpen}
        onClick={() => setWanted(isOpen ? undefined : { of: now })}
      >
        <span class="choice-says">
          {isOver ? 'Look back: what decided it' : 'Who is ahead so far'}
          {!isOver && asks !== undefined && <small>by what {room.game.seats[asks] ?? asks} can see</small>}
        </span>
        <span class="choice-more">{isOpen ? '✕' : '›'}</span>
      </button>
      {open && !line && (
        <p class="figures-note" role="status">
          {open.lost ? 'This could not be worked out here.' : 'Games are played on from every step … '}
          {!open.lost && (
            <>
              <progress max="1" value={open.told?.share ?? 0} aria-label="How far it has come" />{' '}
              <button type="button" onClick={() => setWanted(undefined)}>
                Stop
              </button>
            </>
          )}
        </p>
      )}
      {line && (
        <>
          {asks !== undefined && (isOver ? alone : asks) !== undefined && (
            <p class="step-says">{verdictOf(line, asks)}</p>
          )}
          <Graph uid="look-back" {...{ line, sides, at }} height={HEIGHT} rules={[]} onGo={go} />
          {dearest.length > 0 && (
            <>
              <h3>{alone || !isOver ? 'Your dearest decisions' : 'The dearest decisions'}</h3>
              <ol class="dearest">
                {dearest.map((swing) => (
                  <li key={swing.step}>
                    <button type="button" class="bare choice side-tap" onClick={() => go(swing.step)}>
                      <span class="choice-says">
                        {titleOf(swing)}
                        <small>better: {swing.better}</small>
                      </span>
                      <span class="choice-figure">
                        <b>{swing.error > UNCLEAR ? 'unclear' : `−${points(-swing.by)}`}</b>
                        <small>points</small>
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
            </>
          )}
          <p class="step-says">{luckWords(line, sides)}</p>
          <details class="going-list">
            <summary>All swings</summary>
            <Swings
              {...{ line, sides, at, titleOf }}
              onGo={({ step }) => go(step)}
              made={
                isOver
                  ? 'Estimated with all hands open, from games played on from every step.'
                  : 'Estimated by what this seat can see, from games played on from every step.'
              }
            />
          </details>
        </>
      )}
    </section>
  );
}

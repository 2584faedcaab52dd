/** The turn of a game, followed at the table: one island for all games. All it shows is in the data and the store. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Custom, type Plan, planFor, remarksOf } from '../../stores/turn/plan.ts';
import { circleOf, goOn, leaveRounds, moved, queueOf, type Seating, shown, ticked } from '../../stores/turn/table.ts';
import {
  $players,
  $trouble,
  $turns,
  $without,
  canUndo,
  follow,
  openTurn,
  tableOf,
  undo,
} from '../../stores/turn/turn.ts';
import {
  back,
  type Circle,
  next,
  outOfRounds,
  stepsAt,
  type TurnPoint,
  toPhase,
  toSeat,
} from '../../stores/turn/walk.ts';
import { useAwake } from '../awake.ts';
import { useStore } from '../use-store.ts';
import { First } from './first.tsx';
import { Head } from './head.tsx';
import { Clauses } from './line.tsx';
import { headlineOf, Moment } from './moment.tsx';
import { More } from './more.tsx';
import { Phases } from './phases.tsx';
import type { TurnProps } from './props.ts';
import { Queue } from './queue.tsx';
import { Tonight } from './tonight.tsx';
import * as say from './words.ts';

/** What comes next, as the button says it. */
function nextSays(plan: Plan, from: TurnPoint, to: TurnPoint | undefined, circle: Circle): string {
  if (!to) return say.gameOver;
  const seat = circle.seats.find((s) => s.id === to.seat)?.name;
  if (to.turn !== from.turn) return say.nextTurn(plan.turns.word.toLowerCase(), to.turn);
  if (to.phase !== from.phase) return say.nextIs(plan.phases[to.phase]?.title ?? '');
  if (seat) return from.round === undefined ? say.nextIs(seat) : say.doneNext(seat);
  const step = stepsAt(plan, to, circle)[to.step];
  return step ? say.nextIs(headlineOf(step)) : say.next;
}

function saysOf(plan: Plan, { place }: Seating, circle: Circle, count: number): string {
  const steps = stepsAt(plan, place, circle);
  const whose = circle.seats.find((s) => s.id === (place.seat ?? steps[place.step]?.seat));
  return [whose?.name, count > 1 && say.stepOf(place.step + 1, count)].filter(Boolean).join(', ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export default function Turn(props: TurnProps) {
  const { game, counts, sides } = props;
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(false);
  useAwake(root);
  useEffect(() => {
    openTurn();
    setRead(true);
  }, []);
  const all = useStore($turns);
  const chosen = Number(useStore($players)[game]);
  const without = (useStore($without)[game] ?? '').split(' ').filter(Boolean);
  const trouble = useStore($trouble);
  const way: Custom = { players: counts.includes(chosen) ? chosen : props.plan.usual, without };
  const plan = planFor(props.plan, way);
  const table = shown(plan, tableOf(all, game), way);
  const { place } = table;
  const circle = circleOf(plan, table, way);
  const phase = plan.phases[place.phase]!;
  const steps = stepsAt(plan, place, circle);
  const step = steps[place.step]!;
  const to = next(plan, place, circle);
  const earlier = back(plan, place, circle, table.rounds);
  const go = (where: TurnPoint) => follow(game, () => moved(table, where));
  const goTo = (to: number) => follow(game, (now) => moved(now, toPhase(plan, place, to, circle)));
  const inRounds = place.round !== undefined;
  const out = inRounds && plan.round?.until ? outOfRounds(plan, place, circle) : undefined;
  const queue = inRounds ? [] : queueOf(plan, phase, table, way);
  return (
    <article class="my-turn" ref={root} data-waiting={read ? undefined : ''}>
      <div class="turn-bar beside">
        <h1 class="grow">{say.myTurn}</h1>
        <a class="needs-script tap soft" href={props.eveningHref}>
          {say.evening}
        </a>{' '}
        <span class="soft">{say.players(way.players)}</span>
        <button
          type="button"
          class="needs-script bare off-paper"
          aria-expanded={open}
          aria-controls={open ? 'turn-more' : undefined}
          aria-label={say.more}
          onClick={() => setOpen(!open)}
        >
          ⋯
        </button>
      </div>
      {trouble && (
        <p class="notice" role="status">
          {trouble}
        </p>
      )}
      {open && <More {...props} plan={plan} table={table} way={way} goTo={goTo} close={() => setOpen(false)} />}
      <Tonight game={game} plan={plan} eveningHref={props.eveningHref} />
      <Head
        plan={plan}
        place={place}
        circle={circle}
        sides={sides}
        choose={(id) => {
          const seat = circle.seats.find((s) => s.id === id);
          if (seat) go(toSeat(plan, place, seat));
        }}
      />
      <div class="turn-body">
        <div>
          {!inRounds && (
            <p class="turn-who soft">
              {phase.title}: {phase.who} <Clauses rules={phase.rules} leads={props} />
            </p>
          )}
          <Moment step={step} says={capital(saysOf(plan, table, circle, steps.length))} leads={props} />
          {step.picks === 'first' && (
            <First
              seats={circle.seats}
              first={table.first}
              sides={sides}
              points={table.points}
              unit={plan.points}
              pick={(first) => follow(game, () => ({ ...table, first }))}
            />
          )}
          {queue.length > 0 && (
            <Queue
              queue={queue}
              done={table.done}
              sides={sides}
              unit={phase.order?.by === 'points' ? plan.points : undefined}
              tick={(seat) => follow(game, () => ticked(table, seat))}
              enter={() => setOpen(true)}
            />
          )}
          {out && (
            <button
              type="button"
              class="turn-out whole needs-script"
              onClick={() => follow(game, () => leaveRounds(plan, table, way))}
            >
              {plan.round?.until}: {nextSays(plan, place, out, circle).replace(/^Next: /, '')}
            </button>
          )}
        </div>
        <div class="turn-around-step">
          {steps.length > 1 && (
            <nav class="turn-steps" aria-labelledby="turn-steps">
              <h3 id="turn-steps">{say.stepByStep(inRounds ? (plan.round?.title ?? '') : phase.title)}</h3>
              <ol class="ruled">
                {steps.map((one, i) => (
                  <li key={one.what}>
                    <button
                      type="button"
                      aria-current={i === place.step ? 'step' : undefined}
                      onClick={() => go({ ...place, step: i })}
                    >
                      {headlineOf(one)}
                    </button>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          {inRounds &&
            remarksOf(phase).map((remark) => (
              <p key={remark.what} class="turn-also soft">
                {remark.what} <Clauses rules={remark.rules} leads={props} />
              </p>
            ))}
        </div>
        <nav class="turn-beside needs-script" aria-labelledby="turn-beside">
          <h3 id="turn-beside">{say.wholeTurn}</h3>
          <Phases plan={plan} now={place.phase} go={goTo} />
        </nav>
      </div>
      <div class="turn-foot stack line-above needs-script off-paper">
        <button type="button" disabled={!canUndo(all, game)} onClick={() => undo(game)}>
          {say.undo}
        </button>
        <button type="button" disabled={!earlier} onClick={() => earlier && go(earlier)}>
          {say.stepBack}
        </button>
        <button
          type="button"
          class="turn-next filled strong"
          disabled={!to}
          onClick={() => follow(game, () => goOn(plan, table, way))}
        >
          {nextSays(plan, place, to, circle)}
        </button>
      </div>
    </article>
  );
}

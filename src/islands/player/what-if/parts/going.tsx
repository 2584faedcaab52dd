/** A piece that can move: what it takes along, where it can get to, and the route with its risks once a goal is chosen. */
import { percent } from '../../../../calculator/words.ts';
import { arrivalOn } from '../../../../play/arrival.ts';
import { type AnyAction, sameAction } from '../../../../play/frames.ts';
import type { AnyGame } from '../../../../play/machine.ts';
import type { Reach, Way } from '../../../../play/reach.ts';
import type { Side } from '../../../../play/shown.ts';
import type { Option } from '../../../../stores/branch/rows.ts';
import type { Tapping } from '../../../../stores/branch/tapping.ts';
import { Badge, sideOf } from '../../../board/badge.tsx';
import { Clause } from '../../clause.tsx';
import type { Data } from '../../props.ts';
import { Amounts, fieldsOf, fieldWords, valueIn } from '../rows.tsx';
import type { Weighed } from './weighing.ts';
import * as say from './words.ts';

/** What an option takes of what it could, in words: all 3 Legions, the Leader; 2 of 7 CU. */
function takenWords(option: Option, options: readonly Option[]): string {
  const words = fieldsOf(option).flatMap(([field, taken]) => {
    const most = Math.max(...options.map((one) => valueIn(one, field)));
    if (most === 0) return [];
    const isOne = option.touches.some((touch) => touch.field === field && typeof touch.id === 'boolean');
    if (isOne) return taken ? [say.theField(fieldWords(field))] : [];
    const name = most === 1 ? fieldWords(field).replace(/s$/, '') : fieldWords(field);
    const isSettled = new Set(options.map((one) => valueIn(one, field))).size < 2;
    return [say.taken(taken, most, isSettled, name)];
  });
  return words.join(', ');
}

interface Props {
  readonly reach: Reach;
  readonly unit: string;
  readonly placeName: (id: string) => string;
  readonly isEnemy: (place: string) => boolean;
  /** By place, how often it is reached, where that is known. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** What may be settled before the first step, all of it first. */
  readonly settling: readonly (readonly Option[])[];
  readonly onSettle: (action: AnyAction) => void;
  readonly onGoal: (place: string) => void;
  /** Plays what sets it going, and nothing more. */
  readonly onBegin: (() => void) | undefined;
}

/** Where there is room for it beside the board the list is open. */
const isWide = (): boolean => matchMedia('(width >= 1120px)').matches;

/** The places in reach as a list: nearest first. */
export function Going({ reach, unit, placeName, isEnemy, arrivals, settling, onSettle, onGoal, onBegin }: Props) {
  const places = [...reach.ways]
    .flatMap(([id, [way]]) => (way ? [{ id, way }] : []))
    .sort((a, b) => a.way.cost - b.way.cost);
  const taken = settling.flatMap((options) => {
    const now = options.find(({ action }) => reach.outset.some((one) => sameAction(one, action)));
    return now ? [{ options, now }] : [];
  });
  return (
    <section class="going" aria-label={say.whereTo}>
      {taken.length > 0 && (
        <details class="going-list">
          <summary class="beside gap-6">
            <span class="choice-says">
              {say.withPieces(taken.map(({ now, options }) => takenWords(now, options)).join(', '))}
            </span>
            <span class="going-less tap one-line">{say.leaveSome}</span>
          </summary>
          {taken.map(({ options, now }) => (
            <Amounts key={now.action.type} options={options} now={now} onNow={({ action }) => onSettle(action)} />
          ))}
        </details>
      )}
      <div class="going-more row line-above">
        {arrivals.size > 0 && (
          <p class="going-key note flush">
            {say.ring}
            {places.some(({ id }) => isEnemy(id)) && say.ringSwords}
          </p>
        )}
        <details class="going-list" open={isWide()}>
          <summary>
            {say.asList} <span class="soft">{places.length}</span>
          </summary>
          <ul>
            {places.map(({ id, way }) => (
              <li key={id}>
                <button
                  type="button"
                  class="bare choice choice-tap"
                  data-place={id}
                  data-cost={way.cost}
                  data-foe={isEnemy(id) ? '' : undefined}
                  onClick={() => onGoal(id)}
                >
                  <span class="choice-says">
                    {placeName(id)}
                    {isEnemy(id) && <small>{say.enemyThere}</small>}
                  </span>
                  <span class="choice-chance">
                    <b>
                      {way.cost} {unit}
                    </b>
                    {arrivals.has(id) && (
                      <small>
                        {percent(arrivals.get(id) ?? 1, 0)} {say.winOrArrive(isEnemy(id))}
                      </small>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
        {onBegin && (
          <button type="button" class="bare choice-tap going-begin" onClick={onBegin}>
            {say.stepByStep}
          </button>
        )}
      </div>
    </section>
  );
}

interface GoalProps {
  readonly tapping: Tapping;
  readonly unit: string;
  readonly placeName: (id: string) => string;
  readonly risks: readonly Weighed[];
  readonly game: AnyGame;
  /** Whether an enemy stands at the goal. */
  readonly enemy: boolean;
  readonly sides: readonly Side[];
  readonly clauses: Data['clauses'];
  readonly onWay: (nth: number) => void;
}

/** The same question at several places, or to several, stands once, unless it has odds of its own. */
function together(risks: readonly Weighed[]): (Weighed & { readonly all: readonly Weighed[] })[] {
  const found = new Map<string, Weighed & { all: Weighed[] }>();
  for (const risk of risks) {
    const key = `${risk.rule} ${risk.says} ${risk.question ? `${risk.by} ${risk.at}` : ''}`;
    const same = found.get(key);
    if (same) same.all.push(risk);
    else found.set(key, { ...risk, all: [risk] });
  }
  return [...found.values()];
}

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** More stops than fit beside each other on a phone are told in a line. */
const BESIDE = 6;

/** The stops of a way with what each leg costs, where that is told. */
function Stops({
  way,
  ways,
  placeName,
  look,
}: Pick<GoalProps, 'placeName'> & {
  readonly way: Way;
  readonly ways: Reach['ways'];
  readonly look: string | undefined;
}) {
  const { stops } = way;
  if (stops.length < 3) return null;
  if (stops.length > BESIDE) return <p class="goal-stops data soft flush">{stops.map(placeName).join(' → ')}</p>;
  const costs = stops.map((stop, i) =>
    i === 0 ? 0 : i === stops.length - 1 ? way.cost : ways.get(stop)?.find((one) => one.stops.length === i + 1)?.cost,
  );
  return (
    <ol class="goal-rail" data-look={look}>
      {stops.map((stop, i) => {
        const [cost, before] = [costs[i], costs[i - 1]];
        const leg = cost === undefined || before === undefined ? 0 : cost - before;
        return (
          <li key={stop}>
            {leg > 0 && <i>{leg}</i>}
            <span>{placeName(stop)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The way that was chosen: what it costs, over which places, and what may happen in the order in which it does. */
export function Goal({ tapping, unit, placeName, risks, game, enemy, sides, clauses, onWay }: GoalProps) {
  const { reach, way, ways, goal = '' } = tapping;
  if (!reach || !way) return null;
  // Dice against nobody, as those of a pass, are told in their turn: they stop nobody.
  const field = enemy ? risks.findLast(({ by, chance }) => by === 'chance' && chance !== undefined) : undefined;
  const arrives = arrivalOn(game, risks, enemy);
  const figure = arrives !== undefined && arrives < 1 ? arrives : field?.chance;
  const side = sideOf(sides, reach.side);
  return (
    <section class="goal" aria-label={say.toGoal(placeName(goal))}>
      <p class="goal-figure beside flush">
        <b class="one-line">{figure === undefined ? `${way.cost} ${unit}` : percent(figure)}</b>
        <span>
          {say.toPlace(figure !== undefined, enemy, placeName(goal))}
          {figure !== undefined ? `, ${way.cost} ${unit}` : way.open ? '' : say.left(reach.left - way.cost)}
        </span>
      </p>
      {figure !== undefined && (
        <svg class="goal-bar block whole" data-look={side?.look} aria-hidden="true">
          <rect class="figure-all" width="100%" height="100%" />
          <rect class="goal-part" width={percent(figure)} height="100%" />
        </svg>
      )}
      <Stops way={way} ways={reach.ways} placeName={placeName} look={side?.look} />
      <ol class="goal-risks line-above">
        {together(risks).map(({ all, at, rule, says, chance, of, told }) => (
          <li key={`${at} ${rule}`} class="choice">
            <span class="choice-says">
              {unique(all.map(({ by }) => by)).flatMap((by) => {
                const side = sideOf(sides, by);
                return side ? [<Badge key={by} side={side} />, ' '] : [];
              })}
              {says}
              {told && <small>{told}</small>}
              <small>
                {unique(all.map((one) => placeName(one.at))).join(', ')} <Clause id={rule} clauses={clauses} />
              </small>
            </span>
            {chance !== undefined && (
              <span class="choice-chance">
                <b>{percent(chance)}</b>
                <small>{of}</small>
              </span>
            )}
          </li>
        ))}
      </ol>
      {ways.map((other, i) =>
        other === way ? null : (
          <button key={other.stops.join()} type="button" class="bare choice choice-tap" onClick={() => onWay(i)}>
            <span class="choice-says">
              {say.anotherWay}
              <small>{other.stops.map(placeName).join(' → ')}</small>
            </span>
            <span class="choice-chance">
              <b>
                {other.cost} {unit}
              </b>
              <small>{other.asked < way.asked ? say.fewer : say.more}</small>
            </span>
          </button>
        ),
      )}
    </section>
  );
}

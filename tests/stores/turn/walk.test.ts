/** The way through a turn: next and back against every place written down one by one, for all games and tables. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/games/index.ts';
import { playerCounts } from '../../../src/gate/clauses.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { helpersOf } from '../../../src/gate/sequence.ts';
import { forSeat, type Plan, planFor, stepsOf } from '../../../src/stores/turn/plan.ts';
import { circleOf, NEW } from '../../../src/stores/turn/table.ts';
import {
  back,
  type Circle,
  inTurn,
  next,
  START,
  settled,
  stepsAt,
  type TurnPoint,
} from '../../../src/stores/turn/walk.ts';
import { leastOf } from '../../support/size.ts';

const ROUNDS = 3;

/** All places of two turns, by plain loops over the content. */
function written(plan: Plan, circle: Circle): TurnPoint[] {
  const all: TurnPoint[] = [];
  for (const turn of [1, 2])
    for (const [phase, { id, do: lines }] of plan.phases.entries()) {
      const steps = lines.filter((line) => line.at !== 'during');
      const put = (step: number) => all.push({ turn, phase, step });
      const before = steps.filter((step) => step.at !== 'after').length;
      for (let step = 0; step < before; step++) put(step);
      if (plan.round?.id === id)
        for (let round = 1; round <= (plan.round.times ?? ROUNDS); round++)
          for (const seat of inTurn(circle)) {
            const own = forSeat(plan.round.do, seat);
            const opens = own.findIndex((step) => step.opens);
            all.push({ turn, phase, step: Math.max(0, opens), round, seat: seat.id });
          }
      for (let step = before; step < steps.length; step++) put(step);
    }
  return all;
}

/** Not every game has its turn written down. */
const sequenced = GAMES.filter((id) => gameOf(id).sequence.phases.length > 0);

const tables = sequenced.flatMap((id) =>
  playerCounts(gameOf(id).players).flatMap((players) =>
    [[], ['optional', 'fast']].map((without) => ({ id, players, without })),
  ),
);

describe.each(tables)('$id with $players players, without $without', ({ id, players, without }) => {
  const way = { players, without };
  const plan = planFor(gameOf(id).sequence, way);
  const seats = circleOf(plan, NEW, way);
  const circle: Circle = { ...seats, first: seats.seats.at(-1)!.id };
  const all = written(plan, circle);

  test('next goes through all of it, and back comes the same way', () => {
    let place: TurnPoint = START;
    for (const [i, wanted] of all.entries()) {
      expect(place).toEqual(wanted);
      expect(stepsAt(plan, place, circle)[place.step]).toBeDefined();
      expect(settled(plan, place, circle)).toEqual(place);
      if (i) expect(back(plan, place, circle, ROUNDS)).toEqual(all[i - 1]);
      // Rounds without a number end where the players say so.
      const [here, following] = [all[i], all[i + 1]];
      if (following)
        place =
          here?.round === ROUNDS && !plan.round?.times && !following.round ? following : next(plan, place, circle)!;
    }
    expect(back(plan, START, circle)).toBeUndefined();
  });

  test('every line is for this table, and its seats sit at it', () => {
    const known = plan.seats.map((seat) => seat.id);
    const lines = [...plan.phases, ...(plan.round ? [plan.round] : [])].flatMap((phase) =>
      phase.do.flatMap((step) => [step, ...(step.ways ?? []), ...(step.also ?? [])]),
    );
    expect(lines.filter((line) => line.seat && !known.includes(line.seat)).map((line) => line.what)).toEqual([]);
    expect(lines.filter((line) => line.variant && without.includes(line.variant))).toEqual([]);
    // What heads the screen is short enough to be read at a glance.
    const heads = [...plan.phases.flatMap(stepsOf), ...(plan.round?.do ?? [])].map((step) => step.title ?? step.what);
    expect(heads.filter((head) => head.length > 60)).toEqual([]);
  });
});

test.each(sequenced)('%s: every calculator that a step names is there', async (id) => {
  const { sequence } = gameOf(id);
  expect(Object.keys(await helpersOf(id, sequence)).length).toBeGreaterThanOrEqual(leastOf(id, 6));
  const [phase] = sequence.phases;
  const wrong = { ...phase!, do: [{ what: 'x', rules: ['1'], odds: ['no-such'] }] };
  await expect(helpersOf(id, { ...sequence, phases: [wrong] })).rejects.toThrow('no calculator "no-such"');
});

test('after the last turn there is nothing; a place that is gone leads to one that is there', () => {
  const way = { players: 2, without: [] };
  const plan = planFor(gameOf('hamilcar').sequence, way);
  const circle = circleOf(plan, NEW, way);
  const last = plan.phases.length - 1;
  const end = { turn: 7, phase: last, step: stepsOf(plan.phases[last]!).length - 1 };
  expect(next(plan, end, circle)).toBeUndefined();
  expect(settled(plan, { turn: 99, phase: 99, step: 99, round: 9, seat: 'nobody' }, circle)).toEqual(end);
});

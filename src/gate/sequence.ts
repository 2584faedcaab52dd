/** The turn of a game: what can be wrong with it, and the calculators that help with its steps. */
import { calculatorOf, type GameId } from '../games/index.ts';
import { ContentError, unknownName } from './problem.ts';
import type { Line, Phase, Sequence } from './sequence-schema.ts';

export const NO_SEQUENCE: Sequence = { turns: { word: 'Turn' }, ties: [], usual: 2, seats: [], phases: [] };

const phasesOf = ({ phases, round }: Sequence): Phase[] => [...phases, ...(round ? [round] : [])];
const linesOf = ({ do: steps }: Phase): Line[] =>
  steps.flatMap((step) => [step, ...(step.ways ?? []), ...(step.also ?? [])]);

/** Everything that the turn says, line by line. */
export const linesIn = (sequence: Sequence): Line[] => phasesOf(sequence).flatMap(linesOf);

/** Clauses, seats and sides exist; no two seats of one table share an id. */
export function sequenceProblems(
  sequence: Sequence,
  file: string,
  ids: readonly string[],
  sides: readonly { readonly id: string }[],
): string[] {
  const { seats, ties } = sequence;
  const known = [...new Set(seats.map((s) => s.id))];
  const seat = (where: string, found: readonly string[]) =>
    found.filter((id) => !known.includes(id)).map((id) => unknownName(where, 'seat', id, known));
  const sideIds = sides.map((s) => s.id);
  return [
    ...seat(`${file}: ties`, ties),
    ...seats.flatMap((one, i) => [
      ...one.sides
        .filter((id) => !sideIds.includes(id))
        .map((id) => unknownName(`${file}: seat "${one.name}"`, 'side', id, sideIds)),
      ...seats
        .slice(i + 1)
        .filter((other) => other.id === one.id && meet(one.players, other.players))
        .map(() => `${file}: the seat "${one.id}" stands twice for one number of players`),
    ]),
    ...phasesOf(sequence).flatMap((phase) => {
      const where = `${file}: "${phase.title}"`;
      const lines = linesOf(phase);
      const by = phase.order?.by ?? [];
      return [
        ...[phase.id, ...phase.rules, ...lines.flatMap((line) => line.rules)]
          .filter((id) => !ids.includes(id))
          .map((id) => unknownName(where, 'clause', id, ids)),
        ...seat(where, [...lines.flatMap((line) => line.seat ?? []), ...(typeof by === 'string' ? [] : by)]),
      ];
    }),
  ];
}

const meet = (a?: readonly number[], b?: readonly number[]): boolean => !a || !b || a.some((n) => b.includes(n));

/** Titles of the calculators that the steps name, by id; stops on one that is not there. */
export async function helpersOf(game: GameId, sequence: Sequence): Promise<Record<string, string>> {
  const named = [...new Set(linesIn(sequence).flatMap((line) => line.odds ?? []))];
  const found = await Promise.all(named.map(async (id) => [id, (await calculatorOf(game, id))?.title] as const));
  const lost = found.filter(([, title]) => title === undefined).map(([id]) => id);
  if (lost.length)
    throw new ContentError([`content/${game}/sequence.json: found no calculator "${lost.join('", "')}"`]);
  return Object.fromEntries(found.map(([id, title]) => [id, title!]));
}

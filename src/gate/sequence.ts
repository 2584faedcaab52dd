/** The turn of a game: the schema of its sequence.json, what can be wrong with it, and the calculators that help with its steps. */
import { z } from 'astro/zod';
import { calculatorOf, type GameId } from '../games/index.ts';
import { ContentError, unknownName } from './problem.ts';
import { clauseId, forPlayers, text } from './schema.ts';

/** Something to do or to know, with its clauses. */
const line = {
  /** In a few words, where the sentence is a long one. */
  title: text.max(60).optional(),
  what: text,
  rules: z.array(clauseId).min(1),
  players: forPlayers,
  /** The variant that it belongs to. */
  variant: text.optional(),
  /** The seat that alone does it. */
  seat: text.optional(),
  /** Calculators that help with it. */
  odds: z.array(text).min(1).optional(),
};

const step = z.strictObject({
  ...line,
  /** What a step may be, where it is one of several things. */
  ways: z.array(z.strictObject(line)).min(2).optional(),
  /** What belongs to it. */
  also: z.array(z.strictObject(line)).min(1).optional(),
  /** In the phase of the rounds: before them (where nothing is said), at any time in them, or after them. */
  at: z.enum(['during', 'after']).optional(),
  /** In a round: a player's turn begins with it in view. */
  opens: z.literal(true).optional(),
  /** Here it is settled who goes first. */
  picks: z.literal('first').optional(),
});

const phase = z.strictObject({
  /** The clause it stands in. */
  id: clauseId,
  title: text,
  /** Where there is little room. */
  short: text.max(14).optional(),
  /** Who acts, in which order. */
  who: text,
  /** The clauses that set the order. */
  rules: z.array(clauseId).min(1),
  /** Where one after the other goes through it: from the most points to the fewest, or these seats; neutral powers before all. */
  order: z
    .strictObject({ by: z.union([z.literal('points'), z.array(text).min(2)]), neutral: z.literal(true).optional() })
    .optional(),
  do: z.array(step).min(1),
});

const seat = z.strictObject({
  id: text,
  name: text,
  /** The sides of the board that it has, whose colours it shows. */
  sides: z.array(text).min(1),
  /** Neutral powers have no turns; an event has turns, and nothing else. */
  as: z.enum(['neutral', 'event']).optional(),
  players: forPlayers,
  /** With so many players it is left out, unless the players choose another. */
  out: forPlayers,
});

export const sequenceSchema = z
  .strictObject({
    turns: z.strictObject({ word: text, last: z.number().int().positive().optional() }).default({ word: 'Turn' }),
    /** What the order of the players goes by: VP. */
    points: text.optional(),
    /** Seats in the order in which they win ties. */
    ties: z.array(text).default([]),
    /** The number of players where nobody has said it. */
    usual: z.number().int().default(2),
    /** Who sits at the table, clockwise. */
    seats: z.array(seat).default([]),
    phases: z.array(phase).min(1),
    /** What repeats within the phase of the same clause: so many times, or until this is so. */
    round: phase.extend({ times: z.number().int().positive().optional(), until: text.optional() }).optional(),
  })
  .refine(({ phases, round }) => !round || phases.some((p) => p.id === round.id), {
    path: ['round', 'id'],
    error: 'expected the id of a phase',
  });

export type Sequence = z.infer<typeof sequenceSchema>;
export type Phase = Sequence['phases'][number];
export type Step = Phase['do'][number];
export type Line = NonNullable<Step['also']>[number];

export const NO_SEQUENCE: Sequence = { turns: { word: 'Turn' }, ties: [], usual: 2, seats: [], phases: [] };

const phasesOf = ({ phases, round }: Sequence): Phase[] => [...phases, ...(round ? [round] : [])];
const linesOf = ({ do: steps }: Phase): Line[] =>
  steps.flatMap((step) => [step, ...(step.ways ?? []), ...(step.also ?? [])]);

/** Everything that the turn says, line by line. */
export const linesIn = (sequence: Sequence): Line[] => phasesOf(sequence).flatMap(linesOf);

/** What a turn may name. */
interface Around {
  readonly sequence: Sequence;
  readonly ids: readonly string[];
  readonly sides: readonly { readonly id: string }[];
  readonly variants: Readonly<Record<string, string>>;
}

/** Clauses, seats, sides and variants exist; no two seats of one table share an id. */
export function sequenceProblems({ sequence, ids, sides, variants }: Around, file: string): string[] {
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
        .map(() => `${file}: the seat "${one.id}" appears twice for one number of players`),
    ]),
    ...phasesOf(sequence).flatMap((phase) => {
      const where = `${file}: "${phase.title}"`;
      const lines = linesOf(phase);
      const by = phase.order?.by ?? [];
      return [
        ...[phase.id, ...phase.rules, ...lines.flatMap((line) => line.rules)]
          .filter((id) => !ids.includes(id))
          .map((id) => unknownName(where, 'clause', id, ids)),
        ...lines
          .flatMap(({ variant }) => variant ?? [])
          .filter((id) => !Object.hasOwn(variants, id))
          .map((id) => unknownName(where, 'variant', id, Object.keys(variants))),
        ...seat(where, [...lines.flatMap((line) => line.seat ?? []), ...(typeof by === 'string' ? [] : by)]),
      ];
    }),
  ];
}

const meet = (a?: readonly number[], b?: readonly number[]): boolean => !a || !b || a.some((n) => b.includes(n));

/** Titles of the calculators that the steps name, by id; stops on one that is not there. */
export async function helpersOf(game: GameId, sequence: Sequence): Promise<Record<string, string>> {
  const named = [...new Set(linesIn(sequence).flatMap((line) => line.odds ?? []))];
  const found = await Promise.all(named.map(async (id) => [id, (await calculatorOf(game, id))?.title ?? ''] as const));
  const lost = found.filter(([, title]) => !title).map(([id]) => id);
  if (lost.length)
    throw new ContentError([`content/${game}/sequence.json: found no calculator "${lost.join('", "')}"`]);
  return Object.fromEntries(found);
}

/** A board as a flat list of facts, so that a sample can say in plain words what it expects. */
import type { Fact } from '../calculator/report.ts';
import type { Board, Place } from './board.ts';

function placeFacts(id: string, { control, stacks, leaders, siege, marks = [] }: Place): [string, Fact][] {
  const numbers: Record<string, number> = {};
  for (const { side, kind, number } of stacks) {
    numbers[`${id} ${side}`] = (numbers[`${id} ${side}`] ?? 0) + number;
    numbers[`${id} ${side} ${kind}`] = (numbers[`${id} ${side} ${kind}`] ?? 0) + number;
  }
  return [
    [id, control ?? 'nobody'],
    ...Object.entries(numbers),
    ...leaders.map((leader): [string, Fact] => [leader.id, id]),
    ...(siege ? [[`${id} siege`, siege.points] as [string, Fact]] : []),
    ...marks.map((mark): [string, Fact] => [`${id} ${mark.id}`, mark.number ?? true]),
  ];
}

/**
 * `<place>`: who controls it; `<place> <side>`, `<place> <side> <kind>`: how many pieces; `<place> siege`: its points;
 * `<place> <mark>`; `<leader>`: where he is, `<leader> status`; `<track>`, `<track> <side>`; `hand <seat>`: how many cards;
 * `pile <pile>`; `asked`: who decides; `winner`, where somebody has won.
 */
export function factsOf(board: Board): Record<string, Fact> {
  const leaders = [...Object.values(board.places).flatMap((place) => place.leaders), ...(board.beside ?? [])];
  return Object.fromEntries<Fact>([
    ...(board.beside ?? []).map((leader): [string, Fact] => [leader.id, 'beside']),
    ...Object.entries(board.places).flatMap(([id, place]) => placeFacts(id, place)),
    ...leaders.flatMap(({ id, status }) => (status ? [[`${id} status`, status] as [string, Fact]] : [])),
    ...Object.entries(board.tracks).flatMap(([id, { at }]): [string, Fact][] =>
      typeof at === 'number' ? [[id, at]] : Object.entries(at).map(([side, n]) => [`${id} ${side}`, n]),
    ),
    ...Object.entries(board.hands).map(([who, { count }]): [string, Fact] => [`hand ${who}`, count]),
    ...Object.entries(board.piles).map(([id, { count }]): [string, Fact] => [`pile ${id}`, count]),
    ['asked', board.asked?.who ?? 'nobody'],
    ...(board.ending ? [['winner', board.ending.winners.join(' and ')] as [string, Fact]] : []),
  ]);
}

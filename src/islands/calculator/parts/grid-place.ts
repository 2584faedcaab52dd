/** A place in a grid: found from a tap, or one step on by an arrow key. */

export type GridPlace = readonly [row: number, column: number];

const STEPS = new Map<string, GridPlace>([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Within a grid of so many rows and columns. */
export const within = ([row, column]: GridPlace, rows: number, columns: number): GridPlace => [
  Math.min(Math.max(row, 0), rows - 1),
  Math.min(Math.max(column, 0), columns - 1),
];

/** Where the key leads; nowhere where it is no arrow. */
export function stepped([row, column]: GridPlace, { key }: KeyboardEvent): GridPlace | undefined {
  const step = STEPS.get(key);
  return step && [row + step[0], column + step[1]];
}

/** As a cell writes it down: "2,3". */
export function placeFrom(written = ''): GridPlace | undefined {
  const [row, column] = written.split(',').map(Number);
  return row === undefined || column === undefined ? undefined : [row, column];
}

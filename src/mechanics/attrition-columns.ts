/** The columns of an Attrition Table: which number belongs in which. Knows no game and none of the table's entries. */

/** The columns of an Attrition Table from left to right, each with the largest number that it holds. */
export const COLUMNS = [
  { id: '1', upTo: 1 },
  { id: '2', upTo: 2 },
  { id: '3', upTo: 3 },
  { id: '4', upTo: 4 },
  { id: '5-6', upTo: 6 },
  { id: '7-9', upTo: 9 },
  { id: '10+', upTo: Number.POSITIVE_INFINITY },
] as const;

export type Column = (typeof COLUMNS)[number]['id'];

/** The column for so many; what is less than 1 has none of its own. */
export const columnOf = (count: number): Column => COLUMNS.find(({ upTo }) => count <= upTo)?.id ?? '10+';

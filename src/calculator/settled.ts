/** The parts of a report that stay empty where nothing is left to chance. */

export const SETTLED = { chances: {}, expected: {}, distributions: {} } as const;

/** A calculator that leaves nothing to chance: the parts of its declaration and of its report that stay empty. */

export const NO_DICE = { headline: [], charts: [], tones: {}, aims: {} } as const;

export const SETTLED = { chances: {}, expected: {}, distributions: {} } as const;

/** One die against a rating: a roll of the rating or less succeeds. Knows no game. */
export const passes = (face: number, rating: number): boolean => face <= rating;

/** One die against a rating: a face up to the rating succeeds. Knows no game. */
export const passes = (face: number, rating: number): boolean => face <= rating;

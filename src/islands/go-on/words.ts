/** The words of the list of games and cases to go back to. */
export const turn = (turn: number): string => `Turn ${turn}`;
export const round = (round: number): string => `round ${round}`;
export const myTurn = 'My turn';
export const play = 'Play';
export const stepOf = (title: string, at: number, last: number): string => `${title}, step ${at} of ${last}`;
export const screenOf = (screen: number): string => `Screen ${screen} of the lesson`;
export const learn = 'Learn';
export const odds = 'Odds';
export const goOn = 'Go on';

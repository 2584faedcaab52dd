/** What the games by link on this device say: whose turn it is, and since when. */
const [HOUR, DAY] = [3_600_000, 86_400_000];

/** "4 h"; nothing within the hour. */
function howLong(long: number): string {
  if (long < HOUR) return '';
  return long < 2 * DAY ? `${Math.floor(long / HOUR)} h` : `${Math.floor(long / DAY)} days`;
}

export const myGames = 'My games';
export const yourMove = 'Your move';
export const waitingFor = (name: string, long: number): string => {
  const told = howLong(long);
  return `Waiting for ${name}${told && `, ${told}`}`;
};
export const remove = (what: string): string => `Delete: ${what}`;
export const removed = 'Deleted.';
export const bringBack = 'Restore it';

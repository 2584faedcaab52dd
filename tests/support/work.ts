/** How much work a test does and bears; the programs of tests/audit ask for more of both. */

/** How many cases a property draws that needs more or fewer than the others: as many as time allows where RUNS says so. */
export const runs = (usual: number): number => Number(process.env['RUNS'] ?? usual);

/** Whether `npm run audit` runs the tests at length. */
export const AT_LENGTH = process.env['AT_LENGTH'] !== undefined;

/** Whether games are held to the course that was recorded: not where a planted error must be noticed by what the rules say. */
export const AS_RECORDED = process.env['BY_THE_RULES'] === undefined;

/** How many are tried: so many in `npm test`, and more at length. */
export const sized = (usual: number, atLength: number): number => (AT_LENGTH ? atLength : usual);

/** Milliseconds that an answer may take: more where the code is slowed by being watched. */
export const within = (ms: number): number => ms * Number(process.env['SLOWED'] ?? 1);

/** The processor's milliseconds, whatever else the machine is doing. */
export function workOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

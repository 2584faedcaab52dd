/** A voyage as a reader sets it, solved once for all faces that are asked for. */
import { remember } from '../../../calculator/remember.ts';
import type { Tables } from '../../../calculator/table.ts';
import { levelSymbols } from '../seamanship/levels.ts';
import type { VoyageInput } from './fields.ts';
import { voyageBasis } from './readings.ts';
import { portName } from './result.ts';
import { interceptRange } from './rules.ts';
import { type Solution, solve } from './solution.ts';

/** What is settled before the dice. */
const factsOf = ({ input, qualifying, taken, read }: Solution) => ({
  qualifying: qualifying.length,
  range: interceptRange(input, read),
  interceptedAt: portName(taken.course.port),
  mayAvoid: taken.avoid !== undefined,
  symbols: levelSymbols(input.seamanship, input.symbols, read),
});

export const planOf = remember((input: VoyageInput, tables: Tables) => {
  const solution = solve(input, tables);
  const facts = factsOf(solution);
  return { ...solution, facts, basis: voyageBasis(solution) };
});

export type VoyagePlan = ReturnType<typeof planOf>;

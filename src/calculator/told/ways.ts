/** Links to other calculators, as addresses for the components that draw them. */
import { versioned, type WrittenFields, write } from '../address.ts';
import type { Onward, OnwardInput } from '../report.ts';

/** Where a way leads: the case as an address of the calculator with these fields holds it. */
export function queryOf(way: Onward | OnwardInput, fields: WrittenFields): string {
  if ('query' in way) return way.query;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(way.input)) {
    const field = fields[name];
    if (!field) throw new RangeError(`${way.calculator} has no field "${name}"`);
    const text = write(field, value);
    if (!way.only || text !== write(field, field.default)) query.set(field.key, text);
  }
  return versioned(query);
}

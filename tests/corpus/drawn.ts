/** A calculator in drawn cases: what it counts and what one roll comes to, in four letters a case, and what it says. */
import type { Calculator, Faces } from '../../src/calculator/calculator.ts';
import type { Field, Fields } from '../../src/calculator/fields.ts';
import { fitting, parse } from '../../src/calculator/parse.ts';
import type { Outcome, Report } from '../../src/calculator/report.ts';
import { type Needed, nextRoll } from '../../src/calculator/roll/faces.ts';
import type { Tables } from '../../src/calculator/table.ts';
import { Random } from '../../src/engine/random.ts';
import { type Held, Letters } from './trail.ts';

export interface Drawn extends Held {
  readonly calculator: string;
}

/** Cases of each calculator. */
const CASES = 60;
/** Sums of chances in another order differ by less. */
const PLACES = 1e9;

/** A value that the field takes: as often the usual one, or one near the least, as any other. */
function anyOf(field: Field, random: Random): unknown {
  const how = random.below(3);
  if (field.kind === 'list') {
    const many = Math.min(field.max, field.min + random.below(3));
    return Array.from({ length: many }, () => inputOf(field.of, random));
  }
  if (how === 0) return field.default;
  if (field.kind === 'flag') return random.below(2) === 1;
  if (field.kind !== 'number') return field.options[random.below(field.options.length)]?.id;
  const words = field.words ?? [];
  if (words.length > 0 && random.below(3) === 0) return words[random.below(words.length)]?.id;
  const most = how === 1 ? Math.min(field.max, field.min + 4) : field.max;
  return field.min + random.below(most - field.min + 1);
}

const inputOf = (fields: Fields, random: Random): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyOf(field, random)]));

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * PLACES) / PLACES : value;

const figuresIn = (of: Report | Outcome | undefined): unknown => of && JSON.parse(JSON.stringify(of, rounded));

/** One roll of a case, by the dice that it needs. */
function rollOf({ rolls }: Calculator, input: ReturnType<typeof fitting>, tables: Tables, random: Random): Faces {
  const faces: Record<string, readonly number[]> = {};
  const needed: Needed = (fallen) => rolls?.(input, tables, fallen) ?? [];
  for (let roll = nextRoll(needed, faces); roll; roll = nextRoll(needed, faces)) {
    const { id, dice, sides } = roll;
    faces[id] = Array.from({ length: dice }, () => random.below(sides) + 1);
  }
  return faces;
}

export function drawnOf(calculator: Calculator, tables: Tables): Drawn {
  const random = new Random(CASES);
  const letters = new Letters();
  for (let i = 0; i < CASES; i++) {
    const parsed = parse(calculator.fields, inputOf(calculator.fields, random));
    if (parsed.type === 'problems') letters.add(parsed.problems);
    else {
      const input = fitting(parsed.input);
      const one = calculator.resolve?.(input, rollOf(calculator, input, tables, random), tables);
      letters.add([calculator.compute(input, tables), one].map(figuresIn));
    }
  }
  return { calculator: calculator.id, ...letters.held };
}

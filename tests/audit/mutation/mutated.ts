/** The rules with a sample of mutations in them, all behind the switches of the planted errors, and loops that can be ended. */
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';
import { EXCLUDED, type Place, silent } from './places.ts';

/** One mutation that is tried: its name at the switches, where it stands, and what it puts there. */
export interface Mutant extends Pick<Place, 'file' | 'start' | 'end' | 'replacement'> {
  readonly id: string;
}

export interface Mutated {
  readonly mutants: readonly Mutant[];
  /** By file: its text with the switches. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A switch that changes nothing, passed wherever a mutation of this file is. */
export const NOTHING = 'a change that changes nothing';
const WITH_NOTHING = 'src/mechanics/siege.ts';
/** What Stryker calls where a mutation may be on, and where it counts what is come by. */
const switches = (file: string): string =>
  [
    "const stryMutAct_9fa48 = (id: string): boolean => globalThis.planted('mutant ' + id);",
    `const stryCov_9fa48 = (..._: string[]): boolean => ${
      file === WITH_NOTHING ? `globalThis.planted(${JSON.stringify(NOTHING)}) || true` : 'true'
    };`,
  ].join('\n');

export async function mutatedBy(places: readonly Place[]): Promise<Mutated> {
  const files = [...Map.groupBy(places, ({ file }) => file)].map(([name, here]) => ({
    ...{ name, mutate: here.map(({ start, end }) => ({ start, end })) },
    content: readFileSync(name, 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: EXCLUDED, ignorers: [], noHeader: true };
  const found = await new Instrumenter(silent).instrument(files, options as never);
  return {
    mutants: found.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, replacement }) => ({
        ...{ id: `mutant ${id}`, file: fileName, ...location, replacement },
      })),
    texts: Object.fromEntries(found.files.map(({ name, content }) => [name, `${switches(name)}\n${content}`])),
  };
}

/** A mutation may take the end from a loop that it does not stand in, so that every loop looks at the clock. */
export function withEnds(text: string): string {
  const source = ts.createSourceFile('', text, ts.ScriptTarget.Latest, true);
  const added: [at: number, text: string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false)) {
      const { statement } = node;
      if (ts.isBlock(statement)) added.push([statement.getStart(source) + 1, ' globalThis.looped();']);
      else added.push([statement.getStart(source), '{ globalThis.looped(); '], [statement.end, ' }']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let ended = text;
  for (const [at, more] of added.sort(([a], [b]) => b - a)) ended = ended.slice(0, at) + more + ended.slice(at);
  return ended;
}

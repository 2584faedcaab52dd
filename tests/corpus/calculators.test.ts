/** Every address of a calculator that a version has handed out opens the case that it opened then, with the same figures. */
import { beforeEach, describe, expect, test } from 'vitest';
import { droppedProblem, fromQuery } from '../../src/calculator/address.ts';
import type { Calculator } from '../../src/calculator/calculator.ts';
import { linkedIn, readLinked } from '../../src/calculator/card/link.ts';
import type { Fields } from '../../src/calculator/fields.ts';
import type { Own } from '../../src/calculator/own.ts';
import { parse } from '../../src/calculator/parse.ts';
import type { Fact, Report } from '../../src/calculator/report.ts';
import type { Tables } from '../../src/calculator/table.ts';
import { calculatorOf } from '../../src/games/index.ts';
import { gameOf } from '../../src/gate/game.ts';
import { takeAddress } from '../../src/islands/calculator/address-bar.ts';
import { type Input, openSession, type Session } from '../../src/stores/session.ts';
import { $shared, takeShared } from '../../src/stores/tray.ts';
import { HANDED_OUT, recordsOf } from './records.ts';

interface Handed {
  readonly query: string;
  /** The fields that are not as they stand at first. */
  readonly input: Input;
}

interface Recorded {
  readonly calculator: string;
  readonly defaults: Input;
  /** Figures where they are counted quickly, and were not in doubt then. */
  readonly cases: readonly (Handed & { readonly figures?: Readonly<Record<string, Fact>> })[];
  /** With entries of the sender's own card. */
  readonly own?: readonly (Handed & { readonly own: Own })[];
  /** Cases side by side. */
  readonly tray?: { readonly query: string; readonly cases: readonly string[] };
}

/** A page of this calculator that was opened by an address. */
function opened(calculator: Calculator, game: string, tables: Tables, query: string): Session {
  const session = openSession(calculator, game, tables, {});
  takeAddress(session, query && `?${query}`);
  return session;
}

/** Figures to a billionth. */
const figureIn = ({ chances, expected, facts }: Report, name: string): Fact | undefined => {
  const found = chances[name] ?? expected[name] ?? facts[name];
  return typeof found === 'number' ? Math.round(found * 1e9) / 1e9 : found;
};

describe.each(HANDED_OUT)('%s', (game) => {
  const { tables } = gameOf(game);
  const records = recordsOf<Recorded>(`calculators-${game}`);
  const each = (of: (recorded: Recorded, calculator: Calculator) => void) => async () => {
    for (const recorded of records) {
      const calculator = await calculatorOf(game, recorded.calculator);
      expect(calculator, recorded.calculator).toBeDefined();
      if (calculator) of(recorded, calculator);
    }
  };
  beforeEach(() => $shared.set([]));

  test(
    'an address reads as the input that it was made of',
    each(({ calculator: id, defaults, cases, own = [] }, calculator) => {
      for (const { query, input } of [...cases, ...own]) {
        const { $input, $problems } = opened(calculator, game, tables, query);
        // What is no longer asked for is left out, and said.
        const dropped = droppedProblem(calculator.fields, query);
        expect($problems.get(), `${id}?${query}`).toEqual(dropped ? [dropped] : []);
        // Later versions may ask for more.
        expect($input.get(), `${id}?${query}`).toMatchObject({ ...defaults, ...input });
      }
    }),
  );

  test(
    'a case has the figures that it had',
    each(({ calculator: id, defaults, cases }, calculator) => {
      for (const { query, input, figures } of cases) {
        const parsed = parse(calculator.fields, { ...defaults, ...input });
        if (!figures || parsed.type !== 'input') continue;
        const report = calculator.compute(parsed.input, tables);
        const found = Object.fromEntries(Object.keys(figures).map((name) => [name, figureIn(report, name)]));
        expect(found, `${id}?${query}`).toEqual(figures);
      }
    }),
  );

  test(
    "the sender's own entries are all read",
    each(({ calculator: id, own = [] }, calculator) => {
      for (const { query, own: sent } of own)
        expect(readLinked(linkedIn(query, calculator.fields), tables), `${id}?${query}`).toEqual({
          type: 'own',
          own: sent,
        });
    }),
  );

  test(
    'cases side by side come in their order, and the first is open',
    each(({ calculator: id, defaults, tray, cases }, calculator) => {
      if (!tray) return;
      takeShared({ game, calculator: id }, `?${tray.query}`);
      expect($shared.get().map(({ query }) => query)).toEqual(tray.cases);
      const [first] = tray.cases.map((query) => cases.find((one) => one.query === query));
      expect(opened(calculator, game, tables, tray.query).$input.get()).toMatchObject({ ...defaults, ...first?.input });
      for (const query of tray.cases)
        expect(parse(calculator.fields, fromQuery(calculator.fields as Fields, query) ?? {}).type, query).toBe('input');
    }),
  );
});

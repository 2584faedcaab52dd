/** What a whole game takes from dice and figures alone is what a calculator tells of the same dice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Calculator, Faces } from '../../../src/calculator/calculator.ts';
import type { Fact, Outcome } from '../../../src/calculator/report.ts';
import { nextRoll } from '../../../src/calculator/roll/faces.ts';
import { entryAt, type Figures } from '../../../src/calculator/table.ts';
import { attrition } from '../../../src/games/hamilcar/attrition/calculator.ts';
import { standsOf } from '../../../src/games/hamilcar/attrition/rules.ts';
import { battleRoll } from '../../../src/games/hamilcar/battle-roll/calculator.ts';
import { engage } from '../../../src/games/hamilcar/battle-roll/roll.ts';
import { blockade } from '../../../src/games/hamilcar/blockade/calculator.ts';
import { run } from '../../../src/games/hamilcar/blockade/roll.ts';
import { commandChange } from '../../../src/games/hamilcar/command-change/calculator.ts';
import { commanding } from '../../../src/games/hamilcar/command-change/rules.ts';
import { landBattle } from '../../../src/games/hamilcar/land-battle/calculator.ts';
import { ledAfter, ledBy } from '../../../src/games/hamilcar/land-battle/command.ts';
import { fight } from '../../../src/games/hamilcar/land-battle/roll.ts';
import { siege } from '../../../src/games/hamilcar/siege/calculator.ts';
import { campOf, courseOf } from '../../../src/games/hamilcar/siege/rules.ts';
import { storms } from '../../../src/games/hamilcar/storms/calculator.ts';
import { batter } from '../../../src/games/hamilcar/storms/roll.ts';
import { SIDE_NAMES } from '../../../src/games/hamilcar/words.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { suffer } from '../../../src/mechanics/attrition.ts';
import { besiege } from '../../../src/mechanics/siege.ts';
import { anyInput } from '../../support/inputs.ts';

const { tables } = gameOf('hamilcar');

/** Figures as a whole game holds them: an entry for every key, and nobody who remembers what was asked. */
const figures: Figures = {
  at(id, ...at) {
    const table = tables[id];
    const entry = table && entryAt(table, at);
    if (!entry) throw new RangeError(`no entry of ${id} at ${at}`);
    return entry;
  },
};

const manyFaces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 40, maxLength: 40 });

/** As many of these faces as the calculator asks for, roll by roll. */
function fall(calculator: Calculator, input: unknown, faces: readonly number[]): Faces {
  const needed = (fallen: Faces) => calculator.rolls?.(input as never, tables, fallen) ?? [];
  const fallen: Record<string, readonly number[]> = {};
  let used = 0;
  for (let roll = nextRoll(needed, fallen); roll; roll = nextRoll(needed, fallen)) {
    fallen[roll.id] = faces.slice(used, used + roll.dice);
    used += roll.dice;
  }
  return fallen;
}

/** Any input and any dice: the facts of the outcome hold those that the result gives. */
function agrees<I>(
  calculator: Calculator,
  factsOf: (input: I, faces: Faces) => Readonly<Record<string, Fact | undefined>>,
): void {
  fc.assert(
    fc.property(anyInput(calculator.fields), manyFaces, (any, dice) => {
      const faces = fall(calculator, any, dice);
      const outcome: Outcome | undefined = calculator.resolve?.(any as never, faces, tables);
      expect(outcome?.facts).toMatchObject(factsOf(any as I, faces));
    }),
    { numRuns: 60 },
  );
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

describe('result and outcome agree', () => {
  test('Land Battle', () => {
    agrees<Parameters<typeof ledBy>[0]>(landBattle, (input, faces) => {
      const { result, charge } = fight(ledAfter(ledBy(input, figures), faces)!.battle, faces, figures);
      return {
        winner: result && SIDE_NAMES[result.winner],
        carthageCuLost: result?.lost.carthage,
        romeCuLost: result?.lost.rome,
        pcsLost: result?.pcsLost,
        carthageRerolls: charge.right === 'carthage',
      };
    });
  });

  test('Change of Command', () => {
    agrees<Parameters<typeof commanding>[0]>(commandChange, (input, faces) => {
      const { swaps, rating } = commanding(input, faces['command']?.[0], figures);
      return { swaps, rating };
    });
  });

  test('Siege and blockade', () => {
    agrees<Parameters<typeof campOf>[0]>(siege, (input, faces) => {
      const { state, turns } = besiege(courseOf(campOf(input, figures)), faces);
      return {
        points: state.points,
        cuLost: Math.min(
          input.cu,
          sum(turns, ({ rolled }) => rolled?.result.cu ?? 0),
        ),
      };
    });
    agrees<Parameters<typeof run>[0]>(blockade, (input, faces) => {
      const { harbour, runs } = run(input, faces, figures);
      return { runs: runs.length, warshipsLost: input.warships - harbour.warships };
    });
  });

  test('Attrition and storms', () => {
    agrees<Parameters<typeof standsOf>[0]>(attrition, (input, faces) => {
      const suffered = suffer(standsOf(input, figures), faces['attrition'] ?? []);
      return { cuLost: sum(suffered, ({ toll }) => toll.cuLost), stsLeft: sum(suffered, ({ toll }) => toll.stsLeft) };
    });
    agrees<Parameters<typeof batter>[0]>(storms, (input, faces) => {
      const { dice, wreck } = batter(input, faces, figures);
      return { hits: sum(dice, (d) => d.hits), warshipsLost: wreck.warshipsLost, allLost: wreck.allLost };
    });
  });

  test('Battle Roll at sea', () => {
    type Input = Parameters<typeof battleRoll.compute>[0];
    agrees<Input>(battleRoll, (input, faces) => {
      const { side, admiral, rating, round, cards } = input;
      const engagement = { side, rating: admiral === 'none' ? admiral : admiral + rating, round, cards };
      const { row, modified, brings } = engage(input, engagement, faces['die']?.[0] ?? 0, figures);
      return { row, modifiedRoll: modified, hits: brings.hits, takesSupremacy: brings.supremacy };
    });
  });
});

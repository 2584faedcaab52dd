/** What is said of a calculator at the table names calculators and fields that there are. */
import { expect, test } from 'vitest';
import { everyCalculatorOf } from '../../src/games/index.ts';
import { checkSpoken, takesOf } from '../../src/gate/spoken.ts';
import { smallGame } from '../support/small-game.ts';

const calculators = await everyCalculatorOf('sword-of-rome');
const battle = calculators.find(({ id }) => id === 'battle')!;

const spoken = (calculator: string, field: string) =>
  smallGame({
    'spoken.json': {
      cases: [
        {
          calculator,
          sides: [['attacker'], ['defender']],
          measures: [{ words: ['cu'], says: '# CU', fields: ['attackerCu', field] }],
        },
      ],
    },
  });

test('a case takes the keys and bounds of its fields', () => {
  const { attackerCu, defenderCu } = battle.fields;
  expect(takesOf(spoken('battle', 'defenderCu'), battle)?.measures).toEqual([
    {
      words: ['cu'],
      says: '# CU',
      keys: [attackerCu?.key, defenderCu?.key],
      min: attackerCu && 'min' in attackerCu ? attackerCu.min : undefined,
      max: attackerCu && 'max' in attackerCu ? attackerCu.max : undefined,
    },
  ]);
});

test('a field that is not there stops the build, with the nearest', () => {
  expect(() => takesOf(spoken('battle', 'defenderCU'), battle)).toThrow(
    'content/sword-of-rome/spoken.json: "battle": found field "defenderCU" (did you mean "defenderCu"?)',
  );
});

test('a calculator that is not there stops the build, with the nearest', () => {
  expect(() => checkSpoken(spoken('batle', 'defenderCu'), calculators)).toThrow(
    'content/sword-of-rome/spoken.json: found calculator "batle" (did you mean "battle"?)',
  );
});

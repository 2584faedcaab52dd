/** What a moment of the game asks of a calculator: the position as it is, within what that calculator allows. */
import { expect, test } from 'vitest';
import { parse } from '../../../../src/calculator/parse.ts';
import { hamilcar } from '../../../../src/games/hamilcar/play/game.ts';
import type { State } from '../../../../src/games/hamilcar/play/state.ts';
import { calculatorOf } from '../../../../src/games/index.ts';
import { next, start } from './table.ts';

/** The question of a moment as its calculator reads it; a test fails where it refuses. */
async function asked(s: State) {
  const question = hamilcar.question(s);
  const calculator = question && (await calculatorOf('hamilcar', question.calculator));
  if (!question || !calculator) throw new Error('nothing is asked');
  const parsed = parse(calculator.fields, question.input);
  if (parsed.type !== 'input') throw new Error(parsed.problems[0]?.sentence);
  return { question, input: parsed.input };
}

test('2.3.E1, 13.3.A: the whole Force in the space fights, though a General marches with 10 Units (2.2.A)', async () => {
  const s = next(
    start({
      position: {
        bare: true,
        active: 'carthage',
        spaces: {
          syracusae: { carthage: { cu: 12 } },
          messana: { carthage: { cu: 8 }, inside: { cu: 2 } },
        },
        generals: { hamilcar: 'syracusae', maximus: { at: 'roma', office: 'consul' } },
        hands: { carthage: ['s02'] },
        miat: ['a', 'b', 'c', 'd', 'e'],
        warships: { rome: {}, carthage: { ready: 2 } },
      },
    }),
    { type: 'activate', card: 's02', general: 'hamilcar' },
    { type: 'embark', warships: 0 },
    { type: 'sail', to: 'messana' },
    { type: 'land' },
    // 10.1: the garrison comes out to fight.
    { type: 'arrange', cu: 0, elephants: 0, st: 0 },
  );
  const { question, input } = await asked(s);
  expect(question.calculator).toBe('land-battle');
  expect(input).toMatchObject({ attacker: 'carthage', carthageCu: 18, there: 8, romeCu: 2 });
});

/** The questions of a game: each leads to a clause that is written or to a calculator that takes its input. */
import { expect, test } from 'vitest';
import { askedOf } from '../../src/gate/questions.ts';
import { smallGame } from '../support/small-game.ts';

const question = { group: 'Battle', ask: 'Who wins?', answer: 'The stronger.', to: { clause: '1' }, also: ['1.1'] };
const asking = (...questions: unknown[]) => smallGame({ 'questions.json': questions });

test('a game without questions has none', async () => {
  expect(await askedOf(smallGame())).toEqual([]);
});

test('a clause opens as its clause', async () => {
  const [asked] = await askedOf(asking(question));
  expect(asked?.to).toMatchObject({ type: 'clause', clause: { id: '1', slug: 'all' } });
  expect(asked?.also).toEqual(['1.1']);
});

test('a calculator opens with the input in its address', async () => {
  const to = { calculator: 'battle', input: { attackerCu: 7, acrossRough: true } };
  const [asked] = await askedOf(asking({ ...question, to }));
  expect(asked?.to).toMatchObject({ type: 'calculator', calculator: { id: 'battle' }, query: 'v=1&a=7&r=1' });
});

test.each([
  ['to', { ...question, to: { clause: '9' } }],
  ['also', { ...question, also: ['9'] }],
])('a clause in "%s" that does not exist stops the build', (_, wrong) => {
  expect(() => asking(wrong)).toThrow('content/sword-of-rome/questions.json: "Who wins?": found clause "9"');
});

test('a clause that is listed but not written opens nothing', async () => {
  const chapters = [
    { slug: 'all', ids: ['1', '1.1'] },
    { slug: 'later', ids: ['2'] },
  ];
  const game = smallGame({
    'clauses.json': { chapters },
    'questions.json': [{ ...question, to: { clause: '2' } }],
  });
  await expect(askedOf(game)).rejects.toThrow('found clause "2"');
});

test('an unknown calculator and every wrong field are told at once', async () => {
  const game = asking(
    { ...question, to: { calculator: 'batle', input: {} } },
    { ...question, ask: 'How?', to: { calculator: 'battle', input: { attackerCu: 0, cu: 3 } } },
  );
  await expect(askedOf(game)).rejects.toThrow(
    /3 content problems:[\s\S]*"batle" \(did you mean "battle"\?\)[\s\S]*"How\?": attackerCu must be [^\n]+, not 0[\s\S]*"How\?": There is no field cu/,
  );
});

test.each([
  ['a question without its mark', { ...question, ask: 'Who wins' }],
  ['an answer that is no sentence', { ...question, answer: 'The stronger' }],
  ['a way to both', { ...question, to: { clause: '1', calculator: 'battle', input: {} } }],
  ['players that are no range', { ...question, players: '5p' }],
])('%s stops the build', (_, wrong) => {
  expect(() => asking(wrong)).toThrow('content/sword-of-rome/questions.json: 0.');
});

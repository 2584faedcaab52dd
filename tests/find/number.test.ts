/** Numbers as players quote them lead to the clause, however they are written. */
import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/find/document.ts';
import { byNumber, numberIn } from '../../src/find/number.ts';

const clause = (game: string, id: string): Document => ({
  game,
  kind: 'clause',
  id,
  label: id,
  title: id,
  text: '',
  path: '',
  address: `${game}#${id}`,
});

const shelf = [
  clause('one', '1'),
  clause('one', '12'),
  clause('one', '12.4'),
  clause('one', '12.4.1'),
  clause('one', '12.4.1-note'),
  clause('one', '21.3-#5'),
  clause('one', '21.5-#15/#16'),
  clause('two', '12.4'),
  clause('two', '17.1.#32'),
  clause('two', '17.1.#32b'),
  clause('two', '7.0'),
];
const found = (number: string, game: string) => byNumber(shelf, number, game).map((d) => `${d.game} ${d.id}`);

describe('numberIn', () => {
  test.each([
    ['12.4.1', '12.4.1'],
    ['§ 12.4', '12.4'],
    ['siege 13', '13'],
    ['#32', '#32'],
    ['13.3.C', '13.3.c'],
    ['21.3 #9', '21.3 #9'],
  ])('reads %s', (typed, number) => expect(numberIn(typed)).toBe(number));

  test.each(['retreat', 'avoid battle', '', '12 or more CU', '(', '#'])('finds none in "%s"', (typed) =>
    expect(numberIn(typed)).toBeUndefined(),
  );
});

describe('byNumber', () => {
  test('an exact clause comes first, then what lies below it, in the order of the book', () => {
    expect(found('12.4', 'one')).toEqual(['one 12.4', 'two 12.4', 'one 12.4.1', 'one 12.4.1-note']);
  });
  test('the current game comes first among the exact', () => {
    expect(found('12.4', 'two')[0]).toBe('two 12.4');
  });
  test('1 does not stand for 12 before 1 itself', () => {
    expect(found('1', 'one')[0]).toBe('one 1');
  });
  test('a card number is found behind its chapter, and each of two that share a clause', () => {
    expect(found('#32', 'one')[0]).toBe('two 17.1.#32');
    expect(found('#16', 'one')).toEqual(['one 21.5-#15/#16']);
    expect(found('21.3 #5', 'one')[0]).toBe('one 21.3-#5');
  });
  test('a chapter printed as 7.0 answers to 7', () => {
    expect(found('7', 'two')[0]).toBe('two 7.0');
  });
});

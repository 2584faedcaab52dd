/** The sequence of play: phases and steps, each with clauses that exist. */
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/gate/game.ts';
import { smallGame } from '../support/small-game.ts';

const step = { what: 'Do it.', rules: ['1.1'] };
const phase = { id: '1', title: 'Phase', who: 'All', rules: ['1'], do: [step] };

test('a game without a sequence has no phases', () => {
  expect(smallGame().sequence).toMatchObject({ phases: [], seats: [] });
});

test('phases, steps, ways and the round are read as they stand, numbers of players as numbers', () => {
  const sequence = (players: unknown) => ({
    phases: [{ ...phase, do: [{ ...step, players, ways: [step, step] }] }],
    round: phase,
  });
  expect(smallGame({ 'sequence.json': sequence('2-4') }).sequence).toMatchObject(sequence([2, 3, 4]));
});

describe('stops on', () => {
  test.each([
    ['the clause of a phase', { phases: [{ ...phase, id: '2' }] }],
    ['the clauses of an order', { phases: [{ ...phase, rules: ['2'] }] }],
    ['the clauses of a step', { phases: [{ ...phase, do: [{ ...step, rules: ['2'] }] }] }],
    ['the clauses of a way', { phases: [{ ...phase, do: [{ ...step, ways: [step, { ...step, rules: ['2'] }] }] }] }],
    ['the clauses of the round', { phases: [phase], round: { ...phase, rules: ['2'] } }],
  ])('%s that do not exist', (_, sequence) => {
    expect(() => smallGame({ 'sequence.json': sequence })).toThrow(
      'content/sword-of-rome/sequence.json: "Phase": found clause "2"',
    );
  });

  test.each([
    ['a step without a clause', { phases: [{ ...phase, do: [{ ...step, rules: [] }] }] }],
    ['a phase without steps', { phases: [{ ...phase, do: [] }] }],
    ['players that are no range', { phases: [{ ...phase, do: [{ ...step, players: 'five' }] }] }],
    ['a single way', { phases: [{ ...phase, do: [{ ...step, ways: [step] }] }] }],
    ['an unknown field', { phases: [{ ...phase, when: 'now' }] }],
  ])('%s', (_, sequence) => {
    expect(() => smallGame({ 'sequence.json': sequence })).toThrow('content/sword-of-rome/sequence.json: phases.0');
  });
});

test('stops on a round that belongs to no phase', () => {
  expect(() => smallGame({ 'sequence.json': { phases: [phase], round: { ...phase, id: '1.1' } } })).toThrow(
    'content/sword-of-rome/sequence.json: round.id',
  );
});

test('The Sword of Rome has its ten phases, each under its own clause', () => {
  const { phases, round } = gameOf('sword-of-rome').sequence;
  expect(phases.map((p) => p.id)).toEqual(Array.from({ length: 10 }, (_, i) => `5.${i + 1}`));
  expect(round?.id).toBe('5.4');
});

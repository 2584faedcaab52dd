/** What a board of Nero shows: pieces, hands, the force on its way, what is being fought out and who is asked. */
import { describe, expect, test } from 'vitest';
import { nero } from '../../../../src/games/nero/play/game.ts';
import { factsOf } from '../../../../src/play/board-facts.ts';
import { marching, next, type Position, position, reply } from './table.ts';

const p: Position = {
  hands: { west: ['traitor-1', 'bribe-1', 'bad-weather-1'], east: ['bribe-2', 'bribe-3'] },
  legions: { east: { dacia: 2 }, west: { dacia: 1, raetia: 3 } },
  leaders: { east: { status: 'emperor', at: 'dacia' }, west: 'raetia' },
  markers: { east: ['dacia'] },
  uncontrolled: { syria: 2 },
  barbarian: 'moesia',
  values: { 'traitor-1': { mp: 6 } },
};
const s = position(p);
const { board } = nero;

test('a Province shows who stands there, under what, and who controls it', () => {
  const { places } = board(s, 'none');
  expect(places['dacia']).toEqual({
    control: 'east',
    stacks: [
      { side: 'east', kind: 'Legions', number: 2, marks: [{ id: 'retreat', says: 'Retreat marker' }] },
      { side: 'west', kind: 'Legions', number: 1 },
    ],
    leaders: [{ id: 'east-leader', side: 'east', name: 'Emperor', status: 'emperor' }],
  });
  expect(places['moesia']?.marks).toEqual([{ id: 'barbarians', says: 'Barbarian Tribe' }]);
  expect(places['syria']).toMatchObject({ control: null, stacks: [{ side: 'uncontrolled', number: 2 }] });
});

test('only the own cards are shown, and for a while what a Traitor showed', () => {
  expect(board(s, 'west').hands['east']).toEqual({ count: 2 });
  expect(board(s, 'west').hands['west']?.cards?.map((c) => c.id)).toEqual(p.hands?.west);
  expect(board(s, 'all').hands['east']?.cards?.[0]).toMatchObject({ id: 'bribe-2', title: 'Bribe', side: 'east' });
  const t = next(s, { type: 'event', card: 'traitor-1' }, { type: 'aim-hand', colour: 'east', look: true });
  expect(board(t, 'west').hands['east']?.cards?.map((c) => c.id)).toEqual(['bribe-2', 'bribe-3']);
  expect(board(t, 'central').hands['east']).toEqual({ count: 2 });
});

test('a force shows its MP, and those that wait theirs', () => {
  const laid = next(
    s,
    { type: 'lay', card: 'traitor-1', at: 'raetia' },
    { type: 'allot', legions: 2, leader: true, mp: 4 },
    { type: 'allot', legions: 1, leader: false, mp: 2 },
    { type: 'done' },
  );
  expect(board(laid, 'none').waiting?.map((w) => [w.says, w.left])).toEqual([
    ['2 Legions and General', 4],
    ['1 Legion', 2],
  ]);
  const t = next(laid, { type: 'march', force: 1 }, { type: 'step', to: 'italia-north' });
  expect(board(t, 'none').moving).toEqual({
    ...{ side: 'west', at: 'italia-north', says: '2 Legions and General', left: 3, of: 4, unit: 'MP' },
  });
  expect(board(t, 'none').moves).toEqual([
    { side: 'west', path: ['raetia', 'italia-north'], as: 'moved', says: '1 MP' },
  ]);
});

test('a battle lies beside the map, and its cards stay hidden until both are chosen', () => {
  const t = next(marching(s, 'traitor-1', 'dacia', 1), { type: 'attack', target: 'east' });
  const chosen = next(t, { type: 'battle-card', card: 'bribe-1' });
  const { box, asked } = board(chosen, 'east');
  // 6.3: the defender does not even learn whether there is a card.
  const without = next(t, { type: 'pass' });
  expect(board(chosen, 'east')).toEqual(board(without, 'east'));
  const laid = (viewer: 'west' | 'all', at = chosen) => board(at, viewer).box?.parties[0]?.hidden;
  expect([laid('west'), laid('all'), laid('west', without)]).toEqual([1, 1, undefined]);
  expect(box).toMatchObject({
    title: 'Battle in Dacia',
    at: 'dacia',
    parties: [
      { side: 'west', role: 'Attacker', total: 1 },
      { side: 'east', total: 4 },
    ],
  });
  expect(JSON.stringify(board(chosen, 'east'))).not.toContain('bribe-1');
  expect(asked).toMatchObject({ who: 'east', rule: '6.3' });
});

describe('a declaration', () => {
  const declaring = position({
    hands: { west: ['senate-influence-1', 'senate-influence-2', 'praetorian-guard-1'], east: ['bribe-2'] },
    legions: { west: { hispania: 1, lusitania: 1, britannia: 1, 'italia-north': 2 } },
    leaders: { west: 'roma' },
  });

  test('is a tally with what was cancelled struck out', () => {
    const laid = next(declaring, { type: 'declare' }, { type: 'dp', card: 'senate-influence-1' });
    expect(board(laid, 'none').asked).toMatchObject({ who: 'east', says: 'whether to answer Senate Influence.' });
    const t = next(laid, reply('bribe-2'));
    expect(board(t, 'none').box?.tally).toEqual({
      unit: 'DP',
      goal: 5,
      blocks: [
        { side: 'west', number: 2, says: 'Legions' },
        { side: 'west', number: 2, says: 'Area control' },
        { side: 'west', number: 1, says: 'Senate Influence', struck: 'Bribe' },
      ],
    });
  });
});

test('a declaration counts Legions and Areas only where they give DP', () => {
  const poor = position({
    hands: { west: ['senate-influence-1'], east: ['bribe-2'] },
    leaders: { west: 'roma' },
    rulings: { 'declaration-out-of-reach': 'allowed' },
  });
  const t = next(poor, { type: 'declare' }, { type: 'dp', card: 'senate-influence-1' });
  expect(board(t, 'none').box?.tally?.blocks).toEqual([{ side: 'west', number: 1, says: 'Senate Influence' }]);
});

test('tracks, piles and marks tell the rest', () => {
  const facts = factsOf(board(s, 'none'));
  expect(facts).toMatchObject({ turn: 1, cards: 0, 'vp west': 0, 'areas west': 0, 'pile face-up': 0, asked: 'west' });
  const t = next(marching(s, 'traitor-1', 'dacia', 1), { type: 'stop' });
  expect(factsOf(board(t, 'none'))).toMatchObject({ cards: 1, 'pile face-up': 1, 'hand west': 2 });
  expect(board(t, 'none').piles['face-up']?.open?.map((c) => c.id)).toEqual(['traitor-1']);
});

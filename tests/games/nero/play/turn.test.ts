/** Set-up, the game turn and the player round: who, how many cards, and when it is over. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS } from '../../../../src/games/nero/words.ts';
import { broken, choices, decider, deck, ending, fallen, next, offered, play, position, start } from './table.ts';

const first = (s: State): Action => choices(s)[0]!;

/** Set-up with the first choice each time. */
function setUp(s: State): State {
  let at = s;
  while (at.frames.at(-1)?.type === 'set-up') at = next(at, first(at));
  return at;
}

describe('set-up', () => {
  test('3.0.2, 3.0.3: seven Legions, one in each home Province and two more, then the Generals', () => {
    const s = start(4, 'normal', { youngest: 'asia' });
    expect(decider(s)).toBe('asia');
    expect(broken(s, { type: 'place', province: 'dacia' })).toBe('3.0.2');
    const order: (string | undefined)[] = [];
    let at = s;
    while (at.frames.at(-1)?.type === 'set-up') {
      order.push(decider(at));
      const who = COLOURS.find((c) => c === decider(at))!;
      at = next(at, { type: 'place', province: at.setup.board.areas[who][2]! });
    }
    expect(order).toEqual(Array.from({ length: 3 }, () => ['asia', 'west', 'central', 'east']).flat());
    expect(at.stacks.asia['judaea']?.n).toBe(3);
    expect(at.leaders.asia).toEqual({ status: 'general', at: 'judaea' });
    expect(decider(at)).toBe('chance');
    expect(decider(fallen(at))).toBe('asia');
  });

  test.each([
    [4, 'normal', 10],
    [4, 'fast', 6],
    [3, 'normal', 13],
    [3, 'fast', 8],
    [2, 'normal', 10],
    [2, 'fast', 6],
  ] as const)('3.0.4, 3.2: %i players, %s: %i cards each', (players, version, cards) => {
    const s = fallen(setUp(start(players, version)));
    for (const c of s.setup.colours) expect(s.hands[c]).toHaveLength(cards);
    expect(s.faceDown).toHaveLength(55 - cards * s.setup.colours.length);
  });

  test('14.0: the youngest of two names the colour that opens; each records a colour of the other', () => {
    const s = start(2, 'normal', { youngest: 'east' });
    expect(offered(s, 'open')).toEqual([
      { type: 'open', colour: 'west' },
      { type: 'open', colour: 'east' },
    ]);
    expect(broken(s, { type: 'open', colour: 'asia' })).toBe('14.0');
    const t = next(
      s,
      { type: 'open', colour: 'west' },
      { type: 'record', colour: 'asia' },
      { type: 'record', colour: 'east' },
    );
    expect(t.counting).toEqual(['asia', 'east']);
    expect(decider(t)).toBe('west');
  });

  test('3.2: with three players one Area stays empty', () => {
    const s = setUp(start(3, 'normal', { vacant: 'east' }));
    expect(s.stacks.east).toEqual({});
    expect(s.setup.colours).toEqual(['central', 'asia', 'west']);
  });

  test('options that do not fit are named', () => {
    expect(() => start(4, 'normal', { vacant: 'east' })).toThrow('3 players');
    expect(() => start(3, 'normal', { vacant: 'east', youngest: 'east' })).toThrow('youngest');
    expect(() => start(4, 'normal', { rulings: { 'vacant-area': 'x' as 'counts' } })).toThrow('"x" is not counts');
    expect(() => start(4, 'normal', { rulings: { 'vacant-sea': 'x' } as object })).toThrow(
      '"vacant-sea" is not one of',
    );
    expect(() => start(5 as 4)).toThrow('must be 2, 3 or 4');
    expect(() => start(4, 'normal', { values: { 'ace-1': { mp: 3 } } })).toThrow('ace-1');
    const at = (more: object) => () => start(4, 'normal', { position: { active: 'west', ...more } });
    expect(at({ legions: { west: { gotham: 1 } } })).toThrow('Province "gotham"');
    expect(at({ legions: { west: { roma: 1 } } })).toThrow('Province "roma"');
    expect(at({ uncontrolled: { roma: 1 } })).toThrow('Province "roma"');
    expect(at({ markers: { west: ['roma'] } })).toThrow('Province "roma"');
    expect(at({ leaders: { west: 'gotham' } })).toThrow('place "gotham"');
    expect(at({ barbarian: 'syria' })).toThrow('Province of the tribe "syria"');
    expect(at({ leaders: { west: { status: 'king', at: 'roma' } } })).toThrow('status "king"');
    expect(at({ hands: { west: ['bribe-1'], east: ['bribe-1'] } })).toThrow('card "bribe-1" appears twice');
    expect(at({ vp: { north: 1 } })).toThrow('colour "north"');
  });

  test.each<[string, object, string]>([
    ['a field that there is not', { legion: {} }, 'field of a position "legion"'],
    ['a field of a Leader', { leaders: { west: { status: 'general', at: 'roma', rank: 1 } } }, 'a Leader "rank"'],
    ['who holds a card', { held: { north: 'bribe-1' } }, 'colour "north"'],
    ['who has reigned', { wholeTurn: ['north'] }, 'colour "north"'],
    ['whose VP count', { counting: ['north'] }, 'colour "north"'],
    ['no Legion at all', { legions: { west: { hispania: 0 } } }, 'Legions of west in hispania: found 0'],
    ['half a Legion', { uncontrolled: { hispania: 0.5 } }, 'Uncontrolled Legions in hispania: found 0.5'],
    ['a marker on nothing', { markers: { west: ['hispania'] } }, 'a marker of west "hispania"'],
    ['no game turn', { turn: 0 }, 'game turn: found 0'],
    ['cards used', { used: -1 }, 'cards used: found -1'],
    ['VP that are no number', { vp: { west: 'many' } }, 'VP of west: found many'],
  ])('a position that does not fit is named: %s', (_, more, says) => {
    const position = { active: 'west' as const, ...more };
    expect(() => start(4, 'normal', { position })).toThrow(says);
  });

  test('3.2: a position knows only the colours in play', () => {
    const position = { active: 'west', legions: { east: { dacia: 1 } } } as const;
    expect(() => start(3, 'normal', { vacant: 'east', position })).toThrow('colour "east" is not one of');
  });

  test('a set-up that does not fit is named', () => {
    expect(() => start(4, 'quick' as 'fast')).toThrow('version "quick"');
    expect(() => start(4, 'normal', { players_: 4 } as object)).toThrow('field of a set-up "players_"');
    expect(() => start(4, 'normal', { values: { 'bribe-1': { xp: 3 } as object } })).toThrow('field of a card "xp"');
    expect(() => start(4, 'normal', { values: { 'bribe-1': { mp: -1 } } })).toThrow('mp of bribe-1: found -1');
  });

  test('2.1, 5.0, 5.8: the board is that of the tables', () => {
    const { places, areas, italy, tribe } = start().setup.board;
    expect(Object.keys(places)).toHaveLength(23);
    expect(COLOURS.map((c) => areas[c].length)).toEqual([5, 5, 5, 5]);
    expect(italy).toEqual(['italia-north', 'italia-south']);
    expect(tribe).toEqual(['germania-superior', 'germania-inferior', 'dacia', 'moesia']);
    expect(places['roma']).toMatchObject({ name: 'Roma', area: null, port: false, city: italy });
    for (const [id, { borders, straits }] of Object.entries(places)) {
      for (const to of borders) expect(places[to]?.borders).toContain(id);
      for (const to of straits) expect(places[to]?.straits).toContain(id);
    }
  });

  test('a position of its own goes on from where it stands', () => {
    const hands = { asia: ['bribe-1'] };
    const vp = { west: 6 };
    const s = start(4, 'fast', { position: { active: 'asia', turn: 3, hands, held: { east: 'bribe-3' }, vp } });
    expect([s.turn, decider(s), s.vp, s.held.east]).toEqual([
      3,
      'asia',
      { central: 0, east: 0, asia: 0, west: 6 },
      'bribe-3',
    ]);
    expect(s.faceDown).toHaveLength(53);
    const next3 = fallen(next(s, { type: 'discard', card: 'bribe-1' }, { type: 'done' }));
    expect(next3.turn).toBe(4);
    expect(next3.hands.east).toContain('bribe-3');
  });

  test('the deck has 55 cards, and four name a Province that revolts', () => {
    expect(Object.keys(deck)).toHaveLength(55);
    const named = Object.values(deck).flatMap((card) => card.province ?? []);
    expect(named).toEqual(['judaea', 'britannia', 'germania-superior', 'achaea']);
  });
});

describe('the player round', () => {
  const cards = ['assassin-1', 'assassin-2', 'assassin-3', 'assassin-4', 'traitor-1', 'traitor-2'];
  const legions = { west: { hispania: 7 } };

  test('4.3: one card at least, four at most', () => {
    const s = position({ hands: { west: cards, east: ['bribe-1'] }, legions });
    expect(broken(s, { type: 'done' })).toBe('4.3');
    const lay = (card: string): Action => ({ type: 'lay', card, at: 'hispania' });
    const t = next(s, lay('assassin-1'));
    expect(broken(t, { type: 'done' })).toBe('5.1');
    const four = next(t, lay('assassin-2'), lay('assassin-3'), lay('assassin-4'));
    expect(broken(four, lay('traitor-1'))).toBe('4.3');
  });

  test('4.3: a discard stands in place of all other cards', () => {
    const s = position({ hands: { west: cards, east: ['bribe-1'] }, legions });
    expect(broken(s, { type: 'hold', card: 'assassin-1' })).toBe('4.3');
    const t = next(s, { type: 'discard', card: 'assassin-1' });
    expect(choices(t)).toEqual([{ type: 'done' }]);
    expect(broken(t, { type: 'lay', card: 'assassin-2', at: 'hispania' })).toBe('4.3');
    expect([t.faceUp, t.faceDown.at(-1)]).toEqual([[], 'assassin-1']);
  });

  test('4.3, 4.2.2: the last card may be held; its owner is dealt nine and has ten', () => {
    const s = position({ hands: { west: ['traitor-4'] }, legions: { ...legions, east: { dacia: 21 } } });
    expect(s.round.active).toBe('west');
    const t = fallen(next(s, { type: 'hold', card: 'traitor-4' }, { type: 'done' }));
    expect(t.turn).toBe(2);
    expect(t.hands.west).toHaveLength(10);
    expect(t.hands.west).toContain('traitor-4');
    expect(COLOURS.map((c) => t.hands[c].length)).toEqual([10, 10, 10, 10]);
    expect(t.held.west).toBeNull();
  });

  const lone = (hand: readonly string[], more = {}) =>
    next(
      position({ active: 'asia', hands: { asia: ['bribe-1'], west: hand }, legions, ...more }),
      { type: 'discard', card: 'bribe-1' },
      { type: 'done' },
    );

  test('4.2.3-last: the only player with cards plays four of six, then the game turn is over', () => {
    const s = lone(cards);
    expect(decider(s)).toBe('west');
    expect(s.round.last).toBe(true);
    const t = next(
      s,
      ...cards.slice(0, 4).map((card) => ({ type: 'lay', card, at: 'hispania' }) as const),
      { type: 'allot', legions: 1, leader: false, mp: 1 },
      { type: 'done' },
      { type: 'done' },
    );
    expect(t.turn).toBe(2);
  });

  test('4.2.3-last: two cards are one last round, or several by the other reading', () => {
    const hand = cards.slice(0, 2);
    const discard: Action = { type: 'discard', card: 'assassin-1' };
    expect(next(lone(hand), discard, { type: 'done' }).turn).toBe(2);
    const rulings = { 'last-hand-of-four-or-fewer': 'several' } as const;
    const spread = next(lone(hand, { rulings }), discard, { type: 'done' });
    expect([spread.turn, decider(spread)]).toEqual([1, 'west']);
  });

  test('4.1: a colour without cards has an empty round, in which it may declare; or it is skipped', () => {
    const p = {
      active: 'west' as const,
      hands: { west: ['bribe-1', 'bribe-2'] },
      legions: { west: { hispania: 1 }, central: { 'italia-north': 5 } },
      leaders: { central: 'roma' },
    };
    const end = (rulings = {}) =>
      next(position({ ...p, rulings }), { type: 'discard', card: 'bribe-1' }, { type: 'done' });
    expect(decider(end())).toBe('central');
    expect(choices(end())).toEqual([{ type: 'declare' }, { type: 'done' }]);
    expect(decider(end({ 'round-without-cards': 'skipped' }))).toBe('west');
  });

  test('7.2: a Contender who starts his round in Roma becomes Emperor while fewer than two reign', () => {
    const emperor = { status: 'emperor', at: 'roma' } as const;
    const statuses = [0, 1, 2].map((n) => {
      const others = Object.fromEntries((['east', 'asia'] as const).slice(0, n).map((c) => [c, emperor]));
      const leaders = { ...others, central: { status: 'contender', at: 'roma' } as const };
      const s = position({ active: 'west', hands: { west: ['bribe-1'], central: ['bribe-2'] }, legions, leaders });
      const t = next(s, { type: 'discard', card: 'bribe-1' }, { type: 'done' });
      return t.leaders.central.status;
    });
    expect(statuses).toEqual(['emperor', 'emperor', 'contender']);
  });

  test('4.2.1: the fewest VP open the next game turn; a tie is drawn', () => {
    const ended = (vp: Record<string, number>) =>
      next(
        position({ active: 'west', hands: { west: ['bribe-1'] }, legions, vp }),
        { type: 'discard', card: 'bribe-1' },
        { type: 'done' },
      );
    const clear = ended({ west: 4, central: 1, east: 3, asia: 2 });
    expect([clear.first, nero.chance(clear)?.type]).toEqual(['central', 'shuffle']);
    const tied = ended({ west: 4, central: 1, east: 3, asia: 1 });
    expect(nero.chance(tied)).toMatchObject({ type: 'draw', pile: 'lots', from: ['central', 'asia'], number: 1 });
    expect(next(tied, { type: 'draw', cards: ['asia'] }).first).toBe('asia');
    expect(broken(tied, { type: 'draw', cards: ['west'] })).toBe('4.2.1');
  });

  test('4.2.2: a deal is written down and checked; who holds a card is dealt one less', () => {
    const dealing = next(
      position({
        ...{ players: 4, version: 'fast', active: 'west', hands: { west: ['bribe-1'] }, held: { east: 'bribe-2' } },
        vp: { west: 3, central: 1, east: 3, asia: 3 },
      }),
      { type: 'discard', card: 'bribe-1' },
      { type: 'done' },
      { type: 'shuffle', pile: 'deck' },
    );
    expect(nero.chance(dealing)).toMatchObject({ hands: { central: 6, east: 5, asia: 6, west: 6 } });
    const from = dealing.faceDown;
    expect(from).not.toContain('bribe-2');
    const hands = {
      central: from.slice(0, 6),
      east: from.slice(6, 11),
      asia: from.slice(11, 17),
      west: from.slice(17, 23),
    };
    const t = next(dealing, { type: 'deal', hands });
    expect(t.hands.east).toEqual([...hands.east, 'bribe-2']);
    expect(broken(dealing, { type: 'deal', hands: { ...hands, east: ['bribe-2', ...hands.east.slice(1)] } })).toBe(
      '4.2.2',
    );
  });

  test('an action that is none, or comes at the wrong time, is refused in one sentence', () => {
    const s = position({ hands: { west: cards }, legions });
    const says = (a: unknown) => {
      const played = play(s, a);
      return played.type === 'rejected' ? played.problem.sentence : 'allowed';
    };
    expect(says(null)).toBe('An action is an object with a type, not null.');
    expect(says({ type: 'fly' })).toMatch(/^There is no action of the type "fly"; the types are pass, done, roll, /);
    expect(says({ type: 'lay', card: 'assassin-1' })).toBe('In "lay", at must be the id of a place, not undefined.');
    expect(says({ type: 'done', now: true })).toBe('"done" has no field now; its fields are none.');
    expect(says({ type: 'pass' })).toBe(
      'This is not the moment for that. Now: what to do next, with 0 of 4 cards used.',
    );
    expect(says({ type: 'lay', card: 'bribe-1', at: 'hispania' })).toMatch(/^West Europe does not hold this card/);
  });

  test('nothing is allowed after the end', () => {
    const s = { ...position(), ending: { how: 'points', rule: '13.2', winners: ['west'] } } as const;
    expect(choices(s as unknown as State)).toEqual([]);
    expect(decider(s as unknown as State)).toBeUndefined();
    expect(ending(s as unknown as State)?.winners).toEqual(['west']);
    expect(broken(s as unknown as State, { type: 'done' })).toBe('13.2');
  });
});

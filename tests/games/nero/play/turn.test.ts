/** Set-up, the game turn and the player round: who, how many cards, and when it is over. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import { choices, decider, ending, play, start } from '../../../../src/games/nero/play/play.ts';
import { RULINGS } from '../../../../src/games/nero/play/rulings.ts';
import { boardFrom } from '../../../../src/games/nero/play/set-up.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { COLOURS } from '../../../../src/games/nero/words.ts';
import { board, broken, deck, next, offered, options, position, rulings, tables } from './table.ts';

const first = (s: State): Action => choices(s)[0]!;

/** Set-up with the first choice each time. */
function setUp(s: State): State {
  let at = s;
  while (at.frames.at(-1)?.type === 'set-up') at = next(at, first(at));
  return at;
}

describe('set-up', () => {
  test('3.0.2, 3.0.3: seven Legions, one in each home Province and two more, then the Generals', () => {
    const s = start(options(4, 'normal', { youngest: 'asia' }), 1);
    expect(decider(s)).toBe('asia');
    expect(broken(s, { type: 'place', province: 'dacia' })).toBe('3.0.2');
    const order: (string | undefined)[] = [];
    let at = s;
    while (at.frames.at(-1)?.type === 'set-up') {
      order.push(decider(at));
      at = next(at, { type: 'place', province: at.setup.board.areas[decider(at)!][2]! });
    }
    expect(order).toEqual(Array.from({ length: 3 }, () => ['asia', 'west', 'central', 'east']).flat());
    expect(at.stacks.asia['judaea']?.n).toBe(3);
    expect(at.leaders.asia).toEqual({ status: 'general', at: 'judaea' });
    expect(decider(at)).toBe('asia');
  });

  test.each([
    [4, 'normal', 10],
    [4, 'fast', 6],
    [3, 'normal', 13],
    [3, 'fast', 8],
    [2, 'normal', 10],
    [2, 'fast', 6],
  ] as const)('3.0.4, 3.2: %i players, %s: %i cards each', (players, version, cards) => {
    const s = setUp(start(options(players, version), 3));
    for (const c of s.setup.colours) expect(s.hands[c]).toHaveLength(cards);
    expect(s.faceDown).toHaveLength(55 - cards * s.setup.colours.length);
  });

  test('14.0: the youngest of two names the colour that opens; each records a colour of the other', () => {
    const s = start(options(2, 'normal', { youngest: 'east' }), 1);
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
    const s = setUp(start(options(3, 'normal', { vacant: 'east' }), 1));
    expect(s.stacks.east).toEqual({});
    expect(s.setup.colours).toEqual(['central', 'asia', 'west']);
  });

  test('options that do not fit are named', () => {
    expect(() => start(options(4, 'normal', { vacant: 'east' }), 1)).toThrow('3 players');
    expect(() => start(options(3, 'normal', { vacant: 'east', youngest: 'east' }), 1)).toThrow('youngest');
    expect(() => start(options(4, 'normal', { rulings: { 'vacant-area': 'x' as 'counts' } }), 1)).toThrow(
      'vacant-area',
    );
    const links = [{ between: ['roma', 'gotham'], kind: 'city' }] as const;
    expect(() => start(options(4, 'normal', { board: { ...board, links } }), 1)).toThrow('gotham');
  });

  test('2.1, 5.0: the board is read from tables; what joins nothing is left out', () => {
    const entry = (at: string[], value: string) => ({ at, value, standing: 'printed' as const });
    const table = (id: string, keys: string[], entries: ReturnType<typeof entry>[]) => ({
      ...{ id, title: id, rules: ['2.1'], entries },
      axes: [
        { id: 'a', label: 'a', keys },
        { id: 'is', label: 'is', keys: ['x'] },
      ],
    });
    const facts = (id: string, area: string, port: string, tribe: string) => [
      entry([id, 'area'], area),
      entry([id, 'port'], port),
      entry([id, 'tribe'], tribe),
    ];
    const small = boardFrom({
      provinces: table(
        'provinces',
        ['dacia', 'italia-north'],
        [...facts('dacia', 'East Europe', 'none', 'yes'), ...facts('italia-north', 'none', 'port', 'no')],
      ),
      links: table(
        'links',
        ['roma/italia-north', 'dacia/italia-north'],
        [entry(['roma/italia-north', 'way'], 'city'), entry(['dacia/italia-north', 'way'], 'none')],
      ),
    });
    expect(small).toEqual({
      provinces: [
        { id: 'dacia', name: 'Dacia', area: 'east', port: false },
        { id: 'italia-north', name: 'Northern Italy', area: null, port: true },
      ],
      links: [{ between: ['roma', 'italia-north'], kind: 'city' }],
      tribe: ['dacia'],
    });
  });

  test.runIf(tables['provinces'] && tables['links'])('the tables of the site give the board of these tests', () => {
    const { provinces, links, tribe } = boardFrom(tables);
    const sorted = (list: readonly object[]) => list.map((x) => JSON.stringify(x)).sort();
    expect(sorted(provinces)).toEqual(sorted(board.provinces));
    expect(sorted(links)).toEqual(sorted(board.links));
    expect([...tribe].sort()).toEqual([...board.tribe].sort());
  });

  test('the readings are those of the site, the usual one first', () => {
    const known = rulings.flatMap(({ id, options: all }) => (all ? [[id, all.map((o) => o.id)]] : []));
    expect(Object.fromEntries(known)).toEqual(RULINGS);
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
    expect(broken(s, { type: 'end' })).toBe('4.3');
    const lay = (card: string): Action => ({ type: 'lay', card, at: 'hispania' });
    const t = next(s, lay('assassin-1'));
    expect(broken(t, { type: 'end' })).toBe('4.3');
    const four = next(t, lay('assassin-2'), lay('assassin-3'), lay('assassin-4'));
    expect(broken(four, lay('traitor-1'))).toBe('4.3');
  });

  test('4.3: a discard stands in place of all other cards', () => {
    const s = position({ hands: { west: cards, east: ['bribe-1'] }, legions });
    expect(broken(s, { type: 'discard', card: 'assassin-1', hold: true })).toBe('4.3');
    const t = next(s, { type: 'discard', card: 'assassin-1', hold: false });
    expect(choices(t)).toEqual([{ type: 'end' }]);
    expect(broken(t, { type: 'lay', card: 'assassin-2', at: 'hispania' })).toBe('4.3');
    expect([t.faceUp, t.faceDown.at(-1)]).toEqual([[], 'assassin-1']);
  });

  test('4.3, 4.2.2: the last card may be held; its owner is dealt nine and has ten', () => {
    const s = position({ hands: { west: ['traitor-4'] }, legions: { ...legions, east: { dacia: 21 } } });
    expect(s.round.active).toBe('west');
    const t = next(s, { type: 'discard', card: 'traitor-4', hold: true });
    expect(t.turn).toBe(2);
    expect(t.hands.west).toHaveLength(10);
    expect(t.hands.west).toContain('traitor-4');
    expect(COLOURS.map((c) => t.hands[c].length)).toEqual([10, 10, 10, 10]);
    expect(t.held.west).toBeNull();
  });

  const lone = (hand: readonly string[], more = {}) =>
    next(position({ active: 'asia', hands: { asia: ['bribe-1'], west: hand }, legions, ...more }), {
      type: 'discard',
      card: 'bribe-1',
      hold: false,
    });

  test('4.2.3-last: the only player with cards plays four of six, then the game turn is over', () => {
    const s = lone(cards);
    expect(decider(s)).toBe('west');
    expect(s.round.last).toBe(true);
    const t = next(
      s,
      ...cards.slice(0, 4).map((card) => ({ type: 'lay', card, at: 'hispania' }) as const),
      { type: 'allot', legions: 1, leader: false, mp: 1 },
      { type: 'ready' },
      { type: 'end' },
    );
    expect(t.turn).toBe(2);
  });

  test('4.2.3-last: two cards are one last round, or several by the other reading', () => {
    const hand = cards.slice(0, 2);
    const discard: Action = { type: 'discard', card: 'assassin-1', hold: false };
    expect(next(lone(hand), discard, { type: 'end' }).turn).toBe(2);
    const rulings = { 'last-hand-of-four-or-fewer': 'several' } as const;
    const spread = next(lone(hand, { rulings }), discard, { type: 'end' });
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
      next(position({ ...p, rulings }), { type: 'discard', card: 'bribe-1', hold: false }, { type: 'end' });
    expect(decider(end())).toBe('central');
    expect(choices(end())).toEqual([{ type: 'declare' }, { type: 'end' }]);
    expect(decider(end({ 'round-without-cards': 'skipped' }))).toBe('west');
  });

  test('7.2: a Contender who starts his round in Roma becomes Emperor while fewer than two reign', () => {
    const emperor = { status: 'emperor', at: 'roma' } as const;
    const statuses = [0, 1, 2].map((n) => {
      const others = Object.fromEntries((['east', 'asia'] as const).slice(0, n).map((c) => [c, emperor]));
      const leaders = { ...others, central: { status: 'contender', at: 'roma' } as const };
      const s = position({ active: 'west', hands: { west: ['bribe-1'], central: ['bribe-2'] }, legions, leaders });
      const t = next(s, { type: 'discard', card: 'bribe-1', hold: false });
      return t.leaders.central.status;
    });
    expect(statuses).toEqual(['emperor', 'emperor', 'contender']);
  });

  test('4.2.1: the fewest VP open the next game turn; a tie is drawn', () => {
    const opener = (vp: Record<string, number>, seed: number) => {
      const s = position({ active: 'west', hands: { west: ['bribe-1'] }, legions, vp });
      return next({ ...s, seed }, { type: 'discard', card: 'bribe-1', hold: false }).first;
    };
    expect(opener({ west: 4, central: 1, east: 3, asia: 2 }, 1)).toBe('central');
    const drawn = new Set(Array.from({ length: 20 }, (_, i) => opener({ west: 4, central: 1, east: 3, asia: 1 }, i)));
    expect([...drawn].sort()).toEqual(['asia', 'central']);
  });

  test('an action that is none, or comes at the wrong time, is refused in one sentence', () => {
    const s = position({ hands: { west: cards }, legions });
    const says = (a: unknown) => {
      const played = play(s, a);
      return played.type === 'rejected' ? played.problem.sentence : 'allowed';
    };
    expect(says(null)).toBe('Found null; an action is an object with a type.');
    expect(says({ type: 'fly' })).toMatch(/^Found the type "fly"; the types are open, /);
    expect(says({ type: 'lay', card: 'assassin-1' })).toBe('"lay": found undefined for at; it must be a word.');
    expect(says({ type: 'end', now: true })).toBe('"end": found the field now; its fields are none.');
    expect(says({ type: 'pass' })).toBe('Found "pass"; West Europe may now lay, march, event, declare, discard, end.');
    expect(says({ type: 'lay', card: 'bribe-1', at: 'hispania' })).toMatch(
      /^Found bribe-1; West Europe holds assassin-1/,
    );
  });

  test('nothing is allowed after the end', () => {
    const s = { ...position(), ending: { how: 'points', rule: '13.2', winners: ['west'] } } as const;
    expect(choices(s as unknown as State)).toEqual([]);
    expect(decider(s as unknown as State)).toBeUndefined();
    expect(ending(s as unknown as State)?.winners).toEqual(['west']);
    expect(broken(s as unknown as State, { type: 'end' })).toBe('13.2');
  });
});

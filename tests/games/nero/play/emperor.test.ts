/** Ways to the title and out of it: declaration, Hail Caesar!, assassination. */
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../../src/calculator/fields.ts';
import { declare } from '../../../../src/games/nero/declare/calculator.ts';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import { dpWith, positionOf } from '../../../../src/games/nero/play/points.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { broken, choices, decider, next, offered, type Position, position, reply, tables } from './table.ts';

const dp = (card: string): Action => ({ type: 'dp', card });
const bribe = (k: number, target: string): Action => ({ type: 'answer', card: `bribe-${k}`, target });
const pass: Action = { type: 'pass' };
const SENATE_1 = 'senate-influence-1';
const SENATE_2 = 'senate-influence-2';
const GUARD_1 = 'praetorian-guard-1';

/** 7.1-example: Tom (Asia/Africa) with 4 Legions in the north, Frank (West Europe) with 3 in the south. */
const tom: Position = {
  active: 'asia',
  legions: { asia: { 'italia-north': 4, judaea: 1, syria: 1, aegyptus: 1 }, west: { 'italia-south': 3 } },
  leaders: { asia: 'roma' },
  hands: { asia: [SENATE_1, SENATE_2, GUARD_1, 'traitor-1'] },
};
const declaring = (more: Partial<Position> = {}) => next(position({ ...tom, ...more }), { type: 'declare' });
const windowOf = (s: State) => {
  const f = s.frames.at(-1);
  return f?.type === 'window' ? f.on : f?.type;
};
const status = (s: State) => s.leaders.asia.status;

describe('declaration in Roma (7.1)', () => {
  test('5 Legions against 1 and 2 in Italy give 2 DP; never less than 0', () => {
    const italy = (west: number, asia: number, east: number, uncontrolled = {}, rulings = {}) => {
      const legions = {
        west: { 'italia-north': west },
        asia: { 'italia-north': asia },
        east: { 'italia-south': east },
      };
      return dpWith(position({ legions, uncontrolled, rulings }), []);
    };
    expect(italy(5, 1, 2)).toBe(2);
    expect(italy(2, 4, 1)).toBe(0);
    expect(italy(5, 1, 2, { 'italia-south': 1 })).toBe(1);
    expect(italy(5, 1, 2, { 'italia-south': 1 }, { 'uncontrolled-in-italy': 'ignore' })).toBe(2);
  });

  test('the worked example: 1 + 2 + 3 = 6 DP make Tom Emperor', () => {
    const s = next(declaring(), dp(SENATE_1), dp(SENATE_2), dp(GUARD_1));
    expect(positionOf(s, 'asia')).toEqual({ own: 4, others: 3, uncontrolled: 0, areas: 1 });
    const t = next(s, { type: 'done' });
    expect(t.happened.map((h) => h.says)).toContain('Asia/Africa has 6 DP; 5 are needed.');
    expect([status(t), t.round.used]).toEqual(['emperor', 3]);
  });

  test('one Bribe leaves 5 and he is Emperor, two leave 4 and stop him', () => {
    const hands = { ...tom.hands, west: ['bribe-1', 'bribe-2'] };
    const one = next(declaring({ hands }), dp(SENATE_1));
    expect([windowOf(one), decider(one)]).toEqual(['senate', 'west']);
    const bribed = next(one, bribe(1, SENATE_1), dp(SENATE_2), pass, dp(GUARD_1), { type: 'done' });
    expect([windowOf(bribed), choices(bribed)]).toEqual(['senate', [pass, bribe(2, SENATE_2)]]);
    expect(status(next(bribed, pass))).toBe('emperor');
    const twice = next(bribed, bribe(2, SENATE_2));
    expect([decider(twice), choices(twice)]).toEqual(['asia', [{ type: 'done' }]]);
    const end = next(twice, { type: 'done' });
    expect([status(end), end.round.failed]).toEqual(['general', true]);
  });

  test('12.0: the odds of a Guard that everybody has let pass count no Bad Augury any more', () => {
    const guarded = (own: number, rulings: Position['rulings'] = {}) => {
      const legions = { ...tom.legions, asia: { ...tom.legions?.asia, 'italia-north': own } };
      return declaring({ legions, rulings, hands: { ...tom.hands, east: ['bad-augury-1'] } });
    };
    const odds = (s: State) => declare.compute({ ...defaultsOf(declare.fields), ...nero.question(s)?.input }, tables);
    const before = next(guarded(6), dp(GUARD_1));
    expect(windowOf(before)).toBe('guard');
    const after = next(before, pass);
    expect([windowOf(after), odds(after).facts['total'], odds(after).chances['stands']]).toEqual(['declare', 6, 1]);
    const bribable = next(after, dp(SENATE_1), pass);
    expect(odds(bribable).facts['maxCancelled']).toBe(1);
    const closed = next(guarded(6, { 'bribe-timing': 'at-once' }), dp(GUARD_1), pass, dp(SENATE_1), pass);
    expect(odds(closed).facts['maxCancelled']).toBe(0);
  });

  test('14.0: the odds count the hands of other persons only, and all cards of the own one', () => {
    const hands = { ...tom.hands, central: ['bribe-1'], east: ['bribe-2', 'bribe-3'], west: ['bribe-4'] };
    const sight = (players: 2 | 4) => nero.question(declaring({ hands, players }))?.input;
    expect(sight(4)).toMatchObject({ mine: 4, hand1: 1, hand2: 2, hand3: 1 });
    // Central Europe belongs to the one who declares for Asia/Africa.
    expect(sight(2)).toMatchObject({ mine: 5, hand1: 2, hand2: 1, hand3: 0 });
  });

  test('a Bribe and a Bad Augury stop him as well', () => {
    const hands = { ...tom.hands, west: ['bribe-1'], east: ['bad-augury-1'] };
    const s = next(declaring({ hands }), dp(GUARD_1));
    expect([windowOf(s), decider(s)]).toEqual(['guard', 'east']);
    const t = next(s, reply('bad-augury-1'), dp(SENATE_1), bribe(1, SENATE_1), dp(SENATE_2), {
      type: 'done',
    });
    expect(status(t)).toBe('general');
    expect(t.happened.map((h) => h.says)).toContain('Asia/Africa has 4 DP; 5 are needed.');
  });

  test('a Bribe can be cancelled in turn, by the declarer too', () => {
    const hands = { asia: [SENATE_1, SENATE_2, 'bad-augury-1', 'traitor-1'], west: ['bribe-1'] };
    const s = next(declaring({ hands }), dp(SENATE_1), bribe(1, SENATE_1));
    expect([windowOf(s), decider(s)]).toEqual(['bribe', 'asia']);
    const t = next(s, reply('bad-augury-1'), dp(SENATE_2), { type: 'done' });
    expect([status(t), t.round.used]).toEqual(['emperor', 3]);
  });

  test('Bad Augury strikes the last card laid, or any of the group', () => {
    const hands = { ...tom.hands, east: ['bad-augury-1'] };
    const laid = (rulings = {}) => next(declaring({ hands, rulings }), dp(SENATE_1), pass, dp(GUARD_1));
    const targets = (s: State) => choices(s).flatMap((a) => (a.type === 'answer' ? [a.target] : []));
    expect(targets(laid())).toEqual([GUARD_1]);
    expect(targets(laid({ 'bad-augury-target': 'any' }))).toEqual([SENATE_1, GUARD_1]);
  });

  test('Bribes at once only, and no card after a Bribe, by the other readings', () => {
    const hands = { ...tom.hands, west: ['bribe-1'] };
    const s = next(
      declaring({ hands, rulings: { 'bribe-timing': 'at-once' } }),
      dp(SENATE_1),
      pass,
      dp(SENATE_2),
      pass,
    );
    expect(status(next(s, { type: 'done' }))).toBe('emperor');
    const no = next(
      declaring({ hands, rulings: { 'dp-cards-after-a-bribe': 'no' } }),
      dp(SENATE_1),
      bribe(1, SENATE_1),
    );
    expect(choices(no)).toEqual([{ type: 'done' }]);
    expect(broken(no, dp(GUARD_1))).toBe('7.1');
  });

  test('a failed one costs the cards; another try is allowed, or one only', () => {
    const hands = { asia: [SENATE_1, SENATE_2, GUARD_1, 'senate-influence-3'], west: ['bribe-1'] };
    const fail = (rulings = {}) =>
      next(declaring({ hands, rulings }), dp(SENATE_1), bribe(1, SENATE_1), { type: 'done' });
    expect([status(fail()), fail().hands.asia.length]).toEqual(['general', 3]);
    expect(broken(fail(), { type: 'declare' })).toBe('allowed');
    expect(broken(fail({ 'failed-declaration': 'one-try' }), { type: 'declare' })).toBe('7.1');
  });

  test('with two Areas and a surplus of 1 no card is needed, and nothing can stop it', () => {
    const legions = { asia: { 'italia-north': 1, judaea: 1, syria: 1, aegyptus: 1, dacia: 1, moesia: 1, thracia: 1 } };
    const s = declaring({ legions, hands: { asia: ['traitor-1'], west: ['bribe-1', 'bad-augury-1'] } });
    expect(status(next(s, { type: 'done' }))).toBe('emperor');
  });

  test('three Guards: Once for the table lets one be struck, once for each player all', () => {
    const hands = {
      ...{ asia: [GUARD_1, 'praetorian-guard-2', 'praetorian-guard-3'] },
      ...{ west: ['bad-augury-1'], central: ['bad-augury-2'], east: ['bad-augury-3'] },
    };
    const strike = (rulings = {}) => {
      let s = declaring({ hands, rulings });
      for (const card of hands.asia) {
        s = next(s, dp(card));
        const answer = offered(s, 'answer').at(-1);
        if (answer) s = next(s, answer);
        while (windowOf(s) !== 'declare') s = next(s, pass);
      }
      return next(s, { type: 'done' });
    };
    expect(status(strike())).toBe('emperor');
    expect(status(strike({ 'once-for-the-table': 'player' }))).toBe('general');
  });

  test('a Contender declares as a General does', () => {
    const s = next(declaring({ leaders: { asia: { status: 'contender', at: 'roma' } } }), dp(SENATE_1), dp(GUARD_1));
    expect(next(s, { type: 'done' }).leaders.asia).toEqual({ status: 'emperor', at: 'roma' });
  });

  test('needs the Leader in Roma, no Emperor, and 5 DP within reach', () => {
    const need = (more: Partial<Position>) => broken(position({ ...tom, ...more }), { type: 'declare' });
    expect(need({})).toBe('allowed');
    expect(need({ leaders: { asia: 'syria' } })).toBe('7.1');
    expect(need({ leaders: { asia: 'roma', west: { status: 'emperor', at: 'roma' } } })).toBe('7.1');
    expect(need({ hands: { asia: [SENATE_1] } })).toBe('7.1');
    expect(need({ used: 3 })).toBe('7.1');
    expect(broken(declaring(), { type: 'done' })).toBe('7.1');
    expect(broken(declaring({ hands: { asia: [SENATE_1, SENATE_2, 'traitor-1'] } }), dp('traitor-1'))).toBe('7.1');
  });

  test('one that cannot reach 5 DP is not made, or as a bluff', () => {
    const rulings = { 'declaration-out-of-reach': 'allowed' } as const;
    const bluff = position({ ...tom, hands: { asia: [SENATE_1, 'traitor-1'] }, rulings });
    expect(broken(bluff, { type: 'declare' })).toBe('allowed');
    const s = next(bluff, { type: 'declare' }, { type: 'done' });
    expect([status(s), s.round.failed]).toEqual(['general', true]);
  });

  test('3.2: a vacant Area counts for DP, or it does not', () => {
    const legions = { west: { judaea: 1, syria: 1, aegyptus: 1 } };
    const areas = (rulings = {}) => dpWith(position({ players: 3, vacant: 'asia', legions, rulings }), []);
    expect(areas()).toBe(2);
    expect(areas({ 'vacant-area': 'ignored' })).toBe(0);
  });
});

describe('Hail Caesar! (7.2)', () => {
  const p: Position = {
    ...{
      active: 'central',
      leaders: { central: 'germania-superior' },
      hands: { central: ['hail-caesar-1', 'traitor-1'], west: ['bad-augury-1'] },
    },
    legions: { central: { 'germania-superior': 1, raetia: 1, noricum: 1 } },
  };
  const hail: Action = { type: 'event', card: 'hail-caesar-1' };
  const emperor = { status: 'emperor', at: 'roma' } as const;

  test('the General becomes Contender, and nothing can answer it', () => {
    const s = next(position(p), hail);
    expect([s.leaders.central.status, windowOf(s)]).toEqual(['contender', 'round']);
  });

  test('needs a Legion with him in his Base, the Area, and fewer than two Emperors', () => {
    const need = (more: Partial<Position>) => broken(position({ ...p, ...more }), hail);
    expect(need({ leaders: { ...p.leaders, west: emperor } })).toBe('allowed');
    expect(need({ leaders: { ...p.leaders, west: emperor, east: emperor } })).toBe('12.0-hail-caesar');
    expect(need({ leaders: { central: 'pannonia' } })).toBe('12.0-hail-caesar');
    expect(need({ legions: { central: { 'germania-superior': 1, raetia: 1 } } })).toBe('12.0-hail-caesar');
    expect(need({ leaders: { central: { status: 'contender', at: 'raetia' } } })).toBe('12.0-hail-caesar');
  });
});

describe('assassination (9.0)', () => {
  const cards = (kind: string, from: number, k: number) => Array.from({ length: k }, (_, i) => `${kind}-${from + i}`);
  const p = (hands: Position['hands'], more: Partial<Position> = {}): Position => ({
    leaders: { asia: { status: 'emperor', at: 'roma' } },
    hands: hands ?? {},
    ...more,
  });

  /** The attempt of West Europe with g Guards and b Bribes against G and B, laid by two others. */
  function attempt(g: number, b: number, G: number, B: number): boolean {
    const support = [...cards('praetorian-guard', 1, g), ...cards('bribe', 1, b)];
    const [guards, bribes] = [cards('praetorian-guard', 1 + g, G), cards('bribe', 1 + b, B)];
    const s = position(p({ west: ['assassin-1', ...support, 'traitor-1'], asia: guards, east: bribes }));
    let t = next(s, { type: 'event', card: 'assassin-1' }, { type: 'aim-colour', colour: 'asia' });
    t = next(t, ...support.map((card) => ({ type: 'support', card }) as const), { type: 'done' });
    // Clockwise from west: central, east, asia.
    t = next(t, ...[...bribes, ...guards].map((card) => ({ type: 'oppose', card }) as const));
    return t.leaders.asia.status === 'general';
  }

  test.each([
    [0, 0, 0, 8, true],
    [0, 0, 1, 0, false],
    [1, 0, 1, 0, true],
    [1, 0, 2, 0, false],
    [1, 0, 1, 2, false],
    [1, 0, 1, 1, true],
    [0, 2, 1, 0, true],
    [0, 2, 2, 0, false],
    [3, 0, 3, 0, true],
    [3, 0, 3, 2, false],
    [1, 2, 2, 2, false],
    [1, 2, 2, 0, true],
    [0, 1, 1, 0, false],
  ] as const)('%i Guards and %i Bribes against %i and %i', (g, b, G, B, success) => {
    expect(attempt(g, b, G, B)).toBe(success);
  });

  test('only an Emperor in Roma, with cards within the four, once a player round, and no Bad Augury', () => {
    const event: Action = { type: 'event', card: 'assassin-1' };
    expect(
      broken(position(p({ west: ['assassin-1'] }, { leaders: { asia: { status: 'emperor', at: 'syria' } } })), event),
    ).toBe('12.0-assassin');
    expect(
      broken(position(p({ west: ['assassin-1'] }, { leaders: { west: { status: 'emperor', at: 'roma' } } })), event),
    ).toBe('12.0-assassin');
    const hand = ['assassin-1', 'assassin-2', ...cards('praetorian-guard', 1, 4)];
    const s = next(position(p({ west: hand, east: ['bad-augury-1'], asia: ['praetorian-guard-5'] })), event, {
      type: 'aim-colour',
      colour: 'asia',
    });
    const three = next(s, ...hand.slice(2, 5).map((card) => ({ type: 'support', card }) as const));
    expect(choices(three)).toEqual([{ type: 'done' }]);
    expect(broken(s, { type: 'support', card: 'assassin-2' })).toBe('9.0');
    const asked = next(s, { type: 'done' });
    expect([decider(asked), choices(asked)]).toEqual(['asia', [{ type: 'oppose', card: 'praetorian-guard-5' }, pass]]);
    const killed = next(asked, pass);
    expect(killed.leaders.asia).toEqual({ status: 'general', at: 'roma' });
    expect(broken(killed, { type: 'event', card: 'assassin-2' })).toBe('12.0');
  });

  test('of two Emperors in Roma the one who is named falls, and the other reigns alone', () => {
    const emperor = { status: 'emperor', at: 'roma' } as const;
    const s = next(
      position(p({ west: ['assassin-1', GUARD_1] }, { leaders: { asia: emperor, east: emperor, west: 'roma' } })),
      { type: 'event', card: 'assassin-1' },
      { type: 'aim-colour', colour: 'east' },
      { type: 'done' },
    );
    expect([s.leaders.east, s.leaders.asia]).toEqual([{ status: 'general', at: 'roma' }, emperor]);
    // 7.1: one Emperor is left, so nobody can declare; 4.3: the Guard stays in the hand.
    expect([broken(s, { type: 'declare' }), s.hands.west, s.round.used]).toEqual(['7.1', [GUARD_1], 1]);
  });

  test('14.0: with two players a colour may kill the Emperor of the other colour of the same person', () => {
    const s = position({
      ...p({ west: ['assassin-1'] }, { leaders: { east: { status: 'emperor', at: 'roma' } } }),
      players: 2,
    });
    expect(broken(s, { type: 'event', card: 'assassin-1' })).toBe('allowed');
  });
});

/** Battles: the ledger, the aftermath, and the choice of cards against the game written out in full. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf, type InputOf } from '../../../src/calculator/fields.ts';
import type { Report } from '../../../src/calculator/report.ts';
import { chance } from '../../../src/engine/dist.ts';
import { atLeast, hand } from '../../../src/engine/draw.ts';
import { solve } from '../../../src/engine/matrix-game.ts';
import { battle } from '../../../src/games/nero/battle/calculator.ts';
import { chooseHidden, type Option, payoff, playsInOrder } from '../../../src/games/nero/battle/choice.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { sum } from '../../support/oracle.ts';

const { tables } = gameOf('nero');

type Input = InputOf<typeof battle.fields>;

const ask = (given: Partial<Input>): Report => battle.compute({ ...defaultsOf(battle.fields), ...given }, tables);
const fight = (given: Partial<Input>) => ask({ moment: 'revealed', defenderLeader: 'none', ...given }).facts;
const cards = (...values: number[]) => values.map((bp) => ({ bp }));

describe('cards that lie open', () => {
  test('the battle of the example is 7 to 3', () => {
    expect(fight({ defenderLeader: 'contender', defenderCard: 4 })).toMatchObject({
      attackerBefore: 3,
      defenderBefore: 3,
      attackerBp: 3,
      defenderBp: 7,
      winner: 'defender',
      attackerLegionsAfter: 2,
      defenderLegionsAfter: 3,
      defenderLeaderAfter: 'Contender',
      attackerVp: 0,
      defenderVp: 0,
    });
  });

  test('an Emperor adds 2, a Contender 1, a General nothing', () => {
    const bp = (attackerLeader: Input['attackerLeader']) => fight({ attackerLeader, attackerCard: 4 })['attackerBp'];
    expect((['none', 'general', 'contender', 'emperor'] as const).map(bp)).toEqual([7, 7, 8, 9]);
  });

  test('a Retreat marker takes 1 from the card only, and never below 0', () => {
    const marked = { attackerLegions: 2, attackerMarker: true } as const;
    expect(fight({ ...marked, attackerCard: 4 })['attackerBp']).toBe(5);
    expect(fight(marked)['attackerBp']).toBe(2);
    expect(fight({ ...marked, attackerCard: 0 })['attackerBp']).toBe(2);
    expect(fight({ ...marked, attackerCard: 0, least: 'negative' })['attackerBp']).toBe(1);
  });

  test('equal totals stop the attacker and leave all as it was', () => {
    expect(fight({ attackerLeader: 'contender', defenderLegions: 4 })).toMatchObject({
      winner: 'nobody',
      attackerStops: true,
      attackerLegionsAfter: 3,
      defenderLegionsAfter: 4,
      attackerLeaderAfter: 'Contender',
    });
  });

  test('an Emperor who loses to a General is succeeded by him, without VP', () => {
    const lost = { attackerLeader: 'general', defenderLeader: 'emperor', attackerCard: 4, emperors: 1 } as const;
    expect(fight(lost)).toMatchObject({
      attackerLeaderAfter: 'Emperor',
      defenderLeaderAfter: 'General',
      attackerLegionsAfter: 4,
      defenderLegionsAfter: 1,
      emperorsAfter: 1,
      attackerVp: 0,
    });
    expect(fight({ ...lost, newEmperor: 'yes' })['attackerVp']).toBe(1);
    expect(fight({ ...lost, attackerLeader: 'none' })).toMatchObject({ emperorsAfter: 0, attackerVp: 0 });
  });

  test('of two Emperors one remains, with a VP', () => {
    const two = { attackerLeader: 'emperor', defenderLeader: 'emperor', emperors: 2 } as const;
    expect(fight(two)).toMatchObject({ emperorsAfter: 1, attackerVp: 1, defenderLeaderAfter: 'General' });
  });

  test('the last Legion lost leaves a General alone', () => {
    expect(fight({ defenderLegions: 1, defenderLeader: 'contender' })).toMatchObject({
      defenderLegionsAfter: 0,
      defenderLeaderAfter: 'General',
    });
  });

  test('two, three and four Legions against the Barbarian Tribe', () => {
    const against = (attackerLegions: number, more: Partial<Input> = {}) =>
      fight({ tribe: true, attackerLegions, ...more });
    expect([2, 3, 4].map((n) => against(n)['winner'])).toEqual(['defender', 'nobody', 'attacker']);
    expect(against(2)['attackerLegionsAfter']).toBe(2);
    expect(against(2, { beaten: 'uncontrolled' })['attackerLegionsAfter']).toBe(1);
    expect(against(4)['attackerLegionsAfter']).toBe(4);
    expect(against(2, { attackerLeader: 'emperor' })).toMatchObject({ winner: 'attacker', attackerVp: 1 });
    expect(against(2, { attackerLeader: 'emperor', tribeVp: 'no-vp' })['attackerVp']).toBe(0);
    expect(against(1, { attackerLeader: 'contender' })['attackerLeaderAfter']).toBe('General');
  });
});

describe('known hands', () => {
  const even = { attackerLegions: 3, defenderLegions: 3, defenderLeader: 'none', hand: 'known' } as const;

  test('nothing or a 3 against nothing, a 2 or a 4: worth -0.32, mixes .8/.2 and .3/.7', () => {
    const { expected, grid, distributions } = ask({ ...even, mine: cards(3), known: cards(2, 4), bpCost: 2 });
    expect(expected['value']).toBeCloseTo(-0.32, 12);
    expect(grid!.rows[0]!['mix']).toBeCloseTo(0.8, 12);
    expect(grid!.rows[1]!['mix']).toBeCloseTo(0.2, 12);
    expect(distributions['hisBp']!.map((s) => s.value)).toEqual([5, 7]);
    expect(distributions['hisBp']![0]!.chance).toBeCloseTo(0.3, 12);
    expect(distributions['hisBp']![1]!.chance).toBeCloseTo(0.7, 12);
  });

  test('the defender sees the same battle from the other side', () => {
    const mirrored = { ...even, side: 'defender', mine: cards(2, 4), known: cards(3), bpCost: 2 } as const;
    expect(ask(mirrored).expected['value']).toBeCloseTo(0.32, 12);
  });

  test('an attacker who has used four cards plays none', () => {
    const { grid } = ask({ ...even, used: 4 });
    expect(grid!.rows).toHaveLength(1);
    const { distributions } = ask({ ...even, side: 'defender', used: 4, known: cards(5), mine: [] });
    expect(distributions['hisBp']).toEqual([{ value: 3, chance: 1 }]);
  });

  test('the Barbarian Tribe plays none', () => {
    const { chances, facts } = ask({ tribe: true, mine: cards(2) });
    expect(chances).toEqual({ wins: 1, draws: 0, loses: 0 });
    expect(facts['bestCard']).toBe('2 BP');
  });
});

describe('hidden hands', () => {
  const values = [5, 3, 2, 1];
  const unseen = values.map((value) => ({ value, count: value === 1 || value === 3 ? 2 : 1 }));
  const hidden = { cards: unseen, size: 2 };
  const types = hand<readonly number[]>(
    unseen.map((c) => c.count),
    2,
    [],
    (held, kind, n) => (n ? [...held, values[kind]!] : held),
  );

  test('two cards of 1, 1, 2, 3, 3, 5: only threes 1 in 15, a one and a three 4 in 15', () => {
    expect(chance(types, (held) => held.join() === '3')).toBeCloseTo(1 / 15, 15);
    expect(chance(types, (held) => held.join() === '3,1')).toBeCloseTo(4 / 15, 15);
  });

  const none: Option = { bp: undefined, total: 0, cost: 0 };
  const optionsOf = (base: number, list: readonly number[], cost: number): Option[] => [
    { ...none, total: base },
    ...list.map((bp) => ({ bp, total: base + bp, cost: cost * bp })),
  ];

  test('solved by orders of preference as with every way to play written out', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 4 }), (ahead, tenths) => {
        const stakes = { win: 1, draw: 0, loss: -1 };
        const mine = optionsOf(ahead, [2, 4], tenths / 10);
        const his = optionsOf(0, values, tenths / 10);
        const ways = types.outcomes.reduce<Option[][]>(
          (lists, held) =>
            lists.flatMap((list) => [his[0]!, ...his.filter((h) => held.includes(h.bp!))].map((o) => [...list, o])),
          [[]],
        );
        const whole = mine.map((m) =>
          ways.map((way) => sum(way.map((h, t) => (types.weights[t]! / types.total) * payoff(m, h, stakes)))),
        );
        expect(chooseHidden(mine, his, hidden, stakes).value).toBeCloseTo(solve(whole).value, 10);
      }),
      { numRuns: 6 },
    );
  });

  test('what he plays adds up to every hand once', () => {
    const his = optionsOf(0, values, 0);
    const [none, ...played] = his;
    const plays = playsInOrder([...played, none!], his, hidden);
    expect(sum(plays)).toBeCloseTo(1, 12);
    expect(plays[1]).toBeCloseTo(1 / 3, 12);
    expect(playsInOrder(his, his, hidden)).toEqual([1, 0, 0, 0, 0]);
  });

  test('12 of 45 unseen cards would do, and he has 10', () => {
    expect(Math.abs(atLeast(1, 12, 45, 10) - 1203429 / 1239389)).toBeLessThan(1e-12);
  });

  test('the grid says whether he can beat or tie each card', () => {
    // 14 cards of 5 BP and 14 of 4 among 55, one of each in my hand.
    const { grid, facts } = ask({ mine: cards(4, 5), attackerLegions: 3, defenderLegions: 2, cards: 3 });
    expect(grid!.rows.map((r) => [r['card'], r['total']])).toEqual([
      ['no card', 3],
      ['4 BP', 7],
      ['5 BP', 8],
    ]);
    expect(grid!.rows[1]!['beats']).toBeCloseTo(atLeast(1, 13, 53, 3), 12);
    expect(grid!.rows[1]!['ties']).toBeCloseTo(atLeast(1, 26, 53, 3), 12);
    expect(grid!.rows[2]!['beats']).toBe(0);
    expect(facts['needsToBeat']).toBe(1);
  });

  test('a battle that nobody can change is played without cards', () => {
    const { chances, facts } = ask({ attackerLegions: 20, defenderLegions: 1 });
    expect(chances['wins']).toBe(1);
    expect(facts['bestCard']).toBe('no card');
  });

  test('6.3: of cards that do the same the cheapest is played, even where cards cost nothing', () => {
    const free = { bpCost: 0, defenderLeader: 'none', hand: 'known' } as const;
    const best = (given: Partial<Input>) => ask({ ...free, ...given }).facts['bestCard'];
    // He can beat either of my cards; he has none; only mine of 5 keeps his in check.
    expect(best({ attackerLegions: 1, defenderLegions: 3, mine: cards(4, 5), known: cards(0, 2, 6) })).toBe('no card');
    expect(best({ attackerLegions: 3, defenderLegions: 3, mine: cards(3, 5), known: [] })).toBe('3 BP');
    expect(best({ attackerLegions: 3, defenderLegions: 3, mine: cards(0, 5), known: cards(5) })).toBe('5 BP');
  });

  test('a card more to choose from is never worse', () => {
    for (const bp of [0, 2, 4, 6]) {
      const without = ask({ mine: [], seen: [{ bp, number: 1 }] });
      expect(ask({ mine: cards(bp) }).expected['value']! + 1e-12).toBeGreaterThanOrEqual(without.expected['value']!);
    }
  });
});

test('6.3: the sentence says what he is taken to know and to do, and nothing where he has no choice', () => {
  expect(ask({}).sentence).toMatch(/if he knows your hand and plays whatever he holds as well as he can\.$/);
  expect(ask({ hand: 'known', known: [{ bp: 4 }] }).sentence).toMatch(/plays his own as well as he can\.$/);
  expect(ask({ tribe: true }).sentence).not.toContain('knows');
});

/** Results as plain data: what a whole game takes from its dice, with figures of its own and no report around them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../../src/calculator/fields.ts';
import { follow } from '../../../src/calculator/roll/dice-tree.ts';
import { entryAt, type Figures } from '../../../src/calculator/table.ts';
import { type Aftermath, suffer } from '../../../src/games/hannibal/after-battle/rules.ts';
import { standsOf } from '../../../src/games/hannibal/attrition/rules.ts';
import { dealOf } from '../../../src/games/hannibal/battle-cards/rules.ts';
import { commandOn } from '../../../src/games/hannibal/change-of-command/roll.ts';
import { fields as roundFields } from '../../../src/games/hannibal/counterattack/fields.ts';
import { fightRound } from '../../../src/games/hannibal/counterattack/roll.ts';
import { chargeOn } from '../../../src/games/hannibal/elephant-charge/rules.ts';
import { cross } from '../../../src/games/hannibal/mountain-passes/rules.ts';
import { sail } from '../../../src/games/hannibal/naval-movement/roll.ts';
import { planned } from '../../../src/games/hannibal/reactions/plan.ts';
import { courseOf, type Siege } from '../../../src/games/hannibal/siege/rules.ts';
import { gameOf } from '../../../src/gate/game.ts';
import { suffer as sufferWinter } from '../../../src/mechanics/attrition.ts';
import { besiege } from '../../../src/mechanics/siege.ts';

const { tables } = gameOf('hannibal');

/** Tables that no reader watches, as a whole game has them. */
const figures: Figures = {
  at(table, ...keys) {
    const entry = tables[table] && entryAt(tables[table], keys);
    if (!entry) throw new RangeError(`${table} has nothing at ${keys.join(', ')}`);
    return entry;
  },
};

const die = fc.integer({ min: 1, max: 6 });

describe('a march', () => {
  test('over the Pyrenees on a 4 costs 10 CUs one of them, over the Alps on a 5 costs 8 two', () => {
    expect(cross({ cu: 10, elephants: 0 }, ['other'], [4], figures)).toEqual([
      { die: 4, modifier: -2, before: { cu: 10, elephants: 0 }, after: { cu: 9, elephants: 0 } },
    ]);
    expect(cross({ cu: 8, elephants: 0 }, ['alpine'], [5], figures)[0]?.after.cu).toBe(6);
  });

  test('over two passes is a march over the one and then over the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), die, die, (cu, a, b) => {
        const force = { cu, elephants: 0 };
        const [first, second] = cross(force, ['alpine', 'other'], [a, b], figures);
        expect(cross(force, ['alpine'], [a], figures)).toEqual([first]);
        if (first && first.after.cu > 0) expect(cross(first.after, ['other'], [b], figures)).toEqual([second]);
        else expect(second).toBeUndefined();
      }),
    );
  });
});

describe('a siege', () => {
  const PLAIN = { greatCity: false, marcellus: false, twice: false };
  const carthage: Siege = { kind: 'city', besieger: 'carthage', ...PLAIN, points: 0, cu: 8, otherModifiers: 0 };
  const attempt = (siege: Siege, dice: readonly number[]) =>
    besiege(
      courseOf(siege, dice.length, figures),
      Object.fromEntries(dice.map((die, i) => [`attempt${i + 1}`, [die]])),
    );

  test('of 6, 5 and 6 without a siege train: a point each, and the city falls', () => {
    const { turns, state } = attempt(carthage, [6, 5, 6]);
    expect(turns.map(({ after }) => after.points)).toEqual([1, 2, 3]);
    expect(state).toMatchObject({ points: 3, needed: 3, cu: 8, stalled: false });
  });

  test('attempt by attempt is the same as all at once', () => {
    fc.assert(
      fc.property(fc.array(die, { maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (dice, cu) => {
        let alone = { ...carthage, cu };
        for (const face of dice) {
          const { points, cu: left } = attempt(alone, [face]).state;
          alone = { ...alone, points, cu: left };
        }
        const { state } = attempt({ ...carthage, cu }, dice);
        expect([alone.points, alone.cu]).toEqual([state.points, state.cu]);
      }),
    );
  });
});

test('winter takes a die for each Force that must roll, an Elephant first on a 6', () => {
  const stands = standsOf(
    [
      { cu: 7, ground: 'enemy', elephants: 0 },
      { cu: 9, ground: 'spared', elephants: 0 },
      { cu: 8, ground: 'enemy', elephants: 2 },
    ],
    figures,
  );
  const [first, spared, last] = sufferWinter(stands, [2, 6]);
  expect(first).toEqual({
    place: 0,
    cu: 7,
    face: 2,
    toll: { cuLost: 1, elephantsLost: 0, emptied: false, after: { cu: 6, elephants: 0 } },
  });
  expect(spared?.face).toBeUndefined();
  expect(spared?.toll.cuLost).toBe(0);
  expect(last?.toll).toEqual({ cuLost: 3, elephantsLost: 1, emptied: false, after: { cu: 5, elephants: 1 } });
});

test('a 6 returns Carthage to port even between its best ports; Rome needs no die', () => {
  const calm = { romanFrom: false, romanTo: false, syracuse: false, macedon: false, victory: false, mago: false };
  const voyage = { who: 'carthage', cu: 7, from: 'carthage', to: 'new-carthage', ...calm, otherModifiers: 0 } as const;
  expect(sail(voyage, 6, figures)).toEqual({ landing: 'returns', cuArriving: 0, cuLost: 0 });
  expect(sail({ ...voyage, who: 'rome' }, undefined, figures)).toEqual({
    landing: 'arrives',
    cuArriving: 7,
    cuLost: 0,
  });
});

describe('a Battle', () => {
  test('before it: a 4 to 6 swaps the Consuls, a 4 charges over rating 2', () => {
    expect(commandOn(5, { inCommand: 3, other: 1 })).toEqual({ swapped: true, rating: 1 });
    const charge = { rating: 2, elephants: 2, modifier: 0, romanCards: 9, punicCards: 12 };
    expect(chargeOn(4, charge)).toEqual({ result: 'success', romeLost: 2, carthageLost: 0 });
  });

  test('a hand that would fall below 0 has run out, whatever its lines are called', () => {
    const army = { rating: 'none', cu: 1, allies: 0, provinces: 0, numidia: 0, events: 0 } as const;
    const battle = {
      armies: { rome: army, carthage: army },
      active: 'carthage',
      region: 'other',
      tribe: false,
      intercepted: false,
      failedAvoid: false,
      elephants: 3,
      events: 'before',
    } as const;
    expect(dealOf('rome', 'success', battle, figures)).toMatchObject({ cards: 0, beforeCharge: 1, ranOut: true });
    expect(dealOf('rome', 'nothing', battle, figures)).toMatchObject({ cards: 1, beforeCharge: 1, ranOut: false });
  });

  test('round by round: a match and a Counterattack, then a Disengage that is not cancelled', () => {
    const round = { ...defaultsOf(roundFields), attackerRating: 2, defenderRating: 3 };
    const matched = fightRound(round, {});
    expect([matched.end, matched.deeds, matched.rolls.map(({ id }) => id)]).toEqual([
      undefined,
      [{ type: 'matched', lead: 'frontal-assault', answer: 'frontal-assault' }],
      ['counterattack'],
    ]);
    const taken = fightRound(round, { counterattack: [3] });
    expect(taken.end).toBe('takesOver');
    expect(taken.deeds.at(-1)).toEqual({ type: 'counterattack', die: 3, rating: 3, succeeds: true });
    const away = fightRound({ ...round, move: 'disengage' }, { disengage: [2], cancel: [5] });
    expect([away.end, away.deeds.map(({ type }) => type)]).toEqual(['away', ['disengage', 'cancel']]);
  });

  test('after it: a 4 costs both a CU, the Retreat Die 3 more of 6, and 4 CUs cost 2 PCs', () => {
    const after: Aftermath = {
      result: 'carthage-wins',
      cu: { rome: 6, carthage: 9 },
      elephants: 0,
      cards: { rome: 2, carthage: 3 },
      lastCard: 'frontal-assault',
      elephantsFirst: false,
      way: 'march',
      room: 'all',
      marchLoss: 0,
      eliminatedCounts: true,
      pcs: 12,
    };
    const { casualties, retreat, cost } = suffer(after, 4, 4, figures);
    expect(casualties.after.left).toEqual({ rome: { cu: 5, elephants: 0 }, carthage: { cu: 8, elephants: 0 } });
    expect(retreat).toEqual({ die: 'large', face: 4, loss: 3 });
    expect([cost.left.rome.cu, cost.left.carthage.cu, cost.pcs]).toEqual([2, 8, 2]);
  });
});

test('reactions: an Interception on a 2 against rating 2 brings the Battle, with its cards', () => {
  const entry = {
    mover: { cu: 9, rating: 3 },
    moverMore: 0,
    here: { cu: 0, rating: 0 },
    hereMore: 0,
    plan: 'stand',
    avoidsOn: 0,
    interceptors: [{ cu: 6, rating: 2, on: 2 }],
    moverPc: false,
    pursuit: 'rolls',
    pursuesOn: 3,
    reply: 'fights',
    came: false,
    backOver: 'none',
  } as const;
  const plan = planned(entry, figures);
  expect(follow(plan, {}).rolls.map(({ id }) => id)).toEqual(['interceptions']);
  expect(follow(plan, { interceptions: [2] }).leaf).toEqual({
    type: 'battle',
    hands: { defender: 9, mover: 12 },
    avoided: false,
    displaced: false,
    came: [0],
  });
  expect(follow(plan, { interceptions: [3] }).leaf).toMatchObject({ type: 'passes', came: [] });
  // 1 is added where the mover has a PC in the space and the enemy no CUs.
  expect(follow(planned({ ...entry, moverPc: true }, figures), { interceptions: [2] }).leaf?.type).toBe('passes');
});

/** Movement: what it costs, how MP are allotted, what a force picks up and leaves behind. */
import { describe, expect, test } from 'vitest';
import { attackCost, stepCost } from '../../../../src/games/nero/play/movement.ts';
import type { Force, State } from '../../../../src/games/nero/play/state.ts';
import { broken, marching, n, next, offered, play, position, start } from './table.ts';

const force: Force = {
  ...{ id: 1, at: 'syria', came: null, legions: 3, leader: false, left: 9, mp: 9, fatigue: 0, tired: 3, steps: 1 },
  ...{ fought: false, marked: false, met: [], agreed: [], asked: false, over: false },
};
const sized = (legions: number, fatigue: number, at = 'syria'): Force => ({
  ...force,
  at,
  legions,
  fatigue,
  tired: legions,
});
const left = (s: State) => s.round.force?.left;
const values = { 'traitor-1': { mp: 6 }, 'traitor-2': { mp: 5 }, 'traitor-3': { mp: 4 } };

describe('costs', () => {
  const s = position();

  test('5.2, 5.3: an entry by size and fatigue', () => {
    const grid = [1, 3, 4, 5, 6, 9].map((legions) => [0, 1, 2].map((f) => stepCost(s, sized(legions, f), 'judaea')));
    expect(grid).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [2, 3, 4],
      [2, 3, 4],
      [3, 4, 5],
      [3, 4, 5],
    ]);
  });

  test('5.2: Straits cost 1 MP a Legion, fatigue once', () => {
    expect([0, 1].map((f) => stepCost(s, sized(5, f, 'britannia'), 'gallia-lugdunensis'))).toEqual([5, 6]);
  });

  test('5.3: after two victories a small force pays 3 to enter and 3 to attack', () => {
    expect([stepCost(s, sized(3, 2), 'judaea'), attackCost(s, sized(3, 2))]).toEqual([3, 3]);
    expect([0, 1, 2, 3].map((f) => attackCost(s, sized(9, f)))).toEqual([1, 2, 3, 4]);
  });

  test('5.3, 6.4: the sixth Legion, captured, lifts the next entry to 4 and the next attack to 2', () => {
    const p = {
      legions: { west: { judaea: 5 }, asia: { judaea: 1 } },
      hands: { west: ['traitor-1'] },
      values,
    } as const;
    const won = next(marching(position(p), 'traitor-1', 'judaea', 5), { type: 'attack', target: 'asia' });
    const winner = won.round.force!;
    expect([winner.legions, stepCost(won, winner, 'syria'), attackCost(won, winner)]).toEqual([6, 4, 2]);
  });

  test('5.7, 5.8, 12.0-barbarians: a Leader alone, Roma, the tribe', () => {
    const alone = { ...force, legions: 0, leader: true, fatigue: 3, at: 'germania-superior' };
    const tribe = position({ barbarian: 'germania-inferior' });
    expect(stepCost(s, alone, 'raetia')).toBe(1);
    expect(stepCost(s, alone, 'britannia')).toBe(1);
    expect(stepCost(s, { ...alone, at: 'italia-north' }, 'roma')).toBe(1);
    expect(stepCost(tribe, alone, 'germania-inferior')).toBe(3);
    expect([1, 7].map((k) => stepCost(tribe, sized(k, 1, 'germania-superior'), 'germania-inferior'))).toEqual([4, 4]);
    const cheap = position({ barbarian: 'germania-inferior', rulings: { 'leader-alone-cost': 'one' } });
    expect(stepCost(cheap, alone, 'germania-inferior')).toBe(1);
  });

  test('5.2: Straits into the Province of the tribe cost 3, or 1 a Legion by the other reading', () => {
    const cost = (rulings = {}) =>
      stepCost(position({ barbarian: 'germania-superior', rulings }), sized(5, 0, 'britannia'), 'germania-superior');
    expect(cost()).toBe(3);
    expect(cost({ 'straits-to-the-barbarians': 'per-legion' })).toBe(5);
  });
});

describe('the board', () => {
  const s = start();
  const around = (at: string, by: 'borders' | 'straits') => [...s.setup.board.places[at]![by]].sort();

  test('2.1, 5.0: what the text names is there', () => {
    expect(s.setup.board.areas.east).toEqual(['dacia', 'moesia', 'thracia', 'dalmatia', 'achaea']);
    const ports = s.setup.board.areas.east.filter((at) => s.setup.board.places[at]!.port);
    expect(ports).toEqual(['thracia', 'dalmatia', 'achaea']);
    expect(around('gallia-narbonensis', 'borders')).toEqual([
      'gallia-lugdunensis',
      'germania-superior',
      'hispania',
      'italia-north',
    ]);
    expect(around('britannia', 'straits')).toEqual(['gallia-lugdunensis', 'germania-superior']);
  });
});

describe('allotting MP', () => {
  const s = position({
    active: 'asia',
    legions: { asia: { syria: 5, judaea: 2 } },
    hands: { asia: ['traitor-2', 'traitor-3'] },
    values,
  });

  test('5.1: 5 MP may go to five Legions singly, or to all together', () => {
    const laid = next(s, { type: 'lay', card: 'traitor-2', at: 'syria' });
    const each = { type: 'allot', legions: 1, leader: false, mp: 1 } as const;
    const split = next(laid, each, each, each, each, each);
    expect(broken(split, each)).toBe('5.1');
    expect(next(split, { type: 'done' }).round.waiting).toHaveLength(5);
    expect(
      next(laid, { type: 'allot', legions: 5, leader: false, mp: 5 }, { type: 'done' }).round.waiting,
    ).toHaveLength(1);
    expect(broken(laid, { type: 'allot', legions: 5, leader: false, mp: 6 })).toBe('5.1');
  });

  test('5.1: Legions that wait with MP are given none by another card', () => {
    const all = { type: 'allot', legions: 5, leader: false, mp: 5 } as const;
    const waiting = next(s, { type: 'lay', card: 'traitor-2', at: 'syria' }, all, { type: 'done' });
    expect(broken(waiting, { type: 'lay', card: 'traitor-3', at: 'syria' })).not.toBe('allowed');
    expect(broken(waiting, { type: 'lay', card: 'traitor-3', at: 'judaea' })).toBe('allowed');
  });

  test('5.1: the MP of a card serve one Province; cards are added up before MP are allotted', () => {
    const laid = next(s, { type: 'lay', card: 'traitor-3', at: 'syria' });
    expect(broken(laid, { type: 'lay', card: 'traitor-2', at: 'judaea' })).toBe('5.1');
    const both = next(laid, { type: 'lay', card: 'traitor-2', at: 'syria' });
    const whole = next(both, { type: 'allot', legions: 3, leader: false, mp: 9 });
    expect(broken(laid, { type: 'done' })).toBe('5.1');
    expect(
      broken(next(laid, { type: 'allot', legions: 1, leader: false, mp: 1 }), {
        type: 'lay',
        card: 'traitor-2',
        at: 'syria',
      }),
    ).toBe('5.1');
    expect(next(whole, { type: 'done' }).round.waiting[0]).toMatchObject({ at: 'syria', legions: 3, mp: 9 });
  });
});

describe('between two steps (4.3)', () => {
  const p = { legions: { west: { 'gallia-narbonensis': 3 }, asia: { hispania: 2 } }, values } as const;

  test('an event may be played, and what it takes away is no longer there', () => {
    const s = position({ ...p, hands: { west: ['traitor-1', 'legion-rebels-1', 'traitor-2'] } });
    const there = next(marching(s, 'traitor-1', 'gallia-narbonensis', 3), { type: 'step', to: 'hispania' });
    const t = next(
      there,
      { type: 'event', card: 'legion-rebels-1' },
      { type: 'aim-legion', colour: 'asia', province: 'hispania' },
    );
    expect([n(t, 'asia', 'hispania'), t.frames.at(-1)?.type, t.round.used]).toEqual([1, 'march', 2]);
    const own = next(
      there,
      { type: 'event', card: 'legion-rebels-1' },
      { type: 'aim-legion', colour: 'west', province: 'hispania' },
    );
    expect(own.round.force?.legions).toBe(2);
  });

  test('a force that the tribe drives out has finished', () => {
    const legions = { west: { 'gallia-narbonensis': 3 } };
    const s = position({
      ...p,
      legions,
      leaders: { central: 'raetia' },
      hands: { west: ['traitor-1', 'barbarians-1', 'traitor-2'] },
    });
    const there = next(marching(s, 'traitor-1', 'gallia-narbonensis', 3), { type: 'step', to: 'germania-superior' });
    const event = { type: 'event', card: 'barbarians-1' } as const;
    const t = next(
      there,
      event,
      { type: 'aim-province', province: 'germania-superior' },
      { type: 'displace', to: 'raetia' },
    );
    expect([t.round.force, t.stacks.west]).toEqual([
      null,
      { raetia: expect.objectContaining({ n: 3, done: 3, marker: true }) },
    ]);
  });

  test('a Leader who has entered Roma may declare and move on', () => {
    const s = position({
      ...{ legions: { west: { 'italia-north': 5 } }, leaders: { west: 'italia-north' } },
      ...{ hands: { west: ['traitor-1', 'traitor-2'] }, values },
    });
    const roma = next(marching(s, 'traitor-1', 'italia-north', 0, true), { type: 'step', to: 'roma' });
    const t = next(roma, { type: 'declare' }, { type: 'done' }, { type: 'step', to: 'italia-south' });
    expect(t.leaders.west).toEqual({ status: 'emperor', at: 'italia-south' });
  });
});

describe('fatigue after a split (5.3)', () => {
  test('Legions picked up share it, or are free of it', () => {
    const won = (rulings = {}) => {
      const legions = { west: { judaea: 1, 'asia-minor': 2 }, asia: { syria: 1 } };
      const hands = { west: ['traitor-1', 'bribe-1', 'traitor-2'] };
      const s = position({
        legions,
        hands,
        leaders: { west: 'judaea' },
        values: { 'traitor-1': { mp: 20 }, 'bribe-1': { bp: 5 } },
        rulings,
      });
      return next(
        marching(s, 'traitor-1', 'judaea', 1, true),
        { type: 'step', to: 'syria' },
        { type: 'attack', target: 'asia' },
        { type: 'battle-card', card: 'bribe-1' },
        { type: 'step', to: 'asia-minor' },
        { type: 'take', whose: 'own', legions: 2 },
        { type: 'drop', legions: 2, leader: false },
      );
    };
    const cost = (s: State) => stepCost(s, s.round.force!, 'syria');
    expect(cost(won())).toBe(2);
    expect(cost(won({ 'fatigue-after-a-split': 'fresh-free' }))).toBe(1);
  });
});

test('5.3: Legions that a Leader alone picks up are fresh; their own victory tires them by 1', () => {
  const s = position({
    legions: { west: { judaea: 3, 'asia-minor': 2 }, asia: { syria: 1 }, east: { thracia: 1 } },
    ...{ leaders: { west: 'judaea' }, hands: { west: ['traitor-1'] }, values: { 'traitor-1': { mp: 10 } } },
  });
  const alone = next(
    marching(s, 'traitor-1', 'judaea', 3, true),
    { type: 'step', to: 'syria' },
    { type: 'attack', target: 'asia' },
    { type: 'drop', legions: 4, leader: false },
    { type: 'step', to: 'asia-minor' },
    { type: 'take', whose: 'own', legions: 2 },
  );
  expect(left(alone)).toBe(10 - 1 - 1 - 1 - 1);
  // Over the Straits 1 a Legion, and 1 to attack.
  const won = next(alone, { type: 'step', to: 'thracia' }, { type: 'attack', target: 'east' });
  expect(left(won)).toBe(6 - 2 - 1);
  const winner = won.round.force!;
  expect([winner.legions, stepCost(won, winner, 'moesia'), attackCost(won, winner)]).toEqual([3, 2, 2]);
});

describe('picking up and dropping', () => {
  test('5.4, Aegyptus: 3 Legions with 6 MP pick up a fourth and reach Asia Minor', () => {
    const s = position({
      active: 'asia',
      legions: { asia: { aegyptus: 3, judaea: 1 } },
      hands: { asia: ['traitor-1'] },
      values,
    });
    const one = next(marching(s, 'traitor-1', 'aegyptus', 3), { type: 'step', to: 'judaea' });
    expect(left(one)).toBe(5);
    const two = next(one, { type: 'take', whose: 'own', legions: 1 });
    expect([left(two), two.round.force?.legions]).toEqual([4, 4]);
    const three = next(two, { type: 'step', to: 'syria' });
    expect(left(three)).toBe(2);
    const four = next(three, { type: 'step', to: 'asia-minor' });
    expect(four.round.force).toBeNull();
    expect(n(four, 'asia', 'asia-minor')).toBe(4);
  });

  test('5.4: own for 1, Uncontrolled for 2, both for 3, whatever their number', () => {
    const s = position({
      ...{ active: 'asia', legions: { asia: { aegyptus: 1, judaea: 3 } }, uncontrolled: { judaea: 3 } },
      ...{ hands: { asia: ['traitor-1'] }, values },
    });
    const t = next(marching(s, 'traitor-1', 'aegyptus', 1), { type: 'step', to: 'judaea' });
    const both = next(
      t,
      { type: 'take', whose: 'own', legions: 3 },
      { type: 'take', whose: 'uncontrolled', legions: 3 },
    );
    expect([left(t)! - left(both)!, both.round.force?.legions]).toEqual([3, 7]);
    expect(broken(t, { type: 'take', whose: 'own', legions: 4 })).toBe('5.4');
    expect(broken(t, { type: 'take', whose: 'own', legions: 0 })).toBe('5.4');
    expect(play(t, { type: 'take', whose: 'enemy', legions: 1 })).toMatchObject({ problem: { code: 'shape' } });
  });

  test('5.4: own Legions are not picked up where the force started, Uncontrolled ones may be', () => {
    const s = position({
      ...{ active: 'asia', legions: { asia: { aegyptus: 3 } }, uncontrolled: { aegyptus: 1 } },
      ...{ hands: { asia: ['traitor-1'] }, values },
    });
    const t = marching(s, 'traitor-1', 'aegyptus', 1);
    expect(broken(t, { type: 'take', whose: 'own', legions: 1 })).toBe('5.4');
    expect(offered(t, 'take')).toEqual([{ type: 'take', whose: 'uncontrolled', legions: 1 }]);
  });

  test('5.4: Legions that have moved cannot be picked up; dropped ones are finished', () => {
    const s = position({
      active: 'asia',
      legions: { asia: { aegyptus: 3, syria: 1 } },
      hands: { asia: ['traitor-1', 'traitor-2'] },
      values,
    });
    const t = next(
      marching(s, 'traitor-1', 'aegyptus', 3),
      { type: 'step', to: 'judaea' },
      { type: 'drop', legions: 2, leader: false },
      { type: 'step', to: 'syria' },
      { type: 'stop' },
    );
    expect([n(t, 'asia', 'judaea'), n(t, 'asia', 'syria')]).toEqual([2, 2]);
    expect(broken(t, { type: 'lay', card: 'traitor-2', at: 'judaea' })).toBe('5.0');
    const again = next(marching(t, 'traitor-2', 'syria', 1), { type: 'step', to: 'judaea' });
    expect(broken(again, { type: 'take', whose: 'own', legions: 1 })).toBe('5.4');
  });

  test('5.4: a stack that is not picked up does not join the attack', () => {
    const p = {
      active: 'asia',
      legions: { asia: { judaea: 2, syria: 3 }, west: { syria: 4 } },
      hands: { asia: ['traitor-1'] },
      values,
    } as const;
    const t = next(marching(position(p), 'traitor-1', 'judaea', 2), { type: 'step', to: 'syria' });
    const won = (s: State) => next(s, { type: 'attack', target: 'west' }).happened.map((h) => h.says);
    expect(won(t)).toContain('The attacker has 2 BP, the defender 4.');
    expect(won(next(t, { type: 'take', whose: 'own', legions: 3 }))).toContain(
      'The attacker has 5 BP, the defender 4.',
    );
  });

  test('5.4: Uncontrolled Legions at the start, or only after entering', () => {
    const p = {
      active: 'asia' as const,
      legions: { asia: { judaea: 1 } },
      uncontrolled: { judaea: 1 },
      hands: { asia: ['traitor-1'] },
      values,
    };
    const take = (rulings = {}) =>
      broken(marching(position({ ...p, rulings }), 'traitor-1', 'judaea', 1), {
        type: 'take',
        whose: 'uncontrolled',
        legions: 1,
      });
    expect(take()).toBe('allowed');
    expect(take({ 'uncontrolled-at-the-start': 'after-entering' })).toBe('5.4');
  });

  test('3.3, 5.7: a Leader without Legions gains a new force from Uncontrolled ones', () => {
    const s = position({
      active: 'asia',
      leaders: { asia: 'syria' },
      uncontrolled: { judaea: 2 },
      hands: { asia: ['traitor-1'] },
      values,
    });
    const t = next(
      marching(s, 'traitor-1', 'syria', 0, true),
      { type: 'step', to: 'judaea' },
      { type: 'take', whose: 'uncontrolled', legions: 2 },
      { type: 'step', to: 'aegyptus' },
    );
    expect([n(t, 'asia', 'aegyptus'), t.leaders.asia.at, left(t)]).toEqual([2, 'aegyptus', 2]);
  });
});

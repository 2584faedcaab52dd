/** The interrupt windows: who is asked, with what, in which order, and what an answer does. */
import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/nero/play/state.ts';
import type { Status } from '../../../../src/games/nero/words.ts';
import { broken, choices, decider, marching, n, next, type Position, position, reply } from './table.ts';

const values = { 'traitor-1': { mp: 6 }, 'bad-weather-1': { mp: 0 }, 'sick-1': { mp: 0 }, 'bad-augury-1': { mp: 0 } };
const windowOf = (s: State) => {
  const f = s.frames.at(-1);
  return f?.type === 'window' ? f.on : f?.type;
};
const weather = (nth = 0) => reply('bad-weather-1', nth);
const sick = reply('sick-1');
const augury = reply('bad-augury-1');

describe('a force about to move', () => {
  const p: Position = {
    ...{ legions: { west: { hispania: 3 } }, leaders: { west: 'hispania' } },
    ...{ hands: { west: ['traitor-1'], central: ['bad-weather-1'], asia: ['sick-1'], east: ['bad-augury-1'] }, values },
  };
  const laid = (more: Partial<Position> = {}) =>
    next(
      position({ ...p, ...more }),
      { type: 'lay', card: 'traitor-1', at: 'hispania' },
      { type: 'allot', legions: 2, leader: true, mp: 4 },
      { type: 'allot', legions: 1, leader: false, mp: 2 },
      { type: 'done' },
    );

  test('12.0: those who hold an answer are asked clockwise from the mover', () => {
    const s = laid();
    expect([windowOf(s), decider(s)]).toEqual(['march', 'central']);
    const against = (card: string, target: string) => ({ type: 'answer', card, target });
    const both = ['force-1', 'force-2'].map((target) => against('bad-weather-1', target));
    expect(choices(s)).toEqual([{ type: 'pass' }, ...both]);
    expect(broken(s, against('bad-weather-1', 'force-3'))).toBe('12.0');
    const t = next(s, { type: 'pass' });
    expect([decider(t), choices(t)]).toEqual(['asia', [{ type: 'pass' }, against('sick-1', 'force-1')]]);
    expect(windowOf(next(t, { type: 'pass' }))).toBe('round');
  });

  test('12.0-bad-weather: the force is finished before its first step; the Leader goes on alone, or stays', () => {
    const halted = (rulings = {}) => next(laid({ rulings }), weather(0), { type: 'pass' }, { type: 'pass' });
    const s = halted();
    expect(s.stacks.west['hispania']).toMatchObject({ n: 3, done: 2 });
    expect(s.round.waiting).toEqual([
      { id: 1, at: 'hispania', legions: 0, leader: true, mp: 4 },
      { id: 2, at: 'hispania', legions: 1, leader: false, mp: 2 },
    ]);
    const stays = halted({ 'leader-of-a-halted-force': 'stays' });
    expect(stays.round.waiting.map((w) => w.id)).toEqual([2]);
  });

  test('12.0-sick: the Leader stays for the player round, the Legions are free to go', () => {
    const s = next(laid(), { type: 'pass' }, sick, { type: 'pass' });
    expect(s.round.waiting[0]).toMatchObject({ legions: 2, leader: false });
    expect(s.round.sick).toEqual(['west']);
  });

  test('12.0-sick: no other card moves the Leader in that round', () => {
    const hands = { ...p.hands, west: ['traitor-1', 'traitor-2'] };
    const passed = next(laid({ hands }), { type: 'pass' }, { type: 'pass' });
    const fallen = next(laid({ hands }), { type: 'pass' }, sick, { type: 'pass' });
    const alone = (s: State) =>
      broken({ ...s, round: { ...s.round, waiting: [] } }, { type: 'lay', card: 'traitor-2', at: 'hispania' });
    const given = (s: State) =>
      broken(next({ ...s, round: { ...s.round, waiting: [] } }, { type: 'lay', card: 'traitor-2', at: 'hispania' }), {
        type: 'allot',
        legions: 1,
        leader: true,
        mp: 1,
      });
    expect([alone(passed), alone(fallen)]).toEqual(['allowed', 'allowed']);
    expect([given(passed), given(fallen)]).toEqual(['allowed', '5.7']);
  });

  test('Bad Augury cancels the answer, and the piece goes on as if nothing had happened', () => {
    const s = next(laid(), weather(0));
    expect([windowOf(s), decider(s)]).toEqual(['event', 'east']);
    const t = next(s, augury, { type: 'pass' });
    expect(t.round.waiting).toHaveLength(2);
    expect(t.round.once).toEqual(['bad-weather', 'bad-augury']);
    expect(t.faceUp).toEqual(['traitor-1', 'bad-weather-1', 'bad-augury-1']);
  });

  test('before each step; an Emperor cannot fall sick', () => {
    const s = marching(
      position({ ...p, leaders: { west: { status: 'emperor', at: 'hispania' } } }),
      'traitor-1',
      'hispania',
      3,
      true,
    );
    const step = next(s, { type: 'step', to: 'gallia-narbonensis' });
    expect([windowOf(step), decider(step)]).toEqual(['march', 'central']);
    const t = next(step, { type: 'pass' });
    expect([n(t, 'west', 'gallia-narbonensis'), windowOf(t)]).toEqual([3, 'march']);
    const held = next(step, weather(), { type: 'pass' });
    expect([n(held, 'west', 'hispania'), held.round.force]).toEqual([
      3,
      expect.objectContaining({ legions: 0, leader: true }),
    ]);
    expect(next(held, { type: 'step', to: 'lusitania' }).leaders.west.at).toBe('lusitania');
  });

  test('12.0: Once for the table, or once for each player', () => {
    const hands = { west: ['traitor-1'], central: ['bad-weather-1'], asia: ['bad-weather-2'] };
    const more = { hands, values: { ...values, 'bad-weather-2': { mp: 0 } } };
    expect(windowOf(next(laid(more), weather(0)))).toBe('round');
    const each = next(laid({ ...more, rulings: { 'once-for-the-table': 'player' } }), weather(0));
    expect([windowOf(each), decider(each)]).toEqual(['march', 'asia']);
    expect(choices(each)).toEqual([{ type: 'pass' }, { type: 'answer', card: 'bad-weather-2', target: 'force-2' }]);
  });

  test('by the other reading of Once a Bad Augury can be answered by another', () => {
    const hands = { west: ['traitor-1'], central: ['bad-weather-1'], east: ['bad-augury-1'], asia: ['bad-augury-2'] };
    const rulings = { 'once-for-the-table': 'player' } as const;
    const s = next(laid({ hands, rulings }), weather(0), augury);
    expect([windowOf(s), decider(s)]).toEqual(['event', 'asia']);
    const t = next(s, reply('bad-augury-2'));
    expect(t.stacks.west['hispania']?.done).toBe(2);
  });

  test('4.3: an answer in the own round counts toward the four cards', () => {
    const hands = { west: ['traitor-1', 'bad-augury-1'], central: ['bad-weather-1'] };
    const s = next(laid({ hands, used: 2 }), weather(0));
    expect(decider(s)).toBe('west');
    expect(next(s, augury).round.used).toBe(4);
    expect(windowOf(next(laid({ hands, used: 3 }), weather(0)))).toBe('round');
  });
});

describe('a withdrawal', () => {
  const p: Position = {
    ...{
      legions: { west: { judaea: 2 }, asia: { syria: 2 } },
      leaders: { asia: { status: 'contender', at: 'syria' } },
    },
    hands: { west: ['traitor-1'], asia: ['bribe-1', 'bribe-2'], central: ['bad-weather-1', 'sick-1'] },
    values: { ...values, 'bribe-1': { mp: 6 }, 'bribe-2': { mp: 6 } },
  };
  const withdrawing = (more: Partial<Position> = {}) => {
    const s = next(
      marching(position({ ...p, ...more }), 'traitor-1', 'judaea', 2),
      { type: 'step', to: 'syria' },
      { type: 'pass' },
    );
    return next(s, { type: 'withdraw', to: 'asia-minor' }, { type: 'pay', card: 'bribe-1' }, { type: 'done' });
  };

  test('12.0-bad-weather: the stack stays, its cards are lost, and it cannot withdraw any more', () => {
    const s = withdrawing();
    expect([windowOf(s), decider(s)]).toEqual(['withdrawal', 'central']);
    const t = next(s, weather(), { type: 'pass' });
    expect(t.stacks.asia['syria']).toMatchObject({ n: 2, stuck: true, marker: false });
    expect([t.hands.asia, windowOf(t)]).toEqual([['bribe-2'], 'march']);
    const again = next(withdrawing({ rulings: { 'second-withdrawal-try': 'yes' } }), weather(), { type: 'pass' });
    expect([windowOf(again), decider(again)]).toEqual(['entered', 'asia']);
  });

  test('12.0-sick: the Contender stays and is a General among enemies, the Legions go; or it has no effect', () => {
    const t = next(withdrawing(), sick, { type: 'pass' });
    expect([n(t, 'asia', 'asia-minor'), t.leaders.asia]).toEqual([2, { status: 'general', at: 'syria' }]);
    expect(broken(withdrawing({ rulings: { 'sick-while-withdrawing': 'none' } }), sick)).toBe('12.0');
  });
});

describe('an attack announced', () => {
  const attacking = (rulings = {}) =>
    next(
      marching(
        position({
          legions: { west: { syria: 4 }, asia: { syria: 1 } },
          hands: { west: ['traitor-1', 'traitor-4'], east: ['bad-weather-1'] },
          values,
          rulings,
        }),
        'traitor-1',
        'syria',
        4,
      ),
      { type: 'attack', target: 'asia' },
    );

  test('Bad Weather until battle cards are chosen; the MP of the attack are lost', () => {
    const s = attacking();
    expect([windowOf(s), decider(s), s.round.force?.left]).toEqual(['attack', 'east', 5]);
    const t = next(s, weather());
    expect([t.round.force, n(t, 'asia', 'syria'), t.stacks.west['syria']?.done]).toEqual([null, 1, 4]);
    const on = next(s, { type: 'pass' }, { type: 'pass' });
    expect(on.stacks.asia).toEqual({});
  });

  test('by the other reading it comes too late', () => {
    const s = attacking({ 'bad-weather-after-announcement': 'before' });
    expect([windowOf(s), decider(s)]).toEqual(['battle', 'west']);
  });
});

describe('battle cards', () => {
  test('6.3: sealed; the defender is asked after the attacker and both are revealed together', () => {
    const p: Position = {
      ...{
        legions: { west: { syria: 1 }, asia: { syria: 1 } },
        values: { 'traitor-1': { mp: 6 }, 'bribe-1': { bp: 3 }, 'bribe-2': { bp: 2 } },
      },
      hands: { west: ['traitor-1', 'bribe-1'], asia: ['bribe-2'] },
    };
    const s = next(marching(position(p), 'traitor-1', 'syria', 1), { type: 'attack', target: 'asia' });
    expect([windowOf(s), decider(s)]).toEqual(['battle', 'west']);
    const chosen = next(s, { type: 'battle-card', card: 'bribe-1' });
    expect([decider(chosen), chosen.faceUp, chosen.happened]).toEqual(['asia', ['traitor-1'], []]);
    expect(broken(chosen, { type: 'battle-card', card: 'bribe-1' })).toBe('2.5');
    const done = next(chosen, { type: 'battle-card', card: 'bribe-2' });
    expect([done.faceUp, done.round.used, n(done, 'west', 'syria')]).toEqual([
      ['traitor-1', 'bribe-1', 'bribe-2'],
      2,
      2,
    ]);
  });
});

describe('Galley Fleet', () => {
  const p: Position = {
    ...{ legions: { west: { hispania: 4 } }, leaders: { west: 'hispania' }, values },
    hands: {
      west: ['galley-fleet-1', 'traitor-4'],
      central: ['bad-weather-1'],
      east: ['sick-1'],
      asia: ['bad-augury-1'],
    },
  };
  const sailing = (more: Partial<Position> = {}) =>
    next(
      position({ ...p, ...more }),
      { type: 'event', card: 'galley-fleet-1' },
      { type: 'sail', from: 'hispania', to: 'africa', legions: 3, leader: true },
    );

  test('Bad Weather keeps the Legions, the Leader sails', () => {
    const s = next(sailing(), weather(), { type: 'pass' }, { type: 'pass' });
    expect([n(s, 'west', 'hispania'), s.stacks.west['hispania']?.done, s.leaders.west.at]).toEqual([4, 3, 'africa']);
  });

  test('Sick keeps the General, the Legions sail', () => {
    const s = next(sailing(), { type: 'pass' }, sick, { type: 'pass' });
    expect([n(s, 'west', 'africa'), s.leaders.west.at]).toEqual([3, 'hispania']);
  });

  test('Bad Augury cancels all of it, and the Legions have not moved', () => {
    const s = next(sailing(), { type: 'pass' }, { type: 'pass' }, augury);
    expect([n(s, 'west', 'hispania'), s.stacks.west['hispania']?.done, s.leaders.west.at]).toEqual([4, 0, 'hispania']);
    expect([s.round.leaderDone, s.hands.west]).toEqual([false, ['traitor-4']]);
    // Played first, it leaves nothing for Bad Weather and Sick to stop.
    const hands = { west: ['galley-fleet-1'], central: ['bad-augury-1'], east: ['bad-weather-1', 'sick-1'] };
    const off = next(sailing({ hands }), augury);
    expect([windowOf(off), off.hands.east]).toEqual(['round', ['bad-weather-1', 'sick-1']]);
    // Cancelled itself, it does: the fleet sails, and they may still be played.
    const rulings = { 'once-for-the-table': 'player' } as const;
    const on = next(sailing({ hands: { ...hands, asia: ['bad-augury-2'] }, rulings }), augury, reply('bad-augury-2'));
    expect([windowOf(on), decider(on)]).toEqual(['fleet', 'east']);
  });

  test('12.0-sick: a General or Contender aboard can fall sick; an Emperor cannot, nor one who stays ashore', () => {
    const answers = (status: Status, leader: boolean) => {
      const hands = { west: ['galley-fleet-1'], east: ['sick-1'] };
      const s = position({ ...p, hands, leaders: { west: { status, at: 'hispania' } } });
      const sail = { type: 'sail', from: 'hispania', to: 'africa', legions: 3, leader } as const;
      return choices(next(s, { type: 'event', card: 'galley-fleet-1' }, sail)).filter((a) => a.type === 'answer')
        .length;
    };
    expect([answers('general', true), answers('contender', true)]).toEqual([1, 1]);
    expect([answers('emperor', true), answers('general', false)]).toEqual([0, 0]);
  });

  test('5.6: the owner of a port may withdraw before the landing with any card of 1 MP, or may not', () => {
    const more = {
      legions: { west: { hispania: 4 }, asia: { africa: 1 } },
      hands: { west: ['galley-fleet-1', 'traitor-4'], asia: ['bribe-1'] },
      values: { 'bribe-1': { mp: 1 } },
    };
    const s = sailing(more);
    expect([windowOf(s), decider(s)]).toEqual(['entered', 'asia']);
    // What withdraws from the landing owes cards again to the force after it.
    expect([s.frames.at(-1), s.round.forces]).toEqual([expect.objectContaining({ force: 1 }), 1]);
    const shut = sailing({ ...more, rulings: { 'withdrawal-before-a-galley-fleet': 'no' } });
    expect([n(shut, 'west', 'africa'), windowOf(shut)]).toEqual([3, 'round']);
  });

  test('5.6: before a Leader alone only by the reading that lets one withdraw before him, and never before nobody', () => {
    const landing = (aboard: object, rulings = {}) =>
      next(
        position({
          ...p,
          legions: { west: { hispania: 4 }, asia: { africa: 1 } },
          hands: { west: ['galley-fleet-1', 'traitor-4'], asia: ['bribe-1'], central: ['bad-weather-1'] },
          values: { ...values, 'bribe-1': { mp: 1 } },
          rulings,
        }),
        { type: 'event', card: 'galley-fleet-1' },
        { type: 'sail', from: 'hispania', to: 'africa', legions: 0, leader: false, ...aboard },
      );
    const leader = { leader: true };
    expect(windowOf(landing(leader))).toBe('round');
    expect(windowOf(landing(leader, { 'withdrawal-before-a-leader': 'yes' }))).toBe('entered');
    const stayed = next(landing({ legions: 2 }), weather());
    expect([windowOf(stayed), stayed.happened.some((h) => h.move)]).toEqual(['round', false]);
    expect(landing(leader).happened.map((h) => h.says)).toContain('West Europe lands the General in Africa.');
  });
});

/** Events of the own round: what each needs, what it does, and who has a say in it. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/games/nero/play/actions.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { stackOf } from '../../../../src/games/nero/play/state.ts';
import {
  broken,
  choices,
  decider,
  fallen,
  marching,
  n,
  next,
  offered,
  type Position,
  position,
  reply,
} from './table.ts';

const event = (card: string): Action => ({ type: 'event', card });

describe('Once (12.0)', () => {
  test('of three Traitors one is an event; the others still move', () => {
    const hands = { west: ['traitor-1', 'traitor-2', 'traitor-3'], east: ['bribe-1', 'bribe-2'] };
    const aimed = { type: 'aim-hand', colour: 'east', look: false } as const;
    const s = fallen(next(position({ hands, legions: { west: { hispania: 1 } } }), event('traitor-1'), aimed));
    expect(s.hands.west).toHaveLength(3);
    expect(s.hands.east).toHaveLength(1);
    expect(broken(s, event('traitor-2'))).toBe('12.0');
    expect(broken(s, { type: 'lay', card: 'traitor-2', at: 'hispania' })).toBe('allowed');
  });

  test('cards that only answer are no events of their own', () => {
    const west = ['bribe-1', 'bad-augury-1', 'bad-weather-1', 'sick-1', 'praetorian-guard-1', 'senate-influence-1'];
    const s = position({ hands: { west } });
    expect(west.map((card) => broken(s, event(card)))).toEqual(west.map((card) => `12.0-${card.replace(/-\d$/, '')}`));
  });

  test('a cancelled event has no effect and counts as played', () => {
    const s = next(
      position({
        hands: { west: ['legion-rebels-1', 'legion-rebels-2'], east: ['bad-augury-1'] },
        legions: { east: { dacia: 2 } },
      }),
      event('legion-rebels-1'),
      { type: 'aim-legion', colour: 'east', province: 'dacia' },
      reply('bad-augury-1'),
    );
    expect([n(s, 'east', 'dacia'), s.round.once]).toEqual([2, ['legion-rebels', 'bad-augury']]);
    expect(broken(s, event('legion-rebels-2'))).toBe('12.0');
  });
});

describe('Traitor', () => {
  const p: Position = {
    hands: {
      west: ['traitor-1', 'bribe-8'],
      east: ['bribe-1', 'bribe-2', 'bribe-3', 'bribe-4', 'bribe-5'],
      asia: ['bribe-6'],
    },
  };
  const s = next(position(p), event('traitor-1'));

  test('a look at four, or at all of a small hand, which stay where they are', () => {
    const drawing = next(s, { type: 'aim-hand', colour: 'east', look: true });
    expect(nero.chance(drawing)).toMatchObject({ type: 'draw', number: 4, from: p.hands?.east });
    const t = fallen(drawing);
    expect(t.round.seen?.cards).toHaveLength(4);
    expect(t.hands.east).toHaveLength(5);
    expect(next(s, { type: 'aim-hand', colour: 'asia', look: true }).round.seen?.cards).toEqual(['bribe-6']);
    const strict = next(
      position({ ...p, rulings: { 'traitor-and-a-small-hand': 'not-playable' } }),
      event('traitor-1'),
    );
    expect(broken(strict, { type: 'aim-hand', colour: 'asia', look: true })).toBe('12.0-traitor');
    expect(broken(s, { type: 'aim-hand', colour: 'central', look: false })).toBe('12.0-traitor');
  });

  test('the blind card is drawn, and every card of the hand can be it', () => {
    const drawing = next(s, { type: 'aim-hand', colour: 'east', look: false });
    expect(decider(drawing)).toBe('chance');
    const taken = (seed: number) => fallen(drawing, seed).hands.west.at(-1);
    expect(new Set(Array.from({ length: 60 }, (_, i) => taken(i))).size).toBe(5);
    expect(broken(drawing, { type: 'draw', cards: ['bribe-6'] })).toBe('12.0-traitor');
    const last = next(s, { type: 'aim-hand', colour: 'asia', look: false });
    expect(last.hands.west).toContain('bribe-6');
  });

  test('14.0: with two players the own other colour may be betrayed, or may not', () => {
    const two = (rulings = {}) => next(position({ ...p, players: 2, rulings }), event('traitor-1'));
    const colours = (t: State) => offered(t, 'aim-hand').map((a) => a.type === 'aim-hand' && a.colour);
    expect(colours(two())).toContain('east');
    const strict = two({ 'traitor-on-the-own-side': 'no' });
    expect([colours(strict).includes('east'), colours(strict).includes('asia')]).toEqual([false, true]);
    expect(broken(strict, { type: 'aim-hand', colour: 'east', look: false })).toBe('12.0-traitor');
  });
});

describe('Legion Rebels', () => {
  test('any Legion turns Uncontrolled, as long as fewer than four are', () => {
    const p: Position = {
      hands: { west: ['legion-rebels-1', 'traitor-1'] },
      legions: { east: { dacia: 1 } },
      uncontrolled: { syria: 3 },
    };
    const s = next(position(p), event('legion-rebels-1'), { type: 'aim-legion', colour: 'east', province: 'dacia' });
    expect([s.stacks.east, s.uncontrolled]).toEqual([{}, { syria: 3, dacia: 1 }]);
    expect(broken(position({ ...p, uncontrolled: { syria: 4 } }), event('legion-rebels-1'))).toBe('12.0-legion-rebels');
  });

  test('of a stack whose Legions differ any one may be taken', () => {
    // One Legion has marched to Hispania, where one stands that has not moved.
    const hispania = { colour: 'west', province: 'hispania' } as const;
    const s = position({
      hands: { west: ['traitor-1', 'legion-rebels-1', 'traitor-2'] },
      legions: { west: { 'gallia-narbonensis': 1, hispania: 1 } },
    });
    const there = next(marching(s, 'traitor-1', 'gallia-narbonensis', 1), { type: 'step', to: 'hispania' });
    const rebels = (at: State, ...doings: Action[]) => next(at, event('legion-rebels-1'), ...doings);
    const part = (which: Action<'aim-which'>['which']) => ({ type: 'aim-which', ...hispania, which }) as const;
    // While it is on its way: the one that stands there, or the one that moves.
    expect(offered(rebels(there), 'aim-which')).toEqual([part('moving')]);
    const legions = (at: State) => [n(at, 'west', 'hispania'), at.round.force?.legions ?? 0];
    expect(legions(rebels(there, { type: 'aim-legion', ...hispania }))).toEqual([1, 1]);
    expect(legions(rebels(there, part('moving')))).toEqual([1, 0]);
    // Once it has stopped: the one that may still move, or the other.
    const stopped = next(there, { type: 'stop' });
    expect(offered(rebels(stopped), 'aim-which')).toEqual([part('moved')]);
    const done = (at: State) => at.stacks.west['hispania'];
    expect(done(rebels(stopped, { type: 'aim-legion', ...hispania }))).toMatchObject({ n: 1, done: 1 });
    expect(done(rebels(stopped, part('moved')))).toMatchObject({ n: 1, done: 0 });
    expect(broken(rebels(stopped), part('moving'))).toBe('12.0-legion-rebels');
    // Where all are alike there is nothing to tell apart.
    expect(offered(rebels(s), 'aim-which')).toEqual([]);
  });

  test('6.0: of a stack that was joined by Legions not yet attacked, one of either kind', () => {
    const s = position({ hands: { west: ['legion-rebels-1', 'traitor-1'] }, legions: { east: { dacia: 2 } } });
    const joined = { ...s, stacks: { ...s.stacks, east: { dacia: { ...stackOf(2), attacked: 1 } } } };
    const dacia = { colour: 'east', province: 'dacia' } as const;
    const left = (doing: Action) => next(joined, event('legion-rebels-1'), doing).stacks.east['dacia'];
    expect(left({ type: 'aim-legion', ...dacia })).toMatchObject({ n: 1, attacked: 1 });
    expect(left({ type: 'aim-which', ...dacia, which: 'attacked' })).toMatchObject({ n: 1, attacked: 0 });
  });

  test('5.7: an Emperor whose only Legion rebels among enemies is a General', () => {
    const leaders = { east: { status: 'emperor', at: 'dacia' } as const };
    const p: Position = {
      hands: { west: ['legion-rebels-1', 'traitor-1'] },
      legions: { east: { dacia: 1 }, asia: { dacia: 1 } },
      leaders,
    };
    const s = next(position(p), event('legion-rebels-1'), { type: 'aim-legion', colour: 'east', province: 'dacia' });
    expect(s.leaders.east.status).toBe('general');
  });
});

describe('Revolts', () => {
  const p = (there: Record<string, number>, elsewhere: number, more: Partial<Position> = {}): Position => ({
    ...{ hands: { west: ['revolts-1', 'traitor-1'] }, legions: { asia: { syria: 3, ...there } } },
    ...{ uncontrolled: elsewhere > 0 ? { dacia: elsewhere } : {}, ...more },
  });

  test('the Base player brings Legions up to two; all there turn Uncontrolled', () => {
    const s = next(position(p({ judaea: 1 }, 2)), event('revolts-1'));
    expect([decider(s), choices(s)]).toEqual(['asia', [{ type: 'muster', from: 'syria' }]]);
    expect(broken(s, { type: 'muster', from: 'judaea' })).toBe('12.0-revolts');
    const t = next(s, { type: 'muster', from: 'syria' });
    expect([t.stacks.asia, t.uncontrolled]).toEqual([
      { syria: expect.objectContaining({ n: 2 }) },
      { dacia: 2, judaea: 2 },
    ]);
  });

  test('not if more than four would be Uncontrolled', () => {
    expect(broken(position(p({ judaea: 1 }, 2)), event('revolts-1'))).toBe('allowed');
    expect(broken(position(p({}, 3)), event('revolts-1'))).toBe('12.0-revolts');
    expect(broken(position(p({ judaea: 5 }, 0)), event('revolts-1'))).toBe('12.0-revolts');
  });

  test('a Base player short of Legions brings what he has, or the event cannot be played', () => {
    const poor = (rulings = {}) => position(p({}, 0, { legions: {}, rulings }));
    expect(next(poor(), event('revolts-1')).uncontrolled).toEqual({});
    expect(broken(poor({ 'revolt-without-legions': 'not-playable' }), event('revolts-1'))).toBe('12.0-revolts');
  });

  test('beside the Barbarian Tribe it goes on all the same, or not', () => {
    const q = (rulings = {}) =>
      position({
        ...{ hands: { west: ['revolts-3', 'traitor-1'] }, legions: { central: { raetia: 2 } }, rulings },
        barbarian: 'germania-superior',
      });
    expect(broken(q(), event('revolts-3'))).toBe('allowed');
    expect(broken(q({ 'revolt-beside-the-barbarians': 'no' }), event('revolts-3'))).toBe('12.0-revolts');
  });

  test('3.2: not for the vacant Area', () => {
    expect(broken(position(p({}, 0, { players: 3, vacant: 'asia', legions: {} })), event('revolts-1'))).toBe('3.2');
  });
});

describe('Barbarian Tribe Attacks', () => {
  const p: Position = {
    ...{ hands: { west: ['barbarians-1', 'traitor-1'] }, uncontrolled: { moesia: 1 }, barbarian: 'dacia' },
    legions: { west: { moesia: 1 }, east: { moesia: 2, thracia: 1 } },
    leaders: { east: { status: 'emperor', at: 'moesia' }, asia: { status: 'contender', at: 'moesia' } },
  };

  test('each owner moves everything to one adjacent Province, from the player on; he moves Uncontrolled ones', () => {
    const s = next(position(p), event('barbarians-1'), { type: 'aim-province', province: 'moesia' });
    const to = (place: string): Action => ({ type: 'displace', to: place });
    expect([decider(s), offered(s, 'displace')]).toEqual([
      'west',
      ['pannonia', 'dalmatia', 'thracia', 'dacia'].map(to),
    ]);
    const one = next(s, to('thracia'));
    expect(decider(one)).toBe('east');
    const two = next(one, to('thracia'));
    expect(decider(two)).toBe('asia');
    const three = next(two, to('thracia'));
    expect(decider(three)).toBe('west');
    const t = next(three, to('dacia'));
    expect([t.barbarian, t.uncontrolled]).toEqual(['moesia', { dacia: 1 }]);
    expect(t.stacks.east).toEqual({ thracia: expect.objectContaining({ n: 3, marker: true }) });
    expect(t.stacks.west).toEqual({ thracia: expect.objectContaining({ n: 1, marker: true }) });
    expect([t.leaders.east, t.leaders.asia]).toEqual([
      { status: 'emperor', at: 'thracia' },
      { status: 'general', at: 'thracia' },
    ]);
  });

  test('only four Provinces; Straits only by the other reading', () => {
    const s = next(position(p), event('barbarians-1'));
    expect(broken(s, { type: 'aim-province', province: 'syria' })).toBe('12.0-barbarians');
    const open = (rulings = {}) => {
      const q = { ...p, legions: { west: { 'germania-superior': 1 } }, leaders: {}, rulings };
      return offered(
        next(position(q), event('barbarians-1'), { type: 'aim-province', province: 'germania-superior' }),
        'displace',
      ).length;
    };
    expect([open(), open({ 'driven-out-over-straits': 'straits' })]).toEqual([4, 5]);
  });
});

describe('Crisis in Roma and Galley Fleet', () => {
  test('an Emperor is put into Roma; of two the player chooses', () => {
    const leaders = { east: { status: 'emperor', at: 'dacia' }, asia: { status: 'emperor', at: 'syria' } } as const;
    const s = position({ hands: { west: ['crisis-1', 'traitor-1'] }, leaders });
    const t = next(s, event('crisis-1'), { type: 'aim-colour', colour: 'asia' });
    expect([t.leaders.asia.at, t.leaders.east.at]).toEqual(['roma', 'dacia']);
    const none = (rulings = {}) => position({ hands: { west: ['crisis-1', 'traitor-1'] }, rulings });
    expect(broken(none(), event('crisis-1'))).toBe('12.0-crisis');
    const wasted = next(none({ 'crisis-without-an-emperor': 'no-effect' }), event('crisis-1'));
    expect([wasted.faceUp, wasted.leaders]).toEqual([['crisis-1'], none().leaders]);
  });

  test('up to three Legions and the Leader, port to port, as their whole move', () => {
    const p: Position = {
      hands: { west: ['galley-fleet-1', 'galley-fleet-2', 'traitor-1'] },
      legions: { west: { hispania: 4, 'gallia-lugdunensis': 1 } },
      leaders: { west: 'hispania' },
    };
    const s = next(position(p), event('galley-fleet-1'));
    const sail = (more: object): Action => ({
      type: 'sail',
      from: 'hispania',
      to: 'africa',
      legions: 3,
      leader: true,
      ...more,
    });
    expect(broken(s, sail({}))).toBe('allowed');
    for (const wrong of [
      { legions: 4 },
      { to: 'roma' },
      { to: 'dacia' },
      { from: 'gallia-lugdunensis' },
      { legions: 0, leader: false },
    ])
      expect(broken(s, sail(wrong))).toBe('12.0-galley-fleet');
    expect(broken(s, sail({ legions: 0 }))).toBe('allowed');
    const t = next(s, sail({}));
    expect(broken(t, { type: 'lay', card: 'traitor-1', at: 'africa' })).toBe('5.0');
    const strict = next(position({ ...p, rulings: { 'galley-fleet-for-a-leader': 'no' } }), event('galley-fleet-1'));
    expect(broken(strict, sail({ legions: 0 }))).toBe('12.0-galley-fleet');
  });

  test('5.0: not while a force is on the march, not even for others', () => {
    const p: Position = {
      hands: { west: ['galley-fleet-1', 'traitor-1', 'traitor-2'] },
      legions: { west: { hispania: 2, lusitania: 1 } },
    };
    const s = marching(position(p), 'traitor-1', 'lusitania', 1, false, 2);
    expect(broken(s, event('galley-fleet-1'))).toBe('5.0');
    expect(offered(s, 'event')).not.toContainEqual(event('galley-fleet-1'));
    expect(broken(next(s, { type: 'stop' }), event('galley-fleet-1'))).toBe('allowed');
  });

  test('5.6: not for a stack under a Retreat marker', () => {
    const p: Position = {
      hands: { west: ['galley-fleet-1'] },
      legions: { west: { hispania: 4 } },
      markers: { west: ['hispania'] },
      leaders: { west: 'roma' },
    };
    expect(broken(position(p), event('galley-fleet-1'))).toBe('12.0-galley-fleet');
  });
});

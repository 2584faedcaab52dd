/** What a person cannot see is dealt anew, and nothing else: what he holds, has discarded or was shown stays where it is. */
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/engine/random.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import type { Colour } from '../../../../src/games/nero/words.ts';
import { broken, choices, deck, fallen, marching, next, position, start } from './table.ts';

/** The same table, dealt anew so many times. */
const redealt = (s: State, viewer: Colour, times = 40): State[] => {
  const random = new Random(3);
  return Array.from({ length: times }, () => nero.redeal(s, viewer, random));
};

const allCards = (s: State): string[] =>
  [...Object.values(s.hands).flat(), ...Object.values(s.held), ...s.faceDown, ...s.faceUp]
    .flatMap((card) => card ?? [])
    .sort();

const HANDS = {
  west: ['traitor-1', 'bribe-1', 'senate-influence-1'],
  central: ['bribe-2', 'senate-influence-2', 'crisis-1', 'traitor-2', 'bad-weather-1'],
  east: ['bribe-3', 'senate-influence-3'],
  asia: ['bribe-4'],
};
const legions = { west: { hispania: 3 } };

/** West plays Traitor against Central: what is drawn is seen or taken. */
const betrayed = (look: boolean, ...cards: string[]): State =>
  next(
    position({ legions, hands: HANDS, held: { asia: 'traitor-4' } }),
    { type: 'event', card: 'traitor-1' },
    { type: 'aim-hand', colour: 'central', look },
    { type: 'draw', cards },
  );

describe('a new deal', () => {
  const s = position({ legions, hands: HANDS, held: { asia: 'traitor-4' } });

  test('2.5: every card is there once', () => {
    for (const d of redealt(s, 'west')) expect(allCards(d)).toEqual(Object.keys(deck).sort());
  });

  test('3.0.4: the own hand stays; other hands, held cards and what lies face down are of any cards', () => {
    const dealt = redealt(s, 'west');
    expect(new Set(dealt.map((d) => d.hands.west.join()))).toEqual(new Set([HANDS.west.join()]));
    expect(new Set(dealt.map((d) => d.hands.asia[0])).size).toBeGreaterThan(10);
    expect(new Set(dealt.map((d) => d.held.asia)).size).toBeGreaterThan(10);
    expect(new Set(dealt.map((d) => d.faceDown[0])).size).toBeGreaterThan(10);
    expect(dealt.map((d) => Object.values(d.hands).map((hand) => hand.length))).toEqual(dealt.map(() => [5, 2, 1, 3]));
    expect(redealt(s, 'asia').every((d) => d.held.asia === 'traitor-4')).toBe(true);
  });

  test('14.0: a person keeps the hands of both colours and his own note; the note of the other is unknown', () => {
    const two = position({ players: 2, legions, hands: HANDS, counting: ['east', 'asia'] });
    const dealt = redealt(two, 'west');
    expect(dealt.every((d) => d.hands.west.join() === HANDS.west.join())).toBe(true);
    expect(dealt.every((d) => d.hands.east.join() === HANDS.east.join())).toBe(true);
    expect(new Set(dealt.map((d) => d.counting.join()))).toEqual(new Set(['east,asia', 'west,asia']));
  });
});

describe('what a seat has been shown', () => {
  const seen = ['bribe-2', 'senate-influence-2', 'crisis-1', 'traitor-2'];
  const inCentral = (s: State, viewer: Colour, card: string): boolean =>
    redealt(s, viewer).every((d) => d.hands.central.includes(card));

  test('12.0-traitor: cards that were looked at stay in that hand, in later rounds too', () => {
    const looked = betrayed(true, ...seen);
    for (const s of [looked, next(looked, { type: 'done' })]) {
      for (const card of seen) expect(inCentral(s, 'west', card), card).toBe(true);
      expect(inCentral(s, 'west', 'bad-weather-1')).toBe(false);
      expect(inCentral(s, 'east', 'bribe-2')).toBe(false);
    }
  });

  test('4.3: a card that is discarded unseen may be any of them; the one who discards it knows', () => {
    const s = next(betrayed(true, ...seen), { type: 'done' }, { type: 'discard', card: 'bad-weather-1' });
    for (const card of seen) expect(inCentral(s, 'west', card), card).toBe(false);
    expect(redealt(s, 'central').every((d) => d.faceDown.includes('bad-weather-1'))).toBe(true);
    expect(redealt(s, 'west').every((d) => d.faceDown.includes('bad-weather-1'))).toBe(false);
  });

  test('12.0-traitor: the victim of a blind draw knows which card it was, and nobody else does', () => {
    const s = betrayed(false, 'senate-influence-2');
    expect(redealt(s, 'central').every((d) => d.hands.west.includes('senate-influence-2'))).toBe(true);
    expect(redealt(s, 'east').every((d) => d.hands.west.includes('senate-influence-2'))).toBe(false);
  });

  test('4.3: a last card that was looked at is known when it is held, and after the next deal', () => {
    const hands = { west: ['traitor-1', 'bribe-1'], central: ['bribe-2'], east: ['bribe-3'], asia: [] };
    const s = next(
      position({ legions, hands, rulings: { 'traitor-and-a-small-hand': 'all' } }),
      { type: 'event', card: 'traitor-1' },
      { type: 'aim-hand', colour: 'central', look: true },
      { type: 'done' },
      { type: 'hold', card: 'bribe-2' },
    );
    expect(redealt(s, 'west').every((d) => d.held.central === 'bribe-2')).toBe(true);
    const later = next(s, { type: 'done' }, { type: 'discard', card: 'bribe-3' }, { type: 'done' });
    const last = next(later, { type: 'discard', card: 'bribe-1' }, { type: 'done' });
    const dealt = fallen(last);
    expect(dealt.turn).toBe(2);
    expect(redealt(dealt, 'west').every((d) => d.hands.central.includes('bribe-2'))).toBe(true);
    expect(redealt(dealt, 'west').every((d) => d.faceDown.includes('bribe-1'))).toBe(false);
  });

  test('a card that is used is known to all, and kept in mind by nobody', () => {
    const looked = betrayed(true, ...seen);
    const s = next(looked, { type: 'done' }, { type: 'lay', card: 'bribe-2', at: looked.leaders.central.at });
    expect(s.known.west).toEqual(seen.filter((card) => card !== 'bribe-2'));
  });
});

describe('6.3: a sealed battle card', () => {
  const s = next(
    marching(
      position({
        legions: { west: { hispania: 3 }, asia: { hispania: 1 } },
        hands: { west: ['traitor-1', 'bribe-1', 'senate-influence-1'], asia: ['bribe-4'] },
      }),
      'traitor-1',
      'hispania',
      3,
    ),
    { type: 'attack', target: 'asia' },
    { type: 'battle-card', card: 'bribe-1' },
  );
  const sealed = (d: State): string | null | undefined =>
    d.frames.flatMap((f) => (f.type === 'battle' ? f : []))[0]?.attackerCard;

  test('is any card of the hand, or none, for whoever has not laid it', () => {
    expect(nero.decider(s)).toBe('asia');
    const dealt = redealt(s, 'asia', 200);
    expect(dealt.every((d) => sealed(d) === null || d.hands.west.includes(sealed(d) ?? ''))).toBe(true);
    expect(new Set(dealt.map(sealed)).size).toBeGreaterThan(10);
    expect(dealt.some((d) => sealed(d) === null)).toBe(true);
  });

  test('stays what it is for whoever has', () => {
    expect(new Set(redealt(s, 'west').map(sealed))).toEqual(new Set(['bribe-1']));
  });
});

describe('looking ahead', () => {
  /** What is drawn so often is always allowed, and everything that is allowed is drawn. */
  const drawn = (s: State, type: string): void => {
    const random = new Random(11);
    const search = nero.search(s);
    const texts = Array.from({ length: 4000 }, () => JSON.stringify(search.draw(random)));
    const open = choices(s).map((action) => JSON.stringify(action));
    expect(texts.filter((text) => !open.includes(text))).toEqual([]);
    const wanted = open.filter((text) => text.includes(`"${type}"`));
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((text) => !texts.includes(text))).toEqual([]);
  };
  const s = position({
    legions: { west: { hispania: 2, lusitania: 1 } },
    leaders: { west: 'hispania' },
    hands: { west: ['galley-fleet-1', 'traitor-1'] },
    values: { 'traitor-1': { mp: 3 } },
  });

  test('5.1: a card is laid, MP are allotted', () => {
    drawn(s, 'lay');
    drawn(next(s, { type: 'lay', card: 'traitor-1', at: 'hispania' }), 'allot');
  });

  test('12.0-galley-fleet: a fleet sails', () => drawn(next(s, { type: 'event', card: 'galley-fleet-1' }), 'sail'));

  test('5.4: what a force has picked up and left behind is not picked up again', () => {
    const there = next(
      marching(
        position({
          legions: { west: { hispania: 2, lusitania: 2 } },
          hands: { west: ['traitor-1'] },
          values: { 'traitor-1': { mp: 6 } },
        }),
        'traitor-1',
        'hispania',
        2,
      ),
      { type: 'step', to: 'lusitania' },
      { type: 'take', whose: 'own', legions: 2 },
      { type: 'drop', legions: 2, leader: false },
    );
    expect(broken(there, { type: 'take', whose: 'own', legions: 1 })).toBe('5.4');
  });

  test('12.0: two events in either order come to one position', () => {
    const both = position({
      legions: { west: { hispania: 2 }, asia: { syria: 1 } },
      hands: { west: ['legion-rebels-1', 'traitor-1'], asia: ['bribe-4'] },
      rulings: { 'traitor-and-a-small-hand': 'all' },
    });
    const rebels = [
      { type: 'event', card: 'legion-rebels-1' },
      { type: 'aim-legion', colour: 'asia', province: 'syria' },
    ] as const;
    const traitor = [
      { type: 'event', card: 'traitor-1' },
      { type: 'aim-hand', colour: 'asia', look: true },
    ] as const;
    const [one, other] = [next(both, ...rebels, ...traitor), next(both, ...traitor, ...rebels)];
    expect(one.round.once).not.toEqual(other.round.once);
    expect(nero.key(one)).toBe(nero.key(other));
    expect(nero.key(one)).not.toBe(nero.key(both));
  });

  test('what is played ahead leaves the table as it is', () => {
    const begun = start(4, 'fast');
    const before = structuredClone(begun);
    const search = nero.search(begun);
    const random = new Random(2);
    for (let i = 0; i < 200 && search.decider(); i++) search.play(search.draw(random));
    expect(begun).toEqual(before);
  });
});

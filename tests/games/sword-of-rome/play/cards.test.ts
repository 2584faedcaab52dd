/** Cards of The Sword of Rome: what they are worth, where they go, who could hold them, and what they are played for. */
import { describe, expect, test } from 'vitest';
import {
  couldHold,
  couldHoldThree,
  openWindow,
  spendCard,
  spendThree,
  threes,
  throwAway,
  worthOf,
} from '../../../../src/games/sword-of-rome/play/cards.ts';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { besieges, ended, made } from '../../../../src/games/sword-of-rome/play/procedures/alliances.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { type Count, type Player, seatsOf } from '../../../../src/games/sword-of-rome/words.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { at, next, open } from './at.ts';

const table = (p: Position = {}, players: Count = '4'): State =>
  draftOf(at({ active: 'romans', hands: { romans: ['romans-17'] }, ...p }, [], players));
const refusal = (s: State, action: unknown) => swordOfRome.problem(s, action)?.rule;
const BOTH = (...seats: Player[]) =>
  Object.fromEntries(seats.map((seat) => [seat, [`${seat}-desperate-1`, `${seat}-desperate-2`]]));
/** A card of this seat with such a property. */
const card = (s: State, seat: Player, fits: (facts: State['setup']['cards'][string]) => boolean): string =>
  Object.keys(s.setup.cards).find((id) => s.setup.cards[id]!.seat === seat && fits(s.setup.cards[id]!))!;

describe('15.4: alliances are renewed in the order of VP', () => {
  /** Which is first, and who is asked about it. */
  const first = (vp: Position['vp'], alliances: Position['alliances'], ...before: { type: string }[]) => {
    const s = at({ active: 'etruscans', round: 5, first: 'romans', vp: vp!, alliances: alliances! }, [
      { type: 'done' },
      ...before,
    ]);
    const f = s.frames.at(-1);
    return f?.type === 'renew' ? [f.left[0], swordOfRome.decider(s)] : f?.type;
  };
  const north = { one: 'romans', other: 'gauls' } as const;
  const south = { one: 'greeks', other: 'samnites' } as const;

  test('that of the Samnites goes by the VP of their player', () => {
    expect(first({ etruscans: 7, romans: 6, gauls: 5, greeks: 4 }, [north, south])).toEqual([south, 'etruscans']);
    expect(first({ etruscans: 5, romans: 4, gauls: 6, greeks: 3 }, [south, north])).toEqual([north, 'gauls']);
  });

  test('5.9: it lasts where both agree, and is over where one of them does not', () => {
    const vp = { etruscans: 7, romans: 6, gauls: 5, greeks: 4 };
    const lasting = (...answers: { type: string }[]) =>
      at({ active: 'etruscans', round: 5, first: 'romans', vp, alliances: [north] }, [{ type: 'done' }, ...answers]);
    expect(lasting({ type: 'agree' }, { type: 'agree' }).alliances).toEqual([north]);
    expect(lasting({ type: 'agree' }, { type: 'pass' }).alliances).toEqual([]);
    expect(lasting({ type: 'pass' }).alliances).toEqual([]);
  });

  test('4.4: of two with the same VP the winner of the tie is asked first', () => {
    const vp = { etruscans: 5, romans: 6, gauls: 6, greeks: 3 };
    // Who goes first after round five, and in the Attrition Phase, is asked before.
    expect(first(vp, [north], { type: 'pass' }, { type: 'pass' })).toEqual([north, 'gauls']);
  });

  test('4.4: the winner of the tie may let the others go before him, in the order that he names', () => {
    const six = { etruscans: 6, romans: 6, gauls: 6, greeks: 6 };
    const west = { one: 'romans', other: 'greeks' } as const;
    const orders = [{ type: 'pass' }, { type: 'pass' }];
    const named = (...seats: Player[]) => seats.map((seat) => ({ type: 'order-tied', seat }));
    expect(first(six, [west, north], ...orders)).toEqual([north, 'gauls']);
    expect(first(six, [west, north], ...orders, ...named('romans', 'gauls'))).toEqual([north, 'romans']);
    expect(first(six, [west, north], ...orders, ...named('greeks', 'romans'))).toEqual([west, 'greeks']);
    // Once he has decided himself there is nothing left to set.
    const s = at({ active: 'etruscans', round: 5, first: 'romans', vp: six, alliances: [west, north] }, [
      { type: 'done' },
      ...orders,
      { type: 'agree' },
    ]);
    expect([swordOfRome.decider(s), open(s)]).toEqual(['romans', ['agree', 'pass']]);
    expect(refusal(s, { type: 'order-tied', seat: 'greeks' })).toBe('5.9');
    // Whoever has no alliance is not among the tied.
    const alone = at({ active: 'etruscans', round: 5, first: 'romans', vp: six, alliances: [west] }, [
      { type: 'done' },
      ...orders,
    ]);
    expect([swordOfRome.decider(alone), refusal(alone, { type: 'order-tied', seat: 'gauls' })]).toEqual([
      'greeks',
      '4.4',
    ]);
  });
});

describe('where a card goes', () => {
  test('to the discards, once it is spent; 6.4.1: one that says so brings them back', () => {
    const d = table();
    const plain = card(d, 'romans', ({ reshuffle, remove }) => !reshuffle && !remove);
    const again = card(d, 'romans', ({ reshuffle }) => reshuffle);
    d.hand.romans = [plain, again];
    throwAway(d, 'romans', plain);
    expect([d.hand.romans, d.discard.romans.at(-1), d.reshuffle]).toEqual([[again], plain, []]);
    throwAway(d, 'romans', again);
    throwAway(d, 'romans', again);
    expect([d.hand.romans, d.reshuffle]).toEqual([[], ['romans']]);
  });

  test('7.1.3, 7.4.3: or out of the game, as Desperate Times does', () => {
    const d = table({ desperate: BOTH('romans') });
    d.hand.romans = ['romans-04'];
    throwAway(d, 'romans', 'romans-04', true);
    throwAway(d, 'romans', 'romans-desperate-1');
    expect([d.removed.romans, d.desperate.romans, d.discard.romans]).toEqual([
      expect.arrayContaining(['romans-04', 'romans-desperate-1']),
      ['romans-desperate-2'],
      expect.not.arrayContaining(['romans-04']),
    ]);
  });

  test('7.4.6: Desperate Times is told where it serves as a 3, and no other card', () => {
    const told = (seat: Player, id: string, players: Count) => {
      const d = table({ desperate: BOTH(seat) }, players);
      d.hand[seat] = [`${seat}-04`];
      d.happened = [];
      spendThree(d, seat, id);
      return d.happened.map(({ rule }) => rule);
    };
    expect(told('greeks', 'greeks-desperate-1', '4')).toEqual(['7.4.6']);
    expect(told('carthage', 'carthage-desperate-1', '5')).toEqual(['7.4.6-5p']);
    expect(told('greeks', 'greeks-04', '4')).toEqual([]);
  });

  test('7.1-icons: with three players some keep the Gauls quiet', () => {
    const calm = (players: Count, fits: boolean, active: Player | null = 'romans') => {
      const d = table({}, players);
      d.active = active;
      const id = card(d, 'romans', ({ calms }) => calms === fits);
      spendCard(d, 'romans', id);
      return d.calm;
    };
    expect([calm('3', true), calm('3', false), calm('4', true), calm('3', true, null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what others know of a hand', () => {
  test('7.4.6: Desperate Times is a 3', () => {
    const s = table({ desperate: BOTH('romans'), hands: { romans: ['romans-17', 'romans-01'] } });
    expect(worthOf(s, 'romans-desperate-1')).toBe(3);
    const own = ['romans-17', 'romans-01'].filter((id) => worthOf(s, id) === 3);
    expect(threes(s, 'romans')).toEqual([...own, 'romans-desperate-1', 'romans-desperate-2']);
  });

  test('an event could be in a hand as long as it is in hand or deck, and there is a hand', () => {
    const d = table({ hands: { romans: ['romans-17'], gauls: ['gauls-24'] } });
    expect(couldHold(d, 'gauls', 'too-far-from-home')).toBe(true);
    expect(couldHold(d, 'romans', 'too-far-from-home')).toBe(false);
    d.deck.gauls = d.deck.gauls.filter((id) => d.setup.cards[id]!.event !== 'too-far-from-home');
    expect(couldHold(d, 'gauls', 'too-far-from-home')).toBe(false);
    const empty = table();
    expect(couldHold(empty, 'gauls', 'too-far-from-home')).toBe(false);
  });

  test('a 3 can be ruled out only where there is neither a hand nor Desperate Times, or no 3 is left', () => {
    const d = table({ hands: { romans: ['romans-17'], gauls: ['gauls-24'] }, desperate: BOTH('etruscans') });
    expect([couldHoldThree(d, 'gauls'), couldHoldThree(d, 'etruscans'), couldHoldThree(d, 'greeks')]).toEqual([
      true,
      true,
      false,
    ]);
    d.deck.gauls = [];
    d.hand.gauls = [card(d, 'gauls', ({ value }) => value === 1)];
    expect(couldHoldThree(d, 'gauls')).toBe(false);
  });

  test('7.1.1: those who could answer are asked, the active player first', () => {
    const d = table({ hands: { romans: ['romans-17'], gauls: ['gauls-24'] } });
    const frames = d.frames.length;
    expect(openWindow(d, 'walls', '21.3-#9', ['death-of-nobody'])).toBe(false);
    expect(d.frames).toHaveLength(frames);
    expect(openWindow(d, 'walls', '21.3-#9', ['too-far-from-home'])).toBe(true);
    expect(d.frames.at(-1)).toMatchObject({ type: 'window', asking: { order: ['gauls'] } });
  });
});

describe('7.1: what a card is played for', () => {
  const one = { hands: { romans: ['romans-17', 'romans-04'] } };

  test('a leader of one’s own on the map whom its value wakes', () => {
    const s = table(one);
    const value = worthOf(s, 'romans-17');
    expect(refusal(s, { type: 'activate', card: 'romans-17', leader: 'camillus' })).toBeUndefined();
    expect(refusal(s, { type: 'activate', card: 'romans-17', leader: 'valerius' })).toBe(
      value === 1 ? '8.1' : undefined,
    );
    expect(refusal(s, { type: 'activate', card: 'romans-17', leader: 'papirius' })).toBe('7.1');
    expect(refusal(s, { type: 'activate', card: 'romans-17', leader: 'gaul-a' })).toBe('7.1');
    expect(refusal(s, { type: 'activate', card: 'romans-16', leader: 'camillus' })).toBe('7.1');
  });

  test('8.2.1: no minor leader under a named one', () => {
    const s = table({ ...one, leaders: { 'roman-minor': 'roma' }, hands: { romans: ['romans-01'] } });
    expect(refusal(s, { type: 'activate', card: 'romans-01', leader: 'roman-minor' })).toBe('8.2.1');
    expect(
      swordOfRome.choices(s).some(({ action }) => action.type === 'activate' && action.leader === 'roman-minor'),
    ).toBe(false);
  });

  test('a CU takes a 3', () => {
    const s = table({ hands: { romans: ['romans-17', 'romans-01'] } });
    expect(refusal(s, { type: 'reinforce', card: 'romans-17' })).toBe('7.1');
    expect(open(s).includes('reinforce')).toBe(worthOf(s, 'romans-01') === 3);
  });

  test('5.4: one card in a turn', () => {
    const s = next(table(one), { type: 'support', card: 'romans-17' }, { type: 'done' });
    expect(open(s).filter((type) => ['activate', 'support', 'reinforce', 'event'].includes(type))).toEqual([]);
    for (const type of ['support', 'reinforce', 'event']) expect(refusal(s, { type, card: 'romans-04' })).toBe('5.4');
  });

  test('7.2.4: only Carthage hires, once, with a card that it holds', () => {
    const s = at({ active: 'carthage', hands: { carthage: ['carthage-14', 'carthage-10'] } }, [], '5');
    expect(open(s)).toContain('hire');
    expect(refusal(s, { type: 'hire', card: 'carthage-07' })).toBe('7.2.4');
    const cu = worthOf(s, 'carthage-14');
    const hired = next(s, { type: 'hire', card: 'carthage-14' });
    expect(hired.frames.at(-1)).toMatchObject({ type: 'levy', cu, hired: true });
    expect(open(table())).not.toContain('hire');
  });
});

describe('7.4: Desperate Times', () => {
  const asked = (announced: readonly Player[], vp: Position['vp'] = {}) => {
    let s = at({ turn: 1, round: 1, active: 'romans', vp, desperate: BOTH(...seatsOf('4')) }, [{ type: 'done' }]);
    for (let i = 0; i < 12 && s.frames.at(-1)?.type === 'desperate'; i++) {
      const seat = swordOfRome.decider(s) as Player;
      const f = s.frames.at(-1) as { announced: readonly Player[] };
      const played = swordOfRome.play(s, {
        type: announced.includes(seat) && !f.announced.includes(seat) ? 'desperate' : 'pass',
      });
      if (played.type === 'rejected') throw new Error(played.problem.sentence);
      s = played.state;
    }
    return s.frames.at(-1);
  };

  test('nobody plays it where nobody announces it', () => {
    expect(asked([])).toMatchObject({ type: 'player' });
  });

  test('7.4.2: of those who announce it the one with the fewest VP plays', () => {
    expect(asked(['romans'])).toMatchObject({ type: 'interrupt', seat: 'romans', played: false });
    expect(asked(['romans', 'greeks'], { romans: 5, greeks: 7 })).toMatchObject({ seat: 'romans' });
    expect(asked(['romans', 'greeks'], { romans: 7, greeks: 5 })).toMatchObject({ seat: 'greeks' });
  });
});

describe('15: alliances', () => {
  test('are between two, and end between them', () => {
    const d = table();
    made(d, 'romans', 'greeks');
    made(d, 'gauls', 'etruscans');
    ended(d, 'greeks', 'romans', '15.4');
    expect(d.alliances).toEqual([{ one: 'gauls', other: 'etruscans' }]);
    ended(d, 'gauls', 'romans', '15.4');
    expect(d.alliances).toHaveLength(1);
  });

  test('18: the treaty of Rome and Carthage ends for good, and no other alliance with it', () => {
    const d = table({ marks: ['treaty', 'duoviri'], alliances: [{ one: 'romans', other: 'greeks' }] });
    ended(d, 'romans', 'greeks', '15.4');
    expect([d.marks, d.alliances]).toEqual([expect.arrayContaining(['treaty']), []]);
    ended(d, 'carthage', 'romans', '15.5');
    expect(d.marks).toEqual(['duoviri']);
  });

  test('15.1: whoever besieges the other has none to offer', () => {
    const d = table({
      cu: { tarquinii: { romans: 4 } },
      leaders: { camillus: 'tarquinii' },
      sieges: { tarquinii: { by: 'romans', level: 0 } },
    });
    expect([besieges(d, 'romans', 'etruscans'), besieges(d, 'romans', 'samnites')]).toEqual([true, true]);
    expect([
      besieges(d, 'etruscans', 'romans'),
      besieges(d, 'romans', 'greeks'),
      besieges(d, 'gauls', 'etruscans'),
    ]).toEqual([false, false, false]);
  });
});

describe('7.2.3: the mines', () => {
  const HOMES = ['clusium', 'populonium', 'luna', 'sentinum', 'spoletium'];
  const empty = (lost: readonly string[], holder = 'gauls', rulings = {}) => {
    const markers = Object.fromEntries(lost.map((space) => [space, holder])) as never;
    const s = at({ turn: 2, markers }, [], '4', rulings);
    return s.marks.includes('mines-depleted');
  };

  test('are empty once five Etruscan home spaces are lost; by one reading the Samnites lose none', () => {
    expect([empty(HOMES), empty(HOMES.slice(1)), empty([])]).toEqual([true, false, false]);
    expect([empty(HOMES, 'samnites'), empty(HOMES, 'samnites', { 'mines-and-samnites': 'held' })]).toEqual([
      true,
      false,
    ]);
  });

  test('as long as they yield, a turn tells how many are lost, and nothing where none is', () => {
    const told = (lost: readonly string[]) => {
      const markers = Object.fromEntries(lost.map((space) => [space, 'gauls'])) as never;
      const { happened } = at({ turn: 2, markers }, [], '4');
      return happened.filter(({ says }) => says.includes('mines')).map(({ says }) => says);
    };
    expect(told([])).toEqual([]);
    expect(told(HOMES.slice(0, 1))).toEqual(['1 Etruscan home space is lost: the mines are not depleted yet.']);
    expect(told(HOMES.slice(0, 4))).toEqual(['4 Etruscan home spaces are lost: the mines are not depleted yet.']);
    expect(told(HOMES)).toEqual([
      'The Etruscans have lost 5 home spaces: the mines are depleted, and there are no more bribes.',
    ]);
  });
});

/** What is decided between battles, and what becomes of the beaten: Desperate Times, upkeep, neutral powers, retreat. */

import { describe, expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { deciderOf } from '../../../../src/games/sword-of-rome/play/procedures/order.ts';
import { retreat } from '../../../../src/games/sword-of-rome/play/procedures/retreat.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { FrameAt, State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Count } from '../../../../src/games/sword-of-rome/words.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { at, next, open } from './at.ts';
import { reached } from './cases.ts';

const refusal = (s: State, action: unknown) => swordOfRome.problem(s, action)?.rule;
const told = (s: State): string[] => s.happened.map(({ rule }) => rule);

describe('7.4.3: Desperate Times', () => {
  const s = at(
    {
      active: 'romans',
      desperate: { greeks: ['greeks-desperate-1', 'greeks-desperate-2'] },
      hands: { greeks: ['greeks-04', 'greeks-15'] },
    },
    [{ type: 'done' }, { type: 'desperate' }],
  );

  test('is gone once it has drawn a hand anew: as many cards as were thrown away', () => {
    const drawing = next(s, { type: 'redraw', card: 'greeks-desperate-1' });
    expect([drawing.desperate.greeks, drawing.removed.greeks]).toEqual([
      ['greeks-desperate-2'],
      ['greeks-desperate-1'],
    ]);
    expect(told(drawing)).toContain('7.4.3');
    const thrown = next(drawing, { type: 'discard', card: 'greeks-04' }, { type: 'done' });
    expect(swordOfRome.chance(thrown)).toMatchObject({ type: 'draw', pile: 'deck greeks', number: 1 });
    const card = thrown.deck.greeks[0]!;
    const drawn = next(thrown, { type: 'draw', cards: [card] });
    expect([drawn.hand.greeks, drawn.deck.greeks.includes(card)]).toEqual([['greeks-15', card], false]);
    // It is over, and those go on whom it delayed.
    expect(swordOfRome.decider(drawn)).not.toBe('chance');
    expect(drawn.frames.some(({ type }) => type === 'interrupt')).toBe(false);
  });

  test('6.4.2: draws on from the discards where the deck runs out', () => {
    const d = draftOf(s);
    [d.deck.greeks, d.discard.greeks] = [['greeks-06'], ['greeks-07']];
    const short = next(
      d,
      { type: 'redraw', card: 'greeks-desperate-1' },
      { type: 'discard', card: 'greeks-04' },
      { type: 'discard', card: 'greeks-15' },
      { type: 'done' },
      { type: 'draw', cards: ['greeks-06'] },
    );
    expect(swordOfRome.chance(short)).toMatchObject({ type: 'shuffle', pile: 'deck greeks' });
    const shuffled = next(short, { type: 'shuffle', pile: 'deck greeks' });
    expect([shuffled.discard.greeks, [...shuffled.deck.greeks].sort()]).toEqual([
      [],
      ['greeks-04', 'greeks-07', 'greeks-15'],
    ]);
    expect(swordOfRome.chance(shuffled)).toMatchObject({ type: 'draw', number: 1 });
    const drawn = next(shuffled, { type: 'draw', cards: ['greeks-07'] });
    expect([drawn.hand.greeks, drawn.frames.some(({ type }) => type === 'redraw')]).toEqual([
      ['greeks-06', 'greeks-07'],
      false,
    ]);
  });

  test('fetches its event, wherever that is', () => {
    const event = s.setup.desperate['greeks-desperate-1']!;
    const found = [...s.hand.greeks, ...s.deck.greeks, ...s.discard.greeks].find(
      (id) => s.setup.cards[id]!.event === event,
    );
    expect(found).toBeDefined();
    const d = draftOf(s);
    d.deck.greeks = d.deck.greeks.filter((id) => s.setup.cards[id]!.event !== event);
    d.hand.greeks = d.hand.greeks.filter((id) => s.setup.cards[id]!.event !== event);
    expect(refusal(d, { type: 'fetch', card: 'greeks-desperate-1' })).toBe('7.4.3');
    expect(refusal(s, { type: 'fetch', card: 'romans-desperate-1' })).toBe('7.1');
  });
});

describe('8.2.3: the Greeks pay for named leaders', () => {
  const upkeep = reached({
    ...{ case: '', says: '', verdict: '', until: 'upkeep', before: [{ type: 'done' }] },
    setup: {
      players: '4',
      position: {
        ...{ active: 'etruscans', round: 5, first: 'romans', vp: { romans: 3, greeks: 6, gauls: 5, etruscans: 4 } },
        hands: { romans: [], greeks: [], gauls: [], etruscans: [] },
        desperate: { romans: [], greeks: [], gauls: [], etruscans: [] },
      },
    },
  }).state as State;

  test('or let them go for good', () => {
    expect(refusal(upkeep, { type: 'dismiss', leader: 'greek-a' })).toBe('8.2.3');
    const gone = next(upkeep, { type: 'dismiss', leader: 'dionysius' });
    expect(gone.leaders['dionysius']?.at).toBe('out');
    expect(told(gone)).toContain('8.2.3');
  });

  test('with the loyalty of their cities', () => {
    const paying = next(upkeep, { type: 'keep', leader: 'dionysius' });
    expect(told(paying)).toContain('8.2.3');
    expect(refusal(paying, { type: 'spend', use: 'give-up-loyalty', space: 'roma' })).toBe('8.2.3');
    expect(refusal(paying, { type: 'spend', use: 'raise', space: 'tarentum' })).toBe('8.2.3');
    const paid = next(paying, { type: 'spend', use: 'give-up-loyalty', space: 'tarentum' });
    expect(paid.loyalty['tarentum']).toBe(2);
  });
});

describe('16.1.1: neutral powers', () => {
  const problem = (marks: readonly string[], power: string, seat: 'gauls' | 'romans' = 'gauls', card = 'gauls-12') =>
    refusal(at({ active: seat, hands: { [seat]: [card] }, marks }), { type: 'neutral', card, power, use: 'cu' });

  test('17.2.2: a broken Carthage acts no more, others do', () => {
    expect(problem(['carthage-broken'], 'carthage')).toBe('17.2.2');
    expect(problem([], 'carthage')).toBeUndefined();
    expect(problem(['carthage-broken'], 'volsci')).toBeUndefined();
  });

  test('18: under the treaty Rome alone moves Carthage, with the event or a 3', () => {
    expect(problem(['treaty'], 'carthage')).toBe('18');
    expect(problem(['treaty'], 'volsci')).toBeUndefined();
    expect(problem(['treaty'], 'carthage', 'romans', 'romans-01')).toBeUndefined();
    expect(problem(['treaty'], 'volsci', 'romans', 'romans-01')).toBe('16.1.1');
    expect(problem([], 'carthage', 'romans', 'romans-01')).toBe('16.1.1');
    expect(problem(['treaty'], 'carthage', 'romans', 'romans-17')).toBe('16.1.1');
  });
});

describe('16.1: who acts for neutral powers, and how', () => {
  test('16.1.2: while a CU is raised, they are no friends of whoever raises it', () => {
    const s = at({ active: 'greeks', hands: { greeks: ['greeks-25'] } }, [
      { type: 'neutral', card: 'greeks-25', power: 'carthage', use: 'cu' },
      { type: 'reinforce', card: 'greeks-25' },
    ]);
    const places = swordOfRome.choices(s).flatMap(({ action }) => (action.type === 'place' ? [action.space] : []));
    expect(places.sort()).toEqual([
      ...['caralis', 'carthago', 'kerkouane', 'lilybaeum', 'olbia', 'panormus', 'selinus'],
    ]);
  });

  test('16.1.1: the minor leaders may be moved whatever the event is used for', () => {
    const s = at({ active: 'gauls', hands: { gauls: ['gauls-12'] } }, [
      { type: 'neutral', card: 'gauls-12', power: 'carthage', use: 'support' },
      { type: 'spend', use: 'raise', space: 'caralis' },
      { type: 'done' },
    ]);
    const moved = next(s, { type: 'minor', leader: 'carthage-a', to: 'panormus' }, { type: 'done' });
    expect([moved.leaders['carthage-a']?.at, moved.loyalty['caralis'], moved.frames.at(-1)?.type]).toEqual([
      'panormus',
      2,
      'player',
    ]);
  });

  test('16.1: in the phases that end the turn nobody decides for his own foes', () => {
    const vp = { gauls: 1, romans: 2, greeks: 6, etruscans: 7 };
    const d = draftOf(at({ active: 'romans', hands: { romans: ['romans-17'] }, vp }));
    const deciders = () => (['transalpine', 'volsci'] as const).map((power) => deciderOf(d, power));
    expect(deciders()).toEqual(['gauls', 'gauls']);
    for (const frame of [
      { type: 'attrition', left: [] },
      { type: 'surrender', left: [], rolled: [] },
      { type: 'return', left: [] },
    ] as const) {
      d.frames = [frame as never];
      expect(deciders()).toEqual(['romans', 'gauls']);
    }
  });
});

describe('13.1: one roll for a place', () => {
  const besieging = (cu: number, leader: string): Position => ({
    active: 'romans',
    hands: { romans: ['romans-17'] },
    cu: { neapolis: { romans: cu }, velitrae: {} },
    leaders: { camillus: leader },
    sieges: { neapolis: { by: 'romans', level: 0 } },
  });

  test('13.1.1: in a round it is noted', () => {
    const s = at(besieging(3, 'neapolis'), [
      { type: 'activate', card: 'romans-17', leader: 'camillus' },
      { type: 'siege' },
    ]);
    expect(s.siegeRolled).toEqual(['neapolis']);
  });

  test('13.1.3: in the Surrender Phase it takes a commander with 3 CU', () => {
    const rule = (cu: number, leader: string, rolled: string[] = []) => {
      const d = draftOf(at(besieging(cu, leader)));
      d.frames = [{ type: 'surrender', left: ['romans'], rolled }];
      return refusal(d, { type: 'besiege', space: 'neapolis' });
    };
    expect([rule(3, 'neapolis'), rule(2, 'neapolis'), rule(3, 'roma')]).toEqual([undefined, '13.1.3', '13.1.3']);
    expect(rule(3, 'neapolis', ['neapolis'])).toBe('13.1.3');
  });
});

test('16.1.1: a neutral power acts once in a round, and again in the next', () => {
  const s = at({ active: 'etruscans', round: 1, first: 'romans', hands: { etruscans: ['etruscans-15'] } }, [
    { type: 'neutral', card: 'etruscans-15', power: 'volsci', use: 'support' },
    { type: 'done' },
  ]);
  expect(s.neutralUsed).toEqual(['volsci']);
  const later = next(s, { type: 'done' });
  expect([later.round, later.neutralUsed]).toEqual([2, []]);
});

describe("9.5.5: a Campaign that activates an ally's leader twice", () => {
  const lead = { type: 'lead', leader: 'camillus' };
  const twice = at(
    { active: 'gauls', hands: { gauls: ['gauls-01'] }, alliances: [{ one: 'romans', other: 'gauls' }] },
    [{ type: 'event', card: 'gauls-01' }, lead, { type: 'agree' }, { type: 'stop' }, lead],
  );

  test('asks his owner again, and then lets him settle but not march', () => {
    expect(swordOfRome.decider(twice)).toBe('romans');
    const agreed = next(twice, { type: 'agree' });
    expect(refusal(agreed, { type: 'colony' })).toBeUndefined();
    expect(open(agreed)).not.toContain('step');
  });

  test('counts the first time where the owner declines the second', () => {
    const declined = next(twice, { type: 'pass' });
    expect(declined.frames.at(-1)).toMatchObject({ type: 'campaign', led: ['camillus'], refused: ['camillus'] });
  });
});

describe('nobody goes round', () => {
  test('8.3: a minor leader is put once before a card, and again after it', () => {
    const put = (to: string) => ({ type: 'minor', leader: 'gaul-c', to });
    const s = at(
      { active: 'gauls', hands: { gauls: ['gauls-24'] }, cu: { genua: { gauls: 1 }, bononia: { gauls: 1 } } },
      [put('genua')],
    );
    expect(refusal(s, put('bononia'))).toBe('8.3');
    const later = next(s, { type: 'activate', card: 'gauls-24', leader: 'gaul-a' }, { type: 'stop' });
    expect(refusal(later, put('bononia'))).toBeUndefined();
  });

  test('9.1.2: CU that were left are not taken again before the army moves on', () => {
    const s = at({ active: 'gauls', hands: { gauls: ['gauls-24'] }, cu: { bononia: { gauls: 5 } } }, [
      { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
      { type: 'take', cu: 3 },
      { type: 'drop', cu: 1 },
    ]);
    expect(refusal(s, { type: 'take', cu: 1 })).toBe('9.1.2');
    const [way] = swordOfRome.choices(s).filter(({ action }) => action.type === 'step');
    const moved = next(s, way!.action as never);
    expect(moved.frames.find((f) => f.type === 'move')).toMatchObject({ force: { cu: 2, dropped: false, left: [] } });
  });

  test('9.1.2: nor is a leader who was left called again', () => {
    const s = at(
      {
        active: 'gauls',
        hands: { gauls: ['gauls-24'] },
        cu: { bononia: { gauls: 5 } },
        leaders: { 'gaul-a': 'bononia', 'gaul-b': 'bononia' },
      },
      [
        { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
        { type: 'take', cu: 3 },
      ],
    );
    const called = next(s, { type: 'call', leader: 'gaul-b' }, { type: 'leave', leader: 'gaul-b' });
    expect(refusal(s, { type: 'call', leader: 'gaul-b' })).toBeUndefined();
    expect(refusal(called, { type: 'call', leader: 'gaul-b' })).toBe('9.1.2');
  });
});

describe('14.6: Gallic solidarity', () => {
  const trade = (space: string, p: Position = {}, change: (d: State) => void = () => {}) => {
    const d = draftOf(
      at({ active: 'gauls', plunder: 1, markers: { genua: 'romans', patavium: 'independents' }, ...p }),
    );
    change(d);
    return refusal(d, { type: 'solidarity', space });
  };

  test('takes a PC marker off a home space, a colony not', () => {
    expect([trade('genua'), trade('patavium')]).toEqual([undefined, undefined]);
    expect([trade('genua', { plunder: 0 }), trade('genua', { plunder: -1 })]).toEqual(['14.6', '14.6']);
    expect([trade('bononia'), trade('luna', { markers: { luna: 'romans' } })]).toEqual(['14.6', '14.6']);
    expect(trade('genua', { cu: { genua: { romans: 1 } } })).toBe('14.6');
    expect(trade('genua', { alliances: [{ one: 'gauls', other: 'romans' }] })).toBe('15.2.2');
    expect(
      trade('genua', {}, (d) => {
        d.kind['genua'] = 'city';
      }),
    ).toBe('14.6');
  });

  test('costs one marker of plunder for each', () => {
    const s = at({ active: 'gauls', plunder: 2, markers: { genua: 'romans' } }, [
      { type: 'solidarity', space: 'genua' },
    ]);
    expect([s.plunder, s.marker]).toEqual([1, {}]);
  });
});

describe('12.4: the beaten', () => {
  const beaten = (p: Position, frame: Partial<FrameAt<'retreat'>>, players: Count = '5') => {
    const d = draftOf(
      at(
        { active: 'romans', cu: { neapolis: { greeks: 4 }, messana: {} }, leaders: { 'greek-a': 'neapolis' }, ...p },
        [],
        players,
      ),
    );
    const f = {
      ...{ type: 'retreat', power: 'greeks', at: 'neapolis', start: 'neapolis', path: [], leaders: ['greek-a'], cu: 4 },
      ...{ stage: 'sea', owed: 0, to: null, room: 0, carried: null, role: 'defender', entry: 'capua' },
      ...{ cameBy: 'clear', wallsAsked: true },
      ...frame,
    } as FrameAt<'retreat'>;
    d.frames.push(f);
    return { d, f };
  };
  const tickets = (frame: Partial<FrameAt<'retreat'>>, p: Position = {}) => {
    const { d } = beaten({ alliances: [{ one: 'greeks', other: 'carthage' }], ...p }, frame);
    const found = swordOfRome
      .choices(d)
      .flatMap(({ action }) => (action.type === 'retreat-by-sea' ? [action.card] : []));
    return [...new Set(found)];
  };

  test('12.4.3: sail with a 3, or without a card on ships that are lent or that brought them', () => {
    const three = { hands: { greeks: ['greeks-04'] } };
    const own = tickets({}, three);
    expect(own).not.toContain('none');
    expect(tickets({ carried: 'no' }, three)).toEqual(own);
    expect(tickets({ carried: 'no' })).toEqual([]);
    expect(tickets({ carried: '3' })).toEqual(['none']);
    expect(tickets({ role: 'attacker', cameBy: 'sea' }, three)).toEqual(['none']);
    expect(tickets({ role: 'defender', cameBy: 'sea' })).toEqual([]);
    expect(tickets({ carried: '3', path: ['capua'] })).toEqual([]);
  });

  test('12.4.3: sail to friendly ports where nobody else stands', () => {
    const ports = (p: Position) => {
      const { d } = beaten(p, { carried: '3' });
      return swordOfRome.choices(d).flatMap(({ action }) => (action.type === 'retreat-by-sea' ? [action.to] : []));
    };
    const alliances = [{ one: 'greeks', other: 'carthage' }] as const;
    const cu = { neapolis: { greeks: 4 }, messana: {} };
    expect(ports({ alliances }).sort()).toEqual(['kerkouane', 'messana', 'olbia', 'syracuse', 'tarentum']);
    expect(ports({ alliances, cu: { ...cu, messana: { romans: 1 } } })).not.toContain('messana');
  });

  test('12.4.3: are asked for a voyage only where one could be made', () => {
    const stage = (frame: Partial<FrameAt<'retreat'>>, p: Position = {}) => {
      const { d, f } = beaten(p, frame);
      retreat.run!(d, f);
      return f.stage;
    };
    expect([stage({}), stage({ carried: 'no' })]).toEqual(['land', 'land']);
    expect(stage({}, { hands: { greeks: ['greeks-04'] } })).toBe('sea');
    expect(stage({ carried: '3' }, { alliances: [{ one: 'greeks', other: 'carthage' }] })).toBe('sea');
    expect(stage({ role: 'attacker', cameBy: 'sea' })).toBe('sea');
  });

  test('12.4.5: pay for enemy ground in the space where they end, too, and the winner is paid for it', () => {
    // Beaten in Capua, the Samnites flee to a larger army of theirs on a Roman marker.
    const ended = (marker: 'romans' | 'samnites', larger: number) =>
      at(
        {
          active: 'romans',
          hands: { romans: ['romans-10'] },
          cu: {
            velitrae: {},
            tarracina: { romans: 6 },
            capua: { samnites: 5 },
            fregellae: { samnites: larger },
            bovianum: {},
          },
          markers: { fregellae: marker === 'romans' ? 'romans' : 'samnites', bovianum: 'romans' },
          leaders: { camillus: 'tarracina', 'samnite-a': 'capua', 'samnite-b': 'fregellae' },
        },
        [
          { type: 'activate', card: 'romans-10', leader: 'camillus' },
          { type: 'take', cu: 6 },
          { type: 'step', to: 'capua' },
          // A six and a five: 4 CU, and none by ones.
          { type: 'roll', faces: { attacker: [6, 5, 2], defender: [3, 2, 2] } },
          { type: 'retreat', to: 'fregellae' },
        ],
      );
    const points = (s: State) => s.frames.flatMap((f) => (f.type === 'support' ? [f.points] : []));
    const home = ended('samnites', 4);
    expect([home.cu['fregellae'], points(home)]).toEqual([{ samnites: 5 }, [2]]);
    const abroad = ended('romans', 4);
    expect([abroad.cu['fregellae'], abroad.leaders['samnite-a']?.at, points(abroad)]).toEqual([
      { samnites: 4 },
      'aside',
      [3],
    ]);
  });

  test('17.1.1, 17.1.2: from Africa neither Bomilcar nor the militia sail away', () => {
    const sails = (leader: string, militia: number) => {
      const cu = { neapolis: {}, carthago: { carthage: 4 }, kerkouane: { carthage: 3 } };
      const { d } = beaten(
        { cu, leaders: { bomilcar: 'kerkouane' } },
        { power: 'carthage', at: 'kerkouane', start: 'kerkouane', leaders: [leader], cu: 3, entry: null },
        '4',
      );
      d.militia = { carthago: 2 - militia, kerkouane: militia };
      return swordOfRome
        .choices(d)
        .flatMap(({ action }) => (action.type === 'retreat-by-sea' ? [action.to] : []))
        .sort();
    };
    expect(sails('bomilcar', 0)).toEqual(['carthago']);
    expect(sails('carthage-a', 1)).toEqual(['carthago']);
    expect(sails('carthage-a', 0)).toEqual(['caralis', 'carthago', 'lilybaeum', 'olbia', 'panormus']);
  });

  test('8.4: of a force that is lost the leaders outside are displaced, not those who have got inside', () => {
    const lost = (inside: boolean) => {
      const { d, f } = beaten({}, { cu: 0 });
      d.leaders['greek-a'] = { at: 'neapolis', inside, commands: true };
      retreat.run!(d, f);
      return [d.leaders['greek-a']?.at, d.frames.includes(f)];
    };
    expect(lost(false)).toEqual(['aside', false]);
    expect(lost(true)).toEqual(['neapolis', false]);
  });

  test('12.4.4: a defender takes as many inside his own city as have room there', () => {
    const rooms = (frame: Partial<FrameAt<'retreat'>>, p: Position = {}) => {
      const { d } = beaten(p, { stage: 'inside', ...frame });
      return swordOfRome.choices(d).flatMap(({ action }) => (action.type === 'retreat-inside' ? [action.cu] : []));
    };
    expect(rooms({})).toEqual([3, 2, 1]);
    expect(rooms({ cu: 1 })).toEqual([1]);
    expect(rooms({ role: 'attacker' })).toEqual([]);
    expect(rooms({}, { markers: { neapolis: 'romans' } })).toEqual([]);
    // 21.3-#9: not where Gauls have kept them out.
    const { d } = beaten({}, { stage: 'inside' });
    d.under.noCity = ['greeks'];
    expect(open(d)).not.toContain('retreat-inside');
  });
});

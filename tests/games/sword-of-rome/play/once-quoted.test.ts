/** Clauses of The Sword of Rome that were quoted and held by nothing else: each a position, a deed, and what the rulebook makes of it. */
import { describe, expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { battleOf } from '../../../../src/games/sword-of-rome/play/movement/battle.ts';
import { endProblem } from '../../../../src/games/sword-of-rome/play/movement/march.ts';
import { avoidPorts } from '../../../../src/games/sword-of-rome/play/movement/sea.ts';
import { greekHomes } from '../../../../src/games/sword-of-rome/play/politics/fall.ts';
import { isFriend } from '../../../../src/games/sword-of-rome/play/politics/friends.ts';
import { EVENTS } from '../../../../src/games/sword-of-rome/play/procedures/events.ts';
import { giveSupport } from '../../../../src/games/sword-of-rome/play/procedures/support.ts';
import { placesFor } from '../../../../src/games/sword-of-rome/play/reinforcement.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { Frame, FrameAt, State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Count } from '../../../../src/games/sword-of-rome/words.ts';
import { propose } from '../../../../src/play/propose.ts';
import type { Written } from '../../../../src/play/sample.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { at, next, open } from './at.ts';
import { start } from './table.ts';

const activate = (card: string, leader: string): Written => ({ type: 'activate', card, leader });
const take = (cu: number): Written => ({ type: 'take', cu });
const step = (to: string): Written => ({ type: 'step', to });
const pass: Written = { type: 'pass' };
const rolls = (faces: Record<string, number[]>): Written => ({ type: 'roll', faces });

const battleIn = (s: State): FrameAt<'battle'> | undefined =>
  s.frames.find((f): f is FrameAt<'battle'> => f.type === 'battle');
const waitsForRoll = (s: State): boolean => swordOfRome.chance(s)?.type === 'roll';

/** Goes on by a pass or whatever comes first until this is so. */
function until(from: State, isSo: (s: State) => boolean): State {
  let s = from;
  for (let i = 0; i < 400 && !isSo(s); i++) {
    const waits = swordOfRome.chance(s);
    const choices = swordOfRome.choices(s).map(({ action }) => action);
    const plain = choices.find(({ type }) => type === 'pass' || type === 'done') ?? choices[0];
    s = next(s, (waits ? propose(waits, i).action : plain) as Written);
  }
  expect(isSo(s)).toBe(true);
  return s;
}

/** Valerius leads 5 CU out of Roma. */
const marched = (position: Position, ...more: Written[]): State =>
  at({ active: 'romans', hands: { romans: ['romans-10'] }, ...position }, [
    activate('romans-10', 'valerius'),
    take(5),
    step('sutrium'),
    ...more,
  ]);

test('2.2-victory-spaces-5p: six spaces more are victory spaces with five players, and with nobody less', () => {
  const spaces = (players: Count) => Object.values(start({ players }).setup.spaces).filter(({ victory }) => victory);
  const [three, four, five] = [spaces('3'), spaces('4'), spaces('5')];
  expect(three.length).toBe(four.length);
  expect(five.map(({ name }) => name).filter((name) => four.every((space) => space.name !== name))).toEqual([
    ...['Carthago', 'Kerkouane', 'Lilybaeum', 'Panormus', 'Olbia', 'Caralis'],
  ]);
});

test('5.7.2: whoever has more VP loses the isolated markers first', () => {
  const before = at({
    ...{ active: 'etruscans', round: 5, first: 'romans' },
    vp: { romans: 12, etruscans: 6, gauls: 5, greeks: 4 },
    markers: { selinus: 'romans', spoletium: 'greeks' },
    cu: { panormus: {}, lilybaeum: {} },
  });
  const { happened } = until(before, (s) => s.happened.some(({ rule }) => rule === '5.7.2'));
  const cut = happened.flatMap(({ rule, facts }) => (rule === '5.7.1' ? Object.keys(facts ?? {}) : []));
  const [romans, greeks] = [cut.indexOf('selinus cut off'), cut.indexOf('spoletium cut off')];
  expect(romans).toBeGreaterThanOrEqual(0);
  expect(greeks).toBeGreaterThan(romans);
});

test('5.4-3p: a Gallic army that comes to raid has 4 MP, one of an invasion 5', () => {
  const rolled = until(
    at({ active: 'romans', first: 'romans', round: 1 }, [], '3'),
    (s) => s.frames.at(-1)?.type === 'gallic' && waitsForRoll(s),
  );
  const mp = (event: 'raid' | 'invasion'): number | undefined => {
    const face = rolled.setup.gallicEvents.indexOf(event) + 1;
    const leads = until(next(rolled, rolls({ gallic: [face] })), (s) => open(s).includes('lead'));
    const [chief] = swordOfRome.choices(leads).flatMap(({ action }) => (action.type === 'lead' ? [action] : []));
    return next(leads, chief as Written).frames.find((f) => f.type === 'move')?.force.of;
  };
  expect([mp('raid'), mp('invasion')]).toEqual([4, 5]);
});

describe('Campaigns', () => {
  /** Camillus attacks Fregellae from Capua, and Valerius is to flank from Velitrae. */
  const flanked = (samnites: number, romans: number, ...more: Written[]): State =>
    at(
      {
        ...{ active: 'romans', hands: { romans: ['romans-01'] } },
        cu: {
          ...{ capua: { romans }, velitrae: { romans: 6 }, fregellae: { samnites } },
          ...{ bovianum: {}, roma: { romans: 2 } },
        },
        leaders: { camillus: 'capua', valerius: 'velitrae', 'roman-minor': 'roma', 'samnite-a': 'fregellae' },
      },
      [
        ...[{ type: 'event', card: 'romans-01' }, { type: 'lead', leader: 'camillus' }, take(romans)],
        ...[step('fregellae'), pass, { type: 'flank', leader: 'valerius' }, take(6), ...more],
      ],
    );

  test('9.5.6: a flanking force does not halt where the first army has come from', () => {
    expect(open(flanked(5, 4))).toContain('stop');
    const s = flanked(5, 4, step('tarracina'), step('capua'));
    expect(open(s)).not.toContain('stop');
    expect(swordOfRome.problem(s, { type: 'stop' })?.rule).toBe('9.5.6');
  });

  test('9.5.7: when the two have won without a roll, the army that has flanked may move on too, and no other', () => {
    const s = flanked(2, 5, { type: 'stop' }, { type: 'done' }, { type: 'stop' });
    expect(swordOfRome.choices(s).map(({ action }) => action)).toEqual([
      { type: 'lead', leader: 'valerius' },
      { type: 'done' },
    ]);
  });
});

describe('cards', () => {
  test('7.1.2: a Neutral Power Activates is played beside the card of the turn', () => {
    const s = at({ active: 'greeks', hands: { greeks: ['greeks-25', 'greeks-01'] } }, [
      { type: 'neutral', card: 'greeks-25', power: 'volsci', use: 'support' },
    ]);
    const after = until(s, ({ frames }) => frames.at(-1)?.type === 'player');
    expect(after.hand.greeks).toEqual(['greeks-01']);
    expect(open(after)).toEqual(expect.arrayContaining(['activate', 'support', 'event']));
  });

  test('8.2: an event brings no leader who is on the map already', () => {
    const rule = (position: Position) => EVENTS['timoleon']?.problem(at({ active: 'greeks', ...position }))?.rule;
    expect([rule({}), rule({ leaders: { timoleon: 'syracuse' } })]).toEqual([undefined, '8.2']);
  });

  test('14.5, 14.1: a point of support taken as plunder is a marker on the track', () => {
    const d = draftOf(at({ active: 'gauls', plunder: 1 }));
    giveSupport(d, { occasion: 'battle', seat: 'gauls', powers: ['gauls'], points: 2 });
    const s = next(d, { type: 'plunder' });
    expect([s.plunder, s.frames.at(-1)]).toMatchObject([2, { type: 'support', points: 1 }]);
  });

  test('7.3.4-exception: next to the holding box the Transalpine Gauls take no marker', () => {
    const d = draftOf(at({ active: 'gauls', cu: { eporedia: {} } }));
    giveSupport(d, { occasion: 'battle', seat: 'gauls', powers: ['transalpine'], losers: ['gauls'], points: 2 });
    const rule = (space: string) => swordOfRome.problem(d, { type: 'spend', use: 'take-pc', space })?.rule;
    expect([rule('eporedia'), rule('patavium')]).toEqual(['7.3.4-exception', '7.3.4']);
  });

  const atSpoletium = (hands: Position['hands'] & object, cu: Position['cu'] & object): Position => ({
    ...{ hands, cu: { roma: { romans: 6 }, spoletium: { gauls: 3 }, ...cu }, markers: { spoletium: 'gauls' } },
    leaders: { 'gaul-a': 'spoletium' },
  });

  test('21.3-#11: with Titus Manlius the dice of a battle cost nobody any CU', () => {
    const asked = at(
      { active: 'romans', ...atSpoletium({ romans: ['romans-10'], gauls: ['gauls-11'] }, { narnia: {} }) },
      [activate('romans-10', 'valerius'), take(5), step('narnia'), step('spoletium')],
    );
    const lost = (answer: Written): unknown =>
      next(
        until(next(asked, answer), waitsForRoll),
        rolls({ attacker: [6, 6, 5], defender: [1, 1, 2] }),
      ).happened.flatMap(({ facts }) => (facts && 'defenderLosses' in facts ? [facts['defenderLosses']] : []))[0];
    expect(lost({ type: 'respond', card: 'gauls-11' })).toBe(0);
    expect(lost(pass)).toBeGreaterThan(0);
  });

  test('21.3-#10: in the second battle of To The Brave the cards of the first count no more', () => {
    const position = atSpoletium(
      { gauls: ['gauls-01', 'gauls-11', 'gauls-10'] },
      { narnia: { romans: 4 }, sentinum: {}, spoletium: { gauls: 6 } },
    );
    const asked = at({ active: 'gauls', ...position, leaders: { 'gaul-a': 'spoletium', camillus: 'narnia' } }, [
      activate('gauls-01', 'gaul-a'),
      take(6),
      step('narnia'),
    ]);
    const responds = until(asked, (s) => open(s).includes('respond'));
    const first = until(next(responds, { type: 'respond', card: 'gauls-11' }), waitsForRoll);
    expect(battleOf(first, battleIn(first)!).titusManlius).toBe(true);
    const beaten = next(first, rolls({ attacker: [1, 1, 2], defender: [6, 6, 5] }));
    const second = until(next(beaten, { type: 'respond', card: 'gauls-10' }), waitsForRoll);
    expect(battleOf(second, battleIn(second)!).titusManlius).toBe(false);
  });
});

describe('on the march', () => {
  test('9.4.2: a pursuit that fails ends the move', () => {
    const avoided = marched(
      { cu: { roma: { romans: 6 }, sutrium: {}, clusium: { etruscans: 3 }, pisae: { etruscans: 2 } } },
      step('clusium'),
      { type: 'avoid', leader: 'etruscan-a', cu: 3, to: 'tarquinii' },
    );
    const pursues = until(next(until(avoided, waitsForRoll), rolls({ avoid: [1] })), waitsForRoll);
    // Valerius has tactics 2.
    expect(open(next(pursues, rolls({ pursuit: [2] })))).toContain('step');
    expect(next(pursues, rolls({ pursuit: [3] })).frames.some(({ type }) => type === 'move')).toBe(false);
  });

  test('10.5.2: whoever has intercepted fights with +1', () => {
    const declared = marched(
      {
        cu: { roma: { romans: 6 }, sutrium: {}, clusium: {}, tarquinii: { etruscans: 4 } },
        leaders: { 'etruscan-a': 'tarquinii' },
      },
      { type: 'intercept', leader: 'etruscan-a', cu: 3 },
    );
    const fought = next(until(declared, waitsForRoll), rolls({ interceptions: [1] }), pass);
    expect(battleIn(fought)).toMatchObject({ defender: 'etruscans', intercepted: true });
    expect(swordOfRome.question(fought)?.input).toMatchObject({ intercepted: true });
  });

  /** Romans before Neapolis and in Capua; two Greek CU within the walls. */
  const besieged = (more: Position['leaders']): Position => ({
    ...{ active: 'greeks', hands: { greeks: ['greeks-04'] } },
    cu: { neapolis: { romans: 3 }, capua: { romans: 4 }, velitrae: {} },
    ...{ inside: { neapolis: 2 }, sieges: { neapolis: { by: 'romans', level: 0 } } },
    leaders: { camillus: 'neapolis', valerius: 'capua', ...more },
  });

  test('13.4.1: nobody intercepts a sortie, the besiegers may avoid it', () => {
    const s = at(besieged({ 'greek-a': 'neapolis' }), [activate('greeks-04', 'greek-a')]);
    const played = swordOfRome.play(s, { type: 'sortie', cu: 2 });
    expect(played.type === 'rejected' ? [] : open(played.state)).toEqual(['avoid', 'pass']);
  });

  test('13.3-note: a minor leader goes into a besieged city to the CU within', () => {
    const s = at(besieged({ 'greek-a': 'tarentum' }), [{ type: 'minor', leader: 'greek-a', to: 'neapolis' }]);
    expect(s.leaders['greek-a']).toMatchObject({ at: 'neapolis', inside: true });
  });

  test('16.2: a neutral power does not end a move with a leader of whoever moves it', () => {
    const d = draftOf(
      at({ active: 'greeks', cu: { praeneste: {} }, leaders: { 'greek-b': 'praeneste', 'volsci-a': 'velitrae' } }),
    );
    expect(endProblem(d, 'volsci', 'praeneste')).toBeUndefined();
    d.ward = { power: 'volsci', seat: 'greeks', friend: true };
    expect(endProblem(d, 'volsci', 'praeneste')?.rule).toBe('16.2');
  });

  test('15.6: to a neutral power the allies of whoever moves it are enemies like others', () => {
    const d = draftOf(at({ active: 'greeks', alliances: [{ one: 'greeks', other: 'romans' }] }));
    d.ward = { power: 'volsci', seat: 'greeks', friend: true };
    expect([isFriend(d, 'volsci', 'greeks'), isFriend(d, 'volsci', 'romans')]).toEqual([true, false]);
  });

  test('16.3-5p: rebels end a move in Carthago or Kerkouane, and nowhere else', () => {
    const s = at({ active: 'greeks', cu: { kerkouane: { rebels: 3 }, lilybaeum: {}, carthago: {} } }, [], '5');
    const rules = ['carthago', 'kerkouane', 'lilybaeum'].map((space) => endProblem(s, 'rebels', space)?.rule);
    expect(rules).toEqual([undefined, undefined, '16.3-5p']);
  });

  test('19: CU of Carthage alone are placed in the Garrison box, not those of an ally', () => {
    const alliances = [{ one: 'greeks', other: 'carthage' }] as const;
    const empty = { cu: { 'garrison-box': {} }, leaders: { 'hanno-5': 'carthago' } };
    const s = at({ active: 'greeks', alliances, ...empty }, [], '5');
    expect(placesFor(s, 'carthage')).toContain('garrison-box');
    expect(placesFor(s, 'greeks')).not.toContain('garrison-box');
  });

  test('19.1: Carthage places CU in the Garrison box even where an enemy before Carthago closes the way', () => {
    const cu = { 'garrison-box': {}, carthago: { romans: 5 } };
    const s = at({ active: 'greeks', cu, leaders: { 'hanno-5': 'garrison-box' } }, [], '5');
    expect(placesFor(s, 'carthage')).not.toContain('carthago');
    expect(placesFor(s, 'carthage')).toContain('garrison-box');
  });

  test('2.2, 5.10: CU come to reinforcement spaces that are still held, and to none where enemies stand', () => {
    const places = (position: Position) => placesFor(at({ active: 'romans', ...position }), 'etruscans');
    const whole = places({});
    expect(whole).toContain('clusium');
    expect(places({ markers: { clusium: 'gauls' } })).not.toContain('clusium');
    // Gauls in Spoletium, which has the only way to Sentinum.
    expect(whole).toContain('sentinum');
    expect(places({ cu: { spoletium: { gauls: 3 } } })).not.toContain('sentinum');
  });

  test('17.2.2, 2.2: the Greeks go home from Africa to reinforcement spaces that they still hold', () => {
    const homes = (markers: Position['markers']) => greekHomes(at({ active: 'greeks', ...(markers && { markers }) }));
    const whole = homes(undefined);
    expect(whole).toContain('tarentum');
    expect(homes({ tarentum: 'romans' })).toEqual(whole.filter((space) => space !== 'tarentum'));
  });

  test('11.1.1, 15.3: an army avoids by sea to no port where CU of an ally are', () => {
    const ports = (messana: object) => {
      const alliances = [{ one: 'romans', other: 'greeks' }] as const;
      const s = at({ active: 'gauls', alliances, cu: { neapolis: { greeks: 3 }, messana } });
      return avoidPorts(s, 'neapolis', 'greeks', null).map(({ to }) => to);
    };
    expect(ports({})).toContain('messana');
    expect(ports({ romans: 2 })).not.toContain('messana');
  });

  test('12.4.3: the card that lets a beaten army sail is spent', () => {
    const d = draftOf(
      at({
        ...{ active: 'romans', hands: { greeks: ['greeks-04'] } },
        ...{ cu: { neapolis: { greeks: 2 } }, leaders: { 'greek-a': 'neapolis' } },
      }),
    );
    d.frames.push({
      ...{ type: 'retreat', power: 'greeks', start: 'neapolis', at: 'neapolis', path: [], stage: 'sea', owed: 0 },
      ...{ to: null, room: 0, carried: null, leaders: ['greek-a'], cu: 2, role: 'defender', entry: 'capua' },
      ...{ cameBy: 'clear', wallsAsked: true },
    } as Frame);
    const s = next(d, { type: 'retreat-by-sea', to: 'syracuse', card: 'greeks-04' });
    expect([s.hand.greeks, s.discard.greeks]).toEqual([[], ['greeks-04']]);
  });
});

describe('the beginning of a turn', () => {
  const VP = { romans: 9, etruscans: 6, gauls: 3, greeks: 5 };
  const begun = (position: Position = {}) => at({ turn: 2, vp: VP, ...position });
  const drawFor = (s: State, seat: string): number | undefined => {
    const drawn = until(s, (now) => {
      const waits = swordOfRome.chance(now);
      return waits?.type === 'draw' && waits.pile === `deck ${seat}`;
    });
    const waits = swordOfRome.chance(drawn);
    return waits?.type === 'draw' ? waits.number : undefined;
  };

  test('6.2.2: a hand is filled up to its size, with what was kept in it', () => {
    const whole = drawFor(begun(), 'romans') ?? 0;
    expect(whole).toBeGreaterThan(2);
    const holding = begun({ hands: { romans: ['romans-10', 'romans-12'] } });
    expect(drawFor(holding, 'romans')).toBe(whole - 2);
    expect(drawFor(next(holding, { type: 'discard', card: 'romans-10' }), 'romans')).toBe(whole - 1);
  });

  test('5.3: whoever has the fewest VP chooses who plays first', () => {
    const chooser = (vp: NonNullable<Position['vp']>) =>
      swordOfRome.decider(until(begun({ vp }), (s) => s.frames.at(-1)?.type === 'first'));
    expect([chooser(VP), chooser({ ...VP, gauls: 8 })]).toEqual(['gauls', 'greeks']);
  });
});

/** What follows at once from where pieces are: gates, sieges, lone leaders, commanders, kinds of CU; and places that fall. */
import { describe, expect, test } from 'vitest';
import type { Fought } from '../../../../src/games/sword-of-rome/battle/roll.ts';
import {
  addCu,
  displace,
  endAction,
  goInside,
  loseCu,
  loseInside,
  putLeader,
  settle,
  shiftCu,
} from '../../../../src/games/sword-of-rome/play/changes.ts';
import { battleOf, decided } from '../../../../src/games/sword-of-rome/play/movement/battle.ts';
import { movable } from '../../../../src/games/sword-of-rome/play/movement/ground.ts';
import {
  addPlunder,
  convert,
  fall,
  goHome,
  hasFallen,
  loot,
  testCarthago,
} from '../../../../src/games/sword-of-rome/play/politics/fall.ts';
import { isolate, score } from '../../../../src/games/sword-of-rome/play/politics/score.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { FrameAt, State } from '../../../../src/games/sword-of-rome/play/state.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { at } from './at.ts';

/** A state that may be changed at will. */
const table = (p: Position = {}, players: '3' | '4' | '5' = '4', rulings = {}): State =>
  draftOf(at({ active: 'romans', hands: { romans: ['romans-17'] }, ...p }, [], players, rulings));

describe('17.1.2, 7.2.4: the kinds of CU that Carthage has', () => {
  test('the militia stay in Africa, and move within it', () => {
    const d = table();
    expect(d.militia).toEqual({ carthago: 2 });
    expect([movable(d, 'carthago', 'carthage'), movable(d, 'carthago', 'carthage', 'kerkouane')]).toEqual([2, 4]);
    expect(movable(d, 'carthago', 'carthage', 'lilybaeum')).toBe(2);
    shiftCu(d, 'carthage', 3, 'carthago', 'kerkouane');
    expect([d.cu['carthago'], d.cu['kerkouane'], d.militia]).toEqual([
      { carthage: 1 },
      { carthage: 3 },
      { carthago: 1, kerkouane: 1 },
    ]);
  });

  test('the militia are the first to be lost, and mercenaries; others have no such kinds', () => {
    const d = table({ mercenaries: { lilybaeum: 3 } }, '5');
    expect(loseCu(d, 'lilybaeum', 'carthage', 2)).toBe(2);
    expect([d.mercenaries, d.cu['lilybaeum']]).toEqual([{ lilybaeum: 1 }, { carthage: 3 }]);
    expect(loseCu(d, 'lilybaeum', 'carthage', 9)).toBe(3);
    expect([d.mercenaries, d.cu['lilybaeum']]).toEqual([{}, undefined]);
    expect(loseCu(d, 'lilybaeum', 'carthage', 1)).toBe(0);
    const home = table();
    loseCu(home, 'carthago', 'carthage', 1);
    expect(home.militia).toEqual({ carthago: 1 });
  });

  test('mercenaries go first with those who leave, and are lost with their city', () => {
    const d = table({ mercenaries: { lilybaeum: 2 } }, '5');
    shiftCu(d, 'carthage', 3, 'lilybaeum', 'panormus');
    expect(d.mercenaries).toEqual({ panormus: 2 });
    loseCu(d, 'panormus', 'carthage', 0);
    d.cu['panormus'] = { carthage: 1 };
    settle(d);
    expect(d.mercenaries).toEqual({ panormus: 1 });
  });

  test('those inside are lost no further than there are', () => {
    const d = table({
      cu: { neapolis: { romans: 4 } },
      inside: { neapolis: 2 },
      sieges: { neapolis: { by: 'romans', level: 0 } },
    });
    expect(loseInside(d, 'neapolis', 1)).toBe(1);
    expect(loseInside(d, 'neapolis', 5)).toBe(1);
    expect(d.inside).toEqual({});
  });

  test('nothing is put where nothing comes', () => {
    const d = table();
    addCu(d, 'luna', 'etruscans', 0);
    expect(d.cu['luna']).toBeUndefined();
    addCu(d, 'luna', 'etruscans', 2);
    goInside(d, 'pisae', 'etruscans', 2);
    expect([d.cu['luna'], d.cu['pisae'], d.inside['pisae']]).toEqual([{ etruscans: 2 }, undefined, 2]);
  });
});

describe('9.3.1: those inside', () => {
  const BESIEGED: Position = {
    cu: { neapolis: { romans: 4 } },
    inside: { neapolis: 2 },
    leaders: { camillus: 'neapolis', 'greek-b': 'neapolis' },
    within: ['greek-b'],
    sieges: { neapolis: { by: 'romans', level: 1 } },
  };

  test('stay there while others stand before the walls', () => {
    const d = table(BESIEGED);
    expect([d.inside, d.leaders['greek-b']?.inside]).toEqual([{ neapolis: 2 }, true]);
  });

  test('13.4: come out once nobody does, and the siege is over', () => {
    const d = table(BESIEGED);
    shiftCu(d, 'romans', 4, 'neapolis', 'capua');
    settle(d);
    expect([d.inside, d.siege, d.cu['neapolis'], d.leaders['greek-b']]).toEqual([
      {},
      {},
      { greeks: 2 },
      { at: 'neapolis', inside: false, commands: true },
    ]);
  });

  test('13.4: a siege is over between friends, though they stay before the walls', () => {
    const d = table(BESIEGED);
    d.alliances = [{ one: 'romans', other: 'greeks' }] as never;
    settle(d);
    expect([d.siege, d.inside]).toEqual([{}, { neapolis: 2 }]);
  });
});

describe('8.4: a leader alone among enemies', () => {
  const alone = (leader: string, space: string, cu: Position['cu'], more: Position = {}) =>
    table({ cu: { [space]: {}, ...cu }, leaders: { [leader]: space }, ...more }).leaders[leader];

  test('is displaced, a minor one set aside', () => {
    expect(alone('dionysius', 'capua', { capua: { romans: 2 } })?.at).toBe('displaced');
    expect(alone('greek-a', 'capua', { capua: { romans: 2 } })?.at).toBe('aside');
    expect(alone('dionysius', 'capua', {})?.at).toBe('capua');
    expect(alone('dionysius', 'capua', { capua: { greeks: 1 } })?.at).toBe('capua');
  });

  test('goes inside a city of his own, and stays at an ally’s', () => {
    expect(alone('dionysius', 'tarentum', { tarentum: { romans: 2 } })).toMatchObject({ at: 'tarentum', inside: true });
    const guest = { markers: { tarentum: 'etruscans' }, alliances: [{ one: 'greeks', other: 'etruscans' }] } as const;
    expect(alone('dionysius', 'tarentum', { tarentum: { romans: 2 } }, guest)?.at).toBe('tarentum');
    expect(alone('dionysius', 'tarentum', { tarentum: { romans: 2 } }, { markers: guest.markers })?.at).toBe(
      'displaced',
    );
  });

  test('is told as displaced only where he has a name', () => {
    const d = table();
    d.happened = [];
    displace(d, ['dionysius', 'greek-a']);
    expect(d.happened.map(({ facts }) => facts)).toEqual([
      { 'dionysius displaced': true },
      { 'greek-a displaced': false },
    ]);
    expect([d.leaders['dionysius']?.at, d.leaders['greek-a']?.at]).toEqual(['displaced', 'aside']);
  });
});

describe('8.2.1: one commands', () => {
  const commands = (leaders: readonly string[], space = 'syracuse') => {
    const d = table({ leaders: Object.fromEntries(leaders.map((id) => [id, space])) });
    settle(d);
    return leaders.filter((id) => d.leaders[id]?.commands);
  };

  test('a named leader before a minor one, the better before the worse, the first by name of equals', () => {
    expect(commands(['greek-a', 'dionysius'])).toEqual(['dionysius']);
    expect(commands(['pyrrhus', 'dionysius'])).toEqual(['pyrrhus']);
    expect(commands(['timoleon', 'agathocles', 'dionysius'])).toEqual(['agathocles']);
    expect(commands(['greek-b', 'greek-a'], 'tarentum')).toEqual(['greek-a']);
  });

  test('of those in one place: others command elsewhere', () => {
    const d = table({ leaders: { dionysius: 'syracuse', 'greek-a': 'tarentum', 'greek-b': 'neapolis' } });
    expect(['dionysius', 'greek-a', 'greek-b'].map((id) => d.leaders[id]?.commands)).toEqual([true, true, true]);
  });
});

describe('13.5: a place falls', () => {
  const SIEGE: Position = {
    cu: { neapolis: { romans: 4 }, bovianum: { romans: 4 }, capua: {} },
    inside: { neapolis: 2 },
    leaders: { camillus: 'neapolis', 'greek-b': 'neapolis', valerius: 'bovianum', 'samnite-a': 'aside' },
    within: ['greek-b'],
    sieges: { neapolis: { by: 'romans', level: 1 }, bovianum: { by: 'romans', level: 2 } },
  };

  test('where the level reaches its loyalty, or the factor of a tribe', () => {
    const d = table(SIEGE);
    expect([hasFallen(d, 'neapolis'), hasFallen(d, 'bovianum'), hasFallen(d, 'capua')]).toEqual([false, false, false]);
    d.siege['neapolis']!.level = 2;
    d.siege['bovianum']!.level = 3;
    expect([hasFallen(d, 'neapolis'), hasFallen(d, 'bovianum')]).toEqual([true, true]);
    d.loyalty['neapolis'] = 3;
    expect(hasFallen(d, 'neapolis')).toBe(false);
  });

  test('to its besieger, at loyalty 1, and those inside are lost', () => {
    const d = table(SIEGE);
    fall(d, 'neapolis');
    expect([
      d.marker['neapolis'],
      d.loyalty['neapolis'],
      d.inside,
      d.siege['neapolis'],
      d.leaders['greek-b']?.at,
    ]).toEqual(['romans', 1, {}, undefined, 'aside']);
    convert(d, 'bovianum', 'romans');
    expect([d.kind['bovianum'], d.marker['bovianum'], d.loyalty['bovianum']]).toEqual(['plain', 'romans', undefined]);
    // Back to those whose home it is no marker is needed.
    convert(d, 'neapolis', 'greeks');
    expect([d.marker['neapolis'], d.loyalty['neapolis']]).toEqual([undefined, 1]);
  });

  test('13.5-exception: to the ally whose home it is', () => {
    const d = table({ ...SIEGE, markers: { neapolis: 'etruscans' }, alliances: [{ one: 'romans', other: 'greeks' }] });
    convert(d, 'neapolis', 'romans');
    expect(d.marker['neapolis']).toBeUndefined();
    // 18: under the treaty Carthage is such an ally.
    const carthage = (marks: readonly string[]) => {
      const sicily = table({ markers: { panormus: 'greeks' }, marks });
      convert(sicily, 'panormus', 'romans');
      return sicily.marker['panormus'];
    };
    expect([carthage([]), carthage(['treaty'])]).toEqual(['romans', undefined]);
  });

  test('14.4: Gauls may loot the city of a power, not one that is independent, a tribe or in an ally’s home', () => {
    const asked = (space: string, more: Position = {}) => {
      const d = table({
        active: 'gauls',
        hands: { gauls: ['gauls-24'] },
        cu: { [space]: { gauls: 5 }, clusium: {} },
        leaders: { 'gaul-a': space, 'etruscan-a': 'aside', 'etruscan-b': 'aside', 'samnite-a': 'aside' },
        sieges: { [space]: { by: 'gauls', level: 1 } },
        ...more,
      });
      fall(d, space);
      return d.frames.at(-1)?.type === 'loot';
    };
    expect(asked('tarquinii')).toBe(true);
    expect(asked('venusia')).toBe(false);
    expect(asked('bovianum')).toBe(false);
    expect(
      asked('tarquinii', { markers: { tarquinii: 'romans' }, alliances: [{ one: 'gauls', other: 'etruscans' }] }),
    ).toBe(false);
  });

  test('14.4: a looted city is independent and pays five markers; 5.4-3p: nobody keeps them where nobody plays the Gauls', () => {
    const d = table({ plunder: -2 });
    loot(d, 'tarquinii', 'gauls');
    expect([d.marker['tarquinii'], d.loyalty['tarquinii'], d.plunder]).toEqual(['independents', 1, 3]);
    const three = table({}, '3');
    loot(three, 'tarquinii', 'gauls');
    expect([three.marker['tarquinii'], three.plunder]).toEqual(['independents', 0]);
  });

  test('14.1: a full track pays the Gauls 1 VP, one of the Transalpine Gauls costs them 1; the kinds cancel out', () => {
    const track = (plunder: number, vp: number, by: 'gauls' | 'transalpine', markers: number) => {
      const d = table({ plunder, vp: { gauls: vp } });
      addPlunder(d, by, markers);
      return [d.plunder, d.vp['gauls']];
    };
    // Five markers fill the track, which is then empty.
    expect(track(0, 6, 'gauls', 4)).toEqual([4, 6]);
    expect(track(0, 6, 'gauls', 5)).toEqual([0, 7]);
    expect(track(3, 6, 'gauls', 5)).toEqual([3, 7]);
    expect(track(0, 6, 'gauls', 12)).toEqual([2, 8]);
    expect(track(-3, 6, 'gauls', 5)).toEqual([2, 6]);
    expect(track(2, 6, 'transalpine', 1)).toEqual([1, 6]);
    expect(track(2, 6, 'transalpine', 7)).toEqual([0, 5]);
    // 5.8.1: within 0 and 12.
    expect([track(0, 12, 'gauls', 5), track(0, 0, 'transalpine', 5)]).toEqual([
      [0, 12],
      [0, 0],
    ]);
  });
});

describe('5.7: cut-off markers', () => {
  const cut = (power: 'romans' | 'samnites' | 'gauls', p: Position, rulings = {}) => {
    const d = table(p, '4', rulings);
    isolate(d, [power]);
    return Object.keys(d.marker).filter((space) => d.marker[space] === 'independents');
  };

  test('turn independent where no path leads to a friend', () => {
    expect(cut('romans', { markers: { luna: 'romans' } })).toEqual(['luna']);
    expect(cut('romans', { markers: { luna: 'romans' }, cu: { luna: { romans: 1 } } })).toEqual([]);
    expect(cut('romans', { markers: { fregellae: 'romans' } })).toEqual([]);
    expect(cut('gauls', { markers: { luna: 'romans' } })).toEqual([]);
    // A Gallic source serves an enemy only by one reading.
    const source = { markers: { genua: 'romans' } } as const;
    expect([cut('romans', source), cut('romans', source, { 'isolation-reinforcement-space': 'own-home' })]).toEqual([
      [],
      ['genua'],
    ]);
  });
});

describe('what follows an action', () => {
  test('13.1.1: an army before an enemy city begins a siege; CU without a leader, or before a friend’s, do not', () => {
    const sieges = (p: Position) => {
      const d = table(p);
      endAction(d);
      return Object.keys(d.siege);
    };
    const before = { cu: { neapolis: { romans: 3 } }, inside: { neapolis: 1 }, leaders: { camillus: 'neapolis' } };
    expect(sieges(before)).toEqual(['neapolis']);
    expect(sieges({ ...before, leaders: {} })).toEqual([]);
    expect(sieges({ ...before, inside: {}, alliances: [{ one: 'romans', other: 'greeks' }] })).toEqual([]);
    expect(
      sieges({ cu: { bovianum: { romans: 3 } }, leaders: { camillus: 'bovianum', 'samnite-a': 'aside' } }),
    ).toEqual(['bovianum']);
    expect(sieges({ cu: { clusium: { romans: 3 } }, leaders: { camillus: 'clusium', 'etruscan-a': 'aside' } })).toEqual(
      [],
    );
  });

  test('17.2.2: Greeks in Carthago break Carthage: its places abroad are Greek, its pieces are gone', () => {
    const AFRICA: Position = {
      cu: { carthago: { greeks: 3 }, kerkouane: { greeks: 1 }, syracuse: {} },
      leaders: { agathocles: 'carthago', bomilcar: 'displaced', dionysius: 'displaced' },
      marks: ['treaty'],
    };
    const d = table(AFRICA);
    testCarthago(d);
    expect(d.marks).toEqual(['carthage-broken']);
    expect(Object.values(d.cu).some((here) => here.carthage)).toBe(false);
    expect([d.militia, d.leaders['hamilcar']?.at]).toEqual([{}, 'out']);
    expect([d.marker['lilybaeum'], d.loyalty['lilybaeum'], d.marker['selinus'], d.marker['carthago']]).toEqual([
      'greeks',
      1,
      'greeks',
      undefined,
    ]);
    // Where they go is asked, as there are several homes; without one, CU and leaders are lost.
    const lost = table(AFRICA);
    goHome(lost, undefined);
    expect([lost.cu['carthago']?.greeks, lost.cu['kerkouane']?.greeks, lost.leaders['agathocles']?.at]).toEqual([
      ...[undefined, undefined],
      'out',
    ]);
    goHome(d, 'tarentum');
    expect([d.cu['tarentum'], d.cu['carthago']?.greeks, d.leaders['agathocles']?.at]).toEqual([
      ...[{ greeks: 7 }, undefined],
      'tarentum',
    ]);
    expect(d.frames.at(-1)).toMatchObject({ type: 'arrive', seat: 'greeks', how: 'returns' });
    for (const no of [table(), table({ ...AFRICA, marks: ['carthage-broken'] })]) {
      const marks = [...no.marks];
      testCarthago(no);
      expect(no.marks).toEqual(marks);
    }
  });
});

describe('13.4.2: those inside who join a relief', () => {
  /** A minor leader comes to the relief of Neapolis, in which Dionysius commands and Pyrrhus serves. */
  const relief = (joined: number) => {
    const d = table({
      cu: { neapolis: { romans: 5 } },
      inside: { neapolis: 2 },
      leaders: { camillus: 'neapolis', dionysius: 'neapolis', pyrrhus: 'neapolis' },
      within: ['dionysius', 'pyrrhus'],
      sieges: { neapolis: { by: 'romans', level: 0 } },
    });
    addCu(d, 'neapolis', 'greeks', 1);
    putLeader(d, 'greek-a', 'neapolis');
    d.leaders['dionysius']!.commands = true;
    d.leaders['pyrrhus']!.commands = false;
    const f = {
      ...{ type: 'battle', at: 'neapolis', attacker: 'greeks', defender: 'romans', leader: 'greek-a', joined },
      ...{ entry: 'capua', cameBy: 'clear', sortie: false, flank: null, intercepted: false, failedAvoid: false },
    } as FrameAt<'battle'>;
    return { d, f };
  };

  test('8.2.1: their commander leads where he has a name and the other has not', () => {
    const tactics = (joined: number) => {
      const { d, f } = relief(joined);
      return battleOf(d, f).attackerTactics;
    };
    const { dionysius, pyrrhus, 'greek-a': minor } = relief(2).d.setup.leaders;
    expect(pyrrhus!.tactics).toBeGreaterThan(dionysius!.tactics);
    expect([tactics(2), tactics(0)]).toEqual([dionysius!.tactics, minor!.tactics]);
  });

  test('8.4: and lose their leaders with their last CU, not before', () => {
    const lost = (joined: number, primaryLosses: number) => {
      const { d, f } = relief(joined);
      const losses = { attackerLosses: primaryLosses, primaryLosses, flankLosses: 0, defenderLosses: 0 };
      decided(d, f, { winner: 'defender', ...losses } as Fought);
      return [d.cu['neapolis']?.greeks, d.inside['neapolis'], d.leaders['dionysius']?.at, d.leaders['greek-a']?.at];
    };
    expect(lost(2, 3)).toEqual([undefined, undefined, 'displaced', 'aside']);
    expect(lost(2, 2)).toEqual([undefined, 1, 'neapolis', 'aside']);
    expect(lost(0, 3)).toEqual([undefined, 2, 'neapolis', 'aside']);
  });
});

test('5.10.3: whoever is out wins nothing, however many VP he had', () => {
  const ending = (out: boolean) => {
    const d = table({ vp: { romans: 5, greeks: 4, gauls: 12, etruscans: 3 } });
    if (out) d.out = ['gauls'];
    score(d);
    return d.ending?.winners;
  };
  expect([ending(false), ending(true)]).toEqual([['gauls'], undefined]);
});

/** Where powers may go, stay and gain: interception, avoiding, retreat, new CU, support, neutral ground. */

import { describe, expect, test } from 'vitest';
import { addCu, settle } from '../../../../src/games/sword-of-rome/play/changes.ts';
import { nextSpaces, stopIn } from '../../../../src/games/sword-of-rome/play/movement/battle.ts';
import { isShut, mayRest, wayTo } from '../../../../src/games/sword-of-rome/play/movement/ground.ts';
import { isPassable } from '../../../../src/games/sword-of-rome/play/movement/march.ts';
import {
  avoidBan,
  avoidTargets,
  detachProblem,
  interceptBan,
} from '../../../../src/games/sword-of-rome/play/movement/reactions.ts';
import { isFriend } from '../../../../src/games/sword-of-rome/play/politics/friends.ts';
import { spendPoint, usesAt } from '../../../../src/games/sword-of-rome/play/procedures/support.ts';
import {
  gainOf,
  leaderPlaces,
  lostSources,
  placesFor,
} from '../../../../src/games/sword-of-rome/play/reinforcement.ts';
import type { Position } from '../../../../src/games/sword-of-rome/play/set-up.ts';
import type { State } from '../../../../src/games/sword-of-rome/play/state.ts';
import type { Count, Power } from '../../../../src/games/sword-of-rome/words.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { at } from './at.ts';

/** A state that may be changed at will. */
const table = (p: Position = {}, players: Count = '4'): State =>
  draftOf(at({ active: 'romans', hands: { romans: ['romans-17'] }, ...p }, [], players));
const ALLIED = [{ one: 'romans', other: 'etruscans' }] as const;

describe('glossary-friendly', () => {
  test('own, allied, or of the same seat; with two players the partner is a stranger', () => {
    const d = table({ alliances: ALLIED });
    const friends = (a: Power, b: Power) => [isFriend(d, a, b), isFriend(d, b, a)];
    expect(friends('romans', 'romans')).toEqual([true, true]);
    expect(friends('romans', 'etruscans')).toEqual([true, true]);
    expect(friends('etruscans', 'samnites')).toEqual([true, true]);
    expect(friends('romans', 'samnites')).toEqual([false, false]);
    expect(isFriend(d, 'romans', 'independents')).toBe(false);
  });
});

describe('16.3: where neutral powers may rest', () => {
  test('each in its own ground', () => {
    const d = table();
    const rests = (power: Power, ...spaces: string[]) => spaces.filter((space) => mayRest(d, power, space));
    expect(rests('volsci', 'antium', 'velitrae', 'roma', 'fregellae', 'capua', 'clusium')).toEqual([
      'antium',
      'velitrae',
      'roma',
      'capua',
    ]);
    expect(rests('carthage', 'carthago', 'lilybaeum', 'caralis', 'roma', 'messana')).toEqual([
      'carthago',
      'lilybaeum',
      'caralis',
      'messana',
    ]);
    expect(rests('romans', 'clusium', 'antium')).toEqual(['clusium', 'antium']);
    expect([isShut(d, 'carthage', 'roma'), isShut(d, 'carthage', 'messana'), isShut(d, 'romans', 'roma')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isShut(table({}, '5'), 'carthage', 'roma')).toBe(false);
  });
});

describe('10.1, 10.2: who may intercept', () => {
  /** Camillus with 4 CU has entered Capua. */
  const ban = (p: Position, from = 'bovianum', power: Power = 'samnites', beside = 0) => {
    const d = table({
      cu: { velitrae: {}, capua: { romans: 4 }, ...p.cu },
      leaders: { camillus: 'capua', ...p.leaders },
      ...(p.alliances && { alliances: p.alliances }),
    });
    addCu(d, 'capua', power, beside);
    const force = {
      power: 'romans',
      at: 'capua',
      cu: 4,
      leader: 'camillus',
      leaders: ['camillus'],
      from: 'tarracina',
    };
    return interceptBan(d, force as never, { power, from }, [])?.rule;
  };

  test('an enemy army next to it, over clear ground', () => {
    expect(ban({})).toBeUndefined();
    expect(ban({ leaders: { 'samnite-a': 'aside' } })).toBe('10.1');
    expect(ban({ cu: { venusia: { greeks: 3 } }, leaders: { 'greek-b': 'venusia' } }, 'venusia', 'greeks')).toBe(
      '10.2',
    );
    expect(ban({}, 'bovianum', 'romans')).toBe('10.1');
    expect(ban({ alliances: [{ one: 'romans', other: 'samnites' }] })).toBe('15.2.2');
  });

  test('no CU bars the space but those who move', () => {
    expect(ban({ cu: { capua: { romans: 5 } } })).toBe('10.2');
    expect(ban({}, 'bovianum', 'samnites', 1)).toBeUndefined();
  });

  test('10.2: others inside a city bar it until they are besieged; 16.3: a neutral power comes where it may stay', () => {
    const comes = (besieged: boolean) => {
      const d = table({
        cu: { neapolis: { romans: 4 }, capua: { samnites: 3 }, bovianum: {} },
        inside: { neapolis: 1 },
        leaders: { camillus: 'neapolis', 'samnite-a': 'capua' },
      });
      d.siege = besieged ? { neapolis: { by: 'romans', level: 0 } } : {};
      const force = { power: 'romans', at: 'neapolis', cu: 4, leader: 'camillus', leaders: ['camillus'] };
      return interceptBan(d, force as never, { power: 'samnites', from: 'capua' }, [])?.rule;
    };
    expect([comes(false), comes(true)]).toEqual(['10.2', undefined]);
    const volsci = (at: string) => {
      const d = table({
        cu: { [at]: { gauls: 2 }, praeneste: { volsci: 3 }, antium: {}, velitrae: {} },
        leaders: { 'gaul-a': at, 'volsci-a': 'praeneste', camillus: 'pool' },
      });
      const force = { power: 'gauls', at, cu: 2, leader: 'gaul-a', leaders: ['gaul-a'] };
      return interceptBan(d, force as never, { power: 'volsci', from: 'praeneste' }, [])?.rule;
    };
    expect([volsci('velitrae'), volsci('fregellae')]).toEqual([undefined, '16.3']);
  });

  test('10.3: the leader is there, with 1 CU at least; only the commander takes them all', () => {
    const d = table({ leaders: { 'samnite-a': 'bovianum', 'samnite-b': 'bovianum' } });
    const problem = (leader: string, cu: number) =>
      detachProblem(d, { power: 'samnites', from: 'bovianum', leader, cu }, 'capua', '10.3')?.rule;
    expect([problem('samnite-a', 4), problem('samnite-a', 1)]).toEqual([undefined, undefined]);
    expect([problem('samnite-a', 0), problem('samnite-a', 5), problem('gaul-a', 1)]).toEqual(['10.3', '10.3', '10.3']);
    expect([problem('samnite-b', 4), problem('samnite-b', 3)]).toEqual(['10.3', undefined]);
  });
});

describe('11.2: where an army may go to avoid battle', () => {
  const spaces = (p: Position, from = 'clusium', power: Power = 'etruscans') =>
    avoidTargets(table(p), from, power).sort();

  test('friendly ground next to it, over clear ways, without enemies', () => {
    expect(spaces({ cu: { pisae: {} } })).toEqual(['pisae', 'spoletium', 'tarquinii']);
    expect(spaces({ cu: { pisae: {}, tarquinii: { romans: 1 } } })).toEqual(['pisae', 'spoletium']);
    expect(spaces({ cu: { pisae: {} }, markers: { spoletium: 'gauls' } })).toEqual(['pisae', 'tarquinii']);
    expect(spaces({}, 'bononia', 'gauls')).toEqual(['mediolanum', 'patavium', 'sena-gallica']);
  });

  test('through an allied army only where there is nothing else', () => {
    const hemmed = {
      alliances: ALLIED,
      markers: { pisae: 'gauls', spoletium: 'gauls', tarquinii: 'gauls' },
      cu: { pisae: {}, sutrium: { romans: 2 }, roma: {} },
      leaders: { valerius: 'pool' },
    } as const;
    expect(spaces(hemmed)).toEqual(['roma']);
    expect(spaces({ ...hemmed, cu: { ...hemmed.cu, sutrium: {} } })).toEqual(['sutrium']);
    expect(spaces({ ...hemmed, alliances: [] })).toEqual([]);
    // Not through enemies, whosever the ground is.
    expect(spaces({ ...hemmed, cu: { ...hemmed.cu, sutrium: { gauls: 2 } } })).toEqual([]);
    // 16.3: the Volsci only where they may stay.
    const volsci = { markers: { velitrae: 'volsci', fregellae: 'volsci' }, cu: { velitrae: {} } } as const;
    expect(spaces({ ...volsci, leaders: { camillus: 'pool' } }, 'praeneste', 'volsci')).toEqual(['velitrae']);
  });

  test('17.1.1: Bomilcar avoids within Africa', () => {
    const d = table({
      cu: { kerkouane: { carthage: 2 } },
      leaders: { bomilcar: 'kerkouane', 'carthage-a': 'kerkouane' },
    });
    const rule = (leader: string, cu: number, to: string) =>
      detachProblem(d, { power: 'carthage', from: 'kerkouane', leader, cu }, to, '11.1')?.rule;
    expect([rule('bomilcar', 2, 'carthago'), rule('bomilcar', 1, 'lilybaeum')]).toEqual([undefined, '17.1.1']);
    expect(rule('carthage-a', 1, 'lilybaeum')).toBeUndefined();
    // With all the CU all leaders would go.
    d.leaders['carthage-a']!.commands = true;
    d.leaders['bomilcar']!.commands = false;
    expect([rule('carthage-a', 2, 'lilybaeum'), rule('carthage-a', 2, 'carthago')]).toEqual(['17.1.1', undefined]);
  });

  test('CU without a leader, and Carthage in its capital, do not avoid', () => {
    expect(avoidBan(table(), 'clusium', 'etruscans')).toBeUndefined();
    expect(avoidBan(table({ leaders: { 'etruscan-a': 'aside' } }), 'clusium', 'etruscans')?.rule).toBe('11.1');
    expect(avoidBan(table(), 'carthago', 'carthage')?.rule).toBe('17.2.2');
    expect(avoidTargets(table(), 'carthago', 'carthage')).toEqual([]);
  });
});

test('aid-op-movement: Rhegium and Messana are joined only for whom both are friendly', () => {
  const joined = (p: Position, power: 'greeks' | 'carthage') => {
    const d = table(p);
    return isPassable(d, power, 'rhegium', wayTo(d, 'rhegium', 'messana')!);
  };
  expect(joined({}, 'greeks')).toBe(true);
  expect(joined({ markers: { messana: 'carthage' } }, 'greeks')).toBe(false);
  expect(joined({ markers: { messana: 'carthage' } }, 'carthage')).toBe(false);
  expect(joined({ markers: { messana: 'carthage', rhegium: 'carthage' } }, 'carthage')).toBe(true);
});

describe('12.4: where a beaten force goes', () => {
  const next = (p: Position, more: object = {}) => {
    const d = table(p);
    const frame = {
      power: 'etruscans',
      at: 'clusium',
      start: 'clusium',
      path: [],
      leaders: [],
      cu: 5,
      role: 'defender',
      entry: 'sutrium',
      cameBy: 'clear',
      ...more,
    };
    return nextSpaces(d, frame as never).sort();
  };

  test('12.4.1: to the nearest end, not where the attacker came from', () => {
    expect(next({ cu: { pisae: {} } })).toEqual(['pisae', 'spoletium', 'tarquinii']);
    expect(next({ cu: { pisae: {} } }, { entry: 'pisae' })).toEqual(['spoletium', 'tarquinii']);
  });

  test('12.4.1: a beaten attacker first where it came from, unless it came by sea', () => {
    expect(next({ cu: { pisae: {} } }, { role: 'attacker', entry: 'pisae' })).toEqual(['pisae']);
    expect(next({ cu: { pisae: {} } }, { role: 'attacker', entry: 'pisae', cameBy: 'sea' })).toEqual([
      'pisae',
      'spoletium',
      'tarquinii',
    ]);
    expect(next({ cu: { pisae: {} } }, { role: 'attacker', entry: null })).toEqual(['pisae', 'spoletium', 'tarquinii']);
  });

  test('12.4.1: to no farther end, even where the way to the nearest costs all', () => {
    // Populonium is two spaces off, through enemies; Sena Gallica three, through empty ground.
    const p: Position = {
      markers: {
        tarquinii: 'romans',
        pisae: 'romans',
        spoletium: 'gauls',
        sentinum: 'gauls',
        'sena-gallica': 'etruscans',
      },
      cu: { tarquinii: { romans: 3 }, pisae: { romans: 3 }, 'sena-gallica': {} },
      leaders: { 'etruscan-b': 'aside', 'gaul-a': 'aside' },
    };
    expect(next(p, { cu: 3 })).toEqual(['pisae', 'tarquinii']);
    expect(next({ ...p, cu: { ...p.cu, pisae: {} } }, { cu: 3 })).toEqual(['pisae', 'tarquinii']);
    // Two CU on enemy ground are no end for three, though these would not live to see it.
    const held = { ...p, markers: { ...p.markers, populonium: 'romans' as const, luna: 'romans' as const } };
    expect(next({ ...held, cu: { ...p.cu, populonium: { etruscans: 2 } } }, { cu: 3 })).toEqual(['spoletium']);
  });

  test('12.4.5: a space costs 1 as enemy ground, and 1 for each enemy CU there, outside and inside', () => {
    const d = table({ cu: { capua: { gauls: 1 } }, inside: { capua: 2 }, leaders: { 'gaul-a': 'capua' } });
    expect(stopIn(d, 'samnites', 'bovianum', 'capua', 6)).toMatchObject({ lost: 4, left: 2, ends: false });
    expect(stopIn(d, 'samnites', 'larinum', 'luceria', 6)).toMatchObject({ lost: 1, left: 5, ends: false });
    expect(stopIn(d, 'samnites', 'bovianum', 'fregellae', 6)).toMatchObject({
      lost: 0,
      left: 6,
      ends: true,
    });
  });

  test('no space twice, and none after the last that it may enter', () => {
    expect(next({ cu: { pisae: {} } }, { path: ['spoletium', 'narnia'], at: 'narnia' })).not.toContain('spoletium');
    expect(next({ cu: { pisae: {} } }, { path: ['a', 'b', 'c', 'd'] })).toEqual([]);
  });
});

describe('5.10: new CU', () => {
  test('5.10.1: a source yields while it is held and not besieged, and Rome gains for cities too', () => {
    // 2 for Roma, 1 each for Capua, Narnia and Sutrium.
    expect(gainOf(table(), 'romans')).toBe(5);
    expect(gainOf(table({ markers: { capua: 'etruscans' } }), 'romans')).toBe(4);
    expect(gainOf(table({ markers: { roma: 'etruscans' } }), 'romans')).toBe(3);
    // A conquered city counts for Rome, a lost source for nobody else.
    expect(gainOf(table({ markers: { neapolis: 'romans' } }), 'romans')).toBe(6);
    expect(gainOf(table({ markers: { neapolis: 'romans' } }), 'greeks')).toBe(4);
    expect(gainOf(table({ markers: { neapolis: 'etruscans' } }), 'etruscans')).toBe(2);
    const besieged = {
      cu: { roma: { etruscans: 4 } },
      leaders: { 'etruscan-a': 'roma', valerius: 'pool' },
      inside: { roma: 2 },
      sieges: { roma: { by: 'etruscans', level: 0 } },
    } as const;
    expect(gainOf(table(besieged), 'romans')).toBe(3);
    expect(gainOf(table(), 'rebels')).toBe(0);
    expect(lostSources(table({ markers: { bononia: 'romans' } }), 'gauls')).toEqual(['bononia']);
    expect(lostSources(table(), 'gauls')).toEqual([]);
  });

  test('go where a path of friendly ground leads, not among others', () => {
    const gauls = placesFor(table(), 'gauls').sort();
    expect(gauls).toEqual(['bononia', 'eporedia', 'genua', 'mediolanum', 'patavium', 'sena-gallica']);
    expect(placesFor(table({ markers: { sentinum: 'gauls' } }), 'gauls')).toContain('sentinum');
    expect(placesFor(table({ markers: { luna: 'gauls' } }), 'gauls')).not.toContain('luna');
    expect(placesFor(table({ cu: { bononia: { romans: 1 } }, leaders: { 'gaul-b': 'aside' } }), 'gauls')).not.toContain(
      'bononia',
    );
    expect(placesFor(table(), 'transalpine')).toEqual(['transalpine-holding-box']);
    expect(placesFor(table(), 'rebels')).toEqual([]);
    expect(
      placesFor(
        table({ alliances: ALLIED, cu: { clusium: { romans: 2 } }, leaders: { 'etruscan-a': 'aside' } }),
        'etruscans',
      ),
    ).not.toContain('clusium');
    // A leader of another power is there.
    expect(
      placesFor(
        table({ leaders: { 'samnite-a': 'clusium', 'etruscan-a': 'aside' }, cu: { clusium: {} } }),
        'etruscans',
      ),
    ).not.toContain('clusium');
  });

  test('a lone leader of an enemy keeps nobody out, and has to go', () => {
    const d = table({ cu: { velitrae: {} }, leaders: { 'gaul-a': 'velitrae', camillus: 'pool' } });
    expect(d.leaders['gaul-a']?.at).toBe('velitrae');
    expect(placesFor(d, 'romans')).toContain('velitrae');
    addCu(d, 'velitrae', 'romans', 1);
    settle(d);
    expect(d.leaders['gaul-a']?.at).toBe('aside');
  });

  test('9.6.2: by sea allies of Carthage come to its ports, to those of Africa only with five players', () => {
    const ports = (d: State) => ['olbia', 'kerkouane'].filter((at) => placesFor(d, 'romans').includes(at));
    expect(ports(table())).toEqual([]);
    expect(ports(table({ marks: ['treaty'] }))).toEqual(['olbia']);
    expect(ports(table({ alliances: [{ one: 'romans', other: 'carthage' }] }, '5'))).toEqual(['olbia', 'kerkouane']);
  });

  test('a leader goes to CU of his own, Bomilcar in Africa alone', () => {
    expect(leaderPlaces(table(), 'egnatius').sort()).toEqual(['bovianum', 'larinum']);
    expect(leaderPlaces(table(), 'bomilcar')).toEqual(['carthago']);
    expect(leaderPlaces(table(), 'hamilcar').sort()).toEqual(['carthago', 'lilybaeum', 'panormus']);
  });

  test('19: the Garrison box is for Carthage, with five players', () => {
    expect(placesFor(table({}, '5'), 'carthage')).toContain('garrison-box');
    expect(placesFor(table(), 'carthage')).not.toContain('garrison-box');
    expect(placesFor(table({}, '5'), 'greeks')).not.toContain('garrison-box');
  });
});

describe('7.3: what a point of support can do', () => {
  const uses = (p: Position, space: string, f: object = {}) =>
    usesAt(table(p), space, { powers: ['romans'], losers: [], reach: [], occasion: 'card', ...f } as never).map(
      ({ use, power }) => `${power} ${use}`,
    );

  test('to one’s own, to what a loser holds, and to what one’s CU stand in', () => {
    expect(uses({}, 'clusium')).toEqual([]);
    expect(uses({}, 'capua')).toEqual(['romans raise']);
    // As loyal as a city can be.
    expect(uses({}, 'roma')).toEqual([]);
    expect(uses({ cu: { clusium: { romans: 1 } }, leaders: { 'etruscan-a': 'aside' } }, 'clusium')).toEqual([
      'romans replace',
    ]);
    expect(uses({}, 'carthago')).toEqual([]);
  });

  test('marks, loyalty and cities change as they should', () => {
    const d = table({ markers: { clusium: 'romans' } });
    spendPoint(d, 'replace', 'spoletium', 'romans', () => '');
    spendPoint(d, 'replace', 'clusium', 'etruscans', () => '');
    spendPoint(d, 'raise', 'capua', 'romans', () => '');
    spendPoint(d, 'give-up-pc', 'velitrae', 'romans', () => '');
    spendPoint(d, 'lower', 'tarquinii', 'romans', () => '');
    spendPoint(d, 'lower', 'tarentum', 'romans', () => '');
    spendPoint(d, 'take-city', 'venusia', 'romans', () => '');
    expect(d.marker).toEqual({
      spoletium: 'romans',
      velitrae: 'independents',
      tarquinii: 'independents',
      venusia: 'romans',
    });
    expect(d.loyalty).toEqual({ capua: 2, tarquinii: 1, tarentum: 2, venusia: 1 });
  });

  test('7.3.2, 13.5: a city given up is its besieger’s by a siege marker alone, else independent; those inside are lost', () => {
    const givenUp = (besieged: boolean) => {
      const d = table({
        cu: { sutrium: { etruscans: 2 } },
        inside: { sutrium: 1 },
        leaders: { 'etruscan-a': 'sutrium', 'roman-minor': 'sutrium' },
        within: ['roman-minor'],
        sieges: { sutrium: { by: 'etruscans', level: 0 } },
      });
      // 13.1.1: in the middle of its move an army has not laid siege yet.
      if (!besieged) delete d.siege['sutrium'];
      spendPoint(d, 'give-up-loyalty', 'sutrium', 'romans', () => '');
      return [d.marker['sutrium'], d.loyalty['sutrium'], d.siege['sutrium'], d.inside, d.leaders['roman-minor']?.at];
    };
    expect(givenUp(true)).toEqual(['etruscans', 1, undefined, {}, 'aside']);
    expect(givenUp(false)).toEqual(['independents', 1, undefined, {}, 'aside']);
  });

  test('15.2.3, 18: in the home of an ally, Carthage under the treaty among them, a marker only comes off', () => {
    const left = (marks: readonly string[]) => {
      const d = table({ markers: { selinus: 'greeks' }, cu: { selinus: { romans: 3 } }, marks });
      spendPoint(d, 'replace', 'selinus', 'romans', () => '');
      return d.marker['selinus'];
    };
    expect([left([]), left(['treaty'])]).toEqual(['romans', undefined]);
    const reach = { occasion: 'battle', losers: ['greeks'], reach: ['selinus'] };
    expect(uses({ markers: { selinus: 'greeks' } }, 'selinus', reach)).toEqual(['romans remove-pc', 'romans take-pc']);
    expect(uses({ markers: { selinus: 'greeks' }, marks: ['treaty'] }, 'selinus', reach)).toEqual(['romans remove-pc']);
  });

  test('13.5-note: a city brought down to the level of its siege falls', () => {
    const d = table({
      cu: { neapolis: { romans: 4 } },
      inside: { neapolis: 2 },
      leaders: { camillus: 'neapolis' },
      sieges: { neapolis: { by: 'romans', level: 1 } },
    });
    spendPoint(d, 'lower', 'neapolis', 'romans', () => '');
    expect([d.marker['neapolis'], d.inside, d.siege]).toEqual(['romans', {}, {}]);
  });
});

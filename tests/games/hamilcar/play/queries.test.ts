/** What follows from where the pieces are: who commands, who comes where, who suffers, and which ways are open. */
import { describe, expect, test } from 'vitest';
import { placeCus } from '../../../../src/games/hamilcar/play/changes.ts';
import { commanderOf, consulsAllow } from '../../../../src/games/hamilcar/play/pieces/generals.ts';
import {
  carthageCuSpaces,
  carthageGeneralSpaces,
  consulSpaces,
  stPlace,
  stSpaces,
} from '../../../../src/games/hamilcar/play/pieces/placing.ts';
import {
  avoiders,
  avoidTargets,
  interceptors,
  reactionOf,
} from '../../../../src/games/hamilcar/play/pieces/reacting.ts';
import { havens, refuge } from '../../../../src/games/hamilcar/play/pieces/sea.ts';
import { withinReach } from '../../../../src/games/hamilcar/play/pieces/units.ts';
import { recall, refits, roma, symbols } from '../../../../src/games/hamilcar/play/procedures/arrivals.ts';
import { winterForces } from '../../../../src/games/hamilcar/play/procedures/losses.ts';
import { waysOut } from '../../../../src/games/hamilcar/play/procedures/retreat.ts';
import { isolatedPcs } from '../../../../src/games/hamilcar/play/procedures/turn.ts';
import type { Optional, Rulings } from '../../../../src/games/hamilcar/play/rulings.ts';
import type { Position } from '../../../../src/games/hamilcar/play/set-up.ts';
import type { FrameAt, State } from '../../../../src/games/hamilcar/play/state.ts';
import { draftOf } from '../../../../src/play/state.ts';
import { consul, proconsul } from './scenes.ts';
import { start } from './table.ts';

const laid = (position: Omit<Position, 'bare'>, rulings: Partial<Rulings> = {}, optional: Optional[] = []) =>
  draftOf(
    start({ rulings, optional, position: { bare: true, active: 'rome', hands: { rome: ['s02'] }, ...position } }),
  );

/** The same with Romans who have come upon whoever is there. */
const met = (s: State, at: string, cu: number): State => ({
  ...s,
  field: { ...s.field, rome: { ...s.field.rome, [at]: { cu, elephants: 0, st: 0 } } },
});

describe('command', () => {
  test('2.2.E2: Dictator before Aristocrat, before Consul, before Proconsul; Barca before all of Carthage', () => {
    const s = laid({
      generals: {
        calatinus: { at: 'roma', office: 'dictator' },
        lscipio: consul('roma'),
        metellus: consul('roma'),
        duilius: proconsul('roma'),
      },
    });
    const order = ['calatinus', 'lscipio', 'metellus', 'duilius'];
    for (const [i, id] of order.entries()) expect(commanderOf(s, order.slice(i).toReversed())).toBe(id);
    expect(commanderOf(s, ['adherbal', 'barca'])).toBe('barca');
    expect(commanderOf(s, [])).toBeUndefined();
  });

  test('2.2.E1: among equals the one preferred, at sea an Admiral, then the better one', () => {
    const generals = { metellus: consul('roma'), duilius: consul('roma') };
    expect(commanderOf(laid({ generals }), ['duilius', 'metellus'])).toBe('metellus');
    expect(commanderOf(laid({ generals }), ['duilius', 'metellus'], true)).toBe('duilius');
    expect(commanderOf(laid({ generals, preferred: ['duilius'] }), ['metellus', 'duilius'])).toBe('duilius');
    expect(commanderOf(laid({ generals, preferred: ['metellus'] }), ['duilius', 'metellus'], true)).toBe('metellus');
  });

  test('2.3.E3: a Consul keeps 3 CUs or all there were, whether he goes or stays; a Dictator takes what he wants', () => {
    const s = laid({
      generals: { metellus: consul('roma'), calatinus: { at: 'roma', office: 'dictator' }, duilius: proconsul('roma') },
    });
    const allows = (moving: string[], staying: string[], taken: number, before = 6) =>
      consulsAllow(s, moving, staying, taken, before);
    expect([2, 3].map((n) => allows(['metellus'], [], n))).toEqual([false, true]);
    expect(allows(['metellus'], [], 2, 2)).toBe(true);
    expect([3, 4].map((n) => allows(['duilius'], ['metellus'], n))).toEqual([true, false]);
    expect(allows(['calatinus'], ['metellus'], 6)).toBe(true);
    expect(allows(['duilius'], [], 6)).toBe(true);
  });

  test('7.2.D: through open gates he takes Units on either side of them, past enemies only those beside him', () => {
    const heap = (rome: number, inside: boolean) =>
      withinReach(
        met(laid({ spaces: { agrigentum: { carthage: { cu: 1 }, inside: { cu: 2 } } } }), 'agrigentum', rome),
        'carthage',
        'agrigentum',
        inside,
      ).cu;
    expect([heap(0, true), heap(0, false), heap(1, true), heap(1, false)]).toEqual([3, 3, 2, 1]);
  });
});

describe('placing', () => {
  const besieged = { rome: { cu: 3 }, inside: { cu: 1 }, siege: { by: 'rome' as const, points: 1 } };

  test('5.1.C: a Consul goes where 3 CUs are and no Siege, or to Roma', () => {
    expect(consulSpaces(laid({}))).toEqual(['roma']);
    expect(
      consulSpaces(laid({ spaces: { messana: { rome: { cu: 2 }, inside: { cu: 1 } }, enna: { rome: { cu: 2 } } } })),
    ).toEqual(['messana']);
    expect(consulSpaces(laid({ spaces: { agrigentum: { rome: { cu: 2 }, inside: { cu: 2 } } } }))).toEqual(['roma']);
    expect(
      consulSpaces(
        laid({ spaces: { capua: { carthage: { cu: 3 }, inside: { cu: 3 }, siege: { by: 'carthage', points: 1 } } } }),
      ),
    ).toEqual(['roma']);
  });

  test('5.1.B, 5.1.D: Carthage places CUs in its cities and with Generals, Generals in cities and with CUs, in no Siege', () => {
    const s = laid({ spaces: { agrigentum: besieged, enna: { carthage: { cu: 1 } } }, generals: { hanno: 'gela' } });
    expect(carthageCuSpaces(s).toSorted()).toEqual(['carales', 'carthago', 'gela', 'lilybaeum', 'syracusae']);
    expect(carthageGeneralSpaces(s).toSorted()).toEqual(['carales', 'carthago', 'enna', 'lilybaeum', 'syracusae']);
  });

  test('5.1.D: new CUs before enemies find room within the walls, and lone enemy Generals give way', () => {
    const s = laid({
      spaces: { agrigentum: { rome: { cu: 1 }, inside: { cu: 1 } } },
      generals: { metellus: consul('gela') },
    });
    placeCus(s, 'carthage', 'agrigentum', { cu: 3 });
    placeCus(s, 'carthage', 'gela', { cu: 1 });
    expect([s.inside['agrigentum']?.cu, s.field.carthage['gela']?.cu]).toEqual([2, 1]);
    expect(s.generals['metellus']).toEqual({ at: 'gone' });
  });

  test('5.2.C2.5, 2.3.D2: an ST goes within the walls as long as there is room, else to an Army; 15 are all', () => {
    const at = (st: number, carthage: object, generals: Position['generals'] = {}) =>
      stPlace(laid({ spaces: { agrigentum: { inside: { st }, carthage } }, generals }), 'carthage', 'agrigentum');
    expect([at(1, {}), at(2, {}), at(2, { cu: 1 })]).toEqual(['inside', undefined, 'field']);
    expect(at(2, { cu: 0 }, { hanno: 'agrigentum' })).toBeUndefined();
    const enna = (st: number) =>
      laid({
        spaces: { enna: { carthage: { cu: 1 } }, gela: { carthage: { st } } },
        generals: { hanno: 'enna', gisco: 'gela' },
      });
    expect([14, 15].map((st) => stPlace(enna(st), 'carthage', 'enna'))).toEqual(['field', undefined]);
    expect((['card', 'chest'] as const).map((from) => stSpaces(enna(1), 'carthage', from).includes('gela'))).toEqual([
      false,
      true,
    ]);
    expect(stSpaces(enna(15), 'carthage', 'chest')).toEqual([]);
  });
});

describe('reinforcements', () => {
  test('15.3.A: a symbol of the Miat counts between two PCs', () => {
    const count = (...miat: string[]) => (['CU', 'General'] as const).map((what) => symbols(laid({ miat }), what));
    expect(count('a', 'b', 'c', 'd', 'e')).toEqual([2, 2]);
    expect(count('b', 'c', 'e')).toEqual([1, 0]);
    expect(count('a', 'c', 'e')).toEqual([0, 0]);
  });

  test('5.1.B: all Generals but the Mercenaries return to the pool', () => {
    const s = laid({ generals: { hanno: 'enna', barca: 'utica', xanthippus: 'tunes', metellus: consul('roma') } });
    recall(s);
    expect(['hanno', 'barca', 'xanthippus', 'metellus'].map((id) => s.generals[id]?.at)).toEqual([
      'pool',
      'utica',
      'tunes',
      'roma',
    ]);
  });

  test('5.1.B: Admirals refit as many Warships as their ratings, of those that are Spent', () => {
    const left = (spent: number, used: number) =>
      refits(laid({ warships: { carthage: { spent } } }), { admirals: ['adherbal', 'gisco'], left: used } as never);
    expect([left(9, 0), left(9, 3), left(2, 0)]).toEqual([4, 1, 2]);
  });

  test('5.1.C, 5.1.D, 16.1: CUs in Roma by the Provinces of Italia, or 5; none under Siege', () => {
    const cus = (position: Position, optional: Optional[] = []) => {
      const s = laid(position, {}, optional);
      roma(s);
      return (s.field.rome['roma']?.cu ?? 0) + (s.inside['roma']?.cu ?? 0);
    };
    expect([
      cus({}),
      cus({}, ['16.1']),
      cus({ spaces: { capua: { control: 'carthage' }, nola: { control: 'carthage' } } }),
    ]).toEqual([5, 5, 4]);
    expect(cus({ spaces: { roma: { carthage: { cu: 3 }, siege: { by: 'carthage', points: 1 } } } })).toBe(0);
  });
});

describe('reactions', () => {
  const entered = (given: Partial<FrameAt<'entered'>> = {}): FrameAt<'entered'> => ({
    ...{ type: 'entered', who: 'rome', at: 'enna', from: 'catana', bySea: false, stood: false, stage: 'declare' },
    ...{ arranged: false, avoids: [], intercepts: [], withdrawn: [], held: false, came: [], away: 0, face: null },
    ...given,
  });
  const gisco = { avoids: [], generals: [], cu: 1, elephants: 0, st: 0, general: 'gisco', from: 'gela', to: 'enna' };

  test('11.2: nobody Avoids to enemies, to a Tribe, or to where the Army came from, by land or by sea', () => {
    const fields = laid({
      spaces: {
        enna: { carthage: { cu: 2 } },
        gela: { rome: { st: 1 } },
        thermae: { control: 'rome' },
      },
      generals: { hanno: 'enna' },
    });
    const s = met(fields, 'enna', 3);
    expect(avoidTargets(s, entered(), 'hanno')).toEqual(['agrigentum']);
    // 12.3: by sea he came from the port of embarkation, whatever way leads there.
    expect(avoidTargets(s, entered({ bySea: true, from: 'agrigentum' }), 'hanno')).toEqual(['catana']);
    expect([avoiders(s, entered()), avoiders(s, entered({ avoids: [gisco] }))]).toEqual([['hanno'], []]);
    expect(avoiders(laid({ generals: { hanno: 'enna' } }), entered())).toEqual([]);
  });

  test('11.1: an Admiral Avoids by a lane to an own port', () => {
    const s = laid({
      spaces: { thermae: { carthage: { cu: 1 } }, panormus: { control: 'carthage' } },
      generals: { adherbal: 'thermae', hanno: 'thermae' },
    });
    const f = entered({ at: 'tyndaris', from: 'messana' });
    expect(avoidTargets(s, f, 'hanno')).toEqual(['thermae']);
    expect(avoidTargets(laid({ spaces: { lipara: { control: 'carthage' } } }), f, 'adherbal')).toEqual([
      'thermae',
      'lipara',
    ]);
    expect(avoidTargets(laid({ spaces: { lipara: { control: 'nobody' } } }), f, 'adherbal')).toEqual(['thermae']);
  });

  test('12.1, 12.2: Armies beside intercept, one from each space, not where Units stood nor under a Truce', () => {
    const position = {
      spaces: { gela: { carthage: { cu: 1 } }, agrigentum: { inside: { cu: 1 } } },
      generals: { gisco: 'gela', hanno: { at: 'agrigentum', inside: true }, carthalo: 'thermae', himilco: 'camarina' },
    };
    expect(interceptors(laid(position), entered()).toSorted()).toEqual(['gisco', 'hanno']);
    expect(interceptors(laid(position), entered({ intercepts: [gisco] }))).toEqual(['hanno']);
    expect(interceptors(laid(position), entered({ stood: true }))).toEqual([]);
    expect(interceptors(laid({ ...position, truce: true }), entered())).toEqual([]);
    const shut = { ...position, spaces: { ...position.spaces, agrigentum: { rome: { cu: 1 }, inside: { cu: 1 } } } };
    expect(interceptors(laid(shut), entered())).toEqual(['gisco']);
  });

  test('12.1: into a space of the mover without own Units the Die counts 1 more', () => {
    const comes = (face: number, control: 'rome' | 'nobody') =>
      reactionOf(
        laid({ spaces: { enna: { control } } }),
        entered({ stage: 'intercept', intercepts: [{ ...gisco, general: 'hanno' }] }),
        face,
      ).success;
    expect([1, 2, 3].map((face) => comes(face, 'nobody'))).toEqual([true, true, false]);
    expect([1, 2].map((face) => comes(face, 'rome'))).toEqual([true, false]);
  });
});

describe('a Retreat', () => {
  const from = (given: object = {}) =>
    ({
      type: 'retreat',
      who: 'carthage',
      at: 'thermae',
      attacker: false,
      from: 'messana',
      bySea: false,
      sortie: false,
      stage: 'away',
      to: null,
      lost: 0,
      ...given,
    }) as const;
  const ways = (position: Position, given: object = {}) =>
    waysOut(
      laid({ ...position, spaces: { thermae: { control: 'rome', carthage: { cu: 2 } }, ...position.spaces } }),
      from(given) as never,
    ).map(({ to, mp, cost }) => `${to} ${mp} ${cost}`);

  test('13.5.A: to the nearest own space, farther only where fewer CUs are lost on the way', () => {
    expect(ways({ spaces: { panormus: { control: 'carthage' } } })).toEqual(['panormus 1 0']);
    expect(ways({ spaces: { panormus: { control: 'carthage', rome: { st: 1 } } } })).toEqual(['agrigentum 2 0']);
    expect(
      ways({
        spaces: { panormus: { control: 'rome' }, segesta: { control: 'carthage' }, enna: { control: 'rome' } },
      }).toSorted(),
    ).toEqual(['agrigentum 2 1', 'segesta 2 1']);
  });

  test('13.5.B: the Defender never where the Attacker came from, the Attacker back that way first', () => {
    expect(ways({ spaces: { messana: { control: 'carthage' }, panormus: { control: 'carthage' } } })).toEqual([
      'panormus 1 0',
    ]);
    expect(
      ways({ spaces: { messana: { control: 'carthage' }, panormus: { control: 'carthage' } } }, { attacker: true }),
    ).toEqual(['messana 1 0']);
  });

  test('13.5.D: who came by sea leaves by it, and an Admiral by one lane to a port that is not the enemy’s', () => {
    expect(ways({}, { attacker: true, bySea: true })).toEqual([]);
    const admiral = { generals: { adherbal: 'thermae' } };
    expect(ways(admiral, { attacker: true, bySea: true }).toSorted()).toEqual(['panormus 0 0', 'tyndaris 0 0']);
    expect(
      ways(
        { ...admiral, spaces: { tyndaris: { control: 'rome' }, panormus: { rome: { st: 1 } } } },
        { attacker: true, bySea: true },
      ),
    ).toEqual([]);
  });
});

describe('winter and Isolation', () => {
  test('5.3.A: Forces on enemy ground or among a Tribe roll, Carthage’s first', () => {
    const s = laid({
      spaces: {
        thermae: { rome: { cu: 1 } },
        agrigentum: { rome: { cu: 1 }, inside: { cu: 1 } },
        enna: { rome: { cu: 1 } },
        volsinii: { carthage: { cu: 1 } },
        capua: { carthage: { st: 1 } },
      },
    });
    expect(winterForces(s).map(({ who, at }) => `${who} ${at}`)).toEqual([
      'carthage volsinii',
      'rome agrigentum',
      'rome thermae',
    ]);
  });

  test('5.4: a PC without a way to a CU or city of its own is isolated', () => {
    const alone = {
      spaces: {
        thermae: { control: 'nobody' as const },
        lipara: { control: 'nobody' as const },
        catana: { control: 'rome' as const },
      },
    };
    expect(isolatedPcs(laid(alone), 'rome')).toEqual([]);
    const walls = { enna: { carthage: { cu: 1 } }, leontini: { control: 'carthage' as const } };
    expect(
      isolatedPcs(laid({ spaces: { ...alone.spaces, ...walls, messana: { control: 'carthage' } } }), 'rome'),
    ).toEqual(['catana']);
    expect(
      isolatedPcs(
        laid({
          spaces: {
            ...alone.spaces,
            ...walls,
            messana: { control: 'carthage' },
            catana: { control: 'rome', rome: { cu: 1 } },
          },
        }),
        'rome',
      ),
    ).toEqual([]);
  });
});

describe('Fleets', () => {
  test('9.3.B: the loser puts in at the last own port that is free, else where he began; the winner in any free one', () => {
    const route = ['messana', 'lipara', 'neapolis', 'roma'];
    const s = laid({ spaces: { roma: { carthage: { cu: 1 } } }, generals: { hanno: 'neapolis' } });
    expect(refuge(s, 'rome', route)).toBe('messana');
    expect(refuge(laid({}), 'rome', route)).toBe('roma');
    expect(refuge(laid({}), 'rome', ['thermae', 'lipara'])).toBe('thermae');
    expect(havens(s, 'rome', [...route, 'lipara'])).toEqual(['messana', 'lipara']);
    expect(havens(s, 'rome', ['roma', 'neapolis'])).toEqual(['roma']);
  });
});

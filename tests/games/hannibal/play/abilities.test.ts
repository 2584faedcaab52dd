/** What single Generals can do (the aid is silent; by the edition of 2007), and ranks, rooms and limits that bind all of them. */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { withdrawals } from '../../../../src/games/hannibal/play/queries.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import type { Side } from '../../../../src/games/hannibal/words.ts';
import { underWay } from '../../../../src/play/state.ts';
import { attackerWins, dealt, losses } from './fights.ts';
import { next, position } from './table.ts';

const army = (cu: number, ...generals: string[]) => ({ cu, elephants: 0, generals });
const PASS = { type: 'pass' };
const roll = (id: string, face: number) => ({ type: 'roll', faces: { [id]: [face] } });
const refusal = (s: State, action: unknown) => hannibal.problem(s, action)?.rule;

/** One General is activated, with all the CUs that stand with him. */
const goes = (active: Side, card: string, general: string, p: Position, use = 'activate') =>
  next(
    position({
      active,
      hands: { [active]: [card] },
      consuls: [],
      ...p,
      forces: { rome: {}, carthage: {}, ...p.forces },
    }),
    { type: 'play', card, use },
    { type: 'activate', general },
  );
const take = (cu: number) => ({ type: 'take', cu, elephants: 0 });
const step = (to: string) => ({ type: 'step', to });

describe('die: numbers of their own', () => {
  /** A General meets an Army that tries to get away. */
  const avoids = (general: string, face: number) =>
    next(
      goes('carthage', 's57', 'hannibal', {
        forces: { rome: { arpi: army(4, general) }, carthage: { cannae: army(6, 'hannibal') } },
      }),
      take(6),
      step('arpi'),
      { type: 'avoid' },
      roll('avoid', face),
    ).frames.at(-1);

  test('Fabius Avoids Battle on 5', () => {
    expect(avoids('fabius', 5)).toMatchObject({ type: 'flee', stage: 'go' });
    expect(avoids('marcellus', 4)?.type).toBe('battle');
  });

  test('Varro Intercepts on 4; into a space with a PC of the mover it takes 1 less', () => {
    const comes = (control: Position['control'], face: number) =>
      next(
        goes('carthage', 's57', 'hannibal', {
          ...(control && { control }),
          forces: { rome: { sena: army(4, 'varro') }, carthage: { arpi: army(6, 'hannibal') } },
        }),
        take(6),
        step('terventum'),
        { type: 'intercept', from: 'sena', general: 'varro', cu: 4, elephants: 0 },
        roll('intercept', face),
      ).stacks.rome['terventum']?.cu;
    expect([comes({}, 4), comes({}, 5)]).toEqual([4, undefined]);
    const own = { terventum: 'carthage' } as const;
    expect([comes(own, 3), comes(own, 4)]).toEqual([4, undefined]);
  });

  test('Flaminius goes on after those who Avoid him on 4', () => {
    const pursues = (general: string, face: number) => {
      const s = next(
        goes('rome', 's01', general, {
          forces: { rome: { cannae: army(6, general) }, carthage: { arpi: army(4, 'hannibal') } },
          control: { beneventum: 'carthage' },
        }),
        take(6),
        step('arpi'),
        { type: 'avoid' },
        roll('avoid', 1),
        { type: 'flee', to: 'beneventum' },
        roll('pursuit', face),
      );
      return underWay(s, 'move')?.mp;
    };
    expect([pursues('flaminius', 4), pursues('paulus', 4)]).toEqual([3, 0]);
  });

  test('Longus Counterattacks on 2 where Rome attacked, Paulus on 3 where it defended', () => {
    const counters = (active: Side, general: string, face: number) => {
      const [rome, carthage] = active === 'rome' ? ['cannae', 'arpi'] : ['arpi', 'cannae'];
      const met = next(
        goes(active, 's01', active === 'rome' ? general : 'hasdrubal', {
          forces: { rome: { [rome]: army(6, general) }, carthage: { [carthage]: army(6, 'hasdrubal') } },
        }),
        take(6),
        step('arpi'),
        ...(active === 'rome' ? [] : [PASS]),
      );
      const double = { card: 'double-envelopment' };
      // Where Rome attacks, Carthage takes the initiative first.
      const led = next(dealt(met), { type: 'lead', ...double, as: 'double-envelopment' });
      if (active === 'carthage') {
        const duel = structuredClone(led);
        const frame = underWay(duel, 'duel')!;
        frame.lead = { card: 'frontal-assault-12', as: 'frontal-assault' };
        frame.stage = 'initiative';
        const rolled = next(duel, { type: 'counterattack' }, roll('counterattack', face));
        return underWay(rolled, 'duel')?.attacker;
      }
      const duel = structuredClone(led);
      const frame = underWay(duel, 'duel')!;
      frame.attacker = 'carthage';
      frame.lead = { card: 'frontal-assault-12', as: 'frontal-assault' };
      frame.stage = 'initiative';
      return underWay(next(duel, { type: 'counterattack' }, roll('counterattack', face)), 'duel')?.attacker;
    };
    expect([counters('rome', 'longus', 2), counters('rome', 'longus', 3)]).toEqual(['rome', 'carthage']);
    expect([counters('carthage', 'longus', 2), counters('carthage', 'paulus', 3)]).toEqual(['carthage', 'rome']);
  });
});

describe('on the march', () => {
  test('Nero has 6 MPs with a Campaign, and 4 with OPs', () => {
    const mp = (use: string) =>
      underWay(goes('rome', 's37', 'nero', { forces: { rome: { rome: army(6, 'nero') }, carthage: {} } }, use), 'move')
        ?.mp;
    expect([mp('campaign'), mp('activate')]).toEqual([6, 4]);
  });

  test('Hanno never leaves Africa, by sea either, and takes a Roman PC away where his move ends', () => {
    const s = next(
      goes('carthage', 's01', 'hanno', {
        control: { zama: 'rome' },
        forces: { rome: {}, carthage: { carthage: army(4, 'hanno') } },
      }),
      take(4),
    );
    expect(refusal(s, { type: 'sail', to: 'lilybaeum' })).toBe('7.2');
    expect(refusal(s, { type: 'sail', to: 'icosium' })).toBeUndefined();
    const there = next(s, step('zama'), { type: 'unseat' });
    expect([there.control['zama'], underWay(there, 'move')]).toEqual([undefined, undefined]);
  });

  test('Mago has 1 less on the die at sea', () => {
    const lands = (general: string) =>
      next(
        goes('carthage', 's55', general, { forces: { rome: {}, carthage: { malaca: army(3, general) } } }),
        take(3),
        { type: 'sail', to: 'dianium' },
        roll('naval', 3),
      ).stacks.carthage['dianium']?.cu;
    // Malaca -1: a 3 is a 2, and with Mago a 1.
    expect([lands('gisgo'), lands('mago')]).toEqual([undefined, 3]);
  });

  test('nobody takes along who outranks him', () => {
    const s = goes('carthage', 's35', 'mago', {
      forces: { rome: {}, carthage: { saguntum: army(6, 'hannibal', 'mago') } },
    });
    expect(refusal(s, { type: 'join', general: 'hannibal' })).toBe('7.2');
  });

  test('a Consul keeps 5 CUs, or goes with all he has', () => {
    const s = goes('rome', 's01', 'p-scipio', {
      consuls: ['p-scipio'],
      forces: { rome: { rome: army(8, 'p-scipio', 'nero') }, carthage: {} },
    });
    expect(refusal(next(s, take(4)), step('capua'))).toBe('5.1.B6');
    expect(refusal(next(s, take(5)), step('capua'))).toBeUndefined();
    const other = goes('rome', 's01', 'nero', {
      consuls: ['p-scipio'],
      forces: { rome: { rome: army(8, 'p-scipio', 'nero') }, carthage: {} },
    });
    expect([3, 4].map((cu) => refusal(next(other, take(cu)), step('capua')))).toEqual([undefined, '5.1.B6']);
  });
});

describe('in a Battle', () => {
  test('Hannibal plays a Probe as another card, once', () => {
    const s = dealt(
      next(
        goes('carthage', 's57', 'hannibal', {
          forces: { rome: { arpi: army(4) }, carthage: { cannae: army(8, 'hannibal') } },
        }),
        take(8),
        step('arpi'),
      ),
    );
    const held = structuredClone(s);
    const duel = underWay(held, 'duel')!;
    duel.hands.carthage = ['probe-1', 'probe-2', 'flank-left-1'];
    const bent = { type: 'lead', card: 'probe', as: 'double-envelopment' };
    expect(refusal(held, bent)).toBeUndefined();
    const matched = next(held, bent, { type: 'match', card: 'double-envelopment' }, PASS);
    expect(refusal(matched, bent)).toBe('11.5');
    duel.bent = true;
    expect(refusal(held, bent)).toBe('11.5');
  });
});

describe('at a siege', () => {
  const besieges = (general: string, card: string, use: string, faces: object) =>
    next(
      goes(
        'rome',
        card,
        general,
        {
          control: { capua: 'carthage' },
          forces: { rome: { capua: army(5, general) }, carthage: {} },
        },
        use,
      ),
      { type: 'besiege' },
      { type: 'roll', faces },
    ).siege['capua'];

  test('Marcellus adds 1 with a Campaign', () => {
    expect(besieges('marcellus', 's37', 'campaign', { attempt1: [5] })).toBe(2);
    expect(besieges('marcellus', 's37', 'activate', { attempt1: [5] })).toBe(1);
  });

  test('Africanus rolls twice with a Force March', () => {
    expect(besieges('africanus', 's61', 'force-march', { roll1: [4], roll2: [5] })).toBe(2);
    expect(besieges('africanus', 's61', 'activate', { attempt1: [4] })).toBe(1);
  });
});

describe('Fabius does not leave Italia when he is beaten or comes to help either', () => {
  const etruria = ['cosa', 'faesulae', 'tarquinii', 'falerii', 'mutina'];
  /** Hannibal comes from Cosa to Pisae; the only Romans near it are among the Ligurians, outside Italia. */
  const met = (general: string) =>
    next(
      goes('carthage', 's57', 'hannibal', {
        control: Object.fromEntries(etruria.map((at) => [at, 'carthage'])),
        forces: {
          rome: { pisae: army(6, general), 'ligurians-east': army(9) },
          carthage: { cosa: army(8, 'hannibal') },
        },
      }),
      take(8),
      step('pisae'),
    );

  test('11.10B: his CUs go without him, and he is displaced', () => {
    const beaten = (general: string) =>
      next(attackerWins(met(general)), losses(2, 1), { type: 'retreat', to: 'ligurians-east' });
    const s = beaten('fabius');
    expect([s.stacks.rome['ligurians-east']?.generals, s.displaced.includes('fabius')]).toEqual([[], true]);
    expect(beaten('marcellus').stacks.rome['ligurians-east']?.generals).toEqual(['marcellus']);
  });

  test('11.7.a: he does not Withdraw there', () => {
    const goals = (general: string) => {
      const s = met(general);
      const open = { ...s, tribes: s.tribes.filter((at) => at !== 'ligurians-east') };
      const field = { at: 'pisae', attacker: 'carthage', from: 'cosa', way: 'road', sortie: false } as const;
      return withdrawals(open, 'rome', field);
    };
    expect([goals('marcellus'), goals('fabius')]).toEqual([['ligurians-east'], []]);
  });

  test('11.7.a: nor back to where an Army came from that has relieved him', () => {
    const goals = (general: string) => {
      const s = met(general);
      const open = { ...s, tribes: s.tribes.filter((at) => at !== 'ligurians-east') };
      const field = { at: 'pisae', attacker: 'rome', from: 'ligurians-east', way: 'road', sortie: false } as const;
      return withdrawals(open, 'rome', field);
    };
    expect([goals('marcellus'), goals('fabius')]).toEqual([['ligurians-east'], []]);
  });

  test('10: he does not Intercept there', () => {
    const enters = (general: string) =>
      next(
        goes('carthage', 's57', 'hannibal', {
          forces: { rome: { pisae: army(6, general) }, carthage: { 'ligurians-west': army(8, 'hannibal') } },
        }),
        take(8),
        step('ligurians-east'),
        roll('pass1', 1),
      );
    const there = { type: 'intercept', from: 'pisae', cu: 6, elephants: 0 };
    expect(refusal(enters('marcellus'), { ...there, general: 'marcellus' })).toBeUndefined();
    // Nobody else is near: Rome is not even asked.
    expect(enters('fabius').frames.at(-1)?.type).toBe('move');
  });
});

describe('9: who Avoids Battle', () => {
  const met = (p: Partial<Position> = {}) =>
    next(
      goes('carthage', 's57', 'hannibal', {
        forces: { rome: { arpi: army(8, 'marcellus', 'nero') }, carthage: { cannae: army(9, 'hannibal') } },
        ...p,
      }),
      take(9),
      step('arpi'),
      { type: 'avoid' },
      roll('avoid', 1),
    );

  test('may leave CUs and Generals behind, but goes with some of both', () => {
    const s = next(
      met(),
      { type: 'leave', cu: 3, elephants: 0 },
      { type: 'part', general: 'nero' },
      { type: 'flee', to: 'terventum' },
    );
    expect([s.stacks.rome['terventum'], s.stacks.rome['arpi']]).toEqual([army(5, 'marcellus'), army(3, 'nero')]);
    expect(refusal(met(), { type: 'leave', cu: 8, elephants: 0 })).toBe('9');
    const alone = next(met(), { type: 'part', general: 'nero' });
    expect(refusal(alone, { type: 'part', general: 'marcellus' })).toBe('9');
  });

  test('is no Consul whose Army would be fewer than 5', () => {
    expect(refusal(met({ consuls: ['marcellus'] }), { type: 'leave', cu: 4, elephants: 0 })).toBe('9');
    expect(refusal(met({ consuls: ['marcellus'] }), { type: 'leave', cu: 3, elephants: 0 })).toBeUndefined();
  });
});

describe('9: a subordinate Avoids Battle', () => {
  /** Hannibal comes from Cannae to Romans in Arpi. */
  const met = (cu: number, p: Partial<Position> = {}) =>
    next(
      goes('carthage', 's57', 'hannibal', {
        forces: { rome: { arpi: army(cu, 'marcellus', 'nero') }, carthage: { cannae: army(9, 'hannibal') } },
        ...p,
      }),
      take(9),
      step('arpi'),
    );
  const NERO = { type: 'command', general: 'nero' };

  test('by his own rating, and his commander stays with a CU', () => {
    const s = next(met(8), NERO, roll('avoid', 2), { type: 'flee', to: 'terventum' });
    expect(s.stacks.rome).toMatchObject({ terventum: army(7, 'nero'), arpi: army(1, 'marcellus') });
    // Marcellus would have got away.
    const failed = next(met(8), NERO, roll('avoid', 3));
    expect([failed.stacks.rome['arpi'], underWay(failed, 'battle')?.failedAvoid]).toEqual([
      army(8, 'marcellus', 'nero'),
      true,
    ]);
  });

  test('with 5 CUs if he is a Consul; more may stay, but not the one who leads', () => {
    const consuls = ['marcellus'];
    expect(refusal(met(5, { consuls }), NERO)).toBe('9');
    const s = next(met(8, { consuls }), NERO, roll('avoid', 1));
    expect(next(s, { type: 'flee', to: 'terventum' }).stacks.rome['arpi']).toEqual(army(5, 'marcellus'));
    expect(refusal(s, { type: 'part', general: 'nero' })).toBe('9');
    const fewer = next(s, { type: 'leave', cu: 1, elephants: 0 }, { type: 'flee', to: 'terventum' });
    expect(fewer.stacks.rome['terventum']).toEqual(army(2, 'nero'));
  });

  test('once: there is no other try, and nobody else to lead it', () => {
    expect(refusal(next(met(8), NERO), { type: 'avoid' })).toBe('9');
    expect(refusal(met(8), { type: 'command', general: 'marcellus' })).toBe('9');
  });
});

describe('10.b: a fleet that is Intercepted at its own city', () => {
  /** Nero lands at Neapolis, and Hasdrubal comes there from Beneventum. */
  const met = (cu: number, ...more: readonly string[]) =>
    next(
      goes('rome', 's55', 'nero', {
        forces: {
          rome: { cosa: army(cu, 'nero', ...more) },
          carthage: { beneventum: army(6, 'hasdrubal') },
        },
      }),
      take(cu),
      ...more.map((general) => ({ type: 'join', general })),
      { type: 'sail', to: 'neapolis' },
      { type: 'intercept', from: 'beneventum', general: 'hasdrubal', cu: 6, elephants: 0 },
      roll('intercept', 2),
    );
  const shelter = (cu: number) => ({ type: 'shelter', cu, elephants: 0 });
  const admit = (general: string) => ({ type: 'admit', general });

  test('goes inside, as far as the walls hold it, and its move is over', () => {
    const s = next(met(2), shelter(2), admit('nero'));
    expect([s.inside, s.stacks.rome]).toEqual([{ neapolis: army(2, 'nero') }, {}]);
    expect(s.frames.some(({ type }) => type === 'move')).toBe(false);
    expect(refusal(met(4), shelter(3))).toBe('8.a');
  });

  test('splits between the city and the way back, but not between the city and a Battle', () => {
    const s = next(met(4, 'varro'), shelter(2), admit('varro'));
    expect(hannibal.problem(s, { type: 'stand' })).toBeDefined();
    const back = next(s, { type: 'back-up' });
    expect([back.inside, back.stacks.rome]).toEqual([{ neapolis: army(2, 'varro') }, { cosa: army(2, 'nero') }]);
  });

  test('he who leads those outside goes in last; all of them may fight instead', () => {
    expect(refusal(met(4, 'varro'), admit('nero'))).toBe('8.a');
    expect(underWay(next(met(4), { type: 'stand' }), 'battle')?.cu).toEqual({ rome: 4, carthage: 6 });
  });
});

describe('8.a: within the walls', () => {
  test('who goes inside stays there until he moves or an enemy comes', () => {
    const inside = next(
      goes('rome', 's01', 'nero', { forces: { rome: { rome: army(6, 'nero') }, carthage: {} } }),
      take(6),
      step('capua'),
      { type: 'shelter', cu: 2, elephants: 0 },
      { type: 'done' },
    );
    expect([inside.inside, inside.stacks.rome['capua']]).toEqual([{ capua: army(2) }, army(4, 'nero')]);
  });

  test('a garrison stays where it is when an enemy comes, or comes out to meet him', () => {
    const entered = next(
      goes('carthage', 's57', 'hannibal', {
        forces: { rome: {}, carthage: { beneventum: army(6, 'hannibal') } },
        inside: { capua: army(2) },
      }),
      take(6),
      step('capua'),
    );
    expect(next(entered, PASS).inside).toEqual({ capua: army(2) });
    const out = next(entered, { type: 'relieve' }, PASS);
    expect([out.inside, underWay(out, 'battle')?.cu]).toEqual([{}, { rome: 2, carthage: 6 }]);
  });

  test('a fleet goes straight into its own city behind the enemy, where it fits', () => {
    const landed = (cu: number) =>
      next(
        goes('rome', 's55', 'nero', {
          forces: { rome: { neapolis: army(cu, 'nero') }, carthage: { tarentum: army(6, 'hannibal') } },
        }),
        take(cu),
        { type: 'sail', to: 'tarentum' },
      );
    expect([landed(2).inside, landed(2).frames.at(-1)?.type]).toEqual([{ tarentum: army(2, 'nero') }, 'move']);
    expect(landed(3).stacks.rome['tarentum']).toEqual(army(3, 'nero'));
  });
});

/** What a Land Battle leaves on the board: who is lost, who goes where, and what it costs in PCs (11.7.a, 11.9 to 11.11). */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import { removablePcs } from '../../../../src/games/hannibal/play/politics.ts';
import type { Options, Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import { underWay } from '../../../../src/play/state.ts';
import { attackerWins, dealt, defenderWins, losses } from './fights.ts';
import { next, position } from './table.ts';

const goes = (general: string, cu: number, to: string, card = 's01', use = 'activate') => [
  { type: 'play', card, use },
  { type: 'activate', general },
  { type: 'take', cu, elephants: 0 },
  { type: 'step', to },
];
const PASS = { type: 'pass' };
const roll = (id: string, face: number) => ({ type: 'roll', faces: { [id]: [face] } });
const army = (cu: number, ...generals: string[]) => ({ cu, elephants: 0, generals });
const handsDue = (s: State) => {
  const waits = hannibal.chance(next(s, { type: 'shuffle', pile: 'battle-cards' }));
  return waits?.type === 'deal' ? waits.hands : undefined;
};
const rome = (p: Position, rulings: Options['rulings'] = {}) =>
  position({ active: 'rome', hands: { rome: ['s55'] }, ...p }, { rulings });
const punic = (p: Position) => position({ active: 'carthage', hands: { carthage: ['s01'] }, ...p });

describe('11.10B.b: an Army that landed', () => {
  const aboard = (rulings: Options['rulings'] = {}) =>
    next(
      rome(
        { forces: { rome: { agrigentum: army(6, 'longus') }, carthage: { neapolis: army(4), cosa: army(4) } } },
        rulings,
      ),
      { type: 'play', card: 's55', use: 'activate' },
      { type: 'activate', general: 'longus' },
      { type: 'take', cu: 6, elephants: 0 },
    );

  test('where it fights is eliminated: all its CUs count for PCs, by another reading only those of the dice', () => {
    for (const [reading, left] of [
      ['counted', 3],
      ['not-counted', 1],
    ] as const) {
      const s = next(aboard({ 'eliminated-force-counts': reading }), { type: 'sail', to: 'cosa' });
      const after = next(defenderWins(s), losses(1, 1));
      expect([after.stacks.rome, after.stacks.carthage['cosa']]).toEqual([{}, army(4)]);
      expect(after.pool).toContain('longus');
      expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left });
    }
  });

  test('4.1, 11.11: whoever has just the PCs that are due removes them; with one fewer the game is lost', () => {
    const first = rome({});
    const plain = removablePcs(first, 'rome').filter((at) => at !== 'cosa');
    const beaten = (left: number) =>
      next(
        defenderWins(
          next(
            rome({
              control: Object.fromEntries(['cosa', ...plain.slice(left)].map((at) => [at, 'nobody'])),
              forces: { rome: { agrigentum: army(6, 'longus') }, carthage: { cosa: army(4) } },
            }),
            ...[
              { type: 'play', card: 's55', use: 'activate' },
              { type: 'activate', general: 'longus' },
            ],
            ...[
              { type: 'take', cu: 6, elephants: 0 },
              { type: 'sail', to: 'cosa' },
            ],
          ),
        ),
        losses(1, 1),
      );
    expect([beaten(3).ending, underWay(beaten(3), 'removal')?.left]).toEqual([null, 3]);
    expect(beaten(2).ending).toMatchObject({ winners: ['carthage'], rule: '11.11' });
  });

  test('bars no way to those whom it beats', () => {
    const s = rome({ forces: { rome: { agrigentum: army(6, 'longus') }, carthage: { dertosa: army(4, 'mago') } } });
    const landed = next(
      s,
      { type: 'play', card: 's55', use: 'activate' },
      { type: 'activate', general: 'longus' },
      { type: 'take', cu: 6, elephants: 0 },
      { type: 'sail', to: 'dertosa' },
      PASS,
    );
    const after = next(attackerWins(landed), losses(1, 1), { type: 'retreat', to: 'saguntum' });
    expect(after.stacks).toEqual({ rome: { dertosa: army(6, 'longus') }, carthage: { saguntum: army(3, 'mago') } });
  });

  test('and marched on goes back to its port', () => {
    const fought = defenderWins(next(aboard(), { type: 'sail', to: 'neapolis' }, { type: 'step', to: 'neapolis' }));
    const beaten = next(fought, losses(1, 1));
    expect(hannibal.choices(beaten).map(({ action }) => action)).toEqual([{ type: 'retreat', to: 'neapolis' }]);
    const after = next(beaten, { type: 'retreat', to: 'neapolis' });
    // The large Retreat Die costs 2, so 1 PC.
    expect(after.stacks.rome).toEqual({ neapolis: army(4, 'longus') });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 1 });
  });
});

describe('CUs beside a Battle (11.10B.a, 11.11)', () => {
  /** Rome, beaten in Ilerda, can only go by Tarraco and Saguntum to Segobriga. */
  const s = punic({
    control: { dertosa: 'carthage', segobriga: 'rome' },
    forces: {
      rome: { ilerda: army(4, 'fabius'), dertosa: army(2) },
      carthage: { segovia: army(9, 'hannibal'), saguntum: army(3) },
    },
  });
  const beaten = () =>
    next(
      attackerWins(next(s, ...goes('hannibal', 9, 'ilerda'), { type: 'roll', faces: { pass1: [1] } })),
      losses(1, 1),
      ...['dertosa', 'saguntum', 'segobriga'].map((to) => ({ type: 'retreat', to })),
    );

  test('11.7.a: on the only road there leave the Attacker no space to Withdraw to', () => {
    const fights = dealt(next(s, ...goes('hannibal', 9, 'ilerda'), roll('pass1', 1)));
    expect(hannibal.problem(fights, { type: 'disengage' })?.rule).toBe('11.7.a');
  });

  test('11.11: that join the Retreat and are lost on it count like the others', () => {
    const after = beaten();
    // The small die costs 1, Tarraco 1 of 3; 2 join, and Saguntum takes all 4: 6 CUs.
    expect([after.stacks.rome, after.stacks.carthage['ilerda']]).toEqual([{}, army(8, 'hannibal')]);
    expect(after.stacks.carthage['saguntum']).toEqual(army(3));
    expect(after.pool).toContain('fabius');
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 3 });
  });
});

describe('11.9, 11.10A: the dice', () => {
  const s = next(
    punic({ forces: { rome: { dertosa: army(1, 'fabius') }, carthage: { saguntum: army(4, 'hannibal') } } }),
    ...goes('hannibal', 4, 'dertosa'),
    PASS,
  );

  test('a Force without CUs rolls for no Retreat, and its General is displaced', () => {
    const after = next(attackerWins(s), losses(6));
    expect([after.stacks, after.pool.includes('fabius')]).toEqual([
      { rome: {}, carthage: { dertosa: army(3, 'hannibal') } },
      true,
    ]);
    expect(underWay(after, 'removal')?.rule).not.toBe('11.11');
  });

  test('Africanus waits apart from the pool, which Consuls are drawn from', () => {
    const forces = { rome: { dertosa: army(1, 'africanus') }, carthage: { saguntum: army(4, 'hannibal') } };
    const met = next(punic({ forces }), ...goes('hannibal', 4, 'dertosa'), PASS);
    const after = next(attackerWins(met), losses(6));
    expect([after.displaced.includes('africanus'), after.pool.includes('africanus')]).toEqual([true, false]);
  });

  test('11.5.d: the last card is what a Reserve was named, whoever played it', () => {
    const held = next(s, { type: 'shuffle', pile: 'battle-cards' });
    const probes = Array.from({ length: 7 }, (_, i) => `probe-${i + 1}`);
    const rest = ['frontal-assault-1', 'frontal-assault-2', 'reserve-2'];
    const hands = {
      rome: ['reserve-1', 'flank-left-1', 'flank-right-1', 'flank-left-2'],
      carthage: [...probes, ...rest],
    };
    const dealtOut = next(held, { type: 'deal', hands });
    const led = next(dealtOut, { type: 'lead', card: 'probe', as: 'probe' });
    const matched = next(led, { type: 'match', card: 'reserve' }, { type: 'counterattack' }, roll('counterattack', 1));
    const last = (state: State) => underWay(state, 'aftermath')?.fought;
    expect(last(next(led, PASS))).toMatchObject({ lastCard: 'probe', cards: { rome: 0, carthage: 1 } });
    const named = next(dealtOut, { type: 'lead', card: 'reserve', as: 'flank-right' }, PASS);
    expect(last(named)).toMatchObject({ result: 'carthage-wins', lastCard: 'flank-right' });
    const flank = next(matched, { type: 'lead', card: 'flank-left', as: 'flank-left' }, PASS);
    expect(last(flank)).toMatchObject({ result: 'rome-wins', lastCard: 'flank-left', cards: { rome: 2, carthage: 1 } });
  });
});

describe('11.10B.d: CUs lost on the march', () => {
  test('are 1 for an enemy PC, the Elephants last', () => {
    const s = rome({
      hands: { rome: ['s01'] },
      control: { heraclea: 'carthage' },
      forces: {
        rome: { capua: army(8, 'fabius') },
        carthage: { neapolis: { cu: 6, elephants: 2, generals: ['mago'] } },
      },
    });
    const after = next(
      attackerWins(next(s, ...goes('fabius', 8, 'neapolis'), PASS)),
      losses(1, 1),
      ...['paestum', 'heraclea'].map((to) => ({ type: 'retreat', to })),
    );
    // The large die costs 2, Grumentum 1.
    expect(after.stacks.carthage).toEqual({ heraclea: { cu: 3, elephants: 2, generals: ['mago'] } });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'carthage', left: 1 });
  });

  test('are 1 for a Tribe that is nobody’s friend', () => {
    const s = punic({
      control: { croton: 'carthage', paestum: 'carthage', tarentum: 'carthage' },
      forces: { rome: { heraclea: army(4, 'fabius') }, carthage: { tarentum: army(9, 'hannibal') } },
    });
    const after = next(
      attackerWins(next(s, ...goes('hannibal', 9, 'heraclea'))),
      losses(1, 1),
      ...['bruttium', 'rhegium'].map((to) => ({ type: 'retreat', to })),
    );
    // The small die costs 1, the Bruttii 1.
    expect(after.stacks.rome).toEqual({ rhegium: army(2, 'fabius') });
  });
});

describe('11.10B.e: a Force beaten before its own city', () => {
  /** Hannibal attacks Fabius, who stays outside Capua. */
  const s = (p: Position = {}) =>
    next(
      punic({ forces: { rome: { capua: army(6, 'fabius') }, carthage: { neapolis: army(9, 'hannibal') } }, ...p }),
      ...goes('hannibal', 9, 'capua'),
      PASS,
      PASS,
    );
  const beaten = () => next(attackerWins(s()), losses(6, 1));

  test('goes inside in part, and the rest marches', () => {
    // Both lose 1 by the casualties, Rome 2 more by the large die.
    const after = next(beaten(), { type: 'shelter', cu: 1, elephants: 0 }, PASS, { type: 'retreat', to: 'praeneste' });
    expect([after.inside, after.stacks.rome]).toEqual([{ capua: army(1) }, { praeneste: army(2, 'fabius') }]);
    expect(after.stacks.carthage).toEqual({ capua: army(8, 'hannibal') });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 1 });
  });

  test('a General whom all CUs leave for the city is displaced', () => {
    const after = next(beaten(), { type: 'shelter', cu: 3, elephants: 0 }, PASS);
    expect([after.inside, after.stacks.rome]).toEqual([{ capua: army(3) }, {}]);
    expect([after.pool.includes('fabius'), after.consuls]).toEqual([true, []]);
  });

  test('has not a Besieged one; and who is inside takes no part, whatever becomes of the besiegers', () => {
    const relief = next(
      rome({
        forces: { rome: { neapolis: army(4, 'fabius') }, carthage: { capua: army(1, 'hannibal') } },
        inside: { capua: army(2) },
        siege: { capua: 1 },
        hands: { rome: ['s01'] },
      }),
      ...goes('fabius', 4, 'capua'),
    );
    // 4 + 3 + 2 Allies against 1 + 4.
    expect(handsDue(relief)).toEqual({ rome: 9, carthage: 5 });
    // A 1 costs nothing: the relief, 3 CUs after the small die, finds the gates shut.
    const shut = next(defenderWins(relief), losses(1, 1));
    expect(hannibal.choices(shut).map(({ action }) => action)).toEqual([{ type: 'retreat', to: 'neapolis' }]);
    const away = next(shut, { type: 'retreat', to: 'neapolis' });
    expect([away.stacks.rome, away.inside, away.siege]).toEqual([
      { neapolis: army(3, 'fabius') },
      { capua: army(2) },
      { capua: 1 },
    ]);
    // A 5 costs 1 CU each, the last of Hannibal's: the siege is off, and the garrison comes out when all is over.
    const gone = next(defenderWins(relief), losses(5, 1), PASS, { type: 'retreat', to: 'neapolis' });
    expect(gone.inside).toEqual({ capua: army(2) });
    const both = next(gone, { type: 'remove', at: 'praeneste' });
    expect(both.stacks).toEqual({ rome: { neapolis: army(2, 'fabius'), capua: army(2) }, carthage: {} });
    expect([both.inside, both.siege, both.displaced.includes('hannibal')]).toEqual([{}, {}, true]);
  });
});

describe('12.c: a sortie', () => {
  const s = next(
    rome({
      forces: { rome: {}, carthage: { capua: army(5, 'mago') } },
      inside: { capua: army(4, 'fabius') },
      siege: { capua: 2 },
      hands: { rome: ['s01'] },
    }),
    { type: 'play', card: 's01', use: 'activate' },
    { type: 'activate', general: 'fabius' },
    { type: 'sortie' },
  );

  test('that is beaten goes back into its city, and the siege goes on', () => {
    const after = next(defenderWins(s), losses(5, 4));
    // 1 each, and 2 by the small die.
    expect([after.inside, after.stacks]).toEqual([
      { capua: army(1, 'fabius') },
      { rome: {}, carthage: { capua: army(4, 'mago') } },
    ]);
    expect(after.siege).toEqual({ capua: 2 });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 1 });
  });

  test('that wins drives the besiegers off, and the siege is over', () => {
    const beaten = next(attackerWins(s), losses(6, 1));
    // Mago, 2 CUs, has nowhere to go: all Italia is Roman.
    expect([beaten.stacks, beaten.inside, beaten.siege]).toEqual([
      { rome: { capua: army(3, 'fabius') }, carthage: {} },
      {},
      {},
    ]);
    expect(beaten.displaced).toContain('mago');
    expect(underWay(beaten, 'removal')).toMatchObject({ side: 'carthage', left: 2 });
  });
});

describe('11.7.a: who Disengages', () => {
  /** The first General of a Campaign before Tarraco; Hannibal leaves 2 of his CUs with Mago. */
  const attack = (active: 'rome' | 'carthage', more: Omit<Options, 'position'> = {}) => {
    const [from, at] = ['saguntum', 'dertosa'];
    const [general, cu] = active === 'rome' ? ['fabius', 4] : ['hannibal', 5];
    const forces = {
      rome: { [active === 'rome' ? from : at]: army(4, 'fabius'), emporiae: army(1) },
      carthage: { [active === 'rome' ? at : from]: army(7, 'hannibal', 'mago') },
    };
    const s = position({ active, hands: { [active]: ['s37'] }, forces }, more);
    return next(s, ...goes(general as string, cu as number, at, 's37', 'campaign'), PASS);
  };
  const away = [
    { type: 'disengage' },
    { type: 'roll', faces: { disengage: [2] } },
    { type: 'cancel' },
    { type: 'roll', faces: { cancel: [6] } },
  ];

  test('goes one space with all its CUs, to none with enemy CUs; no PC is lost', () => {
    const s = next(dealt(attack('carthage')), ...away);
    // No card was played, so no casualties are rolled.
    expect(hannibal.choices(s).map(({ action }) => action)).toEqual(
      ['saguntum', 'ilerda'].map((to) => ({ type: 'withdraw', to })),
    );
    const after = next(s, { type: 'withdraw', to: 'ilerda' });
    expect(after.stacks).toEqual({
      rome: { dertosa: army(4, 'fabius'), emporiae: army(1) },
      carthage: { saguntum: army(2, 'mago'), ilerda: army(5, 'hannibal') },
    });
    expect([underWay(after, 'removal'), underWay(after, 'card')?.left]).toEqual([undefined, 1]);
    const roman = next(dealt(attack('rome')), ...away, { type: 'withdraw', to: 'emporiae' });
    expect(roman.stacks).toEqual({
      rome: { emporiae: army(5, 'fabius') },
      carthage: { dertosa: army(7, 'hannibal', 'mago') },
    });
  });

  test('11.7: and is stopped may see the Defender take over, by one reading only where his own roll fails', () => {
    const stopped = (s: State, face: number, ...more: readonly unknown[]) =>
      next(dealt(s), { type: 'disengage' }, roll('disengage', face), ...more);
    const cancelled = [{ type: 'cancel' }, roll('cancel', 3)];
    const failed = { rulings: { 'cancelled-disengage': 'failed-only' } } as const;
    expect(hannibal.decider(stopped(attack('carthage'), 5))).toBe('rome');
    expect(hannibal.decider(stopped(attack('carthage'), 4, ...cancelled))).toBe('rome');
    expect(hannibal.decider(stopped(attack('carthage', failed), 5))).toBe('rome');
    expect(hannibal.decider(stopped(attack('carthage', failed), 4, ...cancelled))).toBe('carthage');
  });

  test('7.2: the CUs that went with one General of a Campaign do not move with the next', () => {
    const withdrawn = next(dealt(attack('carthage')), ...away, { type: 'withdraw', to: 'saguntum' });
    const beaten = next(
      defenderWins(attack('carthage')),
      losses(1, 1),
      { type: 'retreat', to: 'saguntum' },
      { type: 'remove', at: 'salaria' },
    );
    for (const s of [withdrawn, beaten].map((one) => next(one, { type: 'activate', general: 'mago' }))) {
      expect(hannibal.problem(s, { type: 'take', cu: 2, elephants: 0 })).toBeUndefined();
      expect(hannibal.problem(s, { type: 'take', cu: 3, elephants: 0 })?.rule).toBe('7.2');
    }
  });
});

describe('11.4B: Allies', () => {
  /** Rome attacks Hannibal in Antium. */
  const hands = (control: Position['control']) =>
    handsDue(
      next(
        rome({
          hands: { rome: ['s01'] },
          control: { cosa: 'carthage', ...control },
          forces: { rome: { rome: army(6, 'fabius') }, carthage: { cosa: army(4, 'hannibal') } },
        }),
        ...goes('fabius', 6, 'cosa'),
      ),
    );

  test('Rome has 2 at most in Italia, and 2 cards for Latium, which is no Ally of it but may be one of Carthage', () => {
    expect(hands({})).toEqual({ rome: 3 + 6 + 2 + 2, carthage: 4 + 4 });
    expect(hands({ praeneste: 'carthage' })).toEqual({ rome: 3 + 6 + 2 + 2, carthage: 4 + 4 + 1 });
    const SAMNIUM = { terventum: 'carthage', beneventum: 'carthage' } as const;
    expect(hands({ praeneste: 'carthage', ...SAMNIUM })).toEqual({ rome: 13, carthage: 4 + 4 + 2 });
  });
});

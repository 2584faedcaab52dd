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
        {
          hands: { rome: ['s37'] },
          forces: { rome: { agrigentum: army(6, 'longus') }, carthage: { beneventum: army(4), cosa: army(4) } },
        },
        rulings,
      ),
      { type: 'play', card: 's37', use: 'campaign' },
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
      expect(after.displaced).toContain('longus');
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
              hands: { rome: ['s37'] },
              control: Object.fromEntries(['cosa', ...plain.slice(left)].map((at) => [at, 'nobody'])),
              forces: { rome: { agrigentum: army(6, 'longus') }, carthage: { cosa: army(4) } },
            }),
            ...[
              { type: 'play', card: 's37', use: 'campaign' },
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
    const s = rome({
      hands: { rome: ['s37'] },
      forces: { rome: { agrigentum: army(6, 'longus') }, carthage: { dertosa: army(4, 'mago') } },
    });
    const landed = next(
      s,
      { type: 'play', card: 's37', use: 'campaign' },
      { type: 'activate', general: 'longus' },
      { type: 'take', cu: 6, elephants: 0 },
      { type: 'sail', to: 'dertosa' },
      PASS,
    );
    const after = next(attackerWins(landed), losses(1, 1), { type: 'retreat', to: 'saguntum' });
    // A Double Envelopment, 4 CUs: a 1 costs 2.
    expect(after.stacks).toEqual({ rome: { dertosa: army(6, 'longus') }, carthage: { saguntum: army(2, 'mago') } });
  });

  test('and marched on goes back to its port', () => {
    const fought = defenderWins(next(aboard(), { type: 'sail', to: 'neapolis' }, { type: 'step', to: 'beneventum' }));
    const beaten = next(fought, losses(1, 1));
    expect(hannibal.choices(beaten).map(({ action }) => action)).toEqual([{ type: 'retreat', to: 'neapolis' }]);
    const after = next(beaten, { type: 'retreat', to: 'neapolis' });
    // The large Retreat Die costs 2, so 1 PC.
    expect(after.stacks.rome).toEqual({ neapolis: army(4, 'longus') });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 1 });
  });
});

describe('CUs beside a Battle (11.10B.a, 11.11)', () => {
  test('11.7.a: over a pass the Attacker has no space to Withdraw to', () => {
    const s = punic({ forces: { rome: { pisae: army(4) }, carthage: { boii: army(9, 'hannibal') } } });
    const fights = dealt(next(s, ...goes('hannibal', 9, 'pisae'), roll('pass1', 1)));
    expect(hannibal.problem(fights, { type: 'disengage' })?.rule).toBe('11.7.a');
  });

  test('11.11: that join the Retreat and are lost on it count like the others', () => {
    // From Brundisium the only road goes by Cannae, and from there on everything is held by Carthage.
    const around = ['beneventum', 'arpi', 'heraclea'];
    const s = punic({
      control: Object.fromEntries([...around, 'cannae', 'tarentum'].map((at) => [at, 'carthage'])),
      forces: {
        rome: { brundisium: army(4, 'marcellus'), cannae: army(1) },
        carthage: { tarentum: army(9, 'hannibal'), ...Object.fromEntries(around.map((at) => [at, army(3)])) },
      },
    });
    let after = next(attackerWins(next(s, ...goes('hannibal', 9, 'brundisium'))), losses(1, 1));
    while (after.frames.at(-1)?.type === 'retreat') after = next(after, hannibal.choices(after)[0]?.action);
    // The small die costs 2 after a Double Envelopment, Cannae 1 of 2; 1 joins, and the next space takes both: 5 CUs.
    expect([after.stacks.rome, after.stacks.carthage['brundisium']]).toEqual([{}, army(9, 'hannibal')]);
    expect(after.displaced).toContain('marcellus');
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 2 });
  });
});

describe('11.9, 11.10A: the dice', () => {
  const s = next(
    punic({ forces: { rome: { dertosa: army(1, 'marcellus') }, carthage: { saguntum: army(4, 'hannibal') } } }),
    ...goes('hannibal', 4, 'dertosa'),
    PASS,
  );

  test('a Force without CUs rolls for no Retreat, and its General is displaced', () => {
    const after = next(attackerWins(s), losses(6));
    expect([after.stacks, after.displaced.includes('marcellus')]).toEqual([
      { rome: {}, carthage: { dertosa: army(3, 'hannibal') } },
      true,
    ]);
    expect(underWay(after, 'removal')?.rule).not.toBe('11.11');
  });

  test('a winner whom they leave without CUs stays', () => {
    const after = next(defenderWins(s), losses(6, 1));
    expect(after.where['marcellus']).toBe('dertosa');
    expect([after.stacks.rome['dertosa'], after.displaced.includes('marcellus')]).toEqual([
      army(0, 'marcellus'),
      false,
    ]);
  });

  test('Africanus is lost for good', () => {
    const forces = { rome: { dertosa: army(1, 'africanus') }, carthage: { saguntum: army(4, 'hannibal') } };
    const met = next(punic({ forces }), ...goes('hannibal', 4, 'dertosa'), PASS);
    const after = next(attackerWins(met), losses(6));
    expect([after.away.includes('africanus'), after.africanus]).toEqual([true, 'never']);
  });

  test('11.5.d: the last card is what a Reserve was named, whoever played it', () => {
    const held = next(s, { type: 'shuffle', pile: 'battle-cards' });
    const probes = Array.from({ length: 7 }, (_, i) => `probe-${i + 1}`);
    const rest = ['frontal-assault-1', 'frontal-assault-2', 'reserve-2', 'flank-right-2'];
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
    // The large die costs 3 after a Double Envelopment, Paestum 1.
    expect(after.stacks.carthage).toEqual({ heraclea: { cu: 2, elephants: 2, generals: ['mago'] } });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'carthage', left: 2 });
  });

  test('are 1 for a Tribe that is nobody’s friend', () => {
    const s = punic({
      control: {
        croton: 'carthage',
        paestum: 'carthage',
        tarentum: 'carthage',
        beneventum: 'carthage',
        cannae: 'carthage',
      },
      forces: {
        rome: { heraclea: army(4, 'fabius') },
        carthage: { tarentum: army(9, 'hannibal'), beneventum: army(9), cannae: army(9) },
      },
    });
    const after = next(
      attackerWins(next(s, ...goes('hannibal', 9, 'heraclea'))),
      losses(1, 1),
      ...['bruttium', 'rhegium'].map((to) => ({ type: 'retreat', to })),
    );
    // The small die costs 2, the Bruttii 1.
    expect(after.stacks.rome).toEqual({ rhegium: army(1, 'fabius') });
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
    // Both lose 1 by the casualties, Rome 3 more by the large die.
    const after = next(beaten(), { type: 'shelter', cu: 1, elephants: 0 }, PASS, { type: 'retreat', to: 'terventum' });
    expect([after.inside, after.stacks.rome]).toEqual([{ capua: army(1) }, { terventum: army(1, 'fabius') }]);
    expect(after.stacks.carthage).toEqual({ capua: army(8, 'hannibal') });
    expect(underWay(after, 'removal')).toMatchObject({ side: 'rome', left: 2 });
  });

  test('a General whom all CUs leave for the city is displaced', () => {
    const after = next(beaten(), { type: 'shelter', cu: 2, elephants: 0 }, PASS);
    expect([after.inside, after.stacks.rome]).toEqual([{ capua: army(2) }, {}]);
    expect([after.displaced.includes('fabius'), after.consuls]).toEqual([true, []]);
  });

  /** Fabius comes from Neapolis to relieve Capua. */
  const relief = (answer: object) =>
    next(
      rome({
        forces: { rome: { neapolis: army(4, 'fabius') }, carthage: { capua: army(1, 'hannibal') } },
        inside: { capua: army(2) },
        siege: { capua: 1 },
        hands: { rome: ['s01'] },
      }),
      ...goes('fabius', 4, 'capua'),
      answer,
    );

  test('has not a Besieged one; and who stays inside takes no part', () => {
    // 4 + 3 + 2 Allies against 1 + 4.
    expect(handsDue(relief(PASS))).toEqual({ rome: 9, carthage: 5 });
    // A 1 costs nothing: the relief, 3 CUs after the small die, finds the gates shut.
    const shut = next(defenderWins(relief(PASS)), losses(1, 1));
    expect(hannibal.choices(shut).map(({ action }) => action)).toEqual([{ type: 'retreat', to: 'neapolis' }]);
    const away = next(shut, { type: 'retreat', to: 'neapolis' });
    expect([away.stacks.rome, away.inside, away.siege]).toEqual([
      { neapolis: army(3, 'fabius') },
      { capua: army(2) },
      { capua: 1 },
    ]);
  });

  test('12.c: those who come out to a relief fight with it, and may go back in when it fails', () => {
    const joined = relief({ type: 'relieve' });
    // 4 + 2 + 3 + 2 Allies against 1 + 4.
    expect(handsDue(joined)).toEqual({ rome: 11, carthage: 5 });
    const beaten = next(defenderWins(joined), losses(1, 1));
    expect(hannibal.problem(beaten, { type: 'shelter', cu: 3, elephants: 0 })?.rule).toBe('8.a');
    const after = next(beaten, { type: 'shelter', cu: 2, elephants: 0 }, PASS, { type: 'retreat', to: 'neapolis' });
    // 6 CUs began: the large die costs 2.
    expect([after.inside, after.stacks.rome]).toEqual([{ capua: army(2) }, { neapolis: army(2, 'fabius') }]);
  });
});

describe('12.c: a sortie', () => {
  const s = next(
    rome({
      control: { bruttium: 'nobody' },
      forces: { rome: {}, carthage: { capua: army(5, 'mago') } },
      inside: { capua: army(2, 'fabius') },
      siege: { capua: 2 },
      hands: { rome: ['s01'] },
    }),
    { type: 'play', card: 's01', use: 'activate' },
    { type: 'activate', general: 'fabius' },
    { type: 'sortie' },
  );

  test('that is beaten goes back into its city, and the siege goes on', () => {
    const after = next(defenderWins(s), losses(1, 1));
    // 1 by the small die.
    expect([after.inside, after.stacks]).toEqual([
      { capua: army(1, 'fabius') },
      { rome: {}, carthage: { capua: army(5, 'mago') } },
    ]);
    expect(after.siege).toEqual({ capua: 2 });
  });

  test('that wins drives the besiegers off, and the siege is over', () => {
    const beaten = next(attackerWins(s), losses(6, 1));
    // Mago, 1 CU, has nowhere to go: all Italia is Roman.
    expect([beaten.stacks, beaten.inside, beaten.siege]).toEqual([
      { rome: { capua: army(1, 'fabius') }, carthage: {} },
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
    const [general, cu] = active === 'rome' ? ['marcellus', 4] : ['hannibal', 5];
    const forces = {
      rome: { [active === 'rome' ? from : at]: army(4, 'marcellus'), emporiae: army(1) },
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

  test('goes back where he came from with all his CUs; no PC is lost', () => {
    const s = next(dealt(attack('carthage')), ...away);
    // No card was played, so no casualties are rolled.
    expect(hannibal.choices(s).map(({ action }) => action)).toEqual([{ type: 'withdraw', to: 'saguntum' }]);
    const after = next(s, { type: 'withdraw', to: 'saguntum' });
    expect(after.stacks).toEqual({
      rome: { dertosa: army(4, 'marcellus'), emporiae: army(1) },
      carthage: { saguntum: army(7, 'mago', 'hannibal') },
    });
    expect([underWay(after, 'removal'), underWay(after, 'card')?.left]).toEqual([undefined, 1]);
    // Saguntum is Carthaginian: Rome cannot Withdraw there.
    expect(hannibal.problem(dealt(attack('rome')), { type: 'disengage' })?.rule).toBe('11.7.a');
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
  /** Rome attacks Hannibal, who stands before it, or elsewhere. */
  const hands = (from: string, at: string, control: Position['control']) =>
    handsDue(
      next(
        rome({
          hands: { rome: ['s01'] },
          ...(control && { control }),
          forces: { rome: { [from]: army(6, 'marcellus') }, carthage: { [at]: army(4, 'hannibal') } },
        }),
        ...goes('marcellus', 6, at),
      ),
    );

  test('Rome has 2 at most in Italia, and 2 cards for Latium, which is no Ally of it', () => {
    expect(hands('capua', 'rome', {})).toEqual({ rome: 3 + 6 + 2 + 2, carthage: 4 + 4 });
    expect(hands('rome', 'falerii', {})).toEqual({ rome: 3 + 6 + 2, carthage: 4 + 4 });
    const LUCANIA = { heraclea: 'carthage', paestum: 'carthage', croton: 'carthage' } as const;
    expect(hands('rome', 'falerii', LUCANIA)).toEqual({ rome: 3 + 6 + 2, carthage: 4 + 4 + 1 });
  });

  test('an island has its own, and so has every Province beyond the three Regions', () => {
    expect(hands('enna', 'syracuse', {})).toEqual({ rome: 3 + 6 + 2, carthage: 4 + 4 });
    expect(hands('oristano', 'carales', {})).toEqual({ rome: 3 + 6 + 1, carthage: 4 + 4 });
    expect(hands('massilia', 'nice', {})).toEqual({ rome: 3 + 6, carthage: 4 + 4 });
    const NICE = { narbo: 'rome', nemausus: 'rome' } as const;
    expect(hands('massilia', 'nice', NICE)).toEqual({ rome: 3 + 6 + 1, carthage: 4 + 4 });
  });
});

/** Cases worked out from the cards of 2007: a position, a play, and what must come of it. */
import { describe, expect, test } from 'vitest';
import { hannibal } from '../../../../src/games/hannibal/play/game.ts';
import type { Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { State } from '../../../../src/games/hannibal/play/state.ts';
import type { Side } from '../../../../src/games/hannibal/words.ts';
import { underWay } from '../../../../src/play/state.ts';
import { dealt } from './fights.ts';
import { next, position } from './table.ts';

const PASS = { type: 'pass' };
const roll = (id: string, ...faces: readonly number[]) => ({ type: 'roll', faces: { [id]: faces } });
const event = (card: string) => ({ type: 'play', card, use: 'event' });
const activate = (card: string, general: string, use = 'activate') => [
  { type: 'play', card, use },
  { type: 'activate', general },
];
const take = (cu: number, elephants = 0) => ({ type: 'take', cu, elephants });
const step = (to: string) => ({ type: 'step', to });
const sail = (to: string) => ({ type: 'sail', to });

/** The side to play holds its cards, the other one its own; nobody stands anywhere but where it is said. */
const scene = (active: Side, p: Position): State =>
  position({ active, ...p, forces: { rome: {}, carthage: {}, ...p.forces } });

function refusal(s: State, action: unknown): string | undefined {
  const played = hannibal.play(s, action);
  return played.type === 'rejected' ? `${played.problem.rule} ${played.problem.sentence}` : undefined;
}

const cu = (s: State, side: Side, at: string): number => s.stacks[side][at]?.cu ?? 0;

describe('what an Event removes, turns and places', () => {
  test('a revolt spares the PC under Roman CUs', () => {
    const s = next(
      scene('carthage', { hands: { carthage: ['s01'] }, forces: { rome: { carales: { cu: 2 } }, carthage: {} } }),
      event('s01'),
    );
    expect(['aleria', 'oristano', 'sassari', 'nuoro', 'carales'].map((at) => s.control[at])).toEqual([
      ...[undefined, undefined, undefined, undefined, 'rome'],
    ]);
  });

  test('there is no revolt in a Province that the enemy does not control, and a Walled City never joins one', () => {
    const p = {
      hands: { carthage: ['s02'] },
      control: { lilybaeum: 'nobody', agrigentum: 'nobody', enna: 'nobody' },
    } as const;
    expect(refusal(scene('carthage', p), event('s02'))).toMatch('5.2.a The enemy does not control Sicilia');
    const whole = next(scene('carthage', { hands: { carthage: ['s02'] } }), event('s02'));
    expect([whole.control['messana'], whole.control['panormus']]).toEqual(['rome', undefined]);
  });

  test('Capua opens its gates: who is inside is lost, who is outside stays, and the card leaves the game', () => {
    const italy = {
      verona: 'carthage',
      taurini: 'carthage',
      mutina: 'carthage',
      heraclea: 'carthage',
      paestum: 'carthage',
      croton: 'carthage',
      arpi: 'carthage',
      cannae: 'carthage',
      beneventum: 'carthage',
    } as const;
    const p: Position = {
      hands: { carthage: ['s25'] },
      control: italy,
      forces: { rome: { capua: { cu: 3 } }, carthage: {} },
      inside: { capua: { cu: 2 } },
    };
    const s = next(scene('carthage', p), event('s25'));
    expect([s.control['capua'], s.inside['capua'], cu(s, 'rome', 'capua'), s.out]).toEqual([
      'carthage',
      undefined,
      3,
      ['s25'],
    ]);
    expect(underWay(s, 'removal')).toBeUndefined();
    expect(refusal(scene('carthage', { ...p, control: {} }), event('s25'))).toMatch('fewer than 3 Provinces');
  });

  test('Macedon: Rome ends the alliance, Carthage discards at random, the card is gone, and no Macedonians come', () => {
    const p: Position = { macedon: 'allied', hands: { rome: ['s09'], carthage: ['s10', 's57'] } };
    const s = next(scene('rome', p), event('s09'), { type: 'draw', cards: ['s57'] });
    expect([s.macedon, s.out, s.discards, s.hands.carthage]).toEqual(['peace', ['s09'], ['s57'], ['s10']]);
    expect(refusal(s, event('s10'))).toMatch('Macedon is not allied');
    expect(
      next(scene('carthage', { ...p, hands: { carthage: ['s10'] } }), event('s10'), { type: 'pick', at: 'utica' })
        .stacks.carthage['utica']?.cu,
    ).toBe(2);
  });

  test('Macedon: Carthage alone begins the alliance and Rome alone ends it, each once', () => {
    const played = (active: Side, macedon: Position['macedon']) =>
      refusal(scene(active, { ...(macedon && { macedon }), hands: { [active]: ['s09'] } }), event('s09'));
    expect(played('carthage', undefined)).toBeUndefined();
    expect(played('rome', undefined)).toMatch('Macedon has no alliance to end');
    expect(played('carthage', 'allied')).toMatch('Macedon is already an ally of Carthage');
    expect(played('rome', 'allied')).toBeUndefined();
    for (const side of ['rome', 'carthage'] as const)
      expect(played(side, 'peace')).toMatch('Macedon has made peace with Rome');
  });

  const NUMIDIA = {
    'Western Numidia': ['icosium', 'zuccabar', 'tupusuctu', 'vescera', 'saldae'],
    'Eastern Numidia': ['sitilis', 'cirta', 'thamugadi', 'thubursicu', 'thevestis'],
  } as const;
  const held = (by: Side | 'nobody', ...provinces: (keyof typeof NUMIDIA)[]) =>
    Object.fromEntries(provinces.flatMap((of) => NUMIDIA[of].map((at) => [at, by] as const)));
  const offered = (s: State) => hannibal.choices(s).map(({ action }) => action as { of?: string; at?: string });

  test('Numidia Revolts: one of the two Provinces with PCs that no CUs guard, and no PC of the other', () => {
    const hands = { rome: ['s03'] };
    const both = next(
      scene('rome', {
        hands,
        control: held('carthage', 'Western Numidia', 'Eastern Numidia'),
        forces: { rome: {}, carthage: { cirta: { cu: 1 } } },
      }),
      event('s03'),
    );
    expect(offered(both).map(({ of }) => of)).toEqual(['Western Numidia', 'Eastern Numidia']);
    const s = next(both, { type: 'province', of: 'Eastern Numidia' });
    expect(NUMIDIA['Eastern Numidia'].filter((at) => s.control[at] !== undefined)).toEqual(['cirta']);
    expect(NUMIDIA['Western Numidia'].filter((at) => s.control[at] !== 'carthage')).toEqual([]);
    // What is Roman or nobody's does not rise against Carthage.
    const east = { ...held('rome', 'Western Numidia'), ...held('carthage', 'Eastern Numidia') };
    expect(offered(next(scene('rome', { hands, control: east }), event('s03'))).map(({ of }) => of)).toEqual([
      'Eastern Numidia',
    ]);
    const none = held('nobody', 'Western Numidia', 'Eastern Numidia');
    expect(refusal(scene('rome', { hands, control: none }), event('s03'))).toMatch('5.2.a');
  });

  test('Mutin comes to Sicilia: neither to Messana nor to Roman CUs, and what is Roman turns', () => {
    const p: Position = {
      hands: { carthage: ['s22'] },
      forces: { rome: { enna: { cu: 1 } }, carthage: {} },
      control: { panormus: 'rome' },
    };
    const s = next(scene('carthage', p), event('s22'));
    expect(offered(s).map(({ at }) => at)).toEqual(['lilybaeum', 'panormus', 'agrigentum']);
    const there = next(s, { type: 'pick', at: 'panormus' });
    expect([there.control['panormus'], cu(there, 'carthage', 'panormus')]).toEqual(['carthage', 1]);
  });

  test('Pestilence strikes those who besiege, never the Besieged', () => {
    const p: Position = {
      siege: { saguntum: 1 },
      consuls: [],
      forces: { rome: { saguntum: { cu: 5, generals: ['nero'] } }, carthage: {} },
      inside: { saguntum: { cu: 2, generals: ['gisgo'] } },
    };
    expect(refusal(scene('rome', { ...p, hands: { rome: ['s52'] } }), event('s52'))).toMatch('5.2.a');
    // A 6 with 1 more is row 7, and 5 CUs lose 3 there.
    const s = next(
      scene('carthage', { ...p, hands: { carthage: ['s52'] } }),
      event('s52'),
      { type: 'pick', at: 'saguntum' },
      roll('attrition', 6),
    );
    expect([cu(s, 'rome', 'saguntum'), s.inside['saguntum']?.cu]).toEqual([2, 2]);
  });

  test('an Epidemic is read by all who are in the space, within the walls and outside', () => {
    const p: Position = {
      hands: { carthage: ['s51'] },
      consuls: [],
      forces: { rome: { capua: { cu: 5, generals: ['nero'] } }, carthage: {} },
      inside: { capua: { cu: 2 } },
    };
    // 7 CUs lose 2 on a 4, where 5 lose 1.
    const s = next(scene('carthage', p), event('s51'), { type: 'pick', at: 'capua' }, roll('attrition', 4));
    expect([cu(s, 'rome', 'capua'), s.inside['capua']?.cu]).toEqual([3, 2]);
  });

  test('CUs that an Event places displace a General of the enemy who is alone there, at once', () => {
    const p: Position = {
      hands: { carthage: ['s22'] },
      consuls: [],
      forces: { rome: { agrigentum: { generals: ['longus'] } }, carthage: {} },
    };
    const s = next(scene('carthage', p), event('s22'), { type: 'pick', at: 'agrigentum' });
    expect([cu(s, 'carthage', 'agrigentum'), s.where['longus'], s.displaced.includes('longus')]).toEqual([
      1,
      null,
      true,
    ]);
    expect(underWay(s, 'flee')).toBeUndefined();
  });

  test('no Recruits come to a General inside a Besieged city', () => {
    const p: Position = {
      hands: { carthage: ['s15'] },
      forces: { rome: { saguntum: { cu: 4, generals: ['fabius'] } }, carthage: {} },
      inside: { saguntum: { cu: 1, generals: ['gisgo'] } },
      siege: { saguntum: 1 },
    };
    expect(refusal(scene('carthage', p), event('s15'))).toMatch('5.2.a');
    const free = {
      ...p,
      inside: {},
      siege: {},
      forces: { rome: {}, carthage: { saguntum: { cu: 1, generals: ['gisgo'] } } },
    };
    expect(
      cu(next(scene('carthage', free), event('s15'), { type: 'favour', general: 'gisgo' }), 'carthage', 'saguntum'),
    ).toBe(3);
  });

  test('slaves are not armed while Carthage stands in Latium', () => {
    const control = {
      verona: 'carthage',
      taurini: 'carthage',
      mutina: 'carthage',
      heraclea: 'carthage',
      paestum: 'carthage',
      croton: 'carthage',
      arpi: 'carthage',
      cannae: 'carthage',
      beneventum: 'carthage',
    } as const;
    const at = (place: string): Position => ({
      hands: { rome: ['s43'] },
      control,
      forces: { rome: {}, carthage: { [place]: { cu: 4, generals: ['hannibal'] } } },
    });
    expect(refusal(scene('rome', at('rome')), event('s43'))).toMatch('Carthaginian CUs are in Latium');
    expect(cu(next(scene('rome', at('falerii')), event('s43')), 'rome', 'rome')).toBe(4);
  });

  test('Elephants come as far as there are any: four at most', () => {
    const p: Position = {
      hands: { carthage: ['s12'] },
      forces: { rome: {}, carthage: { saguntum: { cu: 5, elephants: 3 } } },
    };
    expect(next(scene('carthage', p), event('s12')).stacks.carthage['carthage']).toMatchObject({ cu: 2, elephants: 1 });
  });
});

describe('what rides along with an activation', () => {
  test('a Native Guide takes 3 off the roll on a pass', () => {
    const p: Position = {
      hands: { carthage: ['s05'] },
      forces: { rome: {}, carthage: { boii: { cu: 8, generals: ['hannibal'] } } },
    };
    const s = next(scene('carthage', p), ...activate('s05', 'hannibal'), take(8), step('pisae'), roll('pass1', 6));
    expect(cu(s, 'carthage', 'pisae')).toBe(7);
  });

  test('P. Scipio answers to 2 OPs in Iberia alone', () => {
    const at = (place: string): Position => ({
      hands: { rome: ['s05'] },
      forces: {
        rome: { [place]: { cu: 5, generals: ['p-scipio'] }, capua: { cu: 1, generals: ['nero'] } },
        carthage: {},
      },
      consuls: [],
    });
    expect(refusal(scene('rome', at('rome')), { type: 'play', card: 's05', use: 'activate' })).toBeUndefined();
    expect(
      refusal(next(scene('rome', at('rome')), { type: 'play', card: 's05', use: 'activate' }), {
        type: 'activate',
        general: 'p-scipio',
      }),
    ).toMatch('5.2.d');
    expect(next(scene('rome', at('tarraco')), ...activate('s05', 'p-scipio')).frames.at(-1)?.type).toBe('move');
  });

  test('a traitor opens Tarentum to 3 CUs without a roll', () => {
    const p = (number: number): Position => ({
      hands: { rome: ['s18'] },
      control: { tarentum: 'carthage' },
      forces: { rome: { tarentum: { cu: number, generals: ['varro'] } }, carthage: {} },
      inside: { tarentum: { cu: 2 } },
      consuls: [],
    });
    const s = next(scene('rome', p(3)), ...activate('s18', 'varro'), { type: 'besiege' });
    expect([s.control['tarentum'], s.inside['tarentum']]).toEqual(['rome', undefined]);
    expect(refusal(next(scene('rome', p(2)), ...activate('s18', 'varro')), { type: 'besiege' })).toMatch(
      '12 You need 3 CUs',
    );
  });

  test('treachery is rolled for twice, and Marcellus is better only with a Campaign', () => {
    const p: Position = {
      hands: { rome: ['s54'] },
      control: { capua: 'carthage' },
      siege: { capua: 1 },
      forces: { rome: { capua: { cu: 4, generals: ['marcellus'] } }, carthage: {} },
      consuls: [],
    };
    const s = next(
      scene('rome', p),
      ...activate('s54', 'marcellus'),
      { type: 'besiege' },
      { type: 'roll', faces: { roll1: [1], roll2: [6] } },
    );
    expect([s.control['capua'], cu(s, 'rome', 'capua')]).toEqual(['rome', 3]);
  });
});

describe('answers to a march', () => {
  test('Hostile Tribes are read in one column, whatever the size', () => {
    const p: Position = {
      hands: { rome: ['s37'], carthage: ['s07'] },
      forces: { rome: { massilia: { cu: 10, generals: ['longus'] } }, carthage: {} },
    };
    const s = next(
      scene('rome', p),
      ...activate('s37', 'longus', 'campaign'),
      take(10),
      step('rhone'),
      { type: 'counter', card: 's07' },
      roll('attrition', 5),
    );
    expect([cu(s, 'rome', 'rhone'), s.frames.at(-1)?.type, s.discards]).toEqual([8, 'move', ['s37', 's07']]);
  });

  test('Hostile Tribes do not live in Narbo, which belongs to Massilia', () => {
    const at = (place: string): Position => ({
      hands: { carthage: ['s08'] },
      forces: { rome: { [place]: { cu: 3 } }, carthage: {} },
    });
    expect(refusal(scene('carthage', at('narbo')), event('s08'))).toMatch('5.2.a');
    const tribes = next(
      scene('carthage', at('tolosa')),
      event('s08'),
      { type: 'pick', at: 'tolosa' },
      roll('attrition', 6),
    );
    expect(cu(tribes, 'rome', 'tolosa')).toBe(1);
  });

  test('bad weather keeps an Army from the pass that takes its third MP', () => {
    const p: Position = {
      hands: { rome: ['s41'], carthage: ['s57'] },
      forces: { rome: {}, carthage: { rhone: { cu: 8, generals: ['hannibal'] } } },
    };
    const s = next(scene('carthage', p), ...activate('s57', 'hannibal'), take(8), step('allobroges'), step('taurini'), {
      type: 'counter',
      card: 's41',
    });
    expect([cu(s, 'carthage', 'allobroges'), refusal(s, step('rhone'))?.slice(0, 3)]).toEqual([8, '7.2']);
  });

  test('bad weather is asked for at each step beyond 2 MPs, and leads back to where 2 were used', () => {
    const p: Position = {
      hands: { rome: ['s41'], carthage: ['s57'] },
      forces: { rome: {}, carthage: { capua: { cu: 8, generals: ['hannibal'] } } },
    };
    const third = next(
      scene('carthage', p),
      ...activate('s57', 'hannibal'),
      ...[take(8), step('beneventum'), step('heraclea'), step('tarentum')],
    );
    expect(third.frames.at(-1)).toMatchObject({ type: 'window', id: 'weather' });
    const fourth = next(third, PASS, step('brundisium'));
    expect(fourth.frames.at(-1)).toMatchObject({ type: 'window', id: 'weather' });
    const s = next(fourth, { type: 'counter', card: 's41' });
    expect([cu(s, 'carthage', 'heraclea'), cu(s, 'carthage', 'tarentum'), s.where['hannibal']]).toEqual([
      8,
      0,
      'heraclea',
    ]);
  });

  test('bad weather sends a fleet back, and the other General of the Campaign still moves', () => {
    const p: Position = {
      hands: { rome: ['s37'], carthage: ['s41'] },
      forces: {
        rome: { agrigentum: { cu: 8, generals: ['longus'] }, rome: { cu: 8, generals: ['p-scipio'] } },
        carthage: {},
      },
    };
    const s = next(scene('rome', p), ...activate('s37', 'longus', 'campaign'), take(8), sail('cosa'), {
      type: 'counter',
      card: 's41',
    });
    expect([cu(s, 'rome', 'agrigentum'), s.frames.at(-1)?.type]).toEqual([8, 'card']);
    expect(next(s, { type: 'activate', general: 'p-scipio' }).frames.at(-1)?.type).toBe('move');
  });

  test('a storm comes before the die at sea, and takes an Elephant on its last rows', () => {
    const p: Position = {
      hands: { rome: ['s60'], carthage: ['s55'] },
      forces: { rome: {}, carthage: { carthage: { cu: 3, elephants: 1, generals: ['mago'] } } },
    };
    const s = next(
      scene('carthage', p),
      ...activate('s55', 'mago'),
      take(3, 1),
      sail('syracuse'),
      PASS,
      { type: 'counter', card: 's60' },
      roll('attrition', 4),
    );
    expect([s.stacks.carthage['carthage'], hannibal.chance(s)?.type]).toEqual([
      { cu: 2, elephants: 0, generals: ['mago'] },
      'roll',
    ]);
  });

  test('a General whom a storm leaves without CUs is back in his port', () => {
    const p: Position = {
      hands: { rome: ['s60'], carthage: ['s55'] },
      forces: { rome: {}, carthage: { utica: { cu: 1, generals: ['gisgo'] } } },
    };
    const s = next(
      scene('carthage', p),
      ...activate('s55', 'gisgo'),
      take(1),
      sail('malaca'),
      PASS,
      { type: 'counter', card: 's60' },
      roll('attrition', 5),
    );
    expect([s.stacks.carthage['utica'], s.displaced]).toEqual([
      { cu: 0, elephants: 0, generals: ['gisgo'] },
      expect.not.arrayContaining(['gisgo']),
    ]);
  });
});

/** Hannibal attacks 5 Romans under Marcellus in Dertosa, who have no Allies there. */
const battle = (hands: Position['hands'], elephants = 0): State =>
  next(
    scene('carthage', {
      ...(hands && { hands }),
      forces: {
        rome: { dertosa: { cu: 5, generals: ['marcellus'] } },
        carthage: { saguntum: { cu: 6, elephants, generals: ['hannibal'] } },
      },
      consuls: [],
    }),
    ...activate('s57', 'hannibal'),
    take(6, elephants),
    step('dertosa'),
    PASS,
  );

describe('cards within a Battle', () => {
  test('an Attacker without Battle Cards still has his cavalry', () => {
    const s = next(battle({ carthage: ['s57', 's06'] }), { type: 'shuffle', pile: 'battle-cards' });
    const waits = hannibal.chance(s);
    if (waits?.type !== 'deal') throw new Error('no deal is due');
    const { rome = 0, carthage = 0 } = waits.hands;
    // Hannibal leads all he has, and each card is matched.
    const mine = s.setup.battleDeck.filter((card) => card.startsWith('frontal')).slice(0, 4);
    expect([rome, carthage]).toEqual([8, 13]);
    const bare = { ...s };
    const dealtHands = next(bare, {
      type: 'deal',
      hands: { rome: s.setup.battleDeck.slice(12, 20), carthage: [...mine, ...s.setup.battleDeck.slice(30, 39)] },
    });
    const empty = structuredClone(dealtHands);
    const duel = underWay(empty, 'duel')!;
    duel.hands.carthage = [];
    const ridden = next(empty, PASS, { type: 'counter', card: 's06' });
    expect([underWay(ridden, 'duel')?.lead?.as, underWay(ridden, 'duel')?.stage]).toEqual([
      'double-envelopment',
      'match',
    ]);
    expect(next(empty, PASS, PASS).frames.at(-1)?.type).toBe('aftermath');
  });

  test('cavalry that is matched gives no initiative without a roll', () => {
    const s = dealt(battle({ carthage: ['s57', 's06'] }));
    const matched = next(s, PASS, { type: 'counter', card: 's06' }, { type: 'match', card: 'double-envelopment' });
    expect(refusal(matched, { type: 'seize' })).toMatch('11.6.a');
    expect(refusal(matched, { type: 'counterattack' })).toBeUndefined();
  });

  test('without its Numidians Carthage has two Ally cards in Africa', () => {
    const p: Position = {
      hands: { rome: ['s37', 's32'] },
      forces: {
        rome: { thabraca: { cu: 8, generals: ['longus'] } },
        carthage: { carthage: { cu: 4, generals: ['hanno'] } },
      },
    };
    const fight = (...answer: readonly object[]) => {
      const met = next(
        scene('rome', p),
        ...activate('s37', 'longus', 'campaign'),
        take(8),
        step('carthage'),
        PASS,
        ...answer,
        { type: 'shuffle', pile: 'battle-cards' },
      );
      const waits = hannibal.chance(met);
      return waits?.type === 'deal' ? waits.hands['carthage'] : undefined;
    };
    expect([fight(), fight({ type: 'counter', card: 's32' })]).toEqual([2 + 4 + 6, 2 + 4 + 2]);
  });

  test('Elephants that take fright roll no die and cost Carthage two cards', () => {
    const s = battle({ rome: ['s42'], carthage: ['s57'] }, 2);
    const charged = next(
      s,
      PASS,
      { type: 'charge' },
      { type: 'counter', card: 's42' },
      { type: 'shuffle', pile: 'battle-cards' },
    );
    const waits = hannibal.chance(charged);
    expect(waits?.type === 'deal' && waits.hands).toEqual({ rome: 8, carthage: 13 - 2 });
  });

  test('what a spy has seen may be taken by choice, or one of the others at random', () => {
    const s = dealt(next(battle({ carthage: ['s57', 's20', 's59'] }), { type: 'counter', card: 's20' }));
    const duel = underWay(s, 'duel')!;
    const seen = duel.hands.rome.slice(0, 4);
    const revealed = next(s, { type: 'draw', cards: seen }, { type: 'counter', card: 's59' });
    expect(refusal(revealed, { type: 'take-open', card: 'double-envelopment' })).toBeUndefined();
    const taken = underWay(next(revealed, { type: 'take-open', card: 'double-envelopment' }), 'duel');
    expect(taken?.hands.carthage).toContain('double-envelopment-1');
    const blind = hannibal.chance(next(revealed, PASS));
    expect(blind?.type === 'draw' && blind.from.some((card) => seen.includes(card))).toBe(false);
  });
});

describe('bans, the sea and the Truce', () => {
  test('Hanno counsels: no CUs leave Africa by sea, a General alone may', () => {
    const p: Position = {
      bans: { carthage: 's57' },
      hands: { carthage: ['s55', 's12'] },
      forces: { rome: {}, carthage: { carthage: { cu: 3, generals: ['hasdrubal'] } } },
    };
    const s = next(scene('carthage', p), ...activate('s55', 'hasdrubal'));
    expect(refusal(next(s, take(3)), sail('new-carthage'))).toMatch('5.2.a');
    expect(refusal(s, sail('new-carthage'))).toBeUndefined();
    expect(refusal(scene('carthage', p), event('s12'))).toBeUndefined();
  });

  test('Cato counsels: no CUs go to Africa, but along its coast they may', () => {
    const at = (place: string): State =>
      next(
        scene('rome', {
          bans: { rome: 's58' },
          hands: { rome: ['s55'] },
          forces: { rome: { [place]: { cu: 3, generals: ['longus'] } }, carthage: {} },
        }),
        ...activate('s55', 'longus'),
        take(3),
      );
    expect(refusal(at('lilybaeum'), sail('utica'))).toMatch('5.2.a');
    expect(refusal(at('utica'), sail('hadrumetum'))).toBeUndefined();
  });

  test('an Event that does not occur breaks no Truce; one that does ends it', () => {
    const p = (place: string): Position => ({
      truce: true,
      hands: { rome: ['s44'] },
      forces: { rome: { [place]: { cu: 5, generals: ['longus'] } }, carthage: {} },
    });
    expect(refusal(scene('rome', p('agrigentum')), event('s44'))).toMatch('5.2.a');
    const s = next(scene('rome', p('rome')), event('s44'), { type: 'favour', general: 'longus' });
    expect([s.truce, cu(s, 'rome', 'rome')]).toEqual([false, 7]);
  });

  test('in a Truce a neutral Tribe is Subjugated, and no city besieged', () => {
    const p: Position = {
      truce: true,
      hands: { rome: ['s37'] },
      forces: { rome: { rhone: { cu: 5, generals: ['longus'] }, gades: { cu: 5, generals: ['nero'] } }, carthage: {} },
    };
    const s = next(
      scene('rome', p),
      ...activate('s37', 'longus', 'campaign'),
      take(5),
      step('gergovia'),
      step('averni'),
    );
    expect(refusal(s, { type: 'besiege' })).toBeUndefined();
    expect(refusal(next(scene('rome', p), ...activate('s37', 'nero', 'campaign')), { type: 'besiege' })).toMatch(
      '5.2.a',
    );
  });

  test('in a Truce Carthage sails without a roll, and not to a Roman PC', () => {
    const p: Position = {
      truce: true,
      hands: { carthage: ['s55'] },
      forces: { rome: {}, carthage: { malaca: { cu: 3, generals: ['mago'] } } },
    };
    const s = next(scene('carthage', p), ...activate('s55', 'mago'), take(3));
    expect(refusal(s, sail('carales'))).toMatch('5.2.a');
    expect(cu(next(s, sail('baleares')), 'carthage', 'baleares')).toBe(3);
  });

  test('a Truce that left a hand calls for a shuffle at the end of the turn, and the bans end with the next', () => {
    let s = scene('carthage', {
      bans: { carthage: 's57' },
      hands: { carthage: ['s64'] },
      forces: { rome: { rome: { cu: 8, generals: ['p-scipio'] } }, carthage: { carthage: { cu: 4 } } },
    });
    s = next(s, { type: 'play', card: 's64', use: 'discard' });
    while (s.frames.at(-1)?.type === 'removal') s = next(s, hannibal.choices(s)[0]?.action);
    s = next(s, { type: 'shuffle', pile: 'deck' });
    expect([s.turn, s.bans, s.discards, s.deck.length]).toEqual([2, {}, ['s57'], 63]);
  });

  test('CUs that one General of a Campaign drops go on with another, 4 MPs in all', () => {
    const p: Position = {
      hands: { rome: ['s37'] },
      forces: { rome: { rome: { cu: 4, generals: ['nero'] }, cosa: { cu: 0, generals: ['fabius'] } }, carthage: {} },
      consuls: [],
    };
    const dropped = next(
      scene('rome', p),
      ...activate('s37', 'nero', 'campaign'),
      take(4),
      step('tarquinii'),
      step('faesulae'),
      step('cosa'),
      { type: 'leave', cu: 4, elephants: 0 },
      { type: 'done' },
    );
    const on = next(dropped, { type: 'activate', general: 'fabius' }, take(4));
    expect(refusal(next(on, step('pisae')), step('faesulae'))).toMatch('7.2');
  });

  test('one Army of a Campaign sails', () => {
    const p: Position = {
      hands: { rome: ['s33'] },
      forces: {
        rome: { rome: { cu: 8, generals: ['p-scipio'] }, agrigentum: { cu: 8, generals: ['longus'] } },
        carthage: {},
      },
    };
    const s = next(
      scene('rome', p),
      ...activate('s33', 'longus', 'campaign'),
      take(8),
      sail('cosa'),
      { type: 'done' },
      { type: 'activate', general: 'p-scipio' },
      take(8),
    );
    expect(refusal(s, sail('massilia'))).toMatch('7.3 Only one Army per Campaign may sail');
  });

  test('5 CUs sail with a card for its OPs, 10 in a Campaign', () => {
    const p: Position = {
      hands: { rome: ['s55', 's37'] },
      forces: { rome: { rome: { cu: 12, generals: ['longus'] } }, carthage: {} },
      consuls: [],
    };
    expect(refusal(next(scene('rome', p), ...activate('s55', 'longus'), take(6)), sail('cosa'))).toMatch(
      '7.3 6 CUs would sail; this card allows 5',
    );
    expect(
      refusal(next(scene('rome', p), ...activate('s37', 'longus', 'campaign'), take(10)), sail('cosa')),
    ).toBeUndefined();
  });

  test('a Force March with a ship goes twice by sea', () => {
    const p: Position = {
      hands: { rome: ['s63'] },
      forces: { rome: { rome: { cu: 5, generals: ['africanus'] } }, carthage: {} },
    };
    const s = next(
      scene('rome', p),
      ...activate('s63', 'africanus', 'force-march'),
      take(5),
      sail('massilia'),
      sail('emporiae'),
    );
    expect(cu(s, 'rome', 'emporiae')).toBe(5);
  });

  test('the siege train does not cross the Alps, its Army does', () => {
    const p: Position = {
      train: 'allobroges',
      hands: { carthage: ['s57'] },
      forces: { rome: {}, carthage: { allobroges: { cu: 10, generals: ['hannibal'] } } },
    };
    const s = next(scene('carthage', p), ...activate('s57', 'hannibal'), take(10));
    expect(refusal(next(s, { type: 'haul' }), step('taurini'))).toMatch('7.2B');
    expect(refusal(s, step('taurini'))).toBeUndefined();
    expect(next(s, { type: 'haul' }, step('rhone')).train).toBe('rhone');
  });
});

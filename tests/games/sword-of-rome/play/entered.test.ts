/** What happens when an army enters a space: who may refuse, who stays outside the walls. */
import { describe, expect, test } from 'vitest';
import { swordOfRome } from '../../../../src/games/sword-of-rome/play/game.ts';
import { at, next, open } from './at.ts';

describe('10.5.1: whoever is intercepted may go back', () => {
  /** Camillus goes by Sutrium to Clusium, where Gauls come out of Spoletium. */
  const intercepted = (sutrium: Readonly<Record<string, number>>) =>
    at(
      {
        active: 'romans',
        hands: { romans: ['romans-17'] },
        alliances: [{ one: 'romans', other: 'etruscans' }],
        cu: { velitrae: {}, roma: { romans: 5 }, sutrium, clusium: {}, spoletium: { gauls: 5 }, 'sena-gallica': {} },
        leaders: { camillus: 'roma', valerius: 'pool', 'gaul-a': 'spoletium', 'etruscan-a': 'aside' },
      },
      [
        { type: 'activate', card: 'romans-17', leader: 'camillus' },
        { type: 'take', cu: 5 },
        { type: 'step', to: 'sutrium' },
        { type: 'step', to: 'clusium' },
        { type: 'intercept', leader: 'gaul-a', cu: 5 },
        { type: 'roll', faces: { interceptions: [1] } },
      ],
    );

  test('where he came from, but not among CU of an ally', () => {
    expect(open(intercepted({}))).toContain('refuse');
    expect(open(intercepted({ etruscans: 2 }))).not.toContain('refuse');
  });
});

test('21.3-#9: Gauls keep those who have gone inside Pisae out of it, for the whole action', () => {
  const s = at(
    {
      active: 'gauls',
      hands: { gauls: ['gauls-24', 'gauls-09'] },
      cu: { clusium: { gauls: 5 }, pisae: { etruscans: 2 }, bononia: {} },
      leaders: { 'gaul-a': 'clusium', 'etruscan-a': 'aside', 'etruscan-b': 'pisae' },
    },
    [
      { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
      { type: 'take', cu: 5 },
      { type: 'step', to: 'pisae' },
      { type: 'inside', cu: 2, leaders: true },
    ],
  );
  expect(s.inside).toMatchObject({ pisae: 2 });
  const out = next(s, { type: 'respond', card: 'gauls-09' });
  expect([out.inside['pisae'], out.cu['pisae']?.etruscans, out.under.noCity]).toEqual([undefined, 2, ['etruscans']]);
});

describe('9.3.1: leaders and CU are declared inside freely', () => {
  /** Gauls come to Narnia, where Camillus stands with these CU, or Valerius beside him. */
  const entered = (leaders: Readonly<Record<string, string>> = {}) =>
    at(
      {
        active: 'gauls',
        hands: { gauls: ['gauls-24'] },
        cu: { spoletium: { gauls: 5 }, narnia: { romans: 2 }, velitrae: {}, roma: {} },
        leaders: { 'gaul-a': 'spoletium', camillus: 'narnia', valerius: 'pool', ...leaders },
      },
      [
        { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
        { type: 'take', cu: 5 },
        { type: 'step', to: 'narnia' },
      ],
    );
  const alone = { type: 'inside', cu: 0, leaders: true };

  test('a leader may go inside and leave all his CU outside', () => {
    const s = next(entered(), alone);
    expect([s.leaders['camillus'], s.cu['narnia']?.romans, s.inside]).toMatchObject([{ inside: true }, 2, {}]);
    // The CU fight without him.
    expect(open(s)).not.toContain('avoid');
  });

  test('of two leaders one may go inside alone', () => {
    const s = next(entered({ valerius: 'narnia' }), { type: 'leave', leader: 'valerius' }, alone);
    expect([s.leaders['camillus']?.inside, s.leaders['valerius']?.inside]).toEqual([true, false]);
  });

  test('without CU and without leaders nobody goes', () => {
    const nobody = { type: 'inside', cu: 0, leaders: false };
    expect(swordOfRome.problem(entered(), nobody)?.rule).toBe('9.3.1');
    expect(swordOfRome.problem(entered({ camillus: 'roma' }), alone)?.rule).toBe('9.3.1');
  });
});

test('9.3.3: at the Caudine Forks a Samnite army next to it comes, whole and without a die', () => {
  const s = at(
    {
      active: 'romans',
      hands: { romans: ['romans-17'], etruscans: ['etruscans-31'] },
      cu: { velitrae: {}, tarracina: { romans: 4 }, capua: {} },
      leaders: { camillus: 'tarracina' },
    },
    [
      { type: 'activate', card: 'romans-17', leader: 'camillus' },
      { type: 'take', cu: 4 },
      { type: 'step', to: 'capua' },
      { type: 'respond', card: 'etruscans-31' },
    ],
  );
  expect([s.cu['capua'], s.cu['bovianum'], s.leaders['samnite-a']?.at]).toEqual([
    { romans: 4, samnites: 4 },
    undefined,
    'capua',
  ]);
  expect(s.removed.etruscans).toContain('etruscans-31');
});

describe('10.6, 11.2: whoever has tried to meet an army does not avoid that army', () => {
  /** Samnites of Bovianum try in vain to meet Camillus in Capua; Valerius stands in Fregellae. */
  const missed = at(
    {
      active: 'romans',
      hands: { romans: ['romans-01'] },
      cu: { velitrae: {}, roma: {}, tarracina: { romans: 4 }, fregellae: { romans: 4 }, bovianum: { samnites: 4 } },
      leaders: { camillus: 'tarracina', valerius: 'fregellae', 'samnite-b': 'aside' },
    },
    [
      { type: 'event', card: 'romans-01' },
      { type: 'lead', leader: 'camillus' },
      { type: 'take', cu: 4 },
      { type: 'step', to: 'capua' },
      { type: 'intercept', leader: 'samnite-a', cu: 4 },
      { type: 'roll', faces: { interceptions: [6] } },
    ],
  );

  test('but they avoid the other army of the Campaign', () => {
    expect(open(next(missed, { type: 'step', to: 'bovianum' }))).not.toContain('avoid');
    const second = next(
      missed,
      { type: 'stop' },
      { type: 'lead', leader: 'valerius' },
      { type: 'take', cu: 4 },
      { type: 'step', to: 'bovianum' },
    );
    expect(open(second)).toContain('avoid');
  });
});

describe('7.2.2: Etruscans who bribe their way', () => {
  test('are let pass for as long as they go on; others of a Campaign are not', () => {
    const passed = at(
      {
        active: 'etruscans',
        hands: { etruscans: ['etruscans-01', 'etruscans-04'] },
        cu: { clusium: { etruscans: 3 }, pisae: { etruscans: 2 }, spoletium: { gauls: 4 }, 'sena-gallica': {} },
        leaders: { 'gaul-a': 'spoletium', 'samnite-a': 'aside' },
      },
      [
        { type: 'event', card: 'etruscans-01' },
        { type: 'lead', leader: 'etruscan-a' },
        { type: 'take', cu: 3 },
        { type: 'step', to: 'spoletium' },
        { type: 'bribe', card: 'etruscans-04' },
        { type: 'step', to: 'sentinum' },
      ],
    );
    expect([passed.cu['sentinum'], passed.cu['spoletium']]).toEqual([{ etruscans: 3 }, { gauls: 4 }]);
    expect(passed.removed.etruscans).toContain('etruscans-04');
    expect(open(passed)).not.toContain('intercept');
    const second = next(
      passed,
      { type: 'stop' },
      { type: 'lead', leader: 'etruscan-b' },
      { type: 'take', cu: 2 },
      { type: 'step', to: 'clusium' },
    );
    expect(open(second)).toContain('intercept');
  });

  test('may do so wherever any connection leads on with the MP that are left', () => {
    const inBononia = (mp: 'two' | 'none') =>
      at(
        {
          active: 'etruscans',
          hands: { etruscans: ['etruscans-02', 'etruscans-04'] },
          cu: { pisae: mp === 'two' ? { etruscans: 2 } : {}, populonium: {}, tarquinii: { etruscans: 2 } },
          leaders: {
            ...{ 'etruscan-b': mp === 'two' ? 'pisae' : 'tarquinii', 'etruscan-a': 'aside' },
            ...{ 'gaul-a': 'aside', 'gaul-b': 'aside', 'gaul-c': 'aside' },
          },
        },
        [
          { type: 'activate', card: 'etruscans-02', leader: 'etruscan-b' },
          { type: 'take', cu: 2 },
          ...(mp === 'two'
            ? []
            : [
                { type: 'step', to: 'populonium' },
                { type: 'step', to: 'pisae' },
              ]),
          { type: 'step', to: 'bononia' },
        ],
      );
    // Gauls stand in all spaces around; rough leads back.
    expect(open(inBononia('two'))).toContain('bribe');
    expect(open(inBononia('none'))).not.toContain('bribe');
  });
});

test('13.1.2: only an army that has won begins a siege, not CU without a leader', () => {
  const siege = (leader: 'capua' | 'neapolis') =>
    at(
      {
        active: 'greeks',
        hands: { greeks: ['greeks-04'] },
        cu: { neapolis: { romans: 5 }, capua: { romans: 1 }, velitrae: {} },
        inside: { neapolis: 2 },
        leaders: { camillus: leader, 'greek-b': 'neapolis' },
        within: ['greek-b'],
      },
      [
        { type: 'activate', card: 'greeks-04', leader: 'greek-b' },
        { type: 'sortie', cu: 2 },
        { type: 'roll', faces: { attacker: [3, 2, 1], defender: [6, 4, 4] } },
        { type: 'done' },
      ],
    ).siege;
  expect(siege('capua')).toEqual({});
  expect(siege('neapolis')).toEqual({ neapolis: { by: 'romans', level: 0 } });
});

describe('11.1.1: the Etruscans avoid by sea', () => {
  const avoids = (card: string, cu: number) => {
    const s = at(
      {
        active: 'gauls',
        hands: { gauls: ['gauls-24'], etruscans: [card] },
        cu: { luna: { gauls: 5 }, pisae: { etruscans: 4 }, bononia: {}, roma: {} },
        leaders: { 'gaul-a': 'luna', 'etruscan-a': 'aside', 'etruscan-b': 'pisae', valerius: 'pool' },
        markers: { roma: 'etruscans' },
      },
      [
        { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
        { type: 'take', cu: 5 },
        { type: 'step', to: 'pisae' },
        { type: 'pass' },
      ],
    );
    return swordOfRome.problem(s, { type: 'avoid', leader: 'etruscan-b', cu, to: 'roma' })?.rule;
  };

  test('with Naval Transports, 3 CU at most; another card does not do', () => {
    expect([avoids('etruscans-12', 3), avoids('etruscans-12', 4), avoids('etruscans-04', 3)]).toEqual([
      undefined,
      '11.1.1',
      '11.1.1',
    ]);
  });
});

describe('9.1.2, 14.6: on the way', () => {
  const moving = (active: 'gauls' | 'romans', card: string, leader: string) =>
    open(
      at(
        {
          active,
          plunder: 1,
          hands: { [active]: [card] },
          markers: { genua: 'greeks' },
          leaders: { 'gaul-b': 'sena-gallica', valerius: 'velitrae' },
        },
        [{ type: 'activate', card, leader }],
      ),
    );

  test('other leaders of the army are there to be called, and the Gauls trade plunder, nobody else', () => {
    expect(moving('gauls', 'gauls-24', 'gaul-a')).toEqual(expect.arrayContaining(['call', 'solidarity']));
    const romans = moving('romans', 'romans-10', 'camillus');
    expect(romans).toContain('call');
    expect(romans).not.toContain('solidarity');
  });
});

test('9.3.1, 11.1: some go inside Pisae with one leader, the other leads 10 away, and the rest is left outside', () => {
  const s = at(
    {
      active: 'gauls',
      hands: { gauls: ['gauls-24'] },
      cu: { luna: { gauls: 3 }, pisae: { etruscans: 14 }, clusium: {}, bononia: {} },
      leaders: { 'gaul-a': 'luna', 'etruscan-a': 'pisae', 'etruscan-b': 'pisae' },
    },
    [
      { type: 'activate', card: 'gauls-24', leader: 'gaul-a' },
      { type: 'take', cu: 3 },
      { type: 'step', to: 'pisae' },
      { type: 'leave', leader: 'etruscan-b' },
      { type: 'inside', cu: 3, leaders: true },
    ],
  );
  expect([s.inside, s.leaders['etruscan-a'], s.leaders['etruscan-b']]).toEqual([
    { pisae: 3 },
    { at: 'pisae', inside: true, commands: true },
    { at: 'pisae', inside: false, commands: true },
  ]);
  expect(swordOfRome.problem(s, { type: 'avoid', leader: 'etruscan-b', cu: 11, to: 'populonium' })?.rule).toBe('11.1');
  const gone = next(s, { type: 'avoid', leader: 'etruscan-b', cu: 10, to: 'populonium' }, { type: 'let-go' });
  expect([gone.cu['populonium'], gone.cu['pisae'], gone.leaders['etruscan-b']?.at]).toEqual([
    { etruscans: 10 },
    { etruscans: 1, gauls: 3 },
    'populonium',
  ]);
});

describe('9.5.6: a flanking force', () => {
  /** Camillus has met the Samnites in Fregellae; Valerius sets out from Roma with 4 MP. */
  const flanking = (...steps: string[]) =>
    at(
      {
        active: 'romans',
        hands: { romans: ['romans-01'] },
        cu: { velitrae: {}, capua: { romans: 4 }, roma: { romans: 5 }, fregellae: { samnites: 5 }, bovianum: {} },
        leaders: {
          ...{ camillus: 'capua', valerius: 'roma', 'samnite-a': 'fregellae' },
          ...{ 'etruscan-a': 'aside', 'volsci-a': 'aside' },
        },
      },
      [
        { type: 'event', card: 'romans-01' },
        { type: 'lead', leader: 'camillus' },
        { type: 'take', cu: 4 },
        { type: 'step', to: 'fregellae' },
        { type: 'flank', leader: 'valerius' },
        { type: 'take', cu: 5 },
        ...steps.map((to) => ({ type: 'step', to })),
      ],
    );
  test('that is beaten loses its share, goes back from enemy ground and stays on friendly', () => {
    const beaten = (marker: 'romans' | 'samnites') =>
      at(
        {
          active: 'romans',
          hands: { romans: ['romans-01'] },
          markers: marker === 'samnites' ? { velitrae: 'samnites' } : {},
          cu: { capua: { romans: 6 }, velitrae: { romans: 5 }, roma: {}, fregellae: { samnites: 6 }, bovianum: {} },
          leaders: { camillus: 'capua', valerius: 'velitrae', 'samnite-a': 'fregellae', 'volsci-a': 'aside' },
        },
        [
          { type: 'event', card: 'romans-01' },
          { type: 'lead', leader: 'camillus' },
          { type: 'take', cu: 6 },
          { type: 'step', to: 'fregellae' },
          { type: 'flank', leader: 'valerius' },
          { type: 'take', cu: 5 },
          { type: 'stop' },
          // A six and a five: 4 CU, two of each force.
          { type: 'roll', faces: { attacker: [2, 2, 2], defender: [6, 5, 3] } },
          { type: 'retreat', to: 'capua' },
          ...(marker === 'samnites' ? [{ type: 'retreat', to: 'roma' }] : []),
        ],
      );
    const where = (s: ReturnType<typeof beaten>) => [s.cu['capua'], s.cu['velitrae'], s.cu['roma']];
    expect(where(beaten('romans'))).toEqual([{ romans: 4 }, { romans: 3 }, undefined]);
    expect(where(beaten('samnites'))).toEqual([{ romans: 4 }, undefined, { romans: 3 }]);
    expect(beaten('romans').frames.at(-1)).toMatchObject({ type: 'support', losers: ['romans'], points: 2 });
  });

  const stops = (...steps: string[]) => swordOfRome.problem(flanking(...steps), { type: 'stop' })?.rule;

  test('halts next to the battle, where it has the MP to go in', () => {
    // Rough costs 2 at Velitrae, clear ground 1 at Praeneste.
    expect([stops('velitrae'), stops('praeneste'), stops('sutrium')]).toEqual([undefined, undefined, '9.5.6']);
    expect(stops('sutrium', 'roma', 'velitrae')).toBe('9.5.6');
    expect(stops('sutrium', 'roma', 'praeneste')).toBeUndefined();
    const battle = next(flanking('velitrae'), { type: 'stop' }).frames.find(({ type }) => type === 'battle');
    expect(battle).toMatchObject({ flank: { power: 'romans', at: 'velitrae', cu: 5, leader: 'valerius' } });
  });
});

test('10.3: whoever comes with part of an army leaves the others, and their leaders, where they are', () => {
  const s = at(
    {
      active: 'romans',
      hands: { romans: ['romans-17'] },
      cu: { velitrae: {}, tarracina: { romans: 4 }, capua: {}, bovianum: { samnites: 4 } },
      leaders: { camillus: 'tarracina', 'samnite-a': 'bovianum', 'samnite-b': 'bovianum' },
    },
    [
      { type: 'activate', card: 'romans-17', leader: 'camillus' },
      { type: 'take', cu: 4 },
      { type: 'step', to: 'capua' },
      { type: 'intercept', leader: 'samnite-a', cu: 3 },
      { type: 'roll', faces: { interceptions: [1] } },
    ],
  );
  expect([s.cu['capua'], s.cu['bovianum'], s.leaders['samnite-a']?.at, s.leaders['samnite-b']?.at]).toEqual([
    { romans: 4, samnites: 3 },
    { samnites: 1 },
    'capua',
    'bovianum',
  ]);
});

test('9.1.2: a consul who stays behind keeps a CU', () => {
  const leaves = (cu: number) =>
    swordOfRome.problem(
      at({ active: 'romans', hands: { romans: ['romans-17'] }, leaders: { valerius: 'velitrae' } }, [
        { type: 'activate', card: 'romans-17', leader: 'camillus' },
        { type: 'take', cu },
      ]),
      { type: 'step', to: 'tarracina' },
    )?.rule;
  expect([leaves(3), leaves(4)]).toEqual([undefined, '9.1.2']);
});

test('9.1.2, 15.3: a minor leader who must go on from an ally’s city leaves a consul there a CU, and does not come to one who has none', () => {
  const inNeapolis = (romans: number) =>
    at(
      {
        active: 'romans',
        hands: { romans: ['romans-01'] },
        alliances: [{ one: 'romans', other: 'greeks' }],
        cu: { neapolis: romans > 0 ? { romans } : {}, capua: { romans: 1 } },
        inside: { neapolis: 1 },
        leaders: { camillus: 'neapolis', valerius: 'roma', 'roman-minor': 'capua', 'greek-a': 'aside' },
      },
      [
        { type: 'activate', card: 'romans-01', leader: 'roman-minor' },
        { type: 'take', cu: 1 },
      ],
    );
  expect(swordOfRome.problem(inNeapolis(0), { type: 'step', to: 'neapolis' })?.rule).toBe('15.3');
  const s = next(inNeapolis(2), { type: 'step', to: 'neapolis' });
  expect(swordOfRome.problem(s, { type: 'take', cu: 2 })?.rule).toBe('9.1.2');
  expect(open(next(s, { type: 'take', cu: 1 }))).toContain('step');
});

test('12.2.1, 13.1.2: after an automatic victory support comes before any siege', () => {
  const s = at(
    {
      active: 'romans',
      hands: { romans: ['romans-17'] },
      cu: { velitrae: {}, capua: { romans: 10 }, neapolis: { greeks: 2 } },
      leaders: { camillus: 'capua' },
    },
    [
      { type: 'activate', card: 'romans-17', leader: 'camillus' },
      { type: 'take', cu: 10 },
      { type: 'step', to: 'neapolis' },
      { type: 'pass' },
    ],
  );
  expect([s.frames.at(-1)?.type, s.siege, s.cu['neapolis']]).toEqual(['support', {}, { romans: 10 }]);
  const over = next(s, { type: 'done' }, { type: 'stop' });
  expect(over.siege).toEqual({ neapolis: { by: 'romans', level: 0 } });
});

test('9.5.6, 15.2.2: who may flank: nobody by the way the others came, and no friend of the enemy', () => {
  const s = at(
    {
      active: 'romans',
      hands: { romans: ['romans-01'] },
      alliances: [{ one: 'romans', other: 'etruscans' }],
      cu: {
        ...{ velitrae: { romans: 4 }, capua: { romans: 4 }, venusia: { romans: 3 }, fregellae: { samnites: 5 } },
        ...{ praeneste: { etruscans: 3 }, roma: {}, bovianum: {}, clusium: {} },
      },
      leaders: {
        ...{ camillus: 'capua', valerius: 'velitrae', papirius: 'venusia', 'etruscan-a': 'praeneste' },
        ...{ 'samnite-a': 'fregellae', 'volsci-a': 'aside' },
      },
    },
    [
      { type: 'event', card: 'romans-01' },
      { type: 'lead', leader: 'camillus' },
      { type: 'take', cu: 4 },
      { type: 'step', to: 'fregellae' },
      { type: 'pass', by: 'etruscans' },
    ],
  );
  const rule = (leader: string) => swordOfRome.problem(s, { type: 'flank', leader })?.rule;
  expect(['valerius', 'papirius', 'etruscan-a', 'camillus'].map(rule)).toEqual([undefined, '9.5.6', '15.2.2', '9.5.1']);
});

test('17.2.2: a Greek victory in Carthago has no political consequences', () => {
  const wins = (space: 'carthago' | 'kerkouane') =>
    at(
      {
        active: 'greeks',
        vp: { romans: 3, etruscans: 4, gauls: 5, greeks: 6 },
        hands: { greeks: ['greeks-04'] },
        cu: {
          carthago: space === 'carthago' ? { carthage: 1 } : { greeks: 8 },
          kerkouane: space === 'carthago' ? { greeks: 8 } : { carthage: 1 },
          lilybaeum: { carthage: 4 },
        },
        leaders: {
          agathocles: space === 'carthago' ? 'kerkouane' : 'carthago',
          bomilcar: 'displaced',
          hamilcar: 'displaced',
        },
      },
      [
        { type: 'activate', card: 'greeks-04', leader: 'agathocles' },
        { type: 'take', cu: 8 },
        { type: 'step', to: space },
      ],
    );
  expect([wins('carthago').cu['carthago'], wins('carthago').frames.at(-1)?.type]).toEqual([{ greeks: 8 }, 'move']);
  expect(wins('kerkouane').frames.at(-1)).toMatchObject({ type: 'support', points: 1 });
});

test('7.3.4-exception: the holding box is next to nothing where support is placed', () => {
  const s = at(
    {
      active: 'greeks',
      hands: { greeks: ['greeks-25'] },
      cu: { eporedia: { gauls: 2 }, mediolanum: {} },
      leaders: { 'gaul-c': 'aside' },
    },
    [
      { type: 'neutral', card: 'greeks-25', power: 'transalpine', use: 'activate' },
      { type: 'lead', leader: 'transalpine-a' },
      { type: 'take', cu: 3 },
      { type: 'step', to: 'eporedia' },
    ],
  );
  const battle = s.frames.find((f) => f.type === 'battle');
  expect(battle).toMatchObject({ attacker: 'transalpine', defender: 'gauls', reach: { attacker: [] } });
});

/** Courses of Hamilcar that seldom come up by themselves, each a position and what is done in it. */
import type { Options, Position } from '../../../../src/games/hamilcar/play/written.ts';
import type { Done } from '../../../support/plays.ts';

interface Scene {
  readonly says: string;
  readonly setup: Options;
  readonly actions: readonly Done[];
}

export const pass = { type: 'pass' } as const;
const done = { type: 'done' } as const;

/** A bare map with these pieces, one card for the side to play and none to answer with. */
export const scene = (
  says: string,
  active: 'rome' | 'carthage',
  position: Omit<Position, 'active' | 'bare'>,
  actions: readonly Done[],
  more: Omit<Options, 'position'> = {},
): Scene => ({
  says,
  setup: { ...more, position: { bare: true, hands: { [active]: ['s02'] }, ...position, active } },
  // Rome is asked for its Corvi before it plays.
  actions: [...(active === 'rome' ? [pass] : []), ...actions],
});

export const consul = (at: string) => ({ at, office: 'consul' }) as const;
export const proconsul = (at: string) => ({ at, office: 'proconsul' }) as const;
export const activate = (general: string, card = 's02'): Done => ({ type: 'activate', card, general });
const roll = (name: string, face: number): Done => ({ type: 'roll', faces: { [name]: [face] } });
export const die = (face: number): Done => roll('die', face);
export const step = (to: string): Done => ({ type: 'step', to });
const sail = (to: string): Done => ({ type: 'sail', to });
export const group = (cu: number, elephants = 0, st = 0): Done => ({ type: 'group', cu, elephants, st });
export const draw = (...cards: readonly string[]): Done => ({ type: 'draw', cards });

/** Duilius comes from Messana to Lipara, and Hamilcar comes for him from Syracusae. */
export const atLipara = (more: Omit<Position, 'active' | 'bare'> = {}): Omit<Position, 'active' | 'bare'> => ({
  seamanship: 4,
  corvi: true,
  supremacy: 'carthage',
  spaces: { messana: { rome: { cu: 4 } }, syracusae: { carthage: { cu: 2 } } },
  generals: { duilius: consul('messana'), hamilcar: 'syracusae' },
  warships: { rome: { ready: 5 }, carthage: { ready: 5 } },
  ...more,
});

export const battleAtLipara = (warships: number): Done[] => [
  activate('duilius'),
  { type: 'embark', warships },
  sail('lipara'),
  { type: 'declare' },
  { type: 'base', port: 'syracusae', warships: 5 },
  { type: 'join', general: 'hamilcar' },
  sail('messana'),
  sail('lipara'),
  done,
  { type: 'shuffle', pile: 'tactics' },
];

/** Hanno comes from Enna to relieve Agrigentum, with one CU of its garrison, and is beaten; who goes within the walls is open. */
export const relief: Omit<Position, 'active' | 'bare'> = {
  spaces: {
    agrigentum: { rome: { cu: 6 }, inside: { cu: 1, st: 1 }, siege: { by: 'rome', points: 1 } },
    enna: { carthage: { cu: 4 } },
  },
  generals: { metellus: consul('agrigentum'), hanno: 'enna' },
};

export const beatenRelief: Done[] = [
  activate('hanno'),
  step('agrigentum'),
  pass,
  { type: 'relieve', cu: 1, elephants: 0, st: 0 },
  { type: 'roll', faces: { carthageLarge: [6], romeSmall: [6], romeLarge: [4] } },
];

/** Hanno is beaten at Catana, and the last CU of his Force is lost on the way to Gela, where others stand. */
export const lostOnTheWay: Scene = scene(
  'a Force perishes on its way to others',
  'rome',
  {
    spaces: {
      messana: { rome: { cu: 9 } },
      catana: { carthage: { cu: 3 } },
      enna: { control: 'rome' },
      leontini: { control: 'rome' },
      gela: { carthage: { cu: 4 } },
    },
    generals: { metellus: consul('messana'), hanno: 'catana' },
  },
  [
    activate('metellus'),
    step('catana'),
    { type: 'roll', faces: { carthageLarge: [5], romeSmall: [6], romeLarge: [3] } },
    { type: 'retreat', to: 'gela' },
  ],
);

export const scenes: readonly Scene[] = [
  lostOnTheWay,
  scene(
    'a General without CUs goes within the walls',
    'rome',
    { spaces: { enna: { rome: { cu: 6 } } }, generals: { metellus: consul('enna'), hanno: 'agrigentum' } },
    [activate('metellus'), step('agrigentum'), { type: 'shelter', general: 'hanno' }],
  ),
  scene(
    'under a Truce and a Peaceful Miat Rome may besiege, and by the other reading may not',
    'rome',
    {
      ...{ truce: true, miat: [], supremacy: 'rome' },
      spaces: { agrigentum: { rome: { cu: 5 }, inside: { cu: 2 } } },
      generals: { metellus: consul('agrigentum') },
    },
    [activate('metellus'), { type: 'attempt' }],
  ),
  scene(
    'Determined Defense takes a point back, and by the other reading may take the second',
    'rome',
    {
      supremacy: 'rome',
      spaces: { agrigentum: { rome: { cu: 5 }, inside: { cu: 2, st: 2 } } },
      generals: { metellus: consul('agrigentum') },
    },
    [activate('metellus'), { type: 'attempt' }, roll('attempt1', 6), { type: 'defend' }],
  ),
  scene(
    'Corvi take a Prize, and the Fleet is sunk to the last ship',
    'rome',
    atLipara({
      generals: { catulus: consul('messana'), hamilcar: 'syracusae' },
      warships: { rome: { ready: 5 }, carthage: { ready: 2 } },
    }),
    [
      activate('catulus'),
      { type: 'embark', warships: 5 },
      sail('lipara'),
      { type: 'declare' },
      { type: 'base', port: 'syracusae', warships: 2 },
      { type: 'join', general: 'hamilcar' },
      sail('messana'),
      sail('lipara'),
      done,
      { type: 'shuffle', pile: 'tactics' },
      draw('flee-1', 'flee-2', 'pursuit-1'),
      draw('pursuit-2', 'pursuit-3', 'boarding-1'),
      pass,
      pass,
      pass,
      die(3),
      pass,
      pass,
      pass,
      die(5),
    ],
  ),
  scene(
    'a Fleet Evades by Supremacy and is pursued',
    'rome',
    atLipara({
      spaces: { messana: { rome: { cu: 4 } }, syracusae: { carthage: { cu: 2 } }, lipara: { control: 'rome' } },
    }),
    [
      ...battleAtLipara(5),
      draw('flee-1', 'ramming-1'),
      draw('pursuit-1', 'foul-wind-1', 'boarding-1'),
      pass,
      pass,
      pass,
      die(3),
      { type: 'evade', means: 'supremacy' },
      { type: 'chase' },
    ],
  ),
  scene(
    'an unguarded Fleet goes down with an Aristocrat',
    'rome',
    {
      seamanship: 4,
      supremacy: 'rome',
      spaces: { messana: { rome: { cu: 1 } } },
      generals: { lscipio: consul('messana'), hamilcar: 'syracusae' },
      warships: { rome: { ready: 2 }, carthage: { ready: 5 } },
    },
    [
      activate('lscipio'),
      { type: 'embark', warships: 0 },
      sail('lipara'),
      { type: 'declare' },
      pass,
      { type: 'base', port: 'syracusae', warships: 2 },
      { type: 'join', general: 'hamilcar' },
      sail('messana'),
      sail('lipara'),
      done,
      die(6),
    ],
  ),
  scene(
    'an Admiral who does not command hunts an unguarded Fleet',
    'carthage',
    {
      seamanship: 4,
      supremacy: 'rome',
      miat: ['b', 'c', 'd'],
      spaces: { syracusae: { carthage: { cu: 4 } }, messana: { rome: { cu: 6 } } },
      generals: { hanno: 'syracusae', metellus: consul('messana'), catulus: proconsul('messana') },
      warships: { rome: { ready: 5 }, carthage: { ready: 0 } },
    },
    [
      activate('hanno'),
      { type: 'embark', warships: 0 },
      sail('messana'),
      { type: 'declare' },
      { type: 'base', port: 'roma', warships: 1 },
      sail('neapolis'),
      sail('lipara'),
      sail('messana'),
      { type: 'join', general: 'catulus' },
      { type: 'board', cu: 3, elephants: 0, st: 0 },
      { type: 'join', general: 'metellus' },
      done,
      die(6),
    ],
  ),
  scene(
    'Seamanship falls in winter, and Supremacy with it',
    'rome',
    { seamanship: 4, supremacy: 'rome', warships: { rome: { ready: 2 } } },
    [{ type: 'discard', card: 's02' }],
  ),
  scene(
    'who was there when it was declared is gone when it is rolled',
    'rome',
    {
      spaces: {
        messana: { rome: { cu: 6 } },
        thermae: { control: 'rome', carthage: { cu: 2 } },
        enna: { carthage: { cu: 4 } },
      },
      generals: { metellus: consul('messana'), gisco: 'thermae', hanno: 'enna' },
    },
    [
      activate('metellus'),
      step('thermae'),
      { type: 'avoid', general: 'gisco', to: 'panormus' },
      group(2),
      { type: 'intercept', general: 'hanno' },
      group(4),
      die(1),
      die(2),
    ],
  ),
  scene(
    'an Army Avoids into its city',
    'rome',
    {
      spaces: { enna: { rome: { cu: 6 } }, agrigentum: { carthage: { cu: 2 } } },
      generals: { metellus: consul('enna'), hanno: 'agrigentum' },
    },
    [
      activate('metellus'),
      step('agrigentum'),
      pass,
      { type: 'avoid', general: 'hanno', to: 'agrigentum' },
      group(2),
      die(1),
    ],
  ),
  scene(
    'an Attacker who came by sea is beaten',
    'rome',
    {
      seamanship: 4,
      spaces: { panormus: { rome: { cu: 5 } }, lilybaeum: { carthage: { cu: 6 } }, drepanum: { control: 'rome' } },
      generals: { metellus: consul('panormus'), hanno: 'lilybaeum' },
      warships: { rome: { ready: 5 }, carthage: { ready: 0 } },
    },
    [
      activate('metellus'),
      { type: 'embark', warships: 2 },
      sail('drepanum'),
      sail('lilybaeum'),
      { type: 'land' },
      pass,
      pass,
      { type: 'roll', faces: { carthageSmall: [3], carthageLarge: [3], romeLarge: [6] } },
    ],
  ),
  scene('a Fleet avoids an Interception', 'rome', { ...atLipara(), seamanship: 3, supremacy: 'rome' }, [
    activate('duilius'),
    { type: 'embark', warships: 5 },
    sail('lipara'),
    { type: 'declare' },
    { type: 'dodge' },
    roll('naval', 2),
    { type: 'land' },
  ]),
  scene(
    'Carthage runs a blockade',
    'carthage',
    {
      spaces: {
        agrigentum: { rome: { cu: 4 }, inside: { cu: 1 }, siege: { by: 'rome', points: 1 } },
        carthago: { inside: { st: 1 } },
      },
      generals: { metellus: consul('agrigentum') },
      warships: { carthage: { ready: 2 } },
    },
    [{ type: 'run-blockade', card: 's02', port: 'carthago', city: 'agrigentum' }, roll('run1', 4)],
    { optional: ['16.4'] },
  ),
  scene('Punic Faith opens Rome’s hand', 'rome', { hands: { rome: ['s21', 's04'], carthage: ['s45'] } }, [
    { type: 'event', card: 's21' },
    { type: 'expose', card: 's45' },
  ]),
  scene(
    'one of two Consuls takes command',
    'rome',
    {
      spaces: { messana: { rome: { cu: 8 } } },
      generals: { metellus: consul('messana'), regulus: consul('messana') },
    },
    [activate('metellus'), { type: 'join', general: 'regulus' }, { type: 'command', general: 'regulus' }],
  ),
  scene(
    'a garrison sallies',
    'carthage',
    {
      spaces: {
        agrigentum: { rome: { cu: 3 }, inside: { cu: 2, elephants: 0, st: 1 }, siege: { by: 'rome', points: 1 } },
      },
      generals: { metellus: consul('agrigentum'), hanno: { at: 'agrigentum', inside: true } },
    },
    [activate('hanno'), { type: 'sortie' }],
  ),
  scene(
    'Vulso turns Warships into CUs',
    'rome',
    {
      spaces: { roma: { rome: { cu: 4 } } },
      generals: { vulso: consul('roma') },
      warships: { rome: { ready: 2, spent: 1 } },
    },
    [activate('vulso'), { type: 'convert', ready: 1, spent: 1 }],
  ),
  scene(
    'an Army that Avoids is pursued',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 2 } } },
      generals: { metellus: consul('messana'), gisco: 'thermae' },
    },
    [
      activate('metellus'),
      step('thermae'),
      { type: 'avoid', general: 'gisco', to: 'panormus' },
      group(2),
      die(1),
      { type: 'pursue' },
      die(6),
    ],
  ),
  scene(
    'Bad Weather holds back one General of a Campaign',
    'carthage',
    {
      spaces: { enna: { carthage: { cu: 4 } }, roma: { rome: { cu: 4 } } },
      generals: { hanno: 'enna', metellus: consul('roma') },
      hands: { carthage: ['s22'], rome: ['s32', 's04'] },
    },
    [
      { type: 'event', card: 's22' },
      { type: 'activate', card: 's22', general: 'hanno' },
      step('agrigentum'),
      { type: 'counter', card: 's32' },
    ],
  ),
  scene(
    'Bad Weather takes a Fleet back past a port with an enemy Army',
    'carthage',
    {
      spaces: { lilybaeum: { carthage: { cu: 4 } }, panormus: { rome: { cu: 3 } } },
      generals: { hanno: 'lilybaeum' },
      warships: { rome: {}, carthage: { ready: 2 } },
      hands: { carthage: ['s02'], rome: ['s32', 's04'] },
    },
    [
      activate('hanno'),
      { type: 'embark', warships: 1 },
      sail('drepanum'),
      pass,
      sail('panormus'),
      pass,
      sail('thermae'),
      { type: 'counter', card: 's32' },
    ],
  ),
  scene(
    'Carthage rolls for the command of two Consuls',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 2 } } },
      generals: { maximus: consul('messana'), caudex: consul('messana'), gisco: 'thermae' },
    },
    [
      activate('maximus'),
      { type: 'join', general: 'caudex' },
      group(6),
      step('thermae'),
      pass,
      { type: 'contest-command' },
      die(1),
    ],
  ),
  scene(
    'a Fleet that Pursuit has held plays Flee!',
    'rome',
    atLipara({
      spaces: { messana: { rome: { cu: 4 } }, syracusae: { carthage: { cu: 2 } }, lipara: { control: 'rome' } },
    }),
    [
      ...battleAtLipara(5),
      draw('flee-1', 'ramming-1'),
      draw('pursuit-1', 'foul-wind-1', 'boarding-1'),
      pass,
      pass,
      pass,
      die(3),
      { type: 'evade', means: 'supremacy' },
      { type: 'chase' },
      { type: 'evade', means: 'flee' },
      pass,
    ],
  ),
  scene(
    'a single CU is overrun',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 1, st: 1 } } },
      generals: { metellus: consul('messana') },
    },
    [activate('metellus'), step('thermae'), { type: 'overrun' }],
  ),
  scene(
    'a relieving Army is joined by the garrison',
    'carthage',
    {
      spaces: {
        agrigentum: { rome: { cu: 3 }, inside: { cu: 2, st: 1 }, siege: { by: 'rome', points: 1 } },
        enna: { carthage: { cu: 4 } },
      },
      generals: { metellus: consul('agrigentum'), hanno: 'enna' },
    },
    [activate('hanno'), step('agrigentum'), pass, { type: 'relieve', cu: 2, elephants: 0, st: 0 }],
  ),
  scene('a beaten relief goes back the way it came, and the garrison within the walls', 'carthage', relief, [
    ...beatenRelief,
    { type: 'arrange', cu: 1, elephants: 0, st: 0 },
    { type: 'retreat', to: 'thermae' },
  ]),
  scene(
    'Metellus has a charge rolled again, and the right to roll a die again is used',
    'carthage',
    {
      forgotten: false,
      spaces: { thermae: { rome: { cu: 5 } }, enna: { carthage: { cu: 4, elephants: 3 } } },
      generals: { metellus: consul('thermae'), xanthippus: 'enna' },
    },
    [
      activate('xanthippus'),
      step('thermae'),
      pass,
      { type: 'charge' },
      die(3),
      { type: 'again' },
      die(6),
      { type: 'roll', faces: { carthageSmall: [1], carthageLarge: [6], romeSmall: [1] } },
      { type: 'reroll', side: 'carthage', size: 'large' },
      roll('reroll', 3),
    ],
  ),
  scene(
    'Xanthippus stays for another turn',
    'carthage',
    {
      moment: 'reinforcement',
      turn: 5,
      miat: ['a', 'b', 'c', 'd'],
      spaces: { carthago: { carthage: { cu: 3 } } },
      generals: { xanthippus: 'carthago' },
    },
    [
      { type: 'prolong' },
      ...['a', 'b', 'c'].map((slot) => ({ type: 'pay', slot })),
      { type: 'place-cu', space: 'carthago' },
    ],
    { optional: ['16.3'] },
  ),
  scene('the Miat gives a CU and a Warship', 'carthage', { moment: 'reinforcement', turn: 2, miat: ['b', 'c', 'd'] }, [
    { type: 'place-cu', space: 'lilybaeum' },
    { type: 'levy', to: 'carthago' },
    { type: 'levy', to: 'warship' },
  ]),
  ...events(),
  scene(
    'a Cruel Sea catches a Fleet',
    'rome',
    {
      seamanship: 4,
      spaces: { panormus: { rome: { cu: 4, st: 1 } } },
      generals: { metellus: consul('panormus') },
      warships: { rome: { ready: 3 }, carthage: { ready: 0 } },
      hands: { rome: ['s02'], carthage: ['s11', 's04'] },
    },
    [
      activate('metellus'),
      { type: 'embark', warships: 3 },
      sail('drepanum'),
      pass,
      { type: 'land' },
      { type: 'counter', card: 's11' },
      roll('storm', 4),
      pass,
    ],
  ),
  scene(
    'Storms at Sea catch a Fleet',
    'rome',
    {
      seamanship: 4,
      spaces: { panormus: { rome: { cu: 4, st: 1 } } },
      generals: { metellus: consul('panormus') },
      warships: { rome: { ready: 3 }, carthage: { ready: 0 } },
      hands: { rome: ['s02'], carthage: ['s39', 's04'] },
    },
    [
      activate('metellus'),
      { type: 'embark', warships: 3 },
      sail('drepanum'),
      pass,
      { type: 'land' },
      { type: 'counter', card: 's39' },
    ],
  ),
  scene(
    'a Fleet raids the STs of a port',
    'rome',
    {
      seamanship: 4,
      spaces: { roma: { rome: { cu: 4 } }, lipara: { carthage: { st: 1 } } },
      generals: { duilius: consul('roma') },
      warships: { rome: { ready: 3 }, carthage: { ready: 0 } },
      hands: { rome: ['s19'] },
    },
    [
      { type: 'event', card: 's19' },
      activate('duilius', 's19'),
      { type: 'embark', warships: 3 },
      sail('neapolis'),
      sail('lipara'),
      { type: 'target', space: 'lipara' },
    ],
  ),
  scene(
    'a Fleet takes a PC in passing',
    'rome',
    {
      seamanship: 4,
      spaces: { roma: { rome: { cu: 4 } }, lipara: { control: 'carthage' } },
      generals: { duilius: consul('roma') },
      warships: { rome: { ready: 3 }, carthage: { ready: 0 } },
      hands: { rome: ['s20'] },
    },
    [
      { type: 'event', card: 's20' },
      activate('duilius', 's20'),
      { type: 'embark', warships: 3 },
      sail('neapolis'),
      sail('lipara'),
      { type: 'target', space: 'lipara' },
    ],
  ),
  scene(
    'Carthage rolls for the command of two Consuls, and an Ambush is laid',
    'carthage',
    {
      spaces: { thermae: { rome: { cu: 6 } }, enna: { carthage: { cu: 6 } } },
      generals: { duilius: consul('thermae'), metellus: consul('thermae'), hanno: 'enna' },
      hands: { carthage: ['s02', 's54'] },
    },
    [activate('hanno'), step('thermae'), pass, pass, die(1), { type: 'counter', card: 's54' }],
  ),
  scene(
    'Adherbal refits a Warship on his way',
    'rome',
    {
      ...atLipara(),
      generals: { duilius: consul('messana'), adherbal: 'syracusae' },
      warships: { rome: { ready: 5 }, carthage: { ready: 2, spent: 2 } },
    },
    [
      activate('duilius'),
      { type: 'embark', warships: 2 },
      sail('lipara'),
      { type: 'declare' },
      { type: 'base', port: 'syracusae', warships: 2 },
      { type: 'join', general: 'adherbal' },
      { type: 'embark', warships: 1 },
    ],
  ),
  scene(
    'L. Scipio wins a PC with his battle',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 1 } }, enna: { carthage: { cu: 1 } } },
      generals: { lscipio: consul('messana'), gisco: 'thermae' },
    },
    [
      activate('lscipio'),
      step('thermae'),
      pass,
      { type: 'roll', faces: { carthageLarge: [6], romeSmall: [1], romeLarge: [4] } },
      { type: 'pc', space: 'enna' },
    ],
  ),
  scene(
    'Hamilcar Barca comes unhired in the last turn',
    'carthage',
    {
      moment: 'reinforcement',
      turn: 7,
      miat: [],
      generals: { hanno: 'gone', gisco: 'gone' },
    },
    [
      { type: 'place-cu', space: 'carthago' },
      { type: 'place', general: 'barca', space: 'utica' },
    ],
  ),
  scene(
    'STs that nobody guards are lost in winter',
    'rome',
    { spaces: { enna: { rome: { st: 2 } }, roma: { rome: { cu: 1, st: 1 } }, messana: { inside: { st: 1 } } } },
    [{ type: 'discard', card: 's02' }],
  ),
  scene(
    'the last turn is over, and the Display decides',
    'carthage',
    { moment: 'chest', turn: 7, chest: { rome: ['s06'], carthage: ['s10'] }, hands: {} },
    [done],
  ),
  scene(
    'an Army comes upon a General without CUs',
    'rome',
    {
      spaces: { catana: { rome: { cu: 4 } }, enna: { carthage: { st: 1 } } },
      generals: { metellus: consul('catana'), hanno: 'enna' },
    },
    [activate('metellus'), step('enna'), pass],
  ),
  scene(
    'Rome elects a Dictator',
    'rome',
    {
      turn: 2,
      miat: ['b', 'c', 'd'],
      spaces: {
        panormus: { control: 'carthage' },
        enna: { control: 'carthage' },
        gela: { control: 'carthage' },
        aleria: { control: 'carthage' },
        drepanum: { control: 'carthage' },
      },
    },
    [{ type: 'dictator' }],
  ),
  scene(
    'Good Omen sets the Die of an Avoid',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 2 } } },
      generals: { metellus: consul('messana'), gisco: 'thermae' },
      hands: { rome: ['s02'], carthage: ['s50', 's04'] },
    },
    [
      activate('metellus'),
      step('thermae'),
      pass,
      { type: 'avoid', general: 'gisco', to: 'panormus' },
      group(2),
      { type: 'omen', card: 's50', face: 1 },
    ],
  ),
  scene(
    'two Generals go together and part',
    'rome',
    {
      spaces: { messana: { rome: { cu: 8 } }, thermae: { control: 'rome' } },
      generals: { metellus: consul('messana'), flaccus: proconsul('messana') },
    },
    [
      activate('metellus'),
      { type: 'join', general: 'flaccus' },
      group(8),
      step('thermae'),
      { type: 'part', general: 'flaccus' },
    ],
  ),
  ...(['fight', 'back-up'] as const).map((type) =>
    scene(
      `an Army that is intercepted may ${type === 'fight' ? 'fight' : 'back up'}`,
      'rome',
      {
        spaces: { catana: { rome: { cu: 6 } }, agrigentum: { carthage: { cu: 4 } } },
        generals: { metellus: consul('catana'), hanno: 'agrigentum' },
      },
      [activate('metellus'), step('enna'), { type: 'intercept', general: 'hanno' }, group(4), die(1), { type }],
    ),
  ),
  scene(
    'Consuls are elected, and an Admiral reforms the navy',
    'carthage',
    {
      moment: 'reinforcement',
      turn: 7,
      miat: [],
      spaces: { roma: { rome: { cu: 6 } } },
      generals: { barca: 'gone', hanno: 'gone', gisco: 'gone' },
    },
    [
      { type: 'place-cu', space: 'carthago' },
      { type: 'elect', general: 'duilius' },
      { type: 'elect', general: 'metellus' },
      { type: 'place', general: 'duilius', space: 'roma' },
      { type: 'place', general: 'metellus', space: 'roma' },
      { type: 'reform', ships: 2 },
      { type: 'seamanship' },
      { type: 'corvi', mounted: true },
    ],
    { optional: ['16.1', '16.2'] },
  ),
  scene(
    'Duilius is paid for',
    'carthage',
    {
      moment: 'chest',
      generals: { duilius: consul('roma') },
      chest: { rome: ['s06'], carthage: ['s10'] },
      hands: {},
    },
    [{ type: 'duilius' }],
  ),
  scene(
    'circles that cancel figures are lost for hits',
    'carthage',
    {
      spaces: { thermae: { rome: { cu: 6 } }, enna: { carthage: { cu: 7 } } },
      generals: { duilius: consul('thermae'), hanno: 'enna' },
    },
    [
      activate('hanno'),
      step('thermae'),
      pass,
      { type: 'roll', faces: { carthageSmall: [1], carthageLarge: [1], romeSmall: [3] } },
      { type: 'retreat', to: 'messana' },
    ],
  ),
  scene(
    'a PC reaches an Army that stands on enemy ground',
    'rome',
    { spaces: { arretium: { control: 'carthage' }, pisae: { control: 'rome' }, perusia: { carthage: { cu: 2 } } } },
    [{ type: 'discard', card: 's02' }, die(1)],
  ),
  scene(
    'Elephants are frightened',
    'carthage',
    {
      forgotten: false,
      spaces: { thermae: { rome: { cu: 5 } }, enna: { carthage: { cu: 4, elephants: 3 } } },
      generals: { duilius: consul('thermae'), xanthippus: 'enna' },
      hands: { carthage: ['s02'], rome: ['s01', 's04'] },
    },
    [
      activate('xanthippus'),
      step('thermae'),
      pass,
      pass,
      pass,
      { type: 'charge' },
      { type: 'counter', card: 's01' },
      pass,
      die(4),
    ],
  ),
  scene(
    'a General without CUs is intercepted',
    'rome',
    {
      spaces: { agrigentum: { carthage: { cu: 3 } } },
      generals: { lscipio: proconsul('catana'), hanno: 'agrigentum' },
    },
    [activate('lscipio'), step('enna'), { type: 'intercept', general: 'hanno' }, group(3), die(1)],
  ),
  scene(
    'an ST is destroyed rather than left',
    'rome',
    { spaces: { thermae: { rome: { cu: 4, st: 2 } } }, generals: { metellus: consul('thermae') } },
    [activate('metellus'), { type: 'destroy-st', number: 2 }],
  ),
  scene(
    'a beaten Admiral retreats by sea',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 3 } }, panormus: { control: 'carthage' } },
      generals: { metellus: consul('messana'), adherbal: 'thermae' },
    },
    [
      activate('metellus'),
      step('thermae'),
      pass,
      { type: 'roll', faces: { carthageLarge: [6], romeLarge: [4] } },
      { type: 'retreat', to: 'tyndaris' },
    ],
  ),
  scene(
    'an Admiral who only goes along leads the Army away by sea',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, tyndaris: { carthage: { cu: 3 } } },
      generals: { metellus: consul('messana'), barca: 'tyndaris', gisco: 'tyndaris' },
    },
    [
      activate('metellus'),
      step('tyndaris'),
      { type: 'avoid', general: 'barca', to: 'lipara' },
      { type: 'join', general: 'gisco' },
      group(3),
      die(3),
    ],
  ),
  scene(
    'L. Scipio wins a PC from an unguarded Fleet',
    'carthage',
    {
      seamanship: 4,
      supremacy: 'carthage',
      miat: ['b', 'c', 'd'],
      spaces: { syracusae: { carthage: { cu: 4 } }, messana: { rome: { cu: 6 } } },
      generals: { hanno: 'syracusae', lscipio: consul('messana') },
      warships: { rome: { ready: 1 }, carthage: { ready: 0 } },
    },
    [
      activate('hanno'),
      { type: 'embark', warships: 0 },
      sail('messana'),
      { type: 'declare' },
      pass,
      { type: 'base', port: 'roma', warships: 1 },
      sail('neapolis'),
      sail('lipara'),
      sail('messana'),
      { type: 'join', general: 'lscipio' },
      { type: 'board', cu: 3, elephants: 0, st: 0 },
      done,
      die(6),
      { type: 'put-in', port: 'messana' },
      { type: 'pc', space: 'enna' },
    ],
  ),
  scene(
    'Tribes that nobody subjugates cost PCs',
    'carthage',
    {
      moment: 'tribes',
      turn: 2,
      spaces: {
        volsinii: { rome: { cu: 3 }, siege: { by: 'rome', points: 1 } },
        capsa: { carthage: { cu: 3 }, siege: { by: 'carthage', points: 1 } },
      },
      hands: {},
    },
    [{ type: 'remove', space: 'zama' }],
    { optional: ['16.5'] },
  ),
];

/** Events that are seldom drawn by a side that can use them. */
function events(): Scene[] {
  const army = {
    spaces: {
      enna: { carthage: { cu: 4, elephants: 1 } },
      roma: { rome: { cu: 4 } },
      catana: { control: 'rome' as const },
      tyndaris: { control: 'rome' as const },
    },
  };
  const generals = { generals: { hanno: 'enna', metellus: consul('roma') } };
  const event = (side: 'rome' | 'carthage', card: string, says: string, actions: readonly Done[]): Scene =>
    scene(says, side, { ...army, ...generals, hands: { [side]: [card] } }, [{ type: 'event', card }, ...actions]);
  const target = (space: string): Done => ({ type: 'target', space });
  return [
    event('rome', 's05', 'the Socii Navales bring Warships', [done]),
    event('rome', 's33', 'Allied Auxiliaries come to Roma', [target('roma')]),
    event('carthage', 's35', 'an Epidemic strikes', [target('roma'), die(5)]),
    event('carthage', 's36', 'a Pestilence strikes', [target('roma'), die(5)]),
    event('rome', 's42', 'Sicilian Allies desert', [target('enna')]),
    event('carthage', 's44', 'Spoils of War are two PCs', [target('catana'), target('tyndaris')]),
    event('carthage', 's52', 'Surprise Raids reach one PC beside an Army', [target('catana')]),
    event('carthage', 's56', 'the Flamen Martialis must not leave', [{ type: 'afflict', general: 'metellus' }]),
    event('carthage', 's40', 'a Forced March is 6 MPs long', [{ type: 'activate', card: 's40', general: 'hanno' }]),
    event('carthage', 's41', 'so is the other one', [{ type: 'activate', card: 's41', general: 'hanno' }]),
    event('carthage', 's49', 'a Truce is made', []),
  ];
}

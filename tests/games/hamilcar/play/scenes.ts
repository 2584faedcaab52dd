/** Courses of Hamilcar that seldom come up by themselves, each a position and what is done in it. */
import type { Options, Position } from '../../../../src/games/hamilcar/play/written.ts';
import type { Done } from '../../../support/plays.ts';

interface Scene {
  readonly says: string;
  readonly setup: Options;
  readonly actions: readonly Done[];
}

const [pass, done] = [{ type: 'pass' }, { type: 'done' }] as const;

/** A bare map with these pieces, one card for the side to play and none to answer with. */
const scene = (
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

const consul = (at: string) => ({ at, office: 'consul' }) as const;
const proconsul = (at: string) => ({ at, office: 'proconsul' }) as const;
const activate = (general: string, card = 's02'): Done => ({ type: 'activate', card, general });
const roll = (name: string, face: number): Done => ({ type: 'roll', faces: { [name]: [face] } });
const die = (face: number): Done => roll('die', face);
const step = (to: string): Done => ({ type: 'step', to });
const sail = (to: string): Done => ({ type: 'sail', to });
const group = (cu: number, elephants = 0, st = 0): Done => ({ type: 'group', cu, elephants, st });
const draw = (...cards: readonly string[]): Done => ({ type: 'draw', cards });

/** Duilius comes from Messana to Lipara, and Hamilcar comes for him from Syracusae. */
const atLipara = (more: Omit<Position, 'active' | 'bare'> = {}): Omit<Position, 'active' | 'bare'> => ({
  seamanship: 4,
  corvi: true,
  supremacy: 'carthage',
  spaces: { messana: { rome: { cu: 4 } }, syracusae: { carthage: { cu: 2 } } },
  generals: { duilius: consul('messana'), hamilcar: 'syracusae' },
  warships: { rome: { ready: 5 }, carthage: { ready: 5 } },
  ...more,
});

const battleAtLipara = (warships: number): Done[] => [
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

export const scenes: readonly Scene[] = [
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
      supremacy: 'carthage',
      spaces: { messana: { rome: { cu: 1 } } },
      generals: { lscipio: consul('messana'), hamilcar: 'syracusae' },
      warships: { rome: { ready: 2 }, carthage: { ready: 5 } },
    },
    [
      activate('lscipio'),
      { type: 'embark', warships: 0 },
      sail('lipara'),
      { type: 'declare' },
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
      { type: 'board', cu: 3, elephants: 0, st: 0 },
      { type: 'join', general: 'catulus' },
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
      die(3),
    ],
  ),
  scene(
    'a single CU is overrun',
    'rome',
    {
      spaces: { messana: { rome: { cu: 6 } }, thermae: { carthage: { cu: 1 } } },
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
    [{ type: 'prolong' }, { type: 'pay', slot: 'a' }],
    { optional: ['16.3'] },
  ),
];

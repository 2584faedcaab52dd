/** Courses of Hannibal that seldom come up by themselves, each a position and what is done in it. */
import type { Options, Position } from '../../../../src/games/hannibal/play/set-up.ts';
import type { Done } from '../../../support/plays.ts';

interface Scene {
  readonly says: string;
  readonly setup: Options;
  readonly actions: readonly Done[];
}

/** One card is played, and one General marches with all his CUs to the space where it happens. */
const scene = (
  says: string,
  position: Position,
  actions: readonly Done[],
  rulings: Options['rulings'] = {},
): Scene => ({
  says,
  setup: { rulings, position: { stage: 'strategy', ...position } },
  actions,
});

const marches = (card: string, general: string, cu: number, to: string): Done[] => [
  { type: 'play', card, use: 'activate' },
  { type: 'activate', general },
  { type: 'take', cu, elephants: 0 },
  { type: 'step', to },
];

const SHUFFLE: Done = { type: 'shuffle', pile: 'battle-cards' };
const PASS: Done = { type: 'pass' };
const roll = (id: string, face: number): Done => ({ type: 'roll', faces: { [id]: [face] } });
const deal = (rome: readonly string[], carthage: readonly string[]): Done => ({
  type: 'deal',
  hands: { rome, carthage },
});

/** So many cards of a title, from the first. */
const some = (title: string, number: number): string[] => Array.from({ length: number }, (_, i) => `${title}-${i + 1}`);

/** Hannibal attacks a few Romans in Dertosa; 3 Provinces of Iberia are his Allies. */
const attack = (hands: Position['hands'], cu: number, rome: Position['forces'], elephants = 0): Position => ({
  active: 'carthage',
  ...(hands && { hands }),
  forces: { rome: rome?.rome ?? {}, carthage: { saguntum: { cu, elephants, generals: ['hannibal'] } } },
});
const inDertosa = (cu: number, ...generals: string[]): Position['forces'] => ({
  rome: { dertosa: { cu, generals } },
  carthage: {},
});

export const scenes: readonly Scene[] = [
  scene(
    'Carthage rolls for a Change of Command though it need not',
    {
      active: 'rome',
      hands: { rome: ['s35'] },
      forces: {
        rome: { falerii: { cu: 8, generals: ['p-scipio', 'longus'] } },
        carthage: { faesulae: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      { type: 'play', card: 's35', use: 'activate' },
      { type: 'command', general: 'longus' },
      { type: 'activate', general: 'longus' },
      { type: 'take', cu: 8, elephants: 0 },
      { type: 'join', general: 'p-scipio' },
      { type: 'step', to: 'faesulae' },
      { type: 'roll-command' },
      roll('command', 5),
    ],
  ),
  scene(
    'a Double Envelopment is matched by a Force without a General, who seizes the initiative',
    attack({ carthage: ['s57'] }, 8, inDertosa(3)),
    [
      ...marches('s57', 'hannibal', 8, 'dertosa'),
      SHUFFLE,
      deal(
        ['double-envelopment-1', 'probe-1', 'reserve-1'],
        ['double-envelopment-2', ...some('frontal-assault', 12), 'flank-left-1', 'flank-left-2'],
      ),
      { type: 'lead', card: 'double-envelopment', as: 'double-envelopment' },
      { type: 'match', card: 'double-envelopment' },
      { type: 'seize' },
    ],
  ),
  scene(
    'a Disengage is cancelled, and the Defender takes over',
    attack({ carthage: ['s57'] }, 4, inDertosa(3, 'marcellus')),
    [
      ...marches('s57', 'hannibal', 4, 'dertosa'),
      PASS,
      SHUFFLE,
      deal(some('probe', 6), some('frontal-assault', 11)),
      { type: 'disengage' },
      roll('disengage', 1),
      { type: 'cancel' },
      roll('cancel', 2),
      { type: 'take-over' },
    ],
  ),
  scene('a Disengage leads back to where the Army came from', attack({ carthage: ['s57'] }, 4, inDertosa(3)), [
    ...marches('s57', 'hannibal', 4, 'dertosa'),
    SHUFFLE,
    deal(some('probe', 3), some('frontal-assault', 11)),
    { type: 'disengage' },
    roll('disengage', 1),
    { type: 'withdraw', to: 'saguntum' },
  ]),
  scene(
    'a spy sees half of the hand, and a deserter brings one of these cards along',
    attack({ carthage: ['s57', 's20', 's59'] }, 4, inDertosa(3, 'marcellus')),
    [
      ...marches('s57', 'hannibal', 4, 'dertosa'),
      PASS,
      { type: 'counter', card: 's20' },
      SHUFFLE,
      deal(some('probe', 6), some('frontal-assault', 11)),
      { type: 'draw', cards: some('probe', 3) },
      { type: 'counter', card: 's59' },
      { type: 'take-open', card: 'probe' },
    ],
  ),
  scene(
    'Elephants charge and take fright, and the cavalry is led',
    attack({ rome: ['s42'], carthage: ['s57', 's06'] }, 4, inDertosa(3), 2),
    [
      { type: 'play', card: 's57', use: 'activate' },
      { type: 'activate', general: 'hannibal' },
      { type: 'take', cu: 4, elephants: 2 },
      { type: 'step', to: 'dertosa' },
      PASS,
      PASS,
      { type: 'charge' },
      { type: 'counter', card: 's42' },
      SHUFFLE,
      deal(some('probe', 3), some('frontal-assault', 9)),
      PASS,
      { type: 'counter', card: 's06' },
      PASS,
      { type: 'roll', faces: { casualties: [1], retreat: [5] } },
    ],
  ),
  scene('Allies of Iberia stay away from a Battle', attack({ rome: ['s31'], carthage: ['s57'] }, 4, inDertosa(3)), [
    ...marches('s57', 'hannibal', 4, 'dertosa'),
    { type: 'counter', card: 's31' },
  ]),
  scene(
    'an Army goes inside with its General, and attacks out of the city',
    {
      active: 'carthage',
      hands: { rome: ['s01'], carthage: ['s57'] },
      forces: {
        rome: { massilia: { cu: 3, generals: ['nero'] } },
        carthage: { rhone: { cu: 5, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 5, 'massilia'),
      { type: 'shelter', cu: 2, elephants: 0 },
      { type: 'admit', general: 'nero' },
      PASS,
      { type: 'overrun' },
      { type: 'done' },
      { type: 'play', card: 's01', use: 'activate' },
      { type: 'activate', general: 'nero' },
      { type: 'sortie' },
    ],
  ),
  scene(
    'those inside a Besieged city come out to its relief',
    {
      active: 'rome',
      hands: { rome: ['s01'] },
      forces: {
        rome: { rome: { cu: 4, generals: ['fabius'] } },
        carthage: { capua: { cu: 4, generals: ['hannibal'] } },
      },
      inside: { capua: { cu: 2 } },
      siege: { capua: 1 },
      consuls: [],
    },
    [...marches('s01', 'fabius', 4, 'capua'), { type: 'relieve' }],
  ),
  scene(
    'the third point Subjugates a Tribe',
    {
      active: 'rome',
      hands: { rome: ['s01'] },
      forces: { rome: { boii: { cu: 4, generals: ['fabius'] } }, carthage: { gades: { cu: 3, generals: ['gisgo'] } } },
      siege: { boii: 2 },
    },
    [
      { type: 'play', card: 's01', use: 'activate' },
      { type: 'activate', general: 'fabius' },
      { type: 'besiege' },
      roll('attempt1', 6),
    ],
  ),
  scene(
    'an Intercepted Army backs up over the pass, and rolls for it again',
    {
      active: 'carthage',
      hands: { carthage: ['s57'] },
      forces: {
        rome: { cosa: { cu: 4, generals: ['fabius'] } },
        carthage: { boii: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 8, 'pisae'),
      roll('pass1', 3),
      { type: 'intercept', from: 'cosa', general: 'fabius', cu: 4, elephants: 0 },
      roll('intercept', 1),
      { type: 'back-up' },
      roll('pass1', 6),
    ],
  ),
  scene(
    'Hannibal charms a town of Italia away from Rome',
    {
      active: 'carthage',
      hands: { carthage: ['s28'] },
      forces: { rome: {}, carthage: { mutina: { cu: 8, generals: ['hannibal'] } } },
    },
    [...marches('s28', 'hannibal', 8, 'ariminum'), { type: 'unseat' }],
  ),
  scene(
    'the siege train comes to a General and goes along with him',
    {
      active: 'carthage',
      hands: { rome: ['s57'], carthage: ['s30', 's58'] },
      forces: { rome: {}, carthage: { boii: { cu: 8, generals: ['hannibal'] } } },
    },
    [
      { type: 'play', card: 's30', use: 'event' },
      { type: 'favour', general: 'hannibal' },
      { type: 'play', card: 's57', use: 'discard' },
      { type: 'play', card: 's58', use: 'activate' },
      { type: 'activate', general: 'hannibal' },
      { type: 'take', cu: 8, elephants: 0 },
      { type: 'haul' },
      { type: 'step', to: 'mutina' },
    ],
  ),
  scene(
    'an Attacker runs out of cards after a Probe, and loses an Elephant on the Retreat by one reading',
    {
      active: 'carthage',
      hands: { carthage: ['s35'] },
      forces: {
        rome: { rhone: { cu: 4 } },
        carthage: { nemausus: { cu: 2, elephants: 1, generals: ['mago'] } },
      },
      control: { nemausus: 'carthage' },
    },
    [
      { type: 'play', card: 's35', use: 'activate' },
      { type: 'activate', general: 'mago' },
      { type: 'take', cu: 2, elephants: 1 },
      { type: 'step', to: 'rhone' },
      PASS,
      SHUFFLE,
      deal(some('probe', 4), ['probe-5', 'probe-6', 'probe-7', 'probe-8']),
      ...[1, 2, 3, 4].flatMap((): Done[] => [
        { type: 'lead', card: 'probe', as: 'probe' },
        { type: 'match', card: 'probe' },
      ]),
      { type: 'roll', faces: { casualties: [1], retreat: [3] } },
    ],
  ),
  scene(
    'an Army crosses the strait of Messana',
    {
      active: 'rome',
      hands: { rome: ['s01'] },
      control: { rhegium: 'carthage' },
      forces: { rome: { messana: { cu: 5, generals: ['nero'] } }, carthage: {} },
    },
    marches('s01', 'nero', 5, 'rhegium'),
  ),
  scene(
    'an Army that landed is beaten, and eliminated',
    {
      active: 'rome',
      hands: { rome: ['s37'] },
      forces: {
        rome: { agrigentum: { cu: 6, generals: ['longus'] } },
        carthage: { cosa: { cu: 4, generals: ['hannibal'] } },
      },
    },
    [
      { type: 'play', card: 's37', use: 'campaign' },
      { type: 'activate', general: 'longus' },
      { type: 'take', cu: 6, elephants: 0 },
      { type: 'sail', to: 'cosa' },
      SHUFFLE,
      deal(some('frontal-assault', 9), ['frontal-assault-10', ...some('probe', 7)]),
      { type: 'lead', card: 'frontal-assault', as: 'frontal-assault' },
      { type: 'match', card: 'frontal-assault' },
      { type: 'counterattack' },
      roll('counterattack', 1),
      { type: 'lead', card: 'probe', as: 'probe' },
      PASS,
      { type: 'roll', faces: { casualties: [1], retreat: [1] } },
    ],
  ),
  scene(
    'the third point takes Carthage, and Rome has won',
    {
      active: 'rome',
      hands: { rome: ['s01'] },
      forces: { rome: { carthage: { cu: 4, generals: ['nero'] } }, carthage: {} },
      inside: { carthage: { cu: 2, generals: ['hanno'] } },
      siege: { carthage: 2 },
    },
    [
      { type: 'play', card: 's01', use: 'activate' },
      { type: 'activate', general: 'nero' },
      { type: 'besiege' },
      roll('attempt1', 6),
    ],
  ),
  scene(
    'a General without CUs does not get away from an Army',
    {
      active: 'carthage',
      hands: { carthage: ['s57'] },
      forces: {
        rome: { sena: { generals: ['varro'] } },
        carthage: { terventum: { cu: 5, generals: ['hannibal'] } },
      },
    },
    [...marches('s57', 'hannibal', 5, 'sena'), roll('avoid', 6)],
  ),
  scene(
    'Hannibal is lost at sea, and Carthage mourns him',
    {
      active: 'carthage',
      hands: { carthage: ['s55'] },
      forces: { rome: {}, carthage: { carthage: { cu: 3, generals: ['hannibal'] } } },
    },
    [
      { type: 'play', card: 's55', use: 'activate' },
      { type: 'activate', general: 'hannibal' },
      { type: 'take', cu: 3, elephants: 0 },
      { type: 'sail', to: 'rome' },
      roll('naval', 6),
      { type: 'remove', at: 'acci' },
    ],
  ),
  scene(
    'an Intercepted Army stands and fights',
    {
      active: 'carthage',
      hands: { carthage: ['s57'] },
      forces: {
        rome: { sena: { cu: 4, generals: ['fabius'] } },
        carthage: { arpi: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 8, 'terventum'),
      { type: 'intercept', from: 'sena', general: 'fabius', cu: 4, elephants: 0 },
      roll('intercept', 1),
      { type: 'stand' },
    ],
  ),
];

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

export const scenes: readonly Scene[] = [
  scene(
    'Carthage rolls for a Change of Command though it need not',
    {
      active: 'rome',
      hands: { rome: ['s35'] },
      forces: {
        rome: { falerii: { cu: 8, generals: ['p-scipio', 'longus'] } },
        carthage: { pisae: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      { type: 'play', card: 's35', use: 'activate' },
      { type: 'command', general: 'longus' },
      { type: 'activate', general: 'longus' },
      { type: 'take', cu: 8, elephants: 0 },
      { type: 'join', general: 'p-scipio' },
      { type: 'step', to: 'pisae' },
      PASS,
      { type: 'roll-command' },
      roll('command', 5),
    ],
  ),
  scene(
    'swords give a card to a hand that is full',
    {
      active: 'carthage',
      hands: { rome: ['s20'], carthage: ['s57', 's58'] },
      forces: {
        rome: { dertosa: { cu: 19, generals: ['p-scipio'] } },
        carthage: { saguntum: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 8, 'dertosa'),
      ...[PASS, PASS],
      { type: 'counter', card: 's20' },
      SHUFFLE,
      deal(
        [...some('frontal-assault', 12), ...some('flank-left', 8)],
        [...some('flank-right', 9), ...some('probe', 5)],
      ),
    ],
    { 'play-counter-events': 'on' },
  ),
  scene(
    'a Double Envelopment is matched by a Force without a General, who seizes the initiative',
    {
      active: 'carthage',
      hands: { carthage: ['s57'] },
      forces: {
        rome: { dertosa: { cu: 3 } },
        carthage: { saguntum: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 8, 'dertosa'),
      SHUFFLE,
      deal(
        ['double-envelopment-1', 'probe-1', 'reserve-1'],
        ['double-envelopment-2', ...some('frontal-assault', 12), 'flank-left-1'],
      ),
      { type: 'lead', card: 'double-envelopment', as: 'double-envelopment' },
      { type: 'match', card: 'double-envelopment' },
      { type: 'seize' },
    ],
  ),
  scene(
    'a Disengage is cancelled, and the Defender takes over',
    {
      active: 'carthage',
      hands: { carthage: ['s57'] },
      forces: {
        rome: { dertosa: { cu: 3, generals: ['fabius'] } },
        carthage: { saguntum: { cu: 4, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 4, 'dertosa'),
      PASS,
      SHUFFLE,
      deal(some('probe', 6), some('frontal-assault', 10)),
      { type: 'disengage' },
      roll('disengage', 1),
      { type: 'cancel' },
      roll('cancel', 2),
      { type: 'take-over' },
    ],
  ),
  scene(
    'an Army goes inside with its General, and attacks out of the city',
    {
      active: 'carthage',
      hands: { rome: ['s01'], carthage: ['s57'] },
      forces: {
        rome: { massilia: { cu: 3, generals: ['fabius'] } },
        carthage: { rhone: { cu: 4, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 4, 'massilia'),
      { type: 'shelter', cu: 3, elephants: 0 },
      { type: 'admit', general: 'fabius' },
      { type: 'done' },
      { type: 'play', card: 's01', use: 'activate' },
      { type: 'activate', general: 'fabius' },
      { type: 'sortie' },
    ],
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
        rome: { rhone: { cu: 4, generals: ['fabius'] } },
        carthage: { emporiae: { cu: 8, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 8, 'narbo'),
      roll('pass1', 3),
      { type: 'intercept', from: 'rhone', general: 'fabius', cu: 4, elephants: 0 },
      roll('intercept', 1),
      { type: 'back-up' },
      roll('pass1', 6),
    ],
  ),
  scene(
    'a Counter Event is spent on a hand that is full without it',
    {
      active: 'carthage',
      hands: { rome: ['s20'], carthage: ['s57'] },
      forces: {
        rome: { falerii: { cu: 20, generals: ['fabius'] } },
        carthage: { pisae: { cu: 10, generals: ['hannibal'] } },
      },
    },
    [
      ...marches('s57', 'hannibal', 10, 'falerii'),
      PASS,
      { type: 'counter', card: 's20' },
      SHUFFLE,
      deal(
        [...some('frontal-assault', 12), ...some('flank-left', 8)],
        [...some('probe', 7), ...some('flank-right', 7)],
      ),
    ],
    { 'play-counter-events': 'on' },
  ),
];

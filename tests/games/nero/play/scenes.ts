/** Courses of Nero that seldom come up by themselves, each a position and what is done in it. */
import type { Options, Position } from '../../../../src/games/nero/play/set-up.ts';
import type { Done } from '../../../support/plays.ts';

interface Scene {
  readonly says: string;
  readonly setup: Options;
  readonly actions: readonly Done[];
}

/** West Europe to play, with one card to march and the others' Legions out of the way. */
const scene = (
  says: string,
  { players = 4, ...more }: Partial<Options>,
  position: Omit<Position, 'active'>,
  actions: readonly Done[],
): Scene => ({ says, setup: { players, ...more, position: { active: 'west', ...position } }, actions });

const FAR = { central: { noricum: 7 }, east: { thracia: 7 } };
const HOME = { hispania: 1, lusitania: 1, britannia: 1 };

const attack = (at: string, legions: number, target: string): Done[] => [
  { type: 'lay', card: 'traitor-1', at },
  { type: 'allot', legions, leader: true, mp: 4 },
  { type: 'done' },
  { type: 'march', force: 1 },
  { type: 'attack', target },
  { type: 'stop' },
  { type: 'done' },
];

const values = { 'traitor-1': { mp: 4 } };

export const scenes: readonly Scene[] = [
  scene(
    'of a stack whose Legions differ one that moves rebels',
    { values },
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { 'gallia-narbonensis': 3, hispania: 4 } },
      hands: { west: ['traitor-1', 'legion-rebels-1'] },
    },
    [
      { type: 'lay', card: 'traitor-1', at: 'gallia-narbonensis' },
      { type: 'allot', legions: 3, leader: false, mp: 4 },
      { type: 'done' },
      { type: 'march', force: 1 },
      { type: 'step', to: 'hispania' },
      { type: 'event', card: 'legion-rebels-1' },
      { type: 'aim-which', colour: 'west', province: 'hispania', which: 'moving' },
    ],
  ),
  scene(
    'Uncontrolled Legions in Italy stand in the way of a declaration',
    {},
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { ...HOME, 'italia-north': 3 } },
      leaders: { west: 'roma' },
      hands: { west: ['traitor-1'] },
      uncontrolled: { 'italia-south': 1 },
    },
    [{ type: 'discard', card: 'traitor-1' }],
  ),
  scene(
    'the vacant Area may be worth DP',
    { players: 3, vacant: 'asia' },
    {
      legions: { ...FAR, west: { judaea: 1, syria: 1, aegyptus: 1, 'italia-north': 3, hispania: 1 } },
      leaders: { west: 'roma' },
      hands: { west: ['traitor-1'] },
    },
    [{ type: 'discard', card: 'traitor-1' }],
  ),
  scene(
    'an Emperor beats the Barbarian Tribe',
    { values },
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { dacia: 7 } },
      leaders: { west: { status: 'emperor', at: 'dacia' } },
      hands: { west: ['traitor-1'] },
      barbarian: 'dacia',
    },
    attack('dacia', 7, 'barbarian'),
  ),
  scene(
    'a General beats an Emperor',
    { values },
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { thracia: 7 }, east: { thracia: 1, dacia: 6 } },
      leaders: { west: 'thracia', east: { status: 'emperor', at: 'thracia' } },
      hands: { west: ['traitor-1'] },
    },
    [...attack('thracia', 7, 'east')],
  ),
  scene(
    'a Province revolts whose Base player has nothing to bring',
    {},
    {
      legions: { ...FAR, west: { ...HOME, syria: 4, raetia: 7 } },
      hands: { west: ['revolts-1', 'traitor-1'] },
    },
    [{ type: 'event', card: 'revolts-1' }],
  ),
  scene(
    'two players are level at the end, and one of them is Emperor',
    {},
    {
      turn: 4,
      legions: { ...FAR, asia: { achaea: 7 }, west: { raetia: 7 } },
      leaders: { west: { status: 'emperor', at: 'raetia' } },
      hands: { west: ['traitor-1'] },
      vp: { asia: 8, west: 0 },
    },
    [{ type: 'discard', card: 'traitor-1' }, { type: 'done' }],
  ),
  scene(
    'a declaration is bribed away at the count, and tried again',
    {},
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { ...HOME, 'italia-north': 2, raetia: 2 } },
      leaders: { west: 'roma' },
      hands: { west: ['senate-influence-1', 'senate-influence-2'], central: ['bribe-1'] },
    },
    [
      { type: 'declare' },
      { type: 'dp', card: 'senate-influence-1' },
      { type: 'pass' },
      { type: 'done' },
      { type: 'answer', card: 'bribe-1', target: 'senate-influence-1' },
      { type: 'pass' },
      { type: 'done' },
      { type: 'done' },
    ],
  ),
  scene(
    'a single Legion loses against the Barbarian Tribe',
    { values },
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { dacia: 1, hispania: 6 } },
      leaders: { west: 'dacia' },
      hands: { west: ['traitor-1'] },
      barbarian: 'dacia',
    },
    attack('dacia', 1, 'barbarian').slice(0, 5),
  ),
  scene(
    'a card worth nothing is played under a Retreat marker',
    { values: { ...values, 'bribe-1': { bp: 0 } } },
    {
      legions: { ...FAR, asia: { syria: 2, judaea: 5 }, west: { syria: 7 } },
      leaders: { west: 'syria' },
      markers: { asia: ['syria'] },
      hands: { west: ['traitor-1'], asia: ['bribe-1'] },
    },
    [
      ...attack('syria', 7, 'asia').slice(0, 3),
      { type: 'pass' },
      { type: 'march', force: 1 },
      { type: 'attack', target: 'asia' },
      { type: 'pass' },
      { type: 'battle-card', card: 'bribe-1' },
    ],
  ),
  scene(
    'a Bribe is cancelled by the one who declares',
    {},
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { 'italia-north': 7 } },
      leaders: { west: 'roma' },
      hands: { west: ['senate-influence-1', 'bad-augury-1', 'traitor-1'], asia: ['bribe-1'] },
    },
    [
      { type: 'declare' },
      { type: 'dp', card: 'senate-influence-1' },
      { type: 'answer', card: 'bribe-1', target: 'senate-influence-1' },
      { type: 'answer', card: 'bad-augury-1', target: 'bribe-1' },
    ],
  ),
  scene(
    'the Province of a revolt holds the Barbarian Tribe',
    {},
    {
      legions: { ...FAR, asia: { syria: 7 }, west: { hispania: 7 } },
      hands: { west: ['revolts-3'] },
      barbarian: 'germania-superior',
    },
    [{ type: 'discard', card: 'revolts-3' }],
  ),
];

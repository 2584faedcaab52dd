/** Games written down: a whole one and two lessons with positions of their own, played step by step. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { calculators } from '../../../../src/games/nero/game.ts';
import { nero } from '../../../../src/games/nero/play/game.ts';
import { oddsOf } from '../../../../src/play/odds.ts';
import { type Replayed, replay, replayBranch } from '../../../../src/play/replay.ts';
import { digestOf, type Sample, type SampleStep } from '../../../../src/play/sample.ts';
import { tables } from './table.ts';

const whole: Sample = JSON.parse(readFileSync(new URL('sample-game.json', import.meta.url), 'utf8'));
const content = { tables };
const desk = { load: async (id: string) => calculators[id]!(), tables };

function played(sample: Sample): Replayed {
  const result = replay(nero, sample, content);
  if (result.type === 'stopped') expect.fail(`step ${result.stop.step}: ${result.stop.rule} ${result.stop.sentence}`);
  return result;
}

describe('a whole game', () => {
  const { moments } = played(whole);

  test('is played to its end, with the VP of every game turn', () => {
    const last = moments.at(-1)!;
    expect(nero.ending(last.state as never)).toEqual({ how: 'points', rule: '13.2', winners: ['asia'] });
    expect(moments.filter((m) => m.checks.length > 0)).toHaveLength(4);
    expect(moments.flatMap((m) => (m.mark ? [m.mark] : []))).toHaveLength(5);
  });

  test('leaves out what nobody answers: those passes are played all the same', () => {
    const acts = moments.flatMap((m) => m.acts);
    expect(acts.filter((a) => a.unwritten).every((a) => a.action.type === 'pass')).toBe(true);
    expect(acts.filter((a) => !a.unwritten)).toHaveLength(whole.steps.flatMap((s) => s.actions).length);
    expect(acts.filter((a) => a.unwritten).length).toBeGreaterThan(100);
  });

  test('draws what has moved in each step', () => {
    const arrows = moments.flatMap((m) => m.board.moves);
    expect(arrows).toContainEqual({ side: 'asia', path: ['asia-minor', 'dalmatia'], as: 'moved' });
    expect(arrows.length).toBeGreaterThan(40);
  });

  test('can be left with another deal, and the line itself stays', () => {
    const of = digestOf(whole);
    const step = whole.steps.findIndex((s) => s.mark?.startsWith('Turn 1'));
    const { hands } = whole.steps[step]!.actions[1] as unknown as { hands: Record<string, string[]> };
    const swapped = { ...hands, central: hands['east']!, east: hands['central']! };
    const actions = [{ type: 'deal', hands: swapped }];
    const branch = replayBranch(nero, whole, { of, step, after: 1, actions }, content);
    expect(branch.type).toBe('replayed');
    expect(branch.moments.at(-1)!.board.hands['central']?.cards?.map((c) => c.id)).toEqual(hands['east']);
  });
});

const ONE = (places: readonly string[]) => Object.fromEntries(places.map((place) => [place, 1]));
const CENTRAL = ['germania-superior', 'germania-inferior', 'noricum', 'pannonia'];
const EAST = ['dacia', 'moesia', 'thracia', 'achaea'];
const ASIA = ['syria', 'judaea', 'aegyptus', 'africa'];
const WEST = ['britannia', 'lusitania', 'hispania', 'gallia-lugdunensis'];

const march = (card: string, at: string, legions: number, leader: boolean, mp: number, force: number) => [
  { type: 'lay', card, at },
  { type: 'allot', legions, leader, mp },
  { type: 'done' },
  { type: 'march', force },
];
const step = (says: string, actions: SampleStep['actions'], expected: SampleStep['expect'] = {}): SampleStep => ({
  says,
  actions,
  expect: expected,
});

const emperor: Sample = {
  id: 'becoming-emperor',
  title: 'Becoming Emperor',
  teaches: 'Both ways to the title that need no battle.',
  standIns: ['The position is ours.'],
  setup: {
    players: 4,
    position: {
      active: 'west',
      legions: {
        west: { ...ONE(WEST), 'gallia-narbonensis': 3 },
        east: { ...ONE(EAST), dalmatia: 2, 'italia-south': 1 },
        central: { ...ONE(CENTRAL), raetia: 3 },
        asia: { ...ONE(ASIA), 'asia-minor': 3 },
      },
      leaders: { west: 'gallia-narbonensis', east: 'dalmatia', central: 'raetia', asia: 'asia-minor' },
      hands: {
        west: ['revolts-3', 'senate-influence-4', 'praetorian-guard-3', 'traitor-4', 'bribe-3'],
        east: ['bribe-1', 'hail-caesar-3', 'galley-fleet-1', 'senate-influence-2', 'legion-rebels-1'],
      },
    },
  },
  steps: [
    step(
      'Three Legions and the General march to Italy.',
      [
        ...march('revolts-3', 'gallia-narbonensis', 3, true, 6, 1),
        { type: 'step', to: 'italia-north' },
        { type: 'drop', legions: 3, leader: false },
        { type: 'step', to: 'roma' },
        { type: 'stop' },
      ],
      { 'italia-north west': 3, 'west-leader': 'roma', 'west-leader status': 'general' },
    ),
    step(
      'He declares; a Bribe takes one senator, a Guard makes it five again.',
      [
        { type: 'declare' },
        { type: 'dp', card: 'senate-influence-4' },
        { by: 'east', type: 'answer', card: 'bribe-1', target: 'senate-influence-4' },
        { type: 'dp', card: 'praetorian-guard-3' },
        { type: 'done' },
      ],
      { dp: 5, 'west-leader status': 'emperor' },
    ),
    step(
      'Otho is hailed at home and sails to Italy.',
      [
        { type: 'done' },
        { type: 'event', card: 'hail-caesar-3' },
        { type: 'event', card: 'galley-fleet-1' },
        { type: 'sail', from: 'dalmatia', to: 'italia-south', legions: 1, leader: true },
        { type: 'done' },
      ],
      { 'east-leader status': 'contender', 'east-leader': 'italia-south', 'italia-south east': 2 },
    ),
    step(
      'One card must be used; then Otho goes to Roma.',
      [
        ...march('bribe-3', 'gallia-lugdunensis', 1, false, 6, 1),
        { type: 'step', to: 'gallia-narbonensis' },
        { type: 'stop' },
        { type: 'done' },
        ...march('senate-influence-2', 'italia-south', 0, true, 5, 1),
        { type: 'step', to: 'roma' },
        { type: 'stop' },
        { type: 'done' },
      ],
      { 'east-leader status': 'contender', 'east-leader': 'roma' },
    ),
    step(
      'The round in which he starts in Roma makes him the second Emperor.',
      [{ type: 'hold', card: 'traitor-4' }, { type: 'done' }],
      { 'east-leader status': 'emperor', 'west-leader status': 'emperor', asked: 'east' },
    ),
  ],
};

const battle: Sample = {
  id: 'a-battle-over-roma',
  title: 'A battle over Roma',
  teaches: 'An Emperor outside Roma can be beaten, and the victor takes the title.',
  standIns: ['The position is ours.'],
  setup: {
    players: 4,
    position: {
      active: 'west',
      turn: 3,
      vp: { central: 5, east: 9, asia: 7, west: 6 },
      legions: {
        west: { ...ONE(WEST), 'gallia-narbonensis': 4 },
        east: { moesia: 1, thracia: 1, achaea: 1, 'italia-north': 3 },
        central: { ...ONE(CENTRAL), raetia: 1, 'italia-north': 1 },
        asia: { ...ONE(ASIA), 'asia-minor': 3, africa: 2 },
      },
      leaders: {
        west: 'gallia-narbonensis',
        east: { status: 'emperor', at: 'italia-north' },
        central: 'raetia',
        asia: 'asia-minor',
      },
      hands: {
        west: ['praetorian-guard-1', 'bad-weather-2', 'galley-fleet-3', 'senate-influence-1'],
        east: ['bribe-2', 'revolts-2'],
        central: ['bribe-4'],
      },
    },
  },
  steps: [
    step(
      'Galba enters with four Legions.',
      [
        ...march('praetorian-guard-1', 'gallia-narbonensis', 4, true, 6, 1),
        { type: 'step', to: 'italia-north' },
        { by: 'east', type: 'withdraw', to: 'dalmatia' },
        { type: 'pay', card: 'bribe-2' },
        { type: 'done' },
        { by: 'west', type: 'answer', card: 'bad-weather-2', target: 'east' },
      ],
      { 'italia-north east': 3, cards: 2 },
    ),
    step(
      'The battle for the title.',
      [
        { by: 'west', type: 'attack', target: 'east' },
        { by: 'west', type: 'battle-card', card: 'galley-fleet-3' },
        { by: 'east', type: 'battle-card', card: 'revolts-2' },
        { by: 'east', type: 'retreat', to: 'dalmatia' },
      ],
      {
        ...{ attackerBp: 9, defenderBp: 8, victor: 'attacker', 'west-leader status': 'emperor' },
        ...{ 'east-leader status': 'general', 'east-leader': 'dalmatia', 'dalmatia east': 2, 'vp west': 6 },
      },
    ),
    step(
      'A second one, tired and with the Emperor present: 1 VP.',
      [
        { by: 'west', type: 'attack', target: 'central' },
        { by: 'west', type: 'drop', legions: 6, leader: false },
        { by: 'west', type: 'step', to: 'roma' },
      ],
      { attackerBp: 7, defenderBp: 1, 'italia-north west': 6, 'vp west': 7, 'west-leader': 'roma' },
    ),
  ],
};

test.each([emperor, battle])('$title', (sample) => {
  expect(played(sample).moments).toHaveLength(sample.steps.length);
});

test('a declaration, a withdrawal and a battle tell their odds, from what the table may know', async () => {
  const acts = [emperor, battle].flatMap((sample) => played(sample).moments.flatMap((m) => m.acts));
  const chanceOf = async (type: string, key: string) => {
    const act = acts.find((a) => a.action.type === type && a.question)!;
    return (await oddsOf(nero, act, desk)).report?.chances[key];
  };
  expect(await chanceOf('dp', 'stands')).toBeGreaterThan(0);
  expect(await chanceOf('withdraw', 'withdraws')).toBeGreaterThan(0.5);
  expect(await chanceOf('battle-card', 'wins')).toBeGreaterThan(0);
});

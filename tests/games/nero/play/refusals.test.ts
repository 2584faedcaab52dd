/** Refusals one by one: each is made by its own clause and for its own reason, not by another that stands behind it. */
import { describe, expect, test } from 'vitest';
import { withOwn } from '../../../../src/calculator/own.ts';
import { begin } from '../../../../src/games/nero/play/game.ts';
import type { State } from '../../../../src/games/nero/play/state.ts';
import { type Doing, marching, next, type Position, play, position, tables } from './table.ts';

type Row = readonly [says: string, state: () => State, action: object, refused: string];

/** The clause and the sentence that refuse an action. */
function refusal(s: State, action: object): string {
  const played = play(s, action);
  return played.type === 'rejected' ? `${played.problem.rule}: ${played.problem.sentence}` : 'allowed';
}

const check = (rows: readonly Row[]): void =>
  test.each(rows)('%s', (_, state, action, refused) => {
    expect(refusal(state(), action)).toContain(refused);
  });

/** West Europe with three Legions in Hispania, and a card of so many MP. */
const west = (mp: number, more: Partial<Position> = {}): State =>
  position({
    legions: { west: { hispania: 3 } },
    hands: { west: ['traitor-1', 'bribe-1'] },
    ...more,
    values: { 'traitor-1': { mp }, ...more.values },
  });

/** Two of them on the march, and what they do first. */
const force = (mp: number, more: Partial<Position> = {}, ...done: readonly Doing[]): State =>
  next(marching(west(mp, more), 'traitor-1', 'hispania', 2), ...done);

/** The Leader on the march alone. */
const leader = (from: string, to: string, more: Partial<Position> = {}): State =>
  next(marching(west(6, { leaders: { west: from }, ...more }), 'traitor-1', from, 0, true), { type: 'step', to });

const lusitania: Doing = { type: 'step', to: 'lusitania' };
const own = { type: 'take', whose: 'own', legions: 1 };
const free = { type: 'take', whose: 'uncontrolled', legions: 1 };
const rebels: Partial<Position> = { uncontrolled: { hispania: 1 } };
const marked: Partial<Position> = { markers: { west: ['hispania'] } };
const among = (...others: readonly string[]): Partial<Position> => ({
  legions: { west: { hispania: 3 }, ...Object.fromEntries(others.map((c) => [c, { hispania: 1, lusitania: 1 }])) },
});

describe('an attack', () => {
  const strike = (target: string) => ({ type: 'attack', target });
  check([
    ['a Leader alone', () => leader('hispania', 'lusitania', among('asia')), strike('asia'), '6.0: A Leader alone'],
    ['no tribe is there', () => force(6), strike('barbarian'), '6.0: The Barbarian Tribe is not in hispania'],
    ['no such Legions are there', () => force(6, among('east')), strike('asia'), '6.0: Found asia; enemy Legions'],
    [
      'the tired force has too few MP',
      () => force(2, among('asia', 'east'), { type: 'attack', target: 'asia' }, { type: 'pass' }),
      strike('east'),
      '6.1: It costs 2 MP; the force has 1 left.',
    ],
  ]);
});

describe('picking up', () => {
  const dear = withOwn(tables, { 'movement-costs': { 'pickup-own mp': 3 } });
  const costly = (): State => {
    const legions = { west: { hispania: 2, lusitania: 1 } };
    const at = { active: 'west', legions, hands: { west: ['traitor-1'] } } as const;
    const s = begin({ players: 4, values: { 'traitor-1': { mp: 2 } }, position: at }, { tables: dear });
    return next(marching(s, 'traitor-1', 'hispania', 2), lusitania);
  };
  const met = { legions: { west: { hispania: 2, lusitania: 1 } }, markers: { west: ['lusitania'] } };
  check([
    ['in Roma', () => leader('italia-north', 'roma'), own, '5.8: There are no Legions in Roma.'],
    ['under a marker', () => force(6, { ...rebels, ...marked }), free, '5.6: The force is under a Retreat marker'],
    ['more rebels than there are', () => force(6, rebels), { ...free, legions: 2 }, '5.4: Found 2; 1 Uncontrolled'],
    ['rebels for too few MP', () => force(1, rebels), free, '5.4: It costs 2 MP; the force has 1 left.'],
    ['Legions that are under a marker', () => force(6, met, lusitania), own, '5.6: The Legions here are under'],
    ['own Legions, by a table of the reader’s', costly, own, '5.4: It costs 3 MP; the force has 1 left.'],
  ]);
});

describe('leaving behind', () => {
  const drop = (legions: number, lead = false) => ({ type: 'drop', legions, leader: lead });
  check([
    ['nothing', () => force(6), drop(0), '5.4: Found no piece to leave behind.'],
    ['more than there is', () => force(6), drop(3), '5.4: Found 3 Legions; the force has 2.'],
    ['a Leader who is not there', () => force(6), drop(1, true), '5.4: The Leader is not with the force.'],
    ['everything', () => force(6), drop(2), '5.4: Nothing would be left of the force'],
  ]);
});

describe('Retreat markers and leave to pass', () => {
  const tribe: Partial<Position> = {
    ...{ active: 'east', barbarian: 'moesia', legions: { east: { dalmatia: 3 }, asia: { moesia: 1 } } },
    ...{ hands: { east: ['traitor-1'] } },
  };
  const held = (): State => next(marching(west(6, tribe), 'traitor-1', 'dalmatia', 3), { type: 'step', to: 'moesia' });
  check([
    ['no marker is there', () => force(6), { type: 'clear' }, '5.6: No own Legions here'],
    [
      'too few MP for the marker',
      () => force(1, marked),
      { type: 'clear' },
      '5.6: It costs 2 MP; the force has 1 left.',
    ],
    ['nobody to ask', () => force(6), { type: 'ask' }, '5.5: No Legions hold the force here.'],
    ['the tribe cannot be asked', held, { type: 'ask' }, '5.5: The Barbarian Tribe lets nobody pass.'],
    [
      'too few MP to go on with leave',
      () => force(2, among('asia'), lusitania),
      { type: 'ask' },
      '5.5: It costs 2 MP; the force has 1 left.',
    ],
  ]);
});

describe('allotting MP', () => {
  const laid = (more: Partial<Position> = {}): State =>
    next(west(6, { leaders: { west: 'lusitania' }, ...more }), { type: 'lay', card: 'traitor-1', at: 'hispania' });
  const allot = (legions: number, lead: boolean) => ({ type: 'allot', legions, leader: lead, mp: 1 });
  const empty = () => laid({ values: { 'bribe-1': { mp: 0 } } });
  check([
    ['to nobody', laid, allot(0, false), '5.1: Found no piece'],
    ['to more Legions than there are', laid, allot(4, false), '5.1: Found 4 Legions; 3 without MP'],
    ['to a Leader elsewhere', laid, allot(1, true), '5.7: The Leader is not there'],
    ['a second card without MP', empty, { type: 'lay', card: 'bribe-1', at: 'hispania' }, '5.1: Bribe gives 0 MP'],
  ]);
});

describe('cards and what they are aimed at', () => {
  const purple: Partial<Position> = { leaders: { asia: { status: 'emperor', at: 'roma' }, west: 'hispania' } };
  const holding = (cards: readonly string[], more: Partial<Position> = {}): State =>
    west(6, { ...more, hands: { west: cards, ...more.hands } });
  const played = (card: string, more: Partial<Position> = {}, ...done: readonly Doing[]): State =>
    next(holding([card, 'bribe-1'], more), { type: 'event', card }, ...done);
  const attempt = (...done: readonly Doing[]): State =>
    played(
      'assassin-1',
      { ...purple, hands: { asia: ['traitor-2', 'praetorian-guard-1'] } },
      { type: 'aim-colour', colour: 'asia' },
      ...done,
    );
  const driven = () =>
    played('barbarians-1', { legions: { east: { dacia: 1 } } }, { type: 'aim-province', province: 'dacia' });
  const declared = () =>
    next(holding(['bribe-1'], { legions: { west: { 'italia-north': 7 } }, leaders: { west: 'roma' } }), {
      type: 'declare',
    });
  const event = (card: string) => ({ type: 'event', card });
  const colour = { type: 'aim-colour', colour: 'east' };
  const legion = { type: 'aim-legion', colour: 'west', province: 'syria' };
  check([
    ['an event not in the hand', () => holding(['bribe-1']), event('traitor-2'), '2.5: Found traitor-2'],
    [
      'rebels where nobody has a Legion',
      () => holding(['legion-rebels-1'], { legions: {} }),
      event('legion-rebels-1'),
      '12.0-legion-rebels: No player has a Legion.',
    ],
    ['a traitor where no hand has a card', () => holding(['traitor-1']), event('traitor-1'), '12.0-traitor: No hand'],
    [
      'the murder of somebody who is not Emperor',
      () => played('assassin-1', purple),
      colour,
      '12.0-assassin: Found east',
    ],
    ['a Legion that is not there', () => played('legion-rebels-1'), legion, '12.0-legion-rebels: Found west in syria'],
    ['support that is not in the hand', attempt, { type: 'support', card: 'praetorian-guard-2' }, '2.5: Found'],
    [
      'a card that stops no murder',
      () => attempt({ type: 'done' }),
      { type: 'oppose', card: 'traitor-2' },
      '9.0: Found Traitor',
    ],
    ['DP of a card not in the hand', declared, { type: 'dp', card: 'senate-influence-1' }, '2.5: Found'],
    ['flight to a Province far away', driven, { type: 'displace', to: 'hispania' }, '12.0-barbarians: Found hispania'],
  ]);
});

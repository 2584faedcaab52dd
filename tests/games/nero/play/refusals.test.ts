/** Refusals one by one: each is made by its own clause and for its own reason, not by another that stands behind it. */
import { describe, expect, test } from 'vitest';
import { withOwn } from '../../../../src/calculator/own.ts';
import { begin } from '../../../../src/games/nero/play/position.ts';
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
    ['no tribe is there', () => force(6), strike('barbarian'), '6.0: The Barbarian Tribe is not in Hispania'],
    [
      'no such Legions are there',
      () => force(6, among('east')),
      strike('asia'),
      '6.0: The enemy Legions here belong to',
    ],
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
    [
      'more rebels than there are',
      () => force(6, rebels),
      { ...free, legions: 2 },
      '5.4: There is 1 Uncontrolled Legion here.',
    ],
    ['rebels for too few MP', () => force(1, rebels), free, '5.4: It costs 2 MP; the force has 1 left.'],
    ['Legions that are under a marker', () => force(6, met, lusitania), own, '5.6: The Legions here are under'],
    ['own Legions, by a table of the reader’s', costly, own, '5.4: It costs 3 MP; the force has 1 left.'],
  ]);
});

describe('leaving behind', () => {
  const drop = (legions: number, lead = false) => ({ type: 'drop', legions, leader: lead });
  check([
    ['nothing', () => force(6), drop(0), '5.4: Name a piece to leave behind.'],
    ['more than there is', () => force(6), drop(3), '5.4: The force has 2 Legions.'],
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
    ['no marker is there', () => force(6), { type: 'clear' }, '5.6: None of your Legions here'],
    [
      'too few MP for the marker',
      () => force(1, marked),
      { type: 'clear' },
      '5.6: It costs 2 MP; the force has 1 left.',
    ],
    ['nobody to ask', () => force(6), { type: 'ask' }, '5.5: No enemy Legions stop the force here.'],
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
    ['to nobody', laid, allot(0, false), '5.1: Name the Legions'],
    ['to more Legions than there are', laid, allot(4, false), '5.1: Only 3 Legions there have no MP yet'],
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
    [
      'an event not in the hand',
      () => holding(['bribe-1']),
      event('traitor-2'),
      '2.5: West Europe does not hold this card',
    ],
    [
      'rebels where nobody has a Legion',
      () => holding(['legion-rebels-1'], { legions: {} }),
      event('legion-rebels-1'),
      '12.0-legion-rebels: No player has a Legion.',
    ],
    [
      'a traitor where no hand has a card',
      () => holding(['traitor-1']),
      event('traitor-1'),
      '12.0-traitor: No opponent',
    ],
    ['the murder of somebody who is not Emperor', () => played('assassin-1', purple), colour, '12.0-assassin: '],
    ['a Legion that is not there', () => played('legion-rebels-1'), legion, '12.0-legion-rebels: No such Legion'],
    ['support that is not in the hand', attempt, { type: 'support', card: 'praetorian-guard-2' }, '2.5: '],
    [
      'a card that stops no murder',
      () => attempt({ type: 'done' }),
      { type: 'oppose', card: 'traitor-2' },
      '9.0: Only Praetorian Guards',
    ],
    ['DP of a card not in the hand', declared, { type: 'dp', card: 'senate-influence-1' }, '2.5: '],
    ['flight to a Province far away', driven, { type: 'displace', to: 'hispania' }, '12.0-barbarians: '],
  ]);
});

describe('the round', () => {
  const used = (): State => force(6, {}, { type: 'stop' });
  const empty = () => west(6, { values: { 'bribe-1': { mp: 0 } } });
  check([
    [
      'a force that is not there',
      () => west(6),
      { type: 'march', force: 9 },
      '5.0: This force has no MP to move with.',
    ],
    ['a card without MP', empty, { type: 'lay', card: 'bribe-1', at: 'hispania' }, '5.1: Bribe gives 0 MP'],
    ['a discard beside other cards', used, { type: 'discard', card: 'bribe-1' }, '4.3: You have used 1 card'],
    [
      'a discard that is not in the hand',
      () => west(6),
      { type: 'discard', card: 'bribe-2' },
      '2.5: West Europe does not hold this card',
    ],
    [
      'to hold what is not in the hand',
      () => west(6),
      { type: 'hold', card: 'bribe-2' },
      '2.5: West Europe does not hold this card',
    ],
  ]);
});

describe('Galley Fleet and revolts', () => {
  const fleet = (): State =>
    next(west(6, { hands: { west: ['galley-fleet-1', 'bribe-1'] }, leaders: { west: 'lusitania' } }), {
      type: 'event',
      card: 'galley-fleet-1',
    });
  const sail = (from: string, lead: boolean) => ({ type: 'sail', from, to: 'africa', legions: 1, leader: lead });
  const ashore = withOwn(tables, { provinces: { 'britannia area': 'Italy' } });
  const homeless = (): State =>
    begin({ players: 4, position: { active: 'west', hands: { west: ['revolts-2'] } } }, { tables: ashore });
  check([
    ['from a port without own pieces', fleet, sail('thracia', false), '12.0-galley-fleet: The fleet may'],
    ['a Leader who is elsewhere', fleet, sail('hispania', true), '12.0-galley-fleet: The Leader is not in Hispania'],
    ['a Province of no Area', homeless, { type: 'event', card: 'revolts-2' }, '12.0-revolts: The card must name'],
  ]);
});

describe('answers and withdrawals', () => {
  /** An action, and nobody passes after it. */
  const only = (s: State, action: object): State => {
    const done = play(s, action);
    return done.type === 'played' ? done.state : expect.fail(done.problem.sentence);
  };
  const weather = { hands: { west: ['traitor-1', 'bribe-1'], asia: ['bad-weather-1', 'bad-weather-2'] } };
  const laid = (s: State, card: string, lead: boolean): State =>
    only(next(s, { type: 'lay', card, at: 'hispania' }, { type: 'allot', legions: 1, leader: lead, mp: 1 }), {
      type: 'done',
    });
  const asked = (): State => laid(west(6, { ...weather, leaders: { west: 'hispania' } }), 'traitor-1', false);
  const struck = (): State =>
    laid(next(asked(), { type: 'answer', card: 'bad-weather-1', target: 'force-1' }), 'bribe-1', true);
  const entered = (left: number, hand: readonly number[]): State => {
    const cards = hand.map((_, i) => `senate-influence-${i + 1}`);
    const values = Object.fromEntries(cards.map((card, i) => [card, { mp: hand[i]! }]));
    const legions = { west: { hispania: 2 }, asia: { 'gallia-narbonensis': 1 } };
    const s = force(left + 1, { legions, hands: { west: ['traitor-1'], asia: cards }, values });
    return only(only(s, { type: 'step', to: 'gallia-narbonensis' }), { type: 'pass' });
  };
  const paid = (): State =>
    next(
      entered(2, [1, 1, 1, 3]),
      { type: 'withdraw', to: 'gallia-lugdunensis' },
      ...[1, 2, 3].map((i) => ({ type: 'pay', card: `senate-influence-${i}` }) as const),
    );
  const answer = (card: string, target: string) => ({ type: 'answer', card, target });
  check([
    ['a card that is not in the hand', asked, answer('bad-weather-3', 'force-1'), '2.5: '],
    ['an event that was played', struck, answer('bad-weather-2', 'force-2'), '12.0: Bad Weather has been played'],
    [
      'too few MP to withdraw',
      () => entered(4, [1, 1]),
      { type: 'withdraw', to: 'gallia-lugdunensis' },
      '5.6: The cards give 2 MP at best',
    ],
    ['payment that is not in the hand', paid, { type: 'pay', card: 'bribe-5' }, '2.5: '],
    [
      'a fourth card for a withdrawal',
      paid,
      { type: 'pay', card: 'senate-influence-4' },
      '5.6: You have played 3 cards; the limit is 3',
    ],
  ]);
});

/** What the results of Nero rest on: the clauses with their amounts, and the readings that were needed, no others. */
import { describe, expect, test } from 'vitest';
import { automaticVictory } from '../../../src/games/nero/automatic-victory.ts';
import { base } from '../../../src/games/nero/base.ts';
import { galleyFleet } from '../../../src/games/nero/galley-fleet.ts';
import { hailCaesar } from '../../../src/games/nero/hail-caesar/calculator.ts';
import { revolts } from '../../../src/games/nero/revolts/calculator.ts';
import { wayOut } from '../../../src/games/nero/way-out/calculator.ts';
import { whoHolds } from '../../../src/games/nero/who-holds/calculator.ts';
import { withdrawal } from '../../../src/games/nero/withdrawal/calculator.ts';
import { basisOf } from '../../support/basis.ts';

const { ask, lines, readings } = basisOf('nero');

describe('12.0-galley-fleet', () => {
  const legal = (given: object) => ask(galleyFleet, given).facts['legal'];

  test('three Legions sail from port to port, for the card alone', () => {
    expect([1, 3, 4].map((legions) => legal({ legions }))).toEqual([true, true, false]);
    expect(legal({ legions: 0 })).toBe(false);
    expect(legal({ to: 'achaea' })).toBe(false);
    expect([legal({ from: 'dacia' }), legal({ to: 'dacia' })]).toEqual([false, false]);
  });

  test('Roma is no port by 5.8 alone; nobody sails who has moved, or attacks after it', () => {
    expect(lines(galleyFleet, { to: 'roma' })).toEqual(['0 5.8']);
    expect(lines(galleyFleet, { moved: true, attacks: true })).toEqual(['0 12.0-galley-fleet', '0 12.0-galley-fleet']);
  });

  test('a Retreat marker holds Legions, not a Leader, who sails alone only if so read', () => {
    expect(lines(galleyFleet, { marker: true })).toEqual(['0 5.6']);
    const leader = { legions: 0, leader: true };
    expect([legal({ ...leader, marker: true }), legal({ ...leader, alone: 'no' })]).toEqual([true, false]);
    expect([readings(galleyFleet, leader), readings(galleyFleet, { leader: true })]).toEqual([
      ['galley-fleet-for-a-leader'],
      [],
    ]);
    expect(ask(galleyFleet, { leader: true }).sentence).toContain('3 Legions and a Leader');
    expect(ask(galleyFleet, leader).sentence).toContain('Allowed: a Leader may');
  });
});

describe('13.1: an automatic victory', () => {
  const facts = (given: object) => ask(automaticVictory, given).facts;

  test('takes four Areas, or three as Emperor; with two players there is none', () => {
    expect([2, 3].map((areas) => facts({ areas, emperor: true })['wins'])).toEqual([false, true]);
    expect([3, 4].map((areas) => facts({ areas })['wins'])).toEqual([false, true]);
    expect(facts({ areas: 2 })).toMatchObject({ needed: 4, missing: 2 });
    expect(facts({ areas: 4, emperor: true })['missing']).toBe(0);
    expect(facts({ players: '2', areas: 4 })).toEqual({ wins: false, areasCounting: 4 });
    expect(lines(automaticVictory, { players: '2' })).toEqual([]);
    expect(lines(automaticVictory, { areas: 2 })).toEqual(['2 11.2', '4 13.1']);
  });

  test('the vacant Area of three players counts or not, as it is read', () => {
    const vacant = { players: '3', areas: 4, vacant: true };
    expect([facts(vacant)['wins'], facts({ ...vacant, vacantArea: 'ignored' })['wins']]).toEqual([true, false]);
    expect(facts({ ...vacant, players: '4', vacantArea: 'ignored' })['wins']).toBe(true);
    expect([readings(automaticVictory, vacant), readings(automaticVictory, { ...vacant, players: '4' })]).toEqual([
      ['vacant-area'],
      [],
    ]);
  });
});

test('3.0.2, 3.0.4, 3.2, 14.0: a Base comes with 7 Legions and the cards of so many players', () => {
  expect((['4', '3', '2'] as const).map((players) => lines(base, { players }))).toEqual([
    ['7 3.0.2', '10 3.0.4'],
    ['7 3.0.2', '13 3.2'],
    ['7 3.0.2', '10 14.0'],
  ]);
});

describe('12.0-revolts', () => {
  test('what is Uncontrolled already, what revolts, and what is brought, each where there is some', () => {
    expect(lines(revolts, { legions: 0, elsewhere: 1, uncontrolled: 1 })).toEqual([
      '1 2.2-uncontrolled',
      '1 12.0-revolts',
      '1 12.0-revolts',
    ]);
    expect(lines(revolts, { legions: 2, elsewhere: 0 })).toEqual(['2 12.0-revolts']);
    expect(lines(revolts, { event: 'rebels', elsewhere: 2, uncontrolled: 1 })).toEqual([
      '3 2.2-uncontrolled',
      '1 12.0-legion-rebels',
    ]);
  });

  test('why it cannot be played is told', () => {
    const says = (given: object) => ask(revolts, given).sentence;
    expect(says({ vacant: true })).toContain('nobody has the Area');
    expect(says({ legions: 3, elsewhere: 2 })).toContain('5 Uncontrolled Legions, and at most 4 are allowed');
    expect(says({ legions: 0, elsewhere: 0, baseLegions: 0, short: 'not-playable' })).toContain('too few Legions');
    expect(says({ event: 'rebels', elsewhere: 4 })).toContain('4 Legions are Uncontrolled already');
    expect(says({ event: 'rebels', elsewhere: 0, used: true })).toContain('has already been played');
    expect(says({ event: 'rebels', elsewhere: 0 })).toContain('1 of at most 4');
  });

  test('the reading on too few Legions is needed only then', () => {
    const short = { legions: 0, elsewhere: 0, baseLegions: 1 };
    expect([readings(revolts, short), readings(revolts, { ...short, baseLegions: 2 })]).toEqual([
      ['revolt-without-legions'],
      [],
    ]);
  });
});

describe('who holds a card', () => {
  const cards = (...seen: number[]) => ({ cards: seen.map((n) => ({ event: 'barbarians', seen: n })) });

  test('12.0: the copies of the deck less those seen, and never more than there are', () => {
    expect(lines(whoHolds, cards(0))).toEqual(['1 12.0-barbarians']);
    expect(lines(whoHolds, cards(1))).toEqual(['1 12.0-barbarians', '-1 12.0-barbarians']);
    expect(lines(whoHolds, cards(1, 1))).toEqual(['1 12.0-barbarians', '-1 12.0-barbarians']);
    expect(ask(whoHolds, cards(1, 1)).sentence).toMatch(
      /^Of Barbarian Tribe Attacks the deck has only 1 card, but you entered 2\./,
    );
    expect(ask(whoHolds, cards(1)).sentence).not.toContain('the deck has only');
  });

  test('what is looked for is named: one card, some, each of several, or none that is left', () => {
    const says = (given: object) => ask(whoHolds, given).sentence;
    expect(says(cards(0))).toContain('the one unseen Barbarian Tribe Attacks');
    expect(says(cards(1))).toContain('at least 1 card called Barbarian Tribe Attacks, though none is unseen,');
    expect(says({ ...cards(0), number: 2 })).toContain(
      'at least 2 cards called Barbarian Tribe Attacks, though only 1 is unseen,',
    );
    const two = {
      cards: [
        { event: 'assassin', seen: 0 },
        { event: 'bribe', seen: 0 },
      ],
    };
    expect(says({ ...two, how: 'each' })).toContain('at least 1 each of Assassin and Bribe');
    expect(says(two)).toMatch(/at least 1 of the \d+ unseen Assassin or Bribe cards/);
  });

  test('12.0-traitor: the reading on small hands is needed for one hand of 1 to 3', () => {
    const needs = (hand1: number, whose = 'one') => readings(whoHolds, { ...cards(0), hand1, whose }).length;
    expect([0, 1, 3, 4].map((n) => needs(n))).toEqual([0, 1, 1, 0]);
    expect(needs(2, 'any')).toBe(0);
  });

  test('a row for each number that can be held', () => {
    const { grid, chances } = ask(whoHolds, {
      cards: [
        { event: 'crisis', seen: 0 },
        { event: 'barbarians', seen: 0 },
      ],
    });
    expect(grid!.rows.map((row) => row['number'])).toEqual([1, 2]);
    expect(grid!.rows[0]!['chance']).toBe(chances['holds']);
  });
});

test('5.6, 5.8, 6.5: each way out stands with the clause that opens or closes it', () => {
  const south = { at: 'italia-south', cameFrom: 'italia-north' };
  expect(lines(wayOut, { ...south, how: 'withdraws' }).toSorted()).toEqual(['0 5.6', '0 5.8']);
  expect(lines(wayOut, { at: 'syria', cameFrom: 'judaea', how: 'beaten-defender' }).toSorted()).toEqual([
    '0 6.5',
    '1 6.5',
  ]);
  expect(readings(wayOut, { ...south, how: 'beaten-attacker' })).toEqual(['beaten-attacker-goes-back']);
  expect(readings(wayOut, { ...south, how: 'beaten-defender' })).toEqual([]);
});

describe('7.2: a title by acclaim', () => {
  test('each condition with its clause, met or not', () => {
    expect(lines(hailCaesar, {})).toEqual(['1 10.0', '1 7.2', '1 7.2', '1 11.2']);
    expect(lines(hailCaesar, { emperors: 2, legions: 0, controlled: 2 })).toEqual([
      '0 10.0',
      '1 7.2',
      '0 7.2',
      '0 11.2',
    ]);
    expect(lines(hailCaesar, { leader: 'contender', roma: false })).toEqual(['0 7.2', '1 4.3', '1 10.0']);
  });

  test('what is missing is named, and what the others can do', () => {
    expect(ask(hailCaesar, { legions: 0 }).facts).toMatchObject({
      missing: 'a Legion of yours with him',
      inBase: false,
    });
    const contender = (given: object) => ask(hailCaesar, { leader: 'contender', ...given }).sentence;
    expect(contender({})).not.toContain('even if');
    expect(contender({ ahead: 1 })).toContain('even if');
    expect(contender({ declares: true })).toContain('even if');
    expect(contender({ ahead: 2 })).toContain('there can be 2 Emperors');
  });

  test('readings are needed where he has no cards, or there is no room, or the General is elsewhere', () => {
    expect(readings(hailCaesar, { at: 'dacia' })).toEqual(['hail-caesar-needs-the-general']);
    expect(readings(hailCaesar, {})).toEqual([]);
    expect(readings(hailCaesar, { leader: 'contender', cardless: true })).toEqual(['round-without-cards']);
    expect(readings(hailCaesar, { leader: 'contender', emperors: 2 })).toEqual(['hail-caesar-with-two-emperors']);
  });
});

describe('5.6: a withdrawal', () => {
  test('gives its MP by the clause of what moves, with the reading that this needs', () => {
    expect(lines(withdrawal, { left: 2 })).toEqual(['2 5.6']);
    expect(lines(withdrawal, { mover: 'galley' })).toEqual(['0 12.0-galley-fleet']);
    expect(['legions', 'galley', 'leader'].map((mover) => readings(withdrawal, { mover }))).toEqual([
      [],
      ['withdrawal-before-a-galley-fleet'],
      ['withdrawal-before-a-leader'],
    ]);
  });

  test('why he stays or goes is told', () => {
    const says = (given: object) => ask(withdrawal, given).sentence;
    expect(says({ mover: 'leader' })).toContain('He cannot withdraw from this force');
    expect(says({ noWay: true })).toContain('no Province to withdraw to');
    expect(says({ again: true })).toContain('again without cards');
    const known = (mp: number) => says({ hand: 'known', left: 2, known: [{ mp }] });
    expect([known(3).startsWith('He can '), known(2).startsWith('He cannot ')]).toEqual([true, true]);
  });
});

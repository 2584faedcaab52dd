/** Armies above a limit and values that cannot be so together: refused with the clause, or said in the answer, never dropped. */
import { describe, expect, test } from 'vitest';
import { parse } from '../../src/calculator/parse.ts';
import { everyCalculator } from '../support/calculators.ts';

const found = new Map((await everyCalculator()).map((at) => [`${at.game} ${at.name}`, at]));

/** What a calculator answers: why it refuses, or the sentence of its report. */
function answer(name: string, input: object): string {
  const { calculator, content } = found.get(name)!;
  const read = parse(calculator.fields, input);
  if (read.type === 'problems') return `refused: ${read.problems.map((p) => p.sentence).join(' ')}`;
  return calculator.compute(read.input as never, content.tables).sentence;
}

type Case = readonly [calculator: string, input: object, says: string];

const refuses = (cases: readonly Case[]) =>
  test.each(cases)('%s %j', (name, input, says) => {
    expect(answer(name, input)).toMatch(/^refused: /);
    expect(answer(name, input)).toContain(says);
  });

describe('The Sword of Rome refuses', () =>
  refuses([
    ['sword-of-rome battle', { attackerCu: 14 }, 'the most that 9.1.1 allows'],
    ['sword-of-rome battle', { cityRoom: 4 }, 'the most that 12.4.4 allows'],
    ['sword-of-rome attack', { cu: 11 }, 'the most that 9.1.1 allows'],
    ['sword-of-rome attack', { inside: 3, defenderCu: 1 }, '3 CU cannot go inside: there are only 1 (9.3.1)'],
    ['sword-of-rome attack', { friendlyTo: 'attacker' }, 'is not friendly to the attacker (15.2)'],
    ['sword-of-rome battles', { cu: 14 }, 'the most that 9.1.1 allows'],
    ['sword-of-rome march-past', { moverCu: 11 }, 'the most that 9.1.1 allows'],
    ['sword-of-rome march-past', { interceptors: [{ from: 3 }] }, 'the march enters only 1 (10.2)'],
    ['sword-of-rome march-past', { friendlyTo: 'defender', interceptors: [{ enemySpace: true }] }, '(10.3)'],
    ['sword-of-rome avoid', { rearguard: 8, cu: 6 }, '8 CU cannot stay behind: the army has 6 (11.1)'],
    [
      'sword-of-rome retreat',
      { cu: 2, ships: 'greeks', seaLosses: 3 },
      '3 CU cannot be lost at sea: the force has 2 (9.6.4)',
    ],
    [
      'sword-of-rome naval-movement',
      { who: 'etruscans', cu: 4 },
      'never carry more than 3 CU here, but you entered 4 (9.6.3)',
    ],
    ['sword-of-rome naval-movement', { players: 'two-to-four', cu: 7 }, 'never carry more than 6 CU here'],
    ['sword-of-rome raid', { spaces: [{ nextTo: 1 }] }, 'can be next only to an earlier one, not to 1 (14.2)'],
    ['sword-of-rome isolation', { spaces: [{ from: 2 }] }, 'connected to space 2, which is not in the list (5.7.1)'],
    ['sword-of-rome isolation', { spaces: [{ from: 1 }] }, 'cannot be connected to itself'],
    ['sword-of-rome control', { alliances: [{ one: 'gauls', other: 'gauls' }] }, 'allied with itself (15.1.2)'],
    ['sword-of-rome neutral-power', { alliances: [{ one: 'gauls', other: 'gauls' }] }, 'allied with itself (15.1.2)'],
    ['sword-of-rome raid', { cu: 11 }, 'the most that 9.1.1 allows'],
    ['sword-of-rome siege', { garrison: 4 }, 'the most that 9.3.1 allows'],
    ['sword-of-rome greek-leaders', { leaders: [{}, {}] }, 'Dionysius can be kept only once (8.2.3)'],
  ]));

describe('Hamilcar refuses', () =>
  refuses([
    ['hamilcar reactions', { moverCu: 11 }, 'you entered 11 (2.2.A)'],
    ['hamilcar reactions', { interceptors: [{ cu: 11 }] }, 'the most that 2.2.A allows'],
    ['hamilcar reactions', { leftBehind: 9 }, '9 CUs cannot stay: the Army has 3 (11.1)'],
    ['hamilcar battles', { cu: 9, sts: 2 }, 'you entered 11 (2.2.A)'],
    ['hamilcar battles', { cu: 2, elephants: 3 }, 'Elephants are CUs: with 2, you cannot have 3 (13.3.D)'],
    ['hamilcar battles', { battles: [{ elephants: 1 }] }, 'Only Carthage has Elephants'],
    ['hamilcar battles', { side: 'rome', battles: [{ cu: 1, elephants: 2 }] }, 'an enemy with 1 cannot have 2 of them'],
    ['hamilcar storms', { cu: 6, sts: 5 }, 'you entered 11 (2.2.A)'],
    ['hamilcar naval-battle', { romeWarships: 5, romeUnits: 6 }, 'Warships included; you entered 11 (2.3.G)'],
    ['hamilcar naval-movement', { carthageWarships: 3, carthageUnits: 8 }, 'you entered 11 (2.3.G)'],
    ['hamilcar warships-to-send', { enemy: 4, carthageUnits: 7 }, 'you entered 11 (2.3.G)'],
    ['hamilcar attrition', { forces: [{ cu: 2, elephants: 3 }] }, 'a Force of 2 cannot have 3 of them (2.3.C)'],
    ['hamilcar attrition', { forces: [{ supplied: true }] }, 'Force 1 has no ST to remove (5.3.A)'],
    ['hamilcar dice-level', { elephants: 4 }, 'Elephants are CUs: with 3, Carthage cannot have 4 (13.3.D)'],
    ['hamilcar dice-level', { metellus: true, romeRating: 'none' }, 'you entered no Roman General (17.2.B.Metellus)'],
    ['hamilcar land-battle', { elephants: 4 }, 'Elephants are CUs: with 3, Carthage cannot have 4 (13.3.D)'],
    ['hamilcar land-battle', { romeRaise: 1, romeRating: 'none' }, 'there is no Battle Rating to raise (13.3.C)'],
    ['hamilcar battle-hits', { elephants: 4 }, 'Elephants are CUs: with 3, Carthage cannot have 4 (13.3.D)'],
    ['hamilcar battle-hits', { elephants: 0, charged: true }, 'Without Elephants there was no Elephant Charge'],
    ['hamilcar province', { spaces: 3 }, 'The Province has 3 spaces, but you entered 4 (2.1.E)'],
    ['hamilcar victory', { romeElsewhere: 2 }, 'There are 11 Provinces besides Samnium, but you entered 12 (2.1.E)'],
    ['hamilcar pc-loss', { side: 'carthage', pcs: 2 }, 'Carthage has 2 PCs, so 3 cannot be on the Miat (15.3)'],
    ['hamilcar isolation', { spaces: [{ from: 2 }] }, 'connected to space 2, which is not in the list (5.4)'],
  ]));

describe('Hannibal refuses', () =>
  refuses([
    ['hannibal reactions', { moverCu: 11 }, 'the most that 7.2 allows'],
    ['hannibal reactions', { interceptors: [{ cu: 11 }] }, 'the most that 7.2 allows'],
    ['hannibal mountain-passes', { cu: 11 }, 'the most that 7.2 allows'],
    ['hannibal mountain-passes', { cu: 3, elephants: 4 }, '3 CUs cannot include 4 of them (11.3)'],
    ['hannibal naval-movement', { cu: 11 }, 'the most that 7.2 allows'],
    ['hannibal attrition', { forces: [{ cu: 2, elephants: 3 }] }, '2 CUs cannot include 3 of them (11.3)'],
    ['hannibal battle-cards', { carthageCu: 3, elephants: 4 }, '3 CUs cannot include 4 of them (11.3)'],
    ['hannibal after-battle', { carthageCu: 3, elephants: 4 }, '3 CUs cannot include 4 of them (11.3)'],
    ['hannibal duel', { goOn: true, defenderCu: 2, elephants: 3 }, '2 CUs cannot include 3 of them (11.3)'],
    ['hannibal victory', { romeProvinces: 14 }, 'There are 22 Provinces, but you entered 23 (5.5)'],
    [
      'hannibal victory',
      { italiaMissing: 0, carthageProvinces: 5 },
      '6 Provinces of Italia, but you entered only 5 in all (4.1)',
    ],
  ]));

describe('Nero refuses', () =>
  refuses([
    ['nero declare', { senate: 1, guard: 0, auguriesPlayed: 2 }, 'you entered 2 Bad Auguries against 1 card (12.0)'],
    ['nero declare', { senate: 3, guard: 1, mine: 2 }, 'You hold 2 cards in all, but you entered 4 (4.2.2)'],
    [
      'nero battle',
      { attackerLegions: 15, defenderLegions: 14 },
      'There are 28 Legions on the board, but you entered 29 (6.6)',
    ],
    ['nero battle', { tribe: true, side: 'defender' }, 'Nobody plays the Barbarian Tribe'],
    ['nero purple', { guards: 4, otherGuards: 3 }, 'The deck has 6 Praetorian Guards, but you entered 7 (12.0)'],
    ['nero purple', { guards: 2, mine: 3 }, 'You hold 3 cards in all, but you entered 4 (4.2.2)'],
    [
      'nero assassination',
      { bribes: 4, bribesAgainst: 4, otherBribes: 1 },
      'The deck has 8 Bribes, but you entered 9 (12.0)',
    ],
    ['nero who-holds', { cards: [{}, {}] }, 'The same event is named twice (12.0)'],
    ['nero move', { legions: 0, leader: 'none' }, 'Neither a Legion nor a Leader moves (5.1)'],
    ['nero move', { ask: 'fewest', enemies: [{ at: 'dacia' }, { at: 'dacia' }] }, 'named twice (5.5)'],
    ['nero way-out', { at: 'dacia', cameFrom: 'dacia' }, 'it is already in (6.5)'],
    [
      'nero control',
      {
        provinces: [
          { at: 'dacia', uncontrolled: 3 },
          { at: 'moesia', uncontrolled: 2 },
        ],
      },
      'you entered 5 (2.2)',
    ],
    [
      'nero control',
      {
        provinces: [
          { at: 'dacia', west: 28 },
          { at: 'moesia', asia: 1 },
        ],
      },
      'you entered 29 (6.6)',
    ],
    ['nero scoring', { westAreas: 3 }, 'There are 4 Areas'],
  ]));

test.each<Case>([
  [
    'sword-of-rome attack',
    { reaction: 'avoid', fallBack: false },
    'The defender cannot do that here, so it stays and fights',
  ],
  ['sword-of-rome avoid', { plan: 'inside', city: 'none' }, 'That is not possible here'],
  ['hamilcar reactions', { stance: 'inside' }, 'The opponent cannot go inside here, so it stays'],
  ['hamilcar reactions', { rating: 'none' }, 'The opponent cannot Avoid here, so it stays'],
  ['hamilcar land-battle', { charge: 'yes', romeRating: 2 }, 'The Elephants cannot charge'],
  ['hannibal battle-cards', { romeRating: 'none', romeAllies: 1 }, 'Without a General Rome’s Allies do not join'],
  ['hannibal my-hand', { frontalAssault: 20 }, 'no advice for such a hand'],
  ['nero declare', { hand1: 26, hand2: 26 }, 'too few for these hands'],
  ['nero purple', { players: '3' }, 'Only 2 opponents have a hand here'],
  [
    'nero who-holds',
    { cards: [{ event: 'assassin', seen: 8 }] },
    'Of Assassin the deck has only 4 cards, but you entered 8',
  ],
])('%s says of %j that it cannot be', (name, input, says) => expect(answer(name, input)).toContain(says));

/** Every reading of the game in words, and the calculators that depend on them. */
import { calculatorWith } from '../../calculator/calculator.ts';
import type { ReadingWords } from '../../calculator/readings.ts';
import type { Keys } from './tables.ts';

const READINGS = {
  'cancelling-is-compulsory': {
    rule: '13.4',
    says: {
      must: 'A circle must cancel as long as an enemy stick figure is left.',
      may: 'A circle scores a hit instead of cancelling if that gives its side a better balance of CUs.',
    },
  },
  'force-without-general': {
    rule: '13.3.C',
    says: {
      zero: 'A Force without a General counts as having Battle Rating 0 and has no Allies.',
      skip: 'A Force without a General has no Allies, and steps C and D are skipped for it.',
    },
  },
  'split-avoid-rating': { rule: '11.1', says: 'Use the Battle Rating of the General who rolls.' },
  'command-after-failed-avoid': {
    rule: '11.1',
    says: {
      rolled: 'If the Avoid roll fails, the General who rolled commands.',
      stayed: 'If the Avoid roll fails, the General who was to stay commands.',
    },
  },
  'charge-reroll': {
    rule: '13.3.D',
    says: 'The reroll is optional and is decided after all Battle Dice are rolled; the second result counts.',
  },
  'reroll-objective': {
    rule: '13.3.D',
    says: {
      wins: 'The reroll aims for the best chance to win; ties go to the best balance of CUs.',
      balance: 'The reroll aims for the best balance of CUs; ties go to the best chance to win.',
    },
  },
  'interception-plus-one': {
    rule: '12.1',
    says: {
      'at-roll': 'The +1 on an Interception is checked when the Die is rolled.',
      'at-declaration': 'The +1 on an Interception is checked when it is declared.',
    },
  },
  'avoid-into-city-and-pursuit': {
    rule: '11.3',
    says: {
      pursuit: 'If the opponent Avoids into the city, the active Army needs a Pursuit roll to move on.',
      free: 'If the opponent Avoids into the city, the active Army moves on without a roll.',
    },
  },
  'who-rolls-winter-attrition': {
    rule: '5.3.A',
    says: 'Besiegers roll in winter; CUs inside their own city do not, even if it is Besieged.',
  },
  'attrition-counts-cus': { rule: '15.2', says: 'The column counts CUs, including Elephants, but not STs.' },
  'elephant-rows': {
    rule: '15.2',
    says: 'We assume that rows 6 and 7 show the elephant, as in Hannibal; the table can be changed.',
  },
  'attrition-row-six': {
    rule: '15.2',
    says: {
      'step-6': 'Row 6 of the Attrition Table is 1, 1, 2, 2, 3, 3, 3.',
      'step-7': 'Row 6 of the Attrition Table is 1, 1, 1, 2, 2, 3, 3.',
    },
  },
  'cruel-sea-rolls': {
    rule: '17.1.#11',
    says: 'Roll once for each Storm symbol on the last lane, once more at Poor and once more with Corvi, all without modifiers.',
  },
  'storm-column': {
    rule: '17.1.#11',
    says: 'The Storm column comes from its table; if we chose it, enter your own.',
  },
  'storms-at-sea-column': { rule: '17.1.#39', says: 'Add Warships, CUs and STs to find the column.' },
  'siege-after-a-move': { rule: '14.1', says: 'A General may make the attempt with or without moving first.' },
  'command-roll-choice': {
    rule: '13.2',
    says: 'Carthage rolls only if the Subordinate Consul is the worse one for Rome.',
  },
  'peaceful-miat-scores': { rule: '5.5', says: 'Warlike counts for Carthage, Peaceful for Rome, Neutral for nobody.' },
  'two-generals-a-turn': {
    rule: '5.1.B',
    says: 'The two regular Generals are the one in the Turn box and one drawn from the pool.',
  },
  'hamilcar-barca-in-turn-7': {
    rule: '5.2.C3.2',
    says: 'Hamilcar Barca comes with the reinforcements of Turn 7, with 1 CU, in a friendly port, and need not be hired.',
  },
  'naval-reforms-in-roma': { rule: '5.1.C', says: 'Only an Admiral who was placed in Roma allows Naval Reforms.' },
  'which-miat-pcs-pay': {
    rule: '5.2.C3',
    says: 'Carthage chooses which PCs it removes, and keeps the one in the center as long as it can.',
  },
  'flipping-needs-a-cu': { rule: '5.2.C2.2', says: 'You need a CU in every space where you flip a PC.' },
  'isolation-path-ends': {
    rule: '5.4',
    says: {
      reached: 'A path may end at friendly CUs in a space that it could not pass through.',
      closed: 'Friendly CUs in a space that is closed to the path cannot be reached.',
    },
  },
  'lilybaeum-counts-twice': { rule: '5.5', says: 'Lilybaeum counts on its own and is also a space of Sicilia.' },
  'aristocrat-in-unguarded-fleet': {
    rule: '8.5',
    says: {
      none: 'An Aristocrat lost with an unguarded Fleet costs no PCs.',
      removed: 'An Aristocrat lost with an unguarded Fleet costs PCs equal to his Battle Rating.',
    },
  },
  'counter-events-in-the-war-chest': {
    rule: '5.6',
    says: 'Counter Events go to the War Chest box and their OPs count there.',
  },
  'no-miat-from-the-war-chest': { rule: '5.6', says: 'War Chest points cannot place PCs on the Miat.' },
  'punic-faith-and-the-war-chest': {
    rule: '17.1.#45',
    says: 'All discards count, except a card that Punic Faith has cancelled.',
  },
  'peaceful-truce': {
    rule: '15.3.D',
    says: {
      carthage: 'While the Miat is Peaceful, a Truce binds only Carthage.',
      both: 'A Truce that was played binds both sides, whatever the mood of the Miat.',
    },
  },
  'charge-abilities': {
    rule: '17.2.B.Metellus',
    says: 'Metellus rerolls the charge if a new roll is better for Rome on average; the second result counts.',
  },
  'dice-faces': {
    rule: ['13.4', '14.2', '8.2'],
    says: {
      battle: 'The faces of the Battle Dice come from their tables; if we made them up, enter your own.',
      siege: 'The faces of the Siege Dice come from their tables; if we made them up, enter your own.',
      both: 'The faces of the Battle Dice and of the Siege Dice come from their tables; if we made them up, enter your own.',
      naval: 'We made up five faces of the Naval Die: enter the ones on your own die.',
    },
  },
  'circles-cancel-figures': {
    rule: '13.4',
    says: 'Circles cancel stick figures and nothing else; horse heads always hit.',
  },
  'no-hits-at-all': { rule: '13.4', says: 'If neither side hits, the battle is tied and the Attacker loses.' },
  'hits-beyond-cus': {
    rule: '13.4',
    says: 'Every hit counts in deciding the loser; a side removes no more CUs than it has.',
  },
  'both-wiped-out': { rule: '13.4', says: 'If both Armies are destroyed, one of them still loses and pays PCs.' },
  'past-column-five': { rule: '9.2.B1', says: 'A side that would pass column V stays on V.' },
  'corvus-prize-one-ship': {
    rule: '9.2.B3',
    says: 'In row 6 with Corvi, exactly one of the Warships hit becomes a Prize.',
  },
  'prizes-are-losses': {
    rule: '9.4',
    says: {
      counts: 'A Warship taken as a Prize counts as a lost Unit.',
      not: 'A Warship taken as a Prize does not count as a lost Unit.',
    },
  },
  'evade-objective': {
    rule: '9.2.C',
    says: 'Both sides know the cards entered here; one plays for the aim, the other against it.',
  },
  'tactic-card-effects': {
    rule: '9.1',
    says: 'Only the cards entered by hand have an effect; a Tactic Card drawn on a roll of 1 does nothing.',
  },
  'which-admiral-counts': {
    rule: ['9.1', '8.5'],
    says: {
      draws: 'Any Admiral aboard draws Tactic Cards; only the Commanding General sets the column.',
      commander: 'Against an unguarded Fleet only an Admiral in command counts.',
      any: 'Against an unguarded Fleet any Admiral aboard counts.',
    },
  },
  'naval-columns': {
    rule: '9.2.B1',
    says: {
      'from-2': 'The naval columns I to V are 2, 3, 4, 5-6 and 7-9.',
      'from-3': 'The naval columns I to V are 3, 4, 5-6, 7-9 and 10+.',
    },
  },
  'supremacy-changes-in-a-round': {
    rule: '9.2',
    says: 'A round under way keeps its order; a new holder of Naval Supremacy goes first from the next round.',
  },
  'pursuit-and-supremacy': {
    rule: '9.2.C',
    says: {
      kept: 'If Pursuit cancels an Evade, the Naval Supremacy given up for it is kept.',
      lost: 'If Pursuit cancels an Evade, the Naval Supremacy given up for it is lost.',
    },
  },
  'siege-below-three': {
    rule: '14.1',
    says: 'A Force that falls below 3 CUs keeps its Siege Points but cannot try again.',
  },
  'determined-defense-once': {
    rule: '14.3',
    says: {
      each: 'Determined Defense may be used for each point of a roll.',
      once: 'Determined Defense cancels one point of a roll.',
    },
  },
  'seamanship-symbols': {
    rule: '15.4.B',
    says: {
      three: 'The Carthaginian symbols from Poor to Excellent are 3, 2, 1 and none.',
      four: 'The Carthaginian symbols from Poor to Excellent are 4, 3, 2 and none.',
    },
  },
  'unguarded-fleet-roll': { rule: '8.5', says: 'This one roll uses all Battle Roll modifiers.' },
  'declined-interception': {
    rule: '8.1',
    says: 'An Interception may still be declared at a later port; the mover then holds Naval Supremacy and may try to avoid it.',
  },
  'unguarded-loser-held-supremacy': {
    rule: '8.5',
    says: 'The interceptor takes Naval Supremacy even from a mover who held it.',
  },
  'roman-range-in-mps': {
    rule: '7.3.A',
    says: { mps: 'Rome’s range at sea counts MPs.', lanes: 'Rome’s range at sea counts sea lanes.' },
  },
  'events-open-africa': { rule: '15.6', says: 'An Event can open Africa as the Africanus trait does.' },
  'supremacy-reverts-in-winter': {
    rule: '5.3.C',
    says: 'The Supremacy marker flips in the Winter Attrition Phase, before the Victory Check and the War Chest.',
  },
  'poor-stays-poor': { rule: '5.3.C', says: 'Poor Seamanship cannot drop further.' },
  'winter-seamanship-first': {
    rule: '5.3.C',
    says: {
      'level-first': 'Seamanship drops before Naval Supremacy is checked.',
      'supremacy-first': 'Naval Supremacy is checked before Seamanship drops.',
    },
  },
  'blockade-runner-symbols': {
    rule: '16.4',
    says: 'The point symbol on the Siege Die removes a Siege Point, and the loss symbol sinks the Warship.',
  },
} as const satisfies ReadingWords;

export const calculator = calculatorWith<typeof READINGS, Keys>(READINGS);

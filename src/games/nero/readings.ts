/** Every reading of the game in words, and the calculators that depend on them. */
import { calculatorWith } from '../../calculator/calculator.ts';
import type { ReadingWords } from '../../calculator/readings.ts';
import type { Keys } from './tables.ts';

const READINGS = {
  'once-for-the-table': {
    rule: '12.0',
    says: {
      table: 'Once: one play per player round for the whole table.',
      player: 'Once: one play per player round for each player.',
      'augury-table': 'Bad Augury can be played only once per round by the whole table.',
      'augury-player': 'Each player can play one Bad Augury per round.',
    },
  },
  'bad-augury-in-a-declaration': {
    rule: '12.0-bad-augury',
    says: 'Bad Augury cancels a Senate Influence or a Praetorian Guard played for DP.',
  },
  'bad-augury-target': {
    rule: '12.0-bad-augury',
    says: 'Cards for DP are played one by one, and each can be answered.',
  },
  'bribe-timing': { rule: '12.0-bribe', says: 'A Bribe may be played at any moment until the DP are totalled.' },
  'cancelling-a-reaction': {
    rule: '12.0-bad-augury',
    says: 'The declaring player may cancel a Bribe with Bad Augury.',
  },
  'uncontrolled-in-italy': {
    rule: '7.1',
    says: {
      count: 'Uncontrolled Legions in Italy count like those of the other players.',
      ignore: 'Uncontrolled Legions in Italy do not count.',
    },
  },
  'vacant-area': {
    rule: '3.2',
    says: {
      counts: 'The vacant Area counts for an automatic victory, but is worth no VP.',
      ignored: 'The vacant Area counts neither for an automatic victory nor for VP.',
      'dp-counts': 'The vacant Area counts for DP.',
      'dp-ignored': 'The vacant Area does not count for DP.',
    },
  },
  'least-card-value': {
    rule: '6.3',
    says: {
      zero: 'Under a Retreat marker a card is worth at least 0.',
      negative: 'Under a Retreat marker a 0-BP card is worth −1.',
    },
  },
  'beaten-by-barbarians': {
    rule: '12.0-barbarians',
    says: {
      none: 'A force beaten by the Barbarian Tribe loses no Legion.',
      uncontrolled:
        'A force beaten by the Barbarian Tribe loses a Legion, which turns Uncontrolled if fewer than 4 are.',
    },
  },
  'victory-over-barbarians': {
    rule: '13.2',
    says: {
      vp: 'A victory over the Barbarian Tribe with the Emperor present earns its VP.',
      'no-vp': 'A victory over the Barbarian Tribe earns no VP.',
    },
  },
  'vp-of-a-new-emperor': {
    rule: '7.3',
    says: {
      no: 'The battle that makes a Leader Emperor earns him no VP.',
      yes: 'The battle that makes a Leader Emperor earns him its VP.',
    },
  },
  'withdrawal-before-a-leader': {
    rule: '5.7',
    says: {
      no: 'You may withdraw only if Legions enter.',
      yes: 'You may also withdraw from a lone Leader.',
    },
  },
  'withdrawal-before-a-galley-fleet': {
    rule: '12.0-galley-fleet',
    says: {
      yes: 'You may withdraw from a landing; the landed force has 0 MP left.',
      no: 'You cannot withdraw from a landing.',
    },
  },
  'two-emperors-vp': {
    rule: '10.0',
    says: 'With two Emperors in play, each scores the VP listed for that case.',
  },
  'whole-turn-in-roma': {
    rule: '13.2-early',
    says: 'The whole turn means being Emperor in Roma without a break, from before the first player round to the end.',
  },
  'traitor-and-a-small-hand': {
    rule: '12.0-traitor',
    says: {
      all: 'A Traitor looks at every card in a hand of fewer than 4.',
      'not-playable': 'A Traitor cannot look at a hand of fewer than 4 cards.',
    },
  },
  'hail-caesar-needs-the-general': { rule: '7.2', says: 'The General himself must be in the Base, with a Legion.' },
  'round-without-cards': {
    rule: '4.3',
    says: {
      round: 'A player without cards still has a round and takes the title at its start.',
      skipped: 'A player without cards is skipped and does not get the title.',
    },
  },
  'hail-caesar-with-two-emperors': {
    rule: '10.0',
    says: 'A Contender keeps his status and waits while there is no room.',
  },
  'uncontrolled-at-the-start': {
    rule: '5.4',
    says: {
      allowed: 'Uncontrolled Legions in the starting Province may be picked up for 2 MP.',
      'after-entering': 'Uncontrolled Legions can be picked up only after entering a Province.',
    },
  },
  'what-fatigue-adds-to': {
    rule: '5.3',
    says: 'Battle Fatigue is added to the cost of entries and attacks, not of pick-ups or permissions.',
  },
  'fatigue-after-a-split': {
    rule: '5.3',
    says: 'Every part of the force keeps its fatigue, and Legions picked up take it on.',
  },
  'passage-with-several-players': {
    rule: '5.5',
    says: { one: 'Passage costs 1 MP in all.', each: 'Passage costs 1 MP for each player who gives permission.' },
  },
  'leader-alone-cost': {
    rule: '5.7',
    says: {
      three: "A Leader alone pays 3 MP to enter the Barbarian Tribe's Province.",
      one: "A Leader alone pays 1 MP to enter the Barbarian Tribe's Province.",
    },
  },
  'passage-of-a-leader': {
    rule: '5.7',
    says: 'A Leader alone pays for passage too, and an Emperor or Contender loses his title at once.',
  },
  'straits-to-the-barbarians': {
    rule: '5.2',
    says: {
      flat: 'Even across Straits, the Province of the Barbarian Tribe costs its flat price.',
      'per-legion': 'Across Straits you pay for each Legion, with or without the Barbarian Tribe.',
    },
  },
  'galley-fleet-for-a-leader': {
    rule: '12.0-galley-fleet',
    says: { yes: 'A Leader may sail alone.', no: 'A Leader sails only with a Legion.' },
  },
  'beaten-attacker-goes-back': {
    rule: '6.5',
    says: {
      allowed: 'A beaten attacker may retreat the way it came.',
      forbidden: 'A beaten attacker may not retreat the way it came.',
    },
  },
  'italian-province-control': {
    rule: '11.1',
    says: 'Even in Italy you need more Legions in a Province than all others together.',
  },
  'revolt-without-legions': {
    rule: '12.0-revolts',
    says: {
      'what-he-has': 'A player with too few Legions brings what he has.',
      'not-playable': 'With too few Legions to bring, the event cannot be played.',
    },
  },
  'last-hand-of-four-or-fewer': {
    rule: '4.2.3-last',
    says: {
      'one-round': 'The only player with cards has one round, whatever he has left.',
      several: 'The only player with cards may spread them over several rounds if he has 4 or fewer.',
    },
  },
  'tie-at-the-end': {
    rule: '13.2',
    says: {
      shared: 'A tie is a shared victory.',
      emperor: 'A tie goes to the Emperor, then to the player with the most Areas.',
    },
  },
} as const satisfies ReadingWords;

export const calculator = calculatorWith<typeof READINGS, Keys>(READINGS);

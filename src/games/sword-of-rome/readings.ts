/** Every reading of the game in words, and the calculators that rest on them. */
import { calculatorWith } from '../../calculator/calculator.ts';
import type { ReadingWords } from '../../calculator/readings.ts';

export const READINGS = {
  'losers-ones': {
    rule: '12.3',
    says: {
      costs: 'Each 1 that the loser rolls costs the loser 1 CU.',
      nothing: 'A 1 that the loser rolls does nothing.',
    },
  },
  'winners-ones': {
    rule: '12.3',
    says: {
      nothing: 'A 1 that the winner rolls does nothing.',
      costs: 'Each 1 that the winner rolls costs the winner 1 CU.',
    },
  },
  'losses-over-strength': {
    rule: ['12.3', '12.5'],
    says: {
      battle: 'Losses beyond the CU present vanish, and bring no support.',
      unrest: 'Carthage loses no more CU than attacked; what its dice do to the unrest counts in full.',
    },
  },
  'retreat-over-rough': {
    rule: '12.4.1',
    says: {
      destroyed:
        'An attacker beaten after coming over rough or a strait cannot retreat and is destroyed; its flanker is not.',
      retreats: 'An attacker beaten after coming over rough or a strait retreats like any other.',
    },
  },
  'loss-band-with-flanker': {
    rule: '12.3',
    says: {
      'army-size': 'The loss column follows army size, half the flanking force included.',
      'primary-only': 'The loss column follows the CU of the attacking army alone.',
    },
  },
  'flank-split-surplus': {
    rule: '9.5.6',
    says: {
      'passes-on': 'Losses that one of the two forces cannot bear pass to the other.',
      vanishes: 'Losses that one of the two forces cannot bear vanish.',
    },
  },
  'automatic-victory-twice': {
    rule: '12.1',
    says: 'An automatic victory is looked for without the flanking force first, and with it where there was none.',
  },
  'both-friendly': { rule: '12.2.3', says: 'Where the space is friendly to both, both add 1.' },
  'interception-and-failed-avoid': {
    rule: '12.2.3',
    says: 'The +1 for intercepting and the −1 for failing to avoid both count.',
  },
  'defender-automatic-victory': {
    rule: '12.2.1',
    says: {
      automatic: 'A defender that is large enough wins automatically too.',
      roll: 'A defender never wins automatically; it rolls with the highest modifier a roll can have.',
    },
  },
  'one-siege-roll-per-round': {
    rule: '13.1.1-exception',
    says: 'Each roll to come belongs to another round or to a Surrender Phase: a space is rolled for once in a round.',
  },
  'siege-level-above-loyalty': {
    rule: '13.5-note',
    says: 'The place falls at a level above its loyalty or factor as well as at the same.',
  },
  'roman-hand-size': { rule: '6.2.2', says: 'Rome draws to 8 with three or more players, and to 7 with two.' },
  'gallic-forced-discard': {
    rule: '6.2.1',
    says: {
      all: 'With four or five players the Gauls discard every leftover card.',
      chosen: 'With fewer than four players the Gauls discard only what they like.',
    },
  },
  'etruscan-samnite-tie-rank': {
    rule: '4.4',
    says: 'The Etruscan/Samnite player has one VP total and the Etruscan place in ties.',
  },
  'desperate-times-contest': {
    rule: '7.4.2',
    says: 'Of all who announce at one moment, the player with the fewest VP plays.',
  },
  'desperate-times-after-round-five': {
    rule: '7.4.5',
    says: 'After round five nobody contests: each in turn plays or passes.',
  },
  'several-interceptors': {
    rule: '10.3',
    says: 'Armies of one power each roll for themselves, and all that succeed come.',
  },
  'tactics-roll-certainty': {
    rule: ['10.4', '11.1'],
    says: 'No face always succeeds or fails: only the comparison with the tactics rating counts.',
  },
  'avoid-limit-and-city': {
    rule: '11.1',
    says: 'The limit of 10 CU is for those who avoid; those who go inside come on top.',
  },
  'inside-an-allied-city': {
    rule: ['12.4.4', '9.3.1'],
    says: {
      own: 'Leaders and CU go inside only cities of their own power, not an ally’s.',
      friendly: 'Leaders and CU may go inside an ally’s city too.',
    },
  },
  'naval-return-and-attrition': {
    rule: '9.6.4',
    says: 'Return: back to the port it left. Attrition: one roll on the attrition table, then it arrives.',
  },
  'naval-combat-friendly-port': {
    rule: '9.6.4',
    says: 'Sailing to a friendly port takes 2 off the naval combat roll.',
  },
  'naval-combat-roll-range': {
    rule: '9.6.4',
    says: 'A naval combat roll below 1 is a success, one above 6 is attrition.',
  },
  'naval-roll-when-reacting': {
    rule: ['11.1.1', '12.4.3'],
    says: {
      'as-failed': 'Ships that return make the attempt to avoid fail, with −1 for the defender.',
      'no-penalty': 'Ships that return make the attempt to avoid fail, without the −1.',
      retreat: 'Ships that return leave only the retreat by land.',
    },
  },
  'sea-capacity-from-syracuse': {
    rule: ['11.1.1', '12.4.3'],
    says: {
      to: 'To avoid battle or retreat, the Greeks ship more CU only when they sail to Syracuse or Lilybaeum.',
      'to-or-from': 'To avoid battle or retreat, the Greeks ship more CU to and from Syracuse or Lilybaeum.',
    },
  },
  'sea-retreat-over-capacity': {
    rule: '12.4.3',
    says: {
      lost: 'CU that find no room in a retreat by sea are lost.',
      'by-land': 'CU that find no room in a retreat by sea retreat by land.',
    },
  },
  'rout-comparison': {
    rule: '12.4.2',
    says: 'The CU that retreat are counted as they enter a space, before it costs them any.',
  },
  'rout-of-equals': { rule: '12.4.2', says: 'A group of equal size is swept up.' },
  'retreat-losses-per-cu': {
    rule: '12.4.5',
    says: 'Every enemy CU in a space entered costs 1 CU, and an enemy PC marker, city or tribe 1 more.',
  },
  'retreat-past-a-garrison': {
    rule: '12.4.5',
    says: {
      all: 'Enemy CU inside a city count like those outside.',
      outside: 'Enemy CU inside a city cost nothing.',
    },
  },
  'tie-against-the-unrest': { rule: '12.2.5', says: 'The unrest defends, so it wins ties.' },
  'unrest-win-support': {
    rule: '20.3',
    says: 'A winning unrest gains half of the CU that were really lost, rounded up.',
  },
  'losses-of-a-winning-unrest': {
    rule: '20.3',
    says: "If the unrest wins, Carthage's dice do nothing to it.",
  },
  'survivors-of-a-lost-unrest-attack': {
    rule: '20.1',
    says: {
      stay: 'Beaten CU that survive stay in the Garrison box and hold the level down.',
      leave: 'Beaten CU that survive do not count for the highest level.',
    },
  },
  'unrest-automatic-victory': {
    rule: '20.3',
    says: {
      automatic: 'An unrest that is large enough wins automatically and destroys the attackers.',
      roll: 'The unrest never wins automatically; it rolls with the highest modifier a roll can have.',
    },
  },
  'raid-roll-modifier': { rule: '14.2', says: 'Raids are rolled without the −1 of Gallic sieges.' },
  'greek-penalty-relief': {
    rule: '8.2.3-5p',
    says: 'A leader in Sicily pays less only while the Greeks have lost none of their spaces there.',
  },
  'isolation-path-straits': { rule: '5.7.1', says: 'A strait stops the path just as a rough connection does.' },
  'samnite-rough-connections': {
    rule: '9.2-exception',
    says: 'Only connections to Bovianum and Aufidena are clear for the Samnites.',
  },
  'carthage-player-or-neutral': { rule: '16.1', says: 'With four players or fewer Carthage is a neutral power.' },
  'who-runs-an-inactive-neutral-power': {
    rule: '16.1',
    says: 'In the turn of a player only an alliance with that player bars anyone, not old enmity.',
  },
  'neutral-power-retreats': { rule: '16.3', says: 'The limits do not bind retreats.' },
  'reinforcements-roman-cities': {
    rule: '5.10.1',
    says: 'Every walled city under Roman control counts, conquered and founded ones too.',
  },
  'pooled-reinforcements-both': {
    rule: '5.10.1-note',
    says: 'Pooled CU may all go to one power or be divided in any way.',
  },
  'mercenary-halving-first': {
    rule: '5.10.1-5p',
    says: 'Half of the mercenaries are removed before the new ones come.',
  },
  'vp-limits-when': {
    rule: '5.8.1',
    says: {
      net: 'All gains and losses are netted, then the limits apply once.',
      stepwise: 'The limits apply after the gains, and again after the losses.',
    },
  },
  'vp-ceiling': { rule: '5.8.1', says: 'No total goes above 12 VP.' },
  'unrest-vp-in-scoring': {
    rule: '20.2',
    says: 'Unrest costs its VP while VP are adjusted, before victory is checked.',
  },
  'carthaginian-home-victory-spaces': {
    rule: '5.8.1',
    says: 'Home victory spaces of Carthage: Carthago, Kerkouane, Lilybaeum, Panormus, Caralis, Olbia.',
  },
  'two-player-automatic-tie': {
    rule: '4.2-note',
    says: 'Equal sums go to the Gallic-Greek side at an automatic victory too.',
  },
  'home-clean-up-after-battle': {
    rule: '7.3.4',
    says: 'CU of any enemy protect an independent marker, not only the loser’s.',
  },
} as const satisfies ReadingWords;

export const calculator = calculatorWith(READINGS);

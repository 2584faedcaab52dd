/** Every reading of the game in words, and the calculators that depend on them. */
import { calculatorWith } from '../../calculator/calculator.ts';
import type { ReadingWords } from '../../calculator/readings.ts';
import type { Keys } from './tables.ts';

const PLAIN =
  'Plain play leads its most common type, keeps Reserves for last (as Double Envelopments) and takes the initiative whenever it can.';
const COUNTING =
  'Counting play leads the type with the fewest cards still unseen (neither in its own hand nor played), keeps Double Envelopments and then Reserves for last, and takes the initiative whenever it can.';

const READINGS = {
  'card-policy': { rule: '11.5', says: { plain: PLAIN, counting: COUNTING, both: `${PLAIN} ${COUNTING}` } },
  'one-deck': { rule: '11.4', says: 'Both hands come from one deck, so neither side can hold the other’s cards.' },
  'open-hands': {
    rule: '11.5',
    says: 'For each hand drawn for the enemy, both sides play on as if both hands were open; nobody Disengages later.',
  },
  'refusing-to-match': { rule: '11.5.b', says: 'A side that can match a card does so.' },
  'hannibal-probe': {
    rule: '11.5',
    says: 'Hannibal plays a Probe as another type only to match a card that he could otherwise match only with a Reserve, or not at all.',
  },
  'reserve-in-attack': { rule: '11.5.d', says: 'A Reserve may be led as any type.' },
  'double-envelopment-without-general': {
    rule: '11.6.a',
    says: {
      allowed: 'A Force without a General that matches a Double Envelopment may take the initiative.',
      'general-needed': 'A Force without a General that matches a Double Envelopment cannot take the initiative.',
    },
  },
  'cancelled-disengage': {
    rule: '11.7',
    says: {
      both: 'The Defender may take over after a Disengage that failed or was cancelled.',
      'failed-only': 'The Defender may take over after a Disengage that failed, not after one that was cancelled.',
    },
  },
  'rating-after-command-roll': {
    rule: '11.2',
    says: 'The rating of the Consul in command after the roll is used for everything in the Battle, including the size of the hand.',
  },
  'elephant-charge-order': {
    rule: '11.3',
    says: 'The charge is rolled before the deal; its cards are subtracted after the hand limit.',
  },
  'elephant-one-first': { rule: '11.3', says: 'A 1 harms Carthage, even if Rome has no General.' },
  'no-cards-left': { rule: '11.4', says: 'A hand cannot fall below 0 cards.' },
  'failed-avoid-once': { rule: '9', says: 'Failing to Avoid Battle costs 1 card, not 2.' },
  'combined-interceptors': {
    rule: '10.a',
    says: 'Interceptors and the CUs already there are one Army and gain 1 card in all.',
  },
  'card-limit-and-events': {
    rule: '11.4',
    says: {
      before: 'Cards from Events are added before the hand limit applies.',
      after: 'Cards from Events are added after the hand limit applies.',
    },
  },
  'backing-up': { rule: '10.3', says: 'Backing up needs no roll, but over a pass you roll for Attrition again.' },
  'play-pursuit': {
    rule: '9',
    says: 'If an Army has Avoided Battle, the mover goes on only if he rolls his Battle Rating or less.',
  },
  'cards-played-for-casualties': {
    rule: '11.9',
    says: 'Every card that a side played counts, including Reserves; the larger number sets the column.',
  },
  'casualties-after-withdrawal': { rule: '11.9', says: 'The side that did not Withdraw rolls for casualties.' },
  'casualties-before-retreat': {
    rule: '11.10A',
    says: 'Casualties come first, then the Retreat Die, then the march; a Force without CUs is eliminated.',
  },
  'elephant-row': {
    rule: '11.10A',
    says: {
      attrition: 'An elephant on a row counts only on the Attrition Table: the first CU lost there is an Elephant.',
      'every-retreat':
        'The first CU lost on a row with an elephant, and the first lost on the Retreat Die, is an Elephant.',
    },
  },
  'ran-out-of-cards': {
    rule: '11.10A',
    says: {
      'last-card': 'If a side had no card to lead, the last card played decides how the Retreat Die is read.',
      'no-modifier': 'If a side had no card to lead, the Retreat Die is read as after a Frontal Assault.',
    },
  },
  'no-last-card': {
    rule: '11.10A',
    says: 'If no card was played, the Retreat Die is read as after a Frontal Assault.',
  },
  'eliminated-force-counts': {
    rule: '11.11',
    says: {
      counted: 'All CUs of a Force that cannot Retreat count for Political Consequences.',
      'not-counted': 'CUs of a Force that cannot Retreat do not count for Political Consequences.',
    },
  },
  'play-retreat-choice': {
    rule: '11.10B.a',
    says: 'A longer route is allowed only if it costs fewer CUs than the cheapest of the shortest.',
  },
  'landed-that-round': {
    rule: '11.10B.b',
    says: 'An Army has landed “in that round” if it landed in the Battle space in the activation that led to the Battle.',
  },
  'friendly-tribes': {
    rule: ['11.10B.d', '5.3'],
    says: 'The fields say which Tribes are friendly: in the 2007 edition Bruttium, the Boii and the Insubrians are friendly to Carthage.',
  },
  'siege-roll': {
    rule: '12',
    says: 'You roll each attempt on the Siege Table of the 2007 edition: the aid prints none.',
  },
  'pass-attrition-before-reactions': {
    rule: '7.2B',
    says: 'Attrition is rolled as soon as the pass is crossed, before the enemy can react.',
  },
  'attrition-below-one': { rule: '7.2B', says: 'A roll that is below 1 after modifiers is read as a 1.' },
  'naval-die': {
    rule: '7.3.a',
    says: 'The roll at sea comes from the 2007 edition: the aid prints neither the Naval Die nor its table.',
  },
  'sailing-and-marching': { rule: '7.3', says: 'The MPs left after a Naval Move may be used to march.' },
  'sweep-before-removal': { rule: '4.1', says: 'The sweep of Italia is checked before PCs are removed.' },
} as const satisfies ReadingWords;

export const calculator = calculatorWith<typeof READINGS, Keys>(READINGS);

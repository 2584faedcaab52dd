/** The inputs for a battle. */
import { aim, choice, flag, grouped, number, numberOr } from '../../../calculator/fields.ts';
import { ruling } from '../rulings.ts';

export const CARDS = 'Cards and dice';
export const READINGS = 'Rules questions';

const ARMIES = 'Armies';
const SPACE = 'Ground and approach';
export const AFTER = 'Retreat';
export const FOLDED = [CARDS, AFTER, READINGS];

/** What is typed in place of the table, also against the unrest. */
export const forceRatio = numberOr<'table' | 'AV'>({
  label: 'Force ratio modifier',
  given: true,
  key: 'fo',
  group: CARDS,
  rule: '12.2.1',
  max: 9,
  words: [
    { id: 'table', label: 'from the table' },
    { id: 'AV', label: 'automatic victory' },
  ],
  default: 'table',
  help: 'The larger army’s, counting half of a flanking force: enter what your card says',
});

/** The readings that others ask for too who come to a battle. */
export const sharedFields = {
  ...grouped(READINGS, {
    losersOnes: ruling('losers-ones', { label: 'A 1 rolled by the loser', key: 'lo', rule: '12.3' }),
    beatenOverRough: ruling('retreat-over-rough', {
      label: 'An attacker beaten after crossing rough',
      key: 'br',
      rule: '12.4.1',
    }),
    winnersOnes: ruling('winners-ones', { label: 'A 1 rolled by the winner', key: 'wo', rule: '12.3' }),
    defenderVictory: ruling('defender-automatic-victory', {
      label: 'A defender large enough',
      key: 'dv',
      rule: '12.2.1',
    }),
  }),
};

/** 9.1.1: so many CU can move together; 13.4.2: three more may join them out of a city. */
export const [MOVING, RELIEVED] = [10, 13];

const cu = (
  label: string,
  key: string,
  min: number,
  start: number,
  more: { max: number; limit?: string; help?: string },
) => number({ label, key, group: ARMIES, min, default: start, rule: '12.2.1', ...more });
const tactics = (label: string, key: string) =>
  number({ label, key, group: ARMIES, max: 6, rule: '12.2.2', presets: 'leaders', help: '0: no leader' });
const event = (label: string, key: string) =>
  number({ label, key, group: CARDS, min: -9, max: 9, default: 0, rule: '12.2.3', signed: true });
const dice = (label: string, key: string) =>
  number({ label, key, group: CARDS, min: 1, max: 6, default: 3, rule: '12.2.3', given: true });

const lossEvent = (label: string, key: string) =>
  number({ label, key, group: CARDS, min: -6, max: 6, default: 0, rule: '12.3', signed: true });
const retreatCost = (label: string, key: string) =>
  numberOr<'all'>({
    label,
    key,
    group: AFTER,
    rule: '12.4.5',
    max: 20,
    default: 0,
    words: [{ id: 'all', label: 'all: no way out' }],
    help: 'Counts only if it loses',
  });

export const battleFields = {
  attackerCu: cu('Attacker CU', 'a', 1, 6, {
    max: RELIEVED,
    limit: '9.1.1',
    help: '10 that move, plus up to 3 from a city they relieve (13.4.2)',
  }),
  attackerTactics: tactics('Attacker tactics', 'at'),
  flankCu: cu('Flanking force CU', 'f', 0, 0, { max: MOVING, limit: '9.1.1', help: 'Half of it counts for size' }),
  defenderCu: cu('Defender CU', 'd', 1, 6, { max: 40 }),
  defenderTactics: tactics('Defender tactics', 'dt'),
  ...grouped(SPACE, {
    friendlyTo: choice({
      label: 'The space is friendly to',
      key: 'fr',
      rule: '12.2.3',
      options: { none: 'neither', attacker: 'the attacker', defender: 'the defender', both: 'both' },
    }),
    intercepted: flag({ label: 'The defender has intercepted', key: 'i', rule: '10.5.2', given: true }),
    failedAvoid: flag({ label: 'The defender tried to avoid and failed', key: 'av', rule: '11.1', given: true }),
    acrossRough: flag({ label: 'The attack crosses rough or a strait', key: 'r', rule: '12.2.3' }),
  }),
  attackerEvent: event("Events on the attacker's roll", 'ae'),
  defenderEvent: event("Events on the defender's roll", 'de'),
  attackerDice: dice('Attacker dice', 'ad'),
  defenderDice: dice('Defender dice', 'dd'),
  forceRatio,
  wildBeasts: choice({
    label: 'Wild Beasts (against Gauls) affect',
    key: 'wb',
    group: CARDS,
    rule: '21.3-#5',
    options: { none: 'nobody', attacker: 'the attacker', defender: 'the defender' },
  }),
  titusManlius: flag({ label: 'Titus Manlius: the dice kill nobody', key: 'tm', group: CARDS, rule: '21.3-#11' }),
  attackerLossEvent: lossEvent('CU that events add to the attacker’s losses', 'ale'),
  defenderLossEvent: lossEvent('CU that events add to the defender’s losses', 'dle'),
  cityRoom: number({
    label: 'CU that may retreat into the walled city',
    key: 'cr',
    group: AFTER,
    max: 3,
    limit: '12.4.4',
    rule: '12.4.4',
    help: 'The defender’s own city in the space: 3 minus the CU already inside',
  }),
  attackerRetreat: retreatCost('CU that a retreat costs the attacker', 'rea'),
  defenderRetreat: retreatCost('CU that a retreat costs the defender', 'red'),
  losersOnes: sharedFields.losersOnes,
  beatenOverRough: sharedFields.beatenOverRough,
  winnersOnes: sharedFields.winnersOnes,
  ...grouped(READINGS, {
    flankBand: ruling('loss-band-with-flanker', {
      label: 'The loss column with a flanking force follows',
      key: 'fb',
      rule: '12.3',
    }),
    flankSurplus: ruling('flank-split-surplus', {
      label: 'Losses that one force cannot take',
      key: 'fs',
      rule: '9.5.6',
    }),
  }),
  defenderVictory: sharedFields.defenderVictory,
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: {
      attackerWins: "attacker's win chance",
      attackerSwing: "attacker's CU swing",
      defenderWins: "defender's win chance",
      defenderSwing: "defender's CU swing",
    },
  }),
};

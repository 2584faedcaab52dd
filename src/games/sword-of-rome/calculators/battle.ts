/** Battle (chapter 12): who wins, what both sides lose, how much support it brings. */
import { calculator } from '../../../calculator/calculator.ts';
import { aim, choice, flag, number, numberOr, ruling } from '../../../calculator/fields.ts';
import { battleOdds } from '../battle-odds.ts';
import { battleRoll, battleRolls } from '../battle-roll.ts';

const ARMIES = 'Armies';
const SPACE = 'Ground and approach';
const CARDS = 'Cards and dice';
const READINGS = 'Readings of the rules';

const cu = (label: string, key: string, min: number, start: number, help?: string) =>
  number({ label, key, group: ARMIES, min, max: 40, default: start, rule: '12.2.1', ...(help && { help }) });
const tactics = (label: string, key: string) =>
  number({
    label,
    key,
    group: ARMIES,
    min: 0,
    max: 6,
    default: 0,
    rule: '12.2.2',
    presets: 'leaders',
    help: '0: no leader',
  });
const event = (label: string, key: string) =>
  number({ label, key, group: CARDS, min: -9, max: 9, default: 0, rule: '12.2.3', signed: true });
const dice = (label: string, key: string) =>
  number({ label, key, group: CARDS, min: 1, max: 6, default: 3, rule: '12.2.3' });

export const battleFields = {
  attackerCu: cu('Attacker CU', 'a', 1, 6),
  attackerTactics: tactics('Attacker tactics', 'at'),
  flankCu: cu('Flanking force CU', 'f', 0, 0, 'Half counts for size'),
  defenderCu: cu('Defender CU', 'd', 1, 6),
  defenderTactics: tactics('Defender tactics', 'dt'),
  friendlyTo: choice({
    label: 'The space is friendly to',
    key: 'fr',
    group: SPACE,
    rule: '12.2.3',
    options: [
      { id: 'none', label: 'neither' },
      { id: 'attacker', label: 'the attacker' },
      { id: 'defender', label: 'the defender' },
      { id: 'both', label: 'both' },
    ],
    default: 'none',
  }),
  intercepted: flag({ label: 'The defender intercepted', key: 'i', group: SPACE, rule: '10.5.2' }),
  failedAvoid: flag({ label: 'The defender tried to avoid and failed', key: 'av', group: SPACE, rule: '11.1' }),
  acrossRough: flag({ label: 'The attack crosses rough or a strait', key: 'r', group: SPACE, rule: '12.2.3' }),
  attackerEvent: event("Events on the attacker's roll", 'ae'),
  defenderEvent: event("Events on the defender's roll", 'de'),
  attackerDice: dice('Attacker dice', 'ad'),
  defenderDice: dice('Defender dice', 'dd'),
  forceRatio: numberOr<'table' | 'AV'>({
    label: 'Force ratio modifier',
    key: 'fo',
    group: CARDS,
    rule: '12.2.1',
    min: 0,
    max: 9,
    words: [
      { id: 'table', label: 'from the table' },
      { id: 'AV', label: 'automatic victory' },
    ],
    default: 'table',
    help: 'For the larger army: type what your own card says',
  }),
  wildBeasts: choice({
    label: 'Wild Beasts, against Gauls, weigh on',
    key: 'wb',
    group: CARDS,
    rule: '21.3-#5',
    options: [
      { id: 'none', label: 'nobody' },
      { id: 'attacker', label: 'the attacker' },
      { id: 'defender', label: 'the defender' },
    ],
    default: 'none',
  }),
  titusManlius: flag({
    label: 'Titus Manlius: the dice kill nobody',
    key: 'tm',
    group: CARDS,
    rule: '21.3-#11',
  }),
  losersOnes: ruling({
    label: 'A 1 rolled by the loser',
    key: 'lo',
    group: READINGS,
    rule: '12.3',
    ruling: 'losers-ones',
    options: [
      { id: 'costs', label: 'costs the loser 1 CU' },
      { id: 'nothing', label: 'does nothing' },
    ],
  }),
  beatenOverRough: ruling({
    label: 'An attacker beaten after crossing rough',
    key: 'br',
    group: READINGS,
    rule: '12.4.1',
    ruling: 'retreat-over-rough',
    options: [
      { id: 'destroyed', label: 'is destroyed' },
      { id: 'retreats', label: 'retreats' },
    ],
  }),
  winnersOnes: ruling({
    label: 'A 1 rolled by the winner',
    key: 'wo',
    group: READINGS,
    rule: '12.3',
    ruling: 'winners-ones',
    options: [
      { id: 'nothing', label: 'does nothing' },
      { id: 'costs', label: 'costs the winner 1 CU' },
    ],
  }),
  flankBand: ruling({
    label: 'The loss column with a flanking force follows',
    key: 'fb',
    group: READINGS,
    rule: '12.3',
    ruling: 'loss-band-with-flanker',
    options: [
      { id: 'army-size', label: 'army size' },
      { id: 'primary-only', label: 'the army alone' },
    ],
  }),
  flankSurplus: ruling({
    label: 'Losses one of two forces cannot bear',
    key: 'fs',
    group: READINGS,
    rule: '9.5.6',
    ruling: 'flank-split-surplus',
    options: [
      { id: 'passes-on', label: 'pass to the other' },
      { id: 'vanishes', label: 'vanish' },
    ],
  }),
  defenderVictory: ruling({
    label: 'A defender large enough',
    key: 'dv',
    group: READINGS,
    rule: '12.2.1',
    ruling: 'defender-automatic-victory',
    options: [
      { id: 'automatic', label: 'wins automatically' },
      { id: 'roll', label: 'rolls as usual' },
    ],
  }),
  aim: aim({
    label: 'Rank changes by',
    key: 'aim',
    options: [
      { id: 'attackerWins', label: "attacker's win chance" },
      { id: 'attackerSwing', label: "attacker's CU swing" },
      { id: 'defenderWins', label: "defender's win chance" },
      { id: 'defenderSwing', label: "defender's CU swing" },
    ],
    default: 'attackerWins',
  }),
};

const SWAPPED = { none: 'none', attacker: 'defender', defender: 'attacker', both: 'both' } as const;

export const battle = calculator({
  id: 'battle',
  title: 'Battle',
  question: 'Who wins this battle, and what does it cost?',
  rules: [
    '12.2.1',
    '12.2.2',
    '12.2.3',
    '12.2.5',
    '12.3',
    '12.4.1',
    '12.5',
    '9.5.6',
    '10.5.2',
    '11.1',
    '21.3-#5',
    '21.3-#11',
    '8.4',
  ],
  fields: battleFields,
  folded: [CARDS, READINGS],
  tables: ['force-ratio', 'combat-loss'],
  terms: {
    attackerWins: 'Attacker wins',
    defenderWins: 'Defender wins',
    automaticVictory: 'Automatic victory',
    attackerWipedOut: 'Attacker wiped out',
    defenderWipedOut: 'Defender wiped out',
    attackerLeaderDisplaced: 'Attacking leader displaced',
    defenderLeaderDisplaced: 'Defending leader displaced',
    attackerLosses: 'Attacker loses (CU)',
    defenderLosses: 'Defender loses (CU)',
    winnerLosses: 'Winner loses (CU)',
    loserLosses: 'Loser loses (CU)',
    supportIfAttackerWins: 'Support if the attacker wins',
    supportIfDefenderWins: 'Support if the defender wins',
    attackerLossesIfAttackerWins: 'Attacker loses if it wins (CU)',
    defenderLossesIfAttackerWins: 'Defender loses if the attacker wins (CU)',
    attackerLossesIfDefenderWins: 'Attacker loses if the defender wins (CU)',
    defenderLossesIfDefenderWins: 'Defender loses if it wins (CU)',
    attackerSize: 'Attacker size',
    defenderSize: 'Defender size',
    forceRatio: 'Force ratio modifier',
    attackerModifier: "Attacker's modifiers",
    defenderModifier: "Defender's modifiers",
    attackerTotal: "Attacker's total",
    defenderTotal: "Defender's total",
    winner: 'Winner',
    loserNominalLosses: "Loser's losses by the dice (CU)",
    winnerNominalLosses: "Winner's losses by the dice (CU)",
    primaryLosses: 'From the attacking army (CU)',
    flankLosses: 'From the flanking force (CU)',
    support: 'Support points',
  },
  headline: ['attackerWins', 'defenderWins'],
  charts: [
    { title: 'Losses', keys: ['attackerLosses', 'defenderLosses'] },
    { title: 'Losses if the attacker wins', keys: ['attackerLossesIfAttackerWins', 'defenderLossesIfAttackerWins'] },
    { title: 'Losses if the defender wins', keys: ['attackerLossesIfDefenderWins', 'defenderLossesIfDefenderWins'] },
    { title: 'Support points won', keys: ['supportIfAttackerWins', 'supportIfDefenderWins'] },
  ],
  tones: {
    attackerWins: 'attacker',
    attackerLosses: 'attacker',
    attackerLossesIfAttackerWins: 'attacker',
    attackerLossesIfDefenderWins: 'attacker',
    supportIfAttackerWins: 'attacker',
    defenderWins: 'defender',
    defenderLosses: 'defender',
    defenderLossesIfAttackerWins: 'defender',
    defenderLossesIfDefenderWins: 'defender',
    supportIfDefenderWins: 'defender',
  },
  aims: {
    attackerWins: { label: "attacker's win chance", form: 'chance', worth: (r) => r.chances['attackerWins']! },
    attackerSwing: {
      label: "attacker's CU swing",
      form: 'number',
      worth: (r) => r.expected['defenderLosses']! - r.expected['attackerLosses']!,
    },
    defenderWins: { label: "defender's win chance", form: 'chance', worth: (r) => r.chances['defenderWins']! },
    defenderSwing: {
      label: "defender's CU swing",
      form: 'number',
      worth: (r) => r.expected['attackerLosses']! - r.expected['defenderLosses']!,
    },
  },
  joint: { rows: 'attackerLosses', columns: 'defenderLosses', split: 'winner' },
  compute: battleOdds,
  rolls: battleRolls,
  resolve: battleRoll,
  // The armies change places; the approach stays with whoever attacks, so that a second swap undoes the first.
  swap: (input) => ({
    ...input,
    attackerCu: input.defenderCu,
    defenderCu: input.attackerCu,
    attackerTactics: input.defenderTactics,
    defenderTactics: input.attackerTactics,
    attackerEvent: input.defenderEvent,
    defenderEvent: input.attackerEvent,
    attackerDice: input.defenderDice,
    defenderDice: input.attackerDice,
    friendlyTo: SWAPPED[input.friendlyTo],
    wildBeasts: SWAPPED[input.wildBeasts],
  }),
});

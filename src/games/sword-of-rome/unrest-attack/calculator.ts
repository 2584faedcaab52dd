/** Attack on the unrest (20.3, five players): who wins, where the unrest level ends, and what it costs Carthage. */
import { calculatorWith } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import type { Line } from '../../../calculator/report.ts';
import type { Step } from '../../../calculator/roll/dice-tree.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { type Cast, castSteps } from '../battle/roll.ts';
import { READINGS } from '../readings.ts';
import type { Figures } from '../tables.ts';
import { capital, type Side } from '../words.ts';
import { attackUnrest, campaignEnds, type End, firstAttack, type Struck, unrestRolls } from './campaign.ts';
import { type Campaign, FOLDED, unrestFields } from './fields.ts';
import { type After, attackFacts, highestLevel, ledgerOf, moveOf, NAMES, type Prepared, prepare } from './rules.ts';

/** How the first attack ended; with its dice, where one roll is told. */
interface Opened extends After {
  readonly cast?: Cast;
}

const POINTS = 'Support points';

/** Figures of the first attack. */
const opening = figuresOf<Opened, { readonly automatic: Side | undefined }>()(({ chance, amount, fact }) => ({
  carthageWins: chance('Carthage wins', (r) => r.carthageWins),
  automaticVictory: chance('Automatic victory', (_, { automatic }) => automatic !== undefined),
  leaderDisplaced: chance('Leader displaced', (r) => r.leaderDisplaced),
  supportIfCarthageWins: amount('Support points if Carthage wins', (r) => r.support, {
    // An automatic victory clears the level without a count of points.
    given: (r, { automatic }) => r.carthageWins && !automatic,
    tone: 'attacker',
    chart: POINTS,
  }),
  supportIfUnrestWins: amount('Support points if the unrest wins', (r) => r.support, {
    given: (r) => !r.carthageWins,
    tone: 'defender',
    chart: POINTS,
  }),
  carthageTotal: fact("Carthage's total", ({ cast }) => cast?.totals.attacker),
  unrestTotal: fact("The unrest's total", ({ cast }) => cast?.totals.defender),
  winner: fact('Winner', (r) => NAMES[r.carthageWins ? 'attacker' : 'defender']),
  loserNominalLosses: fact("Loser's losses from the dice", ({ cast }) => cast?.loserLosses),
  winnerNominalLosses: fact("Winner's losses from the dice", ({ cast }) => cast?.winnerLosses),
  support: fact('Support points', (r) => r.support),
  supportLost: fact('Support points wasted', (r) => r.supportLost),
}));

const planned = { given: (_: End, { secondCu }: Campaign): boolean => secondCu > 0 };

/** Figures of both attacks together. */
const whole = figuresOf<End, Campaign>()(({ chance, amount }) => ({
  zero: chance('Unrest falls to 0', (e) => e.newLevel === 0, { tone: 'attacker' }),
  lower: chance('Falls, but not to 0', (e, { level }) => e.newLevel > 0 && e.newLevel < level, { tone: 'plain' }),
  same: chance('Stays as it is', (e, { level }) => e.newLevel === level, { tone: 'faint' }),
  worse: chance('Gets worse', (e, { level }) => e.newLevel > level, { tone: 'defender' }),
  secondFought: chance('Second attack fought', (e) => e.secondFought, planned),
  secondWins: chance('Second attack fought and won', (e) => e.secondWins, planned),
  secondLeaderDisplaced: chance('Second leader displaced', (e) => e.secondLeaderDisplaced, planned),
  newLevel: amount('New unrest level', (e) => e.newLevel, { tone: 'defender', chart: 'New unrest level' }),
  cuLost: amount('Carthage loses (CU)', (e) => e.cuLost, { tone: 'attacker', chart: 'CU lost' }),
}));

function compute(campaign: Campaign, read: Figures) {
  const first = prepare(firstAttack(campaign), read);
  const { automatic } = first.strength;
  const { opening: opened, ends, seconds } = campaignEnds(campaign, first, read);
  const [start, all] = [opening.fold(opened, { automatic }), whole.fold(ends, campaign)];
  const chances = { ...start.chances, ...all.chances };
  return {
    sentence: sentence(campaign, automatic, chances, all.expected),
    chances,
    expected: { ...all.expected, ...start.expected },
    distributions: { ...all.distributions, ...start.distributions },
    facts: { ...attackFacts(first), highestLevel: highestLevel(first.attack.boxCu, read) },
    ...(!automatic && campaign.secondCu === 0 && { outOf: ends.total }),
    ledger: fullLedger(first, seconds),
    readings: readingsOf(campaign, first, seconds),
  };
}

/** The readings of 12 and 20.3 that an attack on the unrest really touches. */
function readingsOf(campaign: Campaign, first: Prepared, seconds: readonly Prepared[]) {
  const { automatic } = first.strength;
  // A second attack meets other sizes, so it may be fought where the first is not.
  const fought = !automatic || campaign.secondCu > 0;
  return {
    'losers-ones': fought,
    'winners-ones': fought,
    'tie-against-the-unrest': fought,
    'losses-over-strength': fought,
    'unrest-win-support': fought || automatic === 'defender',
    'losses-of-a-winning-unrest': fought,
    'survivors-of-a-lost-unrest-attack': fought,
    'unrest-automatic-victory': [first, ...seconds].some(
      ({ strength: { sizes, automatic: wins } }) =>
        sizes.defender > sizes.attacker && (wins === 'defender' || campaign.unrestVictory === 'roll'),
    ),
  };
}

/** With a second attack its modifiers stand apart, level by level. */
const fullLedger = (first: Prepared, seconds: readonly Prepared[]): Line[] =>
  seconds.length === 0
    ? ledgerOf(first)
    : [
        ...ledgerOf(first).map((line) => ({ ...line, in: 'First attack' })),
        ...seconds.flatMap((second) =>
          ledgerOf(second).map((line) => ({ ...line, in: `Second attack, unrest at ${second.attack.level}` })),
        ),
      ];

function sentence(
  { level, cu, secondCu }: Campaign,
  automatic: Prepared['strength']['automatic'],
  chances: Readonly<Record<'carthageWins' | 'zero' | 'worse', number>>,
  expected: Readonly<Record<'newLevel' | 'cuLost', number>>,
): string {
  if (automatic === 'attacker') return `Automatic victory: the unrest falls from ${level} to 0 without a roll.`;
  const average = `on average the level goes from ${level} to ${decimal(expected.newLevel)} and Carthage loses ${decimal(expected.cuLost)} CU`;
  if (automatic) {
    const opening = `The unrest wins automatically and destroys ${cu === 1 ? 'the only CU' : `all ${cu} CU`}`;
    return secondCu > 0
      ? `${opening}. After the second attack, ${average}.`
      : `${opening}; the level ${moveOf(level, expected.newLevel)}.`;
  }
  const wins = `Carthage wins ${secondCu > 0 ? 'the first attack ' : ''}${percent(chances.carthageWins)}`;
  return `${wins} of the time; the unrest ends ${percent(chances.zero)} and worsens ${percent(chances.worse)} of the time. ${capital(average)}.`;
}

const SENTENCE_NAMES = { attacker: 'Carthage', defender: 'the unrest' } as const;

function strikeSteps({ prepared: { attack }, after, cast: thrown }: Struck): Step[] {
  const wins = after.carthageWins ? 'Carthage wins' : 'The unrest wins';
  const fought: Step[] = thrown
    ? [
        ...castSteps(thrown, SENTENCE_NAMES),
        {
          rule: '12.3',
          text: `The dice cost the loser ${thrown.loserLosses} and the winner ${thrown.winnerLosses}; Carthage removes ${after.cuLost} of ${attack.cu} CU.`,
        },
      ]
    : [{ rule: '12.2.1', text: `${wins} automatically, without a roll.` }];
  const lost = after.supportLost > 0 ? `; ${plural(after.supportLost, 'point')} lost` : '';
  const points = after.support > 0 ? `${plural(after.support, 'support point')}: t` : 'T';
  return [...fought, { rule: '20.3', text: `${points}he level ${moveOf(attack.level, after.newLevel)}${lost}.` }];
}

const calculator = calculatorWith({
  ...READINGS,
  'losses-over-strength': {
    rule: '20.3',
    says: 'Carthage loses no more CU than attacked; what its dice do to the unrest counts in full.',
  },
  'tie-against-the-unrest': { rule: '12.2.5', says: 'The unrest defends, so it wins ties.' },
  'unrest-win-support': {
    rule: '20.3',
    says: 'If the unrest wins, it gains 1 support per 2 CU actually lost, rounded up.',
  },
  'losses-of-a-winning-unrest': { rule: '20.3', says: "If the unrest wins, Carthage's dice do nothing to it." },
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
      automatic: 'Unrest that is large enough wins automatically and destroys the attackers.',
      roll: 'The unrest never wins automatically; it rolls with the highest modifier a roll can have.',
    },
  },
});

export const unrestAttack = calculator({
  id: 'unrest-attack',
  title: 'Attack on the unrest',
  question: 'If Carthage attacks the unrest, how far does it fall, and what can go wrong?',
  rules: ['20.3', '20.1', '19.2', '12.2.1', '12.2.2', '12.2.3', '12.2.5', '12.3', '12.5', '8.4'],
  fields: unrestFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'unrest-cap'],
  figures: {
    terms: { ...opening.terms, ...whole.terms },
    tones: { ...opening.tones, ...whole.tones },
    charts: [...whole.charts, ...opening.charts],
  },
  terms: {
    level: 'Unrest level before',
    forceRatio: 'Force ratio modifier',
    carthageModifier: "Carthage's modifiers",
    unrestModifier: "The unrest's modifiers",
    highestLevel: 'Highest level if all attackers are lost',
    garrison: 'CU that guard the box afterwards',
    maxLevel: 'Highest level afterwards',
  },
  figure: 'carthageWins',
  headline: ['zero', 'lower', 'same', 'worse'],
  luck: { unit: 'CU', loses: ['cuLost'] },
  compute,
  aims: {
    wins: { form: 'chance', worth: (r) => r.chances.carthageWins },
    zero: { form: 'chance', worth: (r) => r.chances.zero },
    level: { form: 'number', worth: (r) => -r.expected.newLevel },
    notWorse: { form: 'chance', worth: (r) => 1 - r.chances.worse },
    saved: { form: 'number', worth: (r) => -r.expected.cuLost },
  },
  rolls: (campaign, read, fallen) => unrestRolls(campaign, fallen, read),
  resolve: (campaign, faces, read) => {
    const { first, second, garrison, ...end } = attackUnrest(campaign, faces, read);
    const { prepared, after, cast } = first;
    const { automatic } = prepared.strength;
    const wins = after.carthageWins ? 'Carthage wins' : 'The unrest wins';
    const then = second ? ` the first attack, ${second.after.carthageWins ? 'Carthage' : 'the unrest'} the second` : '';
    return {
      sentence: `${wins}${then}: the level ${moveOf(campaign.level, end.newLevel)} and Carthage loses ${end.cuLost} CU.`,
      facts: {
        ...attackFacts(prepared),
        ...opening.facts({ ...after, ...(cast && { cast }) }, { automatic }),
        ...whole.facts(end, campaign),
        garrison,
        maxLevel: highestLevel(garrison, read),
      },
      steps: [
        { rule: '20.3', text: `Carthage attacks unrest of size ${campaign.level} with ${campaign.cu} CU.` },
        ...strikeSteps(first),
        ...(second
          ? [
              { rule: '20.3', text: `Second attack: ${campaign.secondCu} CU against ${after.newLevel}.` },
              ...strikeSteps(second),
            ]
          : []),
      ],
      ledger: ledgerOf(prepared),
      readings: readingsOf(campaign, prepared, second ? [second.prepared] : []),
    };
  },
});

/** Battle (chapter 12): who wins, what both sides lose, how many support points it brings. */
import { onward } from '../../../calculator/address.ts';
import { calculatorWith } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import type { JointRow, OnwardInput, Share } from '../../../calculator/report.ts';
import { count, decimal, percent } from '../../../calculator/words.ts';
import type { Dist } from '../../../engine/dist.ts';
import type { attackFields } from '../attack/fields.ts';
import type { battlesFields } from '../battles/fields.ts';
import { READINGS } from '../readings.ts';
import type { retreatFields } from '../retreat/fields.ts';
import type { Reader } from '../tables.ts';
import { armyWords, opponent, type Side } from '../words.ts';
import { battleFields, FOLDED, MOVING, RELIEVED } from './fields.ts';
import { type Aftermath, lossesFor, resultsOf } from './losses.ts';
import { battleDice, type Cast, fight, fightSentence, fightSteps } from './roll.ts';
import { type Battle, battleReadings, FIGHT_RULES } from './rules.ts';
import { strengthFacts, strengthOf } from './strength.ts';

/** How a battle ended; with its dice, where one roll is told. */
interface Ended extends Aftermath {
  readonly cast?: Cast;
}

type Judged = Battle & { readonly automatic: Side | undefined };

const won = (r: Aftermath): boolean => r.winner === 'attacker';
const lost = (r: Aftermath): boolean => r.winner === 'defender';

const ifWon = (tone: Side) => ({ given: won, tone, chart: 'Losses if the attacker wins' });
const ifLost = (tone: Side) => ({ given: lost, tone, chart: 'Losses if the defender wins' });

const figures = figuresOf<Ended, Judged>()(({ chance, amount, fact }) => ({
  attackerWins: chance('Attacker wins', won, { tone: 'attacker' }),
  defenderWins: chance('Defender wins', lost, { tone: 'defender' }),
  automaticVictory: chance('Automatic victory', (_, { automatic }) => automatic !== undefined),
  attackerWipedOut: chance('Attacker wiped out', (r) => r.attackerWipedOut),
  defenderWipedOut: chance('Defender wiped out', (r) => r.defenderWipedOut),
  attackerLeaderDisplaced: chance('Attacking leader displaced', (r) => r.attackerLeaderDisplaced),
  defenderLeaderDisplaced: chance('Defending leader displaced', (r) => r.defenderLeaderDisplaced),
  attackerLosses: amount('Attacker loses (CU)', (r) => r.attackerLosses, { tone: 'attacker', chart: 'Losses' }),
  defenderLosses: amount('Defender loses (CU)', (r) => r.defenderLosses, { tone: 'defender', chart: 'Losses' }),
  winnerLosses: amount('Winner loses (CU)', (r) => lossesFor(r.winner, r)),
  loserLosses: amount('Loser loses (CU)', (r) => lossesFor(opponent(r.winner), r)),
  retreatLosses: amount('Lost in the retreat (CU)', (r) => r.retreatLosses, {
    // 12.4.5: either side would pay for a retreat.
    when: ({ attackerRetreat, defenderRetreat }) => attackerRetreat !== 0 || defenderRetreat !== 0,
  }),
  insideCuIfAttackerWins: amount('Defenders inside the city if the attacker wins (CU)', (r) => r.insideCu, {
    given: won,
    when: ({ cityRoom }) => cityRoom > 0,
  }),
  attackerLossesIfAttackerWins: amount('Attacker loses if it wins (CU)', (r) => r.attackerLosses, ifWon('attacker')),
  defenderLossesIfAttackerWins: amount(
    'Defender loses if the attacker wins (CU)',
    (r) => r.defenderLosses,
    ifWon('defender'),
  ),
  attackerLossesIfDefenderWins: amount(
    'Attacker loses if the defender wins (CU)',
    (r) => r.attackerLosses,
    ifLost('attacker'),
  ),
  defenderLossesIfDefenderWins: amount('Defender loses if it wins (CU)', (r) => r.defenderLosses, ifLost('defender')),
  supportIfAttackerWins: amount('Support if the attacker wins', (r) => r.support, {
    ...ifWon('attacker'),
    chart: 'Support points won',
  }),
  supportIfDefenderWins: amount('Support if the defender wins', (r) => r.support, {
    ...ifLost('defender'),
    chart: 'Support points won',
  }),
  winner: fact('Winner', (r) => r.winner),
  attackerTotal: fact("Attacker's total", ({ cast }) => cast?.totals.attacker),
  defenderTotal: fact("Defender's total", ({ cast }) => cast?.totals.defender),
  loserNominalLosses: fact("Loser's losses from the dice (CU)", ({ cast }) => cast?.loserLosses),
  winnerNominalLosses: fact("Winner's losses from the dice (CU)", ({ cast }) => cast?.winnerLosses),
  primaryLosses: fact('Lost by the attacking army (CU)', (r) => r.primaryLosses),
  flankLosses: fact('Lost by the flanking force (CU)', (r) => r.flankLosses),
  insideCu: fact('Beaten defenders inside the city (CU)', (r) => r.insideCu),
  support: fact('Support points', (r) => r.support),
}));

/** Both losses together, by the winner. */
const jointOf = ({ outcomes, weights, total }: Dist<Aftermath>): JointRow[] =>
  outcomes
    .map(({ attackerLosses, defenderLosses, winner }, i) => ({
      attackerLosses,
      defenderLosses,
      winner,
      chance: (weights[i] ?? 0) / total,
    }))
    .sort((a, b) => a.attackerLosses - b.attackerLosses || a.defenderLosses - b.defenderLosses);

function automaticSentence(battle: Battle, winner: Side): string {
  const lost = winner === 'attacker' ? battle.defenderCu : battle.attackerCu;
  return `Automatic victory: the ${winner} wins without a roll and the ${opponent(winner)} loses ${lost === 1 ? 'its 1 CU' : `all ${lost} CU`}.`;
}

/** What the attacker loses and takes on average, given who wins; nothing of it where that cannot happen. */
type Costs = Partial<Readonly<Record<`${'attacker' | 'defender'}LossesIf${'Attacker' | 'Defender'}Wins`, number>>>;

function oddsSentence(wins: number, costs: Costs, rolls: number): string {
  const cost = (lost = 0, taken = 0) => `it loses ${decimal(lost)} CU and kills ${decimal(taken)}`;
  const winning = cost(costs.attackerLossesIfAttackerWins, costs.defenderLossesIfAttackerWins);
  const beaten = [costs.attackerLossesIfDefenderWins ?? 0, costs.defenderLossesIfDefenderWins ?? 0] as const;
  if (wins === 0) return `The attacker cannot win. On average ${cost(...beaten)}.`;
  if (wins === 1) return `The attacker always wins. On average ${winning}.`;
  const odds = `The attacker wins ${percent(wins)} (${count(Math.round(wins * rolls))} of ${count(rolls)} rolls).`;
  return `${odds} If it wins, ${winning} on average; if beaten, ${cost(...beaten)}.`;
}

/** 12.4: the way back of a beaten side, with the CU that it most likely has; none where the battle has used up all. */
function retreatOf(role: Side, cu: number, losses: readonly Share[] = []): OnwardInput[] {
  const standing = losses.filter(({ value }) => value < cu);
  if (standing.length === 0) return [];
  const { value: battleLosses } = standing.reduce((best, share) => (share.chance > best.chance ? share : best));
  const left = cu - battleLosses;
  const says = `Go on to the ${role}’s retreat with ${left} CU, the likeliest number left`;
  return [onward<typeof retreatFields>('retreat', says, { cu: left, battleLosses, role })];
}

const FRIENDS = { none: 'none', both: 'both', attacker: 'me', defender: 'enemy' } as const;

/** A second battle, until the reader says which. */
const NEXT = { cu: 4, tactics: 2, attacker: 'me', friendlyTo: 'enemy', acrossRough: false, retreat: 0 } as const;

function withWhatIsLeft(battle: Battle): OnwardInput[] {
  const { attackerCu: cu, attackerTactics: tactics, defenderCu, defenderTactics, friendlyTo, acrossRough } = battle;
  // What those have no field for would be lost on the way.
  const fits = cu <= MOVING && defenderCu <= RELIEVED;
  if (battle.flankCu > 0 || !fits || battle.intercepted || battle.failedAvoid) return [];
  const first = { ...NEXT, cu: defenderCu, tactics: defenderTactics, friendlyTo: FRIENDS[friendlyTo], acrossRough };
  // 15.2: in a space that is friendly to the attacker nothing is besieged.
  const besieges = friendlyTo === 'none' || friendlyTo === 'defender';
  const attack = { cu, tactics, defenderCu, defenderTactics, acrossRough, friendlyTo } as const;
  const siege = { ...attack, reaction: 'stand', interceptors: [] } as const;
  return [
    ...(besieges ? [onward<typeof attackFields>('attack', 'Go on to the siege with what is left', siege)] : []),
    onward<typeof battlesFields>('battles', 'Go on to the next battle with what is left', {
      cu,
      tactics,
      battles: [first, NEXT],
    }),
  ];
}

/** 12.2 to 12.5: all rolls at once. */
function compute(battle: Battle, read: Reader) {
  const strength = strengthOf(battle, read);
  const { automatic } = strength;
  const results = resultsOf(battle, strength, read);
  const folded = figures.fold(results, { ...battle, automatic });
  const { chances, expected, distributions } = folded;
  const ways = [
    ...withWhatIsLeft(battle),
    ...(chances.attackerWins < 0.5
      ? retreatOf('attacker', battle.attackerCu, distributions.attackerLossesIfDefenderWins)
      : retreatOf('defender', battle.defenderCu, distributions.defenderLossesIfAttackerWins)),
  ];
  return {
    sentence: automatic
      ? automaticSentence(battle, automatic)
      : oddsSentence(chances.attackerWins, expected, results.total),
    ...folded,
    facts: strengthFacts(strength),
    joint: jointOf(results),
    ...(ways.length > 0 && { onward: ways }),
    ...(!automatic && { outOf: results.total }),
    ledger: strength.ledger,
    readings: battleReadings(battle, automatic !== undefined),
  };
}

const SWAPPED = { none: 'none', attacker: 'defender', defender: 'attacker', both: 'both' } as const;

/** Only a battle by itself has a flanking force. */
const calculator = calculatorWith({
  ...READINGS,
  'loss-band-with-flanker': {
    rule: '12.3',
    says: {
      'army-size': 'The loss column follows army size, including half the flanking force.',
      'primary-only': 'The loss column follows the CU of the attacking army alone.',
    },
  },
  'flank-split-surplus': {
    rule: '9.5.6',
    says: {
      'passes-on': 'Losses that one force cannot take go to the other force.',
      vanishes: 'Losses that one force cannot take are ignored.',
    },
  },
  'automatic-victory-twice': {
    rule: '12.1',
    says: 'We check for an automatic victory first without the flanking force, then with it.',
  },
});

export const battle = calculator({
  id: 'battle',
  title: 'Battle',
  question: 'Who wins this battle, and what does it cost?',
  says: {
    fields: ['attackerCu', 'attackerTactics', 'flankCu', 'defenderCu', 'defenderTactics'],
    words: ({ attackerCu, attackerTactics, flankCu, defenderCu, defenderTactics }) => {
      const flank = flankCu ? `, flanking force of ${flankCu} CU` : '';
      return `${armyWords(attackerCu, attackerTactics)}${flank}, against ${armyWords(defenderCu, defenderTactics)}`;
    },
  },
  rules: [
    ...FIGHT_RULES,
    '12.4.1',
    '12.4.4',
    '12.4.5',
    '12.5',
    '9.5.6',
    '10.5.2',
    '11.1',
    '21.3-#5',
    '21.3-#11',
    '8.4',
    '12.1',
  ],
  fields: battleFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss'],
  leads: ['attack', 'battles', 'retreat'],
  figures,
  terms: {
    attackerSize: 'Attacker size',
    defenderSize: 'Defender size',
    forceRatio: 'Force ratio modifier',
    attackerModifier: "Attacker's modifiers",
    defenderModifier: "Defender's modifiers",
  },
  headline: ['attackerWins', 'defenderWins'],
  luck: { unit: 'CU', gains: ['defenderLosses'], loses: ['attackerLosses'] },
  joint: {
    rows: 'attackerLosses',
    columns: 'defenderLosses',
    split: 'winner',
    wins: { attacker: 'attackerWins', defender: 'defenderWins' },
  },
  compute,
  rolls: (battle, read) => (strengthOf(battle, read).automatic ? [] : battleDice(battle)),
  resolve: (battle, faces, read) => {
    const fought = fight(battle, faces, read);
    const { automatic, ledger } = fought.strength;
    return {
      sentence: fightSentence(battle, fought),
      facts: { ...strengthFacts(fought.strength), ...figures.facts(fought, { ...battle, automatic }) },
      steps: fightSteps(battle, fought),
      ledger,
      readings: battleReadings(battle, automatic !== undefined),
    };
  },
  aims: {
    attackerWins: { form: 'chance', worth: (r) => r.chances.attackerWins },
    attackerSwing: { form: 'number', worth: (r) => r.expected.defenderLosses - r.expected.attackerLosses },
    defenderWins: { form: 'chance', worth: (r) => r.chances.defenderWins },
    defenderSwing: { form: 'number', worth: (r) => r.expected.attackerLosses - r.expected.defenderLosses },
  },
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
    attackerLossEvent: input.defenderLossEvent,
    defenderLossEvent: input.attackerLossEvent,
    attackerRetreat: input.defenderRetreat,
    defenderRetreat: input.attackerRetreat,
    friendlyTo: SWAPPED[input.friendlyTo],
    wildBeasts: SWAPPED[input.wildBeasts],
  }),
});

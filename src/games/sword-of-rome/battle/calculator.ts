/** Battle (chapter 12): who wins, what both sides lose, how much support it brings. */
import { calculator } from '../../../calculator/calculator.ts';
import { battleFields, FOLDED } from './fields.ts';
import { battleOdds } from './odds.ts';
import { battleRoll, battleRolls } from './outcome.ts';

const SWAPPED = { none: 'none', attacker: 'defender', defender: 'attacker', both: 'both' } as const;

export const battle = calculator({
  id: 'battle',
  title: 'Battle',
  question: 'Who wins this battle, and what does it cost?',
  says: {
    fields: ['attackerCu', 'attackerTactics', 'flankCu', 'defenderCu', 'defenderTactics'],
    words: ({ attackerCu, attackerTactics, flankCu, defenderCu, defenderTactics }) => {
      const army = (cu: number, tactics: number) => `${cu} CU${tactics ? `, tactics ${tactics}` : ''}`;
      const flank = flankCu ? `, flanking force of ${flankCu} CU` : '';
      return `${army(attackerCu, attackerTactics)}${flank}, against ${army(defenderCu, defenderTactics)}`;
    },
  },
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
  folded: FOLDED,
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
    attackerWins: { form: 'chance', worth: (r) => r.chances.attackerWins },
    attackerSwing: {
      form: 'number',
      worth: (r) => r.expected.defenderLosses - r.expected.attackerLosses,
    },
    defenderWins: { form: 'chance', worth: (r) => r.chances.defenderWins },
    defenderSwing: {
      form: 'number',
      worth: (r) => r.expected.attackerLosses - r.expected.defenderLosses,
    },
  },
  joint: {
    rows: 'attackerLosses',
    columns: 'defenderLosses',
    split: 'winner',
    wins: { attacker: 'attackerWins', defender: 'defenderWins' },
  },
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

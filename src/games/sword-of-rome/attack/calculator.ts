/** Attack (chapters 9 to 13): a march into a defended space with all that may come of it, up to the fall of the city. */
import { calculator } from '../../../calculator/calculator.ts';
import { armyWords } from '../words.ts';
import { attackFields, FOLDED } from './fields.ts';
import { attackOdds } from './odds.ts';
import { attackRoll, attackRolls } from './roll.ts';

export const attack = calculator({
  id: 'attack',
  title: 'Attack on a defended space',
  question: 'If I march in, who comes, who wins, and does the city fall?',
  says: {
    fields: ['cu', 'tactics', 'defenderCu', 'defenderTactics'],
    words: ({ cu, tactics, defenderCu, defenderTactics }) =>
      `${armyWords(cu, tactics)}, against ${armyWords(defenderCu, defenderTactics)}`,
  },
  rules: [
    '8.4',
    '9.1.1',
    '9.3.1',
    '9.3.2',
    '9.4.1',
    '10.2',
    '10.3',
    '10.4',
    '10.5.1',
    '10.5.2',
    '11.1',
    '11.2',
    '12.2.1',
    '12.2.2',
    '12.2.3',
    '12.2.5',
    '12.3',
    '12.4.1',
    '12.4.4',
    '12.4.5',
    '12.5',
    '7.3.3',
    '13.1.1',
    '13.1.2',
    '13.2',
    '13.5',
    '13.1',
    '13.1.1-exception',
  ],
  fields: attackFields,
  folded: FOLDED,
  tables: ['force-ratio', 'combat-loss', 'siege', 'limits'],
  leads: ['march-past', 'avoid', 'battle', 'siege'],
  terms: {
    taken: 'The place is taken',
    holds: 'The attacker holds the space after the battle',
    unopposed: 'No battle',
    wins: 'The attacker wins a battle',
    beaten: 'The attacker is beaten',
    refused: 'The attacker backs up',
    intercepted: 'Somebody intercepts',
    avoided: 'The defender gets away',
    attackerWipedOut: 'Attacker wiped out on the field',
    attackerDisplaced: 'Attacking leader displaced on the field',
    defenderDisplaced: 'Defending leader displaced on the field',
    attackerLosses: 'Attacker loses (CU)',
    defenderLosses: 'Defender loses (CU)',
    support: 'Support points for the attacker',
    answer: 'The defender declares',
    side: 'Seen by the',
    comeOn: 'They come on',
  },
  headline: ['unopposed', 'wins', 'refused', 'beaten'],
  figure: 'taken',
  charts: [
    { title: 'Losses', keys: ['attackerLosses', 'defenderLosses'] },
    { title: 'Support points won', keys: ['support'] },
  ],
  tones: {
    unopposed: 'plain',
    wins: 'attacker',
    refused: 'faint',
    beaten: 'defender',
    taken: 'attacker',
    attackerLosses: 'attacker',
    defenderLosses: 'defender',
  },
  aims: {
    falls: { form: 'chance', worth: (r) => seen(r, r.chances.taken) },
    field: { form: 'chance', worth: (r) => seen(r, r.chances.holds) },
    swing: {
      form: 'number',
      worth: (r) => (r.facts.side === 'attacker' ? 1 : -1) * (r.expected.defenderLosses - r.expected.attackerLosses),
    },
  },
  compute: attackOdds,
  rolls: attackRolls,
  resolve: attackRoll,
});

/** The attacker's chance, or the defender's that it does not come to it. */
const seen = ({ facts }: { readonly facts: { readonly side: string } }, chance: number): number =>
  facts.side === 'attacker' ? chance : 1 - chance;

/** A fight (4): each side rolls a die and adds its bands. */
import { flag, type InputOf, number } from '../../../../src/calculator/fields.ts';
import { figuresOf } from '../../../../src/calculator/figures.ts';
import { percent } from '../../../../src/calculator/words.ts';
import { DIE } from '../../../../src/engine/dice.ts';
import { combine } from '../../../../src/engine/dist.ts';
import { calculator } from './readings.ts';
import { ruling } from './rulings.ts';

/** 4.1: what Ambush adds to the defender's total. */
const AMBUSH = 2;

const fields = {
  attackers: number({ label: 'Bands attacking', key: 'a', rule: '4', min: 1, max: 5, default: 3 }),
  defenders: number({ label: 'Bands defending', key: 'd', rule: '4', min: 1, max: 5, default: 2 }),
  ambush: flag({ label: 'The defender plays Ambush', key: 'am', rule: '4.1' }),
  tie: ruling('tied-fight', { label: 'Equal totals', key: 't', rule: '4' }),
};

type Input = InputOf<typeof fields>;

/** 4, 4.1, 4.2: both totals, who wins, and who loses a band. */
export function fought({ attackers, defenders, ambush, tie }: Input, attacks: number, defends: number) {
  const attacker = attackers + attacks;
  const defender = defenders + defends + (ambush ? AMBUSH : 0);
  const tied = attacker === defender;
  return {
    attacker,
    defender,
    wins: attacker > defender,
    attackerLoses: attacker < defender || tied,
    defenderLoses: attacker > defender || (tied && tie === 'both'),
  };
}

const figures = figuresOf<ReturnType<typeof fought>>()(({ chance }) => ({
  wins: chance('The attacker wins', ({ wins }) => wins, { tone: 'attacker' }),
  loses: chance('The defender wins', ({ wins, defenderLoses }) => !wins && !defenderLoses, { tone: 'defender' }),
  both: chance('Each side loses a band', ({ attackerLoses, defenderLoses }) => attackerLoses && defenderLoses, {
    tone: 'plain',
  }),
}));

export const fight = calculator({
  id: 'fight',
  title: 'Fight',
  question: 'Who wins the fight?',
  rules: ['4', '4.1', '4.2'],
  tables: [],
  fields,
  figures,
  headline: ['wins', 'both', 'loses'],
  compute(input) {
    const folded = figures.fold(combine(DIE, DIE, (attacks, defends) => fought(input, attacks, defends)));
    return {
      sentence: `The attacker wins ${percent(folded.chances.wins)} of the time.`,
      ...folded,
      readings: { 'tied-fight': true },
    };
  },
  rolls: () => [
    { id: 'attacker', label: 'Attacker', dice: 1, sides: 6 },
    { id: 'defender', label: 'Defender', dice: 1, sides: 6 },
  ],
  resolve(input, { attacker: [attacks = 0] = [], defender: [defends = 0] = [] }) {
    const result = fought(input, attacks, defends);
    return {
      sentence: result.wins
        ? 'The attacker wins.'
        : result.defenderLoses
          ? 'Each side loses a band.'
          : 'The defender wins.',
      facts: { ...figures.facts(result), attacker: result.attacker, defender: result.defender },
      steps: [],
      readings: { 'tied-fight': result.attacker === result.defender },
    };
  },
  terms: { attacker: 'Total of the attacker', defender: 'Total of the defender' },
});

/** My hand (11.5 to 11.7): which card to lead, whether to take the initiative or to Disengage, and what the enemy can match. */
import { calculator } from '../../../calculator/calculator.ts';
import { FOLDED, fields } from './fields.ts';
import { myHandOdds, myHandSample } from './odds.ts';

export const myHand = calculator({
  id: 'my-hand',
  amounts: true,
  title: 'My hand',
  question: 'Which card do I lead, and what can the enemy match?',
  rules: ['11.4', '11.5', '11.5.a', '11.5.b', '11.5.d', '11.6', '11.6.a', '11.7', '11.7.a', 'die'],
  fields,
  folded: FOLDED,
  tables: ['battle-deck'],
  terms: {
    win: 'I win, with the best choice',
    matchFrontalAssault: 'The enemy can match a Frontal Assault',
    matchFlankLeft: 'The enemy can match a Flank Left',
    matchFlankRight: 'The enemy can match a Flank Right',
    matchProbe: 'The enemy can match a Probe',
    matchDoubleEnvelopment: 'The enemy can match a Double Envelopment',
    best: 'Best choice',
    clear: 'Surely better than the next',
  },
  headline: ['win'],
  charts: [],
  tones: { win: 'attacker' },
  aims: {},
  compute: myHandOdds,
  sample: myHandSample,
});

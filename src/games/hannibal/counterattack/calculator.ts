/** One round of a Land Battle (11.5 to 11.7): is the card matched, who then has the initiative, does a Disengage succeed? */
import type { Faces } from '../../../calculator/calculator.ts';
import { figuresOf } from '../../../calculator/figures.ts';
import { line, when } from '../../../calculator/ledger.ts';
import type { Line } from '../../../calculator/report.ts';
import { percent } from '../../../calculator/words.ts';
import { DIE } from '../../../engine/dice.ts';
import { certain, chain, type Dist } from '../../../engine/dist.ts';
import { calculator } from '../readings.ts';
import { CARD_NAMES, capital } from '../words.ts';
import { fields, type Input } from './fields.ts';
import { END_WORDS, ENDS, type End, fightRound, initiativeOf, told } from './roll.ts';
import { matches } from './rules.ts';

const figures = figuresOf<End>()(({ chance }) => ({
  attackerLoses: chance('The Attacker has no card and loses', (end) => end === 'attackerLoses', { tone: 'defender' }),
  defenderLoses: chance('The Defender does not match and loses', (end) => end === 'defenderLoses', {
    tone: 'attacker',
  }),
  takesOver: chance('The Defender becomes the Attacker', (end) => end === 'takesOver', { tone: 'defender' }),
  goesOn: chance('The Attacker keeps the initiative', (end) => end === 'goesOn', { tone: 'attacker' }),
  away: chance('The Attacker gets away', (end) => end === 'away', { tone: 'plain' }),
}));

const isMatched = ({ lead, answer }: Input): boolean => answer !== 'none' && matches(lead, answer);

/** 11.6, 11.7: the ratings that are rolled against, where any are. */
function ledgerOf(input: Input): Line[] {
  const { move, attackerCards, attackerRating, defenderRating } = input;
  if (attackerCards === 0) return [];
  if (move !== 'card')
    return [
      ...when(move === 'disengage', line('attacker', attackerRating, 'Roll at most this to Disengage', '11.7')),
      line('defender', defenderRating, 'Roll at most this to cancel the Disengage', '11.7'),
    ];
  const rolls = isMatched(input) && initiativeOf(input) === 'roll';
  return rolls ? [line('defender', defenderRating, 'Roll at most this to Counterattack', '11.6')] : [];
}

function groundsOf(input: Input) {
  const { move, ledReserve, lead, defenderRating } = input;
  const leads = move === 'card';
  return {
    ledger: ledgerOf(input),
    readings: {
      'cancelled-disengage': !leads,
      'reserve-in-attack': leads && ledReserve,
      'double-envelopment-without-general': leads && lead === 'double-envelopment' && defenderRating === 0,
    },
  };
}

/** What is settled before a die is rolled. */
function settledFacts(input: Input) {
  const { move, attackerCards, lead } = input;
  if (attackerCards === 0 || move !== 'card') return {};
  if (!isMatched(input)) return { matched: false, lastCard: CARD_NAMES[lead] };
  const way = initiativeOf(input);
  return { matched: true, freeInitiative: way === 'free', mayCounterattack: way !== 'none' };
}

function endsOf(input: Input, faces: Faces = {}): Dist<End> {
  const { end, rolls } = fightRound(input, faces);
  if (end) return certain(end);
  const asked = rolls.find(({ id }) => !faces[id]);
  if (!asked) throw new RangeError('a round that neither ends nor asks for a die');
  return chain(DIE, (face) => endsOf(input, { ...faces, [asked.id]: [face] }));
}

function compute(input: Input) {
  const { chances } = figures.fold(endsOf(input));
  const possible = ENDS.filter((end) => chances[end] > 0);
  const said = possible.map(
    (end) => `${END_WORDS[end]}${possible.length > 1 ? ` ${percent(chances[end])} of the time` : ''}`,
  );
  return { sentence: `${capital(said.join('; '))}.`, chances, facts: settledFacts(input), ...groundsOf(input) };
}

export const counterattack = calculator({
  id: 'counterattack',
  title: 'Counterattack and Disengage',
  question: 'Who has the initiative after this round?',
  rules: ['11.5', '11.5.a', '11.5.b', '11.5.d', '11.6', '11.6.a', '11.7', '11.7.a', 'die'],
  fields,
  tables: [],
  figures,
  terms: {
    matched: 'The card is matched',
    freeInitiative: 'The initiative needs no roll',
    mayCounterattack: 'The Defender may try to take the initiative',
    lastCard: 'Last card of the Battle',
  },
  headline: ['away', 'takesOver', 'goesOn', 'defenderLoses', 'attackerLoses'],
  figure: 'takesOver',
  compute,
  rolls: (input, _, faces) => fightRound(input, faces).rolls,
  resolve: (input, faces) => {
    const { end, deeds, rolls } = fightRound(input, faces);
    if (!end) throw new RangeError(`no face for "${rolls.at(-1)?.id}"`);
    return {
      sentence: `${capital(END_WORDS[end])}.`,
      facts: { ...settledFacts(input), ...figures.facts(end) },
      steps: deeds.map(told),
      ...groundsOf(input),
    };
  },
});

/** One round of a Land Battle (11.5 to 11.7): is the card matched, who has the initiative after it, does a Disengage succeed. */
import { calculator, type Faces, type Roll } from '../../../calculator/calculator.ts';
import type { Assumption, Line, Outcome, Report } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent } from '../../../calculator/words.ts';
import { total } from '../../../engine/dice.ts';
import { certain, chain, chance, type Dist } from '../../../engine/dist.ts';
import { CARD_NAMES } from '../battle-cards/deck.ts';
import { fields, type Input } from './fields.ts';
import { ENDS, type End, follow, initiativeOf } from './roll.ts';
import { matches } from './rules.ts';

/** Every way the dice can fall. */
function ends(input: Input, faces: Faces = {}): Dist<End> {
  const { end, asks } = follow(input, faces);
  return end ? certain(end) : chain(total(1), (face) => ends(input, { ...faces, [asks!.id]: [face] }));
}

/** 11.6, 11.7: the ratings that are rolled against, where any are. */
function ledgerOf(input: Input): Line[] {
  const { move, attackerCards, attackerRating, defenderRating, lead, answer } = input;
  if (attackerCards === 0) return [];
  const line = (who: string, amount: number, why: string, rule: string): Line => ({
    who,
    amount,
    why,
    rule,
    standing: 'printed',
  });
  if (move === 'disengage')
    return [
      line('attacker', attackerRating, 'Roll at most this to Disengage', '11.7'),
      line('defender', defenderRating, 'Roll at most this to cancel it', '11.7'),
    ];
  const rolls = matches(lead, answer) && initiativeOf(input) === 'roll';
  return rolls ? [line('defender', defenderRating, 'Roll at most this to Counterattack', '11.6')] : [];
}

function readingsOf(input: Input): Assumption[] {
  if (input.move === 'disengage')
    return [
      {
        ruling: 'cancelled-disengage',
        reading:
          input.cancelledDisengage === 'both'
            ? 'The Defender may take over after a Disengage that failed or was cancelled.'
            : 'The Defender may take over after a Disengage that failed, not after one that was cancelled.',
        rule: '11.7',
        field: 'cancelledDisengage',
      },
    ];
  const readings: Assumption[] = [];
  if (input.ledReserve)
    readings.push({ ruling: 'reserve-in-attack', reading: 'A Reserve may be led, as any type.', rule: '11.5.d' });
  if (input.lead === 'double-envelopment' && input.defenderRating === 0)
    readings.push({
      ruling: 'double-envelopment-without-general',
      reading: `A Force without a General that matches a Double Envelopment ${input.freeWithoutGeneral === 'allowed' ? 'may take' : 'cannot take'} the initiative.`,
      rule: '11.6.a',
      field: 'freeWithoutGeneral',
    });
  return readings;
}

/** What is settled before a die is rolled. */
function settledFacts(input: Input) {
  const { move, attackerCards, lead, answer } = input;
  if (attackerCards === 0 || move === 'disengage') return {};
  const matched = matches(lead, answer);
  const way = initiativeOf(input);
  return {
    matched,
    ...(matched
      ? { freeInitiative: way === 'free', mayCounterattack: way !== 'none' }
      : { lastCard: CARD_NAMES[lead] }),
  };
}

const SAID: Readonly<Record<End, string>> = {
  attackerLoses: 'the Attacker has no card and loses the Battle',
  defenderLoses: 'the Defender loses the Battle',
  takesOver: 'the Defender becomes the Attacker',
  goesOn: 'the Attacker stays the Attacker',
  away: 'the Attacker gets away and withdraws',
};

function compute(input: Input, tables: Tables): Report {
  const dist = ends(input);
  const chances = Object.fromEntries(ENDS.map((end) => [end, chance(dist, (e) => e === end)])) as Record<End, number>;
  const possible = ENDS.filter((end) => chances[end] > 0);
  const [only] = possible;
  const sentence =
    possible.length === 1 ? SAID[only!] : possible.map((e) => `${SAID[e]} with ${percent(chances[e])}`).join(', ');
  return {
    sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
    chances,
    expected: {},
    distributions: {},
    facts: settledFacts(input),
    ...basis(ledgerOf(input), readingsOf(input), new Reader(tables)),
  };
}

/** The dice of the round so far, and the one that is asked for next. */
function rolls(input: Input, _: Tables, fallen: Faces): Roll[] {
  const fixed = { dice: 1, sides: 6 };
  const known = Object.keys(fallen).map((id) => ({ id, label: id, ...fixed }));
  const { asks } = follow(input, fallen);
  return asks ? [...known, asks] : known;
}

function resolve(input: Input, faces: Faces, tables: Tables): Outcome {
  const { end, steps } = follow(input, faces);
  const said = SAID[end!];
  return {
    sentence: `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
    facts: { ...settledFacts(input), ...Object.fromEntries(ENDS.map((e) => [e, e === end])) },
    steps,
    ...basis(ledgerOf(input), readingsOf(input), new Reader(tables)),
  };
}

export const counterattack = calculator({
  id: 'counterattack',
  title: 'Counterattack and Disengage',
  question: 'Who has the initiative after this round?',
  rules: ['11.5', '11.5.a', '11.5.b', '11.5.d', '11.6', '11.6.a', '11.7', '11.7.a', 'die'],
  fields,
  tables: [],
  terms: {
    attackerLoses: 'The Attacker has no card and loses',
    defenderLoses: 'The Defender does not match and loses',
    takesOver: 'The Defender becomes the Attacker',
    goesOn: 'The Attacker stays the Attacker',
    away: 'The Attacker gets away',
    matched: 'The card is matched',
    freeInitiative: 'The initiative needs no roll',
    mayCounterattack: 'The Defender may try to take the initiative',
    lastCard: 'Last card of the Battle',
  },
  headline: ['away', 'takesOver', 'goesOn', 'defenderLoses', 'attackerLoses'],
  figure: 'takesOver',
  charts: [],
  tones: {
    away: 'plain',
    takesOver: 'defender',
    goesOn: 'attacker',
    defenderLoses: 'attacker',
    attackerLoses: 'defender',
  },
  aims: {},
  compute,
  rolls,
  resolve,
});

/** The report on a hand: exact chances that the enemy can match each type, and drawn advice on what to do now. */
import type { Assumption, Grid, Line, Report } from '../../../calculator/report.ts';
import { firstReport, type Sample, type Sampling } from '../../../calculator/sampling.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { percent, sampledPercent } from '../../../calculator/words.ts';
import { chanceOfNone } from '../../../engine/hand.ts';
import { Random } from '../../../engine/random.ts';
import { meanError } from '../../../engine/sample.ts';
import { CARD_NAMES, CARDS, RESERVE, sizeOf, TYPES, type Type } from '../battle-cards/deck.ts';
import { type Input, type Known, knownOf } from './fields.ts';
import { positions } from './open-hands.ts';
import { emptySums, type Option, openHand, optionsOf, type Sums, usualHand } from './options.ts';

export const MATCH_KEYS: Readonly<Record<Type, string>> = {
  'frontal-assault': 'matchFrontalAssault',
  'flank-left': 'matchFlankLeft',
  'flank-right': 'matchFlankRight',
  probe: 'matchProbe',
  'double-envelopment': 'matchDoubleEnvelopment',
};

/** Positions solved in about two seconds on a laptop, and those solved before anything is shown. */
const SETTLED_WORK = 1.5e8;
const FIRST_WORK = 1.5e6;

const handsFor = (known: Known, work: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.floor(work / positions(known.mine, usualHand(known)))));

/** 11.5.a: the chance that the enemy holds this title or a Reserve. */
const matchChance = ({ unseen, enemyCards }: Known, type: number): number =>
  1 - chanceOfNone(sizeOf(unseen), unseen[type]! + unseen[RESERVE]!, enemyCards);

const ledgerOf = ({ mine, unseen, enemyCards }: Known): Line[] => [
  ...CARDS.flatMap((card, i): Line[] =>
    mine[i]! > 0
      ? [{ who: 'I hold', amount: mine[i]!, why: CARD_NAMES[card], rule: '11.5.a', standing: 'printed' }]
      : [],
  ),
  { who: 'unseen', amount: sizeOf(unseen), why: 'Cards neither held nor played', rule: '11.4', standing: 'derived' },
  { who: 'enemy', amount: enemyCards, why: 'Cards in hand', rule: '11.4', standing: 'printed' },
];

function readingsOf(input: Input, { trouble }: Known): Assumption[] {
  const readings: Assumption[] = [
    { ruling: 'one-deck', reading: 'Both hands come from one deck, so the enemy holds none of yours.', rule: '11.4' },
  ];
  if (trouble) return readings;
  readings.push(
    {
      ruling: 'open-hands',
      reading:
        'Against each hand drawn for the enemy both sides play on as if they saw both hands; later on nobody tries to Disengage.',
      rule: '11.5',
    },
    { ruling: 'refusing-to-match', reading: 'Whoever can match a card does.', rule: '11.5.b' },
    { ruling: 'reserve-in-attack', reading: 'A Reserve may be led, as any type.', rule: '11.5.d' },
  );
  if (input.rating === 0 || input.enemyRating === 0)
    readings.push({
      ruling: 'double-envelopment-without-general',
      reading: `A Force without a General that matches a Double Envelopment ${input.freeWithoutGeneral === 'allowed' ? 'may take' : 'cannot take'} the initiative.`,
      rule: '11.6.a',
      field: 'freeWithoutGeneral',
    });
  if (input.moment === 'lead' && input.rating > 0)
    readings.push({
      ruling: 'cancelled-disengage',
      reading:
        input.cancelledDisengage === 'both'
          ? 'The enemy may take over after a Disengage that failed or was cancelled.'
          : 'The enemy may take over after a Disengage that failed, not after one that was cancelled.',
      rule: '11.7',
      field: 'cancelledDisengage',
    });
  return readings;
}

const matchesOf = (known: Known): Record<string, number> =>
  Object.fromEntries(TYPES.map((type, i) => [MATCH_KEYS[type], matchChance(known, i)]));

/** What stays where there is nothing to draw: the chances to match, and why. */
const exactReport = (input: Input, known: Known, read: Reader, sentence: string, won?: boolean): Report => ({
  sentence,
  chances: { ...(won !== undefined && { win: Number(won) }), ...matchesOf(known) },
  expected: {},
  distributions: {},
  facts: {},
  ...basis(ledgerOf(known), readingsOf(input, known), read),
});

interface Ranked {
  readonly option: Option;
  readonly place: number;
  readonly wins: number;
  readonly error: number;
  readonly worth: number;
}

function rank(input: Input, options: readonly Option[], { hands, wins, squares }: Sums): Ranked[] {
  return options
    .map((option, place) => {
      const share = wins[place]! / hands;
      const error = Math.max(meanError(wins[place]!, squares[place]!, hands), 1 / (hands + 4));
      return { option, place, wins: share, error, worth: share + (option.away * input.withdrawalWorth) / 100 };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Whether two standard errors of their difference lie between the best and the next. */
function isClear([best, next]: readonly Ranked[], { hands, differences }: Sums, options: number): boolean {
  if (!best || !next) return true;
  const [high, low] = [Math.max(best.place, next.place), Math.min(best.place, next.place)];
  const gap = best.wins - next.wins;
  return best.worth - next.worth > 2 * meanError(gap * hands, differences[high * options + low]!, hands);
}

function gridOf(known: Known, ranked: readonly Ranked[]): Grid {
  return {
    columns: [
      { id: 'option', label: 'What to do', form: 'text' },
      { id: 'wins', label: 'I win', form: 'chance', error: 'error' },
      { id: 'match', label: 'Enemy can match', form: 'text' },
      { id: 'away', label: 'I get away', form: 'text' },
    ],
    rows: ranked.map(({ option, wins, error }) => ({
      option: option.name,
      wins,
      error,
      match: option.type === undefined ? '–' : percent(matchChance(known, option.type)),
      away: option.away > 0 ? percent(option.away) : '–',
    })),
  };
}

function sentenceOf([best, next]: readonly Ranked[], clear: boolean): string {
  const said = ({ option, wins, error }: Ranked) =>
    `${sampledPercent(wins, error)} to win${option.away > 0 ? ` and ${percent(option.away)} to get away` : ''}`;
  if (!next) return `${best!.option.name}: ${said(best!)}, with open hands from then on.`;
  const [first, second] = [lower(best!.option.name), lower(next.option.name)];
  return clear
    ? `${best!.option.name}: ${said(best!)} with open hands from then on; the next best is to ${second}, ${said(next)}.`
    : `Too close to call: ${first}, ${said(best!)}, or ${second}, ${said(next)}, with open hands from then on.`;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function start(input: Input, tables: Tables, seed: number): Sampling {
  const read = new Reader(tables);
  const known = knownOf(input, read);
  const settled = settledReport(input, known, read);
  if (settled) return { step: () => {}, report: () => settled };
  const options = optionsOf(input, known);
  const sums = emptySums(options.length);
  const draw = openHand(input, known, options, new Random(seed));
  return {
    step: (hands) => draw(hands, sums),
    report: () => {
      const ranked = rank(input, options, sums);
      const clear = isClear(ranked, sums, options.length);
      return {
        sentence: sentenceOf(ranked, clear),
        chances: { win: ranked[0]!.wins, ...matchesOf(known) },
        expected: {},
        distributions: {},
        facts: { best: ranked[0]!.option.name, clear },
        grid: gridOf(known, ranked),
        sampled: { drawn: sums.hands, of: mostHands(known), seed, errors: { win: ranked[0]!.error } },
        ...basis(ledgerOf(known), readingsOf(input, known), read),
      };
    },
  };
}

/** 11.5.b: nothing to choose, or nothing that could be solved. */
function settledReport(input: Input, known: Known, read: Reader): Report | undefined {
  const tell = (sentence: string, won?: boolean) => exactReport(input, known, read, sentence, won);
  if (known.trouble) return tell(known.trouble);
  if (input.moment === 'lead' && sizeOf(known.mine) === 0)
    return tell('An Attacker without a Battle Card has lost.', false);
  if (input.moment === 'lead' && known.enemyCards === 0)
    return tell('The enemy has no Battle Card: any card wins.', true);
  if (known.enemyCards === 0)
    return tell('The enemy has no Battle Card left: leave the lead to the enemy, who then loses.', true);
  if (sizeOf(known.mine) === 0)
    return tell('You have no Battle Card left: as Attacker you would lose, and as Defender you cannot match.', false);
  return undefined;
}

const mostHands = (known: Known): number => handsFor(known, SETTLED_WORK, 120, 6000);

export const myHandSample: Sample<Input> = {
  of: 'hands',
  most: (input, tables) => {
    const read = new Reader(tables);
    const known = knownOf(input, read);
    return settledReport(input, known, read) ? 0 : mostHands(known);
  },
  start,
};

export function myHandOdds(input: Input, tables: Tables): Report {
  const known = knownOf(input, new Reader(tables));
  return firstReport(myHandSample, input, tables, handsFor(known, FIRST_WORK, 4, 100));
}

/** My hand (11.5 to 11.7): which card to lead, whether to take the initiative or to Disengage, and what the enemy can match. */
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { FIRST_SEED } from '../../../calculator/roll/sampling.ts';
import { percent, sampledPercent } from '../../../calculator/words.ts';
import { Random } from '../../../engine/random.ts';
import { meanError } from '../../../engine/sample.ts';
import { countIn, sizeOf } from '../battle-cards/deck.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { CARD_NAMES, CARDS } from '../words.ts';
import { FOLDED, fields, type Input } from './fields.ts';
import { positions } from './open-hands.ts';
import {
  differentHands,
  drawnHands,
  everyHand,
  isSameAct,
  leadsOf,
  type Option,
  optionsOf,
  type Sums,
  usualHand,
} from './options.ts';
import { type Known, knownOf, matchChance } from './rules.ts';

/** Positions solved in about two seconds on a laptop, and those solved before anything is shown. */
const SETTLED_WORK = 1e7;
const FIRST_WORK = 5e4;
/** A hand takes as long as so many positions before any is solved. */
const HAND = 100;

/** What differs by less is the same. */
const EVEN = 1e-9;

const workOf = (known: Known): number => HAND + positions(known.mine, usualHand(known));

const handsFor = (known: Known, work: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.floor(work / workOf(known))));

const matchesOf = (known: Known) => ({
  matchFrontalAssault: matchChance(known, 'frontal-assault'),
  matchFlankLeft: matchChance(known, 'flank-left'),
  matchFlankRight: matchChance(known, 'flank-right'),
  matchProbe: matchChance(known, 'probe'),
  matchDoubleEnvelopment: matchChance(known, 'double-envelopment'),
});

const ledgerOf = ({ mine, unseen, enemyCards }: Known): Line[] => [
  ...CARDS.map((card) => line('I hold', countIn(mine, card), CARD_NAMES[card], '11.5.a')).filter((l) => l.amount > 0),
  line('unseen', sizeOf(unseen), 'Cards neither held nor played', '11.4', 'derived'),
  line('enemy', enemyCards, 'Cards in hand', '11.4'),
];

const groundsOf = (input: Input, known: Known) => {
  const advised = !known.trouble;
  return {
    ledger: ledgerOf(known),
    readings: {
      'one-deck': true,
      'open-hands': advised,
      'refusing-to-match': advised,
      'reserve-in-attack': advised,
      'double-envelopment-without-general': advised && (input.rating === 0 || input.enemyRating === 0),
      'cancelled-disengage': advised && input.moment === 'lead' && input.rating > 0,
    },
  };
};

/** What stays where there is nothing to draw: the chances to match, and why. */
const exactReport = (input: Input, known: Known, sentence: string, won?: boolean, best?: string) => ({
  sentence,
  chances: { ...(won !== undefined && { win: Number(won) }), ...matchesOf(known) },
  facts: best === undefined ? {} : { best, clear: true },
  ...groundsOf(input, known),
});

interface Ranked {
  readonly option: Option;
  readonly place: number;
  readonly wins: number;
  readonly error: number;
  readonly worth: number;
}

const rank = (input: Input, options: readonly Option[], { hands, wins, squares, exact }: Sums): Ranked[] =>
  options
    .map((option, place) => {
      const won = wins[place] ?? 0;
      const share = won / hands;
      const error = exact ? 0 : Math.max(meanError(won, squares[place] ?? 0, hands), 1 / (hands + 4));
      return { option, place, wins: share, error, worth: share + (option.away * input.withdrawalWorth) / 100 };
    })
    // What is as good stays in the order of what it costs.
    .sort((a, b) => (Math.abs(b.worth - a.worth) < EVEN ? a.place - b.place : b.worth - a.worth))
    // Of options that differ only in the lead that follows, the best stands for them.
    .filter(({ option }, i, all) => all.findIndex((other) => isSameAct(other.option, option)) === i);

/** Whether two standard errors of their difference lie between the best and the next; where all is counted, anything. */
function isClear(best: Ranked, next: Ranked | undefined, sums: Sums, options: number): boolean {
  const { hands, differences, exact } = sums;
  if (!next) return true;
  if (exact) return best.worth - next.worth > EVEN;
  const [high, low] = [Math.max(best.place, next.place), Math.min(best.place, next.place)];
  const squares = differences[high * options + low] ?? 0;
  return best.worth - next.worth > 2 * meanError((best.wins - next.wins) * hands, squares, hands);
}

const gridOf = (known: Known, ranked: readonly Ranked[], exact: boolean): Grid => ({
  columns: [
    { id: 'option', label: 'What to do', form: 'text' },
    { id: 'wins', label: 'I win', form: 'chance', ...(!exact && { error: 'error' }) },
    { id: 'match', label: 'Enemy can match', form: 'text' },
    { id: 'away', label: 'I get away', form: 'text' },
  ],
  rows: ranked.map(({ option, wins, error }) => ({
    option: option.name,
    wins,
    ...(!exact && { error }),
    match: option.type ? percent(matchChance(known, option.type)) : '–',
    away: option.away > 0 ? percent(option.away) : '–',
  })),
});

function sentenceOf(best: Ranked, next: Ranked | undefined, clear: boolean, exact: boolean): string {
  const said = ({ option, wins, error }: Ranked) =>
    `${exact ? percent(wins) : sampledPercent(wins, error)} to win${option.away > 0 ? ` and ${percent(option.away)} to get away` : ''}`;
  if (!next) return `${best.option.name}: ${said(best)}, if both hands are open from then on.`;
  const [first, second] = [lower(best.option.name), lower(next.option.name)];
  if (!clear && !exact)
    return `Too close to call: ${first}, ${said(best)}, or ${second}, ${said(next)}, if both hands are open from then on.`;
  const other = clear
    ? `the next best is to ${second}, ${said(next)}`
    : `it is just as good to ${second}, but no cheaper`;
  return `${best.option.name}: ${said(best)}, if both hands are open from then on; ${other}.`;
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function reportOf(input: Input, known: Known, options: readonly Option[], sums: Sums, seed: number) {
  const ranked = rank(input, options, sums);
  const [best, next] = ranked;
  if (!best) throw new RangeError('no option to choose from');
  const clear = isClear(best, next, sums, options.length);
  return {
    sentence: sentenceOf(best, next, clear, sums.exact),
    chances: { win: best.wins, ...matchesOf(known) },
    facts: { best: best.option.name, clear },
    grid: gridOf(known, ranked, sums.exact),
    ...(!sums.exact && { sampled: { drawn: sums.hands, of: mostHands(known), seed, errors: { win: best.error } } }),
    ...groundsOf(input, known),
  };
}

type Advice = ReturnType<typeof reportOf | typeof exactReport>;

function start(input: Input, read: Reader, seed: number): { step(draws: number): void; report(): Advice } {
  const known = knownOf(input, read);
  const settled = settledReport(input, known);
  if (settled) return { step: () => {}, report: () => settled };
  const options = optionsOf(input, known);
  const { sums, step } = drawnHands(input, known, options, new Random(seed));
  return { step, report: () => reportOf(input, known, options, sums, seed) };
}

/** 11.5.b: nothing to choose, nothing that could be solved, or so few hands that all of them are counted. */
function settledReport(input: Input, known: Known): Advice | undefined {
  const tell = (sentence: string, won?: boolean, best?: string) => exactReport(input, known, sentence, won, best);
  if (known.trouble) return tell(known.trouble);
  if (input.moment === 'lead' && sizeOf(known.mine) === 0)
    return tell('An Attacker without a Battle Card has lost.', false);
  if (input.moment === 'lead' && known.enemyCards === 0)
    return tell('The enemy has no Battle Card: any card wins.', true);
  if (known.enemyCards === 0)
    return tell('The enemy has no Battle Cards left: leave the lead to the enemy, who then loses.', true);
  if (sizeOf(known.mine) === 0)
    return tell('You have no Battle Cards left: as Attacker you would lose, and as Defender you cannot match.', false);
  const sure = input.moment === 'lead' && leadsOf(known).find(({ type }) => matchChance(known, type) === 0);
  if (sure) return tell(`${sure.name}: the enemy cannot match it, and you win.`, true, sure.name);
  if (differentHands(known) * workOf(known) > FIRST_WORK) return undefined;
  const options = optionsOf(input, known);
  return reportOf(input, known, options, everyHand(input, known, options), FIRST_SEED);
}

const mostHands = (known: Known): number => handsFor(known, SETTLED_WORK, 120, 6000);

function compute(input: Input, read: Reader): Advice {
  const drawn = start(input, read, FIRST_SEED);
  drawn.step(handsFor(knownOf(input, read), FIRST_WORK, 4, 100));
  return drawn.report();
}

export const myHand = calculator({
  id: 'my-hand',
  amounts: true,
  title: 'My hand',
  question: 'Which card should I lead, and what can the enemy match?',
  rules: ['11.4', '11.5', '11.5.a', '11.5.b', '11.5.d', '11.6', '11.6.a', '11.7', '11.7.a', 'die'],
  fields,
  folded: FOLDED,
  tables: ['battle-deck'],
  terms: {
    win: 'I win with the best choice',
    matchFrontalAssault: 'The enemy can match a Frontal Assault',
    matchFlankLeft: 'The enemy can match a Flank Left',
    matchFlankRight: 'The enemy can match a Flank Right',
    matchProbe: 'The enemy can match a Probe',
    matchDoubleEnvelopment: 'The enemy can match a Double Envelopment',
    best: 'Best choice',
    clear: 'Clearly better than the next',
  },
  headline: ['win'],
  tones: { win: 'attacker' },
  compute,
  sample: {
    of: 'hands',
    most: (input, read) => {
      const known = knownOf(input, read);
      return settledReport(input, known) ? 0 : mostHands(known);
    },
    start,
  },
});

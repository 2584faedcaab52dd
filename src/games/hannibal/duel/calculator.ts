/** The card duel (11.5 to 11.7): who wins a Land Battle with so many Battle Cards against so many, under named policies. */
import { keyed, mapped } from '../../../calculator/keys.ts';
import type { Grid } from '../../../calculator/report.ts';
import { FIRST_SEED } from '../../../calculator/roll/sampling.ts';
import { decimal, plural, sampledDecimal, sampledPercent } from '../../../calculator/words.ts';
import { Dealer } from '../../../engine/dealer.ts';
import { shareError } from '../../../engine/sample.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { carriedOn, foughtOf, PRICES, type Price } from './aftermath.ts';
import { casesOf, pairName } from './cases.ts';
import { duelOf, FOLDED, fields, type Input, swapped } from './fields.ts';
import { onwardOf } from './onward.ts';
import { type Duel, type End, emptyTally, openDuel, type Tally } from './playout.ts';
import { groundsOf } from './readings.ts';
import { isSettled, settledTally } from './settled.ts';
import { figuresOf, gamesOf, told } from './tally.ts';

/** Games of the case asked for; each other case has a part of them. */
const MOST = 400_000;
const FIRST = 4000;
const SHARE_OF_OTHERS = 1 / 8;

type Carried = ReturnType<typeof carriedOn> | undefined;

/** A side has no card: all is counted, and nothing has an error. */
function settled(input: Input, duel: Duel, carried: Carried) {
  const tally = settledTally(duel);
  const figures = figuresOf(tally, carried?.(tally));
  const end: End = tally.ends[0] ? 'attackerWins' : 'defenderWins';
  const how = {
    attackerWins: 'The Defender has no Battle Card: the Attacker wins with the first card.',
    defenderWins: 'The Attacker has no Battle Card: the Defender wins at once.',
  }[end];
  const price = figures.after && mapped(figures.after.expected, (value) => decimal(value, 2));
  const cards = end === 'attackerWins' ? 1 : 0;
  return {
    sentence: `${how}${price ? costs(price) : ''}`,
    ...told(figures),
    onward: onwardOf(input, tally),
    ...groundsOf(duel, price ? [foughtOf(input, { end, cards, last: undefined })] : []),
  };
}

interface Played {
  readonly name: string;
  readonly tally: Tally;
}

const gridOf = (cases: readonly Played[]): Grid => ({
  columns: [
    { id: 'case', label: 'Case', form: 'text' },
    { id: 'wins', label: 'Attacker wins', form: 'chance', error: 'error' },
  ],
  rows: cases.map(({ name, tally }) => {
    const { attackerWins } = gamesOf(tally);
    return { case: name, wins: attackerWins / tally.games, error: shareError(attackerWins, tally.games) };
  }),
});

/** Who never tries to Disengage never withdraws: that is certain, not drawn. */
const possible = ({ seats: [attacker, defender] }: Duel): End[] => [
  'attackerWins',
  'defenderWins',
  ...(attacker.disengageAt > 0 ? (['attackerWithdraws'] as const) : []),
  ...(defender.disengageAt > 0 ? (['defenderWithdraws'] as const) : []),
];

function reportOf(input: Input, duel: Duel, asked: Tally, cases: readonly Played[], seed: number, carried: Carried) {
  const { games } = asked;
  const figures = figuresOf(asked, carried?.(asked));
  const { came, last, chances, after } = figures;
  const errors: Partial<Record<End, number>> = Object.fromEntries(
    possible(duel).map((end) => [end, shareError(came[end], games)]),
  );
  const price = after && keyed(PRICES, (key) => sampledDecimal(after.expected[key], after.errors[key]));
  return {
    sentence: `${sentenceOf(duel, chances, errors)}${price ? costs(price) : ''}`,
    ...told(figures),
    grid: gridOf(cases),
    onward: onwardOf(input, asked),
    sampled: {
      drawn: games,
      of: MOST,
      seed,
      errors: {
        ...errors,
        ...mapped(last, (n) => shareError(n, games)),
        cardsPlayed: figures.cardsPlayed.error,
        ...after?.errors,
      },
    },
    ...groundsOf(duel, after ? possible(duel).map((end) => foughtOf(input, { end, cards: 1, last: undefined })) : []),
  };
}

const costs = ({ attackerLost, defenderLost, pcsLost }: Readonly<Record<keyof Price, string>>): string =>
  ` On average the Attacker loses ${attackerLost} CUs in all and the Defender ${defenderLost}, and the loser removes ${pcsLost} PCs.`;

function sentenceOf(
  { seats: [a, d] }: Duel,
  chances: Readonly<Record<End, number>>,
  errors: Partial<Record<End, number>>,
): string {
  const said = (end: End) => sampledPercent(chances[end], errors[end] ?? 0);
  const withdrawals = (
    [
      ['the Attacker', 'attackerWithdraws'],
      ['the Defender', 'defenderWithdraws'],
    ] as const
  ).flatMap(([who, end]) => (errors[end] === undefined ? [] : [`${who} Withdraws ${said(end)}`]));
  const ending = withdrawals.length ? `; ${withdrawals.join(' and ')}` : '';
  return `${pairName(a.policy, d.policy)}: with ${plural(a.cards, 'card')} against ${d.cards} the Attacker wins ${said('attackerWins')} of the time${ending}.`;
}

type Answer = ReturnType<typeof reportOf | typeof settled>;

function start(input: Input, read: Reader, seed: number): { step(draws: number): void; report(): Answer } {
  const duel = duelOf(input, read);
  const carried = input.goOn ? carriedOn(input, read) : undefined;
  if (isSettled(duel)) return { step: () => {}, report: () => settled(input, duel, carried) };
  const asked = emptyTally(duel);
  const cases = casesOf(duel).map(({ name, duel: of }, i) => ({
    name,
    tally: i === 0 ? asked : emptyTally(of),
    // Cases draw from streams of their own, so that their errors are independent.
    play: openDuel(of, new Dealer(seed + i * 7919)),
  }));
  return {
    step: (draws) => {
      for (const [i, { play, tally }] of cases.entries())
        play(i === 0 ? draws : Math.ceil(draws * SHARE_OF_OTHERS), tally);
    },
    report: () => reportOf(input, duel, asked, cases, seed, carried),
  };
}

function compute(input: Input, read: Reader): Answer {
  const drawn = start(input, read, FIRST_SEED);
  drawn.step(FIRST);
  return drawn.report();
}

export const duel = calculator({
  id: 'duel',
  title: 'Card duel',
  question: 'With these numbers of Battle Cards, who wins?',
  says: {
    fields: ['attackerCards', 'attackerRating', 'defenderCards', 'defenderRating'],
    words: ({ attackerCards, attackerRating, defenderCards, defenderRating }) =>
      `${plural(attackerCards, 'card')}, rating ${attackerRating}, against ${plural(defenderCards, 'card')}, rating ${defenderRating}`,
  },
  rules: [
    '11.2',
    '11.3',
    '11.4',
    '11.5',
    '11.5.a',
    '11.5.b',
    '11.5.d',
    '11.6',
    '11.6.a',
    '11.7',
    '11.9',
    '11.10A',
    '11.11',
    'die',
    '11.10B.d',
  ],
  fields,
  folded: FOLDED,
  tables: ['battle-deck', 'attrition', 'attrition-elephants', 'retreat-small', 'retreat-large', 'limits'],
  terms: {
    attackerWins: 'The Attacker wins',
    defenderWins: 'The Defender wins',
    attackerWithdraws: 'The Attacker Withdraws',
    defenderWithdraws: 'The Defender Withdraws',
    cardsPlayed: 'Cards of the side that plays more',
    lastFrontalAssault: 'The last card is a Frontal Assault',
    lastFlankLeft: 'The last card is a Flank Left',
    lastFlankRight: 'The last card is a Flank Right',
    lastProbe: 'The last card is a Probe',
    lastDoubleEnvelopment: 'The last card is a Double Envelopment',
    attackerLost: 'CUs that the Attacker loses',
    defenderLost: 'CUs that the Defender loses',
    pcsLost: 'PCs that the loser removes',
  },
  headline: ['attackerWins', 'attackerWithdraws', 'defenderWithdraws', 'defenderWins'],
  charts: [
    { title: 'Cards of the side that plays more', keys: ['cardsPlayed'] },
    { title: 'CUs lost in all', keys: ['attackerLost', 'defenderLost'] },
    { title: 'PCs that the loser removes', keys: ['pcsLost'] },
  ],
  tones: {
    attackerWins: 'attacker',
    attackerWithdraws: 'plain',
    defenderWithdraws: 'faint',
    defenderWins: 'defender',
    cardsPlayed: 'plain',
    attackerLost: 'attacker',
    defenderLost: 'defender',
    pcsLost: 'plain',
  },
  compute,
  sample: { of: 'games', most: (input, read) => (isSettled(duelOf(input, read)) ? 0 : MOST), start },
  swap: swapped,
});

/** The odds of the card duel: games are drawn, and every figure carries its standard error. */
import { keyed, mapped } from '../../../calculator/keys.ts';
import type { AnyOf, Grid, Report } from '../../../calculator/report.ts';
import { firstReport, type Sample, type Sampling } from '../../../calculator/roll/sampling.ts';
import { shares } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, plural, sampledDecimal, sampledPercent } from '../../../calculator/words.ts';
import { weighted } from '../../../engine/dist.ts';
import { Random } from '../../../engine/random.ts';
import { meanError, shareError } from '../../../engine/sample.ts';
import { TYPES, type Type } from '../words.ts';
import { carriedOn, foughtOf, PRICES, type Price } from './aftermath.ts';
import { casesOf, pairName } from './cases.ts';
import { duelOf, type Input } from './fields.ts';
import { onwardOf } from './onward.ts';
import { type Duel, ENDS, type End, emptyTally, leftOf, openDuel, type Tally } from './playout.ts';
import { basisOf } from './readings.ts';
import { isSettled, settledTally } from './settled.ts';

/** Games of the case asked for; each other case has a part of them. */
const MOST = 400_000;
const FIRST = 4000;
const SHARE_OF_OTHERS = 1 / 8;

/** A side has no card: all is counted, and nothing has an error. */
function settled(input: Input, duel: Duel, read: Reader, carried: Carried) {
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
    facts: {},
    onward: onwardOf(input, tally),
    ...basisOf(duel, read, price ? [foughtOf(input, { end, cards, last: undefined })] : []),
  } satisfies Report;
}

interface Played {
  readonly name: string;
  readonly tally: Tally;
}

/** Games in which this end came. */
const gamesOf = ({ ends }: Tally): Readonly<Record<End, number>> => keyed(ENDS, (_, place) => ends[place] ?? 0);

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

/** What a tally comes to; `errors` are those of drawn games. */
function figuresOf(tally: Tally, prices: Prices | undefined) {
  const { games, cardsPlayed } = tally;
  const sum = cardsPlayed.reduce((total, n, cards) => total + n * cards, 0);
  const squares = cardsPlayed.reduce((total, n, cards) => total + n * cards * cards, 0);
  const came = gamesOf(tally);
  const last = lastOf(tally);
  return {
    came,
    last,
    chances: { ...mapped(came, (n) => n / games), ...mapped(last, (n) => n / games) },
    cardsPlayed: {
      expected: sum / games,
      distribution: shares(weighted(cardsPlayed.entries())),
      error: meanError(sum, squares, games),
    },
    after: prices && {
      expected: mapped(prices, (p) => p.sum / games),
      distributions: mapped(prices, (p) => shares(weighted(p.values))),
      errors: mapped(prices, (p) => meanError(p.sum, p.squares, games)),
    },
  };
}

/** Figures as a report holds them. */
const told = ({ chances, cardsPlayed, after }: ReturnType<typeof figuresOf>) => ({
  chances,
  expected: { cardsPlayed: cardsPlayed.expected, ...after?.expected },
  distributions: { cardsPlayed: cardsPlayed.distribution, ...after?.distributions },
});

function reportOf(
  input: Input,
  duel: Duel,
  asked: Tally,
  cases: readonly Played[],
  seed: number,
  read: Reader,
  carried: Carried,
) {
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
    facts: {},
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
    ...basisOf(
      duel,
      read,
      after ? possible(duel).map((end) => foughtOf(input, { end, cards: 1, last: undefined })) : [],
    ),
  } satisfies Report;
}

type Carried = ReturnType<typeof carriedOn> | undefined;
type Prices = ReturnType<ReturnType<typeof carriedOn>>;

const LAST = {
  'frontal-assault': 'lastFrontalAssault',
  'flank-left': 'lastFlankLeft',
  'flank-right': 'lastFlankRight',
  probe: 'lastProbe',
  'double-envelopment': 'lastDoubleEnvelopment',
} as const satisfies Record<Type, string>;
type Last = (typeof LAST)[Type];

/** 11.10A: games by the card that was led last. */
function lastOf({ left }: Tally): Readonly<Record<Last, number>> {
  const games = new Map<Last, number>();
  for (const [at, n] of left.entries()) {
    const last = n > 0 ? leftOf(at).last : undefined;
    if (last) games.set(LAST[last], (games.get(LAST[last]) ?? 0) + n);
  }
  return keyed(
    TYPES.map((type) => LAST[type]),
    (last) => games.get(last) ?? 0,
  );
}

const costs = ({ attackerLost, defenderLost, pcsLost }: Readonly<Record<keyof Price, string>>): string =>
  ` On average the Attacker loses ${attackerLost} CUs in all, the Defender ${defenderLost}, and the loser ${pcsLost} PCs.`;

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
  ).flatMap(([who, end]) => (errors[end] === undefined ? [] : [`${who} withdraws ${said(end)}`]));
  const ending = withdrawals.length ? `; ${withdrawals.join(' and ')}` : '';
  return `${pairName(a.policy, d.policy)}: with ${plural(a.cards, 'card')} against ${d.cards} the Attacker wins ${said('attackerWins')} of the time${ending}.`;
}

type DuelReport = AnyOf<ReturnType<typeof reportOf | typeof settled>>;

function start(input: Input, tables: Tables, seed: number): Sampling<DuelReport> {
  const read = new Reader(tables);
  const duel = duelOf(input, read);
  const carried = input.goOn ? carriedOn(input, read) : undefined;
  if (isSettled(duel)) return { step: () => {}, report: () => settled(input, duel, read, carried) };
  const asked = emptyTally(duel);
  const cases = casesOf(duel).map(({ name, duel: of }, i) => ({
    name,
    tally: i === 0 ? asked : emptyTally(of),
    // Cases draw from streams of their own, so that their errors are independent.
    play: openDuel(of, new Random(seed + i * 7919)),
  }));
  return {
    step: (draws) => {
      for (const [i, { play, tally }] of cases.entries())
        play(i === 0 ? draws : Math.ceil(draws * SHARE_OF_OTHERS), tally);
    },
    report: () => reportOf(input, duel, asked, cases, seed, read, carried),
  };
}

export const duelSample: Sample<Input, DuelReport> = {
  of: 'games',
  most: (input, tables) => (isSettled(duelOf(input, new Reader(tables))) ? 0 : MOST),
  start,
};

export const duelOdds = (input: Input, tables: Tables): DuelReport => firstReport(duelSample, input, tables, FIRST);

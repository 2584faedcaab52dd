/** The odds of the card duel: games are drawn, and every figure carries its standard error. */
import { keyed, mapped } from '../../../calculator/keys.ts';
import type { AnyOf, Grid, Report } from '../../../calculator/report.ts';
import { firstReport, type Sample, type Sampling } from '../../../calculator/roll/sampling.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { shares } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, plural, sampledPercent } from '../../../calculator/words.ts';
import { weighted } from '../../../engine/dist.ts';
import { Random } from '../../../engine/random.ts';
import { meanError, shareError } from '../../../engine/sample.ts';
import { TYPES, type Type } from '../words.ts';
import { carriedOn, foughtOf, type Price } from './aftermath.ts';
import { casesOf, pairName } from './cases.ts';
import { duelOf, type Input } from './fields.ts';
import { onwardOf } from './onward.ts';
import { type Duel, ENDS, type End, emptyTally, isSettled, leftOf, openDuel, type Tally } from './playout.ts';
import { basisOf } from './readings.ts';

/** Games of the case asked for; each other case has a part of them. */
const MOST = 400_000;
const FIRST = 4000;
const SHARE_OF_OTHERS = 1 / 8;

/** Nobody plays a card before a side without any has lost. */
function settled(duel: Duel, read: Reader) {
  const attackerWins = duel.seats[0].cards > 0;
  const [winner, loser] = attackerWins ? ['Attacker', 'Defender'] : ['Defender', 'Attacker'];
  return {
    sentence: `The ${loser} has no Battle Card: the ${winner} wins at once.`,
    ...SETTLED,
    chances: {
      attackerWins: Number(attackerWins),
      defenderWins: Number(!attackerWins),
      attackerWithdraws: 0,
      defenderWithdraws: 0,
    },
    facts: {},
    ...basisOf(duel, read),
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

function reportOf(
  input: Input,
  duel: Duel,
  asked: Tally,
  cases: readonly Played[],
  seed: number,
  read: Reader,
  carried: Carried,
) {
  const { games, cardsPlayed } = asked;
  const came = gamesOf(asked);
  const chances = keyed(ENDS, (end) => came[end] / games);
  const errors: Partial<Record<End, number>> = Object.fromEntries(
    possible(duel).map((end) => [end, shareError(came[end], games)]),
  );
  const sum = cardsPlayed.reduce((total, n, cards) => total + n * cards, 0);
  const squares = cardsPlayed.reduce((total, n, cards) => total + n * cards * cards, 0);
  const last = lastOf(asked);
  const prices = carried?.(asked);
  const after = prices && {
    expected: mapped(prices, (p) => p.sum / games),
    distributions: mapped(prices, (p) => shares(weighted(p.values))),
    errors: mapped(prices, (p) => meanError(p.sum, p.squares, games)),
  };
  return {
    sentence: `${sentenceOf(duel, chances, errors)}${after ? costs(after.expected) : ''}`,
    chances: { ...chances, ...mapped(last, (n) => n / games) },
    expected: { cardsPlayed: sum / games, ...after?.expected },
    distributions: { cardsPlayed: shares(weighted(cardsPlayed.entries())), ...after?.distributions },
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
        cardsPlayed: meanError(sum, squares, games),
        ...after?.errors,
      },
    },
    ...basisOf(
      duel,
      read,
      prices ? possible(duel).map((end) => foughtOf(input, { end, cards: 1, last: undefined })) : [],
    ),
  } satisfies Report;
}

type Carried = ReturnType<typeof carriedOn> | undefined;

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

const costs = ({ attackerLost, defenderLost, pcsLost }: Readonly<Record<keyof Price, number>>): string =>
  ` On average the Attacker loses ${decimal(attackerLost)} CUs in all, the Defender ${decimal(defenderLost)}, and the loser ${decimal(pcsLost)} PCs.`;

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
  if (isSettled(duel)) return { step: () => {}, report: () => settled(duel, read) };
  const asked = emptyTally(duel);
  const carried = input.goOn ? carriedOn(input, read) : undefined;
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

/** The odds of the card duel: games are drawn, and every figure carries its standard error. */
import type { Assumption, Grid, Line, Report, Share } from '../../../calculator/report.ts';
import { firstReport, type Sample, type Sampling } from '../../../calculator/sampling.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural, sampledPercent } from '../../../calculator/words.ts';
import { Random } from '../../../engine/random.ts';
import { meanError, shareError } from '../../../engine/sample.ts';
import { casesOf, pairName } from './cases.ts';
import { duelOf, type Input } from './fields.ts';
import { type Duel, ENDS, emptyTally, isSettled, openDuel, type Tally } from './playout.ts';
import { POLICY_WORDS } from './policy.ts';

/** Games of the case asked for; each other case has a part of them. */
const MOST = 400_000;
const FIRST = 4000;
const SHARE_OF_OTHERS = 1 / 8;

/** 11.2 to 11.4: what each side brings to the deal. */
function ledgerOf({ seats, opening }: Duel): Line[] {
  const sides = ['attacker', 'defender'] as const;
  const lines: Line[] = seats.map(({ cards }, side) => ({
    who: sides[side]!,
    amount: cards,
    why: 'Battle Cards',
    rule: '11.4',
    standing: 'printed',
  }));
  const rome = sides[opening.rome]!;
  if (opening.otherConsul !== undefined)
    lines.push({
      who: rome,
      amount: opening.otherConsul - seats[opening.rome].rating,
      why: 'Rating and cards, if the Consuls swap',
      rule: '11.2',
      standing: 'printed',
    });
  if (opening.elephants > 0) {
    const carthage = sides[1 - opening.rome]!;
    lines.push(
      {
        who: rome,
        amount: -opening.elephants,
        why: 'Cards, if the charge succeeds',
        rule: '11.3',
        standing: 'printed',
      },
      { who: carthage, amount: -1, why: 'Card, if the charge backfires', rule: '11.3', standing: 'printed' },
    );
  }
  return lines;
}

function readingsOf({ seats, opening, freeWithoutGeneral, takeOver }: Duel): Assumption[] {
  const readings: Assumption[] = [
    {
      ruling: 'card-policy',
      reading: [...new Set(seats.map((seat) => POLICY_WORDS[seat.policy]))].join(' '),
      rule: '11.5',
    },
    { ruling: 'one-deck', reading: 'Both hands come from one deck.', rule: '11.4' },
    { ruling: 'refusing-to-match', reading: 'Whoever can match a card does.', rule: '11.5.b' },
    { ruling: 'reserve-in-attack', reading: 'A Reserve may be led, as any type.', rule: '11.5.d' },
  ];
  if (seats.some((s) => s.rating === 0))
    readings.push({
      ruling: 'double-envelopment-without-general',
      reading: `A Force without a General that matches a Double Envelopment ${freeWithoutGeneral ? 'may take' : 'cannot take'} the initiative.`,
      rule: '11.6.a',
      field: 'freeWithoutGeneral',
    });
  if (seats.some((s) => s.disengageAt > 0))
    readings.push({
      ruling: 'cancelled-disengage',
      reading:
        takeOver === 'both'
          ? 'The Defender takes over after a Disengage that failed or was cancelled.'
          : 'The Defender takes over after a Disengage that failed, not after one that was cancelled.',
      rule: '11.7',
      field: 'cancelledDisengage',
    });
  if (opening.otherConsul !== undefined)
    readings.push({
      ruling: 'rating-after-command-roll',
      reading: 'The rating after the Change of Command counts for the hand, too.',
      rule: '11.2',
    });
  if (opening.elephants > 0)
    readings.push(
      { ruling: 'elephant-charge-order', reading: 'The charge takes its cards after the limit of 20.', rule: '11.3' },
      { ruling: 'no-cards-left', reading: 'A hand stops at 0 cards.', rule: '11.3' },
    );
  return readings;
}

/** Nobody plays a card before a side without any has lost. */
function settled(duel: Duel, read: Reader): Report {
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
    ...basis(ledgerOf(duel), readingsOf(duel), read),
  };
}

const meanOf = (counts: Float64Array, games: number): number => counts.reduce((sum, n, i) => sum + n * i, 0) / games;

function gridOf(cases: readonly { name: string; tally: Tally }[]): Grid {
  return {
    columns: [
      { id: 'case', label: 'Case', form: 'text' },
      { id: 'wins', label: 'Attacker wins', form: 'chance', error: 'error' },
    ],
    rows: cases.map(({ name, tally }) => ({
      case: name,
      wins: tally.ends[0]! / tally.games,
      error: shareError(tally.ends[0]!, tally.games),
    })),
  };
}

function reportOf(duel: Duel, cases: readonly { name: string; tally: Tally }[], seed: number, read: Reader): Report {
  const { tally } = cases[0]!;
  const { games, ends, cardsPlayed } = tally;
  const chances = Object.fromEntries(ENDS.map((end, i) => [end, ends[i]! / games]));
  // Who never tries to Disengage never withdraws: that is certain, not drawn.
  const possible = (i: number) => i < 2 || duel.seats[i - 2]!.disengageAt > 0;
  const errors = Object.fromEntries(
    ENDS.flatMap((end, i) => (possible(i) ? [[end, shareError(ends[i]!, games)]] : [])),
  );
  const sum = meanOf(cardsPlayed, 1);
  const squares = cardsPlayed.reduce((total, n, i) => total + n * i * i, 0);
  const shares: Share[] = [...cardsPlayed.entries()]
    .filter(([, n]) => n > 0)
    .map(([value, n]) => ({ value, chance: n / games }));
  return {
    sentence: sentenceOf(duel, chances, errors),
    chances,
    expected: { cardsPlayed: sum / games },
    distributions: { cardsPlayed: shares },
    facts: {},
    grid: gridOf(cases),
    sampled: { drawn: games, of: MOST, seed, errors: { ...errors, cardsPlayed: meanError(sum, squares, games) } },
    ...basis(ledgerOf(duel), readingsOf(duel), read),
  };
}

function sentenceOf({ seats }: Duel, chances: Record<string, number>, errors: Record<string, number>): string {
  const [a, d] = seats;
  const said = (end: string) => sampledPercent(chances[end]!, errors[end]!);
  const away = ['attackerWithdraws', 'defenderWithdraws'].filter((end) => errors[end] !== undefined);
  const withdrawals = away.map(
    (end) => `${end === 'attackerWithdraws' ? 'the Attacker' : 'the Defender'} withdraws in ${said(end)}`,
  );
  const ending = withdrawals.length ? `; ${withdrawals.join(' and ')}` : '';
  return `${pairName(a.policy, d.policy)}: with ${plural(a.cards, 'card')} against ${d.cards} the Attacker wins ${said('attackerWins')} of the games drawn${ending}.`;
}

function start(input: Input, tables: Tables, seed: number): Sampling {
  const read = new Reader(tables);
  const duel = duelOf(input, read);
  if (isSettled(duel)) return { step: () => {}, report: () => settled(duel, read) };
  const cases = casesOf(duel).map(({ name, duel: of }, i) => ({
    name,
    tally: emptyTally(of),
    // Cases draw from streams of their own, so that their errors are independent.
    play: openDuel(of, new Random(seed + i * 7919)),
  }));
  return {
    step: (draws) => {
      for (const [i, { play, tally }] of cases.entries())
        play(i === 0 ? draws : Math.ceil(draws * SHARE_OF_OTHERS), tally);
    },
    report: () => reportOf(duel, cases, seed, read),
  };
}

export const duelSample: Sample<Input> = {
  of: 'games',
  most: (input, tables) => (isSettled(duelOf(input, new Reader(tables))) ? 0 : MOST),
  start,
};

export const duelOdds = (input: Input, tables: Tables): Report => firstReport(duelSample, input, tables, FIRST);

/** Battle (chapter 6): the BP of both sides, what follows, and which card to play. */
import type { Grid, Share } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { Count } from '../../../engine/dist.ts';
import { atLeast } from '../../../engine/draw.ts';
import { dealtTo } from '../deck/rules.ts';
import { copiesAt, profileOf, sizeOf, unseenIn, type Valued } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { otherOf, type Side } from '../words.ts';
import {
  againstHighest,
  type Chosen,
  chooseHidden,
  chooseKnown,
  type Hidden,
  type Option,
  type Played,
  payoff,
  type Stakes,
} from './choice.ts';
import type { Battle } from './fields.ts';
import { FOLDED, fields } from './fields.ts';
import { battleReadings, forcesOf, linesOf, revealed } from './revealed.ts';
import { cardBp, type Force, forceBp } from './rules.ts';

interface Choice {
  readonly stakes: Stakes;
  readonly chosen: Chosen;
  readonly hidden?: Hidden;
}

/** What differs by less is the same. */
const EVEN = 1e-9;

const NO_CARD: Option = { bp: undefined, total: 0, cost: 0 };

/** 6.3: no card, and each figure in the hand once, the lowest first; what is paid for it goes by what is printed. */
function optionsOf(base: number, values: readonly number[], force: Force, input: Battle, read: Reader): Option[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const cost = (bp: number): number => (input.cardCost + input.bpCost * bp) / 10;
  return [
    { ...NO_CARD, total: base },
    ...distinct.map((bp) => ({ bp, total: base + cardBp(bp, force, input.least, read), cost: cost(bp) })),
  ];
}

function choiceOf(input: Battle, read: Reader): Choice {
  const forces = forcesOf(input);
  const [me, him] = [input.side, otherOf(input.side)];
  const limit = limitOf('cards-in-round', read);
  // 4.3: the attacker's card is among his four; the Tribe has none.
  const mayPlay = (side: Side): boolean => (side === 'attacker' ? input.used < limit : !forces.defender.tribe);
  const base = { attacker: forceBp(forces.attacker, read), defender: forceBp(forces.defender, read) };
  const stakes: Stakes = { win: input.win, draw: input.draw, loss: input.loss };
  const hand = mayPlay(me) ? input.mine.map((c) => c.bp) : [];
  const mine = optionsOf(base[me], hand, forces[me], input, read);
  const options = (values: readonly number[]) => optionsOf(base[him], values, forces[him], input, read);
  if (input.hand === 'known' || !mayPlay(him)) {
    const his = options(mayPlay(him) ? input.known.map((c) => c.bp) : []);
    return { stakes, chosen: chooseKnown(mine, his, stakes) };
  }
  const seen: Valued[] = [
    ...input.mine.map(({ bp }) => ({ value: bp, count: 1 })),
    ...input.seen.map(({ bp, number }) => ({ value: bp, count: number })),
  ];
  const cards = unseenIn(profileOf('bp', read.tables, read), seen);
  const wanted = input.cards === 'dealt' ? dealtTo(input, read) : input.cards;
  const hidden = { cards, size: Math.min(wanted, sizeOf(cards)) };
  const his = options(cards.map((c) => c.value));
  return { stakes, hidden, chosen: chooseHidden(mine, his, hidden, stakes) };
}

/** 6.3: the choice of a card. */
function choosing(input: Battle, read: Reader) {
  const forces = forcesOf(input);
  const choice = choiceOf(input, read);
  const { chosen, hidden, stakes } = choice;
  const { mine, his } = chosen;
  const wins = meeting(chosen, (a, b) => a > b);
  const draws = meeting(chosen, (a, b) => a === b);
  const loses = meeting(chosen, (a, b) => a < b);
  const [myBp, hisBp] = [totalsOf(mine), totalsOf(his)];
  const average = (shares: readonly Share[]) => shares.reduce((sum, s) => sum + s.value * s.chance, 0);
  const high = hidden && againstHighest(mine, his, hidden, stakes);
  return {
    sentence: `${advice(mine)} You win ${percent(wins)}, draw ${percent(draws)} and lose ${percent(loses)} of the time${against(his, hidden)}.`,
    chances: { wins, draws, loses },
    expected: { value: chosen.value, myBp: average(myBp), hisBp: average(hisBp) },
    distributions: { myBp, hisBp },
    facts: {
      bestCard: nameOf(first(mine, (m) => m.share)),
      needsToBeat: Math.max(0, bareTotal(mine) - bareTotal(his) + 1),
      ...(high && { againstHighest: nameOf(first(mine, (_, i) => high[i] ?? 0)) }),
    },
    grid: gridOf(choice),
    ledger: linesOf(forces, read),
    readings: battleReadings(forces, undefined),
  };
}

/** What the figures take him to know and to do; nothing where he has no card to choose. */
const against = (his: readonly Played[], hidden: Hidden | undefined): string =>
  his.length < 2
    ? ''
    : `, if he knows your hand and plays ${hidden ? 'whatever he holds' : 'his own'} as well as he can`;

/** How often two totals meet so. */
function meeting({ mine, his }: Chosen, passes: (a: number, b: number) => boolean): number {
  const count = new Count();
  for (const m of mine) for (const h of his) count.add(m.share * h.share, passes(m.total, h.total));
  return count.chance;
}

const nameOf = ({ bp }: Pick<Option, 'bp'>): string => (bp === undefined ? 'no card' : `${bp} BP`);

/** The first, and so the cheapest, of my options for which the most speaks. */
function first(mine: readonly Played[], worth: (option: Played, place: number) => number): Pick<Option, 'bp'> {
  const worths = mine.map(worth);
  const most = Math.max(...worths) - EVEN;
  return mine[worths.findIndex((w) => w >= most)] ?? NO_CARD;
}

/** The total without a card. */
const bareTotal = (options: readonly Option[]): number => options.find(({ bp }) => bp === undefined)?.total ?? 0;

function advice(mine: readonly Played[]): string {
  const word = (option: Option): string => (option.bp === undefined ? nameOf(option) : `the ${option.bp}-BP card`);
  const [only, ...more] = mine.filter((m) => m.share > 0);
  if (only && more.length === 0) return `Play ${word(only)}.`;
  return `Play at random: ${mine.flatMap((m) => (m.share > 0 ? [`${word(m)} ${percent(m.share)}`] : [])).join(', ')}.`;
}

/** Totals that come up, in rising order. */
function totalsOf(options: readonly Played[]): Share[] {
  const sums = new Map<number, number>();
  for (const { total, share } of options) if (share > 0) sums.set(total, (sums.get(total) ?? 0) + share);
  return [...sums].map(([value, chance]) => ({ value, chance })).sort((a, b) => a.value - b.value);
}

/** 6.4: each of my options, what he needs against it, and whether he can hold that. */
function gridOf({ chosen: { mine, his }, hidden, stakes }: Choice): Grid {
  const holds = (passes: (total: number) => boolean): number => {
    if (passes(bareTotal(his))) return 1;
    const able = his.flatMap(({ bp, total }) => (bp !== undefined && passes(total) ? [bp] : []));
    if (!hidden) return able.length ? 1 : 0;
    const copies = able.reduce((sum, bp) => sum + copiesAt(bp, hidden.cards), 0);
    return atLeast(1, copies, sizeOf(hidden.cards), hidden.size);
  };
  return {
    columns: [
      { id: 'card', label: 'My card', form: 'text' },
      { id: 'total', label: 'My BP', form: 'number' },
      { id: 'beats', label: 'He can beat it', form: 'chance' },
      { id: 'ties', label: 'He can beat or tie it', form: 'chance' },
      { id: 'mix', label: 'Play it', form: 'chance' },
      { id: 'worth', label: 'Value against his mix', form: 'text' },
    ],
    rows: mine.map((m) => ({
      card: nameOf(m),
      total: m.total,
      beats: holds((total) => total > m.total),
      ties: holds((total) => total >= m.total),
      mix: Math.min(1, m.share),
      worth: decimal(
        his.reduce((sum, h) => sum + h.share * payoff(m, h, stakes), 0),
        2,
      ),
    })),
  };
}

const compute = (input: Battle, read: Reader) =>
  input.moment === 'revealed' ? revealed(input, read) : choosing(input, read);

export const battle = calculator({
  id: 'battle',
  title: 'Battle',
  question: 'Who is stronger, and which card should I play?',
  says: {
    fields: ['attackerLegions', 'defenderLegions'],
    words: ({ attackerLegions, defenderLegions, tribe }) =>
      `${plural(attackerLegions, 'Legion')} against ${tribe ? 'the Barbarian Tribe' : plural(defenderLegions, 'Legion')}`,
  },
  rules: ['6.1', '6.2', '6.3', '6.4', '2.5', '3.0.4', '4.2.2', '4.3', '7.3', '10.0', '12.0-barbarians', '13.2'],
  fields,
  folded: FOLDED,
  tables: ['battle-points', 'card-values', 'victory-points', 'hand-size', 'limits'],
  terms: {
    wins: 'I win',
    draws: 'Draw',
    loses: 'I lose',
    value: 'What the battle is worth to me',
    myBp: 'My BP',
    hisBp: 'His BP',
    bestCard: 'Card to play most often',
    needsToBeat: 'BP that his card needs to beat me without a card',
    againstHighest: 'Best card, if he always plays his highest',
    attackerBp: 'Attacker’s BP',
    defenderBp: 'Defender’s BP',
    attackerBefore: 'Attacker’s BP before cards',
    defenderBefore: 'Defender’s BP before cards',
    winner: 'Winner',
    attackerStops: 'The attacker must stop',
    attackerLegionsAfter: 'Attacker’s Legions afterwards',
    attackerLeaderAfter: 'Attacker’s Leader afterwards',
    attackerVp: 'Attacker’s VP for the battle',
    defenderLegionsAfter: 'Defender’s Legions afterwards',
    defenderLeaderAfter: 'Defender’s Leader afterwards',
    defenderVp: 'Defender’s VP for the battle',
    emperorsAfter: 'Emperors afterwards',
  },
  headline: ['wins', 'draws', 'loses'],
  charts: [{ title: 'BP with the cards played', keys: ['myBp', 'hisBp'] }],
  tones: { wins: 'attacker', draws: 'plain', loses: 'defender', myBp: 'attacker', hisBp: 'defender' },
  compute,
  aims: {
    wins: { form: 'chance', worth: (r) => r.chances.wins },
    value: {
      form: 'number',
      worth: (r) => ('value' in r.expected ? r.expected.value : r.chances.wins - r.chances.loses),
    },
  },
});

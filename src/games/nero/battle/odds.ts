/** The choice of a battle card: the best mix, what he can hold against each card, and how the battle then goes. */
import type { Grid, Report, Share } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent } from '../../../calculator/words.ts';
import { atLeast } from '../../../engine/draw.ts';
import { dealtTo } from '../deck/rules.ts';
import { profileOf, sizeOf, unseenIn, type Valued } from '../deck/values.ts';
import { limitOf } from '../limits/rules.ts';
import { otherOf, type Side } from '../words.ts';
import {
  againstHighest,
  type Chosen,
  chooseHidden,
  chooseKnown,
  type Hidden,
  type Option,
  payoff,
  type Stakes,
} from './choice.ts';
import type { Battle } from './fields.ts';
import { battleReadings } from './readings.ts';
import { forcesOf, NAMES, revealed } from './revealed.ts';
import { cardBp, type Force, forceBp, forceLines } from './rules.ts';

export const battleOdds = (input: Battle, tables: Tables): Report => {
  const read = new Reader(tables);
  return input.moment === 'revealed' ? revealed(input, read) : choosing(input, tables, read);
};

interface Choice {
  readonly mine: readonly Option[];
  readonly his: readonly Option[];
  readonly stakes: Stakes;
  readonly chosen: Chosen;
  readonly hidden?: Hidden;
}

/** 6.3: no card, and each figure in the hand once, the lowest first; what is paid for it goes by what is printed. */
function optionsOf(base: number, values: readonly number[], force: Force, input: Battle, read: Reader): Option[] {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const cost = (bp: number): number => (input.cardCost + input.bpCost * bp) / 10;
  return [
    { bp: undefined, total: base, cost: 0 },
    ...distinct.map((bp) => ({ bp, total: base + cardBp(bp, force, input.least, read), cost: cost(bp) })),
  ];
}

function choiceOf(input: Battle, tables: Tables, read: Reader): Choice {
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
    return { mine, his, stakes, chosen: chooseKnown(mine, his, stakes) };
  }
  const seen: Valued[] = [
    ...input.mine.map(({ bp }) => ({ value: bp, count: 1 })),
    ...input.seen.map(({ bp, number }) => ({ value: bp, count: number })),
  ];
  const cards = unseenIn(profileOf('bp', tables, read), seen);
  const wanted = input.cards === 'dealt' ? dealtTo(input, read) : input.cards;
  const hidden = { cards, size: Math.min(wanted, sizeOf(cards)) };
  const his = options(cards.map((c) => c.value));
  return { mine, his, stakes, hidden, chosen: chooseHidden(mine, his, hidden, stakes) };
}

/** 6.3: the choice of a card. */
function choosing(input: Battle, tables: Tables, read: Reader): Report {
  const forces = forcesOf(input);
  const choice = choiceOf(input, tables, read);
  const { mine, his, chosen, hidden, stakes } = choice;
  const meet = (passes: (a: number, b: number) => boolean): number =>
    mine.reduce(
      (sum, m, i) =>
        sum + his.reduce((s, h, j) => (passes(m.total, h.total) ? s + chosen.mine[i]! * chosen.his[j]! : s), 0),
      0,
    );
  const [wins, draws] = [
    Math.min(
      1,
      meet((a, b) => a > b),
    ),
    Math.min(
      1,
      meet((a, b) => a === b),
    ),
  ];
  const loses = Math.max(0, 1 - wins - draws);
  const [myBp, hisBp] = [totalsOf(mine, chosen.mine), totalsOf(his, chosen.his)];
  const average = (shares: readonly Share[]) => shares.reduce((sum, s) => sum + s.value * s.chance, 0);
  const high = hidden && againstHighest(mine, his, hidden, stakes);
  const lines = [
    ...forceLines(NAMES.attacker, forces.attacker, read),
    ...forceLines(NAMES.defender, forces.defender, read),
  ];
  return {
    sentence: `${advice(mine, chosen)} You win ${percent(wins)}, draw ${percent(draws)}, lose ${percent(loses)} of the time; worth ${decimal(chosen.value, 2)}.`,
    chances: { wins, draws, loses },
    expected: { value: chosen.value, myBp: average(myBp), hisBp: average(hisBp) },
    distributions: { myBp, hisBp },
    facts: {
      bestCard: nameOf(mine[chosen.mine.indexOf(Math.max(...chosen.mine))]!),
      needsToBeat: Math.max(0, mine[0]!.total - his[0]!.total + 1),
      ...(high && { againstHighest: nameOf(mine[high.indexOf(Math.max(...high))]!) }),
    },
    grid: gridOf(choice),
    ...basis(lines, battleReadings(input, forces, undefined), read),
  };
}

const nameOf = ({ bp }: Option): string => (bp === undefined ? 'no card' : `${bp} BP`);

function advice(mine: readonly Option[], { mine: mix }: Chosen): string {
  const played = mine.map((m, i) => ({ name: nameOf(m), share: mix[i]! })).filter((p) => p.share > 0);
  const word = (name: string) => (name === 'no card' ? name : `the card of ${name}`);
  if (played.length === 1) return `Play ${word(played[0]!.name)}.`;
  return `Play at random: ${played.map((p) => `${word(p.name)} ${percent(p.share)}`).join(', ')}.`;
}

/** Totals that come up, in rising order. */
function totalsOf(options: readonly Option[], mix: readonly number[]): Share[] {
  const sums = new Map<number, number>();
  options.forEach(({ total }, i) => {
    if (mix[i]! > 0) sums.set(total, (sums.get(total) ?? 0) + mix[i]!);
  });
  return [...sums].map(([value, chance]) => ({ value, chance })).sort((a, b) => a.value - b.value);
}

/** 6.4: each of my options, what he needs against it, and whether he can hold that. */
function gridOf({ mine, his, chosen, hidden, stakes }: Choice): Grid {
  const holds = (passes: (total: number) => boolean): number => {
    if (passes(his[0]!.total)) return 1;
    const able = his.slice(1).filter((h) => passes(h.total));
    if (!hidden) return able.length ? 1 : 0;
    const copies = able.reduce((sum, { bp }) => sum + hidden.cards.find((c) => c.value === bp)!.count, 0);
    return atLeast(1, copies, sizeOf(hidden.cards), hidden.size);
  };
  return {
    columns: [
      { id: 'card', label: 'My card', form: 'text' },
      { id: 'total', label: 'My BP', form: 'number' },
      { id: 'beats', label: 'He can beat it', form: 'chance' },
      { id: 'ties', label: 'He can beat or tie it', form: 'chance' },
      { id: 'mix', label: 'Play it', form: 'chance' },
      { id: 'worth', label: 'Worth against his mix', form: 'text' },
    ],
    rows: mine.map((m, i) => ({
      card: nameOf(m),
      total: m.total,
      beats: holds((total) => total > m.total),
      ties: holds((total) => total >= m.total),
      mix: Math.min(1, chosen.mine[i]!),
      worth: decimal(
        his.reduce((sum, h, j) => sum + chosen.his[j]! * payoff(m, h, stakes), 0),
        2,
      ),
    })),
  };
}

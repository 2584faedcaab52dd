/** All that may come of an attack, as a report: the field, the siege, what both sides lose, and what the defender does best. */

import { keyed, mapped } from '../../../calculator/keys.ts';
import type { Grid, Stage } from '../../../calculator/report.ts';
import { pictureOf } from '../../../calculator/roll/dice-tree.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { atMost } from '../../../engine/dice.ts';
import { Count, type Dist } from '../../../engine/dist.ts';
import { chanceOf, expectedOf, leavesOf, type Solved } from '../../../engine/tree.ts';
import { listed } from '../words.ts';
import type { Attack } from './fields.ts';
import { ENDS, type End } from './left.ts';
import { onwardOf } from './onward.ts';
import { type Outlook, suitsDefender } from './outlook.ts';
import { prepared } from './plan.ts';
import { type Answer, kindOf, needOf } from './rules.ts';
import { answerName, END_NAMES, needsOf } from './words.ts';

const self = (value: number): number => value;

export function attackOdds(attack: Attack, tables: Tables) {
  const { plan, outlook, answers, solved, taken, basis } = prepared(attack, tables);
  const leaves = leavesOf(plan.solved);
  const { chances, losses } = totalsOf(attack, leaves, outlook);
  const { expected, distributions } = measure({
    attackerLosses: [losses.attacker, self],
    defenderLosses: [losses.defender, self],
    support: [losses.support, self],
  });
  const answer = answers[taken]!;
  return {
    sentence: sentence(attack, answer, chances, expected, without(attack, answers, solved, outlook)),
    chances,
    expected,
    distributions,
    facts: { answer: answerName(answer), side: attack.side, ...needsOf(attack, answer) },
    // What is only looked at is made when it is: most reports are asked for a single figure.
    get grid() {
      return gridOf(answers, solved, outlook, taken);
    },
    ...(attack.place !== 'none' && { series: seriesOf(attack, leaves, outlook) }),
    get tree() {
      return pictureOf({ tree: branchOf(plan.tree, taken), solved: solved[taken]! }, words(outlook));
    },
    get onward() {
      return onwardOf(attack, answer);
    },
    ...basis,
  };
}

type Leaves = readonly { readonly leaf: End; readonly chance: number }[];

const COUNTED = [
  'falls',
  'holds',
  'intercepted',
  'avoided',
  'attackerWipedOut',
  'attackerDisplaced',
  'defenderDisplaced',
] as const;

/** Every end with what it leaves and the siege after it, added up. */
function totalsOf(attack: Attack, leaves: Leaves, outlook: Outlook) {
  const ended = keyed(ENDS, () => new Count());
  const counts = keyed(COUNTED, () => new Count());
  const attacker: number[] = [];
  const defender: number[] = [];
  const support: number[] = [];
  const add = (to: number[], at: number, chance: number) => {
    to[at] = (to[at] ?? 0) + chance;
  };
  for (const { leaf, chance } of leaves) {
    for (const end of ENDS) ended[end].add(chance, leaf.end === end);
    counts.intercepted.add(chance, leaf.intercepted);
    counts.avoided.add(chance, leaf.avoided);
    for (const { left, chance: p } of outlook.lefts(leaf)) {
      const reached = chance * p;
      counts.holds.add(reached, left.cu > 0);
      counts.attackerWipedOut.add(reached, left.attackerLost === attack.cu);
      counts.attackerDisplaced.add(reached, left.attackerDisplaced);
      counts.defenderDisplaced.add(reached, left.defenderDisplaced);
      add(support, left.support, reached);
      const siege = outlook.courseOf(left);
      if (!siege) add(attacker, left.attackerLost, reached);
      for (const [lost, q] of siege?.lost ?? []) add(attacker, left.attackerLost + lost, reached * q);
      const fallen = reached * (siege?.falls ?? 0);
      counts.falls.add(reached, siege?.falls ?? 0);
      // 13.5: whoever is inside a city that falls is lost.
      add(defender, left.defenderLost + left.garrison, fallen);
      if (reached > fallen) add(defender, left.defenderLost, reached - fallen);
    }
  }
  const { falls, holds, ...others } = mapped(counts, ({ chance }) => chance);
  const chances = {
    taken: attack.place === 'none' ? holds : falls,
    holds,
    ...mapped(ended, ({ chance }) => chance),
    ...others,
  };
  return { chances, losses: { attacker: distOf(attacker), defender: distOf(defender), support: distOf(support) } };
}

/** Chances by number as a distribution. */
function distOf(sums: readonly number[]): Dist<number> {
  const reached = Object.entries(sums).filter(([, chance]) => chance > 0);
  const weights = reached.map(([, chance]) => chance);
  return { outcomes: reached.map(([n]) => Number(n)), weights, total: weights.reduce((sum, w) => sum + w, 0) };
}

const branchOf = (tree: ReturnType<typeof prepared>['plan']['tree'], place: number) =>
  tree.type === 'leaf' ? tree : tree.branches[place]!.to;

/** What is best for the defender if nobody tries to intercept: the measure of every attempt. */
function without(attack: Attack, answers: readonly Answer[], solved: readonly Solved<End>[], { of }: Outlook) {
  const sign = attack.side === 'attacker' ? 1 : -1;
  const quiet = answers.flatMap((answer, i) => (answer.triers.length === 0 ? [solved[i]!] : []));
  if (!quiet.length) return undefined;
  const weighed = (from: Solved<End>) => ({
    worth: sign * from.worth,
    lost: expectedOf(from, (end) => of(end).defenderLost),
  });
  const best = quiet.reduce((top, from) => (suitsDefender(weighed(from), weighed(top)) ? from : top));
  return chanceOf(best, (end) => (attack.place === 'none' ? of(end).holds : of(end).falls));
}

/** A row an answer, each with the best choices that may still follow in it. */
function gridOf(answers: readonly Answer[], solved: readonly Solved<End>[], { of }: Outlook, taken: number): Grid {
  const figure = (from: Solved<End>, key: keyof ReturnType<Outlook['of']>) => expectedOf(from, (end) => of(end)[key]);
  return {
    columns: [
      { id: 'answer', label: 'The defender', form: 'text' },
      { id: 'falls', label: 'Place falls', form: 'chance' },
      { id: 'holds', label: 'Attacker holds the space', form: 'chance' },
      { id: 'attackerLost', label: 'Attacker loses (CU)', form: 'text' },
      { id: 'defenderLost', label: 'Defender loses (CU)', form: 'text' },
    ],
    rows: solved.map((from, i) => ({
      answer: `${answerName(answers[i]!)}${i === taken ? ' (taken)' : ''}`,
      falls: chanceOf(from, (end) => of(end).falls),
      holds: chanceOf(from, (end) => of(end).holds),
      attackerLost: decimal(figure(from, 'attackerLost'), 2),
      defenderLost: decimal(figure(from, 'defenderLost'), 2),
    })),
  };
}

/** 13.5: the chance that the place has fallen, roll by roll. */
function seriesOf(attack: Attack, leaves: Leaves, outlook: Outlook) {
  const points = Array.from({ length: attack.rolls }, () => new Count());
  for (const { leaf, chance } of leaves)
    for (const { left, chance: p } of outlook.lefts(leaf)) {
      const course = outlook.courseOf(left);
      for (const [i, point] of points.entries())
        point.add(chance * p, course ? (course.series.points[i]?.chances['falls'] ?? course.falls) : 0);
    }
  return {
    title: 'Roll by roll',
    step: 'Roll',
    points: points.map((taken, i) => ({ at: i + 1, chances: { taken: taken.chance } })),
  };
}

const words =
  ({ of }: Outlook) =>
  (end: End): Stage => {
    const { falls, attackerLost, defenderLost } = of(end);
    const place = falls > 0 ? `; the place then falls ${percent(falls)}` : '';
    return {
      name: END_NAMES[end.end],
      note: `attacker loses ${decimal(attackerLost)} CU, defender ${decimal(defenderLost)}${place}`,
    };
  };

const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

function sentence(
  attack: Attack,
  answer: Answer,
  chances: { readonly taken: number },
  expected: Readonly<Record<'attackerLosses' | 'defenderLosses', number>>,
  quiet: number | undefined,
): string {
  const { side, place, rolls, reaction, tries, interceptors, defenderCu } = attack;
  const figure = chances.taken;
  const falls =
    place === 'none' ? 'The attacker holds the space' : `The ${place} falls within ${plural(rolls, 'roll')}`;
  // What cannot be done here is not done: the defender stands.
  const isOpen = defenderCu === 0 || reaction === 'best' || reaction === kindOf(answer.insideCu, answer.avoidingCu);
  const open = isOpen ? '' : 'That is not open to the defender here, so it stands. ';
  const chosen = reaction === 'best' || (interceptors.length > 0 && tries === 'best');
  const does = chosen
    ? `if the defender does what serves it best: ${lower(answerName(answer))}`
    : `if the defender answers so: ${lower(answerName(answer))}`;
  const cost = `The attacker loses ${decimal(expected.attackerLosses)} CU on average, the defender ${decimal(expected.defenderLosses)}.`;
  if (side === 'attacker' || interceptors.length === 0)
    return `${open}${falls} ${percent(figure)} of the time, ${does}. ${cost}`;
  const { triers } = answer;
  const comes = 1 - triers.reduce((p, i) => p * (1 - atMost(needOf(attack, i))), 1);
  const advice = triers.length
    ? `Intercept with ${triers.length > 1 ? 'armies' : 'army'} ${listed(triers.map((i) => String(i + 1)))}: ${triers.length > 1 ? 'somebody' : 'it'} comes ${percent(comes)} of the time`
    : 'Do not intercept';
  const compared = triers.length && quiet !== undefined ? `, ${percent(quiet)} without an attempt` : '';
  return `${open}${advice}. ${falls} ${percent(figure)} of the time${compared}, ${does}. ${cost}`;
}

/** What a report on an attack says besides its figures: response by response, roll by roll, in a sentence, and the links onward. */
import { onward } from '../../../calculator/address.ts';
import type { Grid, OnwardInput as Onward, Stage } from '../../../calculator/report.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { atMost } from '../../../engine/dice.ts';
import { Count } from '../../../engine/dist.ts';
import { leavesOf } from '../../../engine/tree.ts';
import type { avoidFields } from '../avoid/fields.ts';
import type { battleFields } from '../battle/fields.ts';
import type { marchFields } from '../march-past/fields.ts';
import type { siegeFields } from '../siege/fields.ts';
import { listed } from '../words.ts';
import type { Attack } from './fields.ts';
import { type Course, type End, type EndId, type Outlook, overall, type Prospect, suitsDefender } from './outlook.ts';
import type { Taken } from './plan.ts';
import { type Answer, answerName, armiesOf, kindOf, needOf } from './rules.ts';

export const END_NAMES: Readonly<Record<EndId, string>> = {
  unopposed: 'No battle: the attacker holds the space',
  wins: 'The attacker wins',
  beaten: 'The attacker is beaten',
  refused: 'The attacker steps back',
};

export type Leaves = readonly { readonly leaf: End; readonly chance: number }[];

/** What an answer leads to, with the best choices that may still follow in it. */
function prospectOf({ solved }: Taken, { of }: Outlook): Prospect {
  const leaves = leavesOf(solved);
  return overall({
    outcomes: leaves.map(({ leaf }) => of(leaf)),
    weights: leaves.map(({ chance }) => chance),
    total: 1,
  });
}

/** What is best for the defender if nobody tries to intercept: the measure of every attempt. */
function without(attack: Attack, ways: readonly Taken[], outlook: Outlook) {
  const sign = attack.side === 'attacker' ? 1 : -1;
  const quiet = ways
    .filter(({ answer }) => answer.triers.length === 0)
    .map((way) => ({ ...prospectOf(way, outlook), worth: sign * way.solved.worth }));
  if (!quiet.length) return undefined;
  const best = quiet.reduce((top, way) => (suitsDefender(way, top) ? way : top));
  return attack.place === 'none' ? best.holds : best.falls;
}

/** A row an answer. */
export function gridOf(ways: readonly Taken[], outlook: Outlook, taken: Taken): Grid {
  return {
    columns: [
      { id: 'answer', label: 'The defender', form: 'text' },
      { id: 'falls', label: 'Place falls', form: 'chance' },
      { id: 'holds', label: 'Attacker holds the space', form: 'chance' },
      { id: 'attackerLost', label: 'Attacker loses (CU)', form: 'text' },
      { id: 'defenderLost', label: 'Defender loses (CU)', form: 'text' },
    ],
    rows: ways.map((way) => {
      const { falls, holds, attackerLost, defenderLost } = prospectOf(way, outlook);
      return {
        answer: `${answerName(way.answer)}${way === taken ? ' (taken)' : ''}`,
        falls,
        holds,
        attackerLost: decimal(attackerLost, 2),
        defenderLost: decimal(defenderLost, 2),
      };
    }),
  };
}

/** 13.5: the chance that the place has fallen, roll by roll. */
export function seriesOf(attack: Attack, leaves: Leaves, outlook: Outlook) {
  const points = Array.from({ length: attack.rolls }, () => new Count());
  // Many ways lead to the same siege: what leads to each is added up before its rolls are gone through.
  const reached = new Map<Course | undefined, number>();
  for (const { leaf, chance } of leaves) {
    const { outcomes, weights, total } = outlook.afters(leaf);
    for (const [i, { course }] of outcomes.entries())
      reached.set(course, (reached.get(course) ?? 0) + chance * (weights[i]! / total));
  }
  for (const [course, chance] of reached) {
    for (const [i, point] of points.entries()) point.add(chance, course?.fallen[i + 1] ?? 0);
  }
  return {
    title: 'Roll by roll',
    step: 'Roll',
    points: points.map((fallen, i) => ({ at: i + 1, chances: { taken: fallen.chance } })),
  };
}

export const words =
  ({ of }: Outlook) =>
  (end: End): Stage => {
    const { falls, attackerLost, defenderLost } = of(end);
    const place = falls > 0 ? `; the place falls ${percent(falls)} of the time` : '';
    return {
      name: END_NAMES[end.end],
      note: `attacker loses ${decimal(attackerLost)} CU, defender ${decimal(defenderLost)}${place}`,
    };
  };

export function sentence(
  attack: Attack,
  answer: Answer,
  chances: { readonly taken: number },
  expected: Readonly<Record<'attackerLosses' | 'defenderLosses', number>>,
  ways: readonly Taken[],
  outlook: Outlook,
): string {
  const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
  const { side, place, rolls, reaction, tries, interceptors, defenderCu } = attack;
  const figure = chances.taken;
  const falls =
    place === 'none' ? 'The attacker holds the space' : `The ${place} falls within ${plural(rolls, 'roll')}`;
  // What cannot be done here is not done: the defender stands.
  const isOpen = defenderCu === 0 || reaction === 'best' || reaction === kindOf(answer.insideCu, answer.avoidingCu);
  const open = isOpen ? '' : 'The defender cannot do that here, so it stays and fights. ';
  const chosen = reaction === 'best' || (interceptors.length > 0 && tries === 'best');
  const does = chosen
    ? `if the defender does what is best for it: ${lower(answerName(answer))}`
    : `if the defender does this: ${lower(answerName(answer))}`;
  const cost = `On average the attacker loses ${decimal(expected.attackerLosses)} CU and the defender ${decimal(expected.defenderLosses)}.`;
  if (side === 'attacker' || interceptors.length === 0)
    return `${open}${falls} ${percent(figure)} of the time ${does}. ${cost}`;
  const { triers } = answer;
  const comes = 1 - triers.reduce((p, i) => p * (1 - atMost(needOf(attack, i))), 1);
  const advice = triers.length
    ? `Intercept with ${triers.length > 1 ? 'armies' : 'army'} ${listed(triers.map((i) => String(i + 1)))}: ${triers.length > 1 ? 'at least one' : 'it'} comes ${percent(comes)} of the time`
    : 'Do not intercept';
  const quiet = triers.length ? without(attack, ways, outlook) : undefined;
  const compared = quiet !== undefined ? `, ${percent(quiet)} without an attempt` : '';
  return `${open}${advice}. ${falls} ${percent(figure)} of the time${compared}, ${does}. ${cost}`;
}

/** The stages of an attack, each in a calculator of its own with this case filled in. */
export function onwardOf(attack: Attack, { insideCu, stayingCu, avoidingCu }: Answer): Onward[] {
  const { cu, tactics, defenderCu, defenderTactics, friendlyTo, acrossRough, interceptors, place } = attack;
  const outside = stayingCu + avoidingCu;
  const enters = { moverCu: cu, moverTactics: tactics, friendlyTo, acrossRough };
  const meets = onward<typeof marchFields>('march-past', 'The interception alone', {
    ...enters,
    interceptors: armiesOf(attack),
    // 10.3: where their CU stand, or their city, nobody adds 1.
    ...((defenderCu > 0 || place === 'city') && { enemyTo: 'none' }),
  });
  const reacts = onward<typeof avoidFields>('avoid', 'The defender’s choice alone', {
    ...enters,
    cu: defenderCu,
    tactics: defenderTactics,
    mpLeft: 0,
    city: place === 'city' ? 'own' : 'none',
    inside: 'best',
    fallBacks: attack.fallBack ? 1 : 0,
  });
  const fights = onward<typeof battleFields>(
    'battle',
    'The battle if nobody comes',
    {
      attackerCu: cu,
      attackerTactics: tactics,
      defenderCu: outside,
      defenderTactics,
      friendlyTo,
      acrossRough,
      cityRoom: place === 'city' ? Math.max(0, 3 - insideCu) : 0,
      attackerRetreat: attack.attackerRetreat,
      defenderRetreat: attack.defenderRetreat,
    },
    'changed',
  );
  const besieges = onward<typeof siegeFields>(
    'siege',
    'The siege at full strength',
    {
      kind: place === 'tribe' ? 'tribe' : 'city',
      factor: attack.factor,
      cu,
      rolls: attack.rolls,
      gallic: attack.gallic,
      otherModifiers: attack.siegeEvents,
      garrison: insideCu,
    },
    'changed',
  );
  return [
    ...(interceptors.length ? [meets] : []),
    ...(defenderCu > 0 ? [reacts] : []),
    ...(outside > 0 ? [fights] : []),
    ...(place !== 'none' ? [besieges] : []),
  ];
}

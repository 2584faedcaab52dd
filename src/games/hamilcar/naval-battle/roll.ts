/** A Naval Battle written down, roll by roll, through the same rules and the same best choices as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { percent, plural, signed } from '../../../calculator/words.ts';
import { chance } from '../../../engine/dist.ts';
import { columnOf, type Prospect } from '../battle-roll/rules.ts';
import { otherSide, SIDE_NAMES } from '../words.ts';
import { isOver, type NavalPlan } from './best-play.ts';
import { cardWords } from './cards.ts';
import type { FleetInput } from './fields.ts';
import { chooserOf, type Moment, type Over, type Rolling } from './moment.ts';
import { navalBasis } from './readings.ts';
import { navalChances, navalFacts, navalNumbers } from './result.ts';

type Step = Outcome['steps'][number];

export interface Walk {
  readonly rolls: readonly Roll[];
  readonly steps: () => Step[];
  /** Absent while dice are missing. */
  readonly end?: Over;
  readonly tcsDrawn: number;
}

const rollOf = ({ roller, round }: Rolling): Roll => ({
  id: `${roller}${round}`,
  label: `${SIDE_NAMES[roller]}, round ${round}`,
  dice: 1,
  sides: 6,
});

/** 9.2: step by step as far as the faces lead; every choice is the best one. */
export function walkBattle({ rules, policy, start, romeWins }: NavalPlan, faces: Faces): Walk {
  const rolls: Roll[] = [];
  const told: (() => Step[])[] = [];
  const steps = () => told.flatMap((tell) => tell());
  told.push(() => [
    {
      rule: '9',
      text: `Before the first roll Rome wins ${percent(romeWins(start))}, Carthage ${percent(1 - romeWins(start))}.`,
    },
  ]);
  let tcsDrawn = 0;
  let moment: Moment = start;
  while (!isOver(moment)) {
    const now = moment;
    if (now.type !== 'roll') {
      const chosen = policy.choose(now)!;
      told.push(() => [tellChoice(now, chosen.name)]);
      moment = chosen.to.outcomes[0]!;
      continue;
    }
    const ready = rules.maneuver(now);
    const card = rules.cardOf(now.roller, now.round);
    if (card) told.push(() => [{ rule: '9.2.A', text: `Maneuver of ${SIDE_NAMES[now.roller]}. ${cardWords(card)}.` }]);
    if (isOver(ready)) {
      moment = ready;
      continue;
    }
    const roll = rollOf(ready);
    rolls.push(roll);
    const die = faces[roll.id]?.[0];
    if (die === undefined) return { rolls, steps, tcsDrawn };
    const prospect = rules.prospectOf(ready);
    const brings = prospect.faces[die - 1]!;
    if (brings.drawsTc) tcsDrawn++;
    const next = rules.afterRoll(ready, brings);
    told.push(() => [
      {
        rule: '9.2.B1',
        text: tellRoll(die, prospect),
      },
      {
        rule: '9.3.A',
        text: isOver(next)
          ? `${SIDE_NAMES[otherSide(now.roller)]} has no Warships left: the battle is over.`
          : `Warships now ${next.ships.rome} to ${next.ships.carthage}: Rome wins ${percent(romeWins(next))}, Carthage ${percent(1 - romeWins(next))}.`,
      },
    ]);
    moment = next;
  }
  return { rolls, steps, end: moment, tcsDrawn };
}

const CHOICES: Readonly<Record<string, string>> = {
  'Fight on': 'may Evade, and fights on',
  'Give up Naval Supremacy': 'gives up Naval Supremacy to Evade',
  'Play Flee!': 'Evades with Flee!, the Tactic Card',
  'Play Evasion': 'Evades with Evasion, the Strategy Card',
  'Let them go': 'has Pursuit, and lets them go',
  'Play Pursuit': 'plays Pursuit, and the battle goes on',
};

const tellChoice = (moment: Moment, name: string): Step => ({
  rule: '9.2.C',
  text: `${SIDE_NAMES[chooserOf(moment)!]} ${CHOICES[name]}.`,
});

/** 9.2.B1, 9.2.B2, 9.2.B3: one roll with its modifiers, its column, what it brings, and how likely that was. */
export function tellRoll(die: number, { engagement, lines, modifier, faces, all }: Prospect): string {
  const { hits, prize, supremacy, drawsTc } = faces[die - 1]!;
  const sum = lines.map(({ amount, why }) => ` ${signed(amount)} ${why}`).join(',');
  const extra = [
    ...(prize ? ['one Warship hit is a Prize'] : []),
    ...(supremacy ? ['it takes Naval Supremacy'] : []),
    ...(drawsTc ? ['it draws a Tactic Card'] : []),
  ];
  const odds = percent(chance(all, (roll) => roll.hits >= Math.max(1, hits)));
  const likely = hits > 1 ? `${hits} hits or more` : 'a hit or more';
  return `${SIDE_NAMES[engagement.side]} rolls ${die}${sum ? `,${sum}: ${die + modifier}` : ''} in column ${columnOf(engagement)}: ${plural(hits, 'hit')}${extra.map((text) => `; ${text}`).join('')}. The chance of ${likely} was ${odds}.`;
}

/** 9.3.B, 9.4: what follows from the end. */
export function tellEnd(end: Over, { after }: NavalPlan): Step[] {
  const { winner, claimed, unitsLost, pcs, supremacy, displaced } = after(end);
  const loser = otherSide(winner);
  const why = {
    sunk: 'by sinking or taking the last Warship',
    evaded: 'since the enemy Evades',
    'third-round': 'after the third round',
  };
  return [
    { rule: '9.3.A', text: `${SIDE_NAMES[winner]} wins ${why[end.how]}.` },
    {
      rule: '9.3.B1',
      text: `Prizes: ${end.prizes[winner]} of its own and half of ${end.prizes[loser]}, rounded down: ${SIDE_NAMES[winner]} claims ${claimed[winner]}.`,
    },
    { rule: '9.3.B3', text: `${SIDE_NAMES[supremacy]} has Naval Supremacy.` },
    ...(displaced[loser]
      ? [{ rule: '9.3.B2', text: `${SIDE_NAMES[loser]} has no Units left: its Generals are displaced.` }]
      : []),
    {
      rule: '9.4',
      text: `${SIDE_NAMES[loser]} lost ${plural(unitsLost[loser], 'Unit')} and removes ${pcs[loser] ? plural(pcs[loser], 'PC') : 'no PC'}.`,
    },
  ];
}

export const navalRolls = (plan: NavalPlan, fallen: Faces): readonly Roll[] => walkBattle(plan, fallen).rolls;

export function navalRoll(input: FleetInput, plan: NavalPlan, faces: Faces): Outcome {
  const { end, steps, tcsDrawn } = walkBattle(plan, faces);
  if (!end) throw new RangeError('a Naval Battle needs the faces of all its rolls');
  const after = plan.after(end);
  const { winner, shipsLost } = after;
  const result = { end, after };
  return {
    sentence: `${SIDE_NAMES[winner]} wins in round ${end.round}; Rome loses ${plural(shipsLost.rome, 'Warship')}, Carthage ${shipsLost.carthage}.`,
    facts: {
      ...navalFacts(input, plan),
      ...navalChances(result),
      ...navalNumbers(result),
      winner: SIDE_NAMES[winner],
      supremacyAfter: SIDE_NAMES[after.supremacy],
      romeShipsLeft: end.ships.rome,
      carthageShipsLeft: end.ships.carthage,
      tcsDrawn,
    },
    steps: [...steps(), ...tellEnd(end, plan)],
    ...navalBasis(input, plan),
  };
}

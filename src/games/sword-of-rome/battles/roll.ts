/** Battles one after another by the faces rolled, and the siege after them. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Step } from '../../../calculator/roll/dice-tree.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { type CampaignState, fightsOn, isSpent, wonAll } from '../../../mechanics/campaign.ts';
import { besiege, hasFallen } from '../../../mechanics/siege.ts';
import { fieldOf } from '../battle/fights.ts';
import { battleDice, fight, fightSteps } from '../battle/roll.ts';
import { strengthOf } from '../battle/strength.ts';
import { courseOf, siegeModifier, siegeStep } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { basisOf } from './readings.ts';
import { afterBattle, battleAt, siegeAfter, startOf } from './rules.ts';

interface Fought {
  readonly rolls: readonly Roll[];
  readonly steps: readonly Step[];
  readonly state: CampaignState;
  /** CU left once the siege is over, and whether it took the place. */
  readonly cuLeft: number;
  readonly taken: boolean;
  readonly open: boolean;
}

/** Battle by battle as far as the faces go. */
function fightOn(campaign: Campaign, faces: Faces, figures: Figures): Fought {
  const rolls: Roll[] = [];
  const steps: Step[] = [];
  let state = startOf(campaign);
  for (const n of campaign.battles.keys()) {
    if (!fightsOn(campaign, state)) break;
    const battle = battleAt(campaign, n, state.cu);
    const dice = strengthOf(battle, figures).automatic ? [] : battleDice(battle);
    const own: Record<string, readonly number[]> = {};
    for (const die of dice) {
      const id = `${die.id}${n + 1}`;
      rolls.push({ ...die, id, label: `Battle ${n + 1}: ${die.label.toLowerCase()}` });
      if (faces[id]) own[die.id] = faces[id];
    }
    if (dice.some(({ id }) => !own[id])) return { rolls, steps, state, cuLeft: state.cu, taken: false, open: true };
    const result = fight(battle, own, figures);
    state = afterBattle(campaign, n, state, result);
    steps.push(...fightSteps(battle, result));
    steps.push({ rule: '12.4', text: `After battle ${n + 1} I have ${plural(state.cu, 'CU', 'CU')} left.` });
  }
  const siege = siegeAfter(campaign, state);
  if (!siege) return { rolls, steps, state, cuLeft: state.cu, taken: false, open: false };
  const course = courseOf(siege, figures);
  const besieged = besiege(course, faces);
  const open = besieged.rolls.some(({ id }) => !faces[id]);
  steps.push(...besieged.turns.map((turn) => siegeStep(turn, siegeModifier(siege))));
  return {
    rolls: [...rolls, ...besieged.rolls],
    steps,
    state,
    cuLeft: besieged.state.cu,
    taken: hasFallen(besieged.state),
    open,
  };
}

export const battlesRolls = (campaign: Campaign, tables: Tables, fallen: Faces): readonly Roll[] =>
  fightOn(campaign, fallen, new Reader(tables)).rolls;

export function battlesRoll(campaign: Campaign, faces: Faces, tables: Tables): Outcome {
  const field = fieldOf(new Reader(tables));
  const { state, steps, cuLeft, taken, open } = fightOn(campaign, faces, field.figures);
  if (open) throw new RangeError('the battles are not over: dice are missing');
  const all = wonAll(campaign, state);
  return {
    sentence: `${all ? 'Every battle is won' : state.won ? `${plural(state.won, 'battle')} won` : 'No battle is won'}${campaign.place !== 'none' && all ? `, the ${campaign.place} ${taken ? 'is taken' : 'stands'}` : ''}; ${plural(cuLeft, 'CU is', 'CU are')} left.`,
    facts: {
      battles: campaign.battles.length,
      allWon: all,
      beaten: state.beaten,
      spent: isSpent(campaign, state),
      wipedOut: state.cu === 0,
      ...(campaign.place !== 'none' && { taken }),
      cuLeft,
      enemyLosses: state.enemyLost,
      battlesWon: state.won,
    },
    steps,
    ...basisOf(campaign, field),
  };
}

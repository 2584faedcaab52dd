/** Battles one after another by the faces rolled, and the Siege after them. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { isSpent, wonAll } from '../../../mechanics/campaign.ts';
import { besiege, hasFallen } from '../../../mechanics/siege.ts';
import { fight, fightSteps } from '../land-battle/roll.ts';
import { siegeSteps } from '../siege/roll.ts';
import { campOf, courseOf } from '../siege/rules.ts';
import type { Campaign } from './fields.ts';
import { type Plan, planOf } from './plan.ts';
import { basisOf } from './readings.ts';
import { afterBattle, goesOn, isOut, type State, siegeAfter, startOf } from './rules.ts';

interface Fought {
  readonly rolls: readonly Roll[];
  readonly steps: Outcome['steps'];
  readonly state: State;
  /** CUs left once the Siege is over, and whether it took the place. */
  readonly cuLeft: number;
  readonly taken: boolean;
  readonly open: boolean;
}

/** Battle by battle as far as the faces go. */
function fightOn(campaign: Campaign, faces: Faces, { read, meet }: Plan): Fought {
  const rolls: Roll[] = [];
  const steps: Outcome['steps'][number][] = [];
  let state = startOf(campaign);
  for (const n of campaign.battles.keys()) {
    if (!goesOn(campaign, state)) break;
    const { battle, stage } = meet(n, state);
    const ending = `${n + 1}`;
    const own = Object.fromEntries(
      Object.entries(faces).flatMap(([id, fallen]) => (id.endsWith(ending) ? [[id.slice(0, -1), fallen]] : [])),
    );
    const fought = fight(battle, own, read, stage);
    rolls.push(...fought.rolls.map((r) => ({ ...r, id: `${r.id}${ending}`, label: `Battle ${n + 1}: ${r.label}` })));
    if (!fought.result) return { rolls, steps, state, cuLeft: state.cu, taken: false, open: true };
    state = afterBattle(campaign, state, fought.result);
    steps.push(...fightSteps(battle, stage, fought, fought.result));
    steps.push({ rule: '13.4', text: `After battle ${n + 1} I have ${plural(state.cu, 'CU')} left.` });
  }
  const siege = siegeAfter(campaign, state);
  if (!siege) return { rolls, steps, state, cuLeft: state.cu, taken: false, open: false };
  const camp = campOf(siege, read);
  const besieged = besiege(courseOf(camp), faces);
  steps.push(...siegeSteps(camp, besieged.turns));
  return {
    rolls: [...rolls, ...besieged.rolls],
    steps,
    state,
    cuLeft: besieged.state.cu,
    taken: hasFallen(besieged.state),
    open: besieged.rolls.some(({ id }) => !faces[id]),
  };
}

export const battlesRolls = (campaign: Campaign, tables: Tables, fallen: Faces): readonly Roll[] =>
  fightOn(campaign, fallen, planOf(campaign, tables)).rolls;

export function battlesRoll(campaign: Campaign, faces: Faces, tables: Tables): Outcome {
  const plan = planOf(campaign, tables);
  const { state, steps, cuLeft, taken, open } = fightOn(campaign, faces, plan);
  if (open) throw new RangeError('the battles are not over: dice are missing');
  const all = wonAll(campaign, state);
  const besieges = campaign.place !== 'none';
  return {
    sentence: `${all ? 'Every battle is won' : state.won ? `${plural(state.won, 'battle')} won` : 'No battle is won'}${besieges && all ? `, the place ${taken ? 'is taken' : 'stands'}` : ''}; ${plural(cuLeft, 'CU')} left.`,
    facts: {
      battles: campaign.battles.length,
      allWon: all,
      beaten: state.beaten,
      spent: isSpent(campaign, state),
      wipedOut: state.cu === 0,
      outOfPcs: isOut(campaign, state),
      ...(besieges && { taken }),
      cuLeft,
      ...(startOf(campaign).elephants > 0 && { elephantsLeft: state.elephants }),
      enemyLosses: state.enemyLost,
      pcsLost: state.pcsLost,
      battlesWon: state.won,
    },
    steps,
    ...basisOf(campaign, plan),
  };
}

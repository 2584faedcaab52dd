/** Land Reactions played out by the faces rolled, through the same tree as the odds. */

import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { mapped } from '../../../calculator/keys.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { type Followed, follow } from '../../../calculator/roll/dice-tree.ts';
import type { Figures, Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { settled } from '../dice.ts';
import type { Fight } from '../land-battle/rules.ts';
import { type Costs, costsOf, foughtBy } from './battle.ts';
import type { ReactionsInput } from './fields.ts';
import { planOf, reactionsOf, TOLD } from './plan.ts';
import type { End } from './tree.ts';

/** Reactions as far as the dice have fallen. */
export interface Reacted extends Omit<Followed<End>, 'leaf'> {
  /** Absent while dice are still missing. */
  readonly end?: End;
  /** The Land Battle, where one was fought. */
  readonly fight?: Fight;
  /** CUs that it and an Overrun cost. */
  readonly costs: Costs;
}

/** 10 to 13: who got away, who came, and what the battle cost; every choice is the best one. */
export function react(
  input: ReactionsInput,
  faces: Faces,
  figures: Figures,
  reactions = reactionsOf(input, figures),
): Reacted {
  const { situation, clashes, plan } = reactions;
  const { rolls, steps, leaf: end } = follow(plan, faces);
  if (!end) return { rolls, steps, costs: { mover: 0, opponent: 0 } };
  if (!end.battled) return { rolls, steps, end, costs: { mover: 0, opponent: end.overrun ? 1 : 0 } };
  const fight = foughtBy(clashes(end.battled.enemy), faces);
  return { rolls, steps, end, fight, costs: costsOf(situation, fight) };
}

export function reactionsRolls(input: ReactionsInput, tables: Tables, fallen: Faces): readonly Roll[] {
  const { read, ...reactions } = planOf(input, tables);
  return react(input, fallen, read, reactions).rolls;
}

export function reactionsRoll(input: ReactionsInput, faces: Faces, tables: Tables): Outcome {
  const { read, basis, facts, ...reactions } = planOf(input, tables);
  const reacted = react(input, faces, read, reactions);
  const { steps, costs } = reacted;
  const end = settled(reacted.end, 'a Land Reaction');
  return {
    sentence: sentenceOf(end, costs),
    facts: {
      ...mapped(TOLD, (holds) => holds(end)),
      ...facts,
      moverLosses: costs.mover,
      opponentLosses: costs.opponent,
    },
    steps: steps(),
    ...basis,
  };
}

const ENDED: Readonly<Record<Exclude<End['end'], 'wins' | 'beaten'>, string>> = {
  movesOn: 'The active Army may move on.',
  stays: 'The active Army stands there, and its move is over.',
  backsUp: 'Intercepted, the active Army backs up, and its move is over.',
  displaced: 'Intercepted without CUs, the General is displaced.',
  barred: 'A General without CUs cannot enter that space or end his move there.',
};

function sentenceOf({ end, overrun }: End, costs: Costs): string {
  if (end !== 'wins' && end !== 'beaten') return `${overrun ? '1 CU is overrun. ' : ''}${ENDED[end]}`;
  const lost = `${plural(costs.mover, 'CU')} to ${plural(costs.opponent, 'CU')} of the opponent`;
  return `A Land Battle: the active Army ${end === 'wins' ? 'wins' : 'is beaten'} and loses ${lost}.`;
}

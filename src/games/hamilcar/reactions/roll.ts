/** Land Reactions played out by the faces rolled, through the same tree as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import { follow } from '../../../calculator/procedure.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { costsBy } from './battle.ts';
import type { ReactionsInput } from './fields.ts';
import { factsOf, prepared, tellingsOf } from './odds.ts';
import type { End } from './tree.ts';

export const reactionsRolls = (input: ReactionsInput, tables: Tables, fallen: Faces): readonly Roll[] =>
  follow(prepared(input, tables).plan, fallen).rolls;

export function reactionsRoll(input: ReactionsInput, faces: Faces, tables: Tables): Outcome {
  const { situation, clashes, plan, basis, read } = prepared(input, tables);
  const { steps, leaf } = follow(plan, faces);
  const end = leaf!;
  const costs = end.battled && costsBy(situation, clashes(end.battled.enemy), faces);
  return {
    sentence: sentenceOf(end, costs),
    facts: {
      ...tellingsOf(end),
      ...factsOf(situation, read),
      moverLosses: costs?.mover ?? 0,
      opponentLosses: (costs?.opponent ?? 0) + (end.overrun ? 1 : 0),
    },
    steps: steps(),
    ...basis,
  };
}

const ENDED: Record<Exclude<End['end'], 'wins' | 'beaten'>, string> = {
  movesOn: 'The active Army may move on.',
  stays: 'The active Army stands there, and its move is over.',
  backsUp: 'Intercepted, the active Army backs up, and its move is over.',
  displaced: 'Intercepted without CUs, the General is displaced.',
  barred: 'A General without CUs cannot enter that space or end his move there.',
};

function sentenceOf({ end, overrun }: End, costs: { mover: number; opponent: number } | undefined): string {
  if (end !== 'wins' && end !== 'beaten') return `${overrun ? '1 CU is overrun. ' : ''}${ENDED[end]}`;
  const lost = `${plural(costs!.mover, 'CU')} to ${plural(costs!.opponent, 'CU')} of the opponent`;
  return `A Land Battle: the active Army ${end === 'wins' ? 'wins' : 'is beaten'} and loses ${lost}.`;
}

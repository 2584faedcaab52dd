/** Raids roll by roll, each choice being the best one: what happened as plain data, and the same told step by step. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import type { Step } from '../../../calculator/roll/dice-tree.ts';
import { basis } from '../../../calculator/summary.ts';
import { type Figures, Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import { pool, sumOf } from '../dice.ts';
import type { Raid } from './fields.ts';
import { deedOf, type RaidPlan, raidFacts, raidPlan } from './plan.ts';
import { RAID_READINGS, type Raided, type RaidState, raidLedger, raidOnce, stateOf, tally } from './rules.ts';

/** What the force did: a raid, or a move or halt under its name. */
type Deed =
  | Raided
  | { readonly type: 'move' | 'stop'; readonly name: string; readonly rule: '9.2'; readonly after: RaidState };

/** How the raids went, as far as their dice have fallen. */
interface Pillaged {
  readonly end: RaidState;
  readonly deeds: readonly Deed[];
  readonly raids: number;
  /** The dice of the next raid have not fallen. */
  readonly waiting: boolean;
}

/** 14.2, 14.3: raid by raid and move by move, as far as the faces go. */
export function pillage(raid: Raid, { best }: RaidPlan, faces: Faces, figures: Figures): Pillaged {
  const deeds: Deed[] = [];
  let [state, raids] = [stateOf(raid), 0];
  for (let choice = best.choose(state); choice; choice = best.choose(state)) {
    const type = deedOf(state, choice);
    if (type === 'raid') {
      const fallen = faces[`raid${raids + 1}`];
      if (!fallen) return { end: state, deeds, raids, waiting: true };
      raids++;
      const raided = raidOnce(state, fallen, figures);
      deeds.push(raided);
      state = raided.after;
    } else {
      const [after = state] = choice.to.outcomes;
      deeds.push({ type, name: choice.name, rule: '9.2', after });
      state = after;
    }
  }
  return { end: state, deeds, raids, waiting: false };
}

export function raidRolls(raid: Raid, tables: Tables, fallen: Faces): Roll[] {
  const read = new Reader(tables);
  const { raids, waiting } = pillage(raid, raidPlan(raid, read), fallen, read);
  return Array.from({ length: raids + (waiting ? 1 : 0) }, (_, i) => pool(`raid${i + 1}`, `Raid ${i + 1}`, 2));
}

export function raidRoll(raid: Raid, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const plan = raidPlan(raid, read);
  const { end, deeds, raids } = pillage(raid, plan, faces, read);
  const { otherPlunder, ...result } = tally(raid, end, plan.length);
  const track = result.fills
    ? `the plunder track fills, pays and is cleared; ${plural(result.plunder, 'marker')} lie on it in the end`
    : otherPlunder
      ? `${plural(otherPlunder, 'marker')} of the other Gauls stay on the track`
      : `the track holds ${plural(result.plunder, 'plunder marker')}`;
  return {
    sentence: `${result.successes} of ${plural(raids, 'raid')} ${result.successes === 1 ? 'succeeds' : 'succeed'} at a cost of ${result.cuLost} CU; ${track}.`,
    facts: {
      ...raidFacts(raid, plan),
      ...result,
      ...(raid.plunder < 0 && { otherPlunder }),
      raids,
      mpLeft: end.mp,
    },
    steps: stepsOf(deeds),
    ...basis(raidLedger(raid, plan.length, plan.standing), RAID_READINGS, read),
  };
}

function stepsOf(deeds: readonly Deed[]): Step[] {
  let raids = 0;
  return deeds.map((deed) => {
    const { rule, after } = deed;
    if (deed.type !== 'raid') return { rule, text: `${deed.name}, with ${after.mp} MP left.` };
    raids++;
    const { faces, result, succeeds } = deed;
    const success = succeeds ? 'succeeds, 1 plunder marker' : 'fails';
    return {
      rule,
      text: `Raid ${raids}, in space ${after.at + 1}: ${faces.join(' and ')}, ${sumOf(faces)}. It ${success}; ${result.cu} CU lost, ${after.mp} MP left.`,
    };
  });
}

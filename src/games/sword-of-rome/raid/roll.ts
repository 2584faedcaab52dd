/** Raids written down roll by roll, each choice being the best one, through the same functions as the odds. */
import type { Faces, Roll } from '../../../calculator/calculator.ts';
import type { Outcome } from '../../../calculator/report.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { Policy } from '../../../engine/policy.ts';
import { siegeResult } from '../siege/rules.ts';
import { raidFacts, tally } from './odds.ts';
import {
  afterRaid,
  bestRaids,
  lengthOf,
  RAID_MODIFIER,
  RAID_READINGS,
  type Raid,
  type RaidState,
  raidLedger,
  stateOf,
} from './rules.ts';

interface Walk {
  readonly end: RaidState;
  readonly raids: number;
  /** The dice of the next raid have not fallen. */
  readonly waiting: boolean;
  readonly steps: readonly { readonly rule: string; readonly text: string }[];
}

/** 14.2, 14.3: raid by raid and move by move, as far as the faces go. */
function walk(raid: Raid, best: Policy<RaidState>, faces: Faces, read: Reader): Walk {
  const steps: { rule: string; text: string }[] = [];
  let [state, raids] = [stateOf(raid), 0];
  for (let choice = best.choose(state); choice; choice = best.choose(state)) {
    if (choice.name === 'Raid') {
      const fallen = faces[`raid${raids + 1}`];
      if (!fallen) return { end: state, raids, waiting: true, steps };
      raids++;
      const result = siegeResult(fallen[0]! + fallen[1]! + RAID_MODIFIER, read);
      state = afterRaid(state, result);
      const success = result.points > 0 ? 'succeeds, 1 plunder marker' : 'fails';
      const text = `Raid ${raids}, in space ${state.at + 1}: ${fallen.join(' and ')}, ${fallen[0]! + fallen[1]!}. It ${success}; ${result.cu} CU lost, ${state.mp} MP left.`;
      steps.push({ rule: result.points > 0 ? '14.3' : '14.2', text });
    } else {
      state = choice.to.outcomes[0]!;
      steps.push({ rule: '9.2', text: `${choice.name}, with ${state.mp} MP left.` });
    }
  }
  return { end: state, raids, waiting: false, steps };
}

export function raidRolls(raid: Raid, tables: Tables, fallen: Faces): Roll[] {
  const read = new Reader(tables);
  const best = bestRaids(raid, lengthOf(raid, read).length, read);
  const { raids, waiting } = walk(raid, best, fallen, read);
  return Array.from({ length: raids + (waiting ? 1 : 0) }, (_, i) => ({
    id: `raid${i + 1}`,
    label: `Raid ${i + 1}`,
    dice: 2,
    sides: 6,
  }));
}

export function raidRoll(raid: Raid, faces: Faces, tables: Tables): Outcome {
  const read = new Reader(tables);
  const { length, standing } = lengthOf(raid, read);
  const best = bestRaids(raid, length, read);
  const { end, raids, steps } = walk(raid, best, faces, read);
  const { otherPlunder, ...result } = tally(raid, end, length);
  const track = result.fills
    ? `the plunder track fills, pays and is cleared; ${plural(result.plunder, 'marker')} lie on it in the end`
    : otherPlunder
      ? `${plural(otherPlunder, 'marker')} of the other Gauls stay on the track`
      : `the track holds ${plural(result.plunder, 'plunder marker')}`;
  return {
    sentence: `${plural(result.successes, 'raid')} of ${raids} succeed, for ${result.cuLost} CU; ${track}.`,
    facts: {
      ...raidFacts(raid, best, length),
      ...result,
      ...(raid.plunder < 0 && { otherPlunder }),
      raids,
      mpLeft: end.mp,
    },
    steps,
    ...basis(raidLedger(raid, length, standing), RAID_READINGS, read),
  };
}

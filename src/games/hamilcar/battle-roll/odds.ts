/** All faces of one Battle Roll at sea, and the same roll in every column. */
import { mapped } from '../../../calculator/keys.ts';
import type { Grid } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { decimal, percent, plural } from '../../../calculator/words.ts';
import { chance, mean } from '../../../engine/dist.ts';
import { SIDE_NAMES } from '../words.ts';
import type { BattleRoll } from './fields.ts';
import { engagementOf, MEANINGS, planOf } from './plan.ts';
import { COLUMNS, prospectOf } from './rules.ts';

/** 9.2.B1: the same roll in every column; browsing it is not what the result stands on. */
function gridOf(input: BattleRoll, tables: Tables): Grid {
  const browse = new Reader(tables);
  const all = COLUMNS.map((column, i) => ({
    column,
    rolls: prospectOf(input, { ...engagementOf(input), rating: i + 1, round: 1 }, browse).all,
  }));
  const most = Math.max(...all.flatMap(({ rolls }) => rolls.outcomes.map(({ hits }) => hits)));
  const amounts = Array.from({ length: most + 1 }, (_, hits) => hits);
  return {
    columns: [
      { id: 'column', label: 'Column', form: 'text' },
      ...amounts.map((hits) => ({ id: `hits${hits}`, label: plural(hits, 'hit'), form: 'chance' as const })),
      { id: 'average', label: 'On average', form: 'text' },
    ],
    rows: all.map(({ column, rolls }) => ({
      column,
      ...Object.fromEntries(amounts.map((hits) => [`hits${hits}`, chance(rolls, (roll) => roll.hits === hits)])),
      average: decimal(
        mean(rolls, (roll) => roll.hits),
        2,
      ),
    })),
  };
}

export function broadsideOdds(input: BattleRoll, tables: Tables) {
  const { prospect, facts, basis } = planOf(input, tables);
  const { all } = prospect;
  const target = Number(input.target);
  const chances = mapped(MEANINGS, (holds) => chance(all, (roll) => holds(roll, target)));
  const { expected, distributions } = measure({ hits: [all, (roll) => roll.hits] });
  return {
    sentence: `${SIDE_NAMES[input.side]} hits ${percent(chances.hit)} of the time in column ${facts.column} and scores ${decimal(expected.hits, 2)} hits on average.`,
    chances,
    expected,
    distributions,
    facts,
    grid: gridOf(input, tables),
    outOf: all.total,
    ...basis,
  };
}

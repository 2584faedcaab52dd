/** Every die that may be rolled again, as a report: what each brings, and the best of them. */
import type { Grid } from '../../../calculator/report.ts';
import { measure } from '../../../calculator/summary.ts';
import type { Tables } from '../../../calculator/table.ts';
import { percent, signed } from '../../../calculator/words.ts';
import { certain, chance, map } from '../../../engine/dist.ts';
import { DIE, SIDED } from '../dice.ts';
import { fightBy } from '../land-battle/melee.ts';
import { SIDE_NAMES, type Side } from '../words.ts';
import type { Reroll } from './fields.ts';
import { nameIn, planOf, type Table } from './plan.ts';

function gridOf(table: Table, holder: Side): Grid {
  return {
    columns: [
      { id: 'die', label: 'Rolled again', form: 'text' },
      { id: 'wins', label: `${SIDE_NAMES[holder]} wins`, form: 'chance' },
      { id: 'balance', label: 'Balance of CUs', form: 'text' },
      { id: 'best', label: 'Best', form: 'text' },
    ],
    rows: table.choices.map((choice) => ({
      die: nameIn(table, choice),
      wins: choice.wins / SIDED,
      balance: signed(choice.balance / SIDED, 2),
      best: choice === table.best ? 'yes' : 'no',
    })),
  };
}

export function rerollOdds(input: Reroll, tables: Tables) {
  const { table, facts, basis } = planOf(input, tables);
  const { melee, faces, taken, asItLies } = table;
  const { die } = taken;
  const fights = die === undefined ? certain(asItLies) : map(DIE, (face) => fightBy(melee, faces.with(die, face)));
  const wins = (side: Side): number => chance(fights, ({ winner }) => winner === side);
  const who = SIDE_NAMES[input.holder];
  const lies = `As the dice are now, ${facts.asItLies} wins.`;
  const does = input.again === 'best' ? 'should have' : 'has';
  return {
    sentence:
      die === undefined
        ? `${who} should leave the dice as they are. ${lies}`
        : `${who} ${does} ${nameIn(table, taken)} rolled again: it then wins ${percent(wins(input.holder))} of the time. ${lies}`,
    chances: { carthageWins: wins('carthage'), romeWins: wins('rome') },
    ...measure({
      carthageCuLost: [fights, ({ lost }) => lost.carthage],
      romeCuLost: [fights, ({ lost }) => lost.rome],
    }),
    facts,
    grid: gridOf(table, input.holder),
    ...basis,
  };
}

/** A game's calculators in groups, in the order of a turn. Refuses a name that belongs to no calculator or group. */
import type { Calculator } from '../calculator/calculator.ts';
import { everyCalculatorOf } from '../games/index.ts';
import type { Game } from './game.ts';
import { ContentError, unknownName } from './problem.ts';

interface OddsGroup {
  readonly id: string;
  readonly title: string;
  readonly calculators: readonly Calculator[];
}

export async function oddsGroups(game: Game): Promise<OddsGroup[]> {
  const all = await everyCalculatorOf(game.id);
  const odds = game.ways?.odds ?? [];
  const leads = game.ways ? Object.values(game.ways.doors).map(({ to }) => to) : [];
  const where = `content/${game.id}/ways.json`;
  const [ids, groups] = [all.map(({ id }) => id), odds.map(({ id }) => id)];
  const listed = odds.flatMap(({ calculators }) => calculators);
  const problems = [
    ...[...listed, ...leads.flatMap((to) => ('calculator' in to ? [to.calculator] : []))]
      .filter((id) => !ids.includes(id))
      .map((id) => unknownName(where, 'calculator', id, ids)),
    ...leads
      .flatMap((to) => ('group' in to ? [to.group] : []))
      .filter((id) => !groups.includes(id))
      .map((id) => unknownName(where, 'group', id, groups)),
    ...listed.filter((id, i) => listed.indexOf(id) !== i).map((id) => `${where}: calculator "${id}" appears twice`),
  ];
  if (problems.length) throw new ContentError(problems);
  const rest = all.filter(({ id }) => !listed.includes(id));
  return [
    ...odds.map(({ calculators, ...group }) => ({
      ...group,
      calculators: calculators.flatMap((id) => all.find((c) => c.id === id) ?? []),
    })),
    ...(rest.length ? [{ id: 'odds', title: odds.length ? 'More odds' : 'Odds', calculators: rest }] : []),
  ];
}

/** A move, told (5): what a planned way costs step by step, or the cheapest way between two places. */
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { Route } from '../../../engine/path.ts';
import { neighboursOf, wayBetween } from '../board/rules.ts';
import { nameOf, PLACES, type Place } from '../words.ts';
import { entering, passing } from './deeds.ts';
import { fewestFrom } from './fewest.ts';
import type { Move } from './fields.ts';
import { type Course, followed } from './plan.ts';
import { planReadings, searchReadings } from './readings.ts';

const named = (places: readonly Place[]): string => places.map(nameOf).join(', ');
const forceOf = (legions: number): string => (legions === 0 ? 'A Leader alone' : plural(legions, 'Legion'));
const pays = (legions: number): string => (legions > 1 ? 'pay' : 'pays');

/** A Leader alone is at least a General. */
const moverOf = (input: Move): Move =>
  input.legions === 0 && input.leader === 'none' ? { ...input, leader: 'general' } : input;

function planned(given: Move, tables: Tables) {
  const read = new Reader(tables);
  const input = moverOf(given);
  const course = followed(input, tables, read);
  const { deeds, problem, force, at, attackers, demoted } = course;
  const total = deeds.reduce((sum, { mp }) => sum + mp, 0);
  const lines = deeds.flatMap((d) => d.lines);
  const way = problem ? [line('plan', 0, problem.says, problem.rule)] : [];
  return {
    sentence: planSentence(input, course, total),
    ...SETTLED,
    facts: {
      total,
      left: input.mp - total,
      enough: total <= input.mp,
      legal: !problem,
      costs: deeds.map((d) => d.mp).join(' + ') || '0',
      legionsAfter: force.legions,
      fatigueAfter: force.won,
      endsIn: nameOf(at),
      ...(attackers !== undefined && { attackers }),
      ...(demoted && { demoted }),
    },
    grid: gridOfDeeds(course, input.mp),
    ...basis([...lines, ...way], planReadings(input, course), read),
  };
}

function planSentence({ legions, mp, from }: Move, { deeds, problem, at, force }: Course, total: number): string {
  if (problem) return `This way is not allowed: ${problem.says}`;
  if (!deeds.length) return `${forceOf(legions)} in ${nameOf(from)} ${legions > 1 ? 'do' : 'does'} not move, for 0 MP.`;
  const end = `${nameOf(at)}${force.legions === legions ? '' : `, with ${plural(force.legions, 'Legion')} at the end`}`;
  const spent = total <= mp ? `${total} of ${mp} MP, ${mp - total} left` : `${total} MP, but the cards give only ${mp}`;
  return `${forceOf(legions)} from ${nameOf(from)} to ${end}: ${spent}.`;
}

const gridOfDeeds = ({ deeds }: Course, mp: number): Grid => ({
  columns: [
    { id: 'what', label: 'In this order', form: 'text' },
    { id: 'mp', label: 'MP', form: 'number' },
    { id: 'left', label: 'Left', form: 'number' },
  ],
  rows: deeds.map((deed, i) => ({
    what: deed.what,
    mp: deed.mp,
    left: mp - deeds.slice(0, i + 1).reduce((sum, d) => sum + d.mp, 0),
  })),
});

function searched(input: Move, tables: Tables) {
  const read = new Reader(tables);
  const routes = fewestFrom(input, tables, read);
  const found = input.from === 'roma' && input.legions > 0 ? undefined : routes.get(input.to);
  const near = neighboursOf(input.from, tables, read);
  const by = (way: string) => named(near.filter((n) => n.way === way).map((n) => n.to)) || 'none';
  return {
    sentence: searchSentence(input, found),
    ...SETTLED,
    facts: {
      reachable: found !== undefined,
      ...(found && {
        total: found.cost,
        left: input.mp - found.cost,
        enough: found.cost <= input.mp,
        path: named(found.path),
      }),
      borders: by('border'),
      straits: by('straits'),
    },
    grid: gridOfRoutes(input, routes),
    ...basis(found ? linesOf(input, found.path, tables) : [], searchReadings(input, found), read),
  };
}

function searchSentence({ from, to, legions, mp }: Move, found: Route<Place> | undefined): string {
  if (!found) {
    const why = to === 'roma' && legions > 0 ? 'Legions never enter Roma' : 'no way is open';
    return `${forceOf(legions)} cannot get from ${nameOf(from)} to ${nameOf(to)}: ${why}.`;
  }
  const way = found.path.length > 2 ? ` by way of ${named(found.path.slice(1, -1))}` : '';
  const enough = found.cost <= mp ? `you have enough, ${mp} MP` : `you have only ${mp} MP`;
  return `${forceOf(legions)} ${pays(legions)} at least ${found.cost} MP from ${nameOf(from)} to ${nameOf(to)}${way}; ${enough}.`;
}

/** The steps of the way found, each with its price. */
function linesOf(input: Move, path: readonly Place[], tables: Tables): Line[] {
  const read = new Reader(tables);
  return path.flatMap((at, i) => {
    const to = path[i + 1];
    const way = to && wayBetween(at, to, tables, read);
    if (!way) return [];
    const owners = i === 0 ? 0 : input.enemies.filter((e) => e.at === at).reduce((sum, e) => sum + e.owners, 0);
    return [
      ...(owners > 0 ? passing(owners, at, input, read).lines : []),
      ...entering(input, to, way, input.tribe === to, input, read).lines,
    ];
  });
}

/** What every place costs, the nearest first. */
const gridOfRoutes = ({ mp, from }: Move, routes: ReadonlyMap<Place, Route<Place>>): Grid => ({
  columns: [
    { id: 'to', label: 'To', form: 'text' },
    { id: 'mp', label: 'MP at least', form: 'number' },
    { id: 'enough', label: `With ${mp} MP`, form: 'text' },
  ],
  rows: PLACES.flatMap((place) => {
    const route = place === from ? undefined : routes.get(place);
    return route ? [{ to: nameOf(place), mp: route.cost, enough: route.cost <= mp ? 'yes' : 'no' }] : [];
  }).sort((a, b) => a.mp - b.mp),
});

export const moveOdds = (input: Move, tables: Tables) =>
  input.ask === 'plan' ? planned(input, tables) : searched(input, tables);

/** Move planner (5): what a way costs a force, step by step, and the cheapest way between two places. */
import { calculator } from '../../../calculator/calculator.ts';
import type { InputOf } from '../../../calculator/fields.ts';
import type { Grid, Line, Report } from '../../../calculator/report.ts';
import { NO_DICE, SETTLED } from '../../../calculator/settled.ts';
import { basis } from '../../../calculator/summary.ts';
import { Reader, type Tables } from '../../../calculator/table.ts';
import { plural } from '../../../calculator/words.ts';
import type { Route } from '../../../engine/path.ts';
import { neighboursOf, wayBetween } from '../board/rules.ts';
import { nameOf, PLACES, type Place } from '../words.ts';
import { entering, passing } from './deeds.ts';
import { fewestFrom } from './fewest.ts';
import { fields } from './fields.ts';
import { type Course, followed } from './plan.ts';
import { planReadings, searchReadings } from './readings.ts';

type Input = InputOf<typeof fields>;

const named = (places: readonly Place[]): string => places.map(nameOf).join(', ');
const forceOf = (legions: number): string => (legions === 0 ? 'A Leader alone' : plural(legions, 'Legion'));
const pays = (legions: number): string => (legions > 1 ? 'pay' : 'pays');

/** A Leader alone is at least a General. */
const moverOf = (input: Input): Input =>
  input.legions === 0 && input.leader === 'none' ? { ...input, leader: 'general' } : input;

function planned(given: Input, tables: Tables): Report {
  const read = new Reader(tables);
  const input = moverOf(given);
  const course = followed(input, tables, read);
  const { deeds, problem, force, at, attackers, demoted } = course;
  const total = deeds.reduce((sum, { mp }) => sum + mp, 0);
  const lines = deeds.flatMap((d) => d.lines);
  const way: Line[] = problem
    ? [{ who: 'plan', amount: 0, why: problem.says, rule: problem.rule, standing: 'printed' }]
    : [];
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

function planSentence({ legions, mp, from }: Input, { deeds, problem, at, force }: Course, total: number): string {
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

function searched(input: Input, tables: Tables): Report {
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

function searchSentence({ from, to, legions, mp }: Input, found: Route<Place> | undefined): string {
  if (!found) {
    const why = to === 'roma' && legions > 0 ? 'Legions never enter Roma' : 'no way is open';
    return `${forceOf(legions)} cannot get from ${nameOf(from)} to ${nameOf(to)}: ${why}.`;
  }
  const way = found.path.length > 2 ? ` by ${named(found.path.slice(1, -1))}` : '';
  const enough = found.cost <= mp ? `${mp} MP are enough` : `${mp} MP are too few`;
  return `${forceOf(legions)} ${pays(legions)} ${found.cost} MP at least from ${nameOf(from)} to ${nameOf(to)}${way}; ${enough}.`;
}

/** The steps of the way found, each with its price. */
function linesOf(input: Input, path: readonly Place[], tables: Tables): Line[] {
  const read = new Reader(tables);
  return path.slice(1).flatMap((to, i) => {
    const at = path[i]!;
    const owners = i === 0 ? 0 : input.enemies.filter((e) => e.at === at).reduce((sum, e) => sum + e.owners, 0);
    const way = wayBetween(at, to, tables, read)!;
    return [
      ...(owners > 0 ? passing(owners, at, input, read).lines : []),
      ...entering(input, to, way, input.tribe === to, input, read).lines,
    ];
  });
}

/** What every place costs, the nearest first. */
const gridOfRoutes = ({ mp, from }: Input, routes: ReadonlyMap<Place, Route<Place>>): Grid => ({
  columns: [
    { id: 'to', label: 'To', form: 'text' },
    { id: 'mp', label: 'MP at least', form: 'number' },
    { id: 'enough', label: `With ${mp} MP`, form: 'text' },
  ],
  rows: PLACES.filter((p) => p !== from && routes.has(p))
    .map((p) => ({ to: nameOf(p), mp: routes.get(p)!.cost, enough: routes.get(p)!.cost <= mp ? 'yes' : 'no' }))
    .sort((a, b) => a.mp - b.mp),
});

export const move = calculator({
  id: 'move',
  title: 'Move planner',
  question: 'What does this move cost, and what is the cheapest way?',
  rules: [
    '5.0',
    '5.1',
    '5.2',
    '5.3',
    '5.4',
    '5.5',
    '5.6',
    '5.7',
    '5.8',
    '6.0',
    '6.1',
    '12.0-barbarians',
    'aid-terrain',
  ],
  fields,
  folded: ['Before it moves', 'Readings'],
  tables: ['movement-costs', 'links'],
  terms: {
    total: 'MP needed',
    left: 'MP left',
    enough: 'The cards are enough',
    legal: 'Allowed',
    costs: 'MP in this order',
    legionsAfter: 'Legions at the end',
    fatigueAfter: 'Battles won at the end',
    endsIn: 'Ends in',
    attackers: 'Legions in the last attack',
    demoted: 'A General replaces him',
    reachable: 'Can be reached',
    path: 'Way',
    borders: 'Borders on',
    straits: 'Straits to',
  },
  ...NO_DICE,
  compute: (input, tables) => (input.ask === 'plan' ? planned(input, tables) : searched(input, tables)),
});

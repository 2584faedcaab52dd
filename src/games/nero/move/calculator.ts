/** Move planner (5): what a route costs a force, step by step, and the cheapest route between two places. */
import { line } from '../../../calculator/ledger.ts';
import type { Grid, Line } from '../../../calculator/report.ts';
import { plural } from '../../../calculator/words.ts';
import type { Route } from '../../../engine/path.ts';
import { neighboursOf, wayBetween } from '../board/rules.ts';
import { calculator } from '../readings.ts';
import type { Reader } from '../tables.ts';
import { nameOf, PLACES, type PlaceId } from '../words.ts';
import { entering, passing } from './deeds.ts';
import type { Move } from './fields.ts';
import { fields, MORE, READINGS } from './fields.ts';
import { type Course, fewestFrom, followed } from './plan.ts';

const named = (places: readonly PlaceId[]): string => places.map(nameOf).join(', ');
const forceOf = (legions: number): string => (legions === 0 ? 'A Leader alone' : plural(legions, 'Legion'));
const needs = (legions: number): string => (legions > 1 ? 'need' : 'needs');

/** A Leader alone is at least a General. */
const moverOf = (input: Move): Move =>
  input.legions === 0 && input.leader === 'none' ? { ...input, leader: 'general' } : input;

/** The readings that both questions may touch. */
const shared = ({ legions, tribe }: Move, severalOwners: boolean, entersTribe: boolean) => ({
  'passage-with-several-players': severalOwners,
  'leader-alone-cost': entersTribe && legions === 0,
  // Of its Provinces only this one lies over Straits.
  'straits-to-the-barbarians': entersTribe && tribe === 'germania-superior' && legions > 0,
});

function planned(given: Move, read: Reader) {
  const input = moverOf(given);
  const course = followed(input, read);
  const { deeds, problem, force, at, attackers, demoted } = course;
  const total = deeds.reduce((sum, { mp }) => sum + mp, 0);
  const lines = deeds.flatMap((d) => d.lines);
  const way = problem ? [line('plan', 0, problem.says, problem.rule)] : [];
  const several = deeds.some((d) => d.type === 'pass') && input.steps.some((s) => s.meets === 'passes' && s.owners > 1);
  return {
    sentence: planSentence(input, course, total),
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
    ledger: [...lines, ...way],
    readings: {
      ...shared(
        input,
        several,
        input.steps.some((s) => s.to === input.tribe),
      ),
      'uncontrolled-at-the-start': input.startUncontrolled > 0,
      'what-fatigue-adds-to': force.won > 0,
      'fatigue-after-a-split': force.won > 0 && input.steps.some((s) => s.own + s.uncontrolled + s.dropped > 0),
      'passage-of-a-leader': input.legions === 0 && input.steps.some((s) => s.meets === 'passes'),
    },
  };
}

function planSentence({ legions, mp, from }: Move, { deeds, problem, at, force }: Course, total: number): string {
  if (problem) return `This route is not allowed: ${problem.says}`;
  if (!deeds.length) return `${forceOf(legions)} in ${nameOf(from)} ${legions > 1 ? 'do' : 'does'} not move: 0 MP.`;
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

function searched(input: Move, read: Reader) {
  const routes = fewestFrom(input, read);
  const found = input.from === 'roma' && input.legions > 0 ? undefined : routes.get(input.to);
  const near = neighboursOf(input.from, read.tables, read);
  const through = found?.path.slice(1, -1) ?? [];
  const met = input.enemies.reduce((sum, { at, owners }) => sum + (through.includes(at) ? owners : 0), 0);
  const by = (way: string) => named(near.filter((n) => n.way === way).map((n) => n.to)) || 'none';
  return {
    sentence: searchSentence(input, found),
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
    ledger: found ? linesOf(input, found.path, read.aside()) : [],
    readings: shared(input, met > 1, found !== undefined && input.tribe === input.to),
  };
}

function searchSentence({ from, to, legions, mp }: Move, found: Route<PlaceId> | undefined): string {
  if (!found) {
    const why = to === 'roma' && legions > 0 ? 'Legions never enter Roma' : 'no route is open';
    return `${forceOf(legions)} cannot get from ${nameOf(from)} to ${nameOf(to)}: ${why}.`;
  }
  const way = found.path.length > 2 ? ` by way of ${named(found.path.slice(1, -1))}` : '';
  const enough = found.cost <= mp ? `your ${mp} MP are enough` : `you have only ${mp} MP`;
  return `${forceOf(legions)} ${needs(legions)} at least ${found.cost} MP from ${nameOf(from)} to ${nameOf(to)}${way}; ${enough}.`;
}

/** The steps of the way found, each with its price. */
function linesOf(input: Move, path: readonly PlaceId[], read: Reader): Line[] {
  return path.flatMap((at, i) => {
    const to = path[i + 1];
    const way = to && wayBetween(at, to, read.tables, read);
    if (!way) return [];
    const owners = i === 0 ? 0 : input.enemies.filter((e) => e.at === at).reduce((sum, e) => sum + e.owners, 0);
    return [
      ...(owners > 0 ? passing(owners, at, input, read).lines : []),
      ...entering(input, to, way, input.tribe === to, input, read).lines,
    ];
  });
}

/** What every place costs, the nearest first. */
const gridOfRoutes = ({ mp, from }: Move, routes: ReadonlyMap<PlaceId, Route<PlaceId>>): Grid => ({
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

export const move = calculator({
  id: 'move',
  title: 'Move planner',
  question: 'What does this move cost, and what is the cheapest route?',
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
  folded: [MORE, READINGS],
  tables: ['movement-costs', 'links'],
  terms: {
    total: 'MP needed',
    left: 'MP left',
    enough: 'Enough MP',
    legal: 'Allowed',
    costs: 'MP in this order',
    legionsAfter: 'Legions at the end',
    fatigueAfter: 'Battles won by the end',
    endsIn: 'Ends in',
    attackers: 'Legions in the last attack',
    demoted: 'A General replaces him',
    reachable: 'Can be reached',
    path: 'Way',
    borders: 'Borders on',
    straits: 'Straits to',
  },
  compute: (input, read) => (input.ask === 'plan' ? planned(input, read) : searched(input, read)),
});

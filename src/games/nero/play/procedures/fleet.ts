/** Galley Fleet (12.0-galley-fleet): up to three Legions and the Leader from port to port. */
import { plural } from '../../../../calculator/words.ts';
import type { Random } from '../../../../engine/random.ts';
import { figuresOf } from '../../../../play/figures.ts';
import { either, no, type Problem } from '../../../../play/problem.ts';
import { noteMove, push } from '../../../../play/state.ts';
import { limitOf } from '../../limits/rules.ts';
import { AREA_NAMES } from '../../words.ts';
import type { Action } from '../actions.ts';
import { finishLegions, gain, lose, placeLeader } from '../changes.ts';
import { enemiesAt, freshAt, givesOccasion, leaderFree, nameOf, piecesName } from '../queries.ts';
import type { State } from '../state.ts';
import { type Answerable, isStruck } from './window.ts';

/** A fleet: where it sails, and what is aboard. */
export type Fleet = Omit<Action<'sail'>, 'type'>;

/** 2.6.5 */
const isPort = (s: State, at: string): boolean => s.setup.board.places[at]?.port === true;

/** 5.6: Legions under a Retreat marker cannot sail; nor can those that have moved. */
function aboard(s: State, from: string): number {
  const stack = s.stacks[s.round.active][from];
  return !stack || stack.marker ? 0 : Math.min(freshAt(s, from), limitOf('galley-legions', figuresOf(s)));
}

/** 12.0-galley-fleet: whether the Leader may sail without Legions. */
const leaderAlone = (s: State, from: string): boolean =>
  leaderFree(s, from) && s.setup.rulings['galley-fleet-for-a-leader'] === 'yes';

/** 5.0: ports with own pieces that may still sail; none while a force moves, which must finish before another does. */
function ports(s: State): string[] {
  const { active, force } = s.round;
  if (force) return [];
  const held = new Set([...Object.keys(s.stacks[active]), s.leaders[active].at]);
  return [...held].filter((at) => isPort(s, at) && (aboard(s, at) > 0 || leaderAlone(s, at)));
}

/** 12.0-galley-fleet: any other port; Roma is none (5.8). */
const landings = (s: State, from: string): string[] => s.setup.board.ports.filter((at) => at !== from);

/** 5.0, 12.0-galley-fleet: why no fleet can sail now. */
export const whyNoFleet = (s: State): Problem =>
  s.round.force
    ? no('5.0', 'A force is moving; it must finish before a fleet sails.')
    : no('12.0-galley-fleet', 'You have no pieces in port that may still sail.');

/** 12.0-galley-fleet: what may sail from a port, the same wherever it goes. */
function* loads(s: State, from: string): Generator<Pick<Fleet, 'legions' | 'leader'>> {
  const most = aboard(s, from);
  for (const leader of leaderFree(s, from) ? [false, true] : [false])
    for (let legions = leader && leaderAlone(s, from) ? 0 : 1; legions <= most; legions++) yield { legions, leader };
}

/** 12.0-galley-fleet: every way to sail. */
export function* sailings(s: State): Generator<Action<'sail'>> {
  for (const from of ports(s))
    for (const to of landings(s, from))
      for (const { legions, leader } of loads(s, from)) yield { type: 'sail', from, to, legions, leader };
}

/** 12.0-galley-fleet: one way to sail, each as likely; from every port there are as many others to sail to. */
export function sailing(s: State, random: Random): Action<'sail'> | undefined {
  const open = ports(s).flatMap((from) => [...loads(s, from)].map((load) => ({ from, ...load })));
  const fleet = open[random.below(open.length)];
  if (!fleet) return undefined;
  const { from, legions, leader } = fleet;
  const others = landings(s, from);
  const to = others[random.below(others.length)];
  return to === undefined ? undefined : { type: 'sail', from, to, legions, leader };
}

/** 12.0-galley-fleet: why a fleet cannot sail so. */
export function whyNoSailing(s: State, { from, to, legions, leader }: Fleet): Problem {
  const rule = '12.0-galley-fleet';
  const open = ports(s);
  if (!open.includes(from)) return no(rule, `The fleet may leave from ${either(open.map((p) => nameOf(s, p)))}.`);
  if (to === from || !isPort(s, to))
    return no(rule, `The fleet may land in ${either(landings(s, from).map((p) => nameOf(s, p)))}.`);
  const most = aboard(s, from);
  if (legions > most) return no(rule, `At most ${plural(most, 'Legion')} can sail from ${nameOf(s, from)}.`);
  if (leader && !leaderFree(s, from))
    return no(rule, `The Leader is not in ${nameOf(s, from)}, or cannot move any more.`);
  return no(rule, leader ? 'The Leader cannot sail without a Legion.' : 'No piece is aboard.');
}

/** 12.0-galley-fleet: whoever was not stopped lands and is finished; the landing is an entry (5.6). */
export function sail(d: State, { from, to, legions, leader }: Fleet, answered: Answerable): void {
  const { active } = d.round;
  const landed = {
    legions: isStruck(answered, 'bad-weather') ? 0 : legions,
    leader: leader && !isStruck(answered, 'sick'),
  };
  if (landed.legions > 0) {
    lose(d, active, from, legions);
    gain(d, active, to, legions, { done: legions });
  } else finishLegions(d, from, legions);
  if (landed.leader) {
    placeLeader(d, active, to);
    d.round.leaderDone = true;
  } else if (leader) d.round.sick.push(active);
  if (landed.legions === 0 && !landed.leader) return;
  const says = (): string => `${AREA_NAMES[active]} lands ${piecesName(d, landed, 'the ')} in ${nameOf(d, to)}.`;
  noteMove(d, '12.0-galley-fleet', active, [from, to], says);
  if (!givesOccasion(d, 'galley') || (landed.legions === 0 && !givesOccasion(d, 'leader'))) return;
  d.round.forces += 1;
  push(d, {
    ...{ type: 'entered', at: to, came: from, left: 0, force: d.round.forces },
    waiting: enemiesAt(d, active, to),
  });
}
